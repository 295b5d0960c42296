"""A learner's own mistakes in the daily practice: added once, judged like the review, and never lost."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path
from threading import Event
from typing import Any

import pytest

import ora_widgets as ora
from ora_widgets.bots.review import Mistake, Review
from ora_widgets.engine import Move, State
from ora_widgets.lessons import AddedMistakes, Progress, Today, add_to_practice, kept_mistakes, puzzles
from ora_widgets.lessons.exercises import chapters
from ora_widgets.lessons.kept_mistakes import MistakeRecord
from ora_widgets.lessons.memory import is_missed, read_entry
from ora_widgets.lessons.mistake_task import MistakeStep, mistake_lesson
from ora_widgets.lessons.rule_tasks import RULE_PRACTICE
from ora_widgets.lessons.today_task import TodayMistake
from ora_widgets.support.arguments import WrongArgument
from ora_widgets.support.background import Deadline
from tests.support.questions import solve
from tests.support.waiting import PATIENCE, wait_until

DAY = date(2026, 1, 1)
PASSED = tuple(Move.parse(line) for line in ("pass", "done"))
BETTER = tuple(Move.parse(line) for line in ("build G12 0,3", "prior", "times 2", "done"))


@pytest.fixture
def file(tmp_path: Path) -> Progress:
    return Progress(tmp_path / "p.json")


def review_of_passes(lost: float = 6.0, low: float = 4.0, turns: int = 3) -> Review:
    """A review of a game in which all players passed at once."""
    game = ora.new_game(3, "france").play("; ".join(["pass; done"] * turns))
    found = tuple(
        Mistake("RGB"[turn % 3], 1, 2 * turn, PASSED, BETTER, lost - turn / 10, low, lost + 2, "")
        for turn in range(turns)
    )
    return Review(game.record(), "RGB", (), found)


def open_today(file: Progress, day: date = DAY, **terms: Any) -> Today:
    return Today(progress=file, today=day, kinds=["mistake"], **terms)


def open_mistake(today: Today) -> TodayMistake:
    assert isinstance(today.lesson, TodayMistake)
    return today.lesson


def loss_of(line: str) -> float:
    """The loss of an early turn against the best one."""
    review = review_of_passes(turns=1)
    [one] = review.mistakes
    record = MistakeRecord(
        ora.new_game(3, "france").record(),
        one.seat,
        "pass; done",
        "; ".join(map(str, BETTER)),
        6.0,
        4.0,
        8.0,
        "0 0 again",
        8,
    )
    step = mistake_lesson(record).steps[0]
    assert isinstance(step, MistakeStep)
    reached = step.game().play(line).now
    step.compare(reached, Deadline())
    return step.losses[reached.key()]


def test_each_mistake_is_added_once(file: Progress) -> None:
    review = review_of_passes()
    assert add_to_practice(review, "R", progress=file) == AddedMistakes(1, 0, 0)
    assert add_to_practice(review, progress=file) == AddedMistakes(2, 1, 0)
    before = file.path.read_text()
    assert repr(add_to_practice(review, progress=file)) == "Nothing new was added to Today. Already there: 3."
    assert file.path.read_text() == before


def test_the_costliest_comes_first_and_says_what_was_played(file: Progress) -> None:
    add_to_practice(review_of_passes(), progress=file)
    today = open_today(file)
    assert today.question == "You are Red, and you played: Pass. Find something better."
    assert today.heading("en") == "Your mistake · Turns from your own games"
    assert today.game is not None
    assert (today.game.to_move, today.game.ply, today.game.plies) == ("R", 0, 0)
    assert open_today(file, language="pl").question.startswith("Grasz kolorem: ")
    assert open_today(file, language="es").question.startswith("Juegas con Rojo.")


def test_the_best_turn_passes_and_comes_back_another_day(file: Progress) -> None:
    add_to_practice(review_of_passes(turns=1), progress=file)
    today = open_today(file)
    open_mistake(today).game.play(open_mistake(today).step.solution)
    assert today.outcome
    assert today.exercise is not None
    assert not is_missed(file.entry(today.exercise.key), DAY)
    memory = read_entry(file.entry(today.exercise.key))
    assert memory is not None
    assert memory.due > DAY
    assert today.next().exercise is None
    assert open_today(file, memory.due).exercise == Today(progress=file, today=memory.due, new=0).exercise


def test_what_was_played_is_reported_without_a_search(file: Progress) -> None:
    add_to_practice(review_of_passes(turns=1), progress=file)
    lesson = open_mistake(open_today(file))
    lesson.game.play("pass; done")
    assert repr(lesson.check()).startswith("That is the turn that was played. It is worth about 6 points less")
    assert not lesson.mistake.losses


def test_a_turn_within_the_interval_of_the_best_passes_and_no_other(file: Progress) -> None:
    line = "use LR2 lay; take grain; done"
    loss = loss_of(line)
    assert loss > 0.01, "another line is needed here"
    for lost, right in ((loss + 100, True), (loss * 1.01, False)):
        # The interval reaches down to `low`; either way the turn is closer to the best than the played one.
        low = lost - loss * (1.01 if right else 0.99)
        own = Progress(file.path.with_name(f"{right}.json"))
        add_to_practice(review_of_passes(lost, max(low, 0.0), turns=1), progress=own)
        today = open_today(own)
        open_mistake(today).game.play(line)
        outcome = open_mistake(today).check()
        assert bool(outcome) is right, (loss, lost, low, open_mistake(today).mistake.record.spare)
        assert right or f"about {loss:.1f}".rstrip("0").rstrip(".") in outcome.sentence


def test_the_same_turn_is_always_judged_alike() -> None:
    assert loss_of("fell 0,1 wood; done") == loss_of("fell 0,1 wood; done")


def test_a_turn_that_is_not_over_is_not_judged(file: Progress) -> None:
    add_to_practice(review_of_passes(turns=1), progress=file)
    lesson = open_mistake(open_today(file))
    assert lesson.check().kind == "untried"
    lesson.game.play("pass")
    assert repr(lesson.check()) == "End the turn to see your result."


def test_another_position_is_not_that_of_the_task(file: Progress) -> None:
    add_to_practice(review_of_passes(), "B", progress=file)
    lesson = open_mistake(open_today(file))
    assert lesson.game.ply == 4
    lesson.game.undo().undo()
    lesson.game.play("fell 0,1 wood; done; pass; done")
    assert repr(lesson.check()) == "This is not the position of the task. Begin again."


def test_a_turn_is_compared_aside_once_it_is_over(file: Progress) -> None:
    """A turn on the board needs no request: its result appears by itself, and counts once."""
    add_to_practice(review_of_passes(100.0, 0.1, turns=1), progress=file)
    today = open_today(file)
    lesson = open_mistake(today)
    lesson.game.play("fell 0,1 wood; done")
    wait_until(lambda: bool(today.outcome), lambda: repr(lesson.check()))
    assert lesson.panel()["outcome"] == "solved"


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Iterator[Event]:
    """Comparisons wait until this is set."""
    opened, compare = Event(), MistakeStep.compare

    def waiting(self: MistakeStep, reached: State, deadline: Deadline) -> None:
        assert opened.wait(PATIENCE)
        compare(self, reached, deadline)

    monkeypatch.setattr(MistakeStep, "compare", waiting)
    yield opened
    opened.set()


def compared_aside() -> None:
    """Wait for all comparisons in the background."""
    for thread in threading.enumerate():
        if thread.name == "ora comparison":
            thread.join(PATIENCE)
            assert not thread.is_alive()


def test_nobody_waits_for_a_comparison(file: Progress, gate: Event) -> None:
    add_to_practice(review_of_passes(100.0, 0.1, turns=1), progress=file)
    today = open_today(file)
    lesson = open_mistake(today)
    lesson.game.play("fell 0,1 wood; done")
    lesson.check_soon()
    panel = lesson.panel()
    assert (panel["outcome"], panel["verdict"]) == (
        "started",
        "Your turn is being compared with the best known one.",
    )
    gate.set()
    compared_aside()
    assert today.outcome
    assert lesson.panel()["outcome"] == "solved"


def test_a_turn_that_was_taken_back_is_no_try(file: Progress, gate: Event) -> None:
    add_to_practice(review_of_passes(0.2, 0.2, turns=1), progress=file)
    today = open_today(file)
    lesson = open_mistake(today)
    lesson.game.play("use LR2 prior; take grain; done")
    lesson.game.undo()
    gate.set()
    compared_aside()
    assert lesson.panel()["verdict"] == ""
    assert today.exercise is not None
    assert "tries" not in file.entry(today.exercise.key)


def test_a_turn_that_was_left_is_not_counted(file: Progress, gate: Event) -> None:
    add_to_practice(review_of_passes(100.0, 0.1, turns=2), progress=file)
    today = open_today(file)
    assert today.exercise is not None
    left = today.exercise.key
    open_mistake(today).game.play("fell 0,1 wood; done")
    today.later()
    gate.set()
    compared_aside()
    assert not today.outcome
    assert "solved" not in file.entry(left)


def test_help_is_counted_and_finding_it_after_that_is_no_knowledge(file: Progress) -> None:
    add_to_practice(review_of_passes(turns=3), progress=file)
    today = open_today(file)
    stability = {}
    for way in ("wrong", "hint", "solution"):
        lesson = open_mistake(today)
        assert today.exercise is not None
        key = today.exercise.key
        if way == "wrong":
            lesson.game.play("pass; done")
            assert not lesson.check()
            assert not lesson.check()
            lesson.game.play("pass; done")  # by the next player
            assert file.entry(key)["tries"] == 1
            lesson.restart()
        elif way == "hint":
            assert "more than the one played" in lesson.hint()
            assert "Build · End the turn" in lesson.hint()
            assert "Build the Stone Merchant" in lesson.hint()
        else:
            assert "build G12 0,3; prior; times 2; done" in lesson.solution()
        lesson.game.play(lesson.step.solution)
        memory = read_entry(file.entry(key))
        assert memory is not None
        stability[way] = memory.stability
        assert is_missed(file.entry(key), DAY) is (way == "solution")
        today.next()
    assert stability["wrong"] == stability["hint"] > stability["solution"]


def test_every_second_new_exercise_is_a_mistake(file: Progress) -> None:
    add_to_practice(review_of_passes(turns=3), progress=file)
    today, kinds = Today(progress=file, today=DAY), []
    for _ in range(4):
        assert today.exercise is not None
        kinds.append(today.exercise.kind)
        solve(today)
    assert kinds == ["mistake", "task", "mistake", "task"]


def test_a_full_file_lets_only_go_what_is_known_well(file: Progress, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept_mistakes, "MAX_KEPT_MISTAKES", 3)
    assert add_to_practice(review_of_passes(turns=3), progress=file) == AddedMistakes(3, 0, 0)
    more = review_of_passes(turns=6)
    assert add_to_practice(more, progress=file) == AddedMistakes(0, 3, 3)
    assert "Practise first." in repr(AddedMistakes(0, 3, 3))
    first, second, _ = file.entries()
    known = {"due": "2026-09-01", "reviewed": "2026-01-01", "difficulty": 5.0}
    file.note(first, **known, stability=40.0)
    file.note(second, **known, stability=90.0)
    assert add_to_practice(more, progress=file) == AddedMistakes(2, 3, 1)
    assert len(file.entries()) == 3
    assert first not in file.entries()


def test_a_damaged_or_strange_mistake_is_left_out_and_stays_in_the_file(file: Progress) -> None:
    add_to_practice(review_of_passes(turns=3), progress=file)
    keys = list(file.entries())
    whole = file.entry(keys[0])["mistake"]
    assert isinstance(whole, dict)
    for strange in (3, {}, {**whole, "runs": 10**9}, {**whole, "played": "fly"}, {**whole, "lost": "much"}):
        file.note(keys[0], mistake=strange)
        assert {one.key for one in kept_mistakes.mistakes_in(file.entries())} == set(keys[1:])
        assert open_today(file).exercise is not None
    damaged = {**whole, "better": "fly; done"}  # which only a replay discovers
    file.note(keys[0], mistake=damaged)
    today = open_today(file)
    assert today.exercise is not None
    assert today.exercise.key in keys[1:]
    assert file.entry(keys[0])["mistake"] == damaged


def test_a_backup_brings_mistakes_along(file: Progress) -> None:
    add_to_practice(review_of_passes(), progress=file)
    other = Progress(file.path.with_name("other.json"))
    other.absorb(file.all())
    assert open_today(other).question == open_today(file).question


def test_a_newer_file_is_left_as_it_is(file: Progress) -> None:
    text = json.dumps({"format": "ora-progress", "version": 99, "entries": []})
    file.path.write_text(text)
    with pytest.warns(UserWarning, match="version 99"):
        add_to_practice(review_of_passes(), progress=file)
    assert file.path.read_text() == text
    assert open_today(file).exercise is not None  # as long as this notebook runs


@pytest.mark.parametrize("seats", ["X", 3, "RX"])
def test_a_colour_that_nobody_played_is_refused(seats: Any, file: Progress) -> None:
    with pytest.raises(WrongArgument, match="colours of the reviewed game"):
        add_to_practice(review_of_passes(), seats, progress=file)


def test_what_is_no_review_is_refused(file: Progress) -> None:
    review = review_of_passes(turns=1)
    for strange in (None, Review(review.record, "RGB", (), (review.mistakes[0]._replace(ply=99),))):
        with pytest.raises(WrongArgument, match="review"):
            add_to_practice(strange, progress=file)  # type: ignore[arg-type]
    with pytest.raises(ora.Refusal):
        add_to_practice(Review("no game", "RGB", (), review.mistakes), progress=file)
    assert file.entries() == {}


def test_a_reviewed_game_is_practised_from_end_to_end(file: Progress) -> None:
    review = ora.new_game(3, "france").play("; ".join(["pass; done"] * 5)).review(budget=6)
    again = Review.from_json(review.to_json())
    assert add_to_practice(again, progress=file).added == len({(m.ply, m.seat) for m in review.mistakes}) > 0
    today = open_today(file)
    while today.lesson:
        today.lesson.game.play(today.lesson.step.solution)
        assert today.outcome
        today.next()


def test_practice_tasks_are_practised_too(file: Progress) -> None:
    keys = {one.key for chapter in chapters("france") for one in chapter.exercises if one.kind == "task"}
    assert {f"practice/{step.name}" for step in RULE_PRACTICE.steps} <= keys
    step = RULE_PRACTICE.steps[0]
    file.note(f"practice/{step.name}", due="2026-01-01", reviewed="2025-12-20", stability=3.0, difficulty=5.0)
    today = Today(progress=file, today=DAY + timedelta(days=1), new=0)
    assert today.exercise is not None
    assert today.exercise.key == f"practice/{step.name}"
    assert RULE_PRACTICE.title("en") in today.heading("en")


def test_a_record_has_a_name_of_its_own() -> None:
    one = MistakeRecord("ora 1", "R", "pass; done", "fell 0,1; done", 3, 2, 4, "0", 8)
    assert one.key == MistakeRecord("ora 1", "R", "pass; done", "cut 0,0; done", 9, 1, 10, "5 2 again", 2).key
    assert one.key not in puzzles()
