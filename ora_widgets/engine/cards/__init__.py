"""Every card as one row, by id."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from ..frames import AtStep, Frame
from ..steps.trade import Exchange, OneOf, Together
from . import rows
from .rows import Card, Settlement

if TYPE_CHECKING:
    from ..state import State
    from ..steps.base import Step

CARDS: Final[dict[str, Card]] = {row.id: row for row in (*rows.HEARTLAND, *rows.COMMON, *rows.FRANCE, *rows.IRELAND)}
# By `Rulings.table`: what a card costs and is worth depends on who prints it, all else does not.
PRINTED: Final[dict[str, dict[str, Card]]] = {
    "official": CARDS,
    "kennerspiel": CARDS | {row.id: row for row in rows.KENNERSPIEL},
    "weblabora": CARDS | {row.id: row for row in rows.WEBLABORA},
}
SETTLEMENTS: Final[dict[str, Settlement]] = {row.id: row for row in rows.SETTLEMENTS}


@cache
def roster(country: str, labels: tuple[str, ...], crossed: str, left_out: tuple[str, ...] = ()) -> tuple[Card, ...]:
    """The buildings of a game, by number (F2.4).

    Args:
        labels: The player labels in play, out of `""`, `"3+"` and `"4"`.
        crossed: The number of players that bars a card which crosses it out; empty for none.
        left_out: The ids of cards that stay in the box by agreement.

    >>> len(roster("france", ("", "3+"), ""))
    33
    """
    sides = {"france": "FG", "ireland": "IG"}[country]
    rows = [row for row in CARDS.values() if row.number and row.id[0] in sides and row.label in labels]
    rows = [row for row in rows if not (crossed and crossed in row.crossed) and row.id not in left_out]
    return tuple(sorted(rows, key=lambda row: row.number))


def in_play(state: State) -> tuple[Card, ...]:
    """The buildings of a state's game, by number."""
    mode = state.mode
    return roster(state.country, mode.labels, mode.crossed, mode.left_out)


@cache
def _cached_ids_in_piles(
    pile: str, country: str, labels: tuple[str, ...], crossed: str, left_out: tuple[str, ...]
) -> tuple[str, ...]:
    return tuple(row.id for row in roster(country, labels, crossed, left_out) if row.pile == pile)


def ids_in_piles(state: State, pile: str) -> tuple[str, ...]:
    """The ids of the buildings of a state's game that are in a pile before it is dealt, by number."""
    mode = state.mode
    return _cached_ids_in_piles(pile, state.country, mode.labels, mode.crossed, mode.left_out)


def step_of(frame: Frame) -> Step | None:
    """The step of a building that a question belongs to, if it is one of those."""
    return CARDS[frame.card].does[frame.step] if isinstance(frame, AtStep) else None


def trade_of(frame: Frame, word: str = "") -> Exchange:
    """The trade that a question is about.

    Args:
        word: The trade that was chosen, where it is a choice of several.
    """
    match step_of(frame), frame:
        case Exchange() as trade, _:
            return trade
        case OneOf(trades=trades), _:
            return trades[word]
        case Together(trades=trades), AtStep(chosen=chosen):
            return trades[len(chosen)]
    raise ValueError(f"a question about no trade: {frame}")


__all__ = [
    "CARDS",
    "PRINTED",
    "SETTLEMENTS",
    "Card",
    "Settlement",
    "ids_in_piles",
    "in_play",
    "roster",
    "step_of",
    "trade_of",
]
