"""Manners: what an opponent is fond of beyond what it is worth, a row each, and the evaluation that comes of it."""

from __future__ import annotations

from functools import cache

from ..engine import State
from .evaluation import STANDARD, Values
from .evolved import GameKind
from .features import Weights, features, horizon, worth


def _goods(codes: str, few: float, many: float) -> dict[str, tuple[float, float]]:
    """A fondness for goods: the points that each of the first few tiles, and of those after them, seems worth more."""
    return {
        f"good.{code}.{size}": (more, 0.0) for code in codes.split() for size, more in (("few", few), ("many", many))
    }


# What is added to the weights of the evaluation. Each is small against what decides a game, but enough to be seen.
MANNERS: dict[str, Weights] = {
    "woodcutter": {**_goods("Wo", 0.6, 0.4), "forest": (-0.8, 0.0)},
    "settler": {"site.best": (0.1, 0.1), "site.more": (0.1, 0.05), "food.8": (0.1, 0.05), "energy.3": (0.2, 0.1)},
    "miller": _goods("Gn Sw Fl Br", 0.5, 0.3),
    "brewer": _goods("Gp Wn Ma Be Wh", 0.7, 0.5),
    "abbot": _goods("Bo Or Rq", 0.6, 0.6),
}


class MannerValues(Values):
    """The evaluation of somebody with a manner."""

    def __init__(self, manner: str) -> None:
        self.manner = manner
        self.fond_of = MANNERS[manner]
        super().__init__()

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return mannered, (self.manner,)  # a copy is the same one, all warm

    def weights_for(self, way: GameKind) -> Weights:
        weights = {**STANDARD.weights_for(way)}
        for name, (early, late) in self.fond_of.items():
            before = weights.get(name, (0.0, 0.0))
            weights[name] = (before[0] + early, before[1] + late)
        return weights

    def manner_points(self, state: State, seat: int) -> float:
        """How many of the points that a position seems worth to a seat are there for the manner only."""
        if not state.pending:
            return 0.0
        left = horizon(state, seat)
        return sum(amount * worth(name, left, self.fond_of) for name, amount in features(state, seat).items())


@cache
def mannered(manner: str) -> MannerValues:
    """The evaluation of a manner, one for all who have it."""
    return MannerValues(manner)
