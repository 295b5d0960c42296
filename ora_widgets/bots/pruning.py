"""Forward pruning: the answers to a question that are worth trying, a few of each kind, chosen by rules of thumb.

A turn can be played in thousands of ways, most of which differ only in which forest is felled or which tiles pay. Here
every question is reduced to legal answers that differ in what matters.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import islice
from typing import Any, Final

from ..engine import Player, State, answers
from ..engine import goods as g
from ..engine.frames import MAIN_TURN, Turn
from ..engine.goods import BY_NAME, COIN, FIVE_COINS, INDEX, bag
from ..engine.land import NEIGHBOURS, WATER
from ..engine.state import LAY, PRIOR
from ..engine.steps.base import SKIP, Plain
from ..engine.steps.payment import Tiles, counts
from ..engine.steps.trade import Kinds
from ..engine.steps.wheel import value
from ..engine.turn.scoring import WATER_DWELLING, goods_points
from .evaluation import Values
from .features import DWELLING, ENERGY, FOOD, MAX_TILES, Tables, in_last_phase

MAX_ANSWERS: Final = 400  # answers to a question that are considered
MAX_GIFTS: Final = 3
YIELD: Final = {"fell": "wood", "cut": "peat"}


class Pruner:
    """A function that lists the answers worth trying.

    Args:
        values: The values of goods and clergymen.
        sites: How many spaces are tried for each card; 1 means speed: land is only bought at the end of a turn, and
            less of everything is tried.
    """

    def __init__(self, values: Values, sites: int = 1) -> None:
        self.values = values
        self.sites = sites

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return Pruner, (self.values, self.sites)  # as for `BeamSearch`

    def __call__(self, state: State) -> Sequence[Plain]:
        """The answers worth trying to the question on top, at least one.

        Free conversions are left out, since costs make the least conversions automatically.
        """
        frame = state.pending[-1]
        seat = frame.seat
        if frame.kind == "lend":
            return [self._lent(state, frame.card)]
        if frame.kind == "go":
            return [("go",)]
        offered: Any = answers(state)
        if isinstance(offered, Tiles):
            cost = prices(self.values, state, seat, [code for _, code, _ in offered.stock])
            last = in_last_phase(state)
            paid = last_payment(offered, cost, state.players[seat].goods) if last else cheapest(offered, cost)
            return [paid, SKIP] if offered.optional else [paid]
        if isinstance(offered, Kinds):
            return [*cheapest_kinds(offered, prices(self.values, state, seat, offered.kinds)), SKIP]
        moves = list(islice(offered, MAX_ANSWERS))
        verb = moves[0][0]
        if verb == "times":
            return _times(moves) if self.sites > 1 else _all_or_nothing(moves)
        if verb == "take" or (verb == "skip" and frame.kind == "step"):
            return _takes(state, moves)
        if verb in ("choose", "claim"):
            return self._gifts(state, seat, moves)
        player = state.players[seat]
        if verb == "clear":
            return [*best_spaces(player, [move for move in moves if move != SKIP], "", self.sites), SKIP]
        if verb == "place":
            return [self._choose_neutral_space(state, moves)]
        return self._actions(state, player, moves)

    def _tables(self, state: State, seat: int) -> Tables:
        return self.values.tables(state, seat)

    def _sends(self, state: State, player: Player) -> str:
        """Which clergyman to send: the one whose absence costs less, by the value of those who stay."""
        if player.prior or not player.brothers:
            return LAY if player.brothers else PRIOR
        home = self._tables(state, min(player.seat, state.mode.players - 1)).home
        return LAY if home[True, player.brothers - 1] >= home[False, player.brothers] else PRIOR

    def _lent(self, state: State, card: str) -> Plain:
        """Which clergyman an owner sends."""
        return ("send", self._sends(state, state.players[state.sites[card][0]]))

    def _gifts(self, state: State, seat: int, moves: list[Plain]) -> list[Plain]:
        """The most valuable gifts."""
        rows, goods = self._tables(state, seat).goods, state.players[seat].goods

        def gain(move: Plain) -> float:
            tiles = bag(" ".join(move[1:]))
            return sum([rows[i][min(goods[i] + n, MAX_TILES)] - rows[i][min(goods[i], MAX_TILES)] for i, n in tiles])

        return sorted(moves, key=gain, reverse=True)[: MAX_GIFTS if self.sites > 1 else 1]

    def _choose_neutral_space(self, state: State, moves: list[Plain]) -> Plain:
        """Where the neutral player's next card goes: on an empty space, or over the least valuable card."""
        holds = state.players[state.mode.players].holds
        cards = self._tables(state, 0).cards
        same = [move for move in moves if move[1] == moves[0][1]]
        return min(same, key=lambda move: cards[holds[move[2]]] if move[2] in holds else -99.0)

    def _actions(self, state: State, player: Player, moves: list[Plain]) -> list[Plain]:
        """Main and extra actions: each building, contract and good once, each card on its best spaces."""
        found: list[Plain] = []
        groups: dict[tuple[str, str], list[Plain]] = {}
        frame = state.pending[-1]
        # In the bonus round only the prior may be placed.
        sends = PRIOR if frame.kind == "bonus" else self._sends(state, player)
        main = isinstance(frame, Turn) and frame.kind in MAIN_TURN and frame.mains
        later = ("district", "plot") if self.sites == 1 and main else ()
        last = in_last_phase(state)
        for move in moves:
            verb = move[0]
            if verb in later:
                continue
            if verb in ("build", "settle", "contract"):
                groups.setdefault((verb, move[1]), []).append(move)
            elif verb in ("fell", "cut", "district", "plot"):
                groups.setdefault((verb, move[2]), []).append(move)
            elif verb != "use" or move[2] == sends or len(move) == 2:
                found.append(move)
        for (verb, what), group in groups.items():
            if verb == "contract":
                # Coins if there are enough; otherwise a drink itself, of which the owner gets nothing, rather than its
                # sale.
                found.append(group[0] if player.goods[COIN] >= state.price else group[-1])
            elif verb in ("district", "plot"):
                found += group if last or len(group) == 1 else [group[0], group[-1]][: self.sites]
            elif verb in YIELD:
                if _yields(state, YIELD[verb], what):
                    found += best_spaces(player, group, "", self.sites)
            else:
                found += best_spaces(player, group, what, self.sites, last=last)
        return found or [moves[-1]]


