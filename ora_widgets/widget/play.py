"""The shortest way to a game: one call, and a board that asks what to play or begins at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Unpack

from ..game.game import new_game
from ..language.spoken import SPOKEN
from .board import Board

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ..bots import AnyBot
    from ..engine import Rulings
    from ..wire.to_page import Options


def play(
    players: int | None = None,
    country: str | None = None,
    length: str | None = None,
    *,
    rulings: Rulings | str | Mapping[str, object] | None = None,
    seats: Mapping[str, AnyBot] | None = None,
    language: str = SPOKEN,
    keep: bool = True,
    **options: Unpack[Options],
) -> Board:
    """A board to play on: with a start screen that asks what to play, or, if anything of the game is given, with that game.

    Args:
        players: How many people play, 1 to 4; by default 2.
        country: `"france"` or `"ireland"`; by default France.
        length: `"short"` or `"long"`; by default long.
        rulings: On disputed points, as for `new_game`.
        seats: The bots that answer for colours, such as `{"G": ora.bots.Greedy()}`; nobody else needs to be named.
        language: The language of all words, such as `"en"` or `"pl"`.
        keep: Whether the game is kept in a file, as for `Board`.
        **options: How the board looks and behaves, as for `Board`; `names` says who plays which colour.

    Returns:
        The board; once a game has begun, `board.game` is that game.

    Raises:
        InvalidSetup: When there is no such game; its sentence says which ones exist.
        TypeError: When somebody at the seats is no bot.
        TraitError: When an option or its value is not one that it takes.
        UnknownName: When nobody sits at one of the seats, or there is no such language or option.

    >>> board = play(players=3, country="ireland")
    >>> board.game
    <Game: 3 players, long, Ireland, round 1, R to move>
    >>> board.close()
    """
    terms = {"players": players, "country": country, "length": length, "rulings": rulings}
    given = {name: value for name, value in terms.items() if value is not None}
    if not given and seats is None:
        return Board(language=language, keep=keep, **options)
    return Board(new_game(**given), seats=seats, language=language, keep=keep, **options)  # type: ignore[arg-type]
