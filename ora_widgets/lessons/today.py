"""The day's practice: exercises that are due today, and a few new ones.

A session keeps no list: it determines each exercise anew from the learner's file. So it can be interrupted and
continued in another cell or notebook without repeating exercises.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from datetime import date
from functools import partial
from random import Random
from typing import Any

from ..engine.moves import IllegalMove, Refusal, UnknownName, safe_text
from ..game.game import Game
from ..language.fluent import CURRENT, known_language, say
from ..language.sentences import with_sentence
from ..support.arguments import check, flag, is_a, one_of, whole
from ..support.display import widget_bundle
from ..support.listeners import Listeners, Observable
from .card_quiz import Question, judge, question
from .exercises import (
    KINDS,
    Chapter,
    ChapterMastery,
    Exercise,
    MasteryMap,
    chapters_with_mistakes,
    coming,
    lessons_before,
    single_step_lesson,
    standings,
)
from .memory import MAX_DAYS_APART, chance, correct_future, day_of, entry_after_answer, is_due, is_missed, read_entry
from .outcome import SOLVED, UNTRIED, Outcome
from .progress_file import Entry, Progress, count_of, progress_in_use
from .today_task import TodayMistake, TodayTask

NEW_A_DAY = 8
MAX_NEW_PER_DAY = 1000  # the limit of `new`
NEW_PER_MISTAKE = 2  # while there are mistakes of the learner, one new exercise in this many is one
MIN_EXERCISES_BETWEEN = 3  # other exercises before a missed one is repeated, if there are others
EXERCISES_PER_NEW = 3  # while exercises are due, one in this many is new
MAX_DAYS_WITHOUT_NEW = 2  # days of practice, however much is due: new exercises keep learners going
KINDS_OF_NEW = (
    "task",
    "question",
    "task",
    "question",
    "drill",
    "question",
    "puzzle",
)  # kinds of new exercises, in rotation
KINDS_THAT_VARY = ("task", "drill")  # they have other numbers each time that they are repeated
PUZZLE_REST_DAYS = 60  # days before a puzzle is repeated, so that its answer is forgotten
MINUTES_A_DAY = 10
MAX_MINUTES_A_DAY = 600
LONG_AWAY_DAYS = 60  # days without exercises after which the clock may be wrong
MINUTES_OF_KIND = {"task": 1.0, "question": 0.25, "drill": 1.0, "puzzle": 3.0, "mistake": 2.0}  # per exercise


class Today(Observable):
    """A series of exercises: the due ones, least known first, with a few new ones in between.

    A day takes about the chosen number of minutes. If more is due, as after holidays, it is spread over the following
    days, of which only every third begins with a new exercise.

    Args:
        country: The country of the cards, `"france"` or `"ireland"`.
        minutes: About how many minutes a day takes.
        new: The limit of new exercises per day.
        kinds: The kinds of exercises: any of `"task"`, `"question"`, `"drill"`, `"puzzle"`, `"mistake"`.
        today: The day that decides what is due, a date or a text such as `"2025-12-24"`; by default today.
        progress: The progress file; by default the one in use.

    Attributes:
        exercise: The current exercise; `None` when the day's work is done.
        lesson: The task to be played, with `check`, `hint` and `solution`; `None` for a question.
        outcome: The result of the exercise; untried until it is answered or solved.
        follows: Whether its language changes with `ora.set_language`, as no language was given.

    Raises:
        ValueError: When a number or the day is invalid.
        UnknownName: When there is no such kind, country or language.

    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     session = Today(progress=Progress(folder + "/anna.json"), kinds=["task"], today="2026-01-01")
    ...     session.answer(1).kind in ("solved", "not-yet")
    True
    """

    exercise: Exercise | None
    follows: bool  # whether its language is the one in use
    lesson: TodayTask | None = None
    outcome: Outcome
    chosen: str  # the words of the given answer
    guessed: bool  # whether that was a right guess
    _is_on_board = False  # whether questions about a position are answered on its board
    _question: Question | None
    _pictured: Game | None  # the position that a question is about
    # Figures from the last reading of the file, so that drawing does not read it.
    _chapters: tuple[Chapter, ...]
    _standings: list[ChapterMastery]
    _coming: list[tuple[date, int]]
    _done: int
    _due: int
    _left: int
    _next_lesson: Chapter | None  # the lesson to take before anything new is asked
    _last: date | None  # the last day of practice

    def __init__(
        self,
        country: str = "france",
        *,
        minutes: int = MINUTES_A_DAY,
        new: int = NEW_A_DAY,
        kinds: Sequence[str] = KINDS,
        today: date | str | None = None,
        language: str = CURRENT,
        progress: Progress | None = None,
    ) -> None:
        self.language = known_language(language)
        self.follows = language == CURRENT
        check(progress is None or isinstance(progress, Progress), "progress", progress, "progress")
        listed = is_a(kinds, Iterable) and not is_a(kinds, str, bytes)
        wanted = list(kinds) if listed else [kinds]
        unknown = [safe_text(kind, 40) for kind in wanted if not one_of(kind, KINDS)]
        if unknown or not wanted or not one_of(country, ("france", "ireland")):
            word = unknown[0] if unknown else safe_text(country, 40)
            raise with_sentence(UnknownName("today-unknown", word=word, kinds=", ".join(KINDS)), language=language)
        self.country = country
        self.minutes = whole("minutes", minutes, 1, MAX_MINUTES_A_DAY)
        self.new = whole("new", new, 0, MAX_NEW_PER_DAY)
        self.kinds = frozenset(wanted)
        self.today = day_of(today, language)
        self.progress = progress_in_use() if progress is None else progress
        self._onlookers = Listeners()
        self._asked_keys: list[str] = []
        self._broken: set[str] = set()  # mistakes that cannot be replayed any more
        self._choose()

    # ---- the current exercise

    @property
    def question(self) -> str:
        """The question or task; empty when the day's work is done."""
        if self._question is not None:
            return self._question.text
        return str(self.lesson.task) if self.lesson else ""

    @property
    def choices(self) -> tuple[str, ...]:
        """The answers to choose from; empty for a task."""
        return self._question.choices if self._question is not None else ()

    @property
    def right(self) -> str:
        """The words of the right answer, once the question is answered; empty before."""
        return self._question.right if self._question is not None and self.outcome.kind != UNTRIED else ""

    @property
    def game(self) -> Game | None:
        """The game of the task, or the position that a question is about; `None` where there is neither."""
        return self.lesson.game if self.lesson else self._pictured

    @property
    def map(self) -> MasteryMap:
        """The progress in every chapter."""
        return MasteryMap(self._standings, self.language)

    @property
    def due(self) -> int:
        """How many exercises are still due today."""
        return self._due

    @property
    def coming(self) -> list[tuple[date, int]]:
        """The next days with due exercises, and how many."""
        return list(self._coming)

    # ---- the learner's actions

    def answer(self, choice: object, *, sure: bool = True) -> Outcome:
        """Answer a question; `next` goes on.

        Args:
            choice: The number of an answer, from 1, or its words.
            sure: Whether you knew it. A right guess is asked again today.

        Raises:
            ValueError: When there is no such answer.
            IllegalMove: When there is no question, or it has been answered.
        """
        flag("sure", sure)
        if self._question is None or self.exercise is None:
            raise with_sentence(IllegalMove("today-no-question"), language=self.language)
        if self.outcome.kind != UNTRIED:
            raise with_sentence(IllegalMove("today-answered"), language=self.language)
        question = self._question
        self.chosen = question.answer_words(choice, self.language)
        good = self.chosen == question.right
        outcome = judge(question, self.progress, self.today, self.language, good=good, sure=sure)
        if good and self.exercise.kind == "task":
            step = single_step_lesson(self.exercise).steps[0]
            if sure:
                self.progress.change(question.key, lambda known: {"solved": self.today.isoformat(), **known})
            outcome = Outcome(SOLVED, f"{step.learnt(self.language)} {outcome.sentence}")
        self.guessed = good and not sure
        self.outcome = outcome
        self._notify()
        return outcome

    def next(self) -> Today:
        """Go on to the next exercise, unless the current one has not been answered."""
        if self.outcome.kind != UNTRIED or self.exercise is None:
            self._choose()
            self._notify()
        return self

    def later(self) -> Today:
        """Put off the exercise to another day, and go on."""
        if self.exercise is not None and self.outcome.kind == UNTRIED:
            self.progress.note(self.exercise.key, later=self.today.isoformat())
            self._choose()
            self._notify()
        return self

    def speak(self, language: str) -> Today:
        """Go on in another language."""
        self.language = known_language(language)
        if self.lesson is not None:
            self.lesson.speak(language)
        elif self.exercise is not None and self.outcome.kind == UNTRIED:
            self._question = self._question_in_words(self.exercise)
        self._notify()
        return self

    # ---- display

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        bundle = widget_bundle("daily", self, **kwargs)
        if bundle is not None:
            bundle["text/plain"] = repr(self)
        return bundle

    def __repr__(self) -> str:
        return "\n".join(self.lines())

    def lines(self) -> list[str]:
        """The exercise, or at the end of the day's work the coming days, line by line."""
        if self.exercise is None:
            days = [self.day_words(day, count) for day, count in self._coming]
            waits = [say("today-waits", self.language, count=self._due)] if self._due else []
            clock = self.clock(self.language)
            return [*([clock] if clock else []), self.closing_words(self.language), *waits, *days]
        head = f"{self.heading(self.language)} · {self.counts(self.language)}"
        listed = [f"  {number}: {words}" for number, words in enumerate(self.choices, start=1)]
        return [head, self.question, *listed, *([self.outcome.sentence] if self.outcome.kind != UNTRIED else [])]

    def heading(self, language: str) -> str:
        """The kind of exercise and its chapter."""
        if self.exercise is None:
            return say("today-title", language)
        title = next(each.title(language) for each in self._chapters if self.exercise in each.exercises)
        return f"{say(f'today-kind-{self.exercise.kind}', language)} · {title}"

    def counts(self, language: str) -> str:
        """The day's progress in a sentence, after any warning about the clock."""
        counted = say("today-counts", language, done=self._done, due=self.due, new=self._left)
        return " ".join(filter(None, [self.clock(language), counted]))

    def closing_words(self, language: str) -> str:
        """The words at the end of the day's work, with the lesson that would bring new exercises, if any."""
        first = self._next_lesson
        more = [say("today-lesson-first", language, lesson=first.title(language))] if first else []
        return " ".join([say("today-finished", language), *more])

    def clock(self, language: str) -> str:
        """A warning if the clock seems wrong compared to the last day of practice; empty otherwise."""
        days = (self.today - self._last).days if self._last else 0
        if -MAX_DAYS_APART <= days <= LONG_AWAY_DAYS:
            return ""
        when = "ahead" if days < 0 else "long-ago"
        return say("today-clock", language, when=when, last=str(self._last), today=str(self.today), days=days)

    def day_words(self, day: date, count: int, language: str = "") -> str:
        """How many exercises are due on a coming day, in words.

        Args:
            day: The day.
            count: How many exercises are due.
            language: The language of the words; by default the session's.
        """
        spoken = language or self.language
        return say("today-due", spoken, days=(day - self.today).days, date=day.isoformat(), count=count)

    # ---- inside

    def _choose(self) -> None:
        """Read the file and open the next exercise, if any is left."""
        entries = self.progress.entries()
        self._chapters = chapters_with_mistakes(self.country, entries)
        while True:
            exercise = self._pick(entries)
            try:
                self._open(exercise)
                break
            except Refusal:
                # It stays in the file, as another version of the program may be able to replay it.
                assert exercise is not None
                self._broken.add(exercise.key)
        self._count(entries)

    def _count(self, entries: dict[str, Entry]) -> None:
        """Update the figures that are shown."""
        self._chapters = chapters_with_mistakes(self.country, entries)
        self._standings = standings(entries, self.country, self.today)
        self._coming = coming(entries, self.country, self.today)
        self._done = sum(entry.get("reviewed") == self.today.isoformat() for entry in entries.values())
        self._due = sum(is_due(entries.get(one.key, {}), self.today) for one in self._open_today(entries))
        self._left = self._new_left(entries)
        self._next_lesson = None if self.exercise else self._lesson_to_take(entries)
        self._last = max((memory.reviewed for entry in entries.values() if (memory := read_entry(entry))), default=None)

    def _minutes_left(self, entries: dict[str, Entry]) -> float:
        """The minutes left of the day's time; an exercise that this session repeated counts each time."""
        day = self.today.isoformat()
        every = {one.key: MINUTES_OF_KIND[one.kind] for chapter in self._chapters for one in chapter.exercises}
        done = sum(time for key, time in every.items() if entries.get(key, {}).get("reviewed") == day)
        here = [key for key in self._asked_keys if entries.get(key, {}).get("later") != day]
        return self.minutes - max(done, sum(every.get(key, 0.0) for key in here))

    def _new_left(self, entries: dict[str, Entry]) -> int:
        begun = sum(entry.get("first") == self.today.isoformat() for entry in entries.values())
        return max(0, self.new - begun)

    def _pick(self, entries: dict[str, Entry]) -> Exercise | None:
        left = self._minutes_left(entries)
        if left <= 0:
            return None
        due = [one for one in self._open_today(entries) if is_due(entries.get(one.key, {}), self.today)]
        # An exercise longer than a whole day's time can only come first on a day.
        if left < self.minutes:
            due = [one for one in due if MINUTES_OF_KIND[one.kind] <= left]
        recent = self._asked_keys[-MIN_EXERCISES_BETWEEN:]
        rested = [one for one in due if one.key not in recent]
        new = self._pick_new(entries) if self._new_left(entries) else None
        if new and self._misses_new(entries) and MINUTES_OF_KIND[new.kind] <= left:
            return new
        if new and sum(MINUTES_OF_KIND[one.kind] for one in (*due, new)) > left:
            new = None
        if new and (not rested or len(self._asked_keys) % EXERCISES_PER_NEW == EXERCISES_PER_NEW - 1):
            return new
        if rested:
            return min(rested, key=lambda one: self._urgency(entries[one.key]))
        # Only exercises that were missed just now are left.
        return min(due, key=lambda one: recent.index(one.key), default=None)

    def _misses_new(self, entries: dict[str, Entry]) -> bool:
        """Whether there have been too many days of practice without a new exercise."""
        days = {name: {str(entry.get(name, "")) for entry in entries.values()} for name in ("first", "reviewed")}
        last = max(days["first"], default="")
        return sum(last < day < self.today.isoformat() for day in days["reviewed"]) >= MAX_DAYS_WITHOUT_NEW

    def _open_today(self, entries: dict[str, Entry]) -> list[Exercise]:
        """The exercises of the chosen kinds, without those put off to another day."""
        day = self.today.isoformat()
        wanted = [one for chapter in self._chapters for one in chapter.exercises if one.kind in self.kinds]
        return [one for one in wanted if one.key not in self._broken and entries.get(one.key, {}).get("later") != day]

    def _urgency(self, entry: Entry) -> tuple[bool, float]:
        """The order of due exercises: first those missed today, then those most likely forgotten."""
        memory = read_entry(entry)
        return not is_missed(entry, self.today), chance(
            correct_future(memory, self.today), self.today
        ) if memory else 0.0

    def _pick_new(self, entries: dict[str, Entry]) -> Exercise | None:
        """The next new exercise in the order of the chapters, of the kind whose turn it is."""
        fresh = [one for one, before in self._unmet(entries).items() if not before]
        turn = self.new - self._new_left(entries)
        own = next((one for one in fresh if one.kind == "mistake"), None)
        if own and (turn % NEW_PER_MISTAKE == 0):
            return own
        for place in range(turn, turn + len(KINDS_OF_NEW)):
            kind = KINDS_OF_NEW[place % len(KINDS_OF_NEW)]
            found = next((one for one in fresh if one.kind == kind), None)
            if found:
                return found
        return own

    def _unmet(self, entries: dict[str, Entry]) -> dict[Exercise, frozenset[str]]:
        """The exercises not met yet, and for each the lessons before it with tasks not met yet, practised here or not."""
        every = {chapter.name: chapter.exercises for chapter in self._chapters}
        new = {one for rows in every.values() for one in rows if read_entry(entries.get(one.key, {})) is None}
        untaught = {name for name, rows in every.items() if any(one.kind == "task" and one in new for one in rows)}
        return {one: lessons_before(one) & untaught for one in self._open_today(entries) if one in new}

    def _lesson_to_take(self, entries: dict[str, Entry]) -> Chapter | None:
        """The lesson to take before any new exercise; `None` if some need no lesson, or none are left."""
        waiting = self._unmet(entries).values()
        if not all(waiting):
            return None
        return next((chapter for chapter in self._chapters if any(chapter.name in names for names in waiting)), None)

    def _open(self, exercise: Exercise | None) -> None:
        """Open an exercise, or none at the end of the day's work."""
        if self.lesson is not None:
            self.lesson.leave()
        if exercise is not None and exercise.kind in KINDS_THAT_VARY:
            exercise = replace(exercise, repetition=count_of(self.progress.entry(exercise.key).get("again")))
        self.exercise = exercise
        self.outcome = Outcome(UNTRIED, "")
        self.chosen, self.guessed = "", False
        self.lesson = self._question = self._pictured = None
        if exercise is None:
            return
        self._asked_keys.append(exercise.key)
        if exercise.kind != "question" and (self._is_on_board or not single_step_lesson(exercise).steps[0].answer):
            self.lesson = self._task(exercise)
            return
        self._question = self._question_in_words(exercise)
        step = None if exercise.kind == "question" else single_step_lesson(exercise).steps[0]
        self._pictured = step.scenario.game() if step and step.position else None

    def _task(self, exercise: Exercise) -> TodayTask:
        """A lesson with the exercise as its only step, to be played on a board."""
        kind = TodayTask if exercise.mistake is None else TodayMistake
        return kind(exercise, self.language, self.progress, partial(self._note_solved, exercise))

    def _question_in_words(self, exercise: Exercise) -> Question:
        """The question of an exercise in the session's language."""
        if exercise.kind == "question":
            # The answers keep their order when a cell is run again, but not when the question is repeated.
            rng = Random(f"{exercise.key} {self.today} {self._asked_keys.count(exercise.key)}")
            return question(exercise.key, self.country, rng, self.language)
        step = single_step_lesson(exercise).steps[0]
        labels = step.labels(self.language)
        return Question(exercise.key, step.words("task", self.language), tuple(labels.values()), labels[step.answer])

    def _note_solved(self, exercise: Exercise, grade: int) -> None:
        """Record that an exercise was solved, with the grade for the help it took."""
        repetition = {"again": exercise.repetition + 1} if exercise.kind in KINDS_THAT_VARY else {}
        rest = PUZZLE_REST_DAYS if exercise.kind == "puzzle" else 0
        entry = self.progress.change(
            exercise.key, lambda known: {**entry_after_answer(known, grade, self.today, rest=rest), **repetition}
        )
        if exercise is not self.exercise:  # another exercise is open by now
            return
        memory = read_entry(entry)
        days = (memory.due - self.today).days if memory else 1
        missed = is_missed(entry, self.today)
        sentence = say("today-again", self.language) if missed else say("today-solved", self.language, days=days)
        self.outcome = Outcome(SOLVED, sentence)
        self._notify()

    def _notify(self) -> None:
        self._count(self.progress.entries())
        self._onlookers.tell("session has gone on")


def daily_practice(
    country: str = "france",
    *,
    minutes: int = MINUTES_A_DAY,
    new: int = NEW_A_DAY,
    kinds: Sequence[str] = KINDS,
    language: str = CURRENT,
) -> Today:
    """Practise what is due today of card questions, drills, tasks, puzzles and your mistakes, and a few new ones.

    Args:
        country: The country of the cards, `"france"` or `"ireland"`.
        minutes: About how many minutes a day takes; what is due beyond that waits, and holds back new exercises.
        new: The limit of new exercises per day.
        kinds: The kinds of exercises: any of `"task"`, `"question"`, `"drill"`, `"puzzle"`, `"mistake"`.

    >>> daily_practice().exercise.kind
    'task'
    """
    return Today(country, minutes=minutes, new=new, kinds=kinds, language=language)
