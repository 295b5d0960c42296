"""Games that are played by message: some colours are played elsewhere, and the game travels to them as an address."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, NamedTuple

from ..support.weak_identity import WeakIdentityDict
from .seat_claims import claims_of

if TYPE_CHECKING:
    from ..game.game import Game

ELSEWHERE = "elsewhere"  # by which the claims of a game know who plays a colour by message


class ByMessage(NamedTuple):
    """How a game is played by message.

    Attributes:
        id: By which its addresses are known to belong together.
        away: The colours that are played elsewhere.
    """

    id: str
    away: str


_games: WeakIdentityDict[Game, ByMessage] = WeakIdentityDict()


def play_by_message(game: Game, away: str, id_: str = "") -> None:
    """Let some colours of a game be played elsewhere from now on; nobody here moves them.

    Args:
        game: The game.
        away: The colours.
        id_: By which its addresses are known to belong together; by default a new one.

    >>> from ora_widgets import new_game
    >>> game = new_game(2)
    >>> play_by_message(game, "G", "k3x9")
    >>> by_message(game), claims_of(game).may("G", "me"), claims_of(game).may("R", "me")
    (ByMessage(id='k3x9', away='G'), False, True)
    """
    _games[game] = ByMessage(id_ or secrets.token_hex(4), away)
    for seat in away:
        claims_of(game).take(seat, ELSEWHERE)


def by_message(game: Game) -> ByMessage | None:
    """How a game is played by message, if it is."""
    return _games.get(game)
