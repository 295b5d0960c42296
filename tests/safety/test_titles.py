"""Titles, names and comments do not reverse the text around them, wherever they are shown."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

import ora_widgets as ora
from ora_widgets.replay import html
from ora_widgets.replay.walkthroughs import Walkthrough
from ora_widgets.support.plain_text import plain_text, plain_title
from ora_widgets.support.tables import line_chart
from ora_widgets.widget.board import Board
from tests.support.board_page import on_page

SIGNS = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
EVIL = f"{SIGNS}evil\x1b[2J\ud800\x00"
TURNS = re.compile(f"[{SIGNS}\x00-\x08\x0b-\x1f\ud800-\udfff]")


def walkthrough() -> Walkthrough:
    return Walkthrough.read(f"ora 1\nplayers 2\ncountry france\ntitle {EVIL}\n\npass\n")


WRITERS: dict[str, Callable[[], str]] = {
    "saved page": lambda: html(ora.new_game(2), title=EVIL).partition("<style")[0],
    "names in a saved page": lambda: html(ora.new_game(2), names={"R": EVIL}).partition("<style")[0],
    "walkthrough": lambda: walkthrough().html().partition("<style")[0],
    "walkthrough as text": lambda: f"{walkthrough().markdown()}{walkthrough()!r}{walkthrough().panel()}",
    "scenario": lambda: ora.Scenario(EVIL, question=EVIL, notes=EVIL)._repr_html_(),
    "scenario as text": lambda: repr(ora.Scenario(EVIL, question=EVIL, notes=EVIL)).encode().decode(),
    "assignment": lambda: ora.assign("wheel", EVIL, title=EVIL).html().partition("<style")[0],
    "assignment on the page": lambda: str(ora.assign(ora.new_game(2), EVIL, title=EVIL).page_data()),
    "chart": lambda: line_chart({"one": [1.0, 2.0]}, EVIL, ["a", EVIL]),
}


@pytest.mark.parametrize("name", WRITERS)
def test_nothing_turns_the_words_around_it(name: str) -> None:
    text = WRITERS[name]()
    assert "evil" in text or "names" in name
    assert TURNS.search(text) is None


def test_names_of_seats_on_a_board() -> None:
    board = Board(ora.new_game(2), names={"R": EVIL})
    assert TURNS.search(str(board.names)) is None
    assert TURNS.search(str(on_page(board).scene)) is None
    board.close()


def test_lines_and_letters_of_all_scripts_stay() -> None:
    text = "\u05d0\u05d3\u05d4\nZażółć\t\u0639\u0644\u064a \U0001f469\u200d\U0001f33e"
    assert plain_text(text) == text
    assert plain_title(text, 200) == " ".join(text.split())
