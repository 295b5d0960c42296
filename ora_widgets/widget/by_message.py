"""Games that are sent as an address, with who plays them and a text to go with it.

In a game by message, some colours are played elsewhere, and the game is sent to them and back.
"""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, NamedTuple

from ..bots.levels import level_of
from ..game.history import has_ended
from ..language.fluent import say
from ..language.names import seat_label
from ..notation.links import GameLink, front_page_of, site_address
from ..support.weak_identity_dict import WeakIdentityDict
from .seat_claims import claims_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ..bots import AnyBot
    from ..game.game import Game
    from ..wire.to_page import TurnToSend

ELSEWHERE = "elsewhere"  # holds the colours in a game's claims that are played by message


class ByMessage(NamedTuple):
    """How a game is played by message.

    Attributes:
        id: The id that all addresses of this game share.
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
        id_: The id that all addresses of this game share; by default a new one.

    >>> from ora_widgets import new_game
    >>> game = new_game(2)
    >>> play_by_message(game, "G", "k3x9")
    >>> by_message(game), claims_of(game).may_move("G", "me"), claims_of(game).may_move("R", "me")
    (ByMessage(id='k3x9', away='G'), False, True)
    """
    _games[game] = ByMessage(id_ or secrets.token_hex(4), away)
    for seat in away:
        claims_of(game).take(seat, ELSEWHERE)


def by_message(game: Game) -> ByMessage | None:
    """How a game is played by message, if it is."""
    return _games.get(game)


def link_of_board(game: Game, names: Mapping[str, str], bots: Mapping[str, AnyBot], *, own: bool = False) -> GameLink:
    """A game and who plays it, as an address carries them.

    In a game by message, the address is for the friend who moves now or next. It leaves out an unfinished turn that is
    played here, since that may still be taken back.

    Args:
        game: The game, at the position now.
        names: The players' names, by colour.
        own: Whether the address is for this browser instead: with the colour that is played here, and all moves.
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
    """The address at which a game is opened; empty if no site is known."""
    try:
        return f"{front_page_of(site_address())}/#{link.fragment()}"
    except ValueError:  # neither the package nor the environment names one
        return ""


def turn_to_send(game: Game, names: Mapping[str, str], bots: Mapping[str, AnyBot], language: str) -> TurnToSend | None:
    """What to send in a game by message, when it is a friend's turn or the game is over; otherwise `None`."""
    mail = by_message(game)
    if mail is None or game.ply != game.plies or not (game.over or game.to_move in [*mail.away]):
        return None
    link = link_of_board(game, names, bots)
    return {
        "label": say("send-to", language, name=seat_label(link.seat, language)),
        "link": address_of(link) or game.code(),
        "text": say(
            "send-text", language, over="yes" if has_ended(game) else "no", name=seat_label(link.seat, language)
        ),
    }
