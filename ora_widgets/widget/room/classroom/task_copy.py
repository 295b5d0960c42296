"""A copy of a task for one pupil: a lesson that keeps its progress in memory, or a game."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ....lessons import Session
from ....lessons.progress_file import ProgressInMemory, solved
from ....scenarios.goals import Moment, read_goal

if TYPE_CHECKING:
    from ....game.game import Game
    from ....lessons import Lesson
    from ....lessons.assignments import Assignment


class TaskSession(Session):
    """A lesson that is a task: nothing comes after it."""

    def _following(self) -> Lesson | None:
        return None


class TaskCopy:
    """A copy of a task, from its beginning.

    Args:
        task: The task.
        step: The name of the step to begin with; by default the first.

    Attributes:
        shown: The lesson or the game, as a board takes it.
        steps: The names of the steps; one without a name where it is a game.
    """

    def __init__(self, task: Assignment, step: str = "") -> None:
        opened = task.open()
        self.shown: Session | Game = opened
        self.steps = tuple(one.name for one in task.steps) or ("",)
        self._goal = task.goal
        if isinstance(opened, Session):
            lesson = replace(opened.lesson, steps=task.steps)
            self.shown = TaskSession(lesson, step or self.steps[0], progress=ProgressInMemory())
        self._start = self.game.ply

    @property
    def session(self) -> Session | None:
        """The lesson, where it is one."""
        return self.shown if isinstance(self.shown, Session) else None

    @property
    def game(self) -> Game:
        """The game that is played now."""
        return self.shown.game if isinstance(self.shown, Session) else self.shown

    @property
    def step(self) -> str:
        """The name of the step; empty where it is a game."""
        return self.shown.step.name if isinstance(self.shown, Session) else ""

    def is_solved(self) -> bool:
        """Whether the step has been solved; a game without a goal never is."""
        session = self.session
        if session is not None:
            return solved(session.progress.entry(f"{session.name}/{session.step.name}"))
        if not self._goal or self.game.ply <= self._start:
            return False
        now = Moment.of(self.game, self._start, "en")
        return any(then.settled for then in read_goal(self._goal).once_met(now))

    def verdict(self, language: str) -> str:
        """What the last check of the step said; empty where there was none."""
        return str(self.session.panel(language)["verdict"]) if self.session is not None else ""
