"""The value of a position for a seat: its points, and its features times their weights.

`Values` quickly adds up what `features` defines, with the multiplied weights of `WeightTables`. Bots use `STANDARD`,
whose weights were trained for every mode and country, or the single table of `HAND_MADE` if these cannot be read. A
manner is a row of extra weights for what an opponent prefers beyond its value.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from math import tanh

from ..engine import State
from ..support.arguments import check, is_a
from .evolved import GameKind, evolved_weights, game_kind, is_pair
from .features import Tables, Weights, WeightTables, features, horizon, worth

# fmt: off
WEIGHTS: dict[str, tuple[float, float]] = {
    "card.F03": (0.44, 2.93), "card.F04": (0.32, 2.83), "card.F05": (0.63, 3.13), "card.F08": (0.7, 3.1),
    "card.F09": (0.15, 2.62), "card.F10": (0.5, 3), "card.F11": (0.7, 3.1), "card.F14": (0.27, 2.91),
    "card.F15": (0.58, 3.06), "card.F17": (0.4, 2.98), "card.F20": (0.84, 3.19), "card.F21": (0.44, 2.97),
    "card.F23": (0.51, 3), "card.F24": (0.71, 3.07), "card.F25": (0.32, 2.9), "card.F27": (0.15, 2.82),
    "card.F29": (0.59, 3.03), "card.F30": (0.46, 2.99), "card.F31": (0.5, 3), "card.F32": (0.44, 2.98),
    "card.F33": (0.3, 2.91), "card.F35": (0.55, 3), "card.F36": (0.81, 3.09), "card.F37": (0.47, 2.99),
    "card.F38": (0.51, 3.03), "card.F40": (0.54, 3.01), "card.G01": (0.1, 2.77), "card.G02": (0.19, 2.91),
    "card.G06": (0.57, 3.02), "card.G07": (0.62, 3.12), "card.G12": (0.16, 2.61), "card.G13": (0.3, 2.78),
    "card.G16": (0.52, 3.01), "card.G18": (0.31, 2.75), "card.G19": (0.28, 2.79), "card.G22": (0.94, 3.37),
    "card.G26": (0.9, 3.33), "card.G28": (0.5, 3), "card.G34": (0.52, 3), "card.G39": (0.77, 3.04),
    "card.G41": (0.59, 3.04), "card.I03": (0.53, 3.06), "card.I04": (0.25, 2.82), "card.I05": (0.53, 2.93),
    "card.I08": (0.62, 3.09), "card.I09": (0.64, 3.1), "card.I10": (0.37, 2.87), "card.I11": (0.75, 3.16),
    "card.I14": (0.34, 2.84), "card.I15": (0.53, 3.03), "card.I17": (0.36, 2.97), "card.I20": (0.41, 2.91),
    "card.I21": (0.44, 3), "card.I23": (0.47, 3.05), "card.I24": (0.48, 3), "card.I25": (0.37, 2.96),
    "card.I27": (0.5, 3), "card.I29": (0.09, 2.8), "card.I30": (0.65, 3.05), "card.I31": (0.56, 3.07),
    "card.I32": (0.45, 2.99), "card.I33": (0.77, 3.07), "card.I35": (0.61, 3.07), "card.I36": (0.5, 2.99),
    "card.I37": (0.42, 2.97), "card.I38": (0.62, 3.02), "card.I40": (0.35, 2.91),
    "energy.3": (0.28, -0.41), "energy.9": (0.06, 0.03),
    "food.16": (-0.14, 0.07), "food.30": (-0.04, -0.06), "food.8": (0.15, -0.03),
    "forest": (0.23, 0.59), "moor": (-0.02, 0.64),
    "free.coast": (1.03, 1.4), "free.hillside": (0.88, 1.49), "free.mountain": (0.75, 0.69),
    "free.plains": (-0.22, 1.49), "free.water": (0.4, 0.29),
    "good.Be.few": (2.67, 0.45), "good.Be.many": (1.15, 0.36), "good.Bo.few": (0.56, 0.2),
    "good.Bo.many": (0.36, -0.11), "good.Br.few": (1.37, 0.21), "good.Br.many": (0.23, 0.13),
    "good.Ce.few": (0.65, 0.05), "good.Ce.many": (0.17, 0.01), "good.Cl.few": (1.17, 0.54),
    "good.Cl.many": (0.68, 0.03), "good.Co.few": (1.35, 0.6), "good.Co.many": (0.98, 0.19),
    "good.Fl.few": (1.03, 0.32), "good.Fl.many": (0.26, 0.1), "good.Gn.few": (1.34, -0.72),
    "good.Gn.many": (0.64, 0.12), "good.Gp.few": (0.61, -0.05), "good.Gp.many": (0.66, 0.15),
    "good.Ma.few": (0.38, 0.25), "good.Ma.many": (0.47, 0.46), "good.Mt.few": (2.12, 0.78),
    "good.Mt.many": (1.84, 0.86), "good.Or.few": (1.23, 0.41), "good.Or.many": (0.29, 0.27),
    "good.Pn.few": (0.7, 0.89), "good.Pn.many": (0.31, 0.29), "good.Pt.few": (1.2, 0.2), "good.Pt.many": (0.81, 0.16),
    "good.Rq.few": (0.43, 0.02), "good.Rq.many": (0.04, 0.05), "good.Sh.few": (1.05, 0.44),
    "good.Sh.many": (0.82, 0.25), "good.Sn.few": (2.26, 1.6), "good.Sn.many": (0.82, 0.62),
    "good.Sw.few": (0.55, 0.34), "good.Sw.many": (0.27, 0.24), "good.Wh.few": (1.14, 0.08),
    "good.Wh.many": (0.37, 0.17), "good.Wn.few": (0.11, 0.32), "good.Wn.many": (-0.01, 0.05),
    "good.Wo.few": (1.36, 0.03), "good.Wo.many": (1.01, -0.16), "good.Wr.few": (-0.3, -0.04),
    "good.Wr.many": (0.11, 0.03),
    "home.away.0": (1.76, 0.62), "home.away.1": (1.12, -0.05), "home.away.2": (0.44, -0.69),
    "home.prior.0": (1.7, 0.63), "home.prior.1": (2.1, 0.27), "home.prior.2": (2.99, -0.79),
    "site.best": (-0.06, 0.28), "site.more": (-0.11, 0.14),
    "wheel.clay": (0, -0.08), "wheel.coin": (0.22, -0.05), "wheel.grain": (0.06, -0.13),
    "wheel.grapes": (0.11, -0.16), "wheel.joker": (0, 0.28), "wheel.livestock": (0.22, -0.23),
    "wheel.peat": (0.08, -0.04), "wheel.stone": (-0.06, -0.04), "wheel.wood": (0.32, -0.3),
}
# fmt: on


SAFE_LEAD = 60.0  # the lead, in points, with which a player is fairly sure to win


class Values:
    """The values of positions, computed quickly.

    Args:
        weights: The weights by feature; by default the hand-made ones.

    >>> from ora_widgets import new_game
    >>> round(Values().seat(new_game(2).now, 0)) > 0
    True
    """

    # A game for two ends when the display runs down: what one building less on it is worth to a sure winner. A higher
    # value would hide the difference between leads. For a player who is behind it does not count: putting off the end
    # costs more than it saves.
    closing = 2.0

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        check(is_a(weights, Mapping) and all(map(is_pair, weights.values())), "weights", weights, "weights")
        self.weights = weights
        self._tables: dict[tuple[int, str, str], WeightTables] = {}

    def __reduce__(self) -> str | tuple[object, ...]:
        return Values, (self.weights,)  # caches need not be sent to other processes

    def __repr__(self) -> str:
        return f"{type(self).__name__}()"  # in the signatures that `help` shows

    def weights_for(self, way: GameKind) -> Weights:
        """The weights by feature in a game.

        Args:
            way: Its mode and country.
        """
        return self.weights

    def tables(self, state: State, seat: int) -> Tables:
        """The weights multiplied for the remaining game.

        Args:
            state: The position, which is not changed.
            seat: The seat, from 0.
        """
        return self._tables_for(state).for_horizon(horizon(state, seat))

    def seat(self, state: State, seat: int) -> float:
        """The points that a seat may expect to end with.

        Args:
            state: The position, which is not changed.
            seat: The seat, from 0.
        """
        return self._tables_for(state).seat(state, seat)

    def _tables_for(self, state: State) -> WeightTables:
        mode = state.mode
        key = (mode.players, mode.length, state.country)  # a `GameKind`, without making one for every position
        found = self._tables.get(key)
        if found is None:
            found = self._tables[key] = WeightTables(self.weights_for(game_kind(state)))
        return found

    def lead(self, state: State, seat: int) -> float:
        """The expected lead of a seat over the others' mean; in a solo game, its expected points.

        Args:
            state: The position, which is not changed.
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
        """A lead, adjusted by the leader's interest in ending the game where the players decide when it ends.

        Args:
            state: The position, which is not changed.
            points: The lead, in points.
        """
        mode = state.mode
        if mode.rounds is None and state.passed == len(mode.phases):
            return points - self.closing * tanh(max(points, 0.0) / SAFE_LEAD) * max(
                len(state.display) - mode.display_end, 0
            )
        return points


