"""The board of the live page, and the messages between it and the page: JSON in both directions."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import quote

from ...engine import Refusal
from ...game.game import Game
from ...language.fluent import say
from ...language.names import seat_label
from ...language.people import people
from ...language.switch import switch
from ...lessons import Session
from ...lessons.catalogue import DAILY_PRACTICE
from ...lessons.today_task import TodayTask
from ...notation.links import SITE_VARIABLE
from ...replay.walkthroughs import Walkthrough
from ...wire.from_page import Visit
from ...wire.room import PeerNews
from ..arrival import greeting, open_arrival
from ..board import Board, traits_of
from ..by_message import link_of_board
from ..keeper import keeper_of
from ..kept_files import KeptGame, game_of, read, unfinished_files
from ..kept_games import GameInFile
from ..messages import NotAMessage, parse_message, unknown_message
from ..queries import has_explorer
from ..start import USUAL_CHOICES, PreparedGame, table_of
from .address import LESSON, START, STUDY, AddressRequest, read_address
from .peers import Peers
from .tries import Tries
from .visitor_files import VisitorFiles


class OpenedAddress(NamedTuple):
    """What an address opens: a game, a lesson or a study; whether it resumes a game; and what to say about it."""

    table: PreparedGame
    lesson: Session | None = None
    resumed: bool = False
    news: str = ""
    walk: Walkthrough | None = None


class LiveTable:
    """The board of the live page, and its messages.

    Besides those of the board it takes four messages: `{"do": "visit", …}`, an address that the visitor has gone to,
    `{"do": "files", "files": …}`, files that another window has written, `{"do": "reopen"}`, to go on with these, and
    `{"do": "peer", …}`, what has come from a guest.

    Args:
        post: Sends a message to the page, as JSON: `{"begin": …}` once, then `{"changed": traits}`, `{"reply": reply}`,
            at a task for a class `{"tried": moves}`, `{"files": …}`, which the page keeps, `{"here": …}`, what is shown
            and its address, after a visit `{"visited": sentences}` or `{"question": sentence}`, and with guests
            `{"room": …}`.
        address: The address of the page, or the part of it from its `?` or `#` on.
        preferred: The languages that the browser prefers, best first.
        files: The visitor's files, with the games that were left, in the folder where games are kept.
    """

    def __init__(
        self,
        post: Callable[[str], object],
        address: str = "",
        preferred: Iterable[str] = (),
        files: VisitorFiles | None = None,
    ) -> None:
        self._post = post
        self._files = files
        self._here: dict[str, str] = {}
        self._study: Walkthrough | None = None  # the one that an address has opened
        self._address_source: object = None  # what the page's address was made from
        site, mark, rest = _parts(address)
        if site:
            os.environ[SITE_VARIABLE] = site.removesuffix("index.html")
        target = read_address(mark + rest, preferred)
        switch(target.language)
        opened = self._open(target)
        self._study = opened.walk
        table, keep = opened.table, files is not None and target.task is None
        if opened.lesson is not None:
            self.board = Board(lesson=opened.lesson)
        elif opened.walk is not None:
            self.board = Board(walk=opened.walk)
        else:
            names = dict(table.names or {})
            self.board = Board(table.game, seats=dict(table.bots), keep=keep, names=names)
            if target.start:
                self.board._ask_what_to_play()
            else:
                self.board._inform(opened.news)
        self._peers = Peers(lambda news: self._send({"room": news}))
        self.board._open_room = self._peers.open
        self.board.set_trait("_denied", ["edit", "lay-out", "editor"])  # the page comes without an editor
        self._is_task = target.task is not None
        self._tries = Tries(self.board, target.lesson) if target.task is not None else None
        begin = {
            "traits": traits_of(self.board),
            "notices": [*target.notices, *([say("live-kept", target.language)] if opened.resumed else [])],
            "task": target.task.page_data() if target.task is not None else None,
            "resumed": opened.resumed,
        }
        self._send({"begin": begin})
        self._send_address()
        self.board.send_to_page = self._pass_on  # an attribute of the stand-in for anywidget
        if opened.resumed or target.together:
            self._peers.open(self.board, network=False, reopen=opened.resumed)
            self._send_files()

    def needs_explorer(self, message: str) -> bool:
        """Whether a message needs the explorer and its games, which the page has yet to fetch."""
        return json.loads(message).get("do") in ("explore", "example") and not has_explorer()

    def receive(self, message: str, buffers: Iterable[Any] = ()) -> None:
        """Take a message of the page.

        Args:
            buffers: Bytes that came with it.
        """
        content = json.loads(message)
        try:
            self._handle(content, buffers)
        except NotAMessage as error:
            self.board._notify(unknown_message(error, self.board.language))
        if self._tries is not None and self._tries.look():
            self._send({"tried": self._tries.moves})
        self._send_files()
        self._send_address()

    def _handle(self, content: Any, buffers: Iterable[Any]) -> None:
        match content:
            case {"do": "visit"}:
                self._visit(parse_message(content, Visit))
            case {"do": "peer"}:
                self._peers.receive(parse_message(content, PeerNews))
            case {"do": "together", "what": "invite", "which": str(which)}:
                self._peers.invite(which)
            case {"do": "together", "what": "message", "which": str(which)}:
                self._peers.play_by_message(which)
            case {"do": "files", "files": dict(files)} if self._files is not None:
                self._files.take(files)
            case {"do": "reopen"}:
                self._reopen()
            case {"do": str(kind)} if kind in self.board._denied:
                raise NotAMessage(kind)
            case _:
                self.board.receive(content, [bytes(each) for each in buffers])

    def _open(self, target: AddressRequest) -> OpenedAddress:
        """What an address opens; if it asks for nothing, the game that was left here, or else a new one against a bot."""
        if target.lesson is not None:
            return OpenedAddress(PreparedGame(target.lesson.game, {}), target.lesson)
        if target.walk is not None:
            return OpenedAddress(PreparedGame(target.walk.game, {}), walk=target.walk)
        if target.task is not None and target.game is not None:
            return OpenedAddress(PreparedGame(target.game, target.task.opponents()))
        new = table_of(target.chosen or USUAL_CHOICES)
        if target.chosen is not None:
            return OpenedAddress(new, news=greeting(new, target.language))
        path = _file_left(target) if self._files is not None else None
        if path is not None:
            taken = GameInFile(path, read(path)).take(target.language)
            return OpenedAddress(PreparedGame(taken.game, *taken.people), resumed=True, news=taken.notice)
        if target.link is not None:
            table, news = open_arrival(target.link, target.language)
            return OpenedAddress(table, news=news)
        # A visitor who just looks in is alone: a bot is there to answer, and the first press is a move.
        return OpenedAddress(new, news=greeting(new, target.language))

    def _visit(self, visit: Visit) -> None:
        """Go to an address; if that would leave an unfinished game, ask first."""
        board = self.board
        target = read_address(visit["address"], [board.language])
        if visit["address"] in (self._here.get("address"), self._here.get("own")):
            self._address_source = None
            self._send({"visited": []})
            return
        in_game = board._start is None and board._session is None and board._walk is None
        if not visit["sure"] and in_game and board.game.plies and not board.game.over:
            self._send({"question": say("live-leave", board.language)})
            return
        if target.start:
            board._ask_what_to_play()
        elif visit["address"] and target.notices and not (target.link or target.lesson or target.walk or target.chosen):
            pass  # an address without a meaning changes nothing
        else:
            opened = self._open(target)
            if opened.lesson is not None:
                board._show_session(opened.lesson)
            elif opened.walk is not None:
                self._study = opened.walk
                board._begin_walk(opened.walk)
            else:
                board._show_table(opened.table)
                board._inform(opened.news)
            if target.together:
                self._peers.open(board, network=False, reopen=False)
        self._address_source = None  # the page waits to be sent its address
        self._send({"visited": [*target.notices]})

    def _reopen(self) -> None:
        """Go on with the game here as another window has left it."""
        path = keeper_of(self.board.game).path
        if path is None:
            return
        try:
            taken = GameInFile(path, read(path)).take(self.board.language)
        except Refusal as refused:
            self.board._inform(str(refused))
            return
        self.board._show_table(PreparedGame(taken.game, *taken.people))

    def _send_address(self) -> None:
        """Have the page show the address of what is on the board when it changes."""
        if self._is_task:
            return
        board = self.board
        game, lesson, bots = board.game, board._session, board._bots.runner.bots if board._bots else {}
        walk = board._walkthrough
        known = (game, game.ply, game.plies, board._start is None, lesson, board._walk, [*bots], board.names)
        if known == self._address_source:
            return
        self._address_source = known
        if board._start is not None:
            here = {"screen": "start", "address": f"#{START}="}
        elif lesson is not None:
            name = DAILY_PRACTICE if isinstance(lesson, TodayTask) else lesson.name
            here = {"screen": f"lesson {name}", "address": f"#{LESSON}={quote(name)}", "title": lesson.title}
        elif walk is not None and walk is self._study:
            address = f"#{STUDY}={walk.code()}"
            here = {"screen": address, "address": address, "title": walk.title}
        elif walk is not None:
            here = {**self._here, "screen": "walk"}
        elif game.ply == game.plies:
            path = keeper_of(game).path
            link, own = (link_of_board(game, board.names, bots, own=own) for own in (False, True))
            here = {
                "screen": f"game {id(game)}",
                "address": f"#{link.fragment()}",
                "own": f"#{own.fragment()}",
                "title": self._title(),
                "file": path.name if path else "",
            }
        else:
            return
        self._here = here
        self._send({"here": here})

    def _title(self) -> str:
        """The title of the game for windows and bookmarks: who plays, and what kind of game."""
        board = self.board
        with people(board.names):
            names = [seat_label(seat, board.language) for seat in board.game.setup.seats]
        return f"{' – '.join(names)} · {board._scene['title']}"

    def _send_files(self) -> None:
        """Have the page store files that were written, before it shows the change that they keep."""
        if self._files is not None and (news := self._files.news()):
            self._send({"files": news})

    def _pass_on(self, message: dict[str, Any]) -> None:
        self._send_files()
        if message["method"] == "update":
            self._send({"changed": message["state"]})
        else:
            self._send({"reply": message["content"]})
        self._send_address()

    def _send(self, message: dict[str, Any]) -> None:
        self._post(json.dumps(message, ensure_ascii=False))


def _parts(address: str) -> tuple[str, str, str]:
    """Split an address into the part before its `?` or `#`, that sign, and the rest."""
    found = re.search(r"[?#]", address)
    place = found.start() if found else len(address)
    return address[:place], address[place : place + 1], address[place + 1 :]


def _file_left(target: AddressRequest) -> Path | None:
    """The file of a game that a visitor left here, and that this address would begin again, if any."""
    if target.link is not None and target.link.id:
        return None  # `open_arrival` finds a game by message by its id
    for path, sheet in unfinished_files():
        if isinstance(sheet, KeptGame) and (target.game is None or _continues(target.game, path, sheet)):
            return path
    return None


def _continues(game: Game, path: Path, sheet: KeptGame) -> bool:
    """Whether the game of a file continues another game."""
    if sheet.setup != game.setup or sheet.plies < len(game.moves):
        return False
    with suppress(Refusal):
        return game_of(path, sheet).moves[: len(game.moves)] == game.moves
    return False


def first_picture(language: str) -> dict[str, Any]:
    """The board that the page begins with, to be drawn while Python is still being fetched."""
    table = table_of(USUAL_CHOICES)
    board = Board(table.game, seats=dict(table.bots), keep=False, language=language)
    board._inform(greeting(table, language))
    shown = traits_of(board)
    board.close()
    return shown


PARTS = ("python", "game", "board")
DOOR_WORDS = (
    "what", "bot", "bot-hint", "together", "together-hint", "friend", "friend-hint", "here", "here-hint", "learn",
    "learn-hint", "open", "more", "go-on", "about", "about-text", "your-name", "friend-name", "begin",
)  # fmt: skip
PEER_WORDS = (
    "link", "send", "copy", "copied", "qr", "code", "waiting", "connecting", "near", "asks", "relay", "relay-link",
    "relay-silent", "relay-late", "close", "message", "new", "code-cut", "code-version", "code-used", "code-other", "code-link", "no-way",
    "none", "handed", "taken", "nobody",
)  # fmt: skip
WINDOW_WORDS = ("open-it", "stay", "elsewhere", "go-on-here")
EMBED_WORDS = ("play", "from", "apart", "one", "code")
WORDS = ("fetching", "starting", "stalled", "again", "too-old", "new", "not-kept", "picture", "pages", "notebooks")


def embed_words(language: str) -> dict[str, str]:
    """The words of a board that is embedded in another page, by their names in its script.

    >>> embed_words("en")["play"]
    'Play here'
    """
    return {name: say(f"embed-{name}", language) for name in EMBED_WORDS}


def page_words(language: str) -> dict[str, str]:
    """The words of the page by their names in its scripts.

    >>> page_words("en")["again"]
    'Try again'
    """
    missing = {f"missing-{part}": say("live-lost", language, part=say(f"live-part-{part}", language)) for part in PARTS}
    words = {name: say(f"live-{name}", language) for name in (*WORDS, *WINDOW_WORDS)}
    words |= {f"peer-{name}": say(f"peer-{name}", language) for name in PEER_WORDS}
    words |= {f"door-{name}": say(f"door-{name}", language) for name in DOOR_WORDS}
    script = say("page-needs-script", language)
    return {**words, **missing, "script": script, "broken": say("live-broken", language, error="").strip()}
