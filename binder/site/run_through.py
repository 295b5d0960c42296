"""Use everything on the live page once in Pyodide, and report the modules of Python's library that were imported.

compile.mjs runs this. `make site-test` notices anything missing: the worker reports a needed module that was left out.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Any

LIBRARY = next(path for path in sys.path if path.endswith(".zip"))
# Imported by code that Pyodide and Python run only in a browser, or for a visitor's odd text.
BESIDES = (
    "pyodide.http pyodide.webloop encodings.ascii encodings.latin_1 encodings.utf_8_sig encodings.utf_16 encodings.idna"
)

sys.path.insert(0, "/game")
os.environ |= {"ORA_GAMES": "/kept", "ORA_PROGRESS": "/kept/ora_progress.json"}

from ora_widgets.widget.live.headless import install  # noqa: E402
from ora_widgets.widget.live.light_words import install as install_light_words  # noqa: E402

install()
install_light_words()

import ora_widgets as ora  # noqa: E402
from ora_widgets.bots.levels import LEVELS  # noqa: E402
from ora_widgets.lessons import lessons  # noqa: E402
from ora_widgets.widget.handlers import HANDLERS  # noqa: E402
from ora_widgets.widget.live.table import LiveTable  # noqa: E402
from ora_widgets.widget.live.visitor_files import VisitorFiles  # noqa: E402

TURN = ("pass", "pass", "done")
sent: set[str] = set()


class Page:
    """A visitor's page, which sends messages."""

    def __init__(self, address: str) -> None:
        self.said: list[Any] = []
        visitor = VisitorFiles(Path("/kept"))
        self.table = LiveTable(lambda text: self.said.append(json.loads(text)), address, ["en"], visitor)
        self.board = self.table.board

    def send(self, do: str, **fields: object) -> None:
        """Send a message; keys outside its shape are ignored."""
        sent.add(do)
        self.table.receive(json.dumps({"do": do, "id": len(self.said), "ply": self.board.game.ply, **fields}))

    def play(self, *lines: str) -> None:
        """Make moves."""
        for line in lines:
            self.send("play", line=line)

    def visit(self, address: str) -> None:
        """Go to an address."""
        self.send("visit", address=address, sure=True)


def welcome_a_guest(page: Page) -> None:
    """A guest joins by a link, sends requests, and leaves."""
    [invited] = [news["room"]["invite"] for news in page.said if "invite" in news.get("room", {})][-1:]
    hello = {"frame": "hello", "version": 1, "secret": invited["secret"], "key": "k" * 22, "sit": True, "seat": ""}
    asked = {"frame": "ask", "id": 1, "what": "undo"}
    texts = [json.dumps(frame) for frame in ({**hello, "name": "Ada", "language": "pl"}, asked)] + ["nonsense"]
    page.send("peer", peer=1, what="came", text="")
    for text in texts:
        page.send("peer", peer=1, what="frame", text=text)
    page.send("peer", peer=1, what="gone", text="")
    for what in ("invite", "message", "bot", "undo", "close"):
        page.send("together", what=what, which="G")


def play_a_game() -> Page:
    """A game against every bot, with all requests and actions in it."""
    page = Page("https://host/#play=bot")
    page.play("fell 0,1 wood")
    page.send("undo", by="move")
    page.send("redo", by="move")
    page.send("jump", ply=0)
    page.send("line", number=1)
    page.send("again")
    for query in (
        *("tally", "advise", "analyse", "share", "hurry", "pause", "resume", "hint", "dismiss"),
        *("here", "alive", "gone", "claim", "leave", "invitations", "together"),
    ):
        page.send(query, seat="R", who="x", what="open", which="", step=0)
    welcome_a_guest(page)
    for denied in ("edit", "lay-out", "editor"):
        page.send(denied)
    page.send("rules", query="work contract", number="")
    page.send("rules", query="", number="F5")
    page.send("log", before=1000)
    page.send("narrow", picks=["LR1"])
    page.send("preview", lines=["pass", "fell 0,1 wood"])
    page.send("why", picks=["G01"])
    page.send("sources", good="bread", seat="R", way=True)
    page.send("option", name="pace", value="slow")
    for language in ("pl", "es", "en"):
        page.send("language", language=language)
    for ending in ("html", "ora"):
        page.send("save", ending=ending)
    page.play(*TURN)
    page.send("hand", seat="G", bot=False)
    page.send("play", line="nonsense")
    page.send("picture", error="none")
    page.send("review")
    for do in ("walk-review", "walk", "leave-walk", "practise-review", "stop-review"):
        page.send(do, to=1)
    page.send("start")
    page.send("back")
    for name in LEVELS:
        page.send("start")
        who = {"R": "person", "G": name}
        page.send("begin", players=2, country="france", length="long", names={"R": "Anna"}, who=who, seed="1")
        page.play(*TURN)
    page.send("start")
    page.send("proceed", kept="none")
    page.send("reopen")
    return page


def open_texts(page: Page) -> None:
    """Every form in which a game can be pasted, and text that is none."""
    game = ora.new_game(3, "ireland", "short").play("pass; done")
    site_log = ora.new_game(2, "france", rulings="kennerspiel").play("fell 0,1 joker; done").kennerspiel()
    for text in (game.code(), game.record(), site_log, f"https://host/#{game.code()}", "nonsense", "{"):
        page.send("start")
        page.send("open", text=text)
    page.visit(f"#{game.code()}&seat=G&R=Anna")
    page.visit(f"#study={ora.Walkthrough.of(game).note('Look here.').code()}")
    page.send("mark", place="R 0,3")
    page.send("files", files={"game-1.ora": [5, "text"]})


def learn() -> None:
    """Every lesson to its end, a walkthrough, and a teacher's task."""
    page = Page("https://host/#lesson=welcome")
    for name in lessons():
        page.send("learn", lesson=name)
        for _ in lessons()[name].steps:
            for do in ("check", "hint", "solution", "next"):
                page.send(do)
    page.send("learn", lesson="today")
    page.send("next")
    page.send("learn", lesson="quiz")
    page.send("answer", value="0")
    page.send("step", step=0)
    page.send("restart")
    task = ora.assign(ora.puzzle(1), "Please.", language="pl")
    Page(task.link("https://host/"))
    Page("https://host/?lang=xx&lesson=whale")


def explore() -> None:
    """The explorer, before it is loaded and afterwards."""
    page = Page("https://host/#play=bot")

    def asked(what: str) -> Any:
        page.send("explore", what=what)
        return [news["reply"] for news in page.said if "reply" in news][-1]

    assert asked("turns")["do"] == "refused"
    assert page.table.needs_explorer('{"do": "explore"}')
    unpack("explorer")  # type: ignore[name-defined]  # noqa: F821  # compile.mjs has it
    assert all(asked(what)["answer"]["rows"] for what in ("built", "used"))
    names = [row["example"] for row in asked("turns")["answer"]["rows"]]
    page.send("example", name=max(names))


open_texts(play_a_game())
learn()
explore()
missed = HANDLERS.keys() - sent
assert not missed, f"nothing here sends {sorted(missed)}"
for name in BESIDES.split():
    __import__(name)
" ".join(sorted(name for name, at in sys.modules.items() if str(getattr(at, "__file__", "")).startswith(LIBRARY)))
