"""Named scenarios; a file per theme, each with its rows."""

from __future__ import annotations

from . import (
    beer,
    bonus_round,
    bread,
    ceramics,
    cloister,
    contracts,
    endgame,
    first_turns,
    land,
    settlements,
    solo,
    wonders,
)

ROOMS = (
    first_turns,
    bread,
    beer,
    ceramics,
    wonders,
    settlements,
    contracts,
    land,
    cloister,
    solo,
    bonus_round,
    endgame,
)
ROWS = [row for room in ROOMS for row in room.ROWS]
