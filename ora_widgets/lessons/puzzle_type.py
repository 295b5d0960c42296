"""A puzzle: what is the best that can be done, and how one finds out for certain."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ..engine import State, score
from ..engine.goods import INDEX
from ..engine.steps.payment import worth
from ..game.game import Game
from ..game.search import Line, Node, SearchResult, search
from ..language.fluent import say
from ..scenarios.goals import Moment, read_goal
from .lesson_step import LessonStep
from .outcome import NOT_YET, SOLVED, UNTRIED, Outcome

DONE = ("done",)
MEASURES = ("points", "food", "turns")


@dataclass(frozen=True)
class Puzzle(LessonStep):
    """A puzzle about the first seat.

    It takes these beside the arguments of a `LessonStep`.

    Args:
        measure: What counts: `"points"`, `"food"`, a good's code, or `"turns"` until the goal is reached, while the
            others pass.
        best: The best that is possible, in the measure.
    """

    grade: int = 1
    measure: str = "points"
    best: int = 0

    def words(self, part: str, language: str) -> str:
        if part == "task":
            kind = self.measure if self.measure in MEASURES else "good"
            last = self.scenario.game().round + self.best - 1
            return say(
                f"puzzle-task-{kind}", language, good=self.measure, round=last, what=super().words("task", language)
            )  # fmt: skip
        if part == "learnt":
            kind = "turns" if self.measure == "turns" else "value"
            return say(f"puzzle-solved-{kind}", language, best=self.best)
        return super().words(part, language)

    def check(self, game: Game, start: int = 0, answer: str = "", *, language: str) -> Outcome:
        if game.ply <= start:
            return Outcome(UNTRIED, say("lesson-untried", language))
        turns = [ply for ply in range(start, game.ply) if game.moves[ply] == DONE]
        if self.measure == "turns":
            return self._check_race(game, turns, language)
        if not turns:
            return Outcome(NOT_YET, say("puzzle-go-on", language))
        reached = self.value(game.then(turns[0] + 1))
        if reached >= self.best:
            return Outcome(SOLVED, self.learnt(language))
        return Outcome(NOT_YET, say("puzzle-better", language, reached=reached))

    def _check_race(self, game: Game, turns: list[int], language: str) -> Outcome:
        in_time = len(turns) < self.best
        state = game.now if in_time else game.then(turns[self.best - 1] + 1)
        here = Moment(state, game.setup.seats, language=language)
        missing = read_goal(self.goal).first_missing(here)
        if missing is None:
            return Outcome(SOLVED, self.learnt(language))
        return Outcome(NOT_YET, missing.why_not(here) if in_time else say("puzzle-too-slow", language))

    def met(self, state: State) -> bool:
        """Whether a position is what a race runs for."""
        return read_goal(self.goal).met(Moment(state, "RGBW"[: state.mode.players]))

    def value(self, state: State) -> int:
        """What a position is worth by this puzzle's measure."""
        if self.measure == "points":
            return score(state, 0).total
        if self.measure == "food":
            return worth(state.players[0], "food")
        return state.players[0].goods[INDEX[self.measure]]


def prove(puzzle: Puzzle) -> tuple[int, Line]:
    """The best there is, by looking at everything, and a way to it.

    For a race the result is the number of turns if the best is right, since all positions that fewer turns lead to
    are looked at and the solution is played; one more than that if the solution is too slow.
    """
    game = puzzle.scenario.game()
    layer = [Node(game.now)]
    if puzzle.measure != "turns":
        return max(((puzzle.value(end.state), end.line) for end in _turn(layer).ends), key=lambda each: each[0])

    for turn in range(1, puzzle.best):
        reached = _turn(layer, puzzle.met)
        if reached.found:
            return turn, reached.found.line
        layer = reached.ends
    game.play(puzzle.solution)
    turns = (1 + game.moves[:ply].count(DONE) for ply in range(game.ply + 1) if puzzle.met(game.then(ply)))
    return next(turns, puzzle.best + 1), tuple(game.moves)


def _turn(layer: list[Node], wanted: Callable[[State], bool] | None = None) -> SearchResult:
    """All that one more turn can lead to."""
    return search(layer, lambda before, after: after.line[len(before.line)] == DONE, wanted=wanted)
