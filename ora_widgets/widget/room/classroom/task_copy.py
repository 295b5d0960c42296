"""A copy of a task for one pupil: a lesson that keeps its progress in memory, or a game; and its results."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, TypedDict

from ....lessons import Session
from ....lessons.assignments.answers import ANSWER_MARK
from ....lessons.progress_file import Entry, ProgressInMemory, is_solved
from ....scenarios.goals import Moment, read_goal

if TYPE_CHECKING:
    from ....game.game import Game
    from ....lessons import Lesson
    from ....lessons.assignments import Assignment


class KeptCopy(TypedDict):
    """A copy as plain data; the data in a file may have any other form."""

    step: str
    line: list[str]
    ply: int
    chosen: str
    progress: dict[str, Entry]
    since: float
    last: str
    solved: list[str]
    tries: dict[str, int]
    hints: dict[str, int]
    moves: dict[str, str]


class TaskSession(Session):
    """A lesson that is a task: no lesson follows it."""

    def _lesson_after(self) -> Lesson | None:
        return None

    def check_step_name(self, step: str | int) -> str:
        """The name of a step; raises `UnknownName` if there is none."""
        return self.steps[self._find(step)]

    @property
    def start(self) -> int:
        """How many moves the step begins with."""
        return self._start

    @property
    def chosen(self) -> str:
        """The answer that was chosen, if the step is a question."""
        return self._answer

    def choose(self, answer: str) -> None:
        """Restore an answer that was chosen before."""
        self._answer = answer


class TaskCopy:
    """A copy of a task, from its beginning.

    Args:
        task: The task.
        step: The name of the step to begin with; by default the first.
        now: When it is begun, in seconds since 1970.
        before: A copy of the same task at another step, whose results this one takes over.
        progress: Earlier progress at its steps.

    Attributes:
        shown: The lesson or the game, as a board takes it.
        steps: The names of the steps; a game has one without a name.
        since: When a step was last solved or reached, in seconds since 1970.
        last: What was tried last, in words.
        solved: The steps that are solved.
        moves: The latest try at each step, joined by `; `; one that has solved the step is kept.
    """

    def __init__(
        self,
        task: Assignment,
        step: str = "",
        *,
        now: float = 0,
        before: TaskCopy | None = None,
        progress: Mapping[str, Entry] | None = None,
    ) -> None:
        opened = task.open()
        self.shown: TaskSession | Game
        self.steps = tuple(one.name for one in task.steps) or ("",)
        self.since = now
        self.last: str = "" if before is None else before.last
        self.solved: set[str] = set() if before is None else {*before.solved}
        self.tries: Counter[str] = Counter() if before is None else before.tries.copy()
        self.hints: Counter[str] = Counter() if before is None else before.hints.copy()
        self.moves: dict[str, str] = {} if before is None else {**before.moves}
        self._goal = task.goal
        self._progress: ProgressInMemory = ProgressInMemory() if before is None else before._progress
        if progress is not None:
            self._progress.change_all(lambda _: {**progress})
        if isinstance(opened, Session):
            lesson = replace(opened.lesson, steps=task.steps)
            self.shown = TaskSession(lesson, step or self.steps[0], progress=self._progress)
        else:
            self.shown = opened
        self._first_ply = self.game.ply

    @property
    def session(self) -> TaskSession | None:
        """The lesson, if the task is one."""
        return self.shown if isinstance(self.shown, TaskSession) else None

    @property
    def game(self) -> Game:
        """The game that is played now."""
        return self.shown.game if isinstance(self.shown, TaskSession) else self.shown

    @property
    def step(self) -> str:
        """The name of the step; empty for a game."""
        return self.shown.step.name if isinstance(self.shown, TaskSession) else ""

    def is_solved(self) -> bool:
        """Whether the step has been solved; a game without a goal never is."""
        session = self.session
        if session is not None:
            return is_solved(session.progress.entry(f"{session.name}/{session.step.name}"))
        if not self._goal or self.game.ply <= self._first_ply:
            return False
        now = Moment.of(self.game, self._first_ply, "en")
        return any(then.settled for then in read_goal(self._goal).once_met(now))

    def is_touched(self) -> bool:
        """Whether the pupil has done anything."""
        return bool(self.moves or self.solved or self.tries or self.hints)

    def note_moves(self) -> None:
        """Remember what was played at this step, unless it had been solved before."""
        session, game = self.session, self.game
        start = self._first_ply if session is None else session.start
        moves = "; ".join(str(move) for move in game.moves[start : game.ply])
        if session is not None and session.chosen:
            moves = f"{ANSWER_MARK}{session.chosen}"
        if moves and self.step not in self.solved:
            self.moves[self.step] = moves

    def verdict(self, language: str) -> str:
        """What the last check of the step said; empty if there was none."""
        return str(self.session.panel(language)["verdict"]) if self.session is not None else ""

    # ---- keeping and restoring

    def snapshot(self) -> KeptCopy:
        """The copy as plain data, for `read`."""
        game, session = self.game, self.session
        return {
            "step": self.step,
            "line": [str(move) for move in game.moves],
            "ply": game.ply,
            "chosen": "" if session is None else session.chosen,
            "progress": self._progress.entries(),
            "since": self.since,
            "last": self.last,
            "solved": sorted(self.solved),
            "tries": self.tries,
            "hints": self.hints,
            "moves": self.moves,
        }

    @classmethod
    def read(cls, task: Assignment, kept: KeptCopy) -> TaskCopy:
        """Restore a copy that was kept.

        Raises:
            ValueError: When the data is wrong; it may be another error, too.
        """
        entries: dict[str, Entry] = {str(key): dict(entry) for key, entry in kept["progress"].items()}
        copy = cls(task, str(kept["step"]), now=float(kept["since"]), progress=entries)
        if [str(move) for move in copy.game.moves] != kept["line"]:
            copy.game.jump(0).play([str(move) for move in kept["line"]])
        copy.game.jump(int(kept["ply"]))
        if copy.session is not None:
            copy.session.choose(str(kept["chosen"]))
        copy._progress.change_all(lambda _: entries)  # restored last, because replaying the game may change it
        copy.last, copy.solved = str(kept["last"]), {str(step) for step in kept["solved"]}
        copy.tries, copy.hints = Counter(kept["tries"]), Counter(kept["hints"])
        copy.moves = {str(step): str(moves) for step, moves in kept["moves"].items()}
        return copy
