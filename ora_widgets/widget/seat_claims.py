"""Who plays which colour where several people look at one running game.

A page names itself by a word of its own that lasts as long as its tab. This keeps friends from moving each other's
pieces by mistake; it is no lock.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ..support.identity import WeakIdentityDict
from ..support.listeners import Listeners

if TYPE_CHECKING:
    from ..game.game import Game

_claims: WeakIdentityDict[Game, Claims] = WeakIdentityDict()


class Claims:
    """The colours of one game that somebody has taken.

    >>> claims = Claims()
    >>> claims.take("R", "one")
    True
    >>> claims.may("R", "one"), claims.may("R", "other"), claims.may("G", "one"), claims.may("G", "other")
    (True, False, False, True)
    """

    def __init__(self) -> None:
        self.taken: dict[str, str] = {}
        self._followers = Listeners()

    def take(self, seat: str, who: str) -> bool:
        """Give a colour to somebody, unless somebody else has it; the answer says which."""
        if self.taken.get(seat, who) != who:
            return False
        self.taken = {**self.taken, seat: who}
        self._tell()
        return True

    def leave(self, seat: str, who: str) -> None:
        """Set a colour free that somebody has; anybody else changes nothing."""
        if self.taken.get(seat) == who:
            self.taken = {other: name for other, name in self.taken.items() if other != seat}
            self._tell()

    def clear(self) -> None:
        """Set all colours free, as after somebody has gone for good."""
        self.taken = {}
        self._tell()

    def may(self, seat: str, who: str) -> bool:
        """Whether somebody may move a colour: it is theirs, or it is free and they have taken none."""
        owner = self.taken.get(seat)
        return owner == who if owner is not None else who not in self.taken.values()

    def on_change(self, callback: Callable[[], None]) -> Callable[[], None]:
        """Call a bound method after every change, for as long as its object is there; what is returned ends it."""
        return self._followers.add(callback)

    def _tell(self) -> None:
        self._followers.tell("colours are as they were asked for")


def claims_of(game: Game) -> Claims:
    """The claims of a game: the same ones for all its boards."""
    return _claims.setdefault(game, Claims())
