"""What a position is worth to a seat: the points that it has, and its features times their weights.

`Values` adds up what `features` defines, quickly: `WeightTables` has the weights multiplied out. Bots go by `STANDARD`, whose
weights were trained for every mode and country; where these cannot be read, by `HAND_MADE`, one table for all.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import tanh

from ..engine import State
from ..support.arguments import check, is_a
from .evolved import GameKind, evolved, is_pair, way_of
from .features import Weights, horizon
from .weight_tables import Tables, WeightTables
from .weights import WEIGHTS

SAFE = 60.0  # the lead, in points, that makes one fairly sure to win


class Values:
    """What positions are worth, quickly.

    Args:
        weights: The weights by feature; by default those that were made by hand.

    >>> from ora_widgets import new_game
    >>> round(Values().seat(new_game(2).now, 0)) > 0
    True
    """

    # A game for two ends when the display runs down: what a building less is worth to a sure winner. More than this tells too
    # little of a larger lead from a smaller one. Whoever is behind plays on as ever: to put off the end costs more than it saves.
    closing = 2.0

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        check(is_a(weights, Mapping) and all(map(is_pair, weights.values())), "weights", weights, "weights")
        self.weights = weights
        self._tables: dict[tuple[int, str, str], WeightTables] = {}

    def __reduce__(self) -> str | tuple[object, ...]:
        return Values, (self.weights,)  # what is remembered need not travel to another process

    def __repr__(self) -> str:
        return f"{type(self).__name__}()"  # in the signatures that `help` shows

    def weights_for(self, way: GameKind) -> Weights:
        """The weights by feature in a game.

        Args:
            way: Its mode and country.
        """
        return self.weights

    def tables(self, state: State, seat: int) -> Tables:
        """The weights multiplied out for what is left of the game.

        Args:
            state: The position, left as it is.
            seat: The seat, from 0.
        """
        return self._of(state).at(horizon(state, seat))

    def seat(self, state: State, seat: int) -> float:
        """The points that a seat may expect to end with.

        Args:
            state: The position, left as it is.
            seat: The seat, from 0.
        """
        return self._of(state).seat(state, seat)

    def _of(self, state: State) -> WeightTables:
        mode = state.mode
        key = (mode.players, mode.length, state.country)  # a `GameKind`, without making one for every position
        found = self._tables.get(key)
        if found is None:
            found = self._tables[key] = WeightTables(self.weights_for(way_of(state)))
        return found

    def lead(self, state: State, seat: int) -> float:
        """The points that a seat may expect to be ahead of the others' mean; alone, simply its points.

        Args:
            state: The position, left as it is.
            seat: The seat, from 0.
        """
        people = state.mode.players
        own = self.seat(state, seat)
        if people == 1:
            return own
        return self.ahead(
            state, own - sum([self.seat(state, other) for other in range(people) if other != seat]) / (people - 1)
        )

    def ahead(self, state: State, points: float) -> float:
        """A lead, and with it the wish to come to the end where the players decide when that is.

        Args:
            state: The position, left as it is.
            points: The lead, in points.
        """
        mode = state.mode
        if mode.rounds is None and state.passed == len(mode.phases):
            return points - self.closing * tanh(max(points, 0.0) / SAFE) * max(len(state.display) - mode.display_end, 0)
        return points


class HandMadeValues(Values):
    """What positions are worth by one table of weights for all games, as bots played before any were trained.

    The ladder has it as a measure: whoever is behind puts off the end.
    """

    closing = 4.0

    def __reduce__(self) -> str:
        return "HAND_MADE"  # there is but one, and a copy is that one, all warm

    def ahead(self, state: State, points: float) -> float:
        return points if points >= 0 else -super().ahead(state, -points)


class TrainedValues(Values):
    """What positions are worth by weights that were trained for each mode and country."""

    def __reduce__(self) -> str:
        return "STANDARD"  # as above

    def weights_for(self, way: GameKind) -> Weights:
        return evolved().get(way, self.weights)


def usable(values: object) -> Values:
    """An evaluation as it is; raises `WrongArgument` for anything else."""
    check(isinstance(values, Values), "values", values, "values")
    return values  # type: ignore[return-value]  # it is one


HAND_MADE = HandMadeValues()
STANDARD = TrainedValues()
