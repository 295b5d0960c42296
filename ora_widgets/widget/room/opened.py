"""Opens a room, and connects it with its board, the carrier of its frames, its file and its panel.

The panel is the room as the host's board shows it: who is there, and who can open the links.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Literal, Protocol, TypeAlias
from weakref import WeakSet

from ...language.fluent import say
from .kept_room import KeptRoom, path_of, read_room, write_room
from .room import Room

if TYPE_CHECKING:
    from ...wire.to_page import RoomPanel
    from ..board import Board

Reach: TypeAlias = Literal["here", "network", "hub", "page"]
"""Who can open the links: this machine, its network or users of the hub; with `"page"`, the live page makes them."""

WORDS = (
    "title",
    "revoke",
    "remove",
    "close",
    "bot",
    "agree",
    "disagree",
    "again",
    "here",
    "away",
    "bot-plays",
    "free",
    "you",
    "code",
    "invite",
)


def room_panel(room: Room, language: str, reach: Reach, *, moved: bool) -> RoomPanel:
    """What a board draws of its room.

    Args:
        reach: Who can open the links.
        moved: Whether links from before Python was restarted no longer work.
    """
    says = [say(f"room-says-{reach}", language), *([say("room-says-moved", language)] if moved else [])]
    return {
        "says": " ".join(says),
        "edition": room.invitations.edition,
        "presence": room.presence(language),
        "local": reach == "here",
        "invites": reach == "page",
        "asks": room.waits_for_host,
        "words": {word: say(f"room-{word}", language) for word in WORDS},
    }


class Transport(Protocol):
    """Carries the frames of a room: it connects guests, and passes on what they send.

    Attributes:
        network: Whether others in the network can reach it.
    """

    network: bool

    @property
    def reach(self) -> Reach:
        """Who can open the links."""

    def close(self) -> None:
        """End all connections."""


_rooms: WeakSet[Room] = WeakSet()


def find_open(board: Board) -> Room | None:
    """The open room of a board, or that of its game on another board."""
    rooms = [room for room in [*_rooms] if room.is_open and (room.board is board or room.game is board.game)]
    return min(rooms, key=lambda room: room.board is not board, default=None)


def open_room(board: Board, carry: Callable[[Room, KeptRoom], Transport]) -> Room:
    """Open a room for a board, with the secrets and guests that were kept beside the game's file, if any.

    Args:
        carry: Makes the carrier of a room, at the same address as before if it can.
    """
    kept = read_room(board.game) or KeptRoom("", network=False, secrets={}, guests=())
    room = Room(board, secrets=kept.secrets, guests=kept.guests)
    carrier = carry(room, kept)
    room.at_close = carrier.close
    if moved := kept.address not in ("", room.address):
        room.vacate()
    written: list[tuple[object, KeptRoom | None]] = []

    def keep() -> None:
        now = path_of(room.game), room.snapshot(network=carrier.network)
        if now not in written:
            written[:] = [now]
            write_room(*now)
        panel = room_panel(room, board.language, carrier.reach, moved=moved) if room.is_open else None
        board.set_trait("_together", panel)

    room.changed = keep
    _rooms.add(room)
    board._room = room
    if kept.clock is not None:
        room.use_clock(*kept.clock)
    room.changed()
    return room
