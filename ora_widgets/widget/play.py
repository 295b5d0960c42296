"""The shortest way to a game: `ora.play` for a new one, `ora.resume` for one that was kept."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Unpack

from ..bots.contract import check_seats
from ..engine import UnknownName
from ..game.game import new_game
from ..language.fluent import CURRENT, known_language
from ..language.sentences import with_sentence
from ..support.arguments import is_a
from ..support.arguments import path as path_of
from .board import Board
from .hosting import open_for
from .kept_files import Unusable, file_named, folder_name, read, unfinished_files
from .kept_games import GameInFile, game_on_board

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
    language: str = CURRENT,
    keep: bool = True,
    **options: Unpack[Options],
) -> Board:
    """A board to play on: with a start screen that asks what to play or, if any argument describes a game, with that game.

    Args:
        players: How many people play, 1 to 4; by default 2.
        country: `"france"` or `"ireland"`; by default France.
        length: `"short"` or `"long"`; by default long.
        rulings: On disputed points, as for `new_game`.
        seats: The bots that play colours, such as `{"G": ora.bots.Greedy()}`; nobody else needs to be named.
        keep: Whether the game is kept in a file, as for `Board`.
        **options: How the board looks and behaves, as for `Board`; `names` says who plays which colour.

    Returns:
        The board; once a game has begun, `board.game` is that game.

    Raises:
        InvalidSetup: When there is no such game; its sentence says which ones exist.
        TypeError: When one of the seats is given something that is not a bot.
        TraitError: When an option does not take its value.
        UnknownName: When a seat is not in the game, or there is no such language or option.

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


def resume(
    name: str | Path = "",
    *,
    seats: Mapping[str, AnyBot] | None = None,
    language: str = CURRENT,
    **options: Unpack[Options],
) -> Board:
    """A board with a kept game, where it was left, with its players and bots; the game is kept in the same file again.

    If the game is on another board of this kernel, both boards show the same game, and its bots move to the new one. To
    open a class again, call `ora.host` with the same task.

    Args:
        name: The name of its file, or a path; by default the unfinished game that was played last.
        seats: The bots that play colours, instead of those that were there.
        **options: How the board looks and behaves, as for `Board`.

    Raises:
        UnknownName: When there is no such game; the sentence says where it was looked for.
        ParseError: When the file does not hold a complete game; the file is left as it is.

    >>> import os, tempfile
    >>> before = os.environ.get("ORA_GAMES", "")
    >>> with tempfile.TemporaryDirectory() as os.environ["ORA_GAMES"]:
    ...     board = Board(names={"R": "Ada"})
    ...     ply = board.game.play("pass").ply
    ...     board.close()  # as far as anybody knows, the kernel has been restarted here
    ...     board = resume()
    >>> board.game.ply, board.names
    (1, {'R': 'Ada'})
    >>> board.close()
    >>> os.environ["ORA_GAMES"] = before
    """
    path_of("name", name)
    kept, unusable = _find_kept(name)
    if seats is not None:  # before the bots leave another board
        check_seats(seats, kept.sheet.setup.seats, "seats")
    here = game_on_board(kept.path)
    taken = (here or kept).take(known_language(language))
    given: Options = {"names": {**taken.people.names}}
    given.update(options)
    bots = taken.people.bots or None if seats is None else seats
    board = Board(taken.game, seats=bots, language=language, **given)
    open_for(board, reopen=True)
    board._inform(" ".join([*unusable, *([taken.notice] if taken.notice and seats is None else [])]))
    return board


def _find_kept(name: str | Path) -> tuple[GameInFile, list[str]]:
    """The kept game of this name, or the latest, and sentences on later files that cannot be used."""
    if not is_a(name, str) or name:
        path = file_named(name)
        return GameInFile(path, read(path)), []
    unusable: list[str] = []
    for path, sheet in unfinished_files():
        if not isinstance(sheet, Unusable):
            return GameInFile(path, sheet), unusable
        unusable.append(str(sheet.why))
    why = "\n".join(unusable)
    raise with_sentence(UnknownName("kept-none", "", folder=folder_name(), why=why, broken="yes" if why else "no"))
