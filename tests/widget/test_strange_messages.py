"""Strange messages of a page leave the game unchanged, and are reported at once."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
import traitlets
from ipywidgets import DOMWidget

import ora_widgets as ora
from ora_widgets import new_game
from ora_widgets.widget.board import Board
from ora_widgets.widget.handlers import HANDLERS
from ora_widgets.widget.options import OPTION_NAMES
from ora_widgets.widget.queries import read_rules
from tests.support.board_page import break_drawing, on_page, send_message, set_by_page
from tests.support.work import count_calls

STRANGE: list[Any] = [
    None, True, -1, 0, 10**18, 10**4000, 1.5, float("nan"), "", "x", "x" * 1_000_000, "1." * 500_000, "\ud800", "\u202epass", "<script>alert(1)</script>",
    [], [[]], ["pass"], ["\ud800"], ["\udc00LR1"], {"R": "\ud800"}, {"\ud800": "x"}, {str(n): "x" for n in range(100_000)}, ["x"] * 1000, ["x" * 1_000_000], [None], json.loads("[" * 900 + "]" * 900), {}, {"do": "play"}, {"R": 3}, {"R": {"x": 1}},
]  # fmt: skip

MAX_WORK = 20_000  # calls, about as many as drawing a board takes

# The additional fields of each message.
MESSAGES: dict[str, tuple[str, ...]] = {
    "play": ("line", "ply", "who"), "undo": ("by", "who"), "redo": ("by",), "jump": ("ply", "who"), "line": ("number", "who"), "claim": ("seat", "who"),
    "leave": ("seat", "who"), "hand": ("seat", "bot", "who"), "together": ("what", "which"), "narrow": ("picks", "ply", "id"), "preview": ("lines", "ply", "id"), "language": ("language",), "check": (),
    "hint": (), "answer": ("value",), "here": (), "gone": (), "rules": ("query", "number", "id"), "log": ("before", "id"), "tally": ("id",),
    "why": ("picks", "id"), "sources": ("good", "seat", "way", "id"), "advise": ("ply", "id"), "analyse": ("ply", "step", "id"), "option": ("name", "value", "id"), "picture": ("id", "error"), "hurry": (), "pause": (), "resume": ("who",),
    "dismiss": (), "step": ("step",), "walk": ("to",), "mark": ("place",), "next": (), "restart": (), "solution": (),
    "start": (), "back": (), "again": (), "share": ("id",), "invitations": ("id",), "save": ("ending", "id"),
    "begin": ("players", "country", "length", "names", "who", "seed", "id"), "proceed": ("kept", "id"), "open": ("text", "id"),
    "learn": ("lesson", "id"), "alive": ("id",), "review": (), "stop-review": (), "walk-review": (), "practise-review": (), "leave-walk": (), "edit": (), "lay-out": ("change",), "editor": ("part", "id"), "explore": ("what", "id"), "example": ("name",),
}  # fmt: skip


USUAL: dict[str, Any] = {
    "ply": 0,
    "part": 0,
    "id": 0,
    "seat": "R",
    "picks": ["LR1"],
    "lines": ["pass"],
    "by": "turn",
    "way": False,
}
OURS = {*Board.class_trait_names(sync=True)} - {*DOMWidget.class_trait_names(sync=True)}


def send_and_check(board: Board, content: Any) -> None:
    """Send a message, and check the result."""
    before = board.game.moves
    heard: list[Any] = []
    board.send = lambda content, *_: heard.append(content)
    with count_calls() as work:
        send_message(board, content)
    assert work.calls < MAX_WORK
    # Check that the result can be sent to every page, in messages of moderate size.
    assert len(json.dumps([board.get_state(OURS), heard], ensure_ascii=False).encode()) < 100_000
    assert board.game.moves == before
    if on_page(board).notice is not None:
        said = on_page(board).notice["text"]
        assert "Something went wrong" not in said
        assert len(said) < 700
        assert said.isprintable()


@pytest.fixture(scope="module", autouse=True)
def words_are_loaded() -> None:
    """Read and send something first, because the first use of words is not counted."""
    read_rules("contract", "", "en")
    for wish, names in MESSAGES.items():
        board = Board(new_game(3, "france"), seat="R")
        board.send = lambda *_: None
        send_message(board, {"do": wish, **{name: USUAL.get(name, "x") for name in names}})
        board.close()


@pytest.fixture
def board() -> Board:
    return Board(new_game(3, "france"), seat="R")


def test_what_is_no_message(board: Board) -> None:
    for content in STRANGE:
        send_and_check(board, content)
        send_and_check(board, {"do": content})
        assert on_page(board).notice is not None
        assert "neither a move nor a request" in on_page(board).notice["text"]


def test_every_message_of_the_page_is_tried() -> None:
    assert HANDLERS.keys() == MESSAGES.keys()


@pytest.mark.parametrize("wish", MESSAGES)
def test_a_message_with_something_strange_in_it(board: Board, wish: str) -> None:
    for name in MESSAGES[wish]:
        usual = {other: USUAL.get(other, "x") for other in MESSAGES[wish]}
        for value in STRANGE:
            send_and_check(board, {"do": wish, **usual, name: value})
    send_and_check(board, {"do": wish})


@pytest.mark.parametrize("name", OPTION_NAMES)
def test_an_option_of_another_kind(board: Board, name: str) -> None:
    for value in STRANGE:
        send_and_check(board, {"do": "option", "id": 0, "name": name, "value": value})
    assert json.dumps(board.get_state(OPTION_NAMES))


def test_a_name_is_short_text_that_turns_nothing_around(board: Board) -> None:
    names = {"R": "\u202eadA\u0007", "G": "<b>Bo</b>", "B": "\u2067" + "x" * 1_000_000, "W": "\u200f \u2066"}
    send_and_check(board, {"do": "option", "id": 0, "name": "names", "value": names})
    assert board.names == {"R": "adA", "G": "<b>Bo</b>", "B": "x" * 24}
    board.names = {"R": "شیر\u200cزاد", "G": "👩\u200d🌾"}  # zero-width characters that belong to letters
    assert board.names == {"R": "شیر\u200cزاد", "G": "👩\u200d🌾"}


def test_half_a_letter_from_a_page_is_a_question_mark(board: Board) -> None:
    send_and_check(board, {"do": "claim", "seat": "R", "who": "\ud800x"})
    assert on_page(board).claims == {"R": "?x"}


# ipywidgets' handling of its own messages; a trait set by a page is not a move.
@pytest.mark.parametrize("state", [
    {"language": "xx"}, {"language": ""}, {"language": 3}, {"language": None}, {"language": "\ud800"}, {"language": "x" * 1_000_000},
    {"theme": "pink"}, {"motion": "x"}, {"names": 3}, {"names": {"X": "x"}}, {"names": {str(n): "x" for n in range(100_000)}},
    {"language": "pl", "theme": "pink"}, {"names": {"R": "Ada"}, "language": "xx"}, {"_ply": 7}, {"_scene": {}}, {"_book": {}}, {"_ask": {}},
    {"_claims": {"R": "me"}}, {"_notice": {"text": "x"}}, {"_lesson": {"x": 1}}, {"_opponents": {}}, {"_coming": {}}, {"_tally": {}},
    {"_languages": {}}, {"_esm": "alert(1)"}, {"_css": "x"}, {"_model_name": "x"}, {"layout": "IPY_MODEL_x"}, {"nothing": 1}, {},
])  # fmt: skip
def test_a_page_sets_options_and_nothing_else(
    board: Board, state: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    before = board.get_state()
    again: list[str] = []
    monkeypatch.setattr(
        board, "send_state", lambda key=None: again.extend([key] if isinstance(key, str) else key or ())
    )
    set_by_page(board, state)
    after = board.get_state()
    assert {name for name in before if before[name] != after[name]} <= {"_notice"}
    assert {*state} - {"nothing"} <= {*again}
    board.game.play("pass")
    assert on_page(board).ply == 1
    assert on_page(board).notice is None


def test_what_a_page_may_set_is_set(board: Board) -> None:
    set_by_page(board, {"language": "pl", "names": {"R": "Ada"}})
    assert (board.language, board.names) == ("pl", {"R": "Ada"})


def test_names_are_of_colours(board: Board) -> None:
    with pytest.raises(traitlets.TraitError, match="the colours are R, G, B, W, and 'Red' is none"):
        Board(board.game, names={"Red": "Ada"})


def test_a_notice_that_cannot_be_told_does_not_stop_the_game(board: Board, monkeypatch: pytest.MonkeyPatch) -> None:
    break_drawing(board, monkeypatch)
    monkeypatch.setattr(board, "_notify", lambda *_, **__: 1 / 0)
    assert board.game.play("pass").ply == 1


def test_a_lesson_that_cannot_be_shown_does_not_stop_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    lesson = ora.lesson("wheel", 1, progress=ora.lessons.Progress(tmp_path / "progress.json"))
    board = Board(lesson=lesson)
    monkeypatch.setattr(lesson, "panel", lambda *_: 1 / 0)
    assert lesson.game.play("use LR1 lay").ply == on_page(board).ply == 1
    assert "could not go on" in caplog.text
    board.close()


def test_an_interrupt_while_drawing_leaves_no_board_behind(board: Board, monkeypatch: pytest.MonkeyPatch) -> None:
    other, position, interrupts = Board(board.game), on_page(board).position, iter([KeyboardInterrupt])

    def interrupt(*arguments: Any) -> Any:
        for interrupt in interrupts:
            raise interrupt
        return position(*arguments)

    break_drawing(board, monkeypatch, interrupt)
    with pytest.raises(KeyboardInterrupt):
        board.game.play("pass")
    assert (board.game.ply, on_page(board).ply, on_page(other).ply) == (1, 1, 1)
    other.close()


def test_an_error_of_ours_stays_short(board: Board) -> None:
    on_page(board).fail(ValueError("\u202e" + "x" * 100_000))
    assert on_page(board).notice is not None
    assert len(on_page(board).notice["text"]) < 700
    assert on_page(board).notice["text"].isprintable()
