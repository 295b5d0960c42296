"""The links of a room as the host's board draws them, with their QR codes."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING

from ...language.fluent import say
from ...language.names import seat_name
from .invitations import ANY, WATCH

if TYPE_CHECKING:
    from ...wire.to_page import RoomLink

QUIET_ZONE = 4  # modules around a QR code, as its norm wants


def drawn_links(links: Mapping[str, str], language: str) -> list[RoomLink]:
    """Links with their names and codes.

    Args:
        links: The links by what they invite to.
    """
    drawn: list[RoomLink] = []
    for which, link in links.items():
        label = say(f"room-link-{which}", language) if which in (ANY, WATCH) else seat_name(which, language)
        code, size = qr_code(link)
        drawn.append({"which": which, "label": label, "link": link, "code": code, "size": size})
    return drawn


@lru_cache(maxsize=64)
def qr_code(link: str) -> tuple[str, int]:
    """The QR code of a link as the path of a drawing, and the side of its square in modules; none without a server's name.

    >>> path, size = qr_code("http://127.0.0.1:1/join#secret")
    >>> path[:10], size
    ('M4 4h1v1h-', 37)
    """
    if not link.startswith("http"):
        return "", 0
    import segno  # not where Python runs in a browser

    rows = [list(row) for row in segno.make(link, micro=False, error="m").matrix]
    dark = [(x, y) for y, row in enumerate(rows) for x, module in enumerate(row) if module]
    path = "".join(f"M{x + QUIET_ZONE} {y + QUIET_ZONE}h1v1h-1z" for x, y in dark)
    return path, len(rows) + 2 * QUIET_ZONE
