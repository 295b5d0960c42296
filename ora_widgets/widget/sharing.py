"""A board's game as it is passed on: as an address with who plays it, and the words that go with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..bots.levels import level_of
from ..game.history import has_ended
from ..language.fluent import say
from ..language.names import called
from ..notation.game_link import GameLink
from ..notation.links import front_of, site_address
from .by_message import by_message

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ..bots import AnyBot
    from ..game.game import Game
    from ..wire.to_page import TurnToSend


def link_of_board(game: Game, names: Mapping[str, str], bots: Mapping[str, AnyBot]) -> GameLink:
    """A game as an address carries it: in a game by message it is for whoever has to move.

    Args:
        game: The game, at the position now.
        names: What people are called, by colour.
    """
    mail = by_message(game)
    levels = {seat: level for seat, bot in bots.items() if (level := level_of(bot))}
    if mail and game.ply < game.plies:  # whoever looks back sends all that was played
        game = game.copy().jump(game.plies)
    seat = (game.to_move or mail.away[0]) if mail else ""
    return GameLink(game, "" if seat in bots else seat, mail.id if mail else "", levels, names)


def address_of(link: GameLink) -> str:
    """The address at which a game is opened; empty where no site is known."""
    try:
        return f"{front_of(site_address())}/#{link.fragment()}"
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
