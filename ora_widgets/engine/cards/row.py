"""The shape of a card: one row, and the text it is written in."""

from __future__ import annotations

from dataclasses import dataclass

from ..goods import Bag, bag
from ..land import COAST, HILLSIDE, PLAINS
from ..steps.base import Step
from ..steps.trade import Fee

ORDINARY = (COAST, PLAINS, HILLSIDE)
PILES = {"start": (1, 13), "A": (14, 19), "B": (20, 26), "C": (27, 33), "D": (34, 41)}
LABELS = {"3+": {1, 6, 9, 16, 20, 29, 32, 36, 40}, "4": {3, 10, 13, 15, 23, 25, 31, 39}}


@dataclass(frozen=True, slots=True)
class Card:
    """A building: what it costs, where it may stand, what it is worth and what it does."""

    id: str
    name: str
    cost: Bag
    terrain: tuple[str, ...]
    cloister: bool
    economic: int
    dwelling: int
    does: tuple[Step, ...]
    crossed: str  # the player numbers crossed out on the card
    raises_price: bool  # contracts cost 2 coins once it is built (F5.3.4)

    @property
    def number(self) -> int:
        """The number printed on the card, 0 for the heartland's buildings."""
        return int(self.id[1:]) if self.id[1:].isdigit() else 0

    @property
    def pile(self) -> str:
        """`start`, `A` to `D`, or `heartland` (F1.1)."""
        number = self.number
        return next((name for name, (first, last) in PILES.items() if first <= number <= last), "heartland")

    @property
    def label(self) -> str:
        """The player label, which belongs to the number: empty, `3+` or `4` (F2.4)."""
        return next((label for label, numbers in LABELS.items() if self.number in numbers), "")


@dataclass(frozen=True, slots=True)
class Settlement:
    """A settlement: its cost in food and energy (half units), where it may stand and what it is worth (F8)."""

    id: str
    name: str
    food: int
    energy: int
    economic: int
    dwelling: int
    terrain: tuple[str, ...] = ORDINARY


def card(
    id_: str,
    name: str,
    cost: str,
    economic: int,
    dwelling: int,
    does: list[Step],
    *,
    on: str = "",
    cloister: bool = False,
    crossed: str = "",
    raises_price: bool = False,
) -> Card:
    """Write one row.

    Args:
        name: Its English name, for people who read the code.
        economic: Its economic value, in points.
        dwelling: Its dwelling value, in points.
        on: The terrain it is built on, where that is special.
        cloister: Whether it is a cloister building.
        raises_price: Whether it raises the price of a contract once it is built.
    """
    terrain = tuple(on.split()) or ORDINARY
    for place, step in enumerate(does, start=1):
        if isinstance(step, Fee):
            step.buys = tuple(does[place:])
    return Card(id_, name, bag(cost), terrain, cloister, economic, dwelling, tuple(does), crossed, raises_price)
