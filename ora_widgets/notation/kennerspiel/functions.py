"""The parameters of `USE`: what they name is handed out, question by question, as answers to a building's function."""

from __future__ import annotations

from collections import Counter

from ...engine import IllegalMove, Move, State, options
from ...engine.cards import CARDS, trade_of
from ...engine.frames import AtStep, Bill
from ...engine.goods import CODES, COIN, FIVE_COINS, GOODS, INDEX, token
from ...engine.steps.base import SKIP, Step
from ...engine.steps.grants import Enter, Grant, Recall
from ...engine.steps.ground import Clear
from ...engine.steps.payment import KINDS
from ...engine.steps.points import PerFeature
from ...engine.steps.price import Price
from ...engine.steps.trade import WHOLE_TILE, Choose, Different, Exchange, Fee, Gain, OneOf, PerOwned, Together
from ...engine.steps.wheel import Produce
from .words import JOKER, codes, malformed, order, place

ONE = CODES[COIN]
COINS = {"Wn": 1, "Wh": 2}  # what a drink is worth as money
# These cannot do without parameters; all others may be used for nothing.
REQUIRED = {"F25": "13 × Gn|Wo|…", "G02": "PtClWo Gn", "I08": "Be|Wh", "I29": "x y"}


def is_bare(card: str) -> bool:
    """Whether a card does something as soon as it is used: its first step asks nothing that has to be named."""
    first = CARDS[card].does[0]
    if isinstance(first, Produce):
        return not first.joker_only
    return isinstance(first, Gain | PerOwned | Enter | Grant | Recall)


def is_required(card: str) -> bool:
    """Whether a card cannot be used without parameters."""
    return card in REQUIRED or (card[0] == "L" and card[2] == "2")


