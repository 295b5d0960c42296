"""A mistake on its board: each whole turn is compared aside, and the board hears of it when that is done."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Literal, cast

from ..engine import State
from ..game.history import live
from ..language.fluent import say
from ..support.background import Background
from ..support.deadline import Deadline
from .daily_task import Practice
from .mistake_task import MistakeStep
from .outcome import Kind, Outcome

if TYPE_CHECKING:
    from .exercises import Exercise
    from .progress_file import Progress


class MistakePractice(Practice):
    """A practised mistake. In code `check` waits for the comparison; on a board it goes on in a thread of its own."""

    _comparing = False  # aside, for whoever looks at the board
    _judged: State | None = None  # what was checked last: a turn is one try, whoever looks at it and how often

    def __init__(
        self, exercise: Exercise, language: str, progress: Progress, when_solved: Callable[[int], None]
    ) -> None:
        self._background = Background("ora comparison")
        super().__init__(exercise, language, progress, when_solved)

    def check(self) -> Outcome:
        reached = self._reached()
        if reached is not None and self._row.loss(reached) is None:
            self._row.compare(reached, Deadline())
        with self.game.lock:
            here = self._reached() or live(self.game)
            if here is self._judged:
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
    def _row(self) -> MistakeStep:
        return cast("MistakeStep", self.step)

    def _open(self, at: int) -> None:
        self.leave()
        self._judged = None
        super()._open(at)

    def _moved(self) -> None:
        self.leave()
        super()._moved()
        reached = self._reached()
        if reached is None:
            return
        if self._row.loss(reached) is None:
            self._compare(reached)
        else:
            self.check()

    def _compare(self, reached: State) -> None:
        """Compare a turn aside, and check it then, if it still stands."""

        def work(deadline: Deadline) -> None:
            self._row.compare(reached, deadline)
            with self.game.lock:
                if not deadline.over():
                    self._comparing = False
                    self.check()

        def failed(error: BaseException) -> None:
            self._comparing = False  # whoever checks compares again, and sees it
            logging.getLogger(__name__).error("a turn could not be compared", exc_info=error)

        self._comparing = True
        self._background.start(work, failed)

    def _reached(self) -> State | None:
        with self.game.lock:
            return self._row.reached(self.game, self._start)

    def _shown(self, language: str) -> tuple[Literal["begun", "solved-before"] | Kind, str]:
        shown = super()._shown(language)
        return ("begun", say("mistake-comparing", language)) if self._comparing else shown
