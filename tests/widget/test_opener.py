"""The field for pasting a game, without a browser."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import ora_widgets as ora
from ora_widgets.widget.open_game import GameOpener
from tests.support.board_page import on_page, panel_page, send_message, set_by_page

CODE = ora.new_game(3, "france").play("pass; done").code()


def arrive(opener: GameOpener, content: Any) -> None:
    send_message(opener, content)


def test_a_pasted_game_gets_a_board() -> None:
    opener = GameOpener()
    assert (opener.game, repr(opener)) == (None, "GameOpener(None)")
    arrive(opener, {"do": "open", "text": f" {CODE}\n", "typed": True})
    assert opener.game is not None
    assert opener.game.ply == 2
    assert opener.children[1] is opener.board


def test_a_pasted_study_is_shown_with_its_comments() -> None:
    opener = GameOpener()
    study = ora.Walkthrough.of(ora.load(CODE)).note("Nothing yet.")
    arrive(opener, {"do": "open", "text": study.code(), "typed": True})
    assert opener.board is not None
    assert on_page(opener.board).walk["text"] == "Nothing yet."
    arrive(opener, {"do": "open", "text": CODE, "typed": True})
    assert on_page(opener.board).walk is None


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "x",
        CODE[:-3],
        "https://some.one/",
        "no_such_file.ora",
        "<script>",
        "x" * 1_000_000,
        "\ud800",
        "\ud800.ora",
        "a\0.ora",
        "x" * 300 + ".ora",
    ],
)
def test_what_is_no_game_is_reported_and_the_board_stays(text: str) -> None:
    opener = GameOpener("es")
    arrive(opener, {"do": "open", "text": CODE, "typed": True})
    before = opener.game
    arrive(opener, {"do": "open", "text": text, "typed": True})
    assert panel_page(opener).notice.isprintable()
    assert 0 < len(panel_page(opener).notice.encode()) < 1000
    assert opener.game is before


def test_with_a_start_screen_one_begins_without_a_game() -> None:
    opener = GameOpener("pl", start=True)
    board = opener.board
    assert opener.game is None
    assert board is not None
    assert on_page(board).start is not None
    assert board.language == "pl"
    assert panel_page(opener).folded
    arrive(opener, {"do": "open", "text": "ora1:spoilt"})
    assert panel_page(opener).notice
    assert on_page(board).start is not None
    arrive(opener, {"do": "open", "text": CODE, "typed": True})
    assert opener.board is board
    assert on_page(board).start is None
    assert on_page(board).ply == 2
    with pytest.raises(ora.Refusal):
        GameOpener(start="yes")  # type: ignore[arg-type]


LOG = "CONFIG 3 france long\nSTART R G B\nUSE LR1\nCOMMIT\nUSE LG1\nCOMMIT\n"


@pytest.mark.parametrize(("language", "words"), [
    ("en", ["Line 7", "“USE LR2 Gn”", "belongs to Red"]), ("pl", ["Wiersza 7", "„USE LR2 Gn”"]), ("es", ["línea 7", "«USE LR2 Gn»"]),
])  # fmt: skip
def test_a_log_that_stops_opens_as_far_as_it_goes(language: str, words: list[str]) -> None:
    opener = GameOpener(language)
    arrive(opener, {"do": "open", "text": CODE, "typed": True})
    arrive(opener, {"do": "open", "text": LOG + "USE LR2 Gn\nCOMMIT\n", "typed": True})
    assert opener.game is not None
    assert [str(move) for move in opener.game.moves][-2:] == ["take clay", "done"]
    assert opener.children[1] is opener.board
    assert all(word in panel_page(opener).notice for word in words)
    arrive(opener, {"do": "open", "text": LOG, "typed": True})
    assert panel_page(opener).notice == ""


def test_a_log_that_never_begins_is_reported_and_the_board_stays() -> None:
    opener = GameOpener()
    arrive(opener, {"do": "open", "text": LOG, "typed": True})
    before = opener.game
    arrive(opener, {"do": "open", "text": "USE LG1\nCOMMIT\n", "typed": True})
    assert opener.game is before
    assert "CONFIG" in panel_page(opener).notice


def test_the_address_is_opened_once() -> None:
    opener = GameOpener()
    address = {"do": "open", "text": CODE, "typed": False}
    arrive(opener, address)
    game = opener.game
    assert game is not None
    game.play("pass")
    arrive(opener, address)  # the page has been reloaded
    assert opener.game is game
    assert game.ply == 3


@pytest.mark.parametrize(
    "content", [None, 3, {}, {"do": "open"}, {"do": "open", "text": 3, "typed": True}, {"do": "close"}]
)
def test_other_messages_do_nothing(content: Any) -> None:
    opener = GameOpener()
    arrive(opener, content)
    assert opener.game is None


def test_a_page_sets_nothing() -> None:
    ask = panel_page(GameOpener())
    before = ask.get_state()
    states: list[dict[str, Any]] = [
        {"told": "x"},
        {"words": {}},
        {"words": 3},
        {"_esm": "alert(1)"},
        {"nothing": 1},
        {},
    ]
    for state in states:
        set_by_page(ask, state)
    assert ask.get_state() == before


def test_the_words_are_in_the_language_asked_for(tmp_path: Path) -> None:
    assert panel_page(GameOpener("pl")).words["button"] == "Otwórz"
    with pytest.raises(LookupError):
        GameOpener("tlh")


@pytest.mark.parametrize("position", ['{"actions": 1%s}', '{"slot": 1%s}', '{"wonders": 1%s}', '{"round": 1%s}'])
def test_a_position_out_of_all_proportion_is_reported(position: str) -> None:
    opener = ora.GameOpener()
    record = f"ora 2\nplayers 2\ncountry france\nposition {position % ('0' * 400)}"

    assert opener.take(record) is None
    assert "cannot be 1000" in panel_page(opener).notice
    with pytest.raises(ora.ParseError, match="cannot be 1000"):
        ora.new_game(2).for_seat("R").merge(record)
