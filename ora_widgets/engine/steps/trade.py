"""Giving goods and getting goods: gifts, trades, fees and choices."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import Final

from .. import goods as g
from ..frames import AtStep, at_step, handout
from ..goods import CODES, FIVE_COINS, INDEX, Bag, bag, count_of, spell, tile
from ..icons import ChooseIcon, DifferentIcon, FeeIcon, GainIcon, OneOfIcon, PerIcon, TogetherIcon, TradeIcon
from ..moves import IllegalMove, Refusal
from ..state import Player, State
from .base import PAST_LAST_STEP, SKIP, Options, Plain, Step, end_function, pairs
from .convert import selling, with_conversion
from .payment import Tiles, can_feed, counts, explain_payment, hand_in, owned_tiles
from .price import Price


def receive(state: State, seat: int, tiles: Bag) -> None:
    """Give a player tiles from the supply, wonders from what is left of them (F1.3)."""
    player = state.players[seat]
    for index, count in tiles:
        player.goods[index] += count
        if index == g.WONDER:
            state.wonders -= count


def supply_left(state: State, tiles: Bag) -> int:
    """How often the supply can still hand out such a bag; only wonders run out (F1.3)."""
    wanted = count_of(tiles, g.WONDER)
    return state.wonders // wanted if wanted else 999


class Gain(Step):
    """Receive goods for nothing. The player is never asked, as nobody is worse off for it."""

    __slots__ = ("tiles",)

    def __init__(self, tiles: str) -> None:
        self.tiles = bag(tiles)

    def run(self, state: State, frame: AtStep) -> None:
        if supply_left(state, self.tiles):
            receive(state, frame.seat, self.tiles)

    def picture(self) -> GainIcon:
        return {"gain": pairs(self.tiles)}


class Exchange(Step):
    """Trade `give` for `get`, as often as you like up to `most` (0: no limit).

    Args:
        give: The price of one trade.
        most: How many trades are allowed.
        open_limit: Whether `Rulings.open_limits` leaves that open.
        keeps_change: Whether a whole 5-coin tile may be paid for one trade, by `Rulings.no_change`.
    """

    __slots__ = ("give", "keeps_change", "most", "open_limit", "tiles")

    def __init__(
        self, give: str, tiles: str, most: int = 0, *, open_limit: bool = False, keeps_change: bool = False
    ) -> None:
        self.open_limit = open_limit
        self.keeps_change = keeps_change
        self.give = Price(give)
        self.tiles = bag(tiles)
        self.most = most

    def times(self, state: State, seat: int) -> int:
        """How often the trade is possible now."""
        most = 0 if self.open_limit and state.rulings.open_limits else self.most
        limit = self.give.times(state.players[seat], most)
        return min(limit, supply_left(state, self.tiles)) if limit else 0

    def run(self, state: State, frame: AtStep) -> None:
        limit = self.times(state, frame.seat)
        if limit or self._is_possible_after_selling(state, frame.seat):
            state.ask(at_step(frame.kind, frame.seat, frame.card, frame.step, limit))

    def _is_possible_after_selling(self, state: State, seat: int) -> bool:
        """Whether selling drinks first would make the trade possible: coins count as points by fives only."""
        if not self.give.points or not supply_left(state, self.tiles):
            return False
        return any(self.give.affordable(player, 1) for player in selling(state.players[seat]))

    def options(self, state: State, frame: AtStep) -> Options:
        count = frame.limit + 1
        if (
            self.keeps_change
            and state.rulings.no_change
            and state.players[frame.seat].goods[g.COIN] >= COINS_OF_LARGE_TILE
        ):
            return (*TIMES_MOVES[:count], WHOLE_TILE)
        return TIMES_MOVES[:count] if count <= len(TIMES_MOVES) else tuple(("times", str(n)) for n in range(count))

    def take(self, state: State, frame: AtStep, move: Plain) -> None:
        if move == WHOLE_TILE:
            state.players[frame.seat].give(((g.COIN, COINS_OF_LARGE_TILE),))
            state.ask(handout(frame.seat, self.tiles))
        elif times := int(move[1]):
            state.ask(handout(frame.seat, tuple([(i, n * times) for i, n in self.tiles])))
            self.give.charge(state, frame, times)

    def explain(self, state: State, frame: AtStep, move: Plain) -> Refusal:
        if move[0] == "times" and move[1:] and move[1].isdecimal() and int(move[1]) > frame.limit:
            return IllegalMove("times-too-many", "F5.2.1", asked=int(move[1]), limit=frame.limit)
        return super().explain(state, frame, move)

    def picture(self) -> TradeIcon:
        return {"give": self.give.picture(), "get": pairs(self.tiles), "most": self.most}


COINS_OF_LARGE_TILE: Final = 5  # coins of the larger tile
WHOLE_TILE: Final[Plain] = ("pay", FIVE_COINS)
TIMES_MOVES: Final[tuple[Plain, ...]] = tuple(("times", str(n)) for n in range(64))


class Together(Step):
    """Several trades whose food and energy are added up and paid in one sum; `most` limits them all together."""

    __slots__ = ("most", "trades")

    def __init__(self, *trades: Exchange, most: int = 0) -> None:
        self.trades = trades
        self.most = most

    def run(self, state: State, frame: AtStep) -> None:
        """Ask for the next trade that is possible, or settle up."""
        seat, done = frame.seat, frame.chosen
        while len(done) < len(self.trades):
            if limit := self._limit(state, seat, done):
                return state.ask(at_step(frame.kind, seat, frame.card, frame.step, limit, chosen=done))
            done += (0,)
        player = state.players[seat]
        total = Price("")
        tiles: list[tuple[int, int]] = []
        for trade, times in zip(self.trades, done, strict=True):
            player.give(trade.give.tiles, times)
            total.food += trade.give.food * times
            total.energy += trade.give.energy * times
            tiles += [(i, n * times) for i, n in trade.tiles if times]
        if any(done):
            state.ask(handout(seat, tuple(tiles)))
            total.charge(state, frame, 1)
        return None

    def _limit(self, state: State, seat: int, done: tuple[int, ...]) -> int:
        """How often the next trade is still possible beside those chosen before."""
        trade = self.trades[len(done)]
        player, food, energy = self._after_chosen_trades(state.players[seat], done)
        limit = min(trade.most or 999, supply_left(state, trade.tiles), self.most - sum(done) if self.most else 999)
        limit = min([limit, *(player.goods[i] // n for i, n in trade.give.tiles)])
        return _largest(player, trade.give, limit, food, energy)

    def affordable(self, state: State, frame: AtStep, move: Plain) -> bool:
        player, food, energy = self._after_chosen_trades(with_conversion(state.players[frame.seat], move), frame.chosen)
        return can_feed(player, food, energy)

    def _after_chosen_trades(self, player: Player, done: tuple[int, ...]) -> tuple[Player, int, int]:
        """The player without the tiles of the trades chosen so far, and the food and energy that these cost."""
        rest = player.copy()
        food = energy = 0
        for trade, times in zip(self.trades, done, strict=False):
            rest.give(trade.give.tiles, times)
            food += trade.give.food * times
            energy += trade.give.energy * times
        return rest, food, energy

    def options(self, state: State, frame: AtStep) -> Options:
        return TIMES_MOVES[: frame.limit + 1]

    def take(self, state: State, frame: AtStep, move: Plain) -> None:
        chosen = (*frame.chosen, int(move[1]))
        self.run(state, at_step(frame.kind, frame.seat, frame.card, frame.step, chosen=chosen))

    def explain(self, state: State, frame: AtStep, move: Plain) -> Refusal:
        return self.trades[len(frame.chosen)].explain(state, frame, move)

    def picture(self) -> TogetherIcon:
        return {"together": [trade.picture() for trade in self.trades], "most": self.most}


def _largest(player: Player, price: Price, limit: int, food: int, energy: int) -> int:
    limit = min(limit, 60)
    while limit > 0 and not can_feed(player, food + price.food * limit, energy + price.energy * limit):
        limit -= 1
    return limit


class OneOf(Step):
    """Choose one of several trades, `most` times in all; each choice is carried out before the next."""

    __slots__ = ("most", "trades")

    def __init__(self, *trades: Exchange, most: int = 1) -> None:
        self.trades = {self._token(trade): trade for trade in trades}
        self.most = most

    @staticmethod
    def _token(trade: Exchange) -> str:
        return "".join(f"{int(n) if n != 1 else ''}{what}" for what, n in trade.give.picture())

    def run(self, state: State, frame: AtStep) -> None:
        if frame.done < self.most and any(trade.times(state, frame.seat) for trade in self.trades.values()):
            state.ask(frame)

    def options(self, state: State, frame: AtStep) -> Options:
        seat = frame.seat
        return (*(("trade", word) for word, trade in self.trades.items() if trade.times(state, seat)), SKIP)

    def take(self, state: State, frame: AtStep, move: Plain) -> None:
        if move == SKIP:
            return
        if frame.done + 1 < self.most:
            state.ask(at_step("again", frame.seat, frame.card, frame.step, done=frame.done + 1))
        trade = self.trades[move[1]]
        state.ask(handout(frame.seat, trade.tiles))
        trade.give.charge(state, frame, 1)

    def picture(self) -> OneOfIcon:
        return {"one_of": [trade.picture() for trade in self.trades.values()], "most": self.most}


class Fee(Step):
    """Pay, or the function ends here; not asked where nothing could follow (F5.2.2).

    Args:
        recall: The step that `Rulings.free_recall` carries out all the same (the Bathhouse's last line can be read as
            not being part of the paid trade).
    """

    __slots__ = ("buys", "price", "recall")

    def __init__(self, price: str, recall: int | None = None) -> None:
        self.price = Price(price)
        self.recall = recall
        self.buys: tuple[Step, ...] = ()  # the steps behind it; filled in by the row that it stands in

    def run(self, state: State, frame: AtStep) -> None:
        if self.price.affordable(state.players[frame.seat], 1) and self._worth(state, frame.seat, frame.card):
            state.ask(frame)
        else:
            self._decline(state)

    def _worth(self, state: State, seat: int, card: str) -> bool:
        """Whether anything that the fee buys could do something once it is paid.

        Which tiles pay an amount of energy is not known yet; nothing that follows such a fee depends on them.
        """
        if state.rulings.ask_fees or state.rulings.ask_always:
            return True
        paid = state.copy()
        paid.players[seat].give(self.price.tiles)
        return any(step.useful(paid, seat, card) for step in self.buys)

    def _decline(self, state: State) -> None:
        end_function(state, self.recall if self.recall is not None and state.rulings.free_recall else PAST_LAST_STEP)

    def options(self, state: State, frame: AtStep) -> Options:
        if self.price.energy:
            return Tiles(owned_tiles(state.players[frame.seat], "energy"), self.price.energy, optional=True)
        return (("pay", *spell(self.price.tiles).split()), SKIP)

    def take(self, state: State, frame: AtStep, move: Plain) -> None:
        if move == SKIP:
            self._decline(state)
        elif self.price.energy:
            hand_in(state.players[frame.seat], counts(move))
        else:
            state.players[frame.seat].give(self.price.tiles)

    def explain(self, state: State, frame: AtStep, move: Plain) -> Refusal:
        if self.price.energy:
            return explain_payment(state.players[frame.seat], "energy", self.price.energy, 0, move)
        if move[0] != "pay":
            return super().explain(state, frame, move)
        cost = spell(self.price.tiles)
        return IllegalMove(
            "fee-fixed", "F6.3" if FIVE_COINS in " ".join(move) else "F5.2.1", cost=cost, right=f"pay {cost}"
        )

    def picture(self) -> FeeIcon:
        return {"fee": self.price.picture()}


class PerOwned(Step):
    """Receive coins by how many tiles of a good one owns; the tiles are only counted (a `per`, not a `for`)."""

    __slots__ = ("good", "levels")

    def __init__(self, good: str, levels: dict[int, int]) -> None:
        self.good = INDEX[good]
        self.levels = levels

    def run(self, state: State, frame: AtStep) -> None:
        goods = state.players[frame.seat].goods
        goods[g.COIN] += max((coins for least, coins in self.levels.items() if goods[self.good] >= least), default=0)

    def picture(self) -> PerIcon:
        return {"per": CODES[self.good], "levels": list(self.levels.items())}


class Choose(Step):
    """Receive one of several gifts, each a bag."""

    __slots__ = ("bags",)

    def __init__(self, *bags: str) -> None:
        self.bags = {("choose", *text.split()): bag(text) for text in bags}

    def run(self, state: State, frame: AtStep) -> None:
        state.ask(frame)

    def options(self, state: State, frame: AtStep) -> Options:
        return (*self.bags, SKIP) if state.rulings.free_choice else tuple(self.bags)

    def take(self, state: State, frame: AtStep, move: Plain) -> None:
        if move != SKIP:
            receive(state, frame.seat, self.bags[move])

    def picture(self) -> ChooseIcon:
        return {"choose": [pairs(tiles) for tiles in self.bags.values()]}


class Different(Step):
    """Hand in `count` tiles of different goods for `tiles`, or the function ends here.

    The two sides of a tile are two goods, and so are the 1-coin and the 5-coin tile; a grain may serve as straw.
    """

    __slots__ = ("count", "tiles")

    def __init__(self, count: int, tiles: str = "") -> None:
        self.count = count
        self.tiles = bag(tiles)

    def run(self, state: State, frame: AtStep) -> None:
        within_reach = any(Kinds(player, self.count).possible() for player in selling(state.players[frame.seat]))
        if within_reach and supply_left(state, self.tiles):
            state.ask(frame)
        else:
            end_function(state)

    def options(self, state: State, frame: AtStep) -> Options:
        return Kinds(state.players[frame.seat], self.count)

    def take(self, state: State, frame: AtStep, move: Plain) -> None:
        if move == SKIP:
            end_function(state)
        else:
            hand_in(state.players[frame.seat], dict.fromkeys(move[1:], 1))
            receive(state, frame.seat, self.tiles)

    def explain(self, state: State, frame: AtStep, move: Plain) -> Refusal:
        try:
            given = [tile(word) for word in move[1:]] if move[0] == "give" else []
        except ValueError:
            given = []
        if not given:
            return super().explain(state, frame, move)
        if sum(count for _, count in given) != self.count:
            return IllegalMove("wrong-count", "F5.2.1", asked=sum(count for _, count in given), wanted=self.count)
        if len({code for code, _ in given}) != self.count:
            return IllegalMove("not-different", "F1.2", wanted=self.count)
        kinds = Kinds(state.players[frame.seat], self.count)
        codes = {code for code, _ in given}
        if CODES[g.WONDER] in codes:
            return IllegalMove("wonder-kept", "F1.3")
        if missing := next((code for code, _ in given if code not in kinds.kinds), ""):
            return IllegalMove("payment-not-owned", "F1.2", good=missing, have=0)
        pair = next(pair for pair in kinds.pairs if pair <= codes)
        return IllegalMove("same-tiles", "F1.2", what="grain" if "Gn" in pair else "coins")

    def picture(self) -> DifferentIcon:
        return {"different": self.count, "get": pairs(self.tiles)}


class Kinds:
    """All ways to give `count` different goods, as moves `give Pt Cl Wo`, and `skip`; never listed unless iterated."""

    __slots__ = ("count", "kinds", "pairs")

    def __init__(self, player: Player, count: int) -> None:
        goods = player.goods
        self.count = count
        kinds = [code for i, code in enumerate(CODES[: g.WONDER]) if goods[i] or (i == g.STRAW and goods[g.GRAIN])]
        if goods[g.COIN] >= 5:
            kinds.append(FIVE_COINS)
        self.kinds = kinds
        # Two kinds that come out of the same tiles exclude each other where only one of them can be made.
        self.pairs = []
        if goods[g.STRAW] == 0 and goods[g.GRAIN] == 1:
            self.pairs.append({"Gn", "Sw"})
        if goods[g.COIN] == 5:
            self.pairs.append({"Pn", FIVE_COINS})

    def possible(self) -> bool:
        """Whether there are enough different goods."""
        return len(self.kinds) - len(self.pairs) >= self.count

    def _fits(self, words: tuple[str, ...]) -> bool:
        return not any(pair <= set(words) for pair in self.pairs)

    def __iter__(self) -> Iterator[Plain]:
        for words in combinations(self.kinds, self.count):
            if self._fits(words):
                yield ("give", *words)
        yield SKIP

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def __contains__(self, move: object) -> bool:
        if move == SKIP:
            return True
        if not isinstance(move, tuple) or len(move) != self.count + 1 or move[0] != "give":
            return False
        words = move[1:]
        return len(set(words)) == self.count and set(words) <= set(self.kinds) and self._fits(words)

    def sample(self, rng: Random) -> Plain:
        """A random answer, found without listing the others."""
        if not self.possible() or rng.random() < 0.5:
            return SKIP
        while True:
            words = set(rng.sample(self.kinds, self.count))
            if self._fits(tuple(words)):
                return ("give", *(code for code in self.kinds if code in words))

    def narrow(self, picks: list[str]) -> list[str]:
        """The codes that may be added to those picked."""
        if len(picks) >= self.count:
            return []
        return [c for c in self.kinds if c not in picks and self._fits((*picks, c))]
