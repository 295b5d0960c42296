"""Impossible positions, each a good one with a small change, and the invariant that must notice it.

The position has three players in France; red has a Priory, a coast and a mountain.
"""

from __future__ import annotations

from collections.abc import Callable

from ora_widgets.engine import Player, State
from ora_widgets.engine.cards import CARDS
from ora_widgets.engine.goods import CLAY, COIN, MALT, WONDER, WOOD
from ora_widgets.engine.land import Ground
from ora_widgets.engine.turn.building import erect

Change = Callable[[State], object]


def red(state: State) -> Player:
    """The player whom most faults affect."""
    return state.players[0]


def add(state: State, good: int, count: int, seat: int = 0) -> None:
    """Goods from nowhere."""
    state.players[seat].goods[good] += count


def steal_coin(state: State) -> None:
    """A coin that goes from green to red for no reason."""
    add(state, COIN, 1)
    add(state, COIN, -1, seat=1)


def terrain(state: State, **spaces: str) -> None:
    """Red's spaces with other terrain; `r0c3` is row 0, column 3, and m is a minus."""
    named = {name[1:].replace("c", ",").replace("m", "-"): ground for name, ground in spaces.items()}
    player = red(state)
    player.ground = Ground(player.ground | named)
    player.free += tuple(space for space in named if space not in player.holds and space not in player.free)


def remove_spaces(state: State, *spaces: str) -> None:
    """Remove spaces of red."""
    player = red(state)
    player.ground = Ground({space: kind for space, kind in player.ground.items() if space not in spaces})
    player.free = tuple(space for space in player.free if space not in spaces)


def strip(state: State, row: int, kinds: str) -> None:
    """A row of five spaces of red that was not bought."""
    terrain(state, **{f"r{row}c{col}".replace("-", "m"): kind for col, kind in enumerate(kinds.split())})


def several(*changes: Change) -> Change:
    """Several changes."""
    return lambda state: [change(state) for change in changes]


def standing(card: str, *seats: int) -> Change:
    """Lay brothers on a card."""

    def change(state: State) -> None:
        for seat in seats:
            state.players[seat].station("lay", card)

    return change


def attribute(name: str, value: object, seat: int | None = None) -> Change:
    """Set something of the table or of a player."""
    return lambda state: setattr(state if seat is None else state.players[seat], name, value)


DISTRICT = "plains plains plains plains hillside"

