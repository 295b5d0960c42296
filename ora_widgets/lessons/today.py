"""A session of Today: what is due today out of everything that was learnt, and a few new things.

It keeps no list of its own. What comes next is worked out from the learner's file each time, so that a session that was
interrupted, begun again in another cell or in another notebook goes on where it was, and nothing is asked twice for that.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from datetime import date
from functools import partial
from random import Random
from typing import Any

from ..engine.moves import IllegalMove, Refusal, UnknownName, shown
from ..game.game import Game
from ..language.fluent import CURRENT, known_language, say
from ..language.sentences import with_sentence
from ..support.arguments import check, flag, is_a, one_of, whole
from ..support.display import widget_bundle
from ..support.listeners import Listeners, Observable
from .card_quiz import Question, judged, question
from .exercises import KINDS, Chapter, ChapterMastery, Exercise, MasteryMap, alone, coming, practised, standings
from .memory import DAYS_APART, as_of, chance, day_of, is_due, is_missed, remembered, reviewed
from .outcome import SOLVED, UNTRIED, Outcome
from .progress_file import Entry, Progress, here
from .progress_file import whole as counted
from .today_task import TodayMistake, TodayTask

NEW_A_DAY = 8
MAX_NEW_PER_DAY = 1000  # new exercises a day
OWN_IN = 2  # every so many new exercises one is a mistake of one's own, as long as there are any
APART = 3  # other exercises, at least, before one that was missed comes again, as long as there are others
NEW_IN = 3  # every so many exercises one is new, as long as others are due
MAX_DAYS_WITHOUT_NEW = 2  # of practice, however much is due: whoever meets nothing new gives up
PATTERN = ("task", "question", "task", "question", "drill", "question", "puzzle")  # kinds of the new ones, in turns
TASKS_FIRST = {"task": 0, "question": 6, "drill": 6, "puzzle": 24}  # how many tasks one has met before a kind comes up
# The lesson before whose tasks a card is not asked about, by what is asked.
TAUGHT_IN = {"economic": "scoring", "dwelling": "scoring"}
CARDS_TAUGHT_IN = "building"
PUZZLE_REST = 60  # days at least before a puzzle comes again: whoever remembers the answer solves nothing
MINUTES_A_DAY = 10
MAX_MINUTES_A_DAY = 600
LONG_AWAY = 60  # days since the last exercise after which a clock may be wrong
MINUTES = {"task": 1.0, "question": 0.25, "drill": 1.0, "puzzle": 3.0, "mistake": 2.0}  # that an exercise takes


class Today(Observable):
    """Exercise after exercise: what is due, the least known first, and a few new ones in between.

    A day takes the minutes that are chosen. Where more is due, as after holidays, what is due spreads over the days that follow,
    and only every third of them begins with something new.

    Args:
        country: Whose cards are asked about, `"france"` or `"ireland"`.
        minutes: How many minutes one day takes, about.
        new: How many exercises that you have never met one day brings at most.
        kinds: What is practised, out of `"task"`, `"question"`, `"drill"`, `"puzzle"` and `"mistake"`.
        today: The day that counts for what is due, a date or a text such as `"2025-12-24"`; by default today.
        progress: The file to keep; by default the one in use.

    Attributes:
        exercise: What is asked now; `None` when the day's work is done.
        lesson: What is played, with `check`, `hint` and `solution`; `None` where a question is asked.
        outcome: How it went; untried until it is answered or solved.
        follows: Whether it was given no language of its own, so that it changes with `ora.set_language`.

    Raises:
        ValueError: When a number or a day is none.
        UnknownName: When there is no such kind, country or language.

    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     session = Today(progress=Progress(folder + "/anna.json"), kinds=["question"], today="2026-01-01")
    ...     session.answer(1).kind in ("solved", "not-yet")
    True
    """

    exercise: Exercise | None
    follows: bool  # whether it changes to the language that comes into use
    lesson: TodayTask | None = None
    outcome: Outcome
    chosen: str  # the words of the answer that was given
    guessed: bool  # whether that was right by chance
    _is_on_board = False  # whether questions about a position are answered on its board, too
    _question: Question | None
    _pictured: Game | None  # what a question is about
    # What is shown of the file, as it was when it was last read: drawing reads none.
    _chapters: tuple[Chapter, ...]
    _standings: list[ChapterMastery]
    _coming: list[tuple[date, int]]
    _done: int
    _due: int
    _left: int
    _last: date | None  # the last day on which anything was asked

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
        unknown = [shown(kind, 40) for kind in wanted if not one_of(kind, KINDS)]
        if unknown or not wanted or not one_of(country, ("france", "ireland")):
            word = unknown[0] if unknown else shown(country, 40)
            raise with_sentence(UnknownName("today-unknown", word=word, kinds=", ".join(KINDS)), language=language)
        self.country = country
        self.minutes = whole("minutes", minutes, 1, MAX_MINUTES_A_DAY)
        self.new = whole("new", new, 0, MAX_NEW_PER_DAY)
        self.kinds = frozenset(wanted)
        self.today = day_of(today, language)
        self.progress = here() if progress is None else progress
        self._onlookers = Listeners()
        self._asked_keys: list[str] = []
        self._broken: set[str] = set()  # mistakes that cannot be replayed any more
        self._choose()

    # ---- what it says

    @property
    def question(self) -> str:
        """What is asked, in words; empty when the day's work is done."""
        if self._question is not None:
            return self._question.text
        return str(self.lesson.task) if self.lesson else ""

    @property
    def choices(self) -> tuple[str, ...]:
        """The answers to choose from; none where something is to be played."""
        return self._question.choices if self._question is not None else ()

    @property
    def right(self) -> str:
        """The words of the right answer, once the question is answered; empty before."""
        return self._question.right if self._question is not None and self.outcome.kind != UNTRIED else ""

    @property
    def game(self) -> Game | None:
        """The position on the table: what is played on, or what a question is about; `None` where there is none."""
        return self.lesson.game if self.lesson else self._pictured

    @property
    def map(self) -> MasteryMap:
        """How much is known of every chapter."""
        return MasteryMap(self._standings, self.language)

    @property
    def due(self) -> int:
        """How many exercises are still due today."""
        return self._due

    @property
    def coming(self) -> list[tuple[date, int]]:
        """The next days on which something is due, and how much."""
        return list(self._coming)

    # ---- what one does

    def answer(self, choice: object, *, sure: bool = True) -> Outcome:
        """Answer a question; `next` goes on.

        Args:
            choice: Its number, 1 for the first, or its words.
            sure: Whether you knew it. A right guess is asked again today: chance is no memory.

        Raises:
            ValueError: When it is none of the choices.
            IllegalMove: When there is no question, or it has been answered.
        """
        flag("sure", sure)
        if self._question is None or self.exercise is None:
            raise with_sentence(IllegalMove("today-no-question"), language=self.language)
        if self.outcome.kind != UNTRIED:
            raise with_sentence(IllegalMove("today-answered"), language=self.language)
        question = self._question
        self.chosen = question.chosen(choice, self.language)
        good = self.chosen == question.right
        outcome = judged(question, self.progress, self.today, self.language, good=good, sure=sure)
        if good and self.exercise.kind == "task":
            step = alone(self.exercise).steps[0]
            if sure:
                self.progress.change(question.key, lambda known: {"solved": self.today.isoformat(), **known})
            outcome = Outcome(SOLVED, f"{step.learnt(self.language)} {outcome.sentence}")
        self.guessed = good and not sure
        self.outcome = outcome
        self._tell()
        return outcome

    def next(self) -> Today:
        """Go on to the next exercise; one that waits for its answer stays."""
        if self.outcome.kind != UNTRIED or self.exercise is None:
            self._choose()
            self._tell()
        return self

    def later(self) -> Today:
        """Leave an exercise for another day, and go on."""
        if self.exercise is not None and self.outcome.kind == UNTRIED:
            self.progress.note(self.exercise.key, later=self.today.isoformat())
            self._choose()
            self._tell()
        return self

    def speak(self, language: str) -> Today:
        """Go on in another language."""
        self.language = known_language(language)
        if self.lesson is not None:
            self.lesson.speak(language)
        elif self.exercise is not None and self.outcome.kind == UNTRIED:
            self._question = self._worded(self.exercise)
        self._tell()
        return self

    # ---- what a notebook shows

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        bundle = widget_bundle("daily", self, **kwargs)
        if bundle is not None:
            bundle["text/plain"] = repr(self)
        return bundle

    def __repr__(self) -> str:
        return "\n".join(self.lines())

    def lines(self) -> list[str]:
        """What is asked, or what comes when the work is done, line by line."""
        if self.exercise is None:
            days = [self.day_words(day, count) for day, count in self._coming]
            waits = [say("today-waits", self.language, count=self._due)] if self._due else []
            clock = self.clock(self.language)
            return [*([clock] if clock else []), say("today-finished", self.language), *waits, *days]
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
        """How far the day's work has got, in a sentence; before it what looks wrong with the clock."""
        counted = say("today-counts", language, done=self._done, due=self.due, new=self._left)
        return " ".join(filter(None, [self.clock(language), counted]))

    def clock(self, language: str) -> str:
        """What looks wrong with the clock, by the last day on which anything was asked; empty where nothing does."""
        days = (self.today - self._last).days if self._last else 0
        if -DAYS_APART <= days <= LONG_AWAY:
            return ""
        when = "ahead" if days < 0 else "long-ago"
        return say("today-clock", language, when=when, last=str(self._last), today=str(self.today), days=days)

    def day_words(self, day: date, count: int, language: str = "") -> str:
        """How much is due on a day to come, in words.

        Args:
            day: The day.
            count: How many exercises are due.
            language: The language of the words; by default the session's.
        """
        spoken = language or self.language
        return say("today-due", spoken, days=(day - self.today).days, date=day.isoformat(), count=count)

    # ---- inside

    def _choose(self) -> None:
        """Look into the file, and ask what is due, what is new, or nothing more."""
        entries = self.progress.entries()
        self._chapters = practised(self.country, entries)
        while True:
            exercise = self._pick(entries)
            try:
                self._open(exercise)
                break
            except Refusal:
                # It stays in the file: another version of the program may know what it means.
                assert exercise is not None
                self._broken.add(exercise.key)
        self._count(entries)

    def _count(self, entries: dict[str, Entry]) -> None:
        """Keep what is shown of the file."""
        self._chapters = practised(self.country, entries)
        self._standings = standings(entries, self.country, self.today)
        self._coming = coming(entries, self.country, self.today)
        self._done = sum(entry.get("reviewed") == self.today.isoformat() for entry in entries.values())
        self._due = sum(is_due(entries.get(one.key, {}), self.today) for one in self._open_today(entries))
        self._left = self._new_left(entries)
        self._last = max((memory.reviewed for entry in entries.values() if (memory := remembered(entry))), default=None)

    def _minutes_left(self, entries: dict[str, Entry]) -> float:
        """How much of the day's time is left, by what has been done today; what was asked again here counts again."""
        day = self.today.isoformat()
        every = {one.key: MINUTES[one.kind] for chapter in self._chapters for one in chapter.exercises}
        done = sum(time for key, time in every.items() if entries.get(key, {}).get("reviewed") == day)
        here = [key for key in self._asked_keys if entries.get(key, {}).get("later") != day]
        return self.minutes - max(done, sum(every.get(key, 0.0) for key in here))

    def _new_left(self, entries: dict[str, Entry]) -> int:
        begun = sum(entry.get("first") == self.today.isoformat() for entry in entries.values())
        return max(0, self.new - begun)

    def _pick(self, entries: dict[str, Entry]) -> Exercise | None:
        open_ = self._open_today(entries)
        left = self._minutes_left(entries)
        if left <= 0:
            return None
        due = [one for one in open_ if is_due(entries.get(one.key, {}), self.today)]
        # One that takes longer than a whole day comes as the first of a day, or it never would.
        if left < self.minutes:
            due = [one for one in due if MINUTES[one.kind] <= left]
        recent = self._asked_keys[-APART:]
        rested = [one for one in due if one.key not in recent]
        new = self._pick_new(open_, entries) if self._new_left(entries) else None
        if new and self._misses_new(entries) and MINUTES[new.kind] <= left:
            return new
        if new and sum(MINUTES[one.kind] for one in (*due, new)) > left:
            new = None
        if new and (not rested or len(self._asked_keys) % NEW_IN == NEW_IN - 1):
            return new
        if rested:
            return min(rested, key=lambda one: self._urgency(entries[one.key]))
        # Nothing else is left but what was missed just now.
        return min(due, key=lambda one: recent.index(one.key), default=None)

    def _misses_new(self, entries: dict[str, Entry]) -> bool:
        """Whether there have been too many days of practice since the last that brought something new."""
        days = {name: {str(entry.get(name, "")) for entry in entries.values()} for name in ("first", "reviewed")}
        last = max(days["first"], default="")
        return sum(last < day < self.today.isoformat() for day in days["reviewed"]) >= MAX_DAYS_WITHOUT_NEW

    def _open_today(self, entries: dict[str, Entry]) -> list[Exercise]:
        """What is practised here, but for what was left for another day."""
        day = self.today.isoformat()
        wanted = [one for chapter in self._chapters for one in chapter.exercises if one.kind in self.kinds]
        return [one for one in wanted if one.key not in self._broken and entries.get(one.key, {}).get("later") != day]

    def _urgency(self, entry: Entry) -> tuple[bool, float]:
        """What was missed today comes first, then what is most likely forgotten."""
        memory = remembered(entry)
        return not is_missed(entry, self.today), chance(as_of(memory, self.today), self.today) if memory else 0.0

    def _pick_new(self, wanted: list[Exercise], entries: dict[str, Entry]) -> Exercise | None:
        """The next exercise that was never met, of the kind whose turn it is, in the order of the chapters."""
        fresh = [one for one in wanted if remembered(entries.get(one.key, {})) is None]
        untaught = self._untaught(fresh)
        fresh = [one for one in fresh if self._taught_in(one) not in untaught]
        tasks = [one for chapter in self._chapters for one in chapter.exercises if one.kind == "task"]
        met = sum(remembered(entries.get(one.key, {})) is not None for one in tasks)
        turn = self.new - self._new_left(entries)
        own = next((one for one in fresh if one.kind == "mistake"), None)
        if own and (turn % OWN_IN == 0):
            return own
        for place in range(turn, turn + len(PATTERN)):
            kind = PATTERN[place % len(PATTERN)]
            # Without tasks there is nothing to wait for.
            if met >= TASKS_FIRST[kind] or not any(one.kind == "task" for one in fresh):
                found = next((one for one in fresh if one.kind == kind), None)
                if found:
                    return found
        return own

    def _untaught(self, fresh: Sequence[Exercise]) -> set[str]:
        """The chapters of which a task is still to be met."""
        keys = {one.key for one in fresh if one.kind == "task"}
        return {chapter.name for chapter in self._chapters if any(one.key in keys for one in chapter.exercises)}

    def _taught_in(self, exercise: Exercise) -> str:
        """The chapter before which an exercise about a card does not come; none for others."""
        if exercise.kind not in ("question", "drill"):
            return ""
        return TAUGHT_IN.get(exercise.key.split("/")[1], CARDS_TAUGHT_IN)

    def _open(self, exercise: Exercise | None) -> None:
        """Put an exercise on the table."""
        if self.lesson is not None:
            self.lesson.leave()
        if exercise is not None and exercise.kind == "drill":
            exercise = replace(exercise, repetition=counted(self.progress.entry(exercise.key).get("again")))
        self.exercise = exercise
        self.outcome = Outcome(UNTRIED, "")
        self.chosen, self.guessed = "", False
        self.lesson = self._question = self._pictured = None
        if exercise is None:
            return
        self._asked_keys.append(exercise.key)
        if exercise.kind != "question" and (self._is_on_board or not alone(exercise).steps[0].answer):
            self.lesson = self._task(exercise)
            return
        self._question = self._worded(exercise)
        step = None if exercise.kind == "question" else alone(exercise).steps[0]
        self._pictured = step.scenario.game() if step and step.position else None

    def _task(self, exercise: Exercise) -> TodayTask:
        """The lesson of one step in which an exercise is done on its board."""
        kind = TodayTask if exercise.mistake is None else TodayMistake
        return kind(exercise, self.language, self.progress, partial(self._solved, exercise))

    def _worded(self, exercise: Exercise) -> Question:
        """A question in the language of the session."""
        if exercise.kind == "question":
            # The same order of answers however often the cell is run, but another one when it is asked again.
            rng = Random(f"{exercise.key} {self.today} {self._asked_keys.count(exercise.key)}")
            return question(exercise.key, self.country, rng, self.language)
        step = alone(exercise).steps[0]
        labels = step.labels(self.language)
        return Question(exercise.key, step.words("task", self.language), tuple(labels.values()), labels[step.answer])

    def _solved(self, exercise: Exercise, grade: int) -> None:
        """Keep that what is played was solved, and with how much help."""
        repetition = {"again": exercise.repetition + 1} if exercise.kind == "drill" else {}
        rest = PUZZLE_REST if exercise.kind == "puzzle" else 0
        entry = self.progress.change(
            exercise.key, lambda known: {**reviewed(known, grade, self.today, rest=rest), **repetition}
        )
        if exercise is not self.exercise:  # somebody has gone on meanwhile
            return
        memory = remembered(entry)
        days = (memory.due - self.today).days if memory else 1
        missed = is_missed(entry, self.today)
        sentence = say("today-again", self.language) if missed else say("today-solved", self.language, days=days)
        self.outcome = Outcome(SOLVED, sentence)
        self._tell()

    def _tell(self) -> None:
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
    """Practise for today: what is due out of quiz, card trainer, tasks, puzzles and your own mistakes, and a few new things.

    Args:
        country: Whose cards are asked about, `"france"` or `"ireland"`.
        minutes: How many minutes one day takes, about; what is due beyond that waits, and little that is new comes meanwhile.
        new: How many exercises that you have never met one day brings at most.
        kinds: What is practised, out of `"task"`, `"question"`, `"drill"`, `"puzzle"` and `"mistake"`.

    >>> daily_practice().exercise.kind
    'task'
    """
    return Today(country, minutes=minutes, new=new, kinds=kinds, language=language)
