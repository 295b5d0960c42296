"""The editor of positions in a notebook cell; below it the board, once somebody plays from there."""

from __future__ import annotations

from typing import Any, get_args

import traitlets

from ..engine import Refusal
from ..engine.moves import shown
from ..game.game import Game
from ..game.position import ImpossibleScenario
from ..game.position.problems import problem_text
from ..game.setup import Setup
from ..language.fluent import CURRENT, FALLBACK, known_language, message_ids, say
from ..language.sentences import sentence
from ..scenarios import Scenario
from ..scenarios.editor import EditorModel
from ..scenarios.editor.model import Start
from ..scenarios.editor.panel import drawing, panel, pictured, troubles
from ..scene import book
from ..support.bundle import source
from ..wire import editing as wire
from ..wire.to_page import Book
from .board import Board
from .messages import NotAMessage, parsed
from .options import check_options
from .plain_widget import PanelBox, ReadOnlyWidget

WORDS = "editor-page-"  # the messages that the page uses

# By the name of the message, which for a change is that of the editor's method: its shape.
EDITS: dict[str, Any] = {kind: shape for shape in get_args(wire.Edit) for kind in get_args(shape.__annotations__["do"])}
OTHERS: dict[str, Any] = {"open": wire.OpenPosition, "game": wire.PlayFromHere}


class EditorPage(ReadOnlyWidget):
    """The page of an editor: all that it shows, as traits."""

    _esm = source("editor.js")
    _css = source("widget.css", "editor.css")

    book = traitlets.Dict().tag(sync=True)
    scene = traitlets.Dict().tag(sync=True)
    draft = traitlets.Dict().tag(sync=True)
    problems: traitlets.List[Any] = traitlets.List().tag(sync=True)
    code = traitlets.Unicode("").tag(sync=True)
    short = traitlets.Unicode("").tag(sync=True)
    notice = traitlets.Unicode("").tag(sync=True)
    words = traitlets.Dict().tag(sync=True)
    theme = traitlets.Enum(("follow", "light", "dark"), default_value="follow").tag(sync=True)
    language = traitlets.Unicode(FALLBACK).tag(sync=True)
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
        self._wish, self._language = language, known_language(language)
        check_options({"theme": theme})
        self.model = EditorModel(start, players=players, country=country, length=length)
        self.board: Board | None = None
        self._setup: Setup | None = None
        self._book: Book | None = None
        words = {
            id_.removeprefix(WORDS): say(id_, self._language) for id_ in message_ids(FALLBACK) if id_.startswith(WORDS)
        }
        page = EditorPage(words=words, theme=theme, language=self._language, **self._shown())
        super().__init__(page, (), [self.model.on_change(self._publish)])

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

    def _shown(self) -> dict[str, object]:
        """Everything that a change of the position changes."""
        problems = self.model.problems
        game = pictured(self.model)
        if self._setup != game.setup:  # most changes are about one game, and its cards stay as they are
            self._setup, self._book = game.setup, book(game, self._language)
        return {
            "book": self._book,
            "scene": drawing(self.model, self._language),
            "draft": panel(self.model, self._language),
            "problems": troubles(problems, self._language),
            "code": self.model.code,
            "short": "" if problems else self.model.game().code(),
            "notice": "",
        }

    def _publish(self) -> None:
        with self._page.hold_sync():
            for name, value in self._shown().items():
                setattr(self._page, name, value)

    def _received(self, _: object, content: object, _buffers: object) -> None:
        super()._received(_, content, _buffers)
        self._page.answered += 1

    def _why(self, error: Exception) -> str:
        if isinstance(error, ImpossibleScenario):
            return "\n".join(problem_text(problem, self._language) for problem in error.problems)
        if isinstance(error, Refusal):
            return sentence(error, self.model.draft.setup.seats, None, self._language)
        return super()._why(error)

    def _do(self, content: object) -> None:
        kind = content.get("do") if isinstance(content, dict) else None
        shape = {**EDITS, **OTHERS}.get(kind) if isinstance(kind, str) else None
        if shape is None:
            raise NotAMessage(shown(content))
        message: dict[str, Any] = dict(parsed(content, shape))
        del message["do"]
        if kind in EDITS:
            getattr(self.model, str(kind))(**message)
        elif kind == "open":
            self.model.open(message["text"].text)
        else:
            self._play()

    def _play(self) -> None:
        """Show the position as a game, in the place of the one before."""
        game = self.model.game()
        if self.board is not None:
            self.board.close()
        self.board = Board(game, language=self._wish)
        self.children = (self._page, self.board)

    def __repr__(self) -> str:
        return f"Editor({self.model!r})"