class Given:
    """What a command names, consumed answer by answer.

    Args:
        words: The parameters of the command, such as `["PtPt", "Wo"]`.
        card: The id of the card whose function they belong to; empty for a settlement's payment.
        choosy: Whether points that are to be had have to be named.

    Raises:
        InvalidMove: When a parameter is no good, or where spaces are named no space.
    """

    def __init__(self, words: list[str], card: str = "", *, choosy: bool = True) -> None:
        self.choosy = choosy
        self.line = " ".join(words)
        self.does: tuple[Step, ...] = CARDS[card].does if card else ()
        self.step = 0
        self.spaces: list[str] = []
        self.first: list[str] = []
        self.sequence: list[str] = []
        self.tiles: Counter[str] = Counter()
        self.paid: Counter[str] = Counter()  # the coin tiles named for the last answer
        if not words:
            return
        if any(isinstance(step, Clear) for step in self.does):
            if len(words) % 2:
                raise malformed("USE", f"USE {card} {self.line}")
            self.spaces = [place(*words[i : i + 2]) for i in range(0, len(words), 2)]
            return
        named = [codes(word) for word in words]
        if card == "G02" and len(named) == 2:
            named[1] *= 6  # the one good named is received six times
        self.sequence = [code for word in named for code in word]
        self.first = named[0] if card == "G02" else self.sequence.copy()
        self.tiles = Counter(self.sequence)

    def drinks_as_money(self) -> list[str]:
        """The drinks that are to be cashed before anything else, since the function has no use for them as such."""
        if not self.tiles.keys() & COINS.keys():
            return []
        wanted = {CODES[i] for step in self.does for price in prices(step) for i, _ in price.tiles}
        if any(price.food or price.points for step in self.does for price in prices(step)) or ONE not in wanted:
            return []
        drinks = [code for code in self.tiles.elements() if code in COINS and code not in wanted]
        for code in drinks:
            self.tiles[code] -= 1
            self.tiles[ONE] += COINS[code]
        return drinks

    def leftover(self) -> str:
        """What has been named and not been used."""
        return "".join(self.tiles.elements()) + " ".join(self.spaces)

    def take(self, code: str, count: int) -> None:
        """Consume tiles; money may be named as either kind of coin tile, and a 5-coin tile may be too much.

        Args:
            count: How many tiles; of the coin, how much money.
        """
        if code != ONE:
            self.tiles[code] -= count
            return
        fives = 0 if self.tiles[ONE] >= count else min(self.tiles[FIVE_COINS], count // 5)
        if self.tiles[ONE] < count - 5 * fives <= 5 * (self.tiles[FIVE_COINS] - fives):
            fives += 1  # more than is asked: change is given
        ones = max(0, count - 5 * fives)
        self.paid += Counter({FIVE_COINS: fives, ONE: ones})
        self.tiles[FIVE_COINS] -= fives
        self.tiles[ONE] -= ones

    def have(self, code: str) -> int:
        """How many tiles of a good are named; for the coin, how much money."""
        return self.tiles[ONE] + 5 * self.tiles[FIVE_COINS] if code == ONE else self.tiles[code]

    def reserved(self, code: str) -> int:
        """Tiles that a later step of the function takes as such."""
        later = [trade for step in self.does[self.step + 1 :] for trade in trades(step)]
        return sum(n * trade.most for trade in later for i, n in trade.give.tiles if CODES[i] == code)

    def spendable(self, unit: str) -> dict[str, int]:
        """The named tiles that count for a unit.

        Args:
            unit: The unit of a price, such as `"food"` or `"energy"`.

        Returns:
            How many tiles by code.
        """
        counts = {code: self.tiles[code] - self.reserved(code) for _, code in KINDS[unit]}
        if unit == "food":
            counts[FIVE_COINS] = self.tiles[FIVE_COINS]
        return {code: count for code, count in counts.items() if count > 0}

    def worth(self, unit: str) -> int:
        """What they are worth.

        Args:
            unit: The unit of a price, as for `spendable`.
        """
        values = {code: value for value, code in KINDS[unit]}
        return sum(values.get(code, 5) * count for code, count in self.spendable(unit).items())

    def times(self, trade: Exchange) -> int:
        """How often the named tiles pay for a trade; amounts count where it takes no certain goods."""
        price = trade.give
        found = [self.have(CODES[i]) // n for i, n in price.tiles]
        if not found:
            found += [self.worth("food") // price.food] if price.food else []
            found += [self.worth("energy") // price.energy] if price.energy else []
        times = min([*found, trade.most]) if trade.most else min(found)
        for i, n in price.tiles:
            self.take(CODES[i], n * times)
        return times

    def pay(self, unit: str) -> Move:
        """All of the named tiles that count for a unit, as a payment.

        Args:
            unit: The unit of a price, as for `spendable`.
        """
        words = Counter(self.spendable(unit))
        for code, count in words.items():
            self.tiles[code] -= count
            if code in (ONE, FIVE_COINS):
                self.paid[code] += count
        if unit == "food" and words[FIVE_COINS]:
            words[ONE] += 5 * words.pop(FIVE_COINS)
        return Move(("pay", *(token(code, words[code]) for code in sorted(words, key=order) if words[code])))


def trades(step: Step) -> list[Exchange]:
    """The trades that a step consists of."""
    if isinstance(step, Exchange):
        return [step]
    if isinstance(step, Together):
        return list(step.trades)
    return list(step.trades.values()) if isinstance(step, OneOf) else []


def prices(step: Step) -> list[Price]:
    """What a step may ask for."""
    return [step.price] if isinstance(step, Fee) else [trade.give for trade in trades(step)]


def answer(state: State, frame: AtStep | Bill, given: Given) -> Move:
    """The answer that the parameters of `USE` give to the question on top, a step or a payment.

    Raises:
        InvalidMove: When a choice is not named.
        IllegalMove: When something is named that nothing asks for.
    """
    given.paid.clear()
    if isinstance(frame, Bill):
        return given.pay(frame.unit)
    card, given.step = frame.card, frame.step
    step = given.does[given.step]
    if isinstance(step, Exchange) and given.tiles[FIVE_COINS] and not given.tiles[ONE] and WHOLE_TILE in options(state):
        given.tiles[FIVE_COINS] -= 1
        given.paid[FIVE_COINS] += 1
        return Move(WHOLE_TILE)
    if isinstance(step, Exchange | Together):
        return Move(("times", str(given.times(trade_of(frame)))))
    if isinstance(step, OneOf):
        return one_of(step, given)
    if isinstance(step, Fee):
        return fee(step, given)
    if isinstance(step, Different):
        for code in given.first:
            given.tiles[code] -= 1
            given.paid[code] += code in (ONE, FIVE_COINS)
        return Move(("give", *sorted(given.first, key=order))) if given.first else Move(SKIP)
    if isinstance(step, Produce):
        return produce(state, card, step, given)
    if isinstance(step, Clear):
        return Move(("clear", given.spaces.pop(0))) if given.spaces else Move(SKIP)
    if isinstance(step, PerFeature):
        taken, given.tiles = given.tiles, Counter()
        if not +taken and not given.choosy:
            return Move(SKIP)
        if not +taken:
            raise malformed("USE", f"USE {card} {given.line}")
        return Move(("claim", *(token(code, taken[code]) for code in sorted(taken, key=order) if taken[code])))
    if isinstance(step, Choose):
        return choose(card, step, given)
    raise IllegalMove("unused-answer", "", line=f"USE {card}", word=given.line)


def one_of(step: OneOf, given: Given) -> Move:
    """The next trade in the order named, or the dearest that the fuel pays for."""
    for word, trade in sorted(step.trades.items(), key=lambda pair: -pair[1].give.energy):
        if trade.give.energy and given.worth("energy") >= trade.give.energy:
            return Move(("trade", word))
    following = [code for code in given.sequence if given.tiles[code] and code in step.trades]
    if not following:
        return Move(SKIP)
    given.sequence.remove(following[0])
    given.take(following[0], 1)
    return Move(("trade", following[0]))


def fee(step: Fee, given: Given) -> Move:
    """Pay it if that is named."""
    if step.price.energy:
        return given.pay("energy") if given.worth("energy") else Move(SKIP)
    tiles = [(CODES[i], n) for i, n in step.price.tiles]
    if any(given.have(code) < n for code, n in tiles):
        return Move(SKIP)
    for code, n in tiles:
        given.take(code, n)
    return Move(("pay", *(token(code, n) for code, n in tiles)))


def produce(state: State, card: str, step: Produce, given: Given) -> Move:
    """What is taken, and with which indicator: the good's own unless the joker is named or there is no other.

    Raises:
        InvalidMove: When nothing is named that it can take.
    """
    products = [CODES[i] for i in step.products]
    named = [code for code in products if given.tiles[code]] if len(products) > 1 else products
    if len(named) != 1:
        raise malformed("USE", f"USE {card} {given.line}")
    given.tiles[named[0]] = 0
    own = Move(("take", GOODS[INDEX[named[0]]].name))
    if given.tiles.pop(JOKER, 0) or own not in options(state):
        return Move(("take", "joker", *named)) if len(products) > 1 else Move(("take", "joker"))
    return own


def choose(card: str, step: Choose, given: Given) -> Move:
    """The gift whose tiles are all named; what was given before it is kept without one.

    Raises:
        InvalidMove: When no gift has these tiles.
    """
    for move, tiles in step.bags.items():
        if all(given.tiles[CODES[i]] >= n for i, n in tiles):
            given.tiles -= Counter({CODES[i]: n for i, n in tiles})
            return Move(move)
    if is_bare(card) and not is_required(card):
        return Move(SKIP)
    raise malformed("USE", f"USE {card} {given.line}")
