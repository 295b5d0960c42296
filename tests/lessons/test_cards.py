"""The trainer knows all cards, and the quiz repeats what was missed."""

from __future__ import annotations

from datetime import UTC, date, datetime
from itertools import islice, pairwise
from pathlib import Path
from random import Random

import pytest

import ora_widgets as ora
from ora_widgets.engine.cards import CARDS
from ora_widgets.lessons import Progress, Quiz
from ora_widgets.lessons.card_quiz import (
    MIN_QUESTIONS_BETWEEN,
    NEW_A_DAY,
    QUESTIONS_PER_NEW,
    SUBJECTS,
    faces,
    question,
    right,
)
from ora_widgets.lessons.card_tasks import card_task
from tests.support.questions import asked_now

FACES = [row.id for row in CARDS.values() if row.number]


def test_there_are_sixty_seven_faces() -> None:
    assert len(FACES) == 67


@pytest.mark.parametrize("again", range(3))
@pytest.mark.parametrize("id_", FACES)
def test_every_face_has_its_task(id_: str, again: int) -> None:
    task = card_task(id_, again)
    game = task.scenario.game()

    assert task.check(game, language="en").kind == "untried"
    assert CARDS[id_].name in task.words("task", "en")
    assert "nothing" not in task.words("task", "en")
    assert len(task.hints("en")) == 3
    wrong = [move for move in islice(game.legal_moves, 40) if move[:2] != ("use", id_)]
    assert all(task.check(game.copy().play(move), language="en").kind == "not-yet" for move in wrong)
    assert task.check(game.play(task.solution), language="en").kind == "solved"


@pytest.mark.parametrize("id_", ["F04", "F05", "F24", "G07", "G18", "G19", "I21"])
def test_a_task_that_comes_again_has_other_numbers(id_: str) -> None:
    goals = [card_task(id_, again).goal for again in range(5)]
    assert all(one != other for one, other in pairwise(goals))


def test_the_trainer_goes_by_name_or_id_and_from_card_to_card(tmp_path: Path) -> None:
    file = Progress(tmp_path / "p.json")
    bakery = ora.card_drill("bakery", progress=file)

    assert bakery.step.name == "F05"
    assert repr(bakery.task) == "Use the Bakery so that you have 8 coins at the end."
    bakery.game.use("Bakery", flour=2, sell=2)
    assert bakery.check()
    assert file.entry("card/F05")["solved"]
    assert bakery.next().step.name == "G06"
    assert ora.card_drill(progress=file).step.name == "G01"
    assert ora.card_drill("I05", progress=file).game.setup.country == "ireland"
    for unknown in ("Cathedral", "LR1", "S1"):
        with pytest.raises(LookupError, match="There is no building"):
            ora.card_drill(unknown)


def test_the_trainer_trains_the_country_one_plays_with(tmp_path: Path) -> None:
    file = Progress(tmp_path / "p.json")
    irish = ora.card_drill(country="ireland", progress=file)

    assert {name[0] for name in irish.steps} == {"G", "I"}
    assert irish.go("I04").next().step.name == "I05"
    assert ora.card_drill("Quarry", "ireland", progress=file).steps == irish.steps
    with pytest.raises(LookupError, match="There is no building “Bakery”"):
        ora.card_drill("Bakery", "ireland", progress=file)
    with pytest.raises(ValueError, match="There is no country “spain”; the countries are france and ireland"):
        ora.card_drill(country="spain", progress=file)


# ---- the quiz


@pytest.mark.parametrize("country", ["france", "ireland"])
@pytest.mark.parametrize("subject", SUBJECTS)
def test_every_question_has_one_right_answer_among_its_choices(country: str, subject: str) -> None:
    for row in faces(country):
        asked = question(f"quiz/{subject}/{row.id}", country, Random(1), "en")
        assert asked.choices.count(asked.right) == 1
        assert len(set(asked.choices)) == len(asked.choices) >= 2
        assert asked.right == right(row, subject, "en")
        assert asked.text.endswith("?")


def answer_question(quiz: Quiz, *, well: bool) -> str:
    """Answer rightly or wrongly; returns the key of the question."""
    asked = asked_now(quiz)
    quiz.answer(asked.right if well else next(each for each in asked.choices if each != asked.right))
    return asked.key


def test_the_same_seed_asks_the_same(tmp_path: Path) -> None:
    one, other = (Quiz(5, progress=Progress(tmp_path / f"{n}.json"), today=date(2026, 1, 1)) for n in (1, 2))
    assert [answer_question(one, well=n % 2 == 0) for n in range(8)] == [
        answer_question(other, well=n % 2 == 0) for n in range(8)
    ]
    assert repr(one.check()) == "4 of 8 questions right."


