"""The data for invariants, a move with the positions around it or a whole game, and the error for a failure."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any, NamedTuple

from ora_widgets.engine import Move, State
from ora_widgets.game.game import Game, game_of_history
from ora_widgets.game.history import History
from ora_widgets.game.record import write
from ora_widgets.game.setup import Setup

Plain = tuple[str, ...]


@dataclass
class Moment:
    """A move of a game: the positions before and after it, and all moves so far, including this one."""

    setup: Setup
    before: State
    move: Plain
    after: State
    moves: list[Plain] = field(default_factory=list)
    chance: Random = field(default_factory=lambda: Random(0))

    def seat(self, number: int) -> str:
        """A seat as people call it; alone the other landscape is white."""
        return self.setup.seats[number] if number < len(self.setup.seats) else "W"


@dataclass
class Whole:
    """A finished game, with all positions from the first to the last."""

    setup: Setup
    moves: list[Plain]
    states: list[State]
    chance: Random = field(default_factory=lambda: Random(0))

    def game(self) -> Game:
        """The game as people have it at its end, a new copy each time."""
        states = [state.copy() for state in self.states]
        return game_of_history(self.setup, History.of(states, [Move(move) for move in self.moves], len(self.moves)))


class Invariant(NamedTuple):
    """An invariant of every game, checked every few moves, or in one of several games."""

    name: str
    every: int
    holds: Callable[[Any], None]


class Broken(AssertionError):
    """A failed invariant, with everything needed to reproduce it."""

    def __init__(self, invariant: str, seed: int, setup: Setup, moves: list[Plain], why: BaseException) -> None:
        game = f"{setup.players} {setup.length} {setup.country}"
        message = f"{invariant} is broken at ply {len(moves)} (seed {seed}, {game}): {type(why).__name__}: {why}"
        record = write(setup, map(Move, moves))
        super().__init__(f'{message}\n\nimport ora_widgets as ora\n\ngame = ora.load("""\n{record}""")\n')
        self.invariant = invariant
        self.record = record
