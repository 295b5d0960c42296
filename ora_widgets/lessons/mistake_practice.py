"""A mistake on its board: each whole turn is compared aside, and the board hears of it when that is done."""

from __future__ import annotations

from threading import Thread
from typing import Literal, cast

from ..bots.deadline import Deadline
from ..engine import State
from ..game.history import live
from ..language.fluent import say
from .daily_task import Practice
from .mistake_task import MistakeStep
from .outcome import Kind, Outcome


class MistakePractice(Practice):
    """A practised mistake. In code `check` waits for the comparison; on a board it goes on in a thread of its own."""

    _deadline: Deadline | None = None  # of the comparison that is made aside
    _judged: State | None = None  # what was checked last: a turn is one try, whoever looks at it and how often

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
        if self._deadline is None:
            self.check()

    def leave(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

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
        game, deadline = self.game, Deadline()

        def work() -> None:
            self._row.compare(reached, deadline)
            with game.lock:
                if not deadline.over():
                    self._deadline = None
                    self.check()

        self._deadline = deadline
        try:
            Thread(target=work, name="ora comparison", daemon=True).start()
        except RuntimeError:  # no threads here, as in a browser's Python: it is compared when somebody checks
            self._deadline = None

    def _reached(self) -> State | None:
        with self.game.lock:
            return self._row.reached(self.game, self._start)

    def _shown(self, language: str) -> tuple[Literal["begun", "solved-before"] | Kind, str]:
        shown = super()._shown(language)
        return ("begun", say("mistake-comparing", language)) if self._deadline is not None else shown
