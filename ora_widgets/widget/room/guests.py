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
from .roles import PERMISSIONS, denied, moves

if TYPE_CHECKING:
    from ...bots import AnyBot
    from ...game.game import Game
    from ...wire.room import FromRoom, Role
    from ...wire.to_page import Reply
    from ..bot_runner import ThinkingQueue

MAX_ANSWERS_KEPT = 64  # of a guest, for frames that arrive twice
MAX_FRAME_BYTES = 64_000
FRAMES_PER_SECOND = 20
BURST = 40  # frames that may come at once after a pause
MAX_REFUSED_FRAMES = 200  # in a row; who goes on is disconnected


class Connection:
    """A connection that frames are sent through.

    Args:
        send: Takes a frame as JSON to the guest's page, or drops it where the page is gone.
        end: Closes the connection.
        clock: Seconds that never go back.
        address: The machine at the other end, as far as it is known; many may be behind one address.

    Attributes:
        guest: Who is at the other end, once that is known.
        invitation: What the guest's link invites to, while a name and a colour are being chosen.
        traits_sent: How many frames of traits have been sent.
        numbering: Held from the number of a frame of traits until it is sent: a bot's thread sends some, too.
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
        """Send a frame as it was sent before."""
        self._send(text)

    def dismiss(self, text: str, *, may_reconnect: bool = False) -> None:
        """Say why, and close.

        Args:
            text: A sentence.
            may_reconnect: Whether it helps to connect once more.
        """
        self.send({"frame": "bye", "text": text, "again": may_reconnect})
        self._end()


class GuestRecord(NamedTuple):
    """What is kept of a guest who plays a colour, so that it finds its seat again.

    Attributes:
        key: The guest's own secret.
        who: By which claims name the guest.
        invitation: What its link invited to.
    """

    key: str
    who: str
    seat: str
    invitation: str
    name: str
    language: str

    @classmethod
    def read(cls, kept: Mapping[str, object]) -> GuestRecord:
        """The record that a file holds; raises `KeyError` where it holds none."""
        return cls(*(str(kept[field]) for field in cls._fields))


class Guest:
    """Somebody who came by an invitation.

    Args:
        record: Who it is.
        role: What it may do.

    Attributes:
        connection: Where it is connected now.
        replies: What its board has replied to the message that is being dealt with.
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
        """The colour; empty for who watches."""
        return self.record.seat

    def answer_of(self, number: int) -> str | None:
        """The answer to a frame that has been here before."""
        return self._answers.get(number)

    def keep_answer(self, number: int, frame: str) -> None:
        """Remember an answer, in case its frame comes again."""
        self._answers[number] = frame
        while len(self._answers) > MAX_ANSWERS_KEPT:
            self._answers.popitem(last=False)

    def __repr__(self) -> str:
        return f"<Guest {self.record.name or self.role} {self.seat or 'watching'}, {'here' if self.connection else 'away'}>"


class FrameBudget:
    """How many frames may come: a bucket that fills with time.

    Args:
        clock: Seconds that never go back.

    >>> budget = FrameBudget(lambda: 0.0)
    >>> sum(budget.take() for _ in range(100))
    40
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._left = float(BURST)
        self._at = clock()
        self.refused = 0

    def take(self) -> bool:
        """Whether one more frame may come now."""
        now = self._clock()
        self._left = min(float(BURST), self._left + (now - self._at) * FRAMES_PER_SECOND)
        self._at = now
        if self._left < 1:
            self.refused += 1
            return False
        self._left -= 1
        self.refused = 0
        return True


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