def _times(moves: list[Plain]) -> list[Plain]:
    """How often to trade: as often as possible, once less, half as often, once, never."""
    most = len(moves) - 1
    return [moves[n] for n in sorted({most, max(most - 1, 0), (most + 1) // 2, min(1, most), 0}, reverse=True)]


def _all_or_nothing(moves: list[Plain]) -> list[Plain]:
    """How often to trade, with fewer choices, for speed."""
    return [moves[-1], moves[0]] if len(moves) <= 2 else [moves[-1], moves[len(moves) // 2], moves[0]]


def _takes(state: State, moves: list[Plain]) -> list[Plain]:
    """What to produce: with the joker only if it shows more, nothing only if there is nothing to take."""
    shown = {move: value(state, move[1]) for move in moves if move != SKIP}
    own = {BY_NAME[move[1]]: amount for move, amount in shown.items() if move[1] != "joker"}
    found = []
    for move, amount in shown.items():
        if move[1] == "joker":
            # With one product the move does not name it.
            rival = own.get(INDEX[move[2]], 0) if move[2:] else max(own.values(), default=0)
            if amount > rival:
                found.append(move)
        elif amount:
            found.append(move)
    return found or [SKIP]


def _yields(state: State, good: str, indicator: str) -> bool:
    """Whether felling or cutting is worth trying: its indicator shows something, a joker more than the good's own."""
    shows = value(state, indicator)
    return shows > 0 and (indicator == good or shows > value(state, good))


# ---- where a card goes best, by rules of thumb

# Ground that few other cards need is kept for the cards that need it.
GROUND_WORTH: Final = {"coast": 2.0, "mountain": 3.0, "hillside": 1.0, "plains": 0.0, "water": 0.0}
# The chances that a neighbour becomes a settlement later.
LIKELY, UNLIKELY = 0.3, 0.25


def best_spaces(player: Player, moves: Sequence[Plain], card: str, most: int, *, last: bool = False) -> list[Plain]:
    """The moves with the best spaces for a card, or the best forests and moors to clear.

    Args:
        moves: One move per space, which follows the card or, without one, the verb.
        card: The card's id; empty when a space is cleared.
        most: How many to return at most.
        last: Whether nothing will be built afterwards.
    """
    if len(moves) <= most:
        return list(moves)
    place = 2 if card else 1

    def rate(move: Plain) -> float:
        if not card:
            return _value_of_clearing(player, move[place])
        if card[0] == "S":
            return _settlement(player, move[place], DWELLING[card], last=last)
        return _building(player, move[place], DWELLING[card])

    return sorted(moves, key=rate, reverse=True)[:most]


def _settlement(player: Player, space: str, dwelling: int, *, last: bool) -> float:
    """The value of a space for a settlement: its neighbours' dwelling values, now and later."""
    total = 0.0 if last else -GROUND_WORTH[player.ground[space]]
    for near in NEIGHBOURS[space]:
        held = player.holds.get(near, "")
        if held in DWELLING:
            total += DWELLING[held] + (dwelling if held[0] == "S" else 0)
        elif near in player.ground:
            total += WATER_DWELLING if player.ground[near] == WATER else 0.0 if last else LIKELY * dwelling
    return total


def _building(player: Player, space: str, dwelling: int) -> float:
    """The value of a space for a building: it should add to the value of settlements and not take their spaces."""
    total = -GROUND_WORTH[player.ground[space]]
    for near in NEIGHBOURS[space]:
        held = player.holds.get(near, "")
        if held[:1] == "S" and held in DWELLING:
            total += dwelling
        elif held in DWELLING:
            total -= UNLIKELY * max(DWELLING[held], 0)
        elif near in player.ground:
            total += LIKELY * dwelling if player.ground[near] != WATER else -UNLIKELY * WATER_DWELLING
    return total


def _value_of_clearing(player: Player, space: str) -> float:
    """The value of clearing a space: what a settlement there would count."""
    total = 0.0
    for near in NEIGHBOURS[space]:
        total += DWELLING.get(player.holds.get(near, ""), 0)
        if player.ground.get(near) == WATER and near not in player.holds:
            total += WATER_DWELLING
    return total


# ---- what to pay: the tiles that a player misses least

LAST_TILES: Final = 3  # a tile's value is the mean of so many of the last ones
MIN_COIN_WORTH: Final = 0.4  # a coin buys anything that is needed, so it is never worth less
NEED_WEIGHT: Final = 0.01  # between equals, the tile with less food and energy goes first

Paid = tuple[tuple[str, int], ...]


def prices(values: Values, state: State, seat: int, codes: Iterable[str]) -> dict[str, float]:
    """The cost to a seat of giving up one more tile of a good.

    Args:
        codes: The goods, with or without 5-coin tiles.
    """
    rows, goods = values.tables(state, seat).goods, state.players[seat].goods

    def price(code: str) -> float:
        if code == FIVE_COINS:
            return 5 * price("Pn")
        index = INDEX[code]
        row, n = rows[index], min(goods[index], MAX_TILES)
        each = (row[n] - row[max(n - LAST_TILES, 0)]) / min(n, LAST_TILES) if n else 0.0
        cost = max(each, 0.0) + NEED_WEIGHT * (1 + FOOD[index] + ENERGY[index])
        return max(cost, MIN_COIN_WORTH) if code == "Pn" else cost

    return {code: price(code) for code in codes}


def cheapest(tiles: Tiles, cost: dict[str, float]) -> Plain:
    """The payment that costs least.

    Args:
        cost: The cost of a tile by its code, in points.
    """
    # By the price still open after the kinds considered so far: the least cost, and the payment.
    open_: dict[int, tuple[float, Paid]] = {tiles.price: (0.0, ())}
    for worth, code, count in tiles.stock:
        for rest, (spent, paid) in list(open_.items()):
            for number in range(1, min(count, -(-rest // worth)) + 1):
                left = max(rest - number * worth, 0)
                total = spent + number * cost[code]
                if left not in open_ or total < open_[left][0]:
                    open_[left] = (total, (*paid, (code, number)))
    words = sorted(open_[0][1], key=lambda pair: INDEX.get(pair[0], len(g.CODES)))
    return ("pay", *(g.token(code, number) for code, number in words))


def last_payment(tiles: Tiles, cost: dict[str, float], goods: list[int]) -> Plain:
    """The payment that leaves the most final points, where coins count in fives.

    Args:
        cost: The cost of a tile by its code, in points.
        goods: The player's tiles, by index of `GOODS`.
    """
    coins = sum([count for _, code, count in tiles.stock if code == "Pn"])
    best = cheapest(tiles, cost)
    most = -1
    for limit in range(min(coins, tiles.price) + 1 if coins else 0):
        stock = [(worth, code, limit if code == "Pn" else count) for worth, code, count in tiles.stock]
        if sum([worth * count for worth, _, count in stock]) >= tiles.price:
            paid = cheapest(Tiles(stock, tiles.price), cost | {"Pn": 0.0})
            kept = goods[:]
            for code, count in counts(paid).items():
                kept[INDEX[code]] -= count
            points = goods_points(kept)
            if points > most:
                best, most = paid, points
    return best


def cheapest_kinds(kinds: Kinds, cost: dict[str, float]) -> list[Plain]:
    """The cheapest different goods, if it is possible to give enough of them.

    Args:
        cost: The cost of a tile by its code, in points.
    """
    chosen: set[str] = set()
    for code in sorted(kinds.kinds, key=lambda code: cost[code]):
        if len(chosen) < kinds.count and not any(code in pair and chosen & pair for pair in kinds.pairs):
            chosen.add(code)
    move = ("give", *(code for code in kinds.kinds if code in chosen))
    return [move] if move in kinds else []
