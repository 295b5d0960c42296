"""Whatever a page sends: the game stays as it is, and what was no message is told as such, at once."""

from __future__ import annotations

import json
from typing import Any

import pytest

from ora_widgets import new_game
from ora_widgets.asked import reading
from ora_widgets.board import STATIC, Board
from ora_widgets.settings import NAMES
from tests.work import counted

pytestmark = pytest.mark.skipif(not STATIC.joinpath("widget.js").exists(), reason="the page is not built: make page")

STRANGE: list[Any] = [
    None, True, -1, 0, 10**18, 10**4000, 1.5, float("nan"), "", "x", "x" * 1_000_000, "\ud800", "\u202epass", "<script>alert(1)</script>",
    [], [[]], ["pass"], ["x"] * 1000, ["x" * 1_000_000], [None], json.loads("[" * 900 + "]" * 900), {}, {"do": "play"}, {"R": 3}, {"R": {"x": 1}},
]  # fmt: skip

MOST_WORK = 20_000  # calls: about what a board takes to be drawn

# What each message holds besides what it wants.
MESSAGES: dict[str, tuple[str, ...]] = {
    "play": ("line", "ply", "who"), "undo": ("by", "who"), "redo": ("by",), "jump": ("ply", "who"), "claim": ("seat", "who"),
    "leave": ("seat", "who"), "narrow": ("picks", "ply"), "preview": ("lines", "ply"), "language": ("language",), "check": (),
    "hint": (), "answer": ("value",), "here": (), "gone": (), "rules": ("query", "number", "id"), "log": ("before",), "tally": (),
    "why": ("picks",), "option": ("name", "value"), "picture": ("id", "error"), "hurry": (), "pause": (), "resume": (),
}  # fmt: skip


def sent(board: Board, content: Any) -> None:
    """Send a message, and look at what became of it."""
    before = board.game.moves
    with counted() as work:
        board._handle_custom_msg(content, [])
    assert work.calls < MOST_WORK
    assert board.game.moves == before
    if board.notice is not None:
        said = board.notice["text"]
        assert "Something went wrong" not in said
        assert len(said) < 700
        assert said.isprintable()


@pytest.fixture(scope="module", autouse=True)
def words_are_loaded() -> None:
    """Read something first: what the words of the rules cost is no part of the work."""
    reading("contract", "")


@pytest.fixture
def board() -> Board:
    return Board(new_game(3, "france"), seat="R")


def test_what_is_no_message(board: Board) -> None:
    for content in STRANGE:
        sent(board, content)
        sent(board, {"do": content})
        assert board.notice is not None
        assert "no move and no wish" in board.notice["text"]


@pytest.mark.parametrize("wish", MESSAGES)
def test_a_message_with_something_strange_in_it(board: Board, wish: str) -> None:
    for name in MESSAGES[wish]:
        usual = {other: 0 if other in ("ply", "id") else "x" for other in MESSAGES[wish]}
        for value in STRANGE:
            sent(board, {"do": wish, **usual, name: value})
    sent(board, {"do": wish})


@pytest.mark.parametrize("name", NAMES)
def test_an_option_of_another_kind(board: Board, name: str) -> None:
    for value in STRANGE:
        sent(board, {"do": "option", "name": name, "value": value})
    assert json.dumps(board.get_state(NAMES))


def test_a_name_is_short_text_that_turns_nothing_around(board: Board) -> None:
    names = {"R": "\u202eadA\u0007", "G": "<b>Bo</b>", "B": "\u2067" + "x" * 1_000_000, "W": "\u200f \u2066"}
    sent(board, {"do": "option", "name": "names", "value": names})
    assert board.names == {"R": "adA", "G": "<b>Bo</b>", "B": "x" * 24}
    board.names = {"R": "شیر\u200cزاد", "G": "👩\u200d🌾"}  # signs of no width that are letters' own
    assert board.names == {"R": "شیر\u200cزاد", "G": "👩\u200d🌾"}


def test_an_error_of_ours_stays_short(board: Board) -> None:
    board._fail(ValueError("\u202e" + "x" * 100_000))
    assert board.notice is not None
    assert len(board.notice["text"]) < 700
    assert board.notice["text"].isprintable()
