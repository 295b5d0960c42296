"""The puzzles: enough of them, graded, and every best answer proven by looking at everything."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from math import gcd
from pathlib import Path

import pytest

import ora_widgets as ora
from ora_widgets.engine import State, options, play
from ora_widgets.language.fluent import languages, message_ids
from ora_widgets.lessons import Progress, puzzles
from ora_widgets.lessons.riddle import DAY_STEP, Riddle, prove
from ora_widgets.search.exhaustive import text

RIDDLES = [step for step in puzzles().steps if isinstance(step, Riddle)]
by_name = pytest.mark.parametrize("riddle", RIDDLES, ids=lambda riddle: riddle.name)


def test_there_are_at_least_thirty_in_five_grades() -> None:
    grades = [riddle.grade for riddle in RIDDLES]

    assert len(RIDDLES) >= 30
    assert grades == sorted(grades)
    assert set(grades) == {1, 2, 3, 4, 5}


@by_name
def test_the_best_answer_is_the_best(riddle: Riddle) -> None:
    best, line = prove(riddle)

    assert best == riddle.best, text(line)


def ends_of_a_turn(starts: list[State]) -> list[State]:
    """A second search, written apart from the first: positions are told apart by every field that they have."""
    seen: set[str] = set()
    ends: list[State] = []
    waiting = list(starts)
    while waiting:
        state = waiting.pop()
        for move in options(state):
            after = state.copy()
            play(after, move)
            mark = repr(after.to_json())
            if mark not in seen:
                seen.add(mark)
                (ends if move == ("done",) else waiting).append(after)
    return ends


@pytest.mark.parametrize(
    "riddle",
    [pytest.param(each, id=each.name, marks=[pytest.mark.slow] if each.grade > 3 else []) for each in RIDDLES],
)
def test_a_search_without_a_transposition_key_finds_nothing_better(riddle: Riddle) -> None:
    game = riddle.scenario.game()
    ends = ends_of_a_turn([game.now])
    if riddle.measure == "turns":
        for _ in range(2, riddle.best):
            ends = ends_of_a_turn(ends)
        assert not any(riddle.met(end) for end in ends)
    else:
        assert max(map(riddle.value, ends)) == riddle.best


@by_name
def test_a_puzzle_untried_tried_and_solved(riddle: Riddle) -> None:
    game = riddle.scenario.game()
    assert riddle.check(game).kind == "untried"

    idle = riddle.scenario.game()
    while not any(move == ("done",) for move in idle.moves[: idle.ply]):
        assert riddle.check(idle).kind in ("untried", "not-yet")
        idle.play("pass" if "pass" in idle.legal_moves else "done")
    assert riddle.check(idle).kind == "not-yet"

    outcome = riddle.check(game.play(riddle.solution))
    assert outcome.kind == "solved"
    assert str(riddle.best) in outcome.sentence


@by_name
@pytest.mark.parametrize("language", languages())
def test_a_puzzle_has_its_words(riddle: Riddle, language: str) -> None:
    assert all(riddle.words(part, language) for part in ("title", "text", "task", "learnt"))
    assert riddle.hints(language)


def test_every_message_of_the_puzzles_belongs_to_one() -> None:
    around = {"puzzle-lesson", "puzzle-go-on", "puzzle-better", "puzzle-too-slow", "puzzle-unknown"}
    shared = ("puzzle-task-", "puzzle-solved-")
    written = {name for name in message_ids() if name.startswith("puzzle-") and not name.startswith(shared)}

    assert written - around == {riddle.message for riddle in RIDDLES}


def test_a_race_that_comes_too_late_is_not_won() -> None:
    race = next(riddle for riddle in RIDDLES if riddle.name == "two-reliquaries")
    game = race.scenario.game().play("pass; pass; done")
    game.play("use F36 prior; trade Or; skip; pass; done; use F36 prior; trade Ce; trade Or; pass; done")

    assert race.check(game).kind == "not-yet"
    assert race.check(game).sentence == "You can do it faster: undo, or begin again."


def test_a_row_that_is_not_the_best_is_noticed() -> None:
    from dataclasses import replace

    bread = next(riddle for riddle in RIDDLES if riddle.name == "field-to-oven")
    race = next(riddle for riddle in RIDDLES if riddle.name == "castle-in-time")

    assert prove(replace(bread, best=4))[0] == 5
    assert prove(replace(race, best=3, table={**race.table, "give": {"R": "6Wo 5Sn"}}))[0] == 1


def test_puzzles_by_number_and_name(tmp_path: Path) -> None:
    file = Progress(tmp_path / "p.json")
    seventh = ora.puzzle(7, progress=file)

    assert seventh.step.name == RIDDLES[6].name
    seventh.game.play(RIDDLES[6].solution)
    assert seventh.check()
    assert file.entry(f"puzzle/{RIDDLES[6].name}")["solved"]
    assert ora.puzzle("field-to-oven").step.name == "field-to-oven"
    assert ora.puzzle(progress=file).step.name == RIDDLES[0].name
    for unknown in (0, len(RIDDLES) + 1, "nothing", True, None):
        with pytest.raises(LookupError, match="There is no puzzle"):
            ora.puzzle(unknown)


def test_every_day_has_its_puzzle() -> None:
    day = date(2026, 1, 1)
    names = [ora.puzzle_of_the_day(day + timedelta(days=n)).step.name for n in range(len(RIDDLES))]

    assert gcd(DAY_STEP, len(RIDDLES)) == 1
    assert len(set(names)) == len(RIDDLES)
    assert ora.puzzle_of_the_day("2026-01-01").step.name == names[0]
    assert ora.puzzle_of_the_day().step in RIDDLES
    assert ora.puzzle_of_the_day(datetime(2026, 1, 1, 12, tzinfo=UTC)).step.name == names[0]


@pytest.mark.parametrize("day", ["tomorrow", "2026-02-30", "24.12.2026", "", 20260101, True])
def test_a_day_that_is_none_has_no_puzzle(day: object) -> None:
    with pytest.raises(ValueError, match=r"is not a date; write it like 2026-01-31\."):
        ora.puzzle_of_the_day(day)  # type: ignore[arg-type]
