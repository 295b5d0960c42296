"""Buying (F6.6) and placing (F7.3, F7.4) districts and plots."""

from __future__ import annotations

from typing import Final

from .. import goods as g
from ..land import DISTRICT_SIDES, PLOT_SIDES, piece
from ..moves import IllegalMove, Refusal
from ..state import Player, State
from ..steps.base import Plain

SIDES: Final = {"district": DISTRICT_SIDES, "plot": PLOT_SIDES}


def rows(state: State, player: Player, side: str) -> tuple[str, ...]:
    """The rows where a piece of land with this side up may go."""
    edges = player.ground.edges
    if side == "coast":
        return edges.coast
    if side == "mountain":
        return edges.mountain
    return edges.bridged if state.rulings.district_gap else edges.district


def places(state: State, player: Player, kind: str) -> list[Plain]:
    """Every way to lay a piece of land, at any cost."""
    return [(kind, row, side) for side in SIDES[kind] for row in rows(state, player, side)]


def offers(state: State, player: Player) -> list[Plain]:
    """Every affordable purchase of the top district or plot."""
    money = player.money()
    moves: list[Plain] = []
    if state.districts and money >= state.districts[0]:
        moves += places(state, player, "district")
    if state.plots and money >= state.plots[0]:
        moves += places(state, player, "plot")
    return moves


def buy(state: State, seat: int, move: Plain) -> None:
    """Pay for the top tile and lay it."""
    price = (state.districts if move[0] == "district" else state.plots)[0]
    state.players[seat].give(((g.COIN, price),))
    lay(state, seat, move)


def lay(state: State, seat: int, move: Plain, *, keep: bool = False) -> None:
    """Take the top tile off its pile (unless `keep`) and join it to the landscape."""
    kind, top, side = move
    if not keep:
        if kind == "district":
            state.districts = state.districts[1:]
        else:
            state.plots = state.plots[1:]
    state.players[seat].add_land(*piece(side, int(top)))


def explain(state: State, seat: int, move: Plain, buys: int, *, phase: bool = False, ready: bool = True) -> Refusal:
    """Why land is refused: already bought, none left, too dear, or no place for it there.

    Args:
        buys: How many purchases are left.
        phase: Whether it is the purchase of a settlement phase and not of a turn.
        ready: Whether this is still the moment for it.
    """
    kind, row, side = (*move, "", "")[:3]
    player = state.players[seat]
    pile = state.districts if kind == "district" else state.plots
    if not ready:
        return IllegalMove("landscape-before-settlement", "F8.3")
    if not buys:
        span, rule = ("phase", "F8.3") if phase else ("turn", "F6.6")
        return IllegalMove("landscape-already-bought", rule, span=span)
    if not pile:
        return IllegalMove("no-landscape-left", "F1.4", kind=kind)
    if player.money() < pile[0]:
        drinks = player.money() - player.goods[g.COIN]
        return IllegalMove("landscape-too-dear", "F6.6", kind=kind, price=pile[0], coins=player.money(), drinks=drinks)
    return explain_place(player, kind, row, side)


def explain_place(player: Player, kind: str, row: str, side: str) -> Refusal:
    """Why a piece of land does not fit there."""
    if side not in SIDES[kind] or not row.removeprefix("-").isdecimal():
        return IllegalMove("not-an-option", "F7.2", line=f"{kind} {row} {side}")
    covers, _ = piece(side, int(row))
    if taken := next((place for place in covers if place in player.ground), ""):
        return IllegalMove("land-overlaps", "F7.3" if kind == "district" else "F7.4", space=taken)
    if kind == "district":
        return IllegalMove("district-not-adjacent", "F7.3", row=row)
    return IllegalMove("plot-not-adjacent", "F7.4", row=row, side=side)
