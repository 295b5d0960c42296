"""The daily practice: due exercises and a few new ones, and a lucky guess does not count as known."""

from __future__ import annotations

from datetime import date, timedelta
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import ora_widgets as ora
from ora_widgets.engine.cards import CARDS
from ora_widgets.language.fluent import languages, say
from ora_widgets.language.names import card_name
from ora_widgets.lessons import Progress, Today, lessons, puzzles
from ora_widgets.lessons.card_quiz import SUBJECTS, faces
from ora_widgets.lessons.card_quiz import right as right_answer
from ora_widgets.lessons.card_tasks import card_task
from ora_widgets.lessons.course import LESSONS
from ora_widgets.lessons.exercises import KINDS, ChapterMastery, Exercise, chapters, lessons_before
from ora_widgets.lessons.memory import KNOWN, MISSED, entry_after_answer, is_due, is_missed, read_entry
from ora_widgets.lessons.today import MIN_EXERCISES_BETWEEN, MINUTES_A_DAY, MINUTES_OF_KIND, NEW_A_DAY, PUZZLE_REST_DAYS
from ora_widgets.lessons.today_on_board import today_panel
from tests.bench.practice import LEARNERS, practise
from tests.lessons.glossary import used
from tests.support.questions import asked_now, solve, teach

DAY = date(2026, 1, 1)
CHAPTERS = [chapter for chapter in chapters("france") if chapter.name in [row.name for row in LESSONS]]


@pytest.fixture
def file(tmp_path: Path) -> Progress:
    return Progress(tmp_path / "p.json")


def session(file: Progress, day: date = DAY, **terms: Any) -> Today:
    return Today(progress=file, today=day, **{"minutes": 600, **terms})


def open_exercise(one: Today, key: str) -> Today:
    """A session that has reached an exercise; all others are postponed."""
    while one.exercise and one.exercise.key != key:
        one.later()
    assert one.exercise, key
    return one


def row_of(one: Today, name: str) -> ChapterMastery:
    return next(row for row in one.map.rows if row.chapter.name == name)


def day_s_work(file: Progress, day: date, **terms: Any) -> list[str]:
    one = session(file, day, **terms)
    done: list[str] = []
    while one.exercise and len(done) < 200:
        done.append(solve(one))
    return done


def test_the_course_comes_in_its_order_and_a_few_new_things_a_day(file: Progress) -> None:
    done = day_s_work(file, DAY)

    tasks = [one.key for chapter in chapters("france") for one in chapter.exercises if one.kind == "task"]
    assert done == tasks[:NEW_A_DAY]
    assert day_s_work(file, DAY) == []  # nor does another cell add more
    assert repr(session(file)).startswith("That is all for today.\n")


def test_what_was_learnt_is_due_later_and_the_next_day_brings_other_things(file: Progress) -> None:
    first = day_s_work(file, DAY)
    one = session(file)
    assert one.coming
    assert all(day > DAY for day, _ in one.coming)
    assert sum(count for _, count in one.coming) == len(first)

    again = day_s_work(file, one.coming[-1][0])
    assert set(first) <= set(again)
    assert len(again) == len(first) + NEW_A_DAY


def test_questions_drills_and_puzzles_come_once_there_is_something_to_build_on(file: Progress) -> None:
    kinds: list[set[str]] = []
    for number in range(9):
        work = day_s_work(file, DAY + timedelta(days=number))
        kinds.append({key.split("/")[0] for key in work} & {"quiz", "card", "puzzle"})
        if number == 4:
            teach(file, "land", "food", "scoring")
        if "puzzle" in kinds[-1]:
            break

    assert kinds[0] == set()
    assert {"quiz", "card"} <= kinds[3] | kinds[4]
    assert "puzzle" not in set().union(*kinds[:-1])
    assert "puzzle" in kinds[-1]


def lessons_of_words(exercise: Exercise) -> set[str]:
    """The lessons that introduce the card of an exercise and the words of the game that are used in it."""
    lesson_of = {word: row.name for row in LESSONS for step in row.steps for word in step.introduces.split()}
    if exercise.kind == "puzzle":
        return {lesson_of["score-pad"]}
    _, *subject, card = exercise.key.split("/")
    asked = right_answer(CARDS[card], subject[0], "en") if subject else " ".join(card_task(card).hints("en"))
    for each in CARDS:
        asked = asked.replace(card_name(each, "en"), "")
    return {lesson_of[word] for word in {card, f"{subject}-value", *used(asked)} & lesson_of.keys()}


@pytest.mark.parametrize("country", ["france", "ireland"])
def test_an_exercise_waits_for_the_lessons_that_introduce_its_words(country: str) -> None:
    every = [
        one for chapter in chapters(country) for one in chapter.exercises if one.kind in ("question", "drill", "puzzle")
    ]
    assert [one.key for one in every if not lessons_of_words(one) <= lessons_before(one)] == []


