"""Rooms that are open: a board, its room, what carries the frames of the guests, and the file in which it is kept."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol
from weakref import WeakKeyDictionary

from .kept_room import KeptRoom, path_of, read_room, write_room
from .room import Room
from .room_panel import room_panel

if TYPE_CHECKING:
    from ..board import Board
    from .room_panel import Reach


class Carrier(Protocol):
    """What carries the frames of a room: it connects guests, and hands on what they send.

    Attributes:
        network: Whether others in the network can reach it.
    """

    network: bool

    @property
    def reach(self) -> Reach:
        """Who can open the links."""

    def close(self) -> None:
        """Carry no more."""


_rooms: WeakKeyDictionary[Board, Room] = WeakKeyDictionary()


def open_now(board: Board) -> Room | None:
    """The open room of a board, or that of its game on another board."""
    rooms = [room for room in [*_rooms.values()] if room.is_open and room.game is board.game]
    own = _rooms.get(board)
    return own if own is not None and own.is_open else next(iter(rooms), None)


def open_room(board: Board, carry: Callable[[Room, KeptRoom], Carrier]) -> Room:
    """Open a room for a board, again with its secrets and guests where one was kept beside the game's file.

    Args:
        carry: Begins to carry the frames of a room, as far as it can as before.
    """
    kept = read_room(board.game) or KeptRoom("", network=False, secrets={}, guests=())
    room = Room(board, secrets=kept.secrets, guests=kept.guests)
    carrier = carry(room, kept)
    room.at_close = carrier.close
    if moved := kept.address not in ("", room.address):
        room.vacate()
    written: list[tuple[object, KeptRoom | None]] = []

    def keep() -> None:
        now = path_of(room.game), room.kept(network=carrier.network)
        if now not in written:
            written[:] = [now]
            write_room(*now)
        panel = room_panel(room, board.language, carrier.reach, moved=moved) if room.is_open else None
        board.set_trait("_together", panel)

    room.changed = keep
    _rooms[board] = room
    board._room = room
    if kept.clock is not None:
        room.use_clock(*kept.clock)
    room.changed()
    return room
