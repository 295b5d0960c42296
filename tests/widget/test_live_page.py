"""The live page without a browser: its addresses, and a board without a notebook."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

import ora_widgets as ora
from ora_widgets.language.fluent import say
from ora_widgets.widget.handlers import HANDLERS
from ora_widgets.widget.live import read_address
from ora_widgets.widget.live.table import page_words

GAME = ora.new_game(3, "ireland", "short").play("pass; done")
TASK = ora.assign(ora.puzzle(1), "Take your time.", language="pl")

ROOT = Path(__file__).parents[2]


def test_an_empty_address_asks_for_nothing() -> None:
    assert read_address("") == ("en", None, None, None, (), None, None, False, False, None)


@pytest.mark.parametrize("address", [f"?game={GAME.code()}", f"#{GAME.code()}", f"?lang=pl&game={GAME.code()}&utm=x"])
def test_a_code_opens_its_game(address: str) -> None:
    wish = read_address(address)

    assert wish.game is not None
    assert (wish.game.moves, wish.notices) == (GAME.moves, ())


@pytest.mark.parametrize(
    ("address", "name"), [("?lesson=wheel", "wheel"), ("?lesson=1&lang=es", "wheel"), ("?lesson=+land", "land")]
)
def test_a_lesson_opens_by_name_or_number(address: str, name: str) -> None:
    wish = read_address(address)

    assert wish.lesson is not None
    assert (wish.lesson.name, wish.notices) == (name, ())


def test_a_task_of_a_teacher_opens() -> None:
    wish = read_address(
        TASK.link("https://some.one/").partition("#")[1] + TASK.link("https://some.one/").partition("#")[2]
    )

    assert wish.lesson is not None
    assert wish.task is not None
    assert (wish.lesson.step.name, wish.task.id, wish.language) == (ora.puzzle(1).step.name, TASK.id, "pl")


@pytest.mark.parametrize(
    ("address", "preferred", "language"),
    [("?lang=pl", ["en"], "pl"), ("?lang=ES-mx", [], "es"), ("", ["fr", "pl-PL"], "pl"), ("?lang=", ["xx"], "en")],
)
def test_the_language_is_that_of_the_address_or_of_the_browser(
    address: str, preferred: list[str], language: str
) -> None:
    wish = read_address(address, preferred)

    assert (wish.language, wish.notices) == (language, ())


@pytest.mark.parametrize(
    ("address", "sentence"),
    [
        ("?game=", "contains no game"),
        ("?game=README.md", "contains no game"),
        ("?game=/etc/passwd", "contains no game"),
        ("?game=ora1:AAAA", "damaged"),
        (f"?game={GAME.code()[:-6]}", "damaged"),
        ("?game=%FF%00", "contains no game"),
        ("?lesson=whale", "no lesson “whale”"),
        ("?lesson=", "no lesson"),
        ("?lesson=999", "no lesson “999”"),
        ("?lesson=" + "9" * 30, "no lesson"),
        ("?lang=xx", "no language “xx” here"),
        ("?lang=%3Cb%3E", "no language"),
        ("#task=oratask1:AAAA", "code of a task is incomplete"),
        ("?game=nonsense&lang=pl", "nie zawiera gry"),
        ("#or", "contains no game"),
        ("#seat=G&R=Anna", "contains no game"),
    ],
)
def test_what_means_nothing_is_reported_in_a_sentence(address: str, sentence: str) -> None:
    wish = read_address(address)

    assert (wish.game, wish.lesson, wish.task) == (None, None, None)
    assert len(wish.notices) == 1
    assert sentence in wish.notices[0]


def test_several_things_that_mean_nothing_have_a_sentence_each() -> None:
    assert len(read_address("?lang=xx&lesson=whale").notices) == 2


@pytest.mark.parametrize("language", ["en", "es", "pl"])
def test_the_page_has_its_words(language: str) -> None:
    words = page_words(language)

    assert all(words.values())
    assert words.keys() == page_words("en").keys()


# As in the worker, neither anywidget nor ipywidgets can be imported.
ALONE = """
import json, sys
sys.modules["ipywidgets"] = sys.modules["IPython"] = None
from ora_widgets.widget.live.headless import install
install()
from ora_widgets.widget.live.table import LiveTable
heard = []
table = LiveTable(lambda message: heard.append(json.loads(message)), sys.argv[1], [])
for message in json.loads(sys.argv[2]):
    table.receive(json.dumps(message))
