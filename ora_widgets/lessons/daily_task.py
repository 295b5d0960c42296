"""One task, drill or puzzle of a session of practice: it ends when it is solved, and tells with how much help."""

from __future__ import annotations

from collections.abc import Callable

from .exercises import Exercise, alone
from .lesson_step import Lesson
from .memory import HELPED, KNOWN, MISSED
from .outcome import NOT_YET, SOLVED, Outcome, Words
from .progress_file import Progress
from .session import Session


class Practice(Session):
    """A lesson of one step, with nowhere to go on to.

    Args:
        when_solved: What is called when it is solved for the first time here.
    """

    def __init__(
        self, exercise: Exercise, language: str, progress: Progress, when_solved: Callable[[int], None]
    ) -> None:
        self._when_solved = when_solved
        self._grade = KNOWN
        self.is_solved = False
        super().__init__(alone(exercise), 1, language=language, progress=progress)

    def leave(self) -> None:
        """Be done with it: something else is practised from now on."""

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
        """Count help; beginning again does not undo it, nor does it matter once the task is solved."""
        self._grade = min(self._grade, grade)

    def _keep(self, outcome: Outcome) -> None:
        if outcome.kind == SOLVED and not self.is_solved:
            self.is_solved = True
            # Before the file says that it is solved: from that alone it would be taken for remembered already.
            self._when_solved(self._grade)
        super()._keep(outcome)

    def _following(self) -> Lesson | None:
        return None
