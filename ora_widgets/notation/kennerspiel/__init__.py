"""The move notation of a site where the game is played online: read into our moves, and written from them.

The games keep the tables of that site, `Rulings.named("kennerspiel")`.
"""

from __future__ import annotations

from .log import game_of, log_of
from .reader import Reader, read
from .words import CommandRefused, NoSuchCommand, Unwritable
from .writer import write

__all__ = ["CommandRefused", "NoSuchCommand", "Reader", "Unwritable", "game_of", "log_of", "read", "write"]
