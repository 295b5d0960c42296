"""Which page plays which colour when several people look at one running game.

Each page gives itself a name, which lasts as long as its tab. This keeps friends from moving each other's pieces by
mistake; it does not stop cheats.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ..support.listeners import Listeners
from ..support.weak_identity_dict import WeakIdentityDict

if TYPE_CHECKING:
    from ..game.game import Game

_claims: WeakIdentityDict[Game, Claims] = WeakIdentityDict()


class Claims:
    """The colours of one game that pages have taken.

    >>> claims = Claims()
    >>> claims.take("R", "one")
    True
    >>> claims.may_move("R", "one"), claims.may_move("R", "other"), claims.may_move("G", "one"), claims.may_move("G", "other")
    (True, False, False, True)
    """

    def __init__(self) -> None:
        self.taken: dict[str, str] = {}
        self._followers = Listeners()

    def take(self, seat: str, who: str) -> bool:
        """Give a colour to a page, unless another one has it; returns whether the page has it now."""
        if self.taken.get(seat, who) != who:
            return False
        self.taken = {**self.taken, seat: who}
        self._notify()
        return True

    def leave(self, seat: str, who: str) -> None:
        """Free a colour, if this page has it."""
        if self.taken.get(seat) == who:
            self.taken = {other: name for other, name in self.taken.items() if other != seat}
            self._notify()

    def clear(self) -> None:
        """Free all colours, as after a player has gone for good."""
        self.taken = {}
        self._notify()

    def may_move(self, seat: str, who: str) -> bool:
        """Whether a page may move a colour: it has that one, or the colour is free and the page has none."""
        owner = self.taken.get(seat)
        return owner == who if owner is not None else who not in self.taken.values()

    def on_change(self, callback: Callable[[], None]) -> Callable[[], None]:
        """Call a bound method after every change, as long as its object exists; returns a function that ends this."""
        return self._followers.add(callback)

    def _notify(self) -> None:
        self._followers.tell("colours are as they were asked for")


def claims_of(game: Game) -> Claims:
    """The claims of a game: the same ones for all its boards."""
    return _claims.setdefault(game, Claims())
