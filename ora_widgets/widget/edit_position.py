"""The editor of positions in a notebook cell; below it the board, once somebody plays from there."""

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
    """Any position laid out by clicking: cards, land, clergymen, goods, the wheel, the round and whose turn it is.

    What is impossible about it is said while it is laid out, and nothing is lost. It comes out as the code of a scenario,
    as a code to send, or as a game on a board below; `model` does by code what is clicked, and both agree.

    Args:
        start: What to begin with: a game or a scenario, the code of one, or anything that `load` takes; by default the
            beginning of a game.
        players: How many people play, 1 to 4.
        country: `"france"` or `"ireland"`.
        length: `"short"` or `"long"`; alone the game is long.
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

    _copied_instead = "model"

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
        self._wish = language
        check_options({"theme": theme})
        self.model = EditorModel(start, players=players, country=country, length=length)
        self.board: Board | None = None
        self._editing = Editing(self.model, known_language(language))
        super().__init__(EditorPage(theme=theme, **self._editing.traits()), (), [self.model.on_change(self._publish)])

    def game(self) -> Game:
        """A new game from this position.

        Raises:
            ImpossibleScenario: When the position cannot be; the sentence lists everything that is wrong.
            ParseError: When the goal is none.
        """
        return self.model.game()

    def scenario(self) -> Scenario:
        """The scenario.

        Raises:
            ImpossibleScenario: When the position cannot be; the sentence lists everything that is wrong.
            ParseError: When the goal is none.
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

    def _received(self, _: object, content: object, _buffers: object) -> None:
        game = self._editing.receive(content)
        if game is not None:
            self._play(game)
        self._page.notice = self._editing.notice
        self._page.answered = self._editing.answered

    def _play(self, game: Game) -> None:
        """Show the position as a game, in the place of the one before."""
        if self.board is not None:
            self.board.close()
        self.board = Board(game, language=self._wish)
        self.children = (self._page, self.board)

    def __repr__(self) -> str:
        return f"Editor({self.model!r})"
