"""A guest's board: a board without a notebook, whose traits and replies go to the guest's page."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import count
from typing import TYPE_CHECKING, Any

from ...language.fluent import say
from ...lessons import Session
from ..board import Board
from .roles import PERMISSIONS, denied, moves

if TYPE_CHECKING:
    from ...bots import AnyBot
    from ...game.game import Game
    from ...wire.room import Role
    from ..bot_runner import ThinkingQueue

_numbers = count(1)


class NoComm:
    """What ipywidgets takes for the connection of a widget to a notebook."""

    def __init__(self) -> None:
        self.comm_id = f"ora-guest-{next(_numbers)}"

    def on_msg(self, callback: Callable[..., None]) -> None:
        """Nothing arrives here."""

    def close(self) -> None:
        """There is nothing to close."""


class GuestBoard(Board):
    """The board of one guest: of one colour, or of none for who watches.

    It keeps no files; bots play on it in a pupil's own copy alone.

    Args:
        game: The game, or the lesson of a pupil.
        role: What its page may do.
        hears: Takes what the board says: traits that have changed, and replies.
        others: Who plays the colours, as the guest's page is to see it.
    """

    _shares_page = False
    _rest = ""  # the word for why nobody may move here now

    def __init__(
        self,
        game: Game | Session,
        hears: Callable[[dict[str, Any]], None],
        *,
        role: Role,
        seat: str,
        language: str,
        names: Mapping[str, str],
        others: Callable[[], dict[str, str]],
    ) -> None:
        self._hear: Callable[[dict[str, Any]], None] = lambda _: None
        self._others = others
        self._role: Role = role
        shown, lesson = (game.game, game) if isinstance(game, Session) else (game, None)
        super().__init__(shown, lesson=lesson, seat=seat, language=language, names=dict(names), keep=False)
        self._claimed()
        self.set_trait("_denied", denied(role))
        self.hears = hears  # what stands in for anywidget has one, too
        self._hear = hears

    def open(self) -> None:
        """Connect to nothing; ipywidgets calls this."""
        self.comm = NoComm()

    def _send(self, message: dict[str, Any], buffers: Any = None) -> None:
        self._hear(message)

    def _note(self) -> Callable[[], None]:
        return lambda: None  # the game is on the host's board

    def _use_language(self, language: str) -> None:
        """A guest's language is nobody else's."""

    def _position(self, language: str, names: Mapping[str, str]) -> dict[str, object]:
        found = super()._position(language, names)
        if self._rest:  # what would be refused is not offered
            found["_ask"] = {"seat": None, "prompt": say(self._rest, language), "options": [], "more": False}
        if isinstance(kept := found["_kept"], dict):
            found["_kept"] = {**kept, "resume": "", "file": ""}  # files are the host's affair
        return found if self._bots else {**found, "_opponents": self._opponents}

    def _claimed(self) -> None:
        self.set_trait("_claims", self._others())

    def _end_bots(self) -> None:
        if self._bots is not None:
            super()._end_bots()
            self.show_opponents(None)

    def let_play(self, bots: Mapping[str, AnyBot], queue: ThinkingQueue) -> None:
        """Let bots answer for colours, for as long as this game is shown.

        Args:
            bots: The bots by colour.
            queue: Where they wait for their turn to think.
        """
        self._invite(bots, queue)

    def follow(self, game: Game | Session) -> None:
        """Show another game, or a lesson, in which no bots play."""
        if isinstance(game, Session):
            self._turn_to(game.game, game)
        else:
            self._turn_to(game)

    def rest(self, word: str) -> None:
        """Offer no moves from now on; with no word, offer them again.

        Args:
            word: The name of the sentence that says why, in place of the question.
        """
        if word != self._rest:
            self._rest = word
            self.set_trait("_denied", denied(self._role) + [kind for kind in PERMISSIONS if word and moves(kind)])
            self._show(but="_notice")

    def show_opponents(self, opponents: object) -> None:
        """Show what the host's bots do."""
        self.set_trait("_opponents", opponents)

    def receive_message(self, message: object) -> None:
        """Do what the guest's page asks for."""
        self._received(self, message, [])
