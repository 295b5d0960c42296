"""Every card is in one place: a pile, the display, a landscape, under another card, or a hand."""

from __future__ import annotations

from functools import cache

from ora_widgets.engine import State
from ora_widgets.engine.cards import CARDS, SETTLEMENTS, roster

from ..moment import Moment

PILES = "ABCD"


def dealt(state: State) -> int:
    """How many piles have been dealt; during a settlement phase its own is not yet (F8.6)."""
    return state.passed - any(frame.kind == "deal" for frame in state.pending)


@cache
def piles(country: str, labels: tuple[str, ...], crossed: str) -> dict[str, str]:
    """The buildings of a game, with the pile of each (F2.4)."""
    return {card.id: card.pile for card in roster(country, labels, crossed)}


def lie_in_one_place(moment: Moment) -> None:
    """Every building of the game is in exactly one place."""
    state, mode = moment.after, moment.after.mode
    known, number = piles(state.country, mode.labels, mode.crossed), dealt(state)
    if moment.setup.rulings.without_quarry_c:
        known = {card: pile for card, pile in known.items() if card != "F29"}
    found = [*state.display, *(card for _, card in state.covered)]
    found += [card for card, pile in known.items() if pile in PILES[number:]]
    found += [card for player in state.players for card in player.holds.values() if card in CARDS]
    once = set(found)
    assert len(found) == len(once), f"in two places: {sorted(card for card in once if found.count(card) > 1)}"
    wanted = {*known, *(f"L{moment.seat(player.seat)}{n}" for player in state.players for n in (1, 2, 3))}
    assert once <= wanted, f"not of this game: {sorted(once - wanted)}"
    if moment.setup.players > 1:  # alone, a building without a place on the neutral heartland leaves the game (D22)
        assert wanted <= once, f"nowhere: {sorted(wanted - once)}"


def settlements_are_each_ones_own(moment: Moment) -> None:
    """All players have each dealt settlement once, in hand or on their land (F2.5, F8.6)."""
    state = moment.after
    out = {f"S{number}" for number in range(1, 5 + min(dealt(state), 4))}
    for player in state.players:
        mine = sorted([*player.hand, *(card for card in player.holds.values() if card in SETTLEMENTS)])
        wanted = sorted(out) if player.seat < moment.setup.players else []
        assert mine == wanted, f"{moment.seat(player.seat)} has {mine}, not {wanted}"


def lists_agree_with_the_land(moment: Moment) -> None:
    """The index of the cards on the land matches the land."""
    state = moment.after
    stands = {
        card: (player.seat, space) for player in state.players for space, card in player.holds.items() if card in CARDS
    }
    assert stands == state.sites
    for player in state.players:
        held = player.holds
        assert set(held) <= set(player.ground), "cards lie beside the land"
        assert sorted(player.free) == sorted(set(player.ground) - set(held)), "free spaces"
        for name, kind in (("forests", "forest"), ("moors", "moor")):
            assert sorted(getattr(player, name)) == sorted(space for space, card in held.items() if card == kind), name
        assert sorted(player.buildings) == sorted(card for card in held.values() if card in CARDS), "buildings"
        cloisters = [space for space, card in held.items() if card in CARDS and CARDS[card].cloister]
        assert sorted(player.cloisters) == sorted(cloisters), "cloister buildings"
