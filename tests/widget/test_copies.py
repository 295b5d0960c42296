"""A copied or pickled object continues independently; one bound to pages says what can be copied instead."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from copy import copy, deepcopy
from pathlib import Path
from typing import Any

import pytest

import ora_widgets as ora
from ora_widgets.lessons import Progress, keep_in
from ora_widgets.lessons.card_quiz import Quiz
from ora_widgets.lessons.puzzle_rows import PUZZLES
from ora_widgets.lessons.puzzle_run import PuzzleRun
from ora_widgets.lessons.today import Today
from tests.support.new_kernel import forget_progress

WAYS: tuple[Callable[[Any], Any], ...] = (deepcopy, lambda one: pickle.loads(pickle.dumps(one)))


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    forget_progress(monkeypatch)
    keep_in(tmp_path / "ora_progress.json")


@pytest.mark.parametrize("way", WAYS)
def test_a_lesson_goes_on_in_its_copy(way: Callable[[Any], Any]) -> None:
    lesson = ora.lesson("wheel", 1)
    lesson.on_change(lambda: pytest.fail("whoever looks at the original hears nothing of a copy"))
    other = way(lesson)
    other.game.play(other.step.solution)
    assert other.check().kind == "solved"
    assert (lesson.game.ply, other.game.ply) == (0, len(other.step.solution.split("; ")))
    assert repr(way(other)) == repr(other)


@pytest.mark.parametrize("way", WAYS)
def test_a_days_practice_notes_in_a_copy_what_was_solved_there(way: Callable[[Any], Any], tmp_path: Path) -> None:
    session = Today(kinds=["task"], today="2026-01-01", progress=Progress(tmp_path / "anna.json"))
    while session.lesson is None:
        session.answer(1)
        session.next()
    other = way(session)
    other.game.play(other.lesson.step.solution)
    assert (other.outcome.kind, session.outcome.kind) == ("solved", "untried")


@pytest.mark.parametrize("way", WAYS)
def test_a_quiz_asks_the_same_in_its_copy(way: Callable[[Any], Any]) -> None:
    quiz = Quiz(seed=1)
    other = way(quiz)
    for _ in range(3):
        assert repr(other) == repr(quiz)
        assert other.answer(1).kind == quiz.answer(1).kind


def test_a_run_has_the_time_left_that_it_had_wherever_it_goes_on() -> None:
    now = [100.0]
    run = PuzzleRun(PUZZLES, minutes=1, seed=1, clock=lambda: now[0])
    now[0] = 120.0
    kept = run.__getstate__()
    now[0] = 7.0  # the clock of another machine
    other = PuzzleRun.__new__(PuzzleRun)
    other.__setstate__(kept)
    assert other.seconds == 40


@pytest.mark.parametrize("way", WAYS)
def test_a_walk_goes_on_in_its_copy_with_all_its_side_lines(way: Callable[[Any], Any]) -> None:
    walk = ora.walkthrough("coming-home").forward()
    other = way(walk)
    assert (other.text(), other.comment) == (walk.text(), walk.comment)
    assert other.forward().comment == walk.forward().comment
    other.note("Mine.")
    assert walk.comment != "Mine."


def test_comments_on_a_game_of_the_package_are_in_no_other_walk() -> None:
    before = ora.walkthrough("coming-home").text()
    walk = ora.walkthrough("coming-home").note("Mine.").mark("R 0,1")
    walk.game.play("pass")
    walk.keep("another way")
    assert ora.walkthrough("coming-home").text() == before


@pytest.mark.parametrize("way", [*WAYS, copy])
@pytest.mark.parametrize(
    ("make", "instead"),
    [
        (lambda: ora.Board(ora.new_game(2)), "Board.*game"),
        (ora.Editor, "Editor.*model"),
        (lambda: ora.Annotator(ora.new_game(2)), "Annotator.*walk"),
        (ora.GameOpener, "GameOpener.*game"),
        (lambda: ora.host(ora.new_game(2)), "Room.*game"),
        (lambda: ora.host(ora.assign("wheel")), "Classroom.*task"),
    ],
)
def test_what_pages_hold_says_what_can_be_copy_instead(
    make: Callable[[], Any], instead: str, way: Callable[[Any], Any]
) -> None:
    held = make()
    with pytest.raises(TypeError, match=instead):
        way(held)
    held.close()