def test_what_is_known_moves_on_and_what_is_missed_comes_back(tmp_path: Path) -> None:
    file, today = Progress(tmp_path / "p.json"), date(2026, 1, 1)
    quiz = Quiz(1, subjects=["cost"], progress=file, today=today)
    assert quiz.check().kind == "untried"

    key = answer_question(quiz, well=True)
    assert file.entry(key)["due"] == "2026-01-03"
    missed = answer_question(quiz, well=False)
    assert file.entry(missed)["missed"] == file.entry(missed)["first"] == "2026-01-01"
    between = [answer_question(quiz, well=True) for _ in range(MIN_QUESTIONS_BETWEEN)]
    assert missed not in between
    assert missed in [answer_question(quiz, well=True) for _ in range(QUESTIONS_PER_NEW)]
    assert "missed" not in file.entry(missed)
    assert file.entry(missed)["due"] == "2026-01-02"


def test_a_right_guess_is_no_knowledge(tmp_path: Path) -> None:
    file = Progress(tmp_path / "p.json")
    quiz = Quiz(1, subjects=["cost"], progress=file, today="2026-01-01")
    asked = asked_now(quiz)
    reply = quiz.answer(asked.right, sure=False)

    assert reply
    assert "guess" in repr(reply)
    assert file.entry(asked.key)["missed"] == "2026-01-01"
    assert file.entry(asked.key)["due"] == "2026-01-02"
    with pytest.raises(ValueError, match="sure"):
        quiz.answer(1, sure="no")  # type: ignore[arg-type]


def all_known(file: Progress, **facts: object) -> None:
    """The costs of all French cards are known for a long time, except as given."""
    known = {"due": "2030-01-01", "reviewed": "2025-12-01", "stability": 90.0, "difficulty": 5.0}
    for card in faces("france"):
        file.note(f"quiz/cost/{card.id}", **{**known, **facts})


def test_answers_are_numbers_or_words(tmp_path: Path) -> None:
    quiz = Quiz(1, progress=Progress(tmp_path / "p.json"))
    number = quiz.choices.index(asked_now(quiz).right) + 1
    assert quiz.answer(number)
    with pytest.raises(ValueError, match="not one of the answers"):
        quiz.answer("perhaps")
    for wrong in (9, 0, True):
        with pytest.raises(ValueError, match="1, 2"):
            quiz.answer(wrong)
    assert "<ol>" in quiz._repr_html_()
    assert repr(quiz).count("\n") == len(quiz.choices)


def test_what_is_not_due_is_not_promoted_by_being_asked_early(tmp_path: Path) -> None:
    file, day = Progress(tmp_path / "p.json"), date(2026, 1, 1)
    all_known(file)
    before = file.entries()
    quiz = Quiz(1, subjects=["cost"], progress=file, today=day)
    reply = quiz.answer(asked_now(quiz).right)

    assert reply
    assert repr(reply) == "Right. You answered it before it was due, so its date does not change."
    for _ in range(200):
        answer_question(quiz, well=True)
    assert file.entries() == before
    missed = answer_question(quiz, well=False)  # a learner who has forgotten starts again, whenever that is noticed
    assert file.entry(missed)["missed"] == "2026-01-01"
    assert str(file.entry(missed)["due"]) < "2026-02"


def test_a_subject_in_the_place_of_the_seed_is_refused() -> None:
    with pytest.raises(ora.Refusal, match=r"“cost” does not fit seed; .* subjects=\["):
        ora.quiz("cost")  # type: ignore[arg-type]


@pytest.mark.parametrize("seed", range(5))
def test_two_unknown_questions_do_not_alternate(seed: int, tmp_path: Path) -> None:
    """Everything else is known and not due, but a missed question still returns only after some others."""
    file, day = Progress(tmp_path / "p.json"), date(2026, 1, 1)
    all_known(file)
    unknown = {"quiz/cost/F05", "quiz/cost/F03"}
    for key in unknown:
        file.note(key, stability=0.5, due=day.isoformat())
    quiz = Quiz(seed, subjects=["cost"], progress=file, today=day)
    asked = [answer_question(quiz, well=asked_now(quiz).key not in unknown) for _ in range(60)]

    assert all(
        len(set(asked[at : at + MIN_QUESTIONS_BETWEEN + 1])) == MIN_QUESTIONS_BETWEEN + 1
        for at in range(len(asked) - MIN_QUESTIONS_BETWEEN)
    )
    assert all(
        set(asked[at : at + 2 * MIN_QUESTIONS_BETWEEN]) & unknown
        for at in range(len(asked) - 2 * MIN_QUESTIONS_BETWEEN)
    )