print(json.dumps(heard))
"""


def heard(address: str, *messages: dict[str, object]) -> list[dict[str, object]]:
    """The answers of a board on the live page, first to its address and then to messages."""
    found: list[dict[str, object]] = json.loads(run(ALONE, address, messages))
    return found


def run(script: str, address: str, messages: Sequence[object]) -> str:
    """The output of a script that is given an address and messages."""
    command = [sys.executable, "-c", script, address, json.dumps(messages)]
    environment = {"PYTHONPATH": ":".join(sys.path)}
    return subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True, env=environment).stdout


def test_a_board_plays_without_a_notebook_and_answers_queries() -> None:
    begin, *news = heard("", {"do": "play", "line": "fell 0,1 wood", "ply": 0}, {"do": "share", "id": 5})

    assert begin["begin"]["traits"]["_ply"] == 0  # type: ignore[index]
    assert begin["begin"]["traits"]["_denied"] == ["edit", "lay-out", "editor"]  # type: ignore[index]
    assert [each["changed"]["_ply"] for each in news if "_ply" in each.get("changed", {})] == [1]  # type: ignore[index, operator]
    assert [each["reply"]["id"] for each in news if "reply" in each] == [5]  # type: ignore[index]


# The page loads studies late: at first they cannot be imported.
EXPLORED = """
sys.modules["ora_widgets.study"] = None
asked = json.dumps({"do": "explore", "what": "turns", "id": 1})
heard.append([table.needs_explorer(asked), table.needs_explorer('{"do": "share", "id": 2}')])
table.receive(asked)
del sys.modules["ora_widgets.study"]
heard.append([table.needs_explorer(asked)])
table.receive(asked)
print(json.dumps([each for each in heard if "reply" in each or type(each) is list]))
"""


def test_the_explorer_is_fetched_when_it_is_wanted() -> None:
    script = ALONE.replace("print(json.dumps(heard))\n", EXPLORED)
    needed, refused, here, answered = json.loads(run(script, "#play=bot", []))

    assert (needed, here) == ([True, False], [False])
    assert refused["reply"]["notice"]["text"] == say("explorer-not-fetched", "en")
    assert answered["reply"]["answer"]["rows"]


def test_a_study_opens_with_its_comments_and_keeps_its_address() -> None:
    walk = ora.Walkthrough.of(ora.new_game(2).play("fell 0,1 wood; pass; done")).rename("Wood").note("Look at it.")
    address = walk.link("https://some.one").partition("/#")[2]
    news = heard(f"#{address}", {"do": "walk", "to": 1}, {"do": "leave-walk"})
    begin = next(each["begin"] for each in news if "begin" in each)
    assert begin["traits"]["_walk"]["text"] == "Look at it."  # type: ignore[index]
    here = [each["here"] for each in news if "here" in each]
    assert {(one["address"], one["title"]) for one in here} == {(f"#{address}", "Wood")}  # type: ignore[index]


def test_a_study_takes_the_place_of_a_game_that_one_can_go_back_to() -> None:
    walk = ora.Walkthrough.of(ora.new_game(2).play("fell 0,1 wood; pass; done")).note("Look at it.")
    visit = {"do": "visit", "address": f"#study={walk.code()}", "sure": True}
    news = heard(f"#{GAME.code()}", visit, {"do": "leave-walk"})
    walks = [each["changed"]["_walk"] for each in news if "_walk" in each.get("changed", {})]  # type: ignore[operator, index]
    assert [panel and (panel["text"], panel["home"]) for panel in walks] == [("Look at it.", True), None]
    [broken] = heard("", {**visit, "address": "#study=orastudy1:AAAA"}, {"do": "here"})[-1:]
    assert broken


def test_a_window_is_called_after_its_lesson_or_who_plays() -> None:
    [lesson] = [news["here"] for news in heard("?lesson=wheel&lang=pl") if "here" in news]
    assert lesson["title"] == ora.lesson("wheel", language="pl").title  # type: ignore[index]
    [game] = [news["here"] for news in heard(f"#{GAME.code()}&R=Anna") if "here" in news]
    assert game["title"] == "Anna – Green – Blue · 3 players, short, Ireland"  # type: ignore[index]


def test_a_board_without_a_notebook_refuses_with_a_notice() -> None:
    _, *news = heard("", {"do": "play", "line": "fly", "ply": 0}, {"do": "nonsense"})

    notices = [each["changed"]["_notice"] for each in news if "_notice" in each.get("changed", {})]  # type: ignore[index, operator]
    assert [notice["level"] for notice in notices if notice] == ["refusal", "error"]


def test_a_task_tells_what_was_tried_at_it() -> None:
    task = ora.assign(ora.lesson("wheel", "first-harvest"))
    lines = ("use LR1 lay", "take clay", "done")
    messages = [{"do": "play", "line": line, "ply": ply} for ply, line in enumerate(lines)]
    begin, *news = heard(f"#task={task.code()}", *messages)
    tried = [each["tried"] for each in news if "tried" in each]

    assert begin["begin"]["task"]["id"] == task.id  # type: ignore[index]
    assert tried[-1] == {"first-harvest": "use LR1 lay; take clay"}


def test_the_link_of_a_task_against_a_bot_seats_that_bot() -> None:
    task = ora.assign(ora.new_game(2, length="short"), bots={"G": "woodcutter"})
    begin, *news = heard(f"#task={task.code()}", {"do": "play", "line": "pass", "ply": 0})

    assert begin["begin"]["traits"]["_opponents"]["seats"] == {"G": "Woodcutter"}  # type: ignore[index]
    assert [each["tried"] for each in news if "tried" in each] == [{"": "pass"}]


# As in the worker, with a folder for the visitor's files.
VISIT = """
import json, os, sys
from pathlib import Path
sys.modules["ipywidgets"] = sys.modules["IPython"] = None
folder, address, files, messages = sys.argv[1], sys.argv[2], json.loads(sys.argv[3]), json.loads(sys.argv[4])
os.environ |= {"ORA_GAMES": folder, "ORA_PROGRESS": folder + "/ora_progress.json"}
from ora_widgets.widget.live.headless import install
install()
from ora_widgets.widget.live.table import LiveTable
from ora_widgets.widget.live.visitor_files import VisitorFiles
heard = []
table = LiveTable(lambda message: heard.append(json.loads(message)), address, [], VisitorFiles(Path(folder), files))
for message in messages:
    table.receive(json.dumps(message))
