"""A run of puzzles with one try each, until the first miss or for some minutes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from time import monotonic

from ..language.fluent import CURRENT, say
from ..wire.to_page import Lesson as Panel
from .lesson_step import Lesson
from .outcome import NOT_YET, SOLVED, Words
from .progress_file import Progress
from .puzzle_rows import Puzzle, own_ends
from .session import Session

SECONDS_OF_A_MINUTE = 60  # of a minute


class PuzzleRun(Session):
    """Puzzles from easy to hard, in random order within a grade; the first completed turn decides each of them.

    Args:
        puzzles: The puzzles.
        minutes: How many minutes the run takes; 0 for a streak, which ends with the first miss.
        language: The language of the words.
        progress: The progress file.
        seed: The seed of the order.
        clock: Returns the time in seconds.

    Attributes:
        count: How many puzzles were solved without help.

    >>> from ora_widgets import puzzle_run
    >>> puzzle_run(theme="land").count
    0
    """

    def __init__(
        self,
        puzzles: Sequence[Puzzle],
        *,
        minutes: int = 0,
        language: str = CURRENT,
        progress: Progress | None = None,
        seed: int | None = None,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        chance = Random(seed)
        rows = sorted(puzzles, key=lambda row: (row.grade, chance.random()))
        self.count = 0
        self._minutes = minutes
        self._clock = clock
        self._begun = clock()
        self._missed = False  # whether a streak has ended
        self._decided = False  # whether the current puzzle has been counted
        kind = "clock" if minutes else "streak"
        super().__init__(Lesson("puzzle", tuple(rows), f"puzzle-run-{kind}"), 1, language=language, progress=progress)

    @property
    def seconds(self) -> int:
        """How many seconds are left; 0 in a streak."""
        return max(0, round(self._minutes * SECONDS_OF_A_MINUTE - (self._clock() - self._begun)))

    @property
    def over(self) -> bool:
        """Whether the run has ended."""
        last = self._decided and self._at + 1 == len(self.lesson.steps)
        return self._missed or last or (self._minutes > 0 and not self.seconds)

    @property
    def standing(self) -> str:
        """The result so far, in a sentence."""
        kind = "over" if self.over else ("time" if self._minutes else "count")
        return say(f"puzzle-run-{kind}", self.language, count=self.count, seconds=self.seconds)

    def solution(self) -> Words:
        """Show the answer, which counts as missing the puzzle."""
        self._decide(solved=False)
        return super().solution()

    def next(self) -> PuzzleRun:
        """Go on to the next puzzle, which misses an undecided one; when the run is over, stay."""
        self._decide(solved=False)
        if not self.over:
            super().next()
        return self

    def panel(self, language: str = "") -> Panel:
        """The panel of a board, with the result so far before the text."""
        shown = super().panel(language)
        return {**shown, "text": f"{self.standing} {shown['text']}"}

    def __repr__(self) -> str:
        return f"{self.standing}\n{super().__repr__()}"

    def __getstate__(self) -> dict[str, object]:
        # Clocks of different processes cannot be compared, so the elapsed time is saved.
        return {**super().__getstate__(), "_begun": self._begun - self._clock()}

    def __setstate__(self, state: dict[str, object]) -> None:
        super().__setstate__(state)
        self._begun += self._clock()

    def _open(self, at: int) -> None:
        self._decided = False
        super()._open(at)

    def _follow_move(self) -> None:
        step = self.step
        assert isinstance(step, Puzzle)
        turns = len(own_ends(self.game, self._start))
        solved = step.check(self.game, self._start, language=self.language).kind == SOLVED
        if solved or turns >= (step.best if step.measure == "turns" else 1):
            self._decide(solved=solved)
        super()._follow_move()

    def _decide(self, *, solved: bool) -> None:
        """Count the puzzle, unless it has been counted or the run is over."""
        if self._decided or self.over:
            return
        self._decided = True
        self.count += solved and not self._taken
        if not solved:
            self._checked = NOT_YET  # show the verdict at once
            self._missed = not self._minutes
