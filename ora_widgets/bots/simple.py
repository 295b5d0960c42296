"""The simple bots: one plays random legal moves, the other the best way to finish its turn, looking no further."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random as Chance

from ..engine import State, play, sample
from ..engine.steps.base import DONE, Plain
from ..support.arguments import number, whole
from ..support.background import Deadline
from .beam_search import BeamSearch, Line, choose_with_errors
from .contract import MAX_POINTS, MAX_WIDTH, EngineBot
from .evaluation import STANDARD, Values, checked_values


class Random(EngineBot):
    """A bot that plays random legal moves.

    Args:
        seed: The seed of its moves, to play the same ones again; `None` for different ones each time.

    >>> from ora_widgets import new_game
    >>> game = new_game(2)
    >>> Random(seed=1).choose(game)[0] in game.legal_moves
    True
    """

    def __init__(self, seed: int | str | None = None) -> None:
        super().__init__(seed)

    def __repr__(self) -> str:
        return "Random()"

    def think(self, state: State, deadline: Deadline) -> Sequence[Plain]:
        return [sample(state, self.chance)]


def turns_at_random(state: State, turns: int, chance: Chance, kept: list[Plain] | None = None) -> State:
    """Play a number of turns at random.

    Args:
        state: The position, which is changed.
        kept: A list to which the moves are added, if given.
    """
    while turns and state.pending:
        move = sample(state, chance)
        turns -= move == DONE
        play(state, move)
        if kept is not None:
            kept.append(move)
    return state


class Greedy(EngineBot):
    """A bot that finishes every turn in the way with the best evaluation, ignoring the opponents' answers.

    Args:
        seed: The seed of its noise, to play the same moves again; `None` for different ones each time.
        noise: The standard deviation, in points, of the noise in its evaluations; with 0 it always plays the same game.
        width: How many positions its beam search follows after every action.
        values: Another evaluation.

    Raises:
        WrongArgument: When `width` is less than 1 or `noise` less than 0.

    >>> from ora_widgets import new_game
    >>> game = new_game(2)
    >>> str(game.play(Greedy().choose(game)).moves[-1])
    'done'
    """

    def __init__(
        self, seed: int | str | None = None, *, noise: float = 0.0, width: int = 8, values: Values = STANDARD
    ) -> None:
        super().__init__(seed)
        self.noise = number("noise", noise, 0, MAX_POINTS)
        self.search = BeamSearch(checked_values(values), whole("width", width, 1, MAX_WIDTH))

    def __repr__(self) -> str:
        return f"Greedy(noise={self.noise})" if self.noise else "Greedy()"

    def think(self, state: State, deadline: Deadline) -> Sequence[Plain]:
        return self.turn(state, deadline).moves

    def turn(self, state: State, deadline: Deadline) -> Line:
        """The way to finish this turn.

        Args:
            state: The position, which is not changed.
            deadline: How long it may think.
        """
        return choose_with_errors(self.search.lines(state, deadline.is_over), self.noise, self.chance)
