"""A position while it is laid out on a page: what the page shows of it, and what is done with what the page says."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, get_args

from ..engine import Refusal
from ..engine.moves import shown
from ..game.position import ImpossibleScenario
from ..game.position.position_type import problem_text
from ..language.fluent import FALLBACK, message_ids, say
from ..language.sentences import sentence
from ..scenarios.editor.panel import drawing, panel, pictured, troubles
from ..scene import book, printed
from ..wire import editing as wire
from .messages import NotAMessage, failure, parsed, strange

if TYPE_CHECKING:
    from ..game.game import Game
    from ..game.setup import Setup
    from ..scenarios.editor import EditorModel
    from ..wire.to_page import Book

WORDS = "editor-page-"  # the messages that the page uses

# By the name of the message, which for a change is that of the editor's method: its shape.
EDITS: dict[str, Any] = {kind: shape for shape in get_args(wire.Edit) for kind in get_args(shape.__annotations__["do"])}
OTHERS: dict[str, Any] = {"open": wire.OpenPosition, "game": wire.PlayFromHere}


@cache
def _words(language: str) -> dict[str, str]:
    ids = [id_ for id_ in message_ids(FALLBACK) if id_.startswith(WORDS)]
    return {id_.removeprefix(WORDS): say(id_, language) for id_ in ids}


class Editing:
    """What a page shows of an editor's model, and how the page changes it.

    Args:
        model: What has been laid out.
        language: The language of the page.
        home: The game that one can go back to, if there is one.
    """

    def __init__(self, model: EditorModel, language: str, home: Game | None = None) -> None:
        self.model, self.language, self.home = model, language, home
        self.notice, self.answered = "", 0
        self._printed: tuple[Setup, str, Book] | None = None
        if home is not None:
            self._printed = home.setup, language, printed(home, language)

    def traits(self) -> dict[str, object]:
        """Everything that the page draws from, but for its theme."""
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
        """The cards of the game, which most changes leave as they are."""
        game = pictured(self.model)
        if self._printed is None or self._printed[:2] != (game.setup, self.language):
            self._printed = game.setup, self.language, book(game, self.language)
        return self._printed[2]

    def receive(self, content: object) -> Game | None:
        """Do what the page asks for, or note why not; the game, where it asks for one to be played."""
        self.notice = ""
        try:
            return self._do(content)
        except Exception as error:  # noqa: BLE001 - a click that went wrong must be seen where it was made
            self.notice = self._why(error)
            return None
        finally:
            self.answered += 1

    def _do(self, content: object) -> Game | None:
        kind = content.get("do") if isinstance(content, dict) else None
        shape = {**EDITS, **OTHERS}.get(kind) if isinstance(kind, str) else None
        if shape is None:
            raise NotAMessage(shown(content))
        message: dict[str, Any] = dict(parsed(content, shape))
        del message["do"]
        if kind == "game":
            return self.model.game()
        if kind == "open":
            self.model.open(message["text"].text)
        else:
            getattr(self.model, str(kind))(**message)
        return None

    def _why(self, error: Exception) -> str:
        if isinstance(error, ImpossibleScenario):
            return "\n".join(problem_text(problem, self.language, typed=False) for problem in error.problems)
        if isinstance(error, Refusal):
            return sentence(error, self.model.draft.setup.seats, None, self.language)
        return (strange if isinstance(error, NotAMessage) else failure)(error, self.language)["text"]
