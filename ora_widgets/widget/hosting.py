"""Where a board finds the room in which its game is played by guests.

A room is made of boards, so a board does not import it: the room says here how it is opened.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from ..game.game import Game


class AnyRoom(Protocol):
    """What a board knows of its room."""

    def follow(self, game: Game) -> None:
        """Play another game from now on."""