@pytest.mark.parametrize("kinds", [("task",), ("question",), ("drill",), ("puzzle",), KINDS[1:]])
def test_nothing_is_asked_before_its_lesson_whatever_is_chosen(kinds: tuple[str, ...], file: Progress) -> None:
    """A learner who takes one lesson of the course a day, and then practises."""
    asked: set[str] = set()
    for number, lesson in enumerate(LESSONS):
        taught = {chapter.name for chapter in CHAPTERS if all(one.key in file.entries() for one in chapter.exercises)}
        one = session(file, DAY + timedelta(days=number), kinds=kinds, new=1)
        while one.exercise:
            assert file.entry(one.exercise.key) or lessons_before(one.exercise) <= taught
            asked.add(one.exercise.kind)
            one._note_solved(one.exercise, KNOWN)
            one.next()
        teach(file, lesson.name)
    assert asked == {kinds[0]}


def test_whoever_left_a_task_for_another_day_is_not_asked_what_it_teaches(file: Progress) -> None:
    left: dict[str, object] = {"later": DAY.isoformat()}
    teach(file).change_all(
        lambda known: {key: left if key.startswith("clergymen/") else entry for key, entry in known.items()}
    )
    assert session(file, kinds=["task", "question", "drill"]).exercise is None


@pytest.mark.parametrize("language", languages())
def test_where_everything_waits_for_a_lesson_that_lesson_is_named(language: str, file: Progress) -> None:
    one = session(file, kinds=["question", "drill"], language=language)
    said = say("today-lesson-first", language, lesson=lessons()["welcome"].title(language))
    assert repr(one).splitlines()[0].endswith(said)
    assert said in today_panel(one, language)["text"]
    teach(file)
    assert said not in repr(session(file, kinds=["question", "drill"], new=0, language=language))


@pytest.mark.parametrize(
    ("kind", "key"), [("drill", "card/F05"), ("task", "wheel/joker"), ("task", "practice/standing-there")]
)
def test_an_exercise_comes_again_with_other_numbers(kind: str, key: str, file: Progress) -> None:
    teach(file)
    goals = []
    day = DAY
    for _ in range(3):
        file.note(key, later="", due=day.isoformat())
        one = open_exercise(session(file, day, kinds=[kind]), key)
        assert one.lesson
        goals.append(one.lesson.step.goal)
        cut_short = open_exercise(session(file, day, kinds=[kind]), key).lesson
        assert cut_short
        assert cut_short.step.goal == goals[-1]
        solve(one)
        day = date.fromisoformat(str(file.entry(key)["due"]))
    assert all(goal != following for goal, following in pairwise(goals))


def test_a_card_is_asked_about_once_the_lessons_have_said_what_that_means(file: Progress) -> None:
    tasks = {one.key for chapter in chapters("france") if chapter.name == "building" for one in chapter.exercises}
    met: list[str] = []
    for number in range(6):
        met += day_s_work(file, DAY + timedelta(days=number))
    asked = min(place for place, key in enumerate(met) if key.startswith(("quiz/", "card/")))
    assert tasks <= set(met[:asked])
    assert [key for key in met if key.startswith(("quiz/economic", "quiz/dwelling"))] == []


def test_a_day_takes_the_minutes_that_are_chosen_and_the_rest_waits(file: Progress) -> None:
    kinds = {one.key: one.kind for chapter in chapters("france") for one in chapter.exercises}
    for number in range(3):
        day_s_work(file, DAY + timedelta(days=number))
    back = DAY + timedelta(days=40)  # everything is due meanwhile
    waiting = session(file, back).due
    work = day_s_work(file, back, minutes=5)
    assert sum(MINUTES_OF_KIND[kinds[key]] for key in work) <= 5
    assert [key for key in work if file.entry(key)["first"] == back.isoformat()] == []
    rest = session(file, back, minutes=5)
    assert 0 < rest.due == waiting - len(work)
    assert say("today-waits", "en", count=rest.due) in repr(rest)
    assert day_s_work(file, back + timedelta(days=1), minutes=5) != []


def test_every_third_day_begins_with_something_new_however_much_is_due(file: Progress) -> None:
    day_s_work(file, DAY)
    for number in range(3):
        day = DAY + timedelta(days=40 + number)
        work = day_s_work(file, day, minutes=2)
        new = [key for key in work if file.entry(key)["first"] == day.isoformat()]
        assert new == (work[:1] if number == 2 else [])


