"""From the terms of a position to the state: the clock, the landscapes, the people, the turn, in this order."""

from __future__ import annotations

from ...engine import State
from .landscapes import lay_land, put_cards
from .people import give_goods, lay_cards, place_clergy
from .problems import ImpossibleScenario, Problems
from .terms import Position
from .time import open_turn, set_clock, set_wheel


def lay_out(state: State, position: Position, seats: str) -> State:
    """Lay a position out on a table.

    Args:
        state: The start of the game, which becomes the position.
        position: The terms of the position.
        seats: The people's colours in seating order.

    Raises:
        ImpossibleScenario: When it cannot be; the sentence has everything that is wrong.
    """
    problems = Problems()
    lay(state, position, seats, problems)
    if problems:
        raise ImpossibleScenario(tuple(problems))
    return state


def lay(state: State, position: Position, seats: str, problems: Problems) -> None:
    """Lay out as much of a position as is possible.

    Args:
        state: The start of the game, which becomes the position.
        position: The terms of the position.
        seats: The people's colours in seating order.
        problems: Where everything that is wrong is noted; what is wrong is left out.
    """
    people = {colour: state.players[seat] for seat, colour in enumerate(seats)}
    everybody = people | ({"W": state.players[-1]} if state.mode.neutral else {})
    for name in ("give", "built", "placed", "land", "cleared", "hand"):
        allowed = everybody if name in ("built", "placed") else people
        for seat in getattr(position, name):
            if seat not in allowed:
                problems.add("seat", "F2.8", word=seat, seats=", ".join(allowed))
    set_clock(state, position, problems)
    set_wheel(state, position, problems)
    lay_land(state, position, people, problems)
    put_cards(state, position, everybody, problems)
    lay_cards(state, position, people, problems)
    give_goods(state, position, people, problems)
    place_clergy(state, position, everybody, problems)
    open_turn(state, position, seats, problems)
