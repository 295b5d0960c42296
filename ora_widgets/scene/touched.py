"""What a move changed on the table, as the names of places: the log shows it on the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..engine.goods import CODES
from ..engine.state import LOST
from ..engine.terms import INDICATORS
from ..language.names import colour

if TYPE_CHECKING:
    from ..engine import Player, State


def touched(before: State, after: State, seats: str) -> list[str]:
    """The places that differ.

    Returns:
        Spaces ("R 0,3"), goods ("R Gn"), clergymen at home ("R clergy"), settlements in hand ("R hand"), cards of the
        display, indicators by their names, land for sale, and the beam.

    >>> from ora_widgets import new_game
    >>> game = new_game(3, "france").play("build G07 0,3")
    >>> touched(game.then(0), game.then(1), "RGB")
    ['R Cl', 'R 0,3', 'G07']
    """
    found: dict[str, None] = {}
    for old, new in zip(before.players, after.players, strict=True):
        seat = colour(seats, old.seat)
        found |= {f"{seat} {place}": None for place in _of_player(old, new)}
        # Where somebody came to stand, or stood.
        for card in sorted(_standing(old) ^ _standing(new)):
            owner, space = after.sites[card]
            found[f"{colour(seats, owner)} {space}"] = None
    found |= dict.fromkeys(sorted({*before.display} ^ {*after.display}))
    moved = zip(INDICATORS, before.since, after.since, strict=True)
    found |= {name: None for name, old, new in moved if old != new}
    rest = {
        "district": before.districts != after.districts,
        "plot": before.plots != after.plots,
        "beam": before.round != after.round,
    }
    return [*found, *(name for name, differs in rest.items() if differs)]


def _of_player(before: Player, after: Player) -> list[str]:
    """The places in front of one player."""
    goods = [code for code, old, new in zip(CODES, before.goods, after.goods, strict=True) if old != new]
    spaces = [
        place
        for place in after.ground
        if before.holds.get(place) != after.holds.get(place) or before.ground.get(place) != after.ground[place]
    ]
    home = ["clergy"] if _standing(before) != _standing(after) or before.brothers != after.brothers else []
    hand = ["hand"] if before.hand != after.hand else []
    return [*goods, *spaces, *home, *hand]


def _standing(player: Player) -> set[str]:
    return {card for card in (player.prior, *player.out) if card not in ("", LOST)}