# The invariant that must notice, the fault in a few words, and the change.
BROKEN_STATES: list[tuple[str, str, Change]] = [
    ("goods are booked", "a wood from nowhere", lambda state: add(state, WOOD, 1)),
    ("goods are booked", "a clay lost", lambda state: add(state, CLAY, -1)),
    ("goods are booked", "a coin stolen", steal_coin),
    ("goods are the country's", "a debt", lambda state: add(state, WOOD, -99)),
    ("goods are the country's", "malt in France", lambda state: add(state, MALT, 1)),
    ("wonders are eight", "a ninth wonder", attribute("wonders", 9)),
    ("wonders are eight", "a wonder beside the supply", lambda state: add(state, WONDER, 1)),
    ("wonders are eight", "a wonder owed by the supply", several(attribute("wonders", -1), lambda state: add(state, WONDER, 9))),
    ("cards lie in one place", "built and in the display", lambda state: attribute("display", (*state.display, "G01"))(state)),
    ("cards lie in one place", "gone from the display", lambda state: attribute("display", state.display[1:])(state)),
    ("cards lie in one place", "out of its pile too soon", lambda state: attribute("display", (*state.display, "F38"))(state)),
    ("cards lie in one place", "a card of Ireland", lambda state: attribute("display", (*state.display, "I05"))(state)),
    ("cards lie in one place", "a basic building twice", lambda state: erect(state, 0, CARDS["LG1"], "1,1")),
    ("settlements are each one's own", "one lost", lambda state: attribute("hand", red(state).hand[1:], 0)(state)),
    ("settlements are each one's own", "one twice", lambda state: attribute("hand", (*red(state).hand, "S1"), 0)(state)),
    ("settlements are each one's own", "one too soon", lambda state: attribute("hand", (*red(state).hand, "S8"), 0)(state)),
    ("settlements are each one's own", "built and in hand", lambda state: red(state).put("1,1", "S1")),
    ("lists agree with the land", "a free space forgotten", lambda state: attribute("free", red(state).free[1:], 0)(state)),
    ("lists agree with the land", "a building forgotten", lambda state: attribute("buildings", red(state).buildings[1:], 0)(state)),
    ("lists agree with the land", "a site elsewhere", lambda state: state.sites.update(G01=(1, "1,1"))),
    ("lists agree with the land", "a forest forgotten", lambda state: attribute("forests", red(state).forests[1:], 0)(state)),
    ("lists agree with the land", "a moor too many", lambda state: attribute("moors", (*red(state).moors, "1,1"), 0)(state)),
    ("lists agree with the land", "a cloister forgotten", attribute("cloisters", (), 0)),
    ("lists agree with the land", "a card beside the land", lambda state: red(state).put("9,9", "forest")),
    ("clergymen stand in one place", "a brother lost", attribute("brothers", 0, 0)),
    ("clergymen stand in one place", "a brother too many", attribute("brothers", 3, 0)),
    ("clergymen stand in one place", "a brother owed", several(attribute("brothers", -1, 0), attribute("out", ("LR1", "LR2", "LR3"), 0))),
    ("clergymen stand in one place", "on a card of the display", lambda state: attribute("prior", state.display[0], 0)(state)),
    ("clergymen do not crowd", "prior beside brother", several(standing("LR1", 0), attribute("prior", "LR1", 0))),
    ("clergymen do not crowd", "two houses under one roof", standing("LR1", 0, 1)),
    ("land is made of its pieces", "a strip of four", lambda state: remove_spaces(state, "1,1")),
    ("land is made of its pieces", "a strip of hillsides", lambda state: strip(state, 2, "hillside " * 5)),
    ("land is made of its pieces", "the heartland upside down", lambda state: terrain(state, r1c4="hillside")),
    ("land is made of its pieces", "coast without water", lambda state: remove_spaces(state, "0,-2")),
    ("land is made of its pieces", "half a coast", lambda state: remove_spaces(state, "0,-1", "0,-2")),
    ("land is made of its pieces", "plains at the coast", lambda state: terrain(state, r0cm1="plains")),
    ("land is made of its pieces", "a coast in the water", lambda state: terrain(state, r0cm2="coast")),
    ("land is made of its pieces", "a mountain without a foot", lambda state: remove_spaces(state, "0,5", "1,5")),
    ("land is made of its pieces", "a foot without a mountain", lambda state: remove_spaces(state, "0,6")),
    ("land is made of its pieces", "plains as a foot", lambda state: terrain(state, r0c5="plains")),
    ("land is made of its pieces", "a hill for a mountain", lambda state: terrain(state, r0c6="hillside")),
    ("land is made of its pieces", "land beyond the mountains", lambda state: terrain(state, r0c7="plains")),
    ("land joins", "a district with a gap", lambda state: strip(state, 3, DISTRICT)),
    ("land joins", "an island", lambda state: terrain(state, r4cm1="coast", r4cm2="water", r5cm1="coast", r5cm2="water")),
    ("land joins", "no heartland", lambda state: remove_spaces(state, *(f"1,{col}" for col in range(5)))),
    ("land was for sale", "a district for nothing", lambda state: strip(state, 2, DISTRICT)),
    ("land was for sale", "a plot for nothing", lambda state: terrain(state, r2cm1="coast", r2cm2="water", r3cm1="coast", r3cm2="water")),
    ("land was for sale", "a district lost", lambda state: attribute("districts", state.districts[1:])(state)),
    ("land was for sale", "a plot lost", lambda state: attribute("plots", state.plots[1:])(state)),
    ("land was for sale", "another price", lambda state: attribute("districts", (99, *state.districts[1:]))(state)),
    ("land was for sale", "another price of plots", lambda state: attribute("plots", (99, *state.plots[1:]))(state)),
    ("buildings suit the ground", "a forest on a hillside", lambda state: red(state).put("0,5", "forest")),
    ("buildings suit the ground", "a ship on dry land", lambda state: red(state).put("1,1", "G26")),
    ("buildings suit the ground", "a fishing village inland", lambda state: red(state).put("1,1", "S4")),
    ("cloisters touch", "a chapter house far away", lambda state: erect(state, 0, CARDS["G16"], "1,1")),
    ("cloisters touch", "across the corner of a mountain", lambda state: erect(state, 0, CARDS["G16"], "0,6")),
]  # fmt: skip
