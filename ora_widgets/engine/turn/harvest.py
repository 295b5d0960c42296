"""Felling trees and cutting peat (F5.4)."""

from __future__ import annotations

from typing import Final

from .. import goods as g
from ..goods import GOODS
from ..land import FOREST, MOOR
from ..moves import IllegalMove, Refusal
from ..state import Player, State
from ..steps.base import Plain
from ..steps.wheel import INDICATOR_INDEX, choices, not_on_wheel, produce

YIELD: Final = {"fell": g.WOOD, "cut": g.PEAT}
COVER: Final = {"fell": FOREST, "cut": MOOR}


def offers(state: State, player: Player, verbs: tuple[str, ...]) -> list[Plain]:
    """A move for every forest (moor) and indicator."""
    moves: list[Plain] = []
    for verb in verbs:
        spaces = player.forests if verb == "fell" else player.moors
        if spaces:
            indicators = choices(state, YIELD[verb])
            moves += [(verb, space, indicator) for space in spaces for indicator in indicators]
    return moves


def harvest(state: State, seat: int, move: Plain) -> None:
    """Remove the card and take wood (peat) by the wheel."""
    verb, space, indicator = move
    state.players[seat].empty(space)
    produce(state, seat, YIELD[verb], indicator)


def explain(state: State, seat: int, move: Plain) -> Refusal:
    """Why a card may not be removed: none is left, none lies there, or the indicator is not the right one."""
    verb, space, indicator = (*move, "", "")[:3]
    what = COVER[verb]
    player = state.players[seat]
    if what not in player.holds.values():
        return IllegalMove(
            "none-to-fell", "F5.4.3", what=what, named="yes" if state.pending[-1].kind == "act" else "no"
        )
    if player.holds.get(space) != what:
        return IllegalMove("nothing-to-fell", "F5.4.1", space=space, what=what)
    if indicator in INDICATOR_INDEX and indicator in ("joker", GOODS[YIELD[verb]].name):
        return not_on_wheel(state, indicator, choices(state, YIELD[verb]))
    return IllegalMove("not-an-option", "F5.4.1", line=" ".join(move))
