"""A position that is being edited on a page: what the page shows of it, and what its messages do."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, get_args

from ..engine import Refusal
from ..engine.moves import safe_text
from ..game.position import ImpossibleScenario
from ..game.position.position_type import problem_text
from ..language.fluent import FALLBACK, message_ids, say
from ..language.sentences import sentence
from ..scenarios.editor.panel import drawing, game_to_draw, panel, troubles
from ..scene import book, cached_book
from ..wire import editing as wire
from .messages import NotAMessage, failure, parse_message, unknown_message

if TYPE_CHECKING:
    from ..game.game import Game
    from ..game.setup import Setup
    from ..scenarios.editor import EditorModel
    from ..wire.to_page import Book

PAGE_MESSAGES = "editor-page-"  # prefix of the texts on the page

# Shapes by the name of the message; a change has the name of the model's method.
EDITS: dict[str, Any] = {kind: shape for shape in get_args(wire.Edit) for kind in get_args(shape.__annotations__["do"])}
OTHER_MESSAGES: dict[str, Any] = {"open": wire.OpenPosition, "game": wire.PlayFromHere}


@cache
def _words(language: str) -> dict[str, str]:
    ids = [id_ for id_ in message_ids(FALLBACK) if id_.startswith(PAGE_MESSAGES)]
    return {id_.removeprefix(PAGE_MESSAGES): say(id_, language) for id_ in ids}


class Editing:
    """What a page shows of an editor's model, and how the page changes it.

    Args:
        model: What has been laid out.
        language: The language of the page.
        home: The game that the player can go back to, if there is one.
    """

    def __init__(self, model: EditorModel, language: str, home: Game | None = None) -> None:
        self.model, self.language, self.home = model, language, home
        self.notice, self.answered = "", 0
        self._printed: tuple[Setup, str, Book] | None = None
        if home is not None:
            self._printed = home.setup, language, cached_book(home, language)

    def traits(self) -> dict[str, object]:
        """Everything that the page draws, except its theme."""
        problems = self.model.problems
        return {
            "book": self._book(),
            "scene": drawing(self.model, self.language),
            "draft": panel(self.model, self.language),
            "problems": troubles(problems, self.language),
            "code": self.model.code,
            "short": "" if problems else self.model.game().code(),
            "words": _words(self.language),
            "language": self.language,
            "home": self.home is not None,
            "notice": self.notice,
            "answered": self.answered,
        }

    def _book(self) -> Book:
        """The cards of the game, which are kept because most changes leave them as they are."""
        game = game_to_draw(self.model)
        if self._printed is None or self._printed[:2] != (game.setup, self.language):
            self._printed = game.setup, self.language, book(game, self.language)
        return self._printed[2]

    def receive(self, content: object) -> Game | None:
        """Do what the page asks for, or note why not; returns a game if the page asks to play."""
        self.notice = ""
        try:
            return self._do(content)
        except Exception as error:  # noqa: BLE001 - an error must be seen where the click was made
            self.notice = self._error_sentence(error)
            return None
        finally:
            self.answered += 1

    def _do(self, content: object) -> Game | None:
        kind = content.get("do") if isinstance(content, dict) else None
        shape = {**EDITS, **OTHER_MESSAGES}.get(kind) if isinstance(kind, str) else None
        if shape is None:
            raise NotAMessage(safe_text(content))
        message: dict[str, Any] = dict(parse_message(content, shape))
        del message["do"]
        if kind == "game":
            return self.model.game()
        if kind == "open":
            self.model.open(message["text"].text)
        else:
            getattr(self.model, str(kind))(**message)
        return None

    def _error_sentence(self, error: Exception) -> str:
        if isinstance(error, ImpossibleScenario):
            return "\n".join(problem_text(problem, self.language, typed=False) for problem in error.problems)
        if isinstance(error, Refusal):
            return sentence(error, self.model.draft.setup.seats, None, self.language)
        return (unknown_message if isinstance(error, NotAMessage) else failure)(error, self.language)["text"]