print(json.dumps(heard))
"""


class Browser:
    """The storage of a browser between a person's visits."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.kept: dict[str, list[object]] = {}
        self.visits = 0

    def visit(self, address: str, *lines: str) -> dict[str, Any]:
        """Open the page, play, and close it; returns the page's first message."""
        self.visits += 1
        folder = self.folder / str(self.visits)
        messages: list[dict[str, Any]] = [{"do": "play", "line": line} for line in lines]
        first = self._say(folder, address, [])[0]["begin"]
        if lines:
            for ply, message in enumerate(messages, start=first["traits"]["_ply"]):
                message["ply"] = ply
            for said in self._say(self.folder / f"{self.visits}-played", address, messages):
                for name, written in said.get("files", {}).items():
                    if written is None:
                        self.kept.pop(name, None)
                    else:
                        self.kept[name] = written
        begun: dict[str, Any] = first
        return begun

    def _say(self, folder: Path, address: str, messages: list[dict[str, Any]]) -> list[dict[str, Any]]:
        command = [sys.executable, "-c", VISIT, str(folder), address, json.dumps(self.kept), json.dumps(messages)]
        run = subprocess.run(
            command, capture_output=True, text=True, check=True, env={"PYTHONPATH": ":".join(sys.path)}
        )
        found: list[dict[str, Any]] = json.loads(run.stdout)
        return found


def test_whoever_comes_back_finds_the_game_that_they_left(tmp_path: Path) -> None:
    browser = Browser(tmp_path)
    begun = browser.visit("", "fell 0,1 wood")
    assert (begun["resumed"], begun["notices"], begun["traits"]["_ply"]) == (False, [], 0)

    back = browser.visit("")
    assert (back["resumed"], back["notices"], back["traits"]["_ply"]) == (
        True,
        ["This is the game that you left here."],
        1,
    )
    assert back["traits"]["_opponents"] == begun["traits"]["_opponents"]  # the bot is back

    browser.visit("?lang=pl", "pass")
    assert browser.visit("")["traits"]["_ply"] == 2


def test_a_game_of_an_address_goes_on_where_it_was_left_and_another_one_begins(tmp_path: Path) -> None:
    browser = Browser(tmp_path)
    browser.visit(f"?game={GAME.code()}", "pass")

    assert browser.visit(f"?game={GAME.code()}")["traits"]["_ply"] == GAME.ply + 1
    other = browser.visit(f"?game={ora.new_game(4).play('pass').code()}")
    assert (other["resumed"], other["traits"]["_ply"]) == (False, 1)


def test_a_lesson_and_a_task_are_not_taken_for_the_game_that_was_left(tmp_path: Path) -> None:
    browser = Browser(tmp_path)
    browser.visit("", "pass")

    assert not browser.visit("?lesson=wheel")["resumed"]
    assert not browser.visit(f"#task={ora.assign(ora.new_game()).code()}")["resumed"]


def test_what_a_browser_has_kept_and_nobody_can_read_does_not_matter(tmp_path: Path) -> None:
    browser = Browser(tmp_path)
    browser.kept = {
        "game-1.ora": [5, "# kept 1\nnonsense"],
        "game-2.ora": [6],
        "../game-3.ora": [7, "x"],
        "game-\0.ora": [8, "x"],
        "ora_progress.json": [-1, "{"],
    }
    begun = browser.visit("", "pass")

    assert (begun["resumed"], begun["traits"]["_ply"]) == (False, 0)
    assert browser.visit("")["traits"]["_ply"] == 1
    assert not (tmp_path.parent / "game-3.ora").exists()
    assert not (tmp_path / "game-3.ora").exists()


def test_the_run_that_prunes_python_for_the_page_sends_every_message() -> None:
    run = (ROOT / "binder" / "site" / "run_through.py").read_text(encoding="utf-8")

    assert [name for name in HANDLERS if f'"{name}"' not in run] == []
