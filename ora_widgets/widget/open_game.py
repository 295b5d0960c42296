"""Opens a game that somebody has sent: from the address of the page, or pasted."""

from __future__ import annotations

import traitlets

from ..game.game import Game
from ..language.fluent import CURRENT, known_language, say
from ..replay.walkthroughs import Walkthrough
from ..support.arguments import flag
from ..support.bundle import source
from ..wire import OutsideText
from .arrival import open_game
from .board import Board
from .panel_box import PanelBox
from .plain_widget import ReadOnlyWidget
from .start import PreparedGame


class Ask(ReadOnlyWidget):
    """The input line into which a code is pasted; its page also reads the address."""

    _esm = source("opener.js")

    words = traitlets.Dict().tag(sync=True)
    notice = traitlets.Unicode("").tag(sync=True)
    folded = traitlets.Bool(False).tag(sync=True)


class GameOpener(PanelBox):
    """An input line to paste a game into, and below it the board, once a game is open.

    A game in the address of the page is opened at once. A log that becomes unreadable is opened up to there, and a
    sentence says where that is.

    Args:
        start: Whether to show a start screen as long as no game is open. That has an input for codes itself, so the
            line is shown only with text that could not be opened.

    Attributes:
        game: The game that was opened; `None` before.
        board: Its board, or the one with the start screen; `None` if there is neither.

    >>> opener = GameOpener()
    >>> opener.take("ora1:nothing")
    >>> opener.game is None
    True
    >>> opener.close()
    """

    def __init__(self, language: str = CURRENT, *, start: bool = False) -> None:
        flag("start", start)
        self.game: Game | None = None
        self.board: Board | None = None
        self._language = language
        self._from_address = ""
        words = {name: say(f"opener-{name}", known_language(language)) for name in ("label", "button", "hint")}
        self._ask = Ask(words=words, folded=start)
        super().__init__(self._ask)
        if start:
            self.board = Board(language=language)
            self.children = (self._ask, self.board)

    def take(self, source: str) -> Game | None:
        """Open a game and show its board; if it cannot be opened, the line says why, and the board stays.

        Args:
            source: The text of a game, as `load` reads it; it never names a file.
        """
        table, self._ask.notice, walk = open_game(OutsideText(source), known_language(self._language))
        if walk is not None:
            table = PreparedGame(walk.game, {})
        return None if table is None else self._show(table, walk)

    def _show(self, table: PreparedGame, walk: Walkthrough | None) -> Game:
        """Show a game or a walkthrough, on the board that is there or on a new one."""
        self.game = table.game
        if self.board is None:
            self.board = Board(table.game, language=self._language)
            self.children = (self._ask, self.board)
        if walk is None:
            self.board._show_table(table)
        else:
            self.board._switch_to(walk.game, walk=walk)
        return table.game

    def _do(self, content: object) -> None:
        match content:
            case {"do": "open", "text": str(text), "typed": True}:
                self.take(text)
            # A page that is loaded again sends the same address, but the game may have gone on since.
            case {"do": "open", "text": str(text)} if text != self._from_address:
                self._from_address = text
                self.take(text)

    def __repr__(self) -> str:
        return f"GameOpener({self.game!r})"
