"""The pieces of a position and where they lie."""

from __future__ import annotations

from dataclasses import dataclass, field

Goods = tuple[int, ...]  # tiles by index of goods.GOODS
Cards = tuple[tuple[str, str], ...]  # cards and their spaces, or clergymen and the cards they stand on
Pieces = tuple[tuple[str, str, str], ...]  # land in the words of a move: district or plot, row, side

SEAT_FIELDS = ("goods", "built", "placed", "land", "cleared", "hand")  # the fields that are kept by colour


@dataclass(frozen=True, slots=True)
class Position:
    """Where a game begins that does not begin at the beginning: every piece and where it lies, possible or not.

    Args:
        round: Rotations of the wheel; 0 for the first round that fits.
        phase: The letter of a settlement phase, `"bonus"` for the bonus round, empty for the actions of a round.
        to_move: The colour of whose turn it is; empty for the first.
        slot: Which turn of the round, 1 for the first, where a seat has two.
        goods: By colour, exactly the goods there; a colour without an entry has what everybody begins with.
        built: By colour, cards and their spaces.
        placed: By colour, clergymen and the cards they stand on.
        land: By colour, pieces in the order they were bought.
        cleared: By colour, spaces without their forest or moor.
        hand: By colour, settlements in hand; without an entry all that have been dealt and are not built.
        wheel: By indicator, its steps since it was put on 0, or `OFF` (-1) off the wheel; without an entry it was never used.
        display: Exactly the cards there; `None` for all that have been dealt and are not built.
        wonders: How many are left in the supply; `None` for all that nobody has.
    """

    round: int = 0
    phase: str = ""
    to_move: str = ""
    slot: int = 0
    actions: int = 0
    goods: dict[str, Goods] = field(default_factory=dict)
    built: dict[str, Cards] = field(default_factory=dict)
    placed: dict[str, Cards] = field(default_factory=dict)
    land: dict[str, Pieces] = field(default_factory=dict)
    cleared: dict[str, tuple[str, ...]] = field(default_factory=dict)
    hand: dict[str, tuple[str, ...]] = field(default_factory=dict)
    wheel: dict[str, int] = field(default_factory=dict)
    display: tuple[str, ...] | None = None
    wonders: int | None = None
