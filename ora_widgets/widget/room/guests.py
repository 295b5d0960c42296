"""The guests of a room, their boards and their connections, however the frames travel."""

from __future__ import annotations

import json
from collections import OrderedDict
from collections.abc import Callable, Mapping
from itertools import count
from threading import Lock
from typing import TYPE_CHECKING, Any, NamedTuple

from ...language.fluent import say
from ...lessons import Session
from ..board import Board
from .roles import PERMISSIONS, denied_messages, is_move

if TYPE_CHECKING:
    from ...bots import AnyBot
    from ...game.game import Game
    from ...wire.room import FromRoom, Role
    from ...wire.to_page import Reply
    from ..bot_runner import ThinkingQueue

MAX_ANSWERS_KEPT = 64  # for each guest, in case a frame arrives twice
MAX_FRAME_BYTES = 64_000
FRAMES_PER_SECOND = 20
MAX_BURST = 40  # frames that may come at once after a pause
MAX_REFUSED_FRAMES = 200  # in a row, before a guest is disconnected


class Connection:
    """A connection to the page of a guest.

    Args:
        send: Sends a frame, as JSON, to the guest's page, or drops it if the page is gone.
        end: Closes the connection.
        clock: A clock in seconds that never goes back.
        address: The guest's network address, if it is known; many guests may share one.

    Attributes:
        guest: The guest at the other end, once that is known.
        invitation: What the guest's link invites to, while a name and a colour are being chosen.
        traits_sent: How many frames of traits have been sent.
        numbering: A lock that keeps frames of traits in the order of their numbers, as a bot's thread sends some. Its
            holder waits for no other lock, since a bot's thread asks for it while it holds the lock of its game.
    """

    def __init__(
        self, send: Callable[[str], None], end: Callable[[], None], clock: Callable[[], float], address: str = ""
    ) -> None:
        self._send = send
        self._end = end
        self.address = address
        self.budget = FrameBudget(clock)
        self.guest: Guest | None = None
        self.invitation = ""
        self.language = ""
        self.traits_sent = 0
        self.numbering = Lock()

    @property
    def is_known(self) -> bool:
        """Whether the other end has shown that it has a link."""
        return self.guest is not None or self.invitation != ""

    def send(self, frame: FromRoom | Mapping[str, object]) -> str:
        """Send a frame; returns it as it was sent."""
        text = json.dumps(frame, ensure_ascii=False, separators=(",", ":"))
        self._send(text)
        return text

    def send_again(self, text: str) -> None:
        """Send again a frame that was sent before."""
        self._send(text)

    def close(self, text: str, *, may_reconnect: bool = False) -> None:
        """Tell the guest why, and close the connection.

        Args:
            text: A sentence.
            may_reconnect: Whether it helps to connect again.
        """
        self.send({"frame": "bye", "text": text, "again": may_reconnect})
        self._end()


class GuestRecord(NamedTuple):
    """What is kept of a guest who plays a colour, so that the guest can come back to it.

    Attributes:
        key: The guest's own secret.
        who: The guest's name in the claims of the game.
        invitation: What the guest's link invited to.
    """

    key: str
    who: str
    seat: str
    invitation: str
    name: str
    language: str

    @classmethod
    def read(cls, kept: Mapping[str, object]) -> GuestRecord:
        """The record that a file holds; raises `KeyError` if it holds none."""
        return cls(*(str(kept[field]) for field in cls._fields))


class Guest:
    """Somebody who came by an invitation.

    Args:
        record: Who the guest is.
        role: What the guest may do.

    Attributes:
        connection: The guest's current connection, if any.
        replies: The board's replies to the message that is being handled.
    """

    def __init__(self, record: GuestRecord, role: Role) -> None:
        self.record = record
        self.role = role
        self.board: GuestBoard | None = None
        self.connection: Connection | None = None
        self.replies: list[Reply] = []
        self._answers: OrderedDict[int, str] = OrderedDict()

    @property
    def seat(self) -> str:
        """The guest's colour; empty for a spectator."""
        return self.record.seat

    def answer_of(self, number: int) -> str | None:
        """The answer to a frame that has been handled before; `None` if it has not."""
        return self._answers.get(number)

    def keep_answer(self, number: int, frame: str) -> None:
        """Remember an answer, in case its frame comes again."""
        self._answers[number] = frame
        while len(self._answers) > MAX_ANSWERS_KEPT:
            self._answers.popitem(last=False)

    def __repr__(self) -> str:
        return f"<Guest {self.record.name or self.role} {self.seat or 'watching'}, {'here' if self.connection else 'away'}>"


