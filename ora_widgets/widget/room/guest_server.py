"""What all kinds of rooms share: connections, frames in and out, and handling each message once.

What guests send is checked against `wire/room.py`, then against their role, and then done on a board of their own.
"""

from __future__ import annotations

import json
import logging
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from hashlib import sha256
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from ...engine import IllegalMove, Refusal
from ...game.record import encode
from ...language.fluent import languages, say
from ...language.names import seat_label
from ...language.sentences import with_sentence
from ...wire import room as wire
from ..board import traits_of
from ..messages import NotAMessage, parse_message, refusal, unknown_message
from ..plain_widget import NotCopyable
from .guests import MAX_FRAME_BYTES, MAX_REFUSED_FRAMES, Connection, Guest
from .invitations import ANY, same_secret
from .roles import is_allowed, is_move

if TYPE_CHECKING:
    from ...game.game import Game
    from ...wire.to_page import Notice

VERSION = 1
MAX_GUESTS = 128  # including spectators
MAX_STRANGERS = 24  # connections that have shown no link yet; a whole class may come within a second
HEAD_LENGTH = 12  # hexadecimal digits
MAX_WHO_LENGTH = 16
MIN_KEY_LENGTH = 22  # characters: 128 bits


class PositionStamp(NamedTuple):
    """The position of a guest's game: the number of moves, a short hash that tells positions apart, and the record as a code."""

    ply: int
    head: str
    record: str


def stamp_of(game: Game, words: str = "") -> PositionStamp:
    """The stamp of a game's position, made without the game's lock: a bot's thread may hold that while it waits to send.

    Args:
        words: More words that the head depends on.
    """
    history = game._history  # replaced as a whole, so moves and number fit together
    code = encode(game.setup, history.played)
    return PositionStamp(history.ply, sha256(f"{code} {words}".encode()).hexdigest()[:HEAD_LENGTH], code)


