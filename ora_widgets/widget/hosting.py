"""How a board opens a room, in which guests play its game.

A room is made of boards, so a board cannot import it: the room registers here how it is opened.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Protocol

from ..language.fluent import say

if TYPE_CHECKING:
    from ..game.game import Game
    from ..wire.to_page import Notice, RoomLink


class AnyRoom(Protocol):
    """What a board knows of its room."""

    is_open: bool

    @property
    def guest_seats(self) -> frozenset[str]:
        """The colours that guests have."""

    def follow(self, game: Game) -> None:
        """Play another game from now on."""

    def drawn_links(self, language: str) -> list[RoomLink]:
        """The links as a board draws them."""

    def press(self, what: str, which: str) -> None:
        """Do what the host has pressed."""


_openers: list[Callable[..., Any]] = []


def register_host(host: Callable[..., Any]) -> None:
    """Register how a room is opened.

    Args:
        host: Called with a board, `network`, and `reopen`, which is for a room that there was before.
    """
    _openers[:] = [host]


def open_for(board: object, *, network: bool = False, reopen: bool = False) -> None:
    """Open a room for a board.

    Args:
        network: Whether others in the network can reach it.
        reopen: Whether to open it only if there was one before Python was restarted; errors are ignored then.

    Raises:
        OSError: When no port can be opened.
        ImportError: When this Python has no network, as in a browser.
    """
    for host in _openers:
        with suppress(*((ImportError, OSError) if reopen else ())):
            host(board, network=network, reopen=reopen)


def no_room(error: Exception, language: str) -> Notice:
    """Why no room can be opened, and what to do instead."""
    word = "room-no-network-here" if isinstance(error, ImportError) else "room-cannot-listen"
    return {"text": say(word, language, why=str(error)[:200]), "rule": "", "level": "refusal"}
