"""The features of a position: what counts besides points about a landscape, its owner and the stage of the game.

The weights are multiplied in advance, since a bot spends most of its time here.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from math import fsum
from typing import Final, NamedTuple

from ..engine import Player, State, score
from ..engine import goods as g
from ..engine.cards import CARDS, SETTLEMENTS, Card, Settlement, roster
from ..engine.frames import Round, Turn
from ..engine.land import NEIGHBOURS, WATER
from ..engine.terms import INDICATORS
from ..engine.turn import landscape
from ..engine.turn.building import empty_spaces
from ..engine.turn.scoring import WATER_DWELLING, adjacent_values, goods_points, total_points

Weights = Mapping[str, tuple[float, float]]

FEW_TILES: Final = 3
MAX_TILES: Final = 40  # tiles of one good; further ones add no value
FOOD_SLICES: Final = (8, 16, 30)
ENERGY_SLICES: Final = (3, 9)
ROWS: Final[dict[str, Card | Settlement]] = {**CARDS, **SETTLEMENTS}
DWELLING: Final = {id_: row.dwelling for id_, row in ROWS.items()}
ECONOMIC: Final = {id_: row.economic for id_, row in ROWS.items()}
FOOD: Final = tuple(good.food for good in g.GOODS)
ENERGY: Final = tuple(good.energy for good in g.GOODS)


def few_many(count: int) -> tuple[int, int]:
    """A number of tiles, split into the first few and the rest."""
    return min(count, FEW_TILES), min(max(count - FEW_TILES, 0), MAX_TILES - FEW_TILES)


def slices(amount: float, limits: tuple[int, ...]) -> Iterator[float]:
    """An amount split at the limits: the part in each slice."""
    below = 0
    for limit in limits:
        yield min(max(amount - below, 0), limit - below)
        below = limit


class Land(NamedTuple):
    """The value of a landscape's cards: points now, and the best sums of dwelling values for future settlements."""

    points: int
    sites: tuple[int, ...]


def landscape_key(player: Player) -> tuple[object, ...]:
    """A cache key of everything that a landscape's value depends on."""
    return tuple(player.holds), tuple(player.holds.values()), player.free, player.ground.key


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
        points += dwelling[space] + sum([get(adjacent_values, 0) for adjacent_values in NEIGHBOURS[space]])
    sites = [
        sum([get(adjacent_values, 0) for adjacent_values in NEIGHBOURS[space]])
        for space in (*player.free, *player.forests, *player.moors)
        if ground[space] != WATER
    ]
    sites.sort(reverse=True)
    return Land(points, tuple(sites[:6]))


class Horizon(NamedTuple):
    """How much of the game is left, as the factors that weights are multiplied by."""

    most: float  # 1 until the last few actions ...
    left: float  # ... and falling all the way
    near: float  # 1 while a settlement phase is open or next, falling with the rounds until then ...
    phases: float  # ... and falling with every phase
    sites: int  # settlement phases left: spaces that still count as sites


@lru_cache(maxsize=4096)
def _horizon(actions: int, phases: int, distance: int) -> Horizon:
    adjacent_values = 1 / (1 + distance / 3) if phases else 0.0
    return Horizon(min(1.0, actions / 12), actions / 80, adjacent_values, phases / 4, phases)


def horizon(state: State, seat: int) -> Horizon:
    """What is left of the game for a seat."""
    actions, phases, distance = turns_left(state, seat)
    return _horizon(round(2 * actions), phases, distance)


def is_for_settlement_phases(feature: str) -> bool:
    """Whether a feature matters for the settlement phases, and so only as long as they last."""
    return feature.startswith(("food.", "energy.", "site."))


def horizon_factors(feature: str, left: Horizon) -> tuple[float, float]:
    """What the early and the late weight of a feature are multiplied by at a horizon."""
    return (left.near, left.phases) if is_for_settlement_phases(feature) else (left.most, left.left)


