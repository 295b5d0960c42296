"""One task, drill or puzzle of the day's practice, which reports when it is solved and with how much help.

For a mistake, each whole turn is compared in a background thread, which updates the board when it is done.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Literal, cast

from ..engine import State
from ..engine.state import Key
from ..game.history import read_only_state
from ..language.fluent import say
from ..support.background import Background, Deadline
from .exercises import Exercise, single_step_lesson
from .lesson_step import Lesson
from .memory import HELPED, KNOWN, MISSED
from .mistake_task import MistakeStep
from .outcome import NOT_YET, SOLVED, UNTRIED, Kind, Outcome, Words
from .progress_file import Progress
from .session import Session

if TYPE_CHECKING:
    from ..wire.to_page import Lesson as Panel


class TodayTask(Session):
    """A lesson of one step without a following lesson.

    Args:
        when_solved: Called with the grade when the task is first solved.

    Attributes:
        to_next: Goes on to the next exercise, if one board shows the whole day's practice.
    """

    to_next: Callable[[], Session] | None = None

    def __init__(
        self, exercise: Exercise, language: str, progress: Progress, when_solved: Callable[[int], None]
    ) -> None:
        self._when_solved = when_solved
        self._grade = KNOWN
        self.is_solved = False
        super().__init__(single_step_lesson(exercise), 1, language=language, progress=progress)

    def leave(self) -> None:
        """Clean up before another exercise is opened."""

    def check(self) -> Outcome:
        outcome = super().check()
        if outcome.kind == NOT_YET:
            self._helped_by(HELPED)
        return outcome

    def hint(self) -> Words:
        self._helped_by(HELPED)
        return super().hint()

    def solution(self) -> Words:
        self._helped_by(MISSED)
        return super().solution()

    def _helped_by(self, grade: int) -> None:
        """Lower the grade because of help; a restart does not raise it again."""
        self._grade = min(self._grade, grade)

    def _keep(self, outcome: Outcome) -> None:
        if outcome.kind == SOLVED and not self.is_solved:
            self.is_solved = True
            # Called before the file says that the task is solved, as that alone would count as a memory.
            self._when_solved(self._grade)
        super()._keep(outcome)

    def onward(self) -> Session:
        return super().onward() if self.to_next is None else self.to_next()

    def panel(self, language: str = "") -> Panel:
        panel = super().panel(language)
        if self.to_next is None or self._help[0] == "finished":
            return panel
        word = "today-next" if panel["outcome"] == SOLVED else "today-later"
        return {**panel, "onward": say(word, language or self.language)}

    def _describe_progress(self, language: str) -> tuple[Literal["started", "solved-before"] | Kind, str]:
        shown = super()._describe_progress(language)
        # It is asked because it has been solved before, so this is no news.
        return (UNTRIED, "") if shown[0] == "solved-before" else shown

    def _lesson_after(self) -> Lesson | None:
        return None

    def _describe_help(self, language: str, *, named: bool = False) -> str:
        if self.to_next is not None and self._help[0] == "finished":
            return say("today-finished", language)
        return super()._describe_help(language, named=named)


class TodayMistake(TodayTask):
    """A mistake to practise. In code `check` waits for the comparison; on a board it runs in a background thread."""

    _comparing = False  # in the background
    _judged: Key | None = None  # the position of the last check, so that repeated checks count as one try

    def __init__(
        self, exercise: Exercise, language: str, progress: Progress, when_solved: Callable[[int], None]
    ) -> None:
        self._background = Background("ora comparison")
        super().__init__(exercise, language, progress, when_solved)

    def check(self) -> Outcome:
        reached = self._position_reached()
        if reached is not None and self.mistake.loss(reached) is None:
            self.mistake.compare(reached, Deadline())
        with self.game.lock:
            here = (self._position_reached() or read_only_state(self.game)).key()
            if here == self._judged:
                return self._look(self.language)
            self._judged = here
            return super().check()

    def check_soon(self) -> None:
        if not self._comparing:
            self.check()

    def leave(self) -> None:
        self._background.cancel()
        self._comparing = False

    @property
    def mistake(self) -> MistakeStep:
        """The step with the mistake."""
        return cast("MistakeStep", self.step)

    def _open(self, at: int) -> None:
        self.leave()
        self._judged = None
        super()._open(at)

    def _follow_move(self) -> None:
        self.leave()
        super()._follow_move()
        reached = self._position_reached()
        if reached is None:
            return
        if self.mistake.loss(reached) is None:
            self._compare(reached)
        else:
            self.check()

    def _compare(self, reached: State) -> None:
        """Compare a turn in the background, then check it unless it has been taken back."""

        def work(deadline: Deadline) -> None:
            self.mistake.compare(reached, deadline)
            with self.game.lock:
                if not deadline.is_over():
                    self._comparing = False
                    self.check()

        def failed(error: BaseException) -> None:
            self._comparing = False  # the next check compares again and raises the error
            logging.getLogger(__name__).error("a turn could not be compared", exc_info=error)

        self._comparing = True
        self._background.start(work, failed)

    def _position_reached(self) -> State | None:
        with self.game.lock:
            return self.mistake.position_reached(self.game, self._start)

    def _describe_progress(self, language: str) -> tuple[Literal["started", "solved-before"] | Kind, str]:
        shown = super()._describe_progress(language)
        return ("started", say("mistake-comparing", language)) if self._comparing else shown
