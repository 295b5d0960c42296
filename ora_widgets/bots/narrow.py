"""Which answers to a question are worth trying: a few of each kind, chosen by rules of thumb.

A turn has thousands of ways; most differ in the forest that is felled or in the tiles that pay. Here every question is
cut down to answers that differ in what matters. Everything listed is legal; nothing legal is needed beyond it.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Any

from ..engine import Player, State, options
from ..engine import goods as g
from ..engine.goods import BY_NAME, FIVE_COINS, INDEX, bag
from ..engine.land import NEIGHBOURS, WATER
from ..engine.steps.base import SKIP, Plain
from ..engine.steps.payment import Tiles
from ..engine.steps.trade import Kinds
from ..engine.steps.wheel import value
from ..engine.turn.scoring import WATER_DWELLING
from .evaluation import CAP, DWELLING, Tables, Values, horizon

EXTRAS = ("flip", "sell")  # costs convert the least by themselves, so these gain nothing
LISTED = 60  # answers of an endless question that are looked at
SCARCE = {"coast": 2.0, "mountain": 3.0, "hillside": 1.0, "plains": 0.0, "water": 0.0}


class Narrow:
    """Lists the answers worth trying.

    Parameters: `values`, what goods are worth; `sites`, how many spaces are tried for each card.
    """

    def __init__(self, values: Values, sites: int = 1) -> None:
        self.values = values
        self.sites = sites

    def __call__(self, state: State) -> Sequence[Plain]:
        """The answers worth trying to the question on top, never none."""
        frame = state.pending[-1]
        kind, seat = frame[0], frame[1]
        if kind == "pay":
            return [self.payment(state, seat, options(state))]
        player = state.players[seat]
        offered: Any = options(state)
        if isinstance(offered, Tiles):
            return (
                [self.payment(state, seat, offered), SKIP] if offered.optional else [self.payment(state, seat, offered)]
            )
        if isinstance(offered, Kinds):
            return [*self.different(state, seat, offered), SKIP]
        if kind == "lend":
            return [self.lent(state, frame[2])]
        if kind == "go":
            return [("go",)]
        moves = list(islice(offered, 400))
        verb = moves[0][0]
        if verb == "times":
            return self.times(moves)
        if verb == "take" or (verb == "skip" and kind == "step"):
            return self.takes(state, moves)
        if verb in ("choose", "claim"):
            return self.gifts(state, seat, moves)
        if verb == "clear":
            return [*self.spots(player, [move for move in moves if move != SKIP], ""), SKIP]
        if verb == "place":
            return self.placing(state, moves)
        return self.grouped(state, player, moves)

    def tables(self, state: State, seat: int) -> Tables:
        """The worth of goods now."""
        return self.values.tables(horizon(state, seat))

    def price(self, state: State, seat: int) -> list[float]:
        """What giving up one more tile of every good costs."""
        t, goods = self.tables(state, seat), state.players[seat].goods
        prices = []
        for row, count, feeds, burns in zip(t.goods, goods, FEEDS, BURNS, strict=True):
            n = min(count, CAP)
            lost = (row[n] - row[max(n - 3, 0)]) / min(n, 3) if n else 0.0
            prices.append(max(lost, 0.0) + 0.001 + 0.01 * feeds + 0.01 * burns)
        prices[g.COIN] = max(prices[g.COIN], 0.4)
        return prices

    def payment(self, state: State, seat: int, tiles: Any) -> Plain:
        """The payment that costs least by the worth of its tiles."""
        prices = self.price(state, seat)
        need = tiles.price
        best: list[tuple[float, tuple[tuple[str, int], ...]] | None] = [None] * (need + 1)
        best[need] = (0.0, ())
        for worth, code, count in tiles.stock:
            each = 5 * prices[g.COIN] if code == FIVE_COINS else prices[INDEX[code]]
            updated = best[:]
            for rest in range(need, 0, -1):
                start = best[rest]
                if start is None:
                    continue
                left, cost, number = rest, start[0], 0
                while number < count and left > 0:
                    number += 1
                    cost += each
                    left = max(left - worth, 0)
                    known = updated[left]
                    if known is None or cost < known[0]:
                        updated[left] = (cost, (*start[1], (code, number)))
            best = updated
        found = best[0]
        if found is None:
            return next(iter(tiles))
        words = sorted(found[1], key=lambda pair: INDEX.get(pair[0], len(g.CODES)))
        return ("pay", *(g.token(code, number) for code, number in words))

    def different(self, state: State, seat: int, kinds: Kinds) -> list[Plain]:
        """Different goods to give: the cheapest ones."""
        prices = self.price(state, seat)
        points = [good.points for good in g.GOODS]

        def cost(code: str) -> float:
            return 5 * prices[g.COIN] if code == FIVE_COINS else prices[INDEX[code]] + 0.5 * points[INDEX[code]]

        chosen: list[str] = []
        for code in sorted(kinds.kinds, key=cost):
            if len(chosen) < kinds.count and not any({code, other} == pair for pair in kinds.pairs for other in chosen):
                chosen.append(code)
        move = ("give", *(code for code in kinds.kinds if code in chosen))
        return [move] if move in kinds else []

    def lent(self, state: State, card: str) -> Plain:
        """Which of his clergymen an owner sends: the one whose absence costs him less."""
        owner = state.players[state.sites[card][0]]
        home = self.tables(state, min(owner.seat, state.mode.players - 1)).home
        keeps_prior = home.get((True, owner.brothers - 1), 0.0)
        return ("send", "lay") if keeps_prior >= home.get((False, owner.brothers), 0.0) else ("send", "prior")

    def times(self, moves: list[Plain]) -> list[Plain]:
        """How often to trade: as often as possible, a little less, half, once, never."""
        most = len(moves) - 1
        return [moves[n] for n in sorted({most, most - 1, (most + 1) // 2, 1, 0} & set(range(most + 1)), reverse=True)]

    def takes(self, state: State, moves: list[Plain]) -> list[Plain]:
        """What to produce: the joker only where it shows more; nothing only where there is nothing to take."""
        shown = {move: value(state, move[1]) for move in moves if move != SKIP}
        worth_it = [move for move, amount in shown.items() if amount]
        own = {BY_NAME[move[1]]: shown[move] for move in worth_it if move[1] != "joker"}
        products = {BY_NAME[move[1]] for move in shown if move[1] != "joker"}
        found = []
        for move in worth_it:
            if move[1] == "joker":
                good = INDEX[move[2]] if move[2:] else next(iter(products), None)
                if good is not None and own.get(good, 0) >= shown[move]:
                    continue
            found.append(move)
        return found or [SKIP]

    def gifts(self, state: State, seat: int, moves: list[Plain]) -> list[Plain]:
        """Which gifts to choose: the three of highest worth."""
        rows, goods = self.tables(state, seat).goods, state.players[seat].goods

        def gain(move: Plain) -> float:
            tiles = bag(" ".join(move[1:]))
            return sum(rows[i][min(goods[i] + n, CAP)] - rows[i][min(goods[i], CAP)] for i, n in tiles)

        return sorted(moves[:LISTED], key=gain, reverse=True)[:3]

    def placing(self, state: State, moves: list[Plain]) -> list[Plain]:
        """Where the neutral player's next card goes: over what is worth least."""
        land = state.players[state.mode.players]
        worth = self.tables(state, 0).cards
        first = moves[0][1]
        return [min((m for m in moves if m[1] == first), key=lambda m: worth.get(land.holds.get(m[2], ""), -1.0))]

    def grouped(self, state: State, player: Player, moves: list[Plain]) -> list[Plain]:
        """Main and extra actions: each building, contract and good once, cards on their best spaces."""
        found: list[Plain] = []
        spots: dict[tuple[str, ...], list[Plain]] = {}
        home = None
        for move in moves:
            verb = move[0]
            if verb in EXTRAS:
                continue
            if verb in ("build", "settle"):
                spots.setdefault(move[:2], []).append(move)
            elif verb in ("fell", "cut") or verb in ("district", "plot"):
                spots.setdefault((verb, move[2]), []).append(move)
            elif verb == "contract":
                spots.setdefault(move[:2], []).append(move)
            elif verb == "use":
                if home is None:
                    home = self.tables(state, player.seat).home
                    prefer = "lay" if self._keep_prior(home, player) else "prior"
                if move[2] == prefer:
                    found.append(move)
            else:
                found.append(move)
        for key, group in spots.items():
            if key[0] == "contract":
                found.append(group[0])
            elif key[0] in ("district", "plot"):
                found += [group[0], group[-1]] if len(group) > 1 else group
            else:
                found += self.spots(player, group, key[1] if key[0] in ("build", "settle") else "")
        if found and ("wood" in {m[-1] for m in found} or "peat" in {m[-1] for m in found}):
            found = [m for m in found if not self._weak_joker(state, m)]
        return found or [moves[-1]]

    def _weak_joker(self, state: State, move: Plain) -> bool:
        own = {"fell": "wood", "cut": "peat"}.get(move[0])
        return own is not None and (
            (move[2] == "joker" and value(state, own) >= value(state, "joker")) or value(state, move[2]) == 0
        )

    @staticmethod
    def _keep_prior(home: dict[tuple[bool, int], float], player: Player) -> bool:
        if player.prior:
            return True
        if not player.brothers:
            return False
        return home.get((True, player.brothers - 1), 0.0) >= home.get((False, player.brothers), 0.0)

    def spots(self, player: Player, moves: list[Plain], card: str) -> list[Plain]:
        """The best spaces for a card, or the best forests and moors to clear."""
        if len(moves) <= self.sites:
            return moves
        at = 2 if card else 1
        dwelling = DWELLING.get(card, 0)
        settlement = card[:1] == "S"
        scored = []
        for move in moves:
            space = move[at]
            near = 0.0
            for next_ in NEIGHBOURS[space]:
                held = player.holds.get(next_)
                if held in DWELLING:
                    if settlement or held[0] == "S":
                        near += (DWELLING[held] if settlement else 0) + (dwelling if held[0] == "S" else 0)
                    elif card:
                        near -= 0.25 * max(DWELLING[held], 0)
                    else:
                        near += 0.5 * DWELLING[held]
                elif next_ in player.ground:
                    if player.ground[next_] == WATER:
                        near += WATER_DWELLING if settlement or not card else -0.5
                    elif card:
                        near += 0.3 * dwelling
            if card:
                near -= SCARCE[player.ground[space]]
            scored.append((near, move))
        scored.sort(key=lambda pair: -pair[0])
        return [move for _, move in scored[: self.sites]]


FEEDS = tuple(good.food for good in g.GOODS)
BURNS = tuple(good.energy for good in g.GOODS)