def worth(feature: str, left: Horizon, weights: Weights) -> float:
    """The value of one unit of a feature at a horizon."""
    early, late = weights.get(feature, (0.0, 0.0))
    soon, later = horizon_factors(feature, left)
    return early * soon + late * later


def features(state: State, seat: int) -> dict[str, float]:
    """The features of a seat, by name; those that are absent are 0.

    Args:
        seat: The seat, from 0.

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
    if next_seat(state) == seat:
        found |= {f"wheel.{name}": shown for name, shown in zip(INDICATORS, wheel(state), strict=True)}
    return {name: amount for name, amount in found.items() if amount}


def wheel(state: State) -> list[int]:
    """The amount that every indicator shows."""
    values, now = state.mode.wheel, state.round
    last = len(values) - 1
    return [0 if since is None else values[min(now - since, last)] for since in state.since]


# A game for two ends when the display has run down; experienced players build this many cards a round.
BUILT_A_ROUND: Final = 1.3
NEVER_DUE: Final = 99


class TurnsLeft(NamedTuple):
    """What is left of the game for a seat."""

    actions: float  # main actions, including those of the current round
    phases: int  # settlement phases in which it may still build, an open one included
    distance: int  # rounds until the next of them; 0 while it is open, 99 when there is none


@lru_cache(maxsize=64)
def _undealt(country: str, labels: tuple[str, ...], crossed: str, left_out: tuple[str, ...], passed: int) -> int:
    """Buildings that lie in piles still to be dealt."""
    return sum([card.pile in "ABCD"[passed:] for card in roster(country, labels, crossed, left_out)])


@lru_cache(maxsize=64)
def _mains(slots: tuple[tuple[int, int], ...]) -> int:
    """Main actions in a round, of all players together."""
    return sum([mains for _, mains in slots])


def rounds_left(state: State) -> float:
    """Rounds after the current one: counted, or in a game for two estimated from the display."""
    mode = state.mode
    if mode.rounds is not None:
        return max(mode.rounds - state.round, 0)
    undealt = _undealt(state.country, mode.labels, mode.crossed, mode.left_out, state.passed)
    cards = len(state.display) + undealt - mode.display_end
    return max(mode.phases[-1] - state.round, cards / BUILT_A_ROUND, 0)


def turns_left(state: State, seat: int) -> TurnsLeft:
    """Count what is left of the game for a seat."""
    mode, now = state.mode, state.round
    actions, phases = rounds_left(state) * _mains(mode.slots) / mode.players, 0
    distance = NEVER_DUE
    for frame in state.pending:
        if frame.seat == seat and isinstance(frame, Turn):
            if frame.kind == "settle":
                distance = 0
                phases += frame.mains > 0
            else:
                actions += frame.mains
    passed, dealt = state.passed, len(mode.phases)
    if distance and passed < dealt:
        distance = max(mode.phases[passed] - now, 0)
    elif distance and passed == dealt and mode.final_phase and mode.rounds:
        distance = max(mode.rounds - now, 0)
    return TurnsLeft(actions, phases + max(dealt + mode.final_phase - passed, 0), distance)


def next_seat(state: State) -> int:
    """The seat whose turn follows the one being played."""
    for frame in reversed(state.pending[:-1]):
        if isinstance(frame, Turn):
            return frame.seat
    return (state.start + 1) % state.mode.players


# ---- the last settlement phase: players do not affect each other, so a seat's remaining gain can be computed


def in_last_phase(state: State) -> bool:
    """Whether settlement phase E is being played, after which the game is over (F9.5)."""
    return state.passed > len(state.mode.phases)


class LastSettlement(NamedTuple):
    """A settlement on its best space, with its cost, including any land that it needs."""

    points: int
    coins: int
    food: int
    energy: int


LastSettlements = dict[object, list[LastSettlement]]  # by what they depend on
FREE_FOOD: Final = [(i, value) for i, value in g.FOOD if i not in (g.GRAIN, g.COIN, g.WINE, g.WHISKEY)]


def end_points(state: State, seat: int, remembered: LastSettlements) -> int | None:
    """The final points of a seat that can only build its last settlement; `None` if it can do more.

    Args:
        remembered: A cache of last settlements, to which new ones are added.
    """
    last = state.pending[0]
    if not isinstance(last, Round) or not last.last:
        return None
    ahead = state.mode.last[last.word :]
    if ahead and ahead != ("phase E",):
        return None
    mains, buys = len(ahead), 1
    for frame in state.pending[1:]:
        if frame.seat == seat:
            if not isinstance(frame, Turn):
                return None
            if frame.kind == "settle":
                mains, buys = frame.mains, frame.buys
            elif frame.mains:
                return None
    points = total_points(state, seat)
    if not mains:
        return points
    player = state.players[seat]
    now = goods_points(player.goods)
    best = now
    key = (landscape_key(player), player.hand, state.districts, state.plots, buys > 0)
    plans = remembered.get(key)
    if plans is None:
        if len(remembered) > MAX_REMEMBERED_LANDSCAPES:
            remembered.clear()
        plans = remembered[key] = _last_settlements(state, player, buys > 0)
    for plan in plans:
        if now + plan.points <= best:
            break
        kept = _points_kept(player, plan)
        if kept is not None:
            best = max(best, kept + plan.points)
    return points - now + best


def _last_settlements(state: State, player: Player, buys: bool) -> list[LastSettlement]:
    """The settlements in hand, each on its best space with and without buying land, those with most points first."""
    lands = [(0, player)]
    for kind, pile in (("district", state.districts), ("plot", state.plots)):
        for place in landscape.places(state, player, kind) if buys and pile else ():
            bought = state.copy()
            landscape.lay(bought, player.seat, place)
            lands.append((pile[0], bought.players[player.seat]))
    best: dict[tuple[int, str], int] = {}
    for coins, owner in lands:
        for space, terrain in empty_spaces(state, owner):
            counted = adjacent_values(owner, space, state.rulings.table)
            around = sum(counted.values())
            touched = 1 + sum([owner.holds.get(place, "") in SETTLEMENTS for place in counted])
            for id_ in owner.hand:
                row = SETTLEMENTS[id_]
                if terrain in row.terrain:
                    points = row.economic + row.dwelling * touched + around
                    best[coins, id_] = max(best.get((coins, id_), 0), points)
    found = [
        LastSettlement(points, coins, SETTLEMENTS[id_].food, SETTLEMENTS[id_].energy)
        for (coins, id_), points in best.items()
    ]
    found.sort(reverse=True)
    return found


def _points_kept(player: Player, plan: LastSettlement) -> int | None:
    """The most points for goods left after paying for a settlement; `None` if it cannot be paid."""
    if player.money() < plan.coins:
        return None
    payer = player.copy() if plan.coins else player
    payer.give(((g.COIN, plan.coins),))
    goods = payer.goods
    # No energy source is worth points, and food without points is paid first.
    grain = goods[g.GRAIN] - max(0, plan.energy - sum([value * goods[i] for i, value in g.ENERGY]))
    owed = max(0, plan.food - grain - sum([value * goods[i] for i, value in FREE_FOOD]))
    kept: list[int] = []
    for wine in range(min(goods[g.WINE], owed) + 1 if grain >= 0 else 0):
        for whiskey in range(min(goods[g.WHISKEY], (owed - wine + 1) // 2) + 1):
            coins = max(0, owed - wine - 2 * whiskey)
            if coins <= goods[g.COIN]:
                paid = goods[:]
                paid[g.WINE] -= wine
                paid[g.WHISKEY] -= whiskey
                paid[g.COIN] -= coins
                kept.append(goods_points(paid))
    return max(kept) if kept else None


SPLIT: Final = [few_many(count) for count in range(MAX_TILES + 1)]
POINTS: Final = [
    [2 * (count // 5) if index == g.COIN else good.points * count for count in range(MAX_TILES + 1)]
    for index, good in enumerate(g.GOODS)
]
MAX_FOOD, MAX_ENERGY = FOOD_SLICES[-1], 2 * ENERGY_SLICES[-1]
MAX_REMEMBERED_LANDSCAPES: Final = 20_000  # landscapes


class Tables(NamedTuple):
    """The weights at one horizon, as lookup tables."""

    goods: tuple[tuple[float, ...], ...]
    food: tuple[float, ...]
    energy: tuple[float, ...]  # by half units
    home: dict[tuple[bool, int], float]
    land: dict[str, float]
    site: tuple[float, float]
    cards: dict[str, float]
    wheel: tuple[float, ...]


def tables(left: Horizon, weights: Weights) -> Tables:
    """Multiply the weights for one horizon."""

    def worth_table(name: str, limits: tuple[int, ...], step: int) -> tuple[float, ...]:
        each = [worth(f"{name}.{limit}", left, weights) for limit in limits]
        amounts = [n / step for n in range(limits[-1] * step + 1)]
        return tuple(sum([w * s for w, s in zip(each, slices(a, limits), strict=True)]) for a in amounts)

    goods = []
    for index, good in enumerate(g.GOODS):
        few, many = (worth(f"good.{good.code}.{size}", left, weights) for size in ("few", "many"))
        goods.append(tuple([now + few * a + many * b for now, (a, b) in zip(POINTS[index], SPLIT, strict=True)]))
    return Tables(
        tuple(goods),
        worth_table("food", FOOD_SLICES, 1),
        worth_table("energy", ENERGY_SLICES, 2),
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
    """Values of positions by weights, with a table for every stage of a game and a cache of landscapes."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self._tables: dict[Horizon, Tables] = {}
        self._lands: dict[object, float] = {}
        self._last_settlements: LastSettlements = {}

    def for_horizon(self, left: Horizon) -> Tables:
        """The weights multiplied for a horizon."""
        found = self._tables.get(left)
        if found is None:
            found = self._tables[left] = tables(left, self.weights)
        return found

    def land(self, player: Player, left: Horizon) -> float:
        """The value of a landscape at a horizon, including its cards and settlements, from a cache."""
        key = (left, landscape_key(player))
        found = self._lands.get(key)
        if found is None:
            if len(self._lands) > MAX_REMEMBERED_LANDSCAPES:
                self._lands.clear()
            found = self._lands[key] = self._land(player, left)
        return found

    def _land(self, player: Player, left: Horizon) -> float:
        t, ground = self.for_horizon(left), player.ground
        points, sites = land_of(player)
        worths = [t.cards[card] for card in player.buildings] + [t.land[ground[space]] for space in player.free]
        worths += [t.land["forest"] * len(player.forests), t.land["moor"] * len(player.moors)]
        if left.sites and sites:
            worths += [t.site[0] * sites[0], t.site[1] * sum(sites[1 : left.sites])]
        # An exact sum, so that equal landscapes have exactly equal values in any order: `BeamSearch` relies on it.
        return points + fsum(worths)

    def seat(self, state: State, seat: int) -> float:
        """The points that a seat may expect to end with, as for `Values.seat`."""
        known = end_points(state, seat, self._last_settlements) if state.pending else score(state, seat).total
        if known is not None:
            return known
        player = state.players[seat]
        left = horizon(state, seat)
        t = self.for_horizon(left)
        goods = player.goods
        total = sum([row[n] if n <= MAX_TILES else row[MAX_TILES] for row, n in zip(t.goods, goods)])  # noqa: B905  # hot
        total += self.land(player, left) + t.home[not player.prior, player.brothers]
        if left.sites:
            food = sum([value * goods[i] for i, value in g.FOOD])
            total += t.food[min(food, MAX_FOOD)]
            energy = sum([value * goods[i] for i, value in g.ENERGY])
            total += t.energy[min(energy, MAX_ENERGY)]
        if next_seat(state) == seat:
            total += sum([w * n for w, n in zip(t.wheel, wheel(state))])  # noqa: B905  # hot
        return total
