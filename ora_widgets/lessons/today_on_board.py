"""A day's practice on one board: a lesson that goes on from exercise to exercise."""

from __future__ import annotations

from ..language.fluent import CURRENT
from .catalogue import PUZZLE, TODAY, lesson, puzzle_of_the_day
from .exercises import KINDS, Exercise
from .outcome import UNTRIED
from .progress_file import Progress
from .session import Session
from .today import Today
from .today_task import TodayTask


class TodayOnBoard(Today):
    """A day's practice whose exercises take each other's place on one board, without questions about cards, which have no position.

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
        task.to_next = self._to_next
        return task

    def _to_next(self) -> Session:
        """The next exercise; what is not solved comes another day. After the last one the board stays, and says so."""
        done = self.lesson
        assert done is not None
        self.language = done.language
        if self.outcome.kind == UNTRIED:
            self.later()
        else:
            self.next()
        return done.next() if self.lesson is None else self.lesson


def offered_lesson(name: str, language: str = CURRENT) -> Session | None:
    """What a start screen or an address calls by a name; `None` where nothing is left of the day's practice.

    Args:
        name: The name of a lesson or its number, `"puzzle"` for that of the day, `"today"` for the day's practice.

    Raises:
        UnknownName: When there is no such lesson.

    >>> offered_lesson("2").name
    'clergymen'
    """
    if name == TODAY:
        return TodayOnBoard(language).lesson
    if name == PUZZLE:
        return puzzle_of_the_day(language=language)
    return lesson(int(name) if name.isdecimal() and len(name) < 4 else name, language=language)
