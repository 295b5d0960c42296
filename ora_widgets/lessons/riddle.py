"""A puzzle: what is the best that can be done, and how one finds out for certain."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import date
from functools import cache

from ..arguments import one_of
from ..engine import State, score
from ..engine.goods import INDEX
from ..engine.moves import shown
from ..engine.steps.payment import worth
from ..game.game import Game
from ..goals import Moment, read_goal
from ..language.fluent import FALLBACK, known_language, say
from ..search.exhaustive import Line, Node, Reached, search
from .days import day_of
from .keeping import Progress
from .outcome import NOT_YET, SOLVED, UNTRIED, Outcome
from .sitting import Sitting
from .step import Lesson, Step

DONE = ("done",)
DAY_STEP = 17  # shares no factor with the number of puzzles, so that all of them come up before one comes again
MEASURES = ("points", "food", "turns")


@dataclass(frozen=True)
class Riddle(Step):
    """A puzzle about the first seat.

    Parameters: as for `Step`; `grade`, 1 to 5; `measure`, `"points"`, `"food"`, a good's code, or `"turns"` until the goal is
    reached, while the others pass; `best`, the best that is possible.
    """

    grade: int = 1
    measure: str = "points"
    best: int = 0

    def words(self, part: str, language: str = FALLBACK) -> str:
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

    def check(self, game: Game, start: int = 0, answer: str = "", language: str = FALLBACK) -> Outcome:
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


def prove(riddle: Riddle) -> tuple[int, Line]:
    """The best there is, by looking at everything, and a way to it.

    For a race the result is the number of turns if the best is right, since all positions that fewer turns lead to
    are looked at and the solution is played; one more than that if the solution is too slow.
    Parameters: `riddle`.
    """
    game = riddle.scenario.game()
    layer = [Node(game.now)]
    if riddle.measure != "turns":
        return max(((riddle.value(end.state), end.line) for end in _turn(layer).ends), key=lambda each: each[0])

    for turn in range(1, riddle.best):
        reached = _turn(layer, riddle.met)
        if reached.found:
            return turn, reached.found.line
        layer = reached.ends
    game.play(riddle.solution)
    turns = (1 + game.moves[:ply].count(DONE) for ply in range(game.ply + 1) if riddle.met(game.then(ply)))
    return next(turns, riddle.best + 1), tuple(game.moves)


def _turn(layer: list[Node], wanted: Callable[[State], bool] | None = None) -> Reached:
    """All that one more turn can lead to."""
    return search(layer, lambda before, after: after.line[len(before.line)] == DONE, wanted=wanted)


@cache
def puzzles() -> Lesson:
    """All puzzles, from easy to hard."""
    from .riddles import RIDDLES

    return Lesson("puzzle", tuple(replace(row, message=f"puzzle-{row.name}") for row in RIDDLES), "puzzle-lesson")


def puzzle(number: object = "", *, language: str = FALLBACK, progress: Progress | None = None) -> Sitting:
    """A puzzle with a proven best answer; the higher its number, the harder.

    Parameters: `number`, 1 first, or its name (default: the first that you have not solved); `language`; `progress`.
    Raises `LookupError` when there is no such puzzle. `next()` goes on to the next one.

    >>> puzzle(1).check().kind
    'untried'
    """
    known_language(language)
    lesson = puzzles()
    known = isinstance(number, int) and not isinstance(number, bool) and 1 <= number <= len(lesson.steps)
    if not known and not one_of(number, ("", *(step.name for step in lesson.steps))):
        raise LookupError(say("puzzle-unknown", language, number=shown(number, 40), count=len(lesson.steps)))
    return Sitting(lesson, number if isinstance(number, int) else str(number), language=language, progress=progress)


def puzzle_of_the_day(day: date | str | None = None, *, language: str = FALLBACK) -> Sitting:
    """The puzzle of a day, the same for everybody.

    Parameters: `day`, a date or a text such as `"2025-12-24"` (default: today); `language`.
    Raises `ValueError` for anything that is no date.

    >>> puzzle_of_the_day("2025-12-24").step.name == puzzle_of_the_day(date(2025, 12, 24)).step.name
    True
    """
    number = day_of(day, language).toordinal() * DAY_STEP % len(puzzles().steps)
    return puzzle(number + 1, language=language)
