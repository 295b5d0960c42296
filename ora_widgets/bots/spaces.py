"""Where on a landscape a card goes best, by rules of thumb."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..engine import Player
from ..engine.land import NEIGHBOURS, WATER
from ..engine.steps.base import Plain
from ..engine.turn.scoring import WATER_DWELLING
from .features import DWELLING

# Ground that few cards can do without is kept for them.
SCARCE: Final = {"coast": 2.0, "mountain": 3.0, "hillside": 1.0, "plains": 0.0, "water": 0.0}
# A neighbour that may yet become a settlement, or stay what it is.
LIKELY, UNLIKELY = 0.3, 0.25


def best_spaces(player: Player, moves: Sequence[Plain], card: str, most: int) -> list[Plain]:
    """The moves with the best spaces for a card, or the best forests and moors to clear.

    Args:
        moves: One move per space, which follows the card or, without one, the verb.
        card: The card's id; empty when a space is cleared.
        most: How many to return at most.
    """
    if len(moves) <= most:
        return list(moves)
    place = 2 if card else 1

    def rate(move: Plain) -> float:
        if not card:
            return _cleared(player, move[place])
        return (_settlement if card[0] == "S" else _building)(player, move[place], DWELLING[card])

    return sorted(moves, key=rate, reverse=True)[:most]


def _settlement(player: Player, space: str, dwelling: int) -> float:
    """A settlement counts its neighbours' dwelling values, now and later."""
    total = -SCARCE[player.ground[space]]
    for near in NEIGHBOURS[space]:
        held = player.holds.get(near, "")
        if held in DWELLING:
            total += DWELLING[held] + (dwelling if held[0] == "S" else 0)
        elif near in player.ground:
            total += WATER_DWELLING if player.ground[near] == WATER else LIKELY * dwelling
    return total


def _building(player: Player, space: str, dwelling: int) -> float:
    """A building lends its dwelling value to settlements, and should not take a good place from one."""
    total = -SCARCE[player.ground[space]]
    for near in NEIGHBOURS[space]:
        held = player.holds.get(near, "")
        if held[:1] == "S" and held in DWELLING:
            total += dwelling
        elif held in DWELLING:
            total -= UNLIKELY * max(DWELLING[held], 0)
        elif near in player.ground:
            total += LIKELY * dwelling if player.ground[near] != WATER else -UNLIKELY * WATER_DWELLING
    return total


def _cleared(player: Player, space: str) -> float:
    """Room is best made where a settlement would count much."""
    total = 0.0
    for near in NEIGHBOURS[space]:
        total += DWELLING.get(player.holds.get(near, ""), 0)
        if player.ground.get(near) == WATER and near not in player.holds:
            total += WATER_DWELLING
    return total
