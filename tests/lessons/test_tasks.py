"""Every task of the course: untried, tried in vain, and solved."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest

import ora_widgets as ora
from ora_widgets.engine import score
from ora_widgets.engine.moves import Refusal
from ora_widgets.language.fluent import languages, message_ids
from ora_widgets.lessons import Lesson, LessonStep, Progress, Session, lessons
from ora_widgets.lessons.opponents import advice, bot_turn, reply
from ora_widgets.lessons.rule_tasks import RULE_PRACTICE
from ora_widgets.lessons.strategy import WRITTEN_LESSONS
from ora_widgets.rulebook.rules import rules

COURSE = [
    "welcome", "wheel", "clergymen", "building", "work-contracts", "land", "food", "scoring", "goods", "countries", "bonus-round",
    "two-players", "short-game", "solo", "first-game",
]  # fmt: skip
STRATEGY = [
    "tempo", "turn-price", "chains", "where-to-live", "hired-hands", "wheel-ahead", "endings-for-two", "past-500",
]  # fmt: skip
TASKS = [pytest.param(step, id=f"{name}-{step.name}") for name, row in lessons().items() for step in row.steps]
PLAYED = [task for task in TASKS if not task.values[0].answer]  # type: ignore[union-attr]
ASKED = [task for task in TASKS if task.values[0].answer]  # type: ignore[union-attr]
TAUGHT = range(2, 15)  # the chapters that the course must teach


VARIED = [
    pytest.param(step, step.varied(repetition), id=f"{step.message}-{repetition}")
    for row in (*lessons().values(), RULE_PRACTICE)
    for step in row.steps
    for repetition in range(1, 1 + len(step.variations))
]


def wrong_moves(step: LessonStep) -> Iterator[str]:
    """First moves that do not solve the task alone."""
    game = step.scenario.game()
    start = game.ply
    for move in game.legal_moves:
        tried = game.copy().play(move)
        if not step.check(tried, start, language="en"):
            yield str(move)


@pytest.fixture
def file(tmp_path: Path) -> Progress:
    return Progress(tmp_path / "ora_progress.json")


def test_the_course_has_its_fifteen_lessons_in_order() -> None:
    assert list(lessons()) == [*COURSE, *STRATEGY]
    assert all(3 <= len(lessons()[name].steps) <= 8 for name in COURSE)
    assert [row.name for row in WRITTEN_LESSONS] == STRATEGY
    assert all(2 <= len(row.steps) <= 4 for row in WRITTEN_LESSONS)  # followed by the turns from games


def test_the_course_is_played_rather_than_asked() -> None:
    assert len(ASKED) <= len(TASKS) // 8
    assert all(sum(not step.answer for step in lessons()[name].steps) >= 3 for name in COURSE)
    assert all(sum(not step.answer for step in lessons()[name].steps) >= 2 for name in STRATEGY)


def test_every_numbered_rule_is_taught_or_used_in_a_task() -> None:
    numbers = {rule.number for rule in rules()}
    leaves = {rule.number for rule in rules() if not rule.children and int(rule.number[1:].split(".")[0]) in TAUGHT}
    taught = {number for lesson in lessons().values() for number in lesson.rules}

    assert taught <= numbers
    assert leaves - taught == set()


def solves(line: str, step: LessonStep) -> bool:
    try:
        return bool(step.check(step.play_line(line), language="en"))
    except Refusal:
        return False


@pytest.mark.parametrize(("step", "other"), VARIED)
def test_other_numbers_make_another_task(step: LessonStep, other: LessonStep) -> None:
    for language in languages():
        assert other.words("task", language) != step.words("task", language) or not solves(step.solution, other)
        assert other.labels(language) == step.labels(language)
    if step.answer:
        assert other.answer != step.answer
        assert other.answer in other.choices.split()
    else:
        assert solves(other.solution, other)
        assert not step.check(other.play_line(other.solution), language="en") or not solves(step.solution, other)


@pytest.mark.parametrize("other", [pair.values[1] for pair in VARIED])
def test_a_hint_shows_the_moves_of_the_numbers_that_are_asked(other: LessonStep) -> None:
    for language in languages():
        shown = " ".join(other.hints(language))
        quoted = re.findall(r"times \d|build \S+ \S+,\S*\d", shown)
        assert all(move in other.solution for move in quoted), shown


@pytest.mark.parametrize("step", TASKS)
@pytest.mark.parametrize("language", languages())
def test_a_task_has_all_its_words(step: LessonStep, language: str) -> None:
    for part in ("title", "text", "task", "learnt"):
        assert step.words(part, language), part
        assert "\n" not in step.words(part, language)
    assert step.hints(language) or step.opponents
    assert step.rules
    assert all(step.words(f"choice-{key}", language) or not key.isalpha() for key in step.choices.split())


def test_every_message_of_the_lessons_belongs_to_a_task() -> None:
    known = {row.message for row in lessons().values()}
    known |= {step.message for row in lessons().values() for step in row.steps}
    written = {name for name in message_ids("en") if any(name.startswith(f"lesson-{row}") for row in lessons())}

    assert written == known


@pytest.mark.parametrize("step", TASKS)
def test_a_task_not_tried_says_so(step: LessonStep) -> None:
    game = step.scenario.game()
    outcome = step.check(game, game.ply, language="en")

    assert outcome.kind == "untried"
    assert not outcome
    assert repr(outcome).endswith(".")


@pytest.mark.parametrize("step", [each for each in PLAYED if not (each.values[0].opponents or each.values[0].guided)])  # type: ignore[union-attr]
@pytest.mark.parametrize("language", languages())
def test_help_comes_in_three_steps(step: LessonStep, language: str) -> None:
    direction, *_, where = step.hints(language)
    assert len({direction, where, step.shown_solution(language)}) == 3
    assert not direction.rstrip(".").endswith(step.solution)


@pytest.mark.parametrize("step", [each for each in TASKS if not each.values[0].opponents])  # type: ignore[union-attr]
@pytest.mark.parametrize("language", languages())
def test_hints_are_three_and_only_the_last_may_be_the_move(step: LessonStep, language: str) -> None:
    hints = step.hints(language)
    assert len(hints) == len({*hints}) == 3
    moves = [move for move in step.solution.split("; ") if " " in move]
    assert [move for move in moves if move in hints[1]] == []


@pytest.mark.parametrize("step", PLAYED)
def test_a_wrong_attempt_is_reported_why(step: LessonStep) -> None:
    tried = list(islice(wrong_moves(step), 3))

    assert tried or step.name == "the-owner-picks"
    for move in tried:
        game = step.scenario.game()
        outcome = step.check(game.play(move), game.ply - 1, language="en")
        assert outcome.kind == "not-yet"
        assert outcome.sentence[-1] in ".!?"


def test_the_wrong_clergyman_is_reported() -> None:
    contracts = ora.lesson("work-contracts", "the-owner-picks")
    contracts.game.play("send prior")

    assert contracts.check().kind == "not-yet"
    assert contracts.check().sentence.endswith(
        "The prior is on the Bakery (Green); the task asks for a lay brother. It can no longer be done in this turn. Undo, or begin again."
    )


@pytest.mark.parametrize("step", [task for task in PLAYED if not task.values[0].opponents])  # type: ignore[union-attr]
def test_the_solution_solves(step: LessonStep) -> None:
    game = step.scenario.game()
    start = game.ply
    game.play(step.solution)

    assert step.check(game, start, language="en").kind == "solved"
    assert step.check(game, start, language="en").sentence == step.words("learnt", "en")


@pytest.mark.parametrize("step", [task for task in PLAYED if not task.values[0].opponents])  # type: ignore[union-attr]
def test_no_move_of_the_solution_can_be_left_out_at_the_end(step: LessonStep) -> None:
    moves = step.solution.split("; ")
    game = step.scenario.game()
    start = game.ply
    for move in moves[:-1]:
        game.play(move)
        assert step.check(game, start, language="en").kind == "not-yet"


@pytest.mark.parametrize("step", ASKED)
def test_a_question_has_one_right_answer(step: LessonStep) -> None:
    game = step.scenario.game()
    kinds = {key: step.check(game, game.ply, key, language="en").kind for key in step.choices.split()}

    assert kinds.pop(step.answer) == "solved"
    assert set(kinds.values()) == {"not-yet"}
    assert all(
        rule in step.check(game, game.ply, key, language="en").sentence for key in kinds for rule in step.rules.split()
    )


@pytest.mark.parametrize("name", [step.name for step in lessons()["first-game"].steps])
def test_the_first_game_is_played_with_company(name: str, file: Progress) -> None:
    session = ora.lesson("first-game", name, progress=file)
    first = session.game.setup.seats[0]
    for _ in range(400):
        if session.step.check(session.game, language="en"):
            break
        assert session.game.to_move == first
        line = advice(session.game, bot_turn(session.game), "en").rpartition("(")[2].removesuffix(").")
        session.game.play(line)

    assert session.check().kind == "solved"
    assert file.entry(f"first-game/{name}")["solved"]
    if session.game.over:  # the opponents are gentle: a learner who follows the advice leads at the end
        own, *others = (score(session.game.now, seat).total for seat in range(3))
        assert own > max(others)


@pytest.mark.parametrize("language", languages())
def test_advice_says_why_and_can_be_played(language: str, file: Progress) -> None:
    session = ora.lesson("first-game", "first-round", progress=file, language=language)
    first = session.hint()

    assert re.match(r".+[:,] .+\. .+ \(.+\)\.$", first)  # a task's text, its use, and its first move
    line = first.rpartition("(")[2].removesuffix(").")
    assert line in session.game.legal_moves
    session.game.play(line)
    assert session.hint() != first


def test_whoever_looks_back_is_not_answered(file: Progress) -> None:
    session = ora.lesson("first-game", "first-round", progress=file)
    session.game.play("pass; done")
    plies = session.game.plies
    assert plies > 2
    session.game.jump(2)

    assert (session.game.ply, session.game.plies) == (2, plies)
    session.game.jump(0)
    assert not reply(session.game)


def test_a_lesson_of_ones_own() -> None:
    step = LessonStep(
        "bread", position={"round": 5, "give": {"R": "2Fl Wo"}, "built": {"R": "F05 0,3"}}, goal="R has 2Br"
    )
    own = Session(Lesson("own", (step,)))
    own.game.use("Bakery", flour=2)

    assert own.check()
    assert repr(own.check()) == "Solved."
    assert (own.panel()["outcome"], own.panel()["verdict"]) == ("solved", "")
