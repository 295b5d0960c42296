"""Games that are passed on as an address: with who plays them, and the words that go with it.

In a game by message some colours are played elsewhere, and the game travels to them.
"""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, NamedTuple

from ..bots.levels import level_of
from ..game.history import has_ended
from ..language.fluent import say
from ..language.names import called
from ..notation.links import GameLink, front_page_of, site_address
from ..support.identity import WeakIdentityDict
from .seat_claims import claims_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ..bots import AnyBot
    from ..game.game import Game
    from ..wire.to_page import TurnToSend

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


def link_of_board(game: Game, names: Mapping[str, str], bots: Mapping[str, AnyBot], *, own: bool = False) -> GameLink:
    """A game as an address carries it.

    In a game by message the address is for a friend: the one who moves now or next elsewhere. What has been begun here of a turn is
    not in it, for it may still be taken back.

    Args:
        game: The game, at the position now.
        names: What people are called, by colour.
        own: Whether the address is for this browser instead: with the colour that is played here, and all that was played.
    """
    levels = {seat: level for seat, bot in bots.items() if (level := level_of(bot))}
    mail = by_message(game)
    if mail is None:
        return GameLink(game, bots=levels, names=names)
    seats = game.setup.seats
    sent = game.copy().jump(game.plies)  # a player who looks back sends all that was played
    mover = sent.to_move or mail.away[0]
    if own:
        here = [seat for seat in seats if seat not in mail.away and seat not in bots]
        return GameLink(sent, mover if mover in here else here[0], mail.id, levels, names)
    if mover not in mail.away and mover not in bots:
        sent.jump(sent.turn_starts[-1])
    after = seats.index(mover)
    friend = next(seat for seat in seats[after:] + seats[:after] if seat in mail.away)
    return GameLink(sent, friend, mail.id, levels, names)


def address_of(link: GameLink) -> str:
    """The address at which a game is opened; empty where no site is known."""
    try:
        return f"{front_page_of(site_address())}/#{link.fragment()}"
    except ValueError:  # neither the package nor the environment names one
        return ""


def turn_to_send(game: Game, names: Mapping[str, str], bots: Mapping[str, AnyBot], language: str) -> TurnToSend | None:
    """What is to be sent now in a game by message: it is somebody else's turn elsewhere, or the game is over."""
    mail = by_message(game)
    if mail is None or game.ply != game.plies or not (game.over or game.to_move in [*mail.away]):
        return None
    link = link_of_board(game, names, bots)
    return {
        "label": say("send-to", language, name=called(link.seat, language)),
        "link": address_of(link) or game.code(),
        "text": say("send-text", language, over="yes" if has_ended(game) else "no", name=called(link.seat, language)),
    }
