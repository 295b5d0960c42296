"""Settlements: a player's step of a settlement phase (F8), and what building one costs."""

from __future__ import annotations

from ..cards import CARDS, SETTLEMENTS
from ..frames import Turn, bill, turn
from ..moves import IllegalMove, Refusal
from ..state import Player, State
from ..steps.base import DONE, Asker, Plain
from ..steps.payment import can_feed, straw_needed
from . import landscape
from .building import empty_spaces, explain_space, uncover


def offers(state: State, player: Player) -> list[Plain]:
    """Every settlement in hand that can be paid for, on every space that takes it (F8.4, F8.5)."""
    moves: list[Plain] = []
    if empty := empty_spaces(state, player):
        for id_ in player.hand:
            row = SETTLEMENTS[id_]
            if can_feed(player, row.food, row.energy):
                moves += [("settle", id_, s) for s, terrain in empty if terrain in row.terrain]
    return moves


def settle(state: State, seat: int, move: Plain) -> None:
    """Lay the settlement and ask for food and energy."""
    _, id_, space = move
    row = SETTLEMENTS[id_]
    player = state.players[seat]
    player.hand = tuple(other for other in player.hand if other != id_)
    uncover(player, space)
    player.put(space, id_)
    if row.energy:
        state.ask(bill("due", seat, "energy", row.energy, 0, id_))
    if row.food:
        state.ask(bill("due", seat, "food", row.food, straw_needed(player, row.energy), id_))


class Settle(Asker[Turn]):
    """One settlement and, before it, one landscape (F8.3)."""

    __slots__ = ()

    def options(self, state: State, frame: Turn) -> list[Plain]:
        player = state.players[frame.seat]
        moves = offers(state, player) if frame.mains else []
        if frame.buys:
            moves += landscape.offers(state, player)
        moves.append(DONE)
        return moves

    def allows(self, state: State, frame: Turn, move: Plain) -> bool:
        player = state.players[frame.seat]
        if move[0] == "settle":
            return bool(frame.mains) and move in offers(state, player)
        return move == DONE or (bool(frame.buys) and move in landscape.offers(state, player))

    def take(self, state: State, frame: Turn, move: Plain) -> None:
        verb = move[0]
        if verb in ("district", "plot"):
            state.ask(turn("settle", frame.seat, frame.mains, frame.buys - 1))
            landscape.buy(state, frame.seat, move)
        elif verb == "settle":
            state.ask(turn("settle", frame.seat, 0, frame.buys if state.rulings.any_order else 0))
            settle(state, frame.seat, move)

    def explain(self, state: State, frame: Turn, move: Plain) -> Refusal:
        if move[0] in ("district", "plot"):
            ready = bool(frame.mains or frame.buys or state.rulings.any_order)
            return landscape.explain(state, frame.seat, move, frame.buys, phase=True, ready=ready)
        if move[0] != "settle":
            return IllegalMove("other-question", "F8.8", line=" ".join(move), question="settle")
        if not frame.mains:
            return IllegalMove("one-settlement", "F8.3")
        return explain(state, state.players[frame.seat], move)


def explain(state: State, player: Player, move: Plain) -> Refusal:
    """Why a settlement may not be built there: not in hand, too dear, no place."""
    _, id_, space = (*move, "", "")[:3]
    row = SETTLEMENTS.get(id_)
    if id_ in CARDS:
        return IllegalMove("not-a-settlement", "F8.3", card=id_)
    if row is None or id_ not in player.hand:
        return IllegalMove("settlement-not-in-hand", "F8.7", card=id_)
    if refusal := explain_space(state, player, space):
        return refusal
    if player.ground[space] not in row.terrain:
        return IllegalMove(
            "settlement-wrong-terrain", "F8.5", card=id_, terrain=player.ground[space], allowed=row.terrain
        )
    return IllegalMove("settlement-too-dear", "F8.4", card=id_, food=row.food, energy=row.energy / 2)
