"""What an invariant is told: a move with the positions around it, or a whole game; and what it says when it is broken."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any, NamedTuple

from ora_widgets.engine import Move, State
from ora_widgets.game.game import Game, replayed
from ora_widgets.game.history import History
from ora_widgets.game.record import write
from ora_widgets.game.setup import Setup

Plain = tuple[str, ...]


@dataclass
class Moment:
    """A move of a game: before it, after it, and all that have been played so far, this one included."""

    setup: Setup
    before: State
    move: Plain
    after: State
    moves: list[Plain] = field(default_factory=list)
    chance: Random = field(default_factory=lambda: Random(0))

    def seat(self, number: int) -> str:
        """A seat as people know it; alone the other landscape is white."""
        return self.setup.seats[number] if number < len(self.setup.seats) else "W"


@dataclass
class Whole:
    """A game that has been played, with the positions from the first to the last."""

    setup: Setup
    moves: list[Plain]
    states: list[State]
    chance: Random = field(default_factory=lambda: Random(0))

    def game(self) -> Game:
        """The game as people have it, at its end; another one each time."""
        states = [state.copy() for state in self.states]
        return replayed(self.setup, History.of(states, [Move(move) for move in self.moves], len(self.moves)))


class Invariant(NamedTuple):
    """Something that holds of every game; looked at every few moves, or in one game of several."""

    name: str
    every: int
    holds: Callable[[Any], None]


class Broken(AssertionError):
    """An invariant that does not hold, with all that is needed to see it again."""

    def __init__(self, invariant: str, seed: int, setup: Setup, moves: list[Plain], why: BaseException) -> None:
        game = f"{setup.players} {setup.length} {setup.country}"
        message = f"{invariant} is broken at ply {len(moves)} (seed {seed}, {game}): {type(why).__name__}: {why}"
        record = write(setup, map(Move, moves))
        super().__init__(f'{message}\n\nimport ora_widgets as ora\n\ngame = ora.load("""\n{record}""")\n')
        self.invariant = invariant
        self.record = record
