"""Keeps the running game: after every move its file is written before the move is shown as made.

A game is kept once it has been moved while it was on a board, or a guest of the live page has sat down at it. Whatever goes wrong with the file is said once and stops
no game.
"""

from __future__ import annotations

import logging
from bisect import bisect_right
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from ..game.history import has_ended, live
from ..game.record import encode
from ..language.fluent import say
from ..scene.log import KEPT
from ..support.identity import WeakIdentityDict
from .kept_files import folder, new_path, place, put, remove_oldest, text_of

if TYPE_CHECKING:
    from ..bots import AnyBot
    from ..engine import Move, State
    from ..game.game import Game

_keepers: WeakIdentityDict[Game, Keeper] = WeakIdentityDict()


class Keeper:
    """The file of one game.

    Attributes:
        path: The file; nothing before the game is kept for the first time.
        bots: The bots that it was last kept with, by colour.
    """

    def __init__(self) -> None:
        self.path: Path | None = None
        self.bots: Mapping[str, AnyBot] = {}
        self._holds: bytes | None = None  # what the file held when it was last seen
        self._known: tuple[int, tuple[Move, ...]] | None = None  # where the game stood when it was last kept, or came
        self._failed = False
        self._is_kept_unmoved = False
        self._code: tuple[tuple[Move, ...], str] | None = None  # the last one, and of which moves
        self._latest_code: tuple[State, tuple[int, str]] | None = None  # where it was last asked for, and the answer

    def begin(self, game: Game) -> None:
        """Keep a game from its next move on.

        Args:
            game: The game, which has come to a board.
        """
        if self._known is None:
            self._known = game.ply, game.moves

    def take_over(self, path: Path, text: str) -> None:
        """Go on in a file that has been read."""
        self.path, self._holds = path.absolute(), text.encode()

    def code_of(self, game: Game) -> tuple[int, str]:
        """The game as a code, as it stood when the turn began: it would be the largest part of what every move sends.

        In a turn of many moves the code follows after some, so that a page knows all that came after it. Where somebody
        looks back, it holds all that was played.

        Returns:
            How many moves are in the code, and the code.
        """
        with game.lock:
            now = live(game)
            if self._latest_code is None or self._latest_code[0] is not now:  # many boards may show one game
                starts = game.turn_starts
                began = starts[bisect_right(starts, game.ply) - 1]
                moves = game.moves[: game.ply - (game.ply - began) % KEPT] if game.ply == game.plies else game.moves
                if self._code is None or self._code[0] != moves:
                    self._code = moves, encode(game.setup, moves)
                self._latest_code = now, (len(moves), self._code[1])
            return self._latest_code[1]

    def keep_unmoved(self) -> None:
        """Keep the game as it stands, though nobody has moved: somebody has sat down at it."""
        self._is_kept_unmoved = True

    def is_due(self, game: Game) -> bool:
        """Whether there is anything new to be written."""
        now, known = (game.ply, game.moves), self._known
        if known is None or self._is_kept_unmoved:
            return known is not None
        return not (now == known or (self.path is None and now[1] == known[1]))

    def keep(self, game: Game, names: Mapping[str, str], bots: Mapping[str, AnyBot], language: str) -> str:
        """Write the game, which is due.

        Args:
            names: What people are called, by colour.
        """
        now = game.ply, game.moves
        try:
            sentence = self._write(text_of(game, names, bots).encode(), over=has_ended(game), language=language)
        except (OSError, ValueError) as error:  # no home, or what no folder can be called
            return self._say_failed(error, language)
        self._known, self.bots = now, bots
        return sentence

    def _write(self, data: bytes, *, over: bool, language: str) -> str:
        """Write; where somebody else has gone on in the file, into another one."""
        sentence, path = "", self.path
        kept = folder() if path is None else path.parent
        if kept is None:
            return ""
        if path is None or not put(path, data, self._holds):
            while not put(other := new_path(kept), data, None):
                pass  # somebody has drawn the same name
            if path is not None:
                sentence = say("kept-elsewhere", language, file=place(path), other=place(other))
            path = other
        self.path, self._holds, self._failed, self._is_kept_unmoved = path, data, False, False
        if over:
            remove_oldest(path.parent)
        return sentence

    def _say_failed(self, error: Exception, language: str) -> str:
        # Said on the board, once; in the cell it would stand after every move, with the folders of whose machine it is.
        logging.getLogger(__name__).debug("the game could not be kept", exc_info=error)
        if self._failed:
            return ""
        self._failed = True
        why = getattr(error, "strerror", None) or type(error).__name__
        return say("kept-failed", language, why=why)


def keeper_of(game: Game) -> Keeper:
    """Who keeps a game: the same one for all its boards."""
    return _keepers.get(game) or _keepers.setdefault(game, Keeper())
