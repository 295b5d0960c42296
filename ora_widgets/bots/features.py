"""The features of a position: what of a landscape and its owner counts, besides the points.

Every feature is worth its weight in points. A weight is a pair: the first number counts in full until the last few
actions (settlement phases, for what serves those), the second grows with how many are left. At the end nothing
but the points remains.

| features | meaning |
|---|---|
| `good.Wo.few`, `good.Wo.many` | the first three tiles of a good, and those after them: what they can become |
| `food.8`, `food.16`, `food.30` | what all tiles would feed, in slices, for the next settlement phases |
| `energy.3`, `energy.9` | the same for energy |
| `card.F05` | owning the building: an engine for its owner, a fee from others |
| `home.prior.2` | clergymen at home: the prior or not, and how many lay brothers |
| `free.plains`, `forest`, `moor` ... | land: empty spaces by terrain, spaces still covered |
| `site.best`, `site.more` | neighbours' dwelling values on the best spaces for settlements, for as many as there are phases |
| `wheel.wood` ... | what the indicators show to the seat that moves next: tempo |
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Final, NamedTuple

from ..engine import Player, State
from ..engine import goods as g
from ..engine.cards import CARDS, SETTLEMENTS, Card, Settlement
from ..engine.land import NEIGHBOURS, WATER
from ..engine.terms import INDICATORS
from ..engine.turn.scoring import WATER_DWELLING
from .clock import left, next_turn

Weights = Mapping[str, tuple[float, float]]

FEW_TILES: Final = 3
CAP: Final = 40  # tiles of one good beyond which more are worth no more
FOOD_SLICES: Final = (8, 16, 30)
ENERGY_SLICES: Final = (3, 9)
ROWS: Final[dict[str, Card | Settlement]] = {**CARDS, **SETTLEMENTS}
DWELLING: Final = {id_: row.dwelling for id_, row in ROWS.items()}
ECONOMIC: Final = {id_: row.economic for id_, row in ROWS.items()}
FOOD: Final = tuple(good.food for good in g.GOODS)
ENERGY: Final = tuple(good.energy for good in g.GOODS)


def few_many(count: int) -> tuple[int, int]:
    """A number of tiles as the first few and the others."""
    return min(count, FEW_TILES), min(max(count - FEW_TILES, 0), CAP - FEW_TILES)


def slices(amount: float, limits: tuple[int, ...]) -> Iterator[float]:
    """An amount cut at the limits: what falls into each slice."""
    below = 0
    for limit in limits:
        yield min(max(amount - below, 0), limit - below)
        below = limit


class Land(NamedTuple):
    """What the cards on a landscape are worth: points now, and the best dwelling sums for settlements to come."""

    points: int
    sites: tuple[int, ...]


def land_of(player: Player) -> Land:
    """Points of all buildings and settlements (F14.2, F14.3), and the sites for further settlements, best first."""
    holds, ground = player.holds, player.ground
    points = 0
    dwelling: dict[str, int] = {space: WATER_DWELLING for space, terrain in ground.items() if terrain == WATER}
    settled = []
    for space, held in holds.items():
        if held in ECONOMIC:
            points += ECONOMIC[held]
            dwelling[space] = DWELLING[held]
            if held in SETTLEMENTS:
                settled.append(space)
    get = dwelling.get
    for space in settled:
        points += dwelling[space] + sum([get(near, 0) for near in NEIGHBOURS[space]])
    sites = [
        sum([get(near, 0) for near in NEIGHBOURS[space]])
        for space in (*player.free, *player.forests, *player.moors)
        if ground[space] != WATER
    ]
    sites.sort(reverse=True)
    return Land(points, tuple(sites[:6]))


class Horizon(NamedTuple):
    """How much of the game is left, as the four factors that weights are multiplied with."""

    most: float  # 1 until the last few actions ...
    left: float  # ... and falling all the way
    near: float  # 1 while a settlement phase is open or next, falling with the rounds until then ...
    phases: float  # ... and falling with every phase
    sites: int  # settlement phases left: spaces that still count as sites


@lru_cache(maxsize=4096)
def _horizon(actions: int, phases: int, distance: int) -> Horizon:
    near = 1 / (1 + distance / 3) if phases else 0.0
    return Horizon(min(1.0, actions / 12), actions / 80, near, phases / 4, phases)


def horizon(state: State, seat: int) -> Horizon:
    """What is left of the game for a seat."""
    actions, phases, distance = left(state, seat)
    return _horizon(round(2 * actions), phases, distance)


def of_phases(feature: str) -> bool:
    """Whether a feature serves the settlement phases, and so lasts as long as they do."""
    return feature.startswith(("food.", "energy.", "site."))


def worth(feature: str, left: Horizon, weights: Weights) -> float:
    """What one unit of a feature is worth at a horizon."""
    early, late = weights.get(feature, (0.0, 0.0))
    if of_phases(feature):
        return early * left.near + late * left.phases
    return early * left.most + late * left.left


def features(state: State, seat: int) -> dict[str, float]:
    """The features of a seat, by name; those that are absent are 0.

    Args:
        seat: The seat whose landscape is looked at, from 0.

    >>> from ora_widgets.engine import new_state
    >>> features(new_state(2, "france"), 0)["good.Wo.few"]
    1
    """
    player = state.players[seat]
    left = horizon(state, seat)
    found: dict[str, float] = {}
    for code, count in zip(g.CODES, player.goods, strict=True):
        few, many = few_many(count)
        found[f"good.{code}.few"], found[f"good.{code}.many"] = few, many
    if left.sites:
        food = sum([value * count for value, count in zip(FOOD, player.goods, strict=True)])
        energy = sum([value * count for value, count in zip(ENERGY, player.goods, strict=True)]) / 2
        found |= {f"food.{n}": size for n, size in zip(FOOD_SLICES, slices(food, FOOD_SLICES), strict=True)}
        found |= {f"energy.{n}": size for n, size in zip(ENERGY_SLICES, slices(energy, ENERGY_SLICES), strict=True)}
        best, *more = land_of(player).sites or (0,)
        found |= {"site.best": best, "site.more": sum(more[: left.sites - 1])}
    found |= {f"card.{card}": 1 for card in player.buildings if card[0] != "L"}
    found[f"home.{'away' if player.prior else 'prior'}.{player.brothers}"] = 1
    for space in player.free:
        name = f"free.{player.ground[space]}"
        found[name] = found.get(name, 0) + 1
    found["forest"], found["moor"] = len(player.forests), len(player.moors)
    if next_turn(state) == seat:
        found |= {f"wheel.{name}": shown for name, shown in zip(INDICATORS, wheel(state), strict=True)}
    return {name: amount for name, amount in found.items() if amount}


def wheel(state: State) -> list[int]:
    """What every indicator shows."""
    values, now = state.mode.wheel, state.round
    last = len(values) - 1
    return [0 if since is None else values[min(now - since, last)] for since in state.since]