def test_what_is_missed_and_asked_again_takes_its_time_again(file: Progress) -> None:
    teach(file)
    one = session(file, minutes=3, kinds=["question"])
    asked = 0
    while one.exercise:
        one.answer(next(words for words in one.choices if words != asked_now(one).right))
        one.next()
        asked += 1
    assert asked == 3 / MINUTES_OF_KIND["question"]


@pytest.mark.parametrize("name", LEARNERS)
def test_the_days_of_learners_who_forget_stay_within_the_minutes(name: str, tmp_path: Path) -> None:
    came = practise(LEARNERS[name], tmp_path / "p.json", days=3, seed=1)
    assert 0 < came.minutes <= came.longest <= MINUTES_A_DAY
    assert came.met > 0


@pytest.mark.parametrize("grade", [MISSED, KNOWN])
def test_a_puzzle_does_not_come_again_for_two_months(grade: int) -> None:
    entry = entry_after_answer({}, grade, DAY, rest=PUZZLE_REST_DAYS)
    assert not is_due(entry, DAY)
    assert not is_due(entry, DAY + timedelta(days=PUZZLE_REST_DAYS - 1))
    assert entry_after_answer(entry, KNOWN, date.max, rest=PUZZLE_REST_DAYS)["due"] == date.max.isoformat()


@pytest.mark.parametrize("wrong", [0, 601, "10", True, 1.5])
def test_minutes_are_a_number_of_minutes(wrong: Any, file: Progress) -> None:
    with pytest.raises(ora.Refusal, match="minutes"):
        Today(progress=file, minutes=wrong)


@pytest.mark.parametrize("country", ["france", "ireland"])
def test_everything_that_can_be_practised_is_on_the_map_once(country: str, file: Progress) -> None:
    keys = [one.key for chapter in chapters(country) for one in chapter.exercises]

    assert len(keys) == len(set(keys))
    cards = faces(country)
    assert {f"quiz/{subject}/{row.id}" for subject in SUBJECTS for row in cards} <= set(keys)
    assert {f"card/{row.id}" for row in cards} | {f"puzzle/{name}" for name in puzzles()} <= set(keys)
    steps = {f"{name}/{step.name}": step for name, row in lessons().items() for step in row.steps}
    assert {key for key, step in steps.items() if step.answer} <= set(keys)
    assert not {key for key, step in steps.items() if step.opponents or step.guided} & set(keys)


def test_a_right_guess_is_asked_again_today_and_is_not_known(file: Progress) -> None:
    guess = teach(Progress(file.path.with_name("guess.json")))
    sure = session(teach(file), kinds=["question"])
    asked = asked_now(sure)
    sure.answer(asked.right)
    one = session(guess, kinds=["question"])
    outcome = one.answer(asked.right, sure=False)

    assert outcome
    assert "guess" in outcome.sentence
    assert is_missed(guess.entry(asked.key), DAY)
    known, guessed = read_entry(file.entry(asked.key)), read_entry(guess.entry(asked.key))
    assert known
    assert guessed
    assert guessed.stability < known.stability / 5
    assert asked.key in day_s_work(guess, DAY, kinds=["question"])
    assert guessed.due == DAY + timedelta(days=1)  # whatever else was practised on the same day


def test_what_was_missed_comes_again_after_some_others(file: Progress) -> None:
    teach(file)
    one = session(file, kinds=["question"], new=6)
    missed = one.exercise
    assert missed
    wrong = next(words for words in one.choices if words != asked_now(one).right)
    assert not one.answer(wrong)
    one.next()
    following = [solve(one) for _ in range(MIN_EXERCISES_BETWEEN + 1)]

    assert missed.key not in following[:MIN_EXERCISES_BETWEEN]
    assert missed.key in following


@pytest.mark.parametrize("drill", ["quiz/cost/F05", "card/F05", "scoring/drinks"])
def test_nothing_is_gained_by_answering_twice(drill: str, file: Progress) -> None:
    file.note(drill, due="2026-01-01", reviewed="2025-12-20", stability=3.0, difficulty=5.0)
    one = session(file, new=0)
    assert solve(one) == drill
    after = file.entry(drill)
    other = session(file, new=0)
    other._open(next(e for c in chapters("france") for e in c.exercises if e.key == drill))
    solve(other)

    assert file.entry(drill)["due"] == after["due"]
    assert str(after["due"]) > "2026-01-02"


def test_help_is_counted(file: Progress) -> None:
    """Solved alone, with a hint, after a wrong attempt, after seeing the solution, even after a restart."""
    stability = {}
    for way in ("alone", "hint", "wrong", "solution"):
        own = Progress(file.path.with_name(f"{way}.json"))
        one = open_exercise(session(own, kinds=["task"]), "wheel/first-harvest")
        assert one.lesson
        if way == "hint":
            one.lesson.hint()
        elif way == "wrong":
            one.lesson.game.play("use LR3 lay")
            assert not one.lesson.check()
            one.lesson.restart()
        elif way == "solution":
            one.lesson.solution()
            one.lesson.restart()
        one.lesson.game.play(one.lesson.step.solution)
        assert one.exercise
        memory = read_entry(own.entry(one.exercise.key))
        assert memory
        stability[way] = memory.stability
        assert is_missed(own.entry(one.exercise.key), DAY) is (way == "solution")

    assert stability["alone"] > stability["hint"] == stability["wrong"] > stability["solution"]


