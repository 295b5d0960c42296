"""A price: certain goods, and amounts of food, energy or points that may be paid with any mix of goods."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from .. import goods as g
from ..frames import AtStep, bill
from ..goods import Bag, bag
from ..icons import Amount
from ..state import Player, State
from .base import pairs
from .payment import can_feed, straw_needed, worth

UNITS: Final = {"food": 1, "energy": 2, "points": 1}  # energy counts in halves


class Price:
    """What one trade costs.

    Args:
        text: The price, such as `"2Cl Sw"`, `"Fl + 1/2 energy"` or `"2 food + 1 energy"`.

    >>> Price("Fl + 1/2 energy").energy
    1
    """

    __slots__ = ("energy", "food", "points", "tiles")

    def __init__(self, text: str) -> None:
        amounts = dict.fromkeys(UNITS, 0)
        tiles = []
        words = iter(text.replace("+", " ").split())
        for word in words:
            if word[0].isdigit() and word[-1].isdigit():
                unit = next(words)
                amounts[unit] = int(Fraction(word) * UNITS[unit])
            else:
                tiles.append(word)
        self.tiles: Bag = bag(" ".join(tiles))
        self.food, self.energy, self.points = amounts["food"], amounts["energy"], amounts["points"]

    def affordable(self, player: Player, times: int) -> bool:
        """Whether a number of trades can be paid together (no change, F8.4)."""
        if not player.can_give(self.tiles, times):
            return False
        if self.points:
            rest = player.copy()
            rest.give(self.tiles, times)
            return worth(rest, "points") >= self.points * times
        return can_feed(player, self.food * times, self.energy * times)

    def times(self, player: Player, most: int) -> int:
        """How many trades are affordable, at most `most` (0: no limit)."""
        goods = player.goods
        limit = most or 999
        for index, count in self.tiles:
            owned = goods[index]
            if index == g.STRAW:
                owned += goods[g.GRAIN]
            elif index == g.COIN:
                owned = player.money()
            limit = min(limit, owned // count)
        if limit and self.food:
            limit = min(limit, worth(player, "food") // self.food)
        if limit and self.energy:
            limit = min(limit, worth(player, "energy") // self.energy)
        while limit > 0 and not self.affordable(player, limit):
            limit -= 1
        return limit

    def charge(self, state: State, frame: AtStep, times: int) -> None:
        """Take the goods and ask for the amounts; food is asked first, leaving the grain that energy needs.

        Args:
            times: How often the price is paid.
        """
        seat, card = frame.seat, frame.card
        player = state.players[seat]
        player.give(self.tiles, times)
        if self.energy:
            state.ask(bill("due", seat, "energy", self.energy * times, 0, card))
        if self.food:
            state.ask(bill("due", seat, "food", self.food * times, straw_needed(player, self.energy * times), card))
        if self.points:
            state.ask(bill("due", seat, "points", self.points * times, 0, card))

    def picture(self) -> list[Amount]:
        """The price as pairs of good (or `food`, `energy`, `points`) and count."""
        amounts = [("food", self.food), ("energy", self.energy / 2), ("points", self.points)]
        return pairs(self.tiles) + [amount for amount in amounts if amount[1]]