class HandMadeValues(Values):
    """The values of positions by one table of weights for all games, as bots used before weights were trained.

    The ladder uses it as a yardstick: a player who is behind puts off the end.
    """

    closing = 4.0

    def __reduce__(self) -> str:
        return "HAND_MADE"  # there is only one, and copies keep its caches

    def ahead(self, state: State, points: float) -> float:
        return points if points >= 0 else -super().ahead(state, -points)


class TrainedValues(Values):
    """The values of positions by weights that were trained for each mode and country."""

    def __reduce__(self) -> str:
        return "STANDARD"  # as above

    def weights_for(self, way: GameKind) -> Weights:
        return evolved_weights().get(way, self.weights)


class HurriedValues(TrainedValues):
    """The same values for a player who wants a game for two to end, at any price."""

    def __reduce__(self) -> str:
        return "HURRIED"

    def ahead(self, state: State, points: float) -> float:
        return points - SAFE_LEAD * max(len(state.display) - state.mode.display_end, 0)


def checked_values(values: object) -> Values:
    """Return an evaluation; raises `WrongArgument` for anything else."""
    check(isinstance(values, Values), "values", values, "values")
    return values  # type: ignore[return-value]  # checked above


HAND_MADE = HandMadeValues()
STANDARD = TrainedValues()
HURRIED = HurriedValues()