class GuestServer(NotCopyable, ABC):
    """Handles the connections of guests and what they send; each kind of room defines how guests come in, ask and leave.

    Args:
        clock: A clock in seconds that never goes back.
        limit: How many guests may be here at once.

    Attributes:
        is_open: Whether guests may come.
        address: The address of the guests' page, without the secret; empty while there is none.
        at_close: Called to stop listening.
    """

    def __init__(self, clock: Callable[[], float], limit: int) -> None:
        self.is_open = True
        self.address = ""
        self.at_close: Callable[[], None] = lambda: None
        self._clock = clock
        self._limit = limit
        self._connections: list[Connection] = []

    # ---- what each kind of room defines

    @abstractmethod
    def _hold_lock(self) -> AbstractContextManager[None]:
        """Hold the lock of this room."""

    @property
    @abstractmethod
    def _language(self) -> str:
        """The language for guests who have not chosen one."""

    @abstractmethod
    def _admit_newcomer(self, connection: Connection, hello: wire.HelloFrame) -> None:
        """Let a newcomer in, show what has to be chosen, or say why not."""

    @abstractmethod
    def _reconnect(self, connection: Connection, guest: Guest) -> None:
        """Connect a guest who has been here before."""

    @abstractmethod
    def _guest_of_key(self, key: str) -> Guest | None:
        """The guest who has this secret key."""

    @abstractmethod
    def _handle_leave(self, guest: Guest) -> None:
        """Handle that a guest leaves for good."""

    @abstractmethod
    def _handle_disconnect(self, guest: Guest) -> None:
        """Handle that a guest has lost the connection, and may come back."""

    @abstractmethod
    def _handle_request(self, guest: Guest, what: str) -> Notice | None:
        """Handle a request of a guest to the room; returns why it is refused, if it is."""

    @abstractmethod
    def _stamp(self, guest: Guest) -> PositionStamp:
        """The stamp of a guest's position."""

    @abstractmethod
    def _stale_refusal(self, ply: int, now: PositionStamp) -> Refusal:
        """The refusal of a guest's message that was about another position."""

    @abstractmethod
    def _close_boards(self) -> None:
        """End what the room holds for its guests, after all have been sent home."""

    def _close(self, word: str) -> None:
        """Close the room, and send everybody home with a sentence."""
        with self._hold_lock():
            if not self.is_open:
                return
            self.is_open = False
            for connection in [*self._connections]:
                self._end_connection(connection, word)
            self._close_boards()
        self.at_close()

    @contextmanager
    def _while_open(self) -> Iterator[None]:
        """Hold the lock of the open room.

        Raises:
            IllegalMove: When the room is closed.
        """
        with self._hold_lock():
            if not self.is_open:
                raise with_sentence(IllegalMove("room-closed-already", ""), language=self._language)
            yield

    # ---- connections

    def connect(self, send: Callable[[str], None], end: Callable[[], None], address: str = "") -> Connection:
        """Accept a connection.

        Args:
            send: Sends a frame, as JSON, to the guest's page; it must not block.
            end: Closes the connection.
            address: The guest's network address, if it is known.
        """
        connection = Connection(send, end, self._clock, address)
        with self._hold_lock():
            self._connections.append(connection)
            connection.language = self._language
            if not self.is_open:
                self._end_connection(connection, "room-closed")
            else:
                strangers = [each for each in self._connections if not each.is_known]
                for longest in strangers[:-MAX_STRANGERS]:  # people without a link must not block the room
                    self._end_connection(longest, "room-silent", may_reconnect=True)
        return connection

    def _is_full(self, but: Connection) -> bool:
        """Whether as many connections have a link as the limit allows, not counting one of them."""
        return sum(each.is_known for each in self._connections if each is not but) >= self._limit

    def handle_close(self, connection: Connection) -> None:
        """Handle the end of a connection; its guest keeps the seat.

        Args:
            connection: The connection of a guest.
        """
        with self._hold_lock():
            if connection in self._connections:
                self._connections.remove(connection)
            guest = connection.guest
            if guest is None or guest.connection is not connection:
                return
            guest.connection = None
            self._handle_disconnect(guest)

    def receive(self, connection: Connection, text: str) -> None:
        """Handle a frame of a guest; an error is reported to that guest and affects nobody else.

        Args:
            connection: The guest's connection.
            text: JSON.
        """
        with self._hold_lock():
            if connection not in self._connections:
                return
            try:
                self._handle_frame(connection, text)
            except Exception:  # one guest must not stop the others
                logging.getLogger(__name__).exception("a frame of a guest could not be dealt with")
                self._end_connection(connection, "room-error", may_reconnect=True)

    def _handle_frame(self, connection: Connection, text: str) -> None:
        arrived: object = None
        if len(text.encode(errors="replace")) <= MAX_FRAME_BYTES:
            try:
                arrived = json.loads(text)
            except (ValueError, RecursionError):
                arrived = None
        kind = arrived.get("frame") if isinstance(arrived, dict) else None
        number = arrived.get("id") if isinstance(arrived, dict) else None
        if not connection.budget.take():
            if connection.budget.refused > MAX_REFUSED_FRAMES:
                self._end_connection(connection, "room-flood")
            else:
                self._refuse(connection, number, self._notice("room-too-quick", connection.language))
            return
        try:
            if kind == "hello":
                self._handle_hello(connection, cast("dict[str, object]", arrived))
            elif kind == "do" and connection.guest is not None:
                self._handle_do(connection.guest, parse_message(arrived, wire.DoFrame))
            elif kind == "ask" and connection.guest is not None:
                ask = parse_message(arrived, wire.AskFrame)
                self._answer(connection.guest, ask["id"], lambda guest: self._handle_ask(guest, ask["what"]))
            elif kind == "bye" and connection.guest is not None:
                self._handle_leave(connection.guest)
            else:
                raise NotAMessage(str(kind))
        except NotAMessage as error:
            self._refuse(connection, number, unknown_message(error, connection.language))

    def _handle_hello(self, connection: Connection, arrived: Mapping[str, object]) -> None:
        """Let a guest back in who has been here before, or a newcomer in."""
        version = arrived.get("version")
        if type(version) is not int or version != VERSION:
            older = type(version) is int and version < VERSION
            self._end_connection(connection, "room-other-version", older="guest" if older else "host")
            return
        hello = parse_message(arrived, wire.HelloFrame)
        if hello["language"] in languages():
            connection.language = hello["language"]
        guest = connection.guest or self._guest_of_key(hello["key"])
        is_one_more = guest is None or guest.connection is None
        if is_one_more and self._is_full(connection):
            self._end_connection(connection, "room-full", may_reconnect=True, most=self._limit)
            return
        if guest is not None:
            self._reconnect(connection, guest)
            return
        if len(hello["key"]) < MIN_KEY_LENGTH:
            raise NotAMessage("key")
        self._admit_newcomer(connection, hello)

    def _attach_connection(self, connection: Connection, guest: Guest) -> None:
        """Connect a guest; a second page of the same guest replaces the first."""
        before, guest.connection, connection.guest = guest.connection, connection, guest
        if before is not None and before is not connection:
            before.guest = None
            self._end_connection(before, "room-elsewhere")

    def _confirm_entry(self, guest: Guest) -> None:
        """Send a connected guest the confirmation of being in the room, and all that the guest's board shows."""
        if guest.connection is not None:
            who = guest.record.who
            guest.connection.send(
                {"frame": "hello", "version": VERSION, "role": guest.role, "seat": guest.seat, "who": who}
            )
            self._send_all(guest)

    def _end_connection(
        self, connection: Connection, word: str, *, may_reconnect: bool = False, **details: object
    ) -> None:
        """End a connection with a sentence."""
        if connection in self._connections:
            self._connections.remove(connection)
        if "seat" in details:
            details["seat"] = seat_label(str(details["seat"]), connection.language) if details["seat"] != ANY else ""
        connection.close(say(word, connection.language, **details), may_reconnect=may_reconnect)
        guest = connection.guest
        if guest is not None and guest.connection is connection:
            guest.connection = None
            self._handle_disconnect(guest)

    # ---- what a guest asks for, done once

    def _handle_do(self, guest: Guest, arrived: wire.DoFrame) -> None:
        """Do what a guest's page asks for, once, and answer it."""
        self._answer(guest, arrived["id"], lambda _: self._perform(guest, arrived))

    def _answer(self, guest: Guest, number: int, run: Callable[[Guest], Notice | None]) -> None:
        """Do something for a guest, unless that has been done, and send the result; `run` returns why it is refused, if it is."""
        connection = guest.connection
        if connection is None:
            return
        if (before := guest.answer_of(number)) is not None:
            connection.send_again(before)
            return
        guest.replies = []
        try:
            notice = run(guest)
        except Refusal as refused:
            if guest.board is None:
                raise
            notice = refusal(refused, guest.board.game, connection.language)
            guest.board._notify(notice)
        replies = guest.replies
        answer: wire.AnswerFrame | wire.RefusedFrame = (
            {"frame": "answer", "id": number, "replies": replies}
            if notice is None
            else {"frame": "refused", "id": number, "notice": notice, "replies": replies}
        )
        text = connection.send(answer)
        guest.keep_answer(number, text)

    def _perform(self, guest: Guest, arrived: wire.DoFrame) -> Notice | None:
        message, board = arrived["message"], guest.board
        kind = message.get("do") if isinstance(message, dict) else None
        if not isinstance(message, dict) or not isinstance(kind, str) or board is None:
            raise NotAMessage(str(kind))
        if not is_allowed(guest.role, kind, message):
            notice = self._notice(f"room-not-allowed-{guest.role}", board.language)
            board._notify(notice)
            return notice
        now = self._stamp(guest)
        if is_move(kind) and (arrived["ply"], arrived["head"]) != (now.ply, now.head):
            raise self._stale_refusal(arrived["ply"], now)
        before = board._notice
        board.receive_message({**message, "who": guest.record.who})
        refused = [reply["notice"] for reply in guest.replies if reply["do"] == "refused"]
        after = cast("Notice | None", board._notice)
        if after is not None and after is not before and after["level"] != "info":
            refused.append(after)
        return refused[-1] if refused else None

    def _handle_ask(self, guest: Guest, what: str) -> Notice | None:
        if what == "resync":
            self._send_all(guest)
            return None
        return self._handle_request(guest, what)

    # ---- what a guest is sent

    def _forward_message(self, guest: Guest, message: Mapping[str, Any]) -> None:
        """Pass on what a guest's board sends."""
        if message["method"] == "update":
            self._send_traits(guest, dict(message["state"]))
        else:
            guest.replies.append(message["content"])

    def _send_all(self, guest: Guest) -> None:
        self._send_traits(guest, None)

    def _send_traits(self, guest: Guest, some: dict[str, Any] | None) -> None:
        """Send traits that have changed; with `None` all of them, with the values that they have once it is their turn."""
        connection, board = guest.connection, guest.board
        if connection is None or board is None:
            return
        with connection.numbering:
            if some is not None and not connection.traits_sent:
                return  # a page must get all traits first, even if a bot moves before that
            now = self._stamp(guest)
            connection.traits_sent += 1
            arrived: wire.TraitsFrame = {
                "frame": "traits",
                "id": connection.traits_sent,
                "all": some is None,
                "ply": now.ply,
                "head": now.head,
                "record": now.record,
                "traits": traits_of(board) if some is None else some,
            }
            connection.send(arrived)

    def _notice(self, word: str, language: str, *, level: str = "refusal", **details: str) -> Notice:
        return {"text": say(word, language, **details), "rule": "", "level": cast("Any", level)}

    def _refuse(self, connection: Connection, number: object, notice: Notice) -> None:
        """Send the reason why a frame is refused."""
        identity = number if type(number) is int else 0
        connection.send({"frame": "refused", "id": identity, "notice": notice, "replies": []})


def same_key(guests: Iterable[Guest], key: str) -> Guest | None:
    """The guest who has this secret key; all are compared, so that the time reveals nothing."""
    found = [guest for guest in guests if same_secret(guest.record.key, key)]
    return found[0] if found and key else None
