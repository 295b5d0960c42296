"""Work contracts (F5.3): the price, the present instead of it, and the owner's choice of clergyman."""

from __future__ import annotations

from typing import Final

from .. import goods as g
from ..frames import Use, use_of
from ..moves import IllegalMove, Refusal
from ..state import LAY, PRIOR, Player, State
from ..steps.base import Asker, Plain, run_function
from .building import explain_unbuilt

DRINKS: Final = {"wine": g.WINE, "whiskey": g.WHISKEY}
COUNTRY: Final = {"wine": "france", "whiskey": "ireland"}


def offers(state: State, player: Player, occupied: set[str]) -> list[Plain]:
    """A contract for every unoccupied building of the others, per means of payment."""
    means = payments(state, player)
    barred = set() if state.rulings.any_building else occupied
    moves: list[Plain] = []
    if means:
        for owner in state.players:
            if owner is not player and (owner.brothers or not owner.prior or state.rulings.any_building):
                moves += [("contract", card, how) for card in owner.buildings if card not in barred for how in means]
    return moves


def payments(state: State, player: Player) -> list[str]:
    """How this player could pay for a contract now."""
    means = ["coins"] if player.money() >= state.price else []
    return means + [drink for drink, good in DRINKS.items() if player.goods[good]]


def sign(state: State, seat: int, move: Plain) -> None:
    """Pay and let the owner send a clergyman; coins go to him, a drink to the supply (F5.3.4, F5.3.5)."""
    _, card, how = move
    owner = state.sites[card][0]
    pay(state, seat, owner, how)
    lender = state.players[owner]
    state.ask(use_of("hired", seat, card))
    if not lender.prior and lender.brothers:
        # In the solo game the player decides for the neutral one (F13.5).
        state.ask(use_of("lend", owner if owner < state.mode.players else seat, card, how))
    elif lender.brothers or not lender.prior:
        lender.station(LAY if lender.brothers else PRIOR, card)


def pay(state: State, seat: int, owner: int, how: str) -> None:
    """Hand over the price of a contract; the neutral player's coins go to the supply (F13.5)."""
    player = state.players[seat]
    if how in DRINKS:
        player.goods[DRINKS[how]] -= 1
    else:
        player.give(((g.COIN, state.price),))
        if owner < state.mode.players:
            state.players[owner].goods[g.COIN] += state.price


class Lend(Asker[Use]):
    """Which of his clergymen the owner sends (F5.3.2)."""

    __slots__ = ()

    def options(self, state: State, frame: Use) -> list[Plain]:
        return [("send", LAY), ("send", PRIOR)]

    def take(self, state: State, frame: Use, move: Plain) -> None:
        owner, _ = state.sites[frame.card]
        state.players[owner].station(move[1], frame.card)


def run_hired_building(state: State, frame: Use) -> None:
    """The clergyman stands, the function runs for the one who pays."""
    run_function(state, frame.seat, frame.card)


def explain(state: State, seat: int, move: Plain) -> Refusal:
    """Why a contract is refused: the building, its owner's clergymen, or the payment."""
    _, card, how = (*move, "", "")[:3]
    if refusal := explain_unbuilt(state, card):
        return refusal
    owner = state.sites[card][0]
    if owner == seat:
        return IllegalMove("own-building", "F5.3.8", card=card)
    if card in state.occupied_cards() and not state.rulings.any_building:
        return IllegalMove("occupied", "F5.2.5", card=card)
    lender = state.players[owner]
    if lender.prior and not lender.brothers and not state.rulings.any_building:
        return IllegalMove("owner-has-no-clergyman", "F5.3.3", card=card, owner=owner)
    player = state.players[seat]
    others = payments(state, player)
    instead = others[0] if others else "none"
    if how in DRINKS:
        if COUNTRY[how] != state.country:
            return IllegalMove("wrong-drink", "F5.3.5", drink=how, country=state.country)
        return IllegalMove("no-drink", "F5.3.5", drink=how, instead=instead)
    if how == "coins":
        coins = player.goods[g.COIN]
        return IllegalMove("contract-price", "F5.3.4", price=state.price, coins=coins, instead=instead)
    return IllegalMove("not-an-option", "F5.3.4", line=" ".join(move))
