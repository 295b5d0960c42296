"""A room as the host's board shows it: the links with their QR codes, and who is there."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import segno

from ...language.fluent import say
from ...language.names import seat_name
from .invitations import ANY, WATCH

if TYPE_CHECKING:
    from ...wire.to_page import RoomLink, RoomPanel
    from .room import Room

WORDS = (
    "title",
    "revoke",
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
)
QUIET_ZONE = 4  # modules around a QR code, as its norm wants


def room_panel(room: Room, language: str, *, network: bool) -> RoomPanel:
    """What a board draws of its room.

    Args:
        network: Whether others in the network can reach it.
    """
    whole = room.address.startswith("http")
    says = "network" if network else "here" if whole else "hub"
    links: list[RoomLink] = []
    for which, link in room.links.items():
        label = say(f"room-link-{which}", language) if which in (ANY, WATCH) else seat_name(which, language)
        code, size = qr_code(link) if whole else ("", 0)
        links.append({"which": which, "label": label, "link": link, "code": code, "size": size})
    return {
        "says": say(f"room-says-{says}", language),
        "links": links,
        "presence": room.presence(language),
        "local": says == "here",
        "asks": room.waits_for_host,
        "words": {word: say(f"room-{word}", language) for word in WORDS},
    }


@lru_cache(maxsize=64)
def qr_code(text: str) -> tuple[str, int]:
    """A QR code as the path of a drawing, and the side of its square in modules.

    >>> path, size = qr_code("http://127.0.0.1:1/join#secret")
    >>> path[:10], size
    ('M4 4h1v1h-', 37)
    """
    rows = [list(row) for row in segno.make(text, micro=False, error="m").matrix]
    dark = [(x, y) for y, row in enumerate(rows) for x, module in enumerate(row) if module]
    path = "".join(f"M{x + QUIET_ZONE} {y + QUIET_ZONE}h1v1h-1z" for x, y in dark)
    return path, len(rows) + 2 * QUIET_ZONE
