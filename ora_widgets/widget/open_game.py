"""Opens a game that somebody has sent: the one in the address of the page, or whatever is pasted."""

from __future__ import annotations

import traitlets

from ..game.game import Game
from ..language.fluent import CURRENT, known_language, say
from ..replay.walkthroughs import Walkthrough
from ..support.arguments import flag
from ..support.bundle import source
from ..wire.outside_text import OutsideText
from .arrival import opened
from .board import Board
from .panel_box import PanelBox
from .plain_widget import ReadOnlyWidget
from .start import PreparedGame


class Ask(ReadOnlyWidget):
    """The line in which a code is pasted; in the browser it reads the address, too."""

    _esm = source("opener.js")

    words = traitlets.Dict().tag(sync=True)
    notice = traitlets.Unicode("").tag(sync=True)
    folded = traitlets.Bool(False).tag(sync=True)


class GameOpener(PanelBox):
    """A line to paste a game into, and below it the board, once there is one.

    The game in the address of the page is opened at once. A log that stops being readable opens as far as it was read, and the sentence says where it stops.

    Args:
        start: Whether a start screen is shown as long as no game is open. It asks for a code itself, so the line is only shown with what could not be opened.

    Attributes:
        game: The game that was opened; `None` before.
        board: Its board, or that with the start screen; `None` where there is neither.

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
        """Open a game and show its board; what cannot be opened is said below the line, and the board stays.

        Args:
            source: The text of a game, as `load` reads it; it never names a file.
        """
        table, self._ask.notice, walk = opened(OutsideText(source), known_language(self._language))
        if walk is not None:
            table = PreparedGame(walk.game, {})
        return None if table is None else self._show(table, walk)

    def _show(self, table: PreparedGame, walk: Walkthrough | None) -> Game:
        """A board for this table or this study, or the one that is there."""
        self.game = table.game
        if self.board is None:
            self.board = Board(table.game, language=self._language)
            self.children = (self._ask, self.board)
        if walk is None:
            self.board._begin(table)
        else:
            self.board._turn_to(walk.game, walk=walk)
        return table.game

    def _do(self, content: object) -> None:
        match content:
            case {"do": "open", "text": str(text), "typed": True}:
                self.take(text)
            # A page that is loaded again finds the same address, and the game may have gone on since.
            case {"do": "open", "text": str(text)} if text != self._from_address:
                self._from_address = text
                self.take(text)

    def __repr__(self) -> str:
        return f"GameOpener({self.game!r})"
