"""A game becomes a log: the commands of its moves, with `CONFIG` and `START`."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from ...engine import Move, Rulings
from ...game.setup import Setup
from .older_table import PRESET
from .older_writer import write_older
from .pasted import commands
from .table import SITE, seated
from .words import Unwritable
from .writer import write

# What only allows more; a game without it is said and read in the same way.
LENIENT = {"waiting_grants": True, "free_choice": True, "own_occupied": True, "crowded_out": True, "no_change": True}


def log_of(setup: Setup, moves: Iterable[Move]) -> list[str]:
    """The commands of a game, in the dialect of the site whose rulings it has; where it was read from a log, `START` is as it was there if it still says who sits where.

    Raises:
        Unwritable: When the game has other rulings than a site's, begins in a position of its own, or holds a move
            that the notation has no words for.
    """
    rulings = setup.rulings
    if rulings == Rulings.named(PRESET) and not setup.position and setup.seats == "RGBW"[: setup.players]:
        return write_older(moves, setup.players, setup.country, setup.length)
    if setup.position or replace(rulings, **LENIENT) != Rulings.named(SITE):
        raise Unwritable("other-rulings")
    terms = (setup.players, setup.country, setup.length, setup.seats)
    lines = write(moves, *terms, origin=setup.origin, rulings=rulings)
    if setup.origin and setup.players > 1 and seated(commands("\n".join(lines))).setup().seats != setup.seats:
        words = setup.origin.split()
        origin = " ".join([*words[: len(words) - setup.players], *setup.seats])
        lines = [lines[0], f"START {origin}", *lines[2:]]
    return lines
