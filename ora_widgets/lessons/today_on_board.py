"""The day's practice as a lesson on one board, and as plain data for a page."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from ..language.fluent import CURRENT, say
from .catalogue import DAILY_PRACTICE, PUZZLE_LESSON, lesson, puzzle_of_the_day
from .exercises import KINDS, ChapterMastery, Exercise
from .outcome import NOT_YET, UNTRIED
from .progress_file import Progress
from .session import Session
from .today import Today
from .today_task import TodayTask

if TYPE_CHECKING:
    from ..wire.today import ChapterStanding, TodayPanel, TodayWords


def today_panel(session: Today, language: str) -> TodayPanel:
    """The current exercise and its result, as plain data."""
    asks: Literal["question", "board", "nothing"] = "question" if session.choices else "board"
    values = {words: str(number) for number, words in enumerate(session.choices, start=1)}
    answered = session.outcome.kind != UNTRIED
    return {
        "words": _words(language),
        "key": session.exercise.key if session.exercise else "",
        "asks": asks if session.exercise else "nothing",
        "heading": session.heading(language),
        "counts": session.counts(language),
        "text": _text(session, language),
        "choices": [{"value": value, "label": words} for words, value in values.items()],
        "chosen": values.get(session.chosen, ""),
        "outcome": _outcome(session),
        "verdict": session.outcome.sentence,
        "right": values.get(session.right, "") if answered else "",
        "chapters": [_chapter(row, language) for row in session.map.rows],
        "coming": [session.day_words(day, count, language) for day, count in session.coming],
    }


def _text(session: Today, language: str) -> str:
    """The question, or the words at the end of the day's work; empty for a task, which its board shows."""
    if session.exercise is None:
        waits = [say("today-waits", language, count=session.due)] if session.due else []
        return " ".join([session.closing_words(language), *waits])
    return session.question if session.choices else ""


def _outcome(session: Today) -> Literal["", "right", "guessed", "wrong", "solved"]:
    if session.outcome.kind == UNTRIED:
        return ""
    if session.outcome.kind == NOT_YET:
        return "wrong"
    return "solved" if session.lesson else "guessed" if session.guessed else "right"


def _words(language: str) -> TodayWords:
    return {
        "title": say("today-title", language),
        "sure": say("today-sure", language),
        "guess": say("today-guess", language),
        "next": say("today-next", language),
        "later": say("today-later", language),
        "answers": say("today-answers", language),
        "map": say("today-map", language),
        "coming": say("today-coming", language),
    }


def _chapter(row: ChapterMastery, language: str) -> ChapterStanding:
    standing = row.sentence(language)
    return {
        "title": row.chapter.title(language),
        "all": row.all,
        "known": row.known,
        "started": row.started,
        "sentence": standing,
    }


class TodayOnBoard(Today):
    """The day's practice on one board, without questions about cards, as these have no position.

    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     task = TodayOnBoard(progress=Progress(folder + "/anna.json")).lesson
    ...     task.panel()["onward"], task.onward() is task
    ('Not today', False)
    """

    _is_on_board = True
    lesson: TodayTask | None

    def __init__(self, language: str = CURRENT, progress: Progress | None = None) -> None:
        self._wish = language
        kinds = [kind for kind in KINDS if kind != "question"]
        super().__init__(kinds=kinds, language=language, progress=progress)

    def _task(self, exercise: Exercise) -> TodayTask:
        task = super()._task(exercise)
        task.to_next = self._open_next
        return task

    def _open_next(self) -> Session:
        """Open the next exercise, and put off an unsolved one; after the last one the board stays and says so."""
        done = self.lesson
        assert done is not None
        self.language = done.language
        if self.outcome.kind == UNTRIED:
            self.later()
        else:
            self.next()
        return done.next() if self.lesson is None else self.lesson


def offered_lesson(name: str, language: str = CURRENT) -> Session | None:
    """Open the lesson that a start screen or an address names; `None` if the day's practice is done.

    Args:
        name: The name or number of a lesson, `"puzzle"` for the puzzle of the day, `"today"` for the day's practice.

    Raises:
        UnknownName: When there is no such lesson.

    >>> offered_lesson("2").name
    'clergymen'
    """
    if name == DAILY_PRACTICE:
        return TodayOnBoard(language).lesson
    if name == PUZZLE_LESSON:
        return puzzle_of_the_day(language=language)
    return lesson(int(name) if name.isdecimal() and len(name) < 4 else name, language=language)
