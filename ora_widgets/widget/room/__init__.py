"""Playing together: a room is one game that guests play from their own screens, by a link.

The core (`room.py`) knows nothing of networks: it takes frames and sends frames.
"""

from __future__ import annotations

from .classroom import Classroom
from .clock import Clock
from .host import host, open_from_board
from .room import Room

__all__ = ["Classroom", "Clock", "Room", "host", "open_from_board"]