def test_an_answered_question_waits_to_be_left(file: Progress) -> None:
    """Running the cell again changes nothing."""
    teach(file)
    one = session(file, kinds=["question"])
    asked = one.question
    assert one.next().question == asked
    one.answer(1)
    before = file.entries()
    with pytest.raises(ora.IllegalMove, match="has been answered"):
        one.answer(1)
    assert (one.question, file.entries()) == (asked, before)
    assert one.next().question != asked
    with pytest.raises(ValueError, match="not one of the answers"):
        one.answer(9)


def test_a_session_begun_anew_asks_the_same_in_the_same_order(file: Progress) -> None:
    teach(file)
    one, other = session(file, kinds=["question"]), session(file, kinds=["question"])
    assert (one.question, one.choices) == (other.question, other.choices)
    before = len(file.entries())
    one.answer(1)
    other.answer(1)  # in a second notebook
    assert len(file.entries()) == before + 1


def test_a_task_is_left_for_another_day(file: Progress) -> None:
    one = session(file)
    left = one.exercise
    assert left
    assert one.later().exercise != left
    assert session(file).exercise != left
    assert session(file, DAY + timedelta(days=1)).exercise == left


def test_what_was_solved_in_a_lesson_is_no_news(file: Progress) -> None:
    lesson = ora.lesson("wheel", 1, progress=file)
    lesson.game.play("use LR1 lay; take clay")
    one = Today(progress=file)
    assert row_of(one, "wheel").started == 1
    open_exercise(one, "wheel/next-step")
    assert "later" not in file.entry("wheel/first-harvest")  # it was skipped


def test_a_repetition_does_not_begin_with_solved(file: Progress) -> None:
    file.note("wheel/first-harvest", solved="2025-12-01")
    one = open_exercise(Today(progress=file, today=DAY), "wheel/first-harvest")
    assert one.lesson
    assert (one.lesson.panel()["outcome"], one.lesson.panel()["verdict"]) == ("untried", "")


def test_a_question_of_a_lesson_is_asked_with_its_position(file: Progress) -> None:
    file.note("scoring/neighbours", due="2026-01-01", reviewed="2025-12-20", stability=3.0, difficulty=5.0)
    one = session(file, new=0)
    assert one.choices
    assert one.game is not None
    assert one.lesson is None
    assert solve(one) == "scoring/neighbours"
    assert file.entry("scoring/neighbours")["solved"] == "2026-01-01"


def test_the_map_says_what_is_known(file: Progress) -> None:
    known = {"due": "2026-06-01", "reviewed": "2025-12-20", "difficulty": 5.0}
    file.note("wheel/joker", **known, stability=90.0)
    file.note("wheel/ships", **known, stability=3.0)
    row = row_of(session(file), "wheel")

    assert (row.known, row.started, row.all) == (1, 1, 6)
    for language in languages():
        shown = session(file, language=language).map
        assert f'aria-label="{row.sentence(language)}"' in shown._repr_html_()
        assert row.chapter.title(language) in repr(shown)


def test_a_damaged_entry_is_begun_anew(file: Progress) -> None:
    file.note("wheel/first-harvest", due="soon", reviewed=[], stability=-1, difficulty="much", missed=3, first={})
    solve(open_exercise(session(file), "wheel/first-harvest"))
    assert read_entry(file.entry("wheel/first-harvest"))


@pytest.mark.parametrize("day", ["0001-01-01", "9999-12-31"])
def test_the_ends_of_the_calendar_are_days(day: str, file: Progress) -> None:
    solve(open_exercise(Today(progress=file, today=day), "wheel/first-harvest"))
    assert read_entry(file.entry("wheel/first-harvest"))


@pytest.mark.parametrize("wrong", [{"country": "spain"}, {"kinds": ["cooking"]}, {"kinds": []}, {"kinds": 3}])
def test_a_practice_of_something_else_is_refused(wrong: dict[str, Any], file: Progress) -> None:
    with pytest.raises(LookupError, match="There is no practice for"):
        session(file, **wrong)


@pytest.mark.parametrize("new", [-1, True, 2.5, "many"])
def test_a_number_that_is_none_is_refused(new: object, file: Progress) -> None:
    with pytest.raises(ValueError, match="new"):
        session(file, new=new)
