"""A comment on one turn: its cost or gain, or no comment."""

from __future__ import annotations

import pytest

import ora_widgets as ora
from ora_widgets.bots.review_run import turns_played
from ora_widgets.language.fluent import languages
from ora_widgets.language.names import card_name
from ora_widgets.support.background import Deadline
from ora_widgets.widget.teacher import MIN_POINTS_SHOWN, TurnComment, comment_on


def comment(lines: str) -> TurnComment | None:
    turns = list(turns_played(ora.new_game(3).play(lines)))
    return comment_on(turns[-1], "RGB")


def test_a_turn_that_is_given_away_costs_points_and_something_better_is_named() -> None:
    found = comment("pass; done")
    assert found is not None
    assert found.points >= MIN_POINTS_SHOWN
    assert found.better != found.turn.moves
    ora.new_game(3).play("; ".join(map(str, found.better)))
    assert found.words("en").startswith(f"That turn cost about {round(found.points)} points. Better: Red ")


def test_of_the_turn_that_is_better_nothing_bad_is_said() -> None:
    wasted = comment("pass; done")
    assert wasted is not None
    better = "; ".join(map(str, wasted.better))
    best = comment(better if better.endswith("done") else f"{better}; done")
    assert best is None or not best.better


@pytest.mark.parametrize(
    ("better", "named"),
    [
        (("use LR2 lay", "take grain", "fell 0,1 wood", "done"), "Better: Red fells trees"),
        (("use LR2 lay", "take livestock", "done"), "Better: Red uses the Farmyard"),
        (("use LR2 lay", "take grain", "done"), "Better: the same turn without what came last."),
    ],
)
def test_of_a_better_turn_only_that_is_named_which_was_not_played(better: tuple[str, ...], named: str) -> None:
    game = ora.new_game(2, length="short").play("use LR2 lay; take grain; cut 0,0 peat; done")
    turn = next(turns_played(game))
    words = TurnComment(turn, "RG", 3.0, tuple(map(ora.Move.parse, better))).words("en")
    assert named in words
    assert ("Farmyard" in words) == ("Farmyard" in named)


@pytest.mark.parametrize("language", languages())
def test_a_good_turn_is_praised_for_what_it_did(language: str) -> None:
    turn = next(turns_played(ora.new_game(3).play("build G12 0,3; skip; done")))
    words = TurnComment(turn, "RGB", 3.4, ()).words(language)
    assert "3" in words
    assert card_name("G12", language) in words


def test_nothing_is_said_where_there_was_no_time() -> None:
    turn = next(turns_played(ora.new_game(3).play("pass; done")))
    over = Deadline()
    over.cancel()
    assert comment_on(turn, "RGB", over) is None
