"""Puzzles in succession: a streak that the first miss ends, and a run against the clock."""

from __future__ import annotations

from pathlib import Path

import pytest

import ora_widgets as ora
from ora_widgets.lessons import Progress, puzzles
from ora_widgets.lessons.puzzle_run import PuzzleRun

EASY = [*puzzles().values()][:6]


def run(tmp_path: Path) -> PuzzleRun:
    return PuzzleRun(EASY, seed=1, progress=Progress(tmp_path / "p.json"))


def solve(session: PuzzleRun) -> None:
    session.game.play(session.step.solution)


def test_a_streak_goes_on_until_the_first_miss(tmp_path: Path) -> None:
    session = run(tmp_path)
    solve(session)
    session.next()
    solve(session)
    assert (session.count, session.standing) == (2, "Solved in a row: 2.")
    session.next().game.play("pass; done")
    assert session.over
    assert session.panel()["outcome"] == "not-yet"
    assert session.panel()["text"].startswith("It is over: you have solved 2 puzzles.")
    missed = session.step.name
    session.restart()
    solve(session)
    assert session.next().step.name == missed
    assert session.count == 2


def test_whoever_leaves_a_puzzle_or_looks_at_its_answer_has_missed_it(tmp_path: Path) -> None:
    left, looked, helped = run(tmp_path), run(tmp_path), run(tmp_path)
    left.next()
    looked.solution()
    assert left.over
    assert looked.over
    helped.hint()
    solve(helped)
    assert (helped.over, helped.count) == (False, 0)


def test_against_the_clock_a_miss_ends_nothing_and_what_comes_too_late_does_not_count(tmp_path: Path) -> None:
    now = [0.0]
    session = PuzzleRun(EASY, minutes=1, seed=1, progress=Progress(tmp_path / "p.json"), clock=lambda: now[0])
    session.game.play("pass; done")
    now[0] = 30
    solve(session.next())
    assert session.standing == "Solved: 1. Seconds left: 30."
    session.next()
    now[0] = 61
    solve(session)
    assert session.standing == "It is over: you have solved 1 puzzle."


def test_a_run_comes_from_easy_to_hard_and_in_another_order_each_time(tmp_path: Path) -> None:
    file, rows = Progress(tmp_path / "p.json"), [*puzzles().values()]
    orders = [[step.name for step in PuzzleRun(rows, seed=seed, progress=file).lesson.steps] for seed in range(3)]
    grades = [row.grade for row in rows]
    assert [ora.puzzles()[name].grade for name in orders[0]] == grades
    assert len({*map(tuple, orders)}) == 3


@pytest.mark.parametrize("minutes", [-1, 61, 2.5, "3", True])
def test_minutes_are_a_number_of_minutes(minutes: object) -> None:
    with pytest.raises(ora.WrongArgument):
        ora.puzzle_run(minutes=minutes)  # type: ignore[arg-type]


def test_an_unknown_theme_names_those_there_are() -> None:
    with pytest.raises(ora.UnknownName, match=r"no puzzles on “chess”; the themes are .*contract"):
        ora.puzzle_run(theme="chess")
