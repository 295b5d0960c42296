"""The guests of a room, their boards and their connections, however the frames travel."""

from __future__ import annotations

import json
from collections import OrderedDict
from collections.abc import Callable, Mapping
from threading import Lock
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from ...wire.room import FromRoom, Role
    from ...wire.to_page import Reply
    from .guest_board import GuestBoard

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

    def dismiss(self, text: str, *, again: bool = False) -> None:
        """Say why, and close.

        Args:
            text: A sentence.
            again: Whether it helps to connect once more.
        """
        self.send({"frame": "bye", "text": text, "again": again})
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
