"""A room in a file beside that of its game, so that the same links work after Python has been restarted.

It holds the secrets, so only its owner can read it. It is deleted when the room is closed.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from ...support.files import read_regular
from ..keeper import keeper_of
from .clock import Clock
from .guests import GuestRecord

if TYPE_CHECKING:
    from ...game.game import Game

SUFFIX = ".room"
MAX_ROOM_BYTES = 100_000
OWNER_ONLY = 0o600


class KeptRoom(NamedTuple):
    """What is kept of a room.

    Attributes:
        address: The address of the guests' page.
        network: Whether others in the network could reach it.
        secrets: The secrets of its invitations.
        guests: Who plays which colour.
        clock: How long players may think, and the seconds by colour that they have used.
    """

    address: str
    network: bool
    secrets: Mapping[str, str]
    guests: tuple[GuestRecord, ...]
    clock: tuple[Clock, Mapping[str, float]] | None = None

    @property
    def port(self) -> int:
        """The port of its door; 0 if that is not known."""
        found = re.search(r"[:/](\d+)/join$", self.address)
        return int(found[1]) if found else 0


def path_of(game: Game) -> Path | None:
    """The file of a game's room; `None` as long as the game has no file."""
    path = keeper_of(game).path
    return None if path is None else path.with_name(path.name + SUFFIX)


def read_room(game: Game) -> KeptRoom | None:
    """The room that was kept with a game; `None` if there is none, or if its file does not hold one."""
    path = path_of(game)
    with suppress(OSError, ValueError, TypeError, KeyError, RecursionError):
        if path is not None:
            held = json.loads(read_regular(path, MAX_ROOM_BYTES))
            guests = tuple(map(GuestRecord.read, held["guests"]))
            secrets = {str(kind): str(secret) for kind, secret in held["secrets"].items()}
            clock = None
            if held["clock"] is not None:
                rules, used = held["clock"]
                clock = Clock(**rules), {str(seat): float(seconds) for seat, seconds in used.items()}
            return KeptRoom(str(held["address"]), bool(held["network"]), secrets, guests, clock)
    return None


def write_room(path: Path | None, room: KeptRoom | None) -> None:
    """Keep a room, or delete its file; an error with the file never stops a game."""
    if path is None:
        return
    with suppress(OSError):
        if room is None:
            path.unlink(missing_ok=True)
            return
        clock = None if room.clock is None else (asdict(room.clock[0]), room.clock[1])
        data = {**room._asdict(), "guests": [guest._asdict() for guest in room.guests], "clock": clock}
        # Not by way of a temporary file, which others could read for a moment. A broken file counts as no room.
        with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, OWNER_ONLY), "wb") as file:
            file.write(json.dumps(data).encode())