def _values_of_goods(codes: str, few: float, many: float) -> dict[str, tuple[float, float]]:
    """A preference for goods: the extra points for each of the first few tiles, and for each further one."""
    return {
        f"good.{code}.{size}": (more, 0.0) for code in codes.split() for size, more in (("few", few), ("many", many))
    }


# Additions to the weights of the evaluation: too small to decide a game, but large enough to be noticed.
STYLES: dict[str, Weights] = {
    "woodcutter": {**_values_of_goods("Wo", 0.6, 0.4), "forest": (-0.8, 0.0)},
    "settler": {"site.best": (0.1, 0.1), "site.more": (0.1, 0.05), "food.8": (0.1, 0.05), "energy.3": (0.2, 0.1)},
    "miller": _values_of_goods("Gn Sw Fl Br", 0.5, 0.3),
    "brewer": _values_of_goods("Gp Wn Ma Be Wh", 0.7, 0.5),
    "abbot": _values_of_goods("Bo Or Rq", 0.6, 0.6),
}


class MannerValues(Values):
    """The evaluation of an opponent with a manner."""

    def __init__(self, manner: str) -> None:
        self.manner = manner
        self.fond_of = STYLES[manner]
        super().__init__()

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return manner_values, (self.manner,)  # a copy is the same object, with its caches

    def weights_for(self, way: GameKind) -> Weights:
        weights = {**STANDARD.weights_for(way)}
        for name, (early, late) in self.fond_of.items():
            before = weights.get(name, (0.0, 0.0))
            weights[name] = (before[0] + early, before[1] + late)
        return weights

    def manner_points(self, state: State, seat: int) -> float:
        """The part of a position's value for a seat that comes from the manner alone."""
        if not state.pending:
            return 0.0
        left = horizon(state, seat)
        return sum(amount * worth(name, left, self.fond_of) for name, amount in features(state, seat).items())


@cache
def manner_values(manner: str) -> MannerValues:
    """The evaluation of a manner, shared by all opponents that have it."""
    return MannerValues(manner)
