"""The weights of an evaluation multiplied out, and what they say of a position: where a bot spends most of its time.

A platform's wheel holds this module compiled; `Values`, which others may make classes of their own from, asks it.
"""

from __future__ import annotations

from math import fsum
from typing import Final, NamedTuple

from ..engine import Player, State, score
from ..engine import goods as g
from ..engine.cards import CARDS
from ..engine.terms import INDICATORS
from .clock import next_turn
from .features import (
    CAP,
    ENERGY_SLICES,
    FOOD_SLICES,
    Horizon,
    Weights,
    few_many,
    horizon,
    land_of,
    slices,
    wheel,
    worth,
)

SPLIT: Final = [few_many(count) for count in range(CAP + 1)]
POINTS: Final = [
    [2 * (count // 5) if index == g.COIN else good.points * count for count in range(CAP + 1)]
    for index, good in enumerate(g.GOODS)
]
MAX_FOOD, MAX_ENERGY = FOOD_SLICES[-1], 2 * ENERGY_SLICES[-1]
REMEMBERED: Final = 20_000  # landscapes


class Tables(NamedTuple):
    """The weights at one horizon, ready to be looked up."""

    goods: tuple[tuple[float, ...], ...]
    food: tuple[float, ...]
    energy: tuple[float, ...]  # by half units
    home: dict[tuple[bool, int], float]
    land: dict[str, float]
    site: tuple[float, float]
    cards: dict[str, float]
    wheel: tuple[float, ...]


def tables(left: Horizon, weights: Weights) -> Tables:
    """Multiply the weights out for one horizon."""

    def sliced(name: str, limits: tuple[int, ...], step: int) -> tuple[float, ...]:
        each = [worth(f"{name}.{limit}", left, weights) for limit in limits]
        amounts = [n / step for n in range(limits[-1] * step + 1)]
        return tuple(sum([w * s for w, s in zip(each, slices(a, limits), strict=True)]) for a in amounts)

    goods = []
    for index, good in enumerate(g.GOODS):
        few, many = (worth(f"good.{good.code}.{size}", left, weights) for size in ("few", "many"))
        goods.append(tuple([now + few * a + many * b for now, (a, b) in zip(POINTS[index], SPLIT, strict=True)]))
    return Tables(
        tuple(goods),
        sliced("food", FOOD_SLICES, 1),
        sliced("energy", ENERGY_SLICES, 2),
        {
            (home, n): worth(f"home.{'prior' if home else 'away'}.{n}", left, weights)
            for home in (True, False)
            for n in range(3)
        },
        {name: worth(f"free.{name}", left, weights) for name in ("plains", "hillside", "coast", "water", "mountain")}
        | {name: worth(name, left, weights) for name in ("forest", "moor")},
        (worth("site.best", left, weights), worth("site.more", left, weights)),
        {card: worth(f"card.{card}", left, weights) for card in CARDS},
        tuple(worth(f"wheel.{name}", left, weights) for name in INDICATORS),
    )


class WeightTables:
    """What weights say of positions: a table for every stage of a game, and the worth of landscapes remembered."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self._tables: dict[Horizon, Tables] = {}
        self._lands: dict[object, float] = {}

    def at(self, left: Horizon) -> Tables:
        """The weights multiplied out for a horizon."""
        found = self._tables.get(left)
        if found is None:
            found = self._tables[left] = tables(left, self.weights)
        return found

    def land(self, player: Player, left: Horizon) -> float:
        """What a landscape is worth at a horizon, cards and settlements included, remembered."""
        holds = player.holds
        key = (left, tuple(holds), tuple(holds.values()), player.free)
        found = self._lands.get(key)
        if found is None:
            if len(self._lands) > REMEMBERED:
                self._lands.clear()
            found = self._lands[key] = self._land(player, left)
        return found

    def _land(self, player: Player, left: Horizon) -> float:
        t, ground = self.at(left), player.ground
        points, sites = land_of(player)
        worths = [t.cards[card] for card in player.buildings] + [t.land[ground[space]] for space in player.free]
        worths += [t.land["forest"] * len(player.forests), t.land["moor"] * len(player.moors)]
        if left.sites and sites:
            worths += [t.site[0] * sites[0], t.site[1] * sum(sites[1 : left.sites])]
        # However things were laid, they are worth the same to the last digit: `BeamSearch` counts on it.
        return points + fsum(worths)

    def seat(self, state: State, seat: int) -> float:
        """The points that a seat may expect to end with, as `Values.seat` tells them."""
        if not state.pending:
            return score(state, seat).total
        player = state.players[seat]
        left = horizon(state, seat)
        t = self.at(left)
        goods = player.goods
        total = sum([row[n] if n <= CAP else row[CAP] for row, n in zip(t.goods, goods)])  # noqa: B905  # hot
        total += self.land(player, left) + t.home[not player.prior, player.brothers]
        if left.sites:
            food = sum([value * goods[i] for i, value in g.FOOD])
            total += t.food[min(food, MAX_FOOD)]
            energy = sum([value * goods[i] for i, value in g.ENERGY])
            total += t.energy[min(energy, MAX_ENERGY)]
        if next_turn(state) == seat:
            total += sum([w * n for w, n in zip(t.wheel, wheel(state))])  # noqa: B905  # hot
        return total
