"""What a position is worth to a seat: the points that it has, and its features times their weights.

`Values` adds up what `features` defines, quickly: `WeightTables` has the weights multiplied out.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import tanh

from ..arguments import check, is_a, is_number
from ..engine import State
from .features import Horizon, Weights
from .weight_tables import Tables, WeightTables
from .weights import WEIGHTS

MOST = 10_000  # points of one weight
# A game for two ends when the display runs down: what a building less is worth to a sure winner, and the lead, in
# points, that makes one fairly sure.
CLOSING, SAFE = 4.0, 60.0


class Values:
    """What positions are worth, quickly.

    Args:
        weights: The weights by feature; by default those that were trained.

    >>> from ora_widgets import new_game
    >>> round(Values().seat(new_game(2).now, 0)) > 0
    True
    """

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        check(is_a(weights, Mapping) and all(map(_is_pair, weights.values())), "weights", weights, "weights")
        self.weights = weights
        self._tables = WeightTables(weights)

    def __reduce__(self) -> str | tuple[type[Values], tuple[Weights]]:
        # What is remembered need not travel to another process; a copy of the usual one is that one, all warm.
        return "STANDARD" if self is STANDARD else (Values, (self.weights,))

    def tables(self, left: Horizon) -> Tables:
        """The weights multiplied out for a horizon.

        Args:
            left: The horizon.
        """
        return self._tables.at(left)

    def seat(self, state: State, seat: int) -> float:
        """The points that a seat may expect to end with.

        Args:
            state: The position, left as it is.
            seat: The seat, from 0.
        """
        return self._tables.seat(state, seat)

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
            return points - CLOSING * tanh(points / SAFE) * max(len(state.display) - mode.display_end, 0)
        return points


def _is_pair(weight: object) -> bool:
    """Whether something is what a weight is: an early and a late number."""
    return isinstance(weight, (tuple, list)) and len(weight) == 2 and all(is_number(n, -MOST, MOST) for n in weight)


def usable(values: object, name: str = "values") -> Values:
    """An evaluation as it is; raises `WrongArgument` for anything else.

    Args:
        values: What was given.
        name: The parameter that it came in, for the error.
    """
    check(isinstance(values, Values), name, values, "values")
    return values  # type: ignore[return-value]  # it is one


STANDARD = Values()