class FrameBudget:
    """A limit on how many frames may come: a bucket that refills with time.

    Args:
        clock: A clock in seconds that never goes back.

    >>> budget = FrameBudget(lambda: 0.0)
    >>> sum(budget.take() for _ in range(100))
    40
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._frames_left = float(MAX_BURST)
        self._at = clock()
        self.refused = 0

    def take(self) -> bool:
        """Count a frame; returns whether it may come now."""
        now = self._clock()
        self._frames_left = min(float(MAX_BURST), self._frames_left + (now - self._at) * FRAMES_PER_SECOND)
        self._at = now
        if self._frames_left < 1:
            self.refused += 1
            return False
        self._frames_left -= 1
        self.refused = 0
        return True


_numbers = count(1)


class NoComm:
    """Replaces, for ipywidgets, the connection of a widget to a notebook."""

    def __init__(self) -> None:
        self.comm_id = f"ora-guest-{next(_numbers)}"

    def on_msg(self, callback: Callable[..., None]) -> None:
        """Nothing arrives here."""

    def close(self) -> None:
        """There is nothing to close."""


class GuestBoard(Board):
    """The board of one guest, who moves one colour, or none as a spectator.

    It keeps no files; bots play on it only in a pupil's own copy.

    Args:
        game: The game, or the lesson of a pupil.
        role: What its page may do.
        send_to_page: Takes the board's messages to the page: traits that have changed, and replies.
        others: Returns who plays which colour, as the guest's page is to show it.
    """

    _shares_page = False
    _pause_reason = ""  # the id of the sentence on why nobody may move here now

    def __init__(
        self,
        game: Game | Session,
        send_to_page: Callable[[dict[str, Any]], None],
        *,
        role: Role,
        seat: str,
        language: str,
        names: Mapping[str, str],
        others: Callable[[], dict[str, str]],
    ) -> None:
        self._send_to_page: Callable[[dict[str, Any]], None] = lambda _: None
        self._others = others
        self._role: Role = role
        shown, lesson = (game.game, game) if isinstance(game, Session) else (game, None)
        super().__init__(shown, lesson=lesson, seat=seat, language=language, names=dict(names), keep=False)
        self._show_claims()
        self.set_trait("_denied", denied_messages(role))
        self.send_to_page = send_to_page  # set after the base class, as its stand-in on the live page resets it
        self._send_to_page = send_to_page

    def open(self) -> None:
        """Connect to nothing; ipywidgets calls this."""
        self.comm = NoComm()

    def _send(self, message: dict[str, Any], buffers: Any = None) -> None:
        self._send_to_page(message)

    def _offer_to_resume(self) -> Callable[[], None]:
        return lambda: None  # the host's board offers the game

    def _use_language(self, language: str) -> None:
        """Do nothing: a guest's language is not switched for others."""

    def _position(self, language: str, names: Mapping[str, str]) -> dict[str, object]:
        found = super()._position(language, names)
        if self._pause_reason:  # what would be refused is not offered
            found["_ask"] = {"seat": None, "prompt": say(self._pause_reason, language), "options": [], "more": False}
        if isinstance(kept := found["_kept"], dict):
            found["_kept"] = {**kept, "resume": "", "file": ""}  # files are the host's
        return found if self._bots else {**found, "_opponents": self._opponents}

    def _show_claims(self) -> None:
        self.set_trait("_claims", self._others())

    def _remove_bots(self) -> None:
        if self._bots is not None:
            super()._remove_bots()
            self.show_opponents(None)

    def let_bots_play(self, bots: Mapping[str, AnyBot], queue: ThinkingQueue) -> None:
        """Let bots play colours as long as this game is shown.

        Args:
            bots: The bots by colour.
            queue: Where they wait for their turn to think.
        """
        self._add_bots(bots, queue)

    def follow(self, game: Game | Session) -> None:
        """Show another game, or a lesson, in which no bots play."""
        if isinstance(game, Session):
            self._switch_to(game.game, game)
        else:
            self._switch_to(game)

    def pause_moves(self, word: str) -> None:
        """Offer no moves from now on; without a word, offer them again.

        Args:
            word: The id of the sentence that says why; it is shown instead of the question.
        """
        if word != self._pause_reason:
            denied = denied_messages(self._role) + [kind for kind in PERMISSIONS if word and is_move(kind)]
            with self._hold():  # as a bot may move meanwhile
                self._pause_reason = word
                self.set_trait("_denied", denied)
                self._show(but="_notice")

    def show_opponents(self, opponents: object) -> None:
        """Show what the host's bots do."""
        self.set_trait("_opponents", opponents)

    def receive_message(self, message: object) -> None:
        """Do what the guest's page asks for."""
        self._receive(self, message, [])
