"""The parameters of `USE`: the goods and spaces named become the answers to the questions of a building's function."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Any

from ...engine import IllegalMove, State, is_allowed
from ...engine.cards import CARDS, trade_of
from ...engine.frames import AtStep, Bill
from ...engine.goods import CODES, COIN, FIVE_COINS, GOODS, token
from ...engine.steps.base import SKIP, Plain, Step
from ...engine.steps.grants import Enter, Grant, Recall
from ...engine.steps.landscape import Clear, PerFeature
from ...engine.steps.payment import TILES_BY_UNIT
from ...engine.steps.price import Price
from ...engine.steps.trade import WHOLE_TILE, Choose, Different, Exchange, Fee, Gain, OneOf, PerOwned, Together
from ...engine.steps.wheel import Produce, choices
from .words import JOKER, MAX_KEPT, NO_COINS, codes, order, place, word_error

ONE_COIN = CODES[COIN]
COINS_FOR_DRINK = {"Wn": 1, "Wh": 2}  # the value of a drink in coins
# The value of each tile as food, energy or points; both kinds of coin tiles count as food.
VALUES = {unit: {code: value for value, code in kinds} for unit, kinds in TILES_BY_UNIT.items()}
VALUES["food"][FIVE_COINS] = 5
# These cards need parameters; all others may be used without effect.
REQUIRED_PARAMETERS = {"F25": "13 × Gn|Wo|…", "G02": "PtClWo Gn", "I08": "Be|Wh", "I29": "x y"}


@cache
def is_bare(card: str) -> bool:
    """Whether a card has an effect as soon as it is used: its first step needs no parameter."""
    first = CARDS[card].does[0]
    if isinstance(first, Produce):
        return not first.joker_only
    return isinstance(first, Gain | PerOwned | Enter | Grant | Recall)


@cache
def is_required(card: str) -> bool:
    """Whether a card cannot be used without parameters."""
    return card in REQUIRED_PARAMETERS or (card[0] == "L" and card[2] == "2")


class Tiles(dict[str, int]):
    """The number of tiles by code, 0 by default; filling a `Counter` would take longer than playing a move."""

    __slots__ = ()

    def __missing__(self, code: str) -> int:
        return 0


Understood = tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...], Tiles]
NOTHING: Understood = ((), (), (), Tiles())


@lru_cache(MAX_KEPT)
def understood(card: str, *words: str) -> Understood:
    """The meaning of parameters: all tiles in order, those for the first step, spaces, and the number of tiles by code.

    Raises:
        InvalidMove: When a parameter is neither a good nor, for cards that take spaces, a space.
    """
    if card and any(isinstance(step, Clear) for step in CARDS[card].does):
        if len(words) % 2:
            raise word_error("USE", f"USE {card} {' '.join(words)}")
        return (), (), tuple(place(*words[i : i + 2]) for i in range(0, len(words), 2)), Tiles()
    named = [codes(word) for word in words]
    if card == "G02" and len(named) == 2:
        named[1] *= 6  # the one good named is received six times
    sequence = tuple(code for word in named for code in word)
    tiles = Tiles()
    for code in sequence:
        tiles[code] += 1
    return sequence, named[0] if card == "G02" else sequence, (), tiles


class Given:
    """The goods and spaces that a command names, consumed answer by answer.

    Args:
        words: The parameters of the command, such as `["PtPt", "Wo"]`.
        card: The id of the card whose function they belong to; empty for a settlement's payment.
        choosy: Whether goods that are taken for points must be named.

    Raises:
        InvalidMove: When a parameter is neither a good nor, for cards that take spaces, a space.
    """

    __slots__ = ("card", "choosy", "does", "first", "paid", "sequence", "spaces", "step", "tiles", "words")

    def __init__(self, words: list[str], card: str = "", *, choosy: bool = True) -> None:
        self.words = words
        self.card = card
        self.choosy = choosy
        self.does: tuple[Step, ...] = CARDS[card].does if card else ()
        self.step = 0
        self.sequence, self.first, self.spaces, tiles = understood(card, *words) if words else NOTHING
        self.tiles = Tiles(tiles)
        self.paid = NO_COINS  # the coin tiles named for the last answer

    @property
    def line(self) -> str:
        """The parameters as they were written."""
        return " ".join(self.words)

    def drinks_as_money(self) -> list[str]:
        """The drinks to sell first, since the function has no other use for them."""
        if "Wn" not in self.tiles and "Wh" not in self.tiles:
            return []
        asked = [price for step in self.does for price in prices(step)]
        wanted = {CODES[i] for price in asked for i, _ in price.tiles}
        if any(price.food or price.points for price in asked) or ONE_COIN not in wanted:
            return []
        drinks = [
            code
            for code in self.tiles
            if code in COINS_FOR_DRINK and code not in wanted
            for _ in range(self.tiles[code])
        ]
        for code in drinks:
            self.tiles[code] -= 1
            self.tiles[ONE_COIN] += COINS_FOR_DRINK[code]
        return drinks

    def is_left(self) -> bool:
        """Whether anything that was named is unused."""
        return bool(self.spaces) or any(self.tiles.values())

    def leftover(self) -> str:
        """The goods and spaces that were named but not used."""
        return "".join([code * count for code, count in self.tiles.items()]) + " ".join(self.spaces)

    def take(self, code: str, count: int) -> None:
        """Consume tiles; coins may be named as either kind of tile, and a 5-coin tile may be too much.

        Args:
            count: How many tiles; for the coin, how many coins.
        """
        if code != ONE_COIN:
            self.tiles[code] -= count
            return
        fives = 0 if self.tiles[ONE_COIN] >= count else min(self.tiles[FIVE_COINS], count // 5)
        if self.tiles[ONE_COIN] < count - 5 * fives <= 5 * (self.tiles[FIVE_COINS] - fives):
            fives += 1  # more than needed: change is given
        ones = max(0, count - 5 * fives)
        self.paid = self.paid[0] + ones, self.paid[1] + fives
        self.tiles[FIVE_COINS] -= fives
        self.tiles[ONE_COIN] -= ones

    def have(self, code: str) -> int:
        """How many tiles of a good are named; for the coin, how many coins."""
        return self.tiles[ONE_COIN] + 5 * self.tiles[FIVE_COINS] if code == ONE_COIN else self.tiles[code]

    def reserved_tiles(self) -> Tiles:
        """Tiles that later steps of the function need."""
        found = Tiles()
        for step in self.does[self.step + 1 :]:
            for trade in trades(step):
                for i, n in trade.give.tiles:
                    found[CODES[i]] += n * trade.most
        return found

    def spendable(self, unit: str) -> dict[str, int]:
        """The named tiles that count for a unit.

        Args:
            unit: The unit of a price, such as `"food"` or `"energy"`.

        Returns:
            How many tiles by code.
        """
        values, reserved = VALUES[unit], self.reserved_tiles()
        return {
            code: left for code, count in self.tiles.items() if code in values and (left := count - reserved[code]) > 0
        }

    def worth(self, unit: str) -> int:
        """The value of the named tiles in a unit.

        Args:
            unit: The unit of a price, as for `spendable`.
        """
        values = VALUES[unit]
        return sum(values[code] * count for code, count in self.spendable(unit).items())

    def times(self, trade: Exchange) -> int:
        """How often the named tiles pay for a trade; its food and energy count only if it takes no particular goods."""
        price = trade.give
        found = [self.have(CODES[i]) // n for i, n in price.tiles]
        if not found:
            found += [self.worth("food") // price.food] if price.food else []
            found += [self.worth("energy") // price.energy] if price.energy else []
        times = min([*found, trade.most]) if trade.most else min(found)
        for i, n in price.tiles:
            self.take(CODES[i], n * times)
        return times

    def pay(self, unit: str) -> Plain:
        """All of the named tiles that count for a unit, as a payment.

        Args:
            unit: The unit of a price, as for `spendable`.
        """
        words = self.spendable(unit)
        for code, count in words.items():
            self.tiles[code] -= count
        self.paid = ones, fives = words.get(ONE_COIN, 0), words.get(FIVE_COINS, 0)
        if fives and unit == "food":
            del words[FIVE_COINS]
            words[ONE_COIN] = ones + 5 * fives
        return ("pay", *(token(code, words[code]) for code in sorted(words, key=order)))


def trades(step: Step) -> list[Exchange]:
    """The trades that a step consists of."""
    if isinstance(step, Exchange):
        return [step]
    if isinstance(step, Together):
        return list(step.trades)
    return list(step.trades.values()) if isinstance(step, OneOf) else []


def prices(step: Step) -> list[Price]:
    """The prices that a step may ask."""
    return [step.price] if isinstance(step, Fee) else [trade.give for trade in trades(step)]


def answer(state: State, frame: AtStep | Bill, given: Given) -> Plain:
    """The answer that the parameters of `USE` give to the question on top, a step or a payment.

    Raises:
        InvalidMove: When a choice is not named.
        IllegalMove: When a parameter is named that no question asks for.
    """
    given.paid = NO_COINS
    if isinstance(frame, Bill):
        return given.pay(frame.unit)
    given.step = frame.step
    step = given.does[frame.step]
    answered = ANSWERS.get(type(step))
    if answered is None:
        raise IllegalMove("unused-answer", "", line=f"USE {frame.card}", word=given.line)
    return answered(state, frame, step, given)


def exchange(state: State, frame: AtStep, step: Exchange, given: Given) -> Plain:
    """How often the trade is done, or `WHOLE_TILE` if a 5-coin tile pays for one trade."""
    if (
        FIVE_COINS in given.tiles
        and given.tiles[FIVE_COINS]
        and not given.tiles[ONE_COIN]
        and is_allowed(state, WHOLE_TILE)
    ):
        given.tiles[FIVE_COINS] -= 1
        given.paid = 0, 1
        return WHOLE_TILE
    return together(state, frame, step, given)


def together(_state: State, frame: AtStep, _step: Step, given: Given) -> Plain:
    """How often the next of several trades that are paid together is done."""
    return ("times", str(given.times(trade_of(frame))))


def different(_state: State, _frame: AtStep, _step: Different, given: Given) -> Plain:
    """The tiles that are given, all of different kinds."""
    for code in given.first:
        given.tiles[code] -= 1
    given.paid = given.first.count(ONE_COIN), given.first.count(FIVE_COINS)
    return ("give", *sorted(given.first, key=order)) if given.first else SKIP


def clear(_state: State, _frame: AtStep, _step: Clear, given: Given) -> Plain:
    """The next of the named spaces."""
    if not given.spaces:
        return SKIP
    space, *others = given.spaces
    given.spaces = tuple(others)
    return ("clear", space)


def claim(_state: State, frame: AtStep, _step: PerFeature, given: Given) -> Plain:
    """The goods that are taken for the points.

    Raises:
        InvalidMove: When none are named although they must be.
    """
    taken, given.tiles = given.tiles, Tiles()
    named = sorted((code for code, count in taken.items() if count), key=order)
    if not named and given.choosy:
        raise word_error("USE", f"USE {frame.card} {given.line}")
    return ("claim", *(token(code, taken[code]) for code in named)) if named else SKIP


def one_of(_state: State, _frame: AtStep, step: OneOf, given: Given) -> Plain:
    """The next trade in the order named, or the most expensive one that the energy pays for."""
    for word, trade in sorted(step.trades.items(), key=lambda pair: -pair[1].give.energy):
        if trade.give.energy and given.worth("energy") >= trade.give.energy:
            return ("trade", word)
    following = [code for code in given.sequence if given.tiles[code] and code in step.trades]
    if not following:
        return SKIP
    at = given.sequence.index(following[0])
    given.sequence = given.sequence[:at] + given.sequence[at + 1 :]
    given.take(following[0], 1)
    return ("trade", following[0])


def fee(_state: State, _frame: AtStep, step: Fee, given: Given) -> Plain:
    """Pay the fee if its tiles are named."""
    if step.price.energy:
        return given.pay("energy") if given.worth("energy") else SKIP
    tiles = [(CODES[i], n) for i, n in step.price.tiles]
    if any(given.have(code) < n for code, n in tiles):
        return SKIP
    for code, n in tiles:
        given.take(code, n)
    return ("pay", *(token(code, n) for code, n in tiles))


def produce(state: State, frame: AtStep, step: Produce, given: Given) -> Plain:
    """The good to take, and the indicator: the good's own unless the joker is named or is the only one.

    Raises:
        InvalidMove: When no good that can be taken is named.
    """
    tiles, products = given.tiles, step.products
    named = [i for i in products if tiles[CODES[i]]] if len(products) > 1 else products
    if len(named) != 1:
        raise word_error("USE", f"USE {frame.card} {given.line}")
    good, code = GOODS[named[0]].name, CODES[named[0]]
    tiles[code] = 0
    if tiles.pop(JOKER, 0) or step.joker_only or good not in choices(state, named[0]):
        return ("take", "joker", code) if len(products) > 1 else ("take", "joker")
    return "take", good


def choose(_state: State, frame: AtStep, step: Choose, given: Given) -> Plain:
    """The gift whose tiles are all named; `SKIP` if none is named and the card has an effect without it.

    Raises:
        InvalidMove: When no gift has these tiles.
    """
    for move, tiles in step.bags.items():
        if all(given.tiles[CODES[i]] >= n for i, n in tiles):
            for i, n in tiles:
                given.tiles[CODES[i]] -= n
            return move
    if is_bare(frame.card) and not is_required(frame.card):
        return SKIP
    raise word_error("USE", f"USE {frame.card} {given.line}")


ANSWERS: dict[type[Step], Callable[[State, AtStep, Any, Given], Plain]] = {
    Exchange: exchange, Together: together, OneOf: one_of, Fee: fee, Different: different, Produce: produce, Clear: clear,
    PerFeature: claim, Choose: choose,
}  # fmt: skip
