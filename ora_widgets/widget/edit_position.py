"""The position editor in a notebook cell, and below it a board, once the position is played."""

from __future__ import annotations

from typing import TYPE_CHECKING

import traitlets

from ..language.fluent import CURRENT, FALLBACK, known_language
from ..scenarios.editor import EditorModel
from ..support.bundle import source
from .board import Board
from .editing import Editing
from .options import check_options
from .panel_box import PanelBox
from .plain_widget import ReadOnlyWidget

if TYPE_CHECKING:
    from ..game.game import Game
    from ..scenarios import Scenario
    from ..scenarios.editor.model import Start


class EditorPage(ReadOnlyWidget):
    """The page of an editor: all that it shows, as traits."""

    _esm = source("editor.js")
    _css = source("widget.css", "editor.css")

    book = traitlets.Dict().tag(sync=True)
    scene = traitlets.Dict().tag(sync=True)
    draft = traitlets.Dict().tag(sync=True)
    problems: traitlets.List[object] = traitlets.List().tag(sync=True)
    code = traitlets.Unicode("").tag(sync=True)
    short = traitlets.Unicode("").tag(sync=True)
    notice = traitlets.Unicode("").tag(sync=True)
    words = traitlets.Dict().tag(sync=True)
    theme = traitlets.Enum(("follow", "light", "dark"), default_value="follow").tag(sync=True)
    language = traitlets.Unicode(FALLBACK).tag(sync=True)
    home = traitlets.Bool(False).tag(sync=True)
    answered = traitlets.Int(0).tag(sync=True)


class Editor(PanelBox):
    """An editor for positions: cards, land, clergymen, goods, the wheel, the round and whose turn it is.

    It says what is impossible about the position, and loses nothing meanwhile. The result is the code of a scenario, a
    code to send, or a game on a board below; `model` makes the same changes by code.

    Args:
        start: What to begin with: a game or a scenario, the code of one, or anything that `load` takes; by default the
            beginning of a game.
        players: How many people play, 1 to 4.
        country: `"france"` or `"ireland"`.
        length: `"short"` or `"long"`; a game for one is always long.
        theme: `"follow"`, `"light"` or `"dark"`.

    Attributes:
        model: The `EditorModel` that holds what has been laid out.
        board: The board that shows the last game played from here; `None` before.

    Raises:
        InvalidSetup: When there is no such game.
        ParseError: When a text holds neither a scenario nor a game.

    >>> editor = Editor(players=3, country="ireland")
    >>> editor.model.place_card("I04", "R", "0,3").set_round(9)
    EditorModel(ora.Scenario("", players=3, country="ireland", length="long", round=9, built={"R": "I04 0,3"}))
    >>> editor.game().round
    9
    >>> editor.close()
    """

    _copy_instead = "model"

    def __init__(
        self,
        start: Start = None,
        *,
        players: int = 2,
        country: str = "france",
        length: str = "long",
        language: str = CURRENT,
        theme: str = "follow",
    ) -> None:
        self._language = language
        check_options({"theme": theme})
        self.model = EditorModel(start, players=players, country=country, length=length)
        self.board: Board | None = None
        self._editing = Editing(self.model, known_language(language))
        super().__init__(EditorPage(theme=theme, **self._editing.traits()), (), [self.model.on_change(self._publish)])

    def game(self) -> Game:
        """A new game from this position.

        Raises:
            ImpossibleScenario: When the position is impossible; the sentence lists everything that is wrong.
            ParseError: When the goal cannot be read.
        """
        return self.model.game()

    def scenario(self) -> Scenario:
        """The scenario.

        Raises:
            ImpossibleScenario: When the position is impossible; the sentence lists everything that is wrong.
            ParseError: When the goal cannot be read.
        """
        return self.model.scenario()

    @property
    def code(self) -> str:
        """The Python that makes this scenario, to paste into a cell."""
        return self.model.code

    def close(self) -> None:
        """Take the editor out of the notebook, and its board."""
        if (board := self.__dict__.get("board")) is not None:
            board.close()
        super().close()

    def _publish(self) -> None:
        self._editing.notice = ""
        with self._page.hold_sync():
            for name, value in self._editing.traits().items():
                setattr(self._page, name, value)

    def _receive(self, _: object, content: object, _buffers: object) -> None:
        game = self._editing.receive(content)
        if game is not None:
            self._play(game)
        self._page.notice = self._editing.notice
        self._page.answered = self._editing.answered

    def _play(self, game: Game) -> None:
        """Show the position as a game, instead of the one before."""
        if self.board is not None:
            self.board.close()
        self.board = Board(game, language=self._language)
        self.children = (self._page, self.board)

    def __repr__(self) -> str:
        return f"Editor({self.model!r})"
