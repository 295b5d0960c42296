"""The live page without a browser: what its address means, and a board without a notebook."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

import ora_widgets as ora
from ora_widgets.live import read_address
from ora_widgets.live.words import page_words

GAME = ora.new_game(3, "ireland", "short").play("pass; done")
TASK = ora.classroom(ora.puzzle(1), "Take your time.", language="pl")


def test_an_empty_address_asks_for_nothing() -> None:
    assert read_address("") == ("en", None, None, None, ())


@pytest.mark.parametrize("address", [f"?game={GAME.code()}", f"#{GAME.code()}", f"?lang=pl&game={GAME.code()}&utm=x"])
def test_a_code_opens_its_game(address: str) -> None:
    wish = read_address(address)

    assert wish.game is not None
    assert (wish.game.moves, wish.told) == (GAME.moves, ())


@pytest.mark.parametrize(
    ("address", "name"), [("?lesson=wheel", "wheel"), ("?lesson=1&lang=es", "wheel"), ("?lesson=+land", "land")]
)
def test_a_lesson_opens_by_name_or_number(address: str, name: str) -> None:
    wish = read_address(address)

    assert wish.lesson is not None
    assert (wish.lesson.name, wish.told) == (name, ())


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

    assert (wish.language, wish.told) == (language, ())


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
        ("#task=oratask1:AAAA", "whole code of a class"),
        ("?game=nonsense&lang=pl", "nie zawiera gry"),
    ],
)
def test_what_means_nothing_is_told_in_a_sentence(address: str, sentence: str) -> None:
    wish = read_address(address)

    assert (wish.game, wish.lesson, wish.task) == (None, None, None)
    assert len(wish.told) == 1
    assert sentence in wish.told[0]


def test_several_things_that_mean_nothing_have_a_sentence_each() -> None:
    assert len(read_address("?lang=xx&lesson=whale").told) == 2


@pytest.mark.parametrize("language", ["en", "es", "pl"])
def test_the_page_has_its_words(language: str) -> None:
    words = page_words(language)

    assert all(words.values())
    assert words.keys() == page_words("en").keys()


# As in the worker: neither anywidget nor ipywidgets can be imported.
ALONE = """
import json, sys
sys.modules["ipywidgets"] = sys.modules["IPython"] = None
from ora_widgets.live.headless import install
install()
from ora_widgets.live.table import LiveTable
heard = []
table = LiveTable(lambda message: heard.append(json.loads(message)), sys.argv[1], [])
for message in json.loads(sys.argv[2]):
    table.receive(json.dumps(message))
print(json.dumps(heard))
"""


def heard(address: str, *messages: dict[str, object]) -> list[dict[str, object]]:
    """What a board on the live page says, first to its address and then to messages."""
    command = [sys.executable, "-c", ALONE, address, json.dumps(messages)]
    run = subprocess.run(command, capture_output=True, text=True, check=True, env={"PYTHONPATH": ":".join(sys.path)})
    found: list[dict[str, object]] = json.loads(run.stdout)
    return found


def test_a_board_plays_without_a_notebook_and_answers_queries() -> None:
    begin, *news = heard("", {"do": "play", "line": "fell 0,1 wood", "ply": 0}, {"do": "share", "id": 5})

    assert begin["begin"]["traits"]["ply"] == 0  # type: ignore[index]
    assert [each["changed"]["ply"] for each in news if "ply" in each.get("changed", {})] == [1]  # type: ignore[index, operator]
    assert [each["said"]["id"] for each in news if "said" in each] == [5]  # type: ignore[index]


def test_a_board_without_a_notebook_refuses_with_a_notice() -> None:
    _, *news = heard("", {"do": "play", "line": "fly", "ply": 0}, {"do": "nonsense"})

    notices = [each["changed"]["notice"] for each in news if "notice" in each.get("changed", {})]  # type: ignore[index, operator]
    assert [notice["level"] for notice in notices if notice] == ["refusal", "error"]


def test_a_task_tells_what_was_tried_at_it() -> None:
    task = ora.classroom(ora.lesson("wheel", "first-harvest"))
    lines = ("use LR1 lay", "take clay", "done")
    messages = [{"do": "play", "line": line, "ply": ply} for ply, line in enumerate(lines)]
    begin, *news = heard(f"#task={task.code()}", *messages)
    tried = [each["tried"] for each in news if "tried" in each]

    assert begin["begin"]["task"]["id"] == task.id  # type: ignore[index]
    assert tried[-1] == {"first-harvest": "use LR1 lay; take clay"}