@pytest.mark.parametrize("seed", range(5))
def test_new_questions_come_between_those_that_are_missed_again_and_again(seed: int, tmp_path: Path) -> None:
    quiz = Quiz(seed, progress=Progress(tmp_path / "p.json"), today=date(2026, 1, 1))
    asked = [answer_question(quiz, well=False) for _ in range(40)]

    new = [place for place, key in enumerate(asked) if key not in asked[:place]]
    assert len(new) < len(asked)
    assert all(set(range(at, at + QUESTIONS_PER_NEW + 1)) & set(new) for at in range(len(asked) - QUESTIONS_PER_NEW))
    assert all(
        len(set(asked[at : at + MIN_QUESTIONS_BETWEEN + 1])) == MIN_QUESTIONS_BETWEEN + 1
        for at in range(len(asked) - MIN_QUESTIONS_BETWEEN)
    )


def test_only_so_many_new_questions_begin_on_a_day(tmp_path: Path) -> None:
    file = Progress(tmp_path / "p.json")
    for day in (1, 2):
        for seed in (1, 2):  # quiz after quiz
            quiz = Quiz(seed, progress=file, today=date(2026, 1, day))
            for _ in range(2 * NEW_A_DAY):
                answer_question(quiz, well=True)
        assert len(file.entries()) == day * NEW_A_DAY
    few = Quiz(1, new=3, progress=Progress(tmp_path / "few.json"), today="2026-01-01")
    assert len({answer_question(few, well=True) for _ in range(30)}) == 3
    for wrong in (-1, "many", True, 2.5):
        with pytest.raises(ValueError, match="is not a number of new questions"):
            Quiz(1, new=wrong, progress=file)  # type: ignore[arg-type]


def test_a_file_of_before_is_read_on(tmp_path: Path) -> None:
    """Entries with a question's box, without the day it began."""
    file = Progress(tmp_path / "p.json")
    file.note("quiz/cost/F05", box=2, due="2026-01-01")
    file.note("quiz/cost/F03", box=4, due="2026-02-01")
    quiz = Quiz(1, subjects=["cost"], progress=file, today=date(2026, 1, 2))

    assert answer_question(quiz, well=True) == "quiz/cost/F05"
    entry = file.entry("quiz/cost/F05")
    assert "box" not in entry
    assert "2026-01-03" < str(entry["due"]) < "2026-02"
    assert file.entry("quiz/cost/F03") == {"box": 4, "due": "2026-02-01"}


@pytest.mark.parametrize("few", [1, 2, 3])
def test_a_handful_of_questions_is_enough(few: int, tmp_path: Path) -> None:
    quiz = Quiz(1, new=few, progress=Progress(tmp_path / "p.json"))
    assert len({answer_question(quiz, well=False) for _ in range(12)}) == few


@pytest.mark.parametrize("wrong", [{"country": "spain"}, {"subjects": ["price"]}, {"subjects": []}])
def test_a_quiz_on_something_else_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(ValueError, match="There is no quiz"):
        ora.quiz(1, **wrong)  # type: ignore[arg-type]


@pytest.mark.parametrize("day", [date(2026, 1, 1), datetime(2026, 1, 1, 12, tzinfo=UTC), "2026-01-01"])
def test_the_day_of_a_quiz_is_a_date_or_a_text(day: date | str, tmp_path: Path) -> None:
    file = Progress(tmp_path / "p.json")
    key = answer_question(Quiz(1, progress=file, today=day), well=True)

    assert file.entry(key)["first"] == "2026-01-01"


@pytest.mark.parametrize("day", ["tomorrow", "2026-02-30", "", 20260101, True])
def test_a_day_that_is_none_is_refused(day: object, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="is not a date"):
        Quiz(1, progress=Progress(tmp_path / "p.json"), today=day)  # type: ignore[arg-type]


def test_what_is_known_comes_back_after_longer_and_longer(tmp_path: Path) -> None:
    """Answered rightly when due, it is asked at growing intervals and never between; missed, it returns soon."""
    file, day = Progress(tmp_path / "p.json"), date(2026, 1, 1)
    all_known(file)
    file.note("quiz/cost/F05", stability=0.5, due=day.isoformat())
    days = []
    for _ in range(5):
        quiz = Quiz(1, subjects=["cost"], progress=file, today=day)
        assert answer_question(quiz, well=True) == "quiz/cost/F05"
        due = date.fromisoformat(str(file.entry("quiz/cost/F05")["due"]))
        days.append((due - day).days)
        day = due

    assert days == sorted(set(days))
    assert days[-1] > 21
    answer_question(Quiz(1, subjects=["cost"], progress=file, today=day), well=False)
    assert (date.fromisoformat(str(file.entry("quiz/cost/F05")["due"])) - day).days < days[-1] / 2


def test_a_damaged_entry_does_no_harm(tmp_path: Path) -> None:
    file = Progress(tmp_path / "p.json")
    all_known(file)
    file.note("quiz/cost/F05", stability="much", due="soon", reviewed=3, box="many", first=[])

    assert answer_question(Quiz(1, subjects=["cost"], progress=file), well=True) == "quiz/cost/F05"
    assert isinstance(file.entry("quiz/cost/F05")["stability"], float)
