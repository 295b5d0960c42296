"""Keeps a running game in a file, which is written after every move, before the move is shown.

A game is kept from its first move on a board, or from when a guest of the live page joins. An error with the file is
reported once and never stops the game.
"""

from __future__ import annotations

import logging
from bisect import bisect_right
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from ..game.history import has_ended, read_only_state
from ..game.record import encode
from ..language.fluent import say
from ..scene.log import MAX_SENTENCES
from ..support.weak_identity_dict import WeakIdentityDict
from .kept_files import folder, new_path, place, remove_oldest, text_of, write_file

if TYPE_CHECKING:
    from ..bots import AnyBot
    from ..engine import Move, State
    from ..game.game import Game

_keepers: WeakIdentityDict[Game, Keeper] = WeakIdentityDict()


class Keeper:
    """The file of one game.

    Attributes:
        path: The file; `None` until the game is kept for the first time.
        bots: The bots that it was last kept with, by colour.
    """

    def __init__(self) -> None:
        self.path: Path | None = None
        self.bots: Mapping[str, AnyBot] = {}
        self._holds: bytes | None = None  # the content of the file when it was last read or written
        self._kept_at: tuple[int, tuple[Move, ...]] | None = None  # ply and moves when it was last kept, or first shown
        self._failed = False
        self._is_kept_unmoved = False
        self._code: tuple[tuple[Move, ...], str] | None = None  # some moves, and their code
        self._latest_code: tuple[State, tuple[int, str]] | None = None  # a position, and the answer of `code_of` there

    def begin(self, game: Game) -> None:
        """Keep a game from its next move on.

        Args:
            game: The game, which is now on a board.
        """
        if self._kept_at is None:
            self._kept_at = game.ply, game.moves

    def take_over(self, path: Path, text: str) -> None:
        """Keep the game in a file that has been read."""
        self.path, self._holds = path.absolute(), text.encode()

    def code_of(self, game: Game) -> tuple[int, str]:
        """The game as a code, as of the start of the turn: otherwise it would be most of what every move sends.

        In a long turn, the code is renewed every few moves, so that a page still knows the moves after it. At an
        earlier position, it holds all moves that were played.

        Returns:
            How many moves are in the code, and the code.
        """
        with game.lock:
            now = read_only_state(game)
            if self._latest_code is None or self._latest_code[0] is not now:  # many boards may show one game
                starts = game.turn_starts
                began = starts[bisect_right(starts, game.ply) - 1]
                moves = (
                    game.moves[: game.ply - (game.ply - began) % MAX_SENTENCES]
                    if game.ply == game.plies
                    else game.moves
                )
                if self._code is None or self._code[0] != moves:
                    self._code = moves, encode(game.setup, moves)
                self._latest_code = now, (len(moves), self._code[1])
            return self._latest_code[1]

    def keep_unmoved(self) -> None:
        """Keep the game even before its first move, because a guest has joined."""
        self._is_kept_unmoved = True

    def is_due(self, game: Game) -> bool:
        """Whether there is anything new to write."""
        now, known = (game.ply, game.moves), self._kept_at
        if known is None or self._is_kept_unmoved:
            return known is not None
        return not (now == known or (self.path is None and now[1] == known[1]))

    def keep(self, game: Game, names: Mapping[str, str], bots: Mapping[str, AnyBot], language: str) -> str:
        """Write the game to its file; returns what to say about it, if anything.

        Args:
            names: The players' names, by colour.
        """
        now = game.ply, game.moves
        try:
            sentence = self._write(text_of(game, names, bots).encode(), over=has_ended(game), language=language)
        except (OSError, ValueError) as error:  # no home folder, or a name that no folder can have
            return self._say_failed(error, language)
        self._kept_at, self.bots = now, bots
        return sentence

    def _write(self, data: bytes, *, over: bool, language: str) -> str:
        """Write the file, or a new one if somebody else has changed it."""
        sentence, path = "", self.path
        kept = folder() if path is None else path.parent
        if kept is None:
            return ""
        if path is None or not write_file(path, data, self._holds):
            while not write_file(other := new_path(kept), data, None):
                pass  # the random name is taken
            if path is not None:
                sentence = say("kept-elsewhere", language, file=place(path), other=place(other))
            path = other
        self.path, self._holds, self._failed, self._is_kept_unmoved = path, data, False, False
        if over:
            remove_oldest(path.parent)
        return sentence

    def _say_failed(self, error: Exception, language: str) -> str:
        # Only a debug message: a warning would appear in the cell after every move, with the user's folders.
        logging.getLogger(__name__).debug("the game could not be kept", exc_info=error)
        if self._failed:
            return ""
        self._failed = True
        why = getattr(error, "strerror", None) or type(error).__name__
        return say("kept-failed", language, why=why)


def keeper_of(game: Game) -> Keeper:
    """The keeper of a game, the same one for all its boards."""
    return _keepers.get(game) or _keepers.setdefault(game, Keeper())
