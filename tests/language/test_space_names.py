"""The printed names of spaces, as on a map (F7.1); lines of moves use numbers."""

from __future__ import annotations

import pytest

from ora_widgets import InvalidMove, new_game
from ora_widgets.engine import IllegalMove, play
from ora_widgets.engine.land import space
from ora_widgets.language.fluent import languages
from ora_widgets.language.labels import label
from ora_widgets.language.names import COLUMNS, row_name, row_of, space_name, space_of
from ora_widgets.language.sentences import sentence, with_sentence
from ora_widgets.scene import book
from tests.game.tables import game_at
from tests.support.positions import position

FARTHEST = 27  # rows in one direction that nine districts and nine plots can reach


def test_no_two_spaces_of_a_landscape_have_one_name() -> None:
    for top in range(-FARTHEST, 1):
        rows = range(top, top + FARTHEST + 2)  # with the two rows of the heartland
        names = [space_name(space(row, column)) for row in rows for column in COLUMNS]
        assert len(set(names)) == len(names)


def test_a_name_is_the_same_however_far_the_land_has_grown() -> None:
    state = position(give={"R": "9Pn"})
    before = label(state, ("fell", "0,1", "wood"), "en")
    play(state, ("district", "-1", "hills"))

    assert label(state, ("fell", "0,1", "wood"), "en") == before == "Fell the trees on M4: 2 wood"
    assert label(state, ("fell", "-1,1", "wood"), "en") == "Fell the trees on L4: 2 wood"


@pytest.mark.parametrize("language", languages())
def test_the_page_is_given_the_names_that_sentences_have(language: str) -> None:
    names = book(new_game(3, "france"), language)["spaces"]

    for row, column in ((0, 0), (1, 4), (-9, 2), (27, 6), (-27, -2)):
        assert names["rows"][str(row)] + names["columns"][str(column)] == space_name(space(row, column))


def test_a_refusal_names_a_space_as_it_was_named_by_whoever_is_refused() -> None:
    refused = IllegalMove("space-covered", "F5.5.3", space="0,1", what="forest")

    assert "on M4;" in sentence(refused, "RGB", None, "en")
    assert "on 0,1;" in with_sentence(refused, language="en").sentence


def test_rows_beyond_the_alphabet_and_words_that_are_no_space() -> None:
    assert [space_name(word) for word in ("-13,0", "13,0", "14,0", "9,99", "0,3x")] == [
        "ZZ3",
        "Z3",
        "AA3",
        "9,99",
        "0,3x",
    ]


@pytest.mark.parametrize("row", [*range(-12, 14), -13, 14, 20, -20])
def test_a_line_may_name_a_space_as_it_is_printed(row: int) -> None:
    for column in COLUMNS:
        assert space_of(space_name(space(row, column))) == space(row, column)
    assert row_of(row_name(row)) == str(row)


@pytest.mark.parametrize(
    ("line", "move"),
    [("build G07 M6", "build G07 0,3"), ("fell m4 wood", "fell 0,1 wood"), ("district L hills", "district -1 hills")],
)
def test_what_is_typed_by_the_board_is_played_and_kept_by_its_numbers(line: str, move: str) -> None:
    game = game_at(give={"R": "9Pn Cl"})

    assert str(game.copy().play(line).moves[-1]) == move
    with pytest.raises(InvalidMove, match=r"“M0” is not a space .* M6"):
        game.play("build G07 M0")
