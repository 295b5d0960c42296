"""The bot that looks for the best way to finish its turn, and no further."""

from __future__ import annotations

from random import Random as Chance

from ..arguments import number, whole
from ..arguments import seed as usable_seed
from ..engine import State, play
from ..engine.steps.base import Plain
from .evaluation import STANDARD, Values, usable
from .protocol import MOST_POINTS, MOST_WIDTH, Player, Thinking
from .turns import Line, Turns


class Plan:
    """The rest of a turn that has been decided, as long as the game follows it."""

    def __init__(self) -> None:
        self._moves: list[Plain] = []
        self._expected: State | None = None

    def keep(self, state: State, moves: tuple[Plain, ...]) -> Plain:
        """Take the first move and remember the others; returns the first."""
        first, *rest = moves
        seat = state.pending[-1].seat
        self._expected = None
        if rest:
            expected = state.copy()
            play(expected, first)
            # What others are expected to answer in between (which clergyman they lend) is theirs to answer.
            while rest and expected.pending[-1].seat != seat:
                play(expected, rest.pop(0))
            self._expected = expected
        self._moves = rest
        return first

    def follow(self, state: State) -> Plain | None:
        """The next move if the position is the one that was planned for."""
        if not self._moves or state != self._expected:
            return None
        return self.keep(state, tuple(self._moves))


class Greedy(Player):
    """Finishes every turn as `evaluation` likes it best, without a thought for the answer.

    Parameters: `seed` and `noise`, points by which its judgement wavers: with 0 it always plays the same game;
    `width`, how many positions it follows after every action; `values`, another evaluation.
    Raises `WrongArgument`, a `ValueError`, when `width` is less than 1 or `noise` less than 0.

    >>> from ora_widgets import new_game
    >>> game = new_game(2)
    >>> Greedy().choose(game) in game.legal_moves
    True
    """

    def __init__(
        self, seed: int | str | None = None, *, noise: float = 0.0, width: int = 8, values: Values = STANDARD
    ) -> None:
        self.noise = number("noise", noise, 0, MOST_POINTS)
        self.turns = Turns(usable(values), whole("width", width, 1, MOST_WIDTH))
        self._chance = Chance(usable_seed(seed))
        self._plan = Plan()

    def __repr__(self) -> str:
        return f"Greedy(noise={self.noise})" if self.noise else "Greedy()"

    def think(self, state: State, thinking: Thinking) -> Plain:
        return self._plan.follow(state) or self._plan.keep(state, self.turn(state, thinking).moves)

    def turn(self, state: State, thinking: Thinking) -> Line:
        """The way to finish this turn."""
        lines = self.turns.lines(state, thinking.over)
        if not self.noise:
            return lines[0]
        return max(lines, key=lambda line: line.value + self._chance.gauss(0.0, self.noise))
