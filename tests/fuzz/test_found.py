"""Faults that the fuzzer has found, each with a minimal input, and since mended."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest

import ora_widgets as ora
from ora_widgets.language.people import plain_name
from ora_widgets.notation.links import read_link
from ora_widgets.wire import OutsideText
from tests.support.board_page import on_page
from tests.support.work import count_calls


@pytest.mark.parametrize("address", ["", "https://example.org/#"])
@pytest.mark.parametrize("sign", ["%", "%4", "%41", "%E2"])
def test_what_is_escaped_in_an_address_is_not_taken_apart_sign_by_sign(address: str, sign: str) -> None:
    """It took 56 MB and a quarter of a second for 300,000 characters, and texts may have five million."""
    text = f"{address}ora1:" + sign * 20_000
    with count_calls() as plain, pytest.raises(ora.ParseError):
        ora.load(f"{address}ora1:" + "x" * len(text))
    with count_calls() as work, pytest.raises(ora.ParseError):
        ora.load(text)
    assert work.calls < plain.calls + 2_000


@pytest.mark.parametrize("sign", ["%", "%4", "%41", "%E2"])
def test_nor_is_what_stands_beside_a_code_that_is_whole(sign: str) -> None:
    address = f"https://example.org/#{ora.new_game(2).code()}&R="
    with count_calls() as plain:
        read_link(OutsideText(address + "x" * len(sign) * 20_000))
    with count_calls() as work:
        assert read_link(OutsideText(address + sign * 20_000)).game.moves == ()
    assert work.calls < plain.calls + 2_000


LOG = "CONFIG 3 france long\nSTART 0 R G B\n"
SETUP = {"players": 2, "country": "france"}


@pytest.mark.parametrize(
    "source",
    [
        f'ora 2\nplayers 2\ncountry france\nposition {{"built": {{"R": "{"1;" * 900}"}}}}',  # two seconds, in a code of 200 letters
        f'ora 2\nplayers 2\ncountry france\nposition {{"give": {{"R": "{"x," * 900}"}}}}',
        LOG + "USE " + "9" * 100_000,
        LOG + "FELL_T" + "\r" * 100_000,
        LOG + "FELL_TREES 1 1 Jo " + "COMMIT  " * 12_000,  # a fifth of a second
        {"ora": 1, "setup": SETUP, "moves": ["R " * 100_000] * 300},  # 90 MB for a moment
        {"ora": 1, "setup": SETUP, "moves": ["tak" + "\x85" * 100_000] * 90},
    ],
    ids=lambda source: ascii(source)[40:80],
)
def test_what_is_said_again_and_again_is_refused_at_once(source: Any) -> None:
    with pytest.raises(ora.ParseError):
        ora.load(
            'ora 2\nplayers 2\ncountry france\nposition {"built": {"R": "1"}, "give": {"R": "x"}}'
        )  # loads the words
    with count_calls() as work, pytest.raises(ora.ParseError) as refused:
        ora.load(source)
    assert work.calls < 110_000
    assert len(str(refused.value)) < 1_100


@pytest.mark.parametrize("name", ["names", "language", "theme", "motion"])
def test_a_page_that_sets_something_nested_is_reported_so(name: str) -> None:
    """The error of `ipywidgets`, which recurses to the bottom, was shown to nobody."""
    nested: Any = "x"
    for _ in range(3_000):
        nested = [nested]
    board = ora.Board(ora.new_game(2))
    before = getattr(board, name)
    board.set_state({name: {"R": nested}})
    assert getattr(board, name) == before
    assert on_page(board).notice is not None
    assert "neither a move nor a request" in on_page(board).notice["text"]
    board.close()


@pytest.mark.parametrize("term", ["built", "placed", "land", "cleared"])
def test_a_colour_of_which_nothing_is_said_is_left_out(term: str) -> None:
    said: dict[str, Any] = {term: {"R": ""}}
    editor = ora.EditorModel(ora.Scenario("x", **said))
    assert ora.EditorModel(editor.code).draft == editor.draft


@pytest.mark.parametrize("term", ["title", "question", "notes", "solution", "prelude", "name", "theme"])
def test_the_longest_text_of_a_scenario_can_be_read_again(term: str) -> None:
    """A longer one was accepted, but its code could not be read."""
    said: dict[str, Any] = {"title": "x", term: "x" * 10_001}
    with pytest.raises(ora.Refusal, match="a shorter text"):
        ora.Scenario(**said)


@pytest.mark.parametrize("letter", ["x", "\0", "\ud800", "\u2028", "🙂"])
def test_the_code_of_the_longest_texts_can_be_read(letter: str) -> None:
    texts: dict[str, Any] = dict.fromkeys(("title", "question", "notes", "name", "theme"), letter * 2_000)
    editor = ora.EditorModel(ora.Scenario(**texts, solution=letter * 10_000))
    assert ora.EditorModel(editor.code).draft == editor.draft


@pytest.mark.parametrize(
    "value", [{"R": ["Ada" * 1_000_000]}, {"R": [[{"x": []}] * 10] * 20_000}, [[[True]] * 10] * 20_000]
)
@pytest.mark.parametrize("name", ["names", "language", "theme", "motion"])
def test_something_huge_is_refused_without_looking_through_it(name: str, value: Any) -> None:
    """Quoting 18 MB of brackets took two seconds."""
    board = ora.Board(ora.new_game(2))
    before = getattr(board, name)
    with count_calls() as work:
        board.set_state({name: value})
    assert work.calls < 50_000
    assert getattr(board, name) == before
    assert on_page(board).notice is not None
    assert on_page(board).notice["text"].endswith(f": {name}")
    board.close()


def test_a_name_with_a_sign_of_control_among_blanks_is_kept_as_it_is_read() -> None:
    name = plain_name("da \x14  y")
    assert name == plain_name(name) == "da y"


@pytest.mark.parametrize("card", ["S1", "G07"])
def test_a_card_that_is_laid_thrice_on_a_space_is_a_problem(card: str) -> None:
    """The third card was placed because its problem was known already, and covered a space without a card."""
    editor = ora.EditorModel(f'Scenario(built={{"R": "{card} 0,2; {card} 0,2; {card} 0,2"}})')
    assert editor.problems
    assert ora.EditorModel(editor.code).draft == editor.draft


@pytest.mark.parametrize("line", ["x" * 200_000, "build" * 40_000, "use " + "(F01 " * 40_000, "wth " + "x" * 200_000])
def test_a_long_line_in_a_log_of_the_older_site_is_no_slip(line: str) -> None:
    """A word of 200,000 letters was compared with the verbs, once without each of its letters: 22 GB."""
    setup = "config PLAYERS 3\nconfig LENGTH LONG\nconfig COUNTRY FRANCE\nstart\n"
    with count_calls() as work, suppress(ora.ParseError):
        ora.load(f"{setup}{line}\ncut_peat 0 1\ncommit")
    assert work.calls < 250_000
