"""Invitations: a secret for each colour, for any colour and to watch. It is compared in constant time and never logged."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping
from functools import lru_cache
from hmac import compare_digest
from itertools import count
from typing import TYPE_CHECKING

from ...language.fluent import say
from ...language.names import seat_name

if TYPE_CHECKING:
    from ...wire.to_page import RoomLink

SECRET_BYTES = 16  # 128 bits
MAX_SECRET_LENGTH = 64  # characters of a secret that are looked at
MAX_WITHDRAWN = 100  # secrets that are remembered, to tell a guest who has one that it was withdrawn
ANY, WATCH = "any", "watch"
QUIET_ZONE = 4  # modules around a QR code, as the standard asks

_editions = count(1)


def new_secret() -> str:
    """A secret of 128 bits, as letters that an address can hold."""
    return secrets.token_urlsafe(SECRET_BYTES)


def same_secret(one: str, other: str) -> bool:
    """Whether two secrets are the same, compared in constant time."""
    return compare_digest(one[:MAX_SECRET_LENGTH].encode(), other[:MAX_SECRET_LENGTH].encode())


class Invitations:
    """The secrets of a room by what they invite to: a colour, `"any"` or `"watch"`.

    Args:
        seats: The colours.
        known: Secrets from before, which are kept.

    Attributes:
        edition: A number that changes whenever the secrets do.

    >>> invitations = Invitations("RG")
    >>> old = invitations.secrets["G"]
    >>> invitations.kind_of(old)
    'G'
    >>> new = invitations.revoke("G")
    >>> invitations.kind_of(old) is None, invitations.was_withdrawn(old), invitations.kind_of(new)
    (True, True, 'G')
    """

    def __init__(self, seats: Iterable[str], known: Mapping[str, str] | None = None) -> None:
        known = known or {}
        self.secrets = {kind: known.get(kind) or new_secret() for kind in (*seats, ANY, WATCH)}
        self._withdrawn: list[str] = []
        self.edition = next(_editions)

    def add_seats(self, seats: Iterable[str]) -> None:
        """Invite to these colours as well; earlier colours keep their secrets.

        Args:
            seats: The colours of another game.
        """
        self.secrets = {**{seat: new_secret() for seat in seats}, **self.secrets}
        self.edition = next(_editions)

    def kind_of(self, secret: str) -> str | None:
        """What a secret invites to; `None` if it does not belong to this room."""
        # All are compared, so that the time reveals nothing.
        found = [kind for kind, one in self.secrets.items() if same_secret(one, secret)]
        return found[0] if found else None

    def was_withdrawn(self, secret: str) -> bool:
        """Whether a secret belonged to this room before."""
        return sum(same_secret(one, secret) for one in self._withdrawn) > 0

    def revoke(self, kind: str) -> str:
        """Replace a secret by a new one; the old one opens nothing any more."""
        self._withdrawn = [*self._withdrawn, self.secrets[kind]][-MAX_WITHDRAWN:]
        self.secrets[kind] = new_secret()
        self.edition = next(_editions)
        return self.secrets[kind]


def drawn_links(links: Mapping[str, str], language: str) -> list[RoomLink]:
    """Links with their labels and QR codes.

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
    """The QR code of a link as an SVG path, and the side of its square in modules; empty if the link has no server name.

    >>> path, size = qr_code("http://127.0.0.1:1/join#secret")
    >>> path[:10], size
    ('M4 4h1v1h-', 37)
    """
    if not link.startswith("http"):
        return "", 0
    import segno  # imported late, as the live page does not have it

    rows = [list(row) for row in segno.make(link, micro=False, error="m").matrix]
    dark = [(x, y) for y, row in enumerate(rows) for x, module in enumerate(row) if module]
    path = "".join(f"M{x + QUIET_ZONE} {y + QUIET_ZONE}h1v1h-1z" for x, y in dark)
    return path, len(rows) + 2 * QUIET_ZONE
