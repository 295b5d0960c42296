"""Strategy tasks from games: their lesson agrees with hints and measurements, and their counts with the rows."""

from __future__ import annotations

import re
from collections import Counter
from itertools import islice
from typing import Any

import pytest

import ora_widgets as ora
from ora_widgets import study
from ora_widgets.bots import hint
from ora_widgets.engine.steps.wheel import value
from ora_widgets.lab.strategy_games import rivals
from ora_widgets.language.fluent import languages, say
from ora_widgets.lessons.strategy import WRITTEN_LESSONS
from ora_widgets.lessons.strategy_turns import FoundTurn, OpeningTurn, found_turns, opening_turns
from ora_widgets.lessons.tasks_from_games import line_in_words
from ora_widgets.scenarios.found_records import actions_of, moves_of, read_strategy_line

FOUND = [step for steps in found_turns().values() for step in steps]
OPENINGS = opening_turns()
HINT_PLAYOUTS = 300
MIN_LOW = 1  # points
MIN_GAMES = 30
CHAPTERS = {step.record.chapter: step for step in reversed(FOUND)}
each_turn = pytest.mark.parametrize("step", FOUND, ids=lambda step: step.name)
each_opening = pytest.mark.parametrize("step", OPENINGS, ids=lambda step: step.name)


def of_a_chapter(step: FoundTurn) -> Any:
    """One turn of every chapter is tested at every change, all of them by the long tests."""
    marks = () if step in CHAPTERS.values() else (pytest.mark.long,)
    return pytest.param(step, id=step.name, marks=marks)


@pytest.mark.parametrize("step", list(map(of_a_chapter, FOUND)))
def test_a_hint_says_what_is_taught(step: FoundTurn) -> None:
    advised = hint(step.game(), 1, None, playouts=HINT_PLAYOUTS)[0]
    assert actions_of(moves_of(step.record.best)) <= actions_of(advised.turn)


@each_turn
def test_what_is_taught_was_clearly_better_in_games_played_on(step: FoundTurn) -> None:
    record = step.record
    assert MIN_LOW <= record.low <= record.lead <= record.high
    assert read_strategy_line(record.line()) == record
    assert not actions_of(moves_of(record.best)) <= actions_of(moves_of(record.second))


@each_turn
def test_the_next_best_idea_is_told_to_be_that_and_another_one_is_not(step: FoundTurn) -> None:
    game = step.game()
    start = game.ply
    outcome = step.check(game.copy().play(step.record.second), start, language="en")
    assert outcome.kind == "not-yet"
    assert f"about {step.record.lead} points less" in outcome.sentence
    assert step.check(game.play(step.solution), start, language="en").kind == "solved"


@pytest.mark.parametrize("language", languages())
@each_turn
def test_the_words_count_what_was_measured(step: FoundTurn, language: str) -> None:
    known = {abs(value) for value in step.measured.values() if isinstance(value, int)} | {3, 95}
    said = step.words("learnt", language).split(line_in_words(step.game(), step.record.second, language))[-1]
    assert {int(number) for number in re.findall(r"(?<![\d,-])\d+", said)} <= known
    # If all games end alike there is no interval.
    assert ("95" in said) is (step.record.low < step.record.high)


@pytest.mark.parametrize("language", languages())
def test_of_a_turn_of_people_it_is_said_where_they_had_the_same_idea(language: str) -> None:
    said = {step.words("learnt", language).endswith(say("found-played", language)): step for step in FOUND}
    for same, step in said.items():
        assert (step.record.facts.get("played") == "same") is same
    assert len(said) == 2


@pytest.mark.parametrize("step", [step for step in FOUND if step.record.theme == "take"], ids=lambda step: step.name)
def test_what_the_next_player_finds_on_the_wheel_is_what_the_wheel_shows_then(step: FoundTurn) -> None:
    taken = next(move for move in moves_of(step.record.best) if move[0] in ("take", "fell", "cut"))
    after = step.game().play(step.record.best).now
    assert step.words("learnt", "en").count(f"The next player finds {value(after, taken[-1])}.") == 1


@pytest.mark.parametrize("step", list(map(of_a_chapter, [step for step in FOUND if "other" in step.record.facts])))
def test_who_else_builds_the_card_or_uses_it_is_what_a_bot_does(step: FoundTurn) -> None:
    game, record = step.game(), step.record
    built, used = rivals(game, game.now, game.setup.seats.index(record.seat))
    found = built if record.theme == "build-first" else used
    assert game.setup.seats[found[str(record.facts["card"])]] == record.facts["other"]


@each_opening
def test_an_opening_has_been_counted_in_the_games_that_ship(step: OpeningTurn) -> None:
    rows = {row["turn"]: row for row in study.explorer().continuations(step.game())}
    for begun in step.known:
        row = rows[begun.turn]
        assert begun.n == row["n"] >= MIN_GAMES
        assert (begun.mean, begun.low, begun.high) == tuple(round(row[name]) for name in ("mean", "low", "high"))


@each_opening
def test_a_turn_that_did_clearly_worse_is_told_its_points(step: OpeningTurn) -> None:
    start = step.game().ply
    for begun in step.worse:
        outcome = step.check(step.game().play(begun.turn), start, language="en")
        assert outcome.kind == "not-yet"
        assert f"with {begun.mean} points" in outcome.sentence
    for begun in islice(set(step.known) - set(step.worse), 2):
        outcome = step.check(step.game().play(begun.turn), start, language="en")
        assert outcome.kind == "solved"
        assert f"with {begun.mean} points" in outcome.sentence


def test_an_opening_may_be_played_in_another_order_and_one_that_nobody_played_is_said_to_be_unknown() -> None:
    step = next(step for step in OPENINGS if step.name == "first-2-ireland-short")
    game = step.game()
    assert (
        step.check(
            game.copy().play("use LR3 lay; take coin; use LR2 lay; take livestock; district 2 hills; done"),
            language="en",
        ).kind
        == "solved"
    )
    assert "nothing is known" in step.check(game.play("pass; pass; done"), language="en").sentence


def test_the_track_covers_every_table_and_both_countries() -> None:
    turns = [*FOUND, *OPENINGS]
    modes = {(step.scenario.setup.players, step.scenario.setup.country) for step in turns}
    assert {players for players, _ in modes} == {1, 2, 3, 4}
    assert {country for _, country in modes} == {"france", "ireland"}
    sources = Counter(step.measured["source"] for step in FOUND)
    assert sources["people"] >= 6
    assert len({step.record.game for step in FOUND}) >= 24
    written = sum(len(row.steps) for row in WRITTEN_LESSONS)
    assert len(turns) + written == sum(
        len(ora.lessons.lessons()[name].steps) for name in list(ora.lessons.lessons())[15:]
    )
