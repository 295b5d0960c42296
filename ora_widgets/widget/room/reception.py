"""What every kind of room does with those who come: connections, frames in and out, and each message done once.

What guests send is checked against `wire/room.py`, then against their role, and then done by a board of their own.
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
from ...language.names import called
from ...language.sentences import with_sentence
from ...support.identity import Uncopied
from ...wire import room as wire
from ..board import traits_of
from ..messages import NotAMessage, parsed, refusal, strange
from .guests import MAX_FRAME_BYTES, MAX_REFUSED_FRAMES, Connection, Guest
from .invitations import ANY, same_secret
from .roles import may, moves

if TYPE_CHECKING:
    from ...game.game import Game
    from ...wire.to_page import Notice

VERSION = 1
MAX_GUESTS = 128  # who watch included
MAX_STRANGERS = (
    24  # connections that have shown no link yet: a whole class may come in one second, which takes each a moment
)
HEAD_LENGTH = 12  # hexadecimal digits
MAX_WHO_LENGTH = 16
MIN_KEY_LENGTH = 22  # characters: 128 bits


class PositionStamp(NamedTuple):
    """Where a guest's game stands: how many moves are behind it, a short hash that others do not have, and the record as a code."""

    ply: int
    head: str
    record: str


def stamp_of(game: Game, words: str = "") -> PositionStamp:
    """Where a game stands.

    Args:
        words: What the head tells apart besides.
    """
    with game.lock:
        code, ply = encode(game.setup, game.moves[: game.ply]), game.ply
    return PositionStamp(ply, sha256(f"{code} {words}".encode()).hexdigest()[:HEAD_LENGTH], code)


class Reception(Uncopied, ABC):
    """Connections of guests, and what they send; what a hello, a wish and a message mean is said by each kind of room.

    Args:
        clock: Seconds that never go back.
        limit: How many guests may be here at once.

    Attributes:
        is_open: Whether guests may come.
        address: Where guests find the page, without the secret; empty while nothing listens.
        at_close: Ends what listens.
    """

    def __init__(self, clock: Callable[[], float], limit: int) -> None:
        self.is_open = True
        self.address = ""
        self.at_close: Callable[[], None] = lambda: None
        self._clock = clock
        self._limit = limit
        self._connections: list[Connection] = []

    # ---- what each kind of room says

    @abstractmethod
    def _alone(self) -> AbstractContextManager[None]:
        """Let nobody else in this room do anything."""

    @property
    @abstractmethod
    def _language(self) -> str:
        """The language for who has not said one."""

    @abstractmethod
    def _enter(self, connection: Connection, hello: wire.HelloFrame) -> None:
        """Let a newcomer in, show it what it has to choose, or say why not."""

    @abstractmethod
    def _returned(self, connection: Connection, guest: Guest) -> None:
        """Connect a guest who has been here before."""

    @abstractmethod
    def _known(self, key: str) -> Guest | None:
        """The guest who has a secret of its own."""

    @abstractmethod
    def _left(self, guest: Guest) -> None:
        """A guest goes for good."""

    @abstractmethod
    def _lost(self, guest: Guest) -> None:
        """A guest has no connection any more, and may come back."""

    @abstractmethod
    def _ask(self, guest: Guest, what: str) -> Notice | None:
        """Something that a guest puts to the room; returns why it is refused."""

    @abstractmethod
    def _stamp(self, guest: Guest) -> PositionStamp:
        """Where the game of a guest stands."""

    @abstractmethod
    def _stale(self, ply: int, now: PositionStamp) -> Refusal:
        """That a guest's message was about a position gone by."""

    @abstractmethod
    def _disband(self) -> None:
        """Everybody has been sent home: end what the room holds for them."""

    def _close(self, word: str) -> None:
        """Send everybody home with a sentence, once."""
        with self._alone():
            if not self.is_open:
                return
            self.is_open = False
            for connection in [*self._connections]:
                self._dismiss(connection, word)
            self._disband()
        self.at_close()

    @contextmanager
    def _while_open(self) -> Iterator[None]:
        """Do what reaches those who are here.

        Raises:
            IllegalMove: When the room is closed.
        """
        with self._alone():
            if not self.is_open:
                raise with_sentence(IllegalMove("room-closed-already", ""), language=self._language)
            yield

    # ---- connections

    def connect(self, send: Callable[[str], None], end: Callable[[], None], address: str = "") -> Connection:
        """Take in a connection.

        Args:
            send: Takes a frame as JSON to the guest's page; it must not wait.
            end: Closes the connection.
            address: The machine at the other end, as far as it is known.
        """
        connection = Connection(send, end, self._clock, address)
        with self._alone():
            self._connections.append(connection)
            connection.language = self._language
            if not self.is_open:
                self._dismiss(connection, "room-closed")
            else:
                strangers = [each for each in self._connections if not each.is_known]
                for longest in strangers[:-MAX_STRANGERS]:  # nobody can keep the room shut who has no link
                    self._dismiss(longest, "room-silent", may_reconnect=True)
        return connection

    def _is_full(self, but: Connection) -> bool:
        """Whether as many are here by a link as may be, besides one."""
        return sum(each.is_known for each in self._connections if each is not but) >= self._limit

    def lose(self, connection: Connection) -> None:
        """A connection has ended; the seat stays its guest's.

        Args:
            connection: The connection of a guest.
        """
        with self._alone():
            if connection in self._connections:
                self._connections.remove(connection)
            guest = connection.guest
            if guest is None or guest.connection is not connection:
                return
            guest.connection = None
            self._lost(guest)

    def receive(self, connection: Connection, text: str) -> None:
        """Take a frame of a guest. Whatever is wrong with it is said to that guest, and disturbs nobody else.

        Args:
            connection: The guest's connection.
            text: JSON.
        """
        with self._alone():
            if connection not in self._connections:
                return
            try:
                self._take(connection, text)
            except Exception:  # one guest must not stop the others
                logging.getLogger(__name__).exception("a frame of a guest could not be dealt with")
                self._dismiss(connection, "room-error", may_reconnect=True)

    def _take(self, connection: Connection, text: str) -> None:
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
                self._dismiss(connection, "room-flood")
            else:
                self._refuse(connection, number, self._notice("room-too-quick", connection.language))
            return
        try:
            if kind == "hello":
                self._hello(connection, cast("dict[str, object]", arrived))
            elif kind == "do" and connection.guest is not None:
                self._do(connection.guest, parsed(arrived, wire.DoFrame))
            elif kind == "ask" and connection.guest is not None:
                ask = parsed(arrived, wire.AskFrame)
                self._answer(connection.guest, ask["id"], lambda guest: self._wish(guest, ask["what"]))
            elif kind == "bye" and connection.guest is not None:
                self._left(connection.guest)
            else:
                raise NotAMessage(str(kind))
        except NotAMessage as error:
            self._refuse(connection, number, strange(error, connection.language))

    def _hello(self, connection: Connection, arrived: Mapping[str, object]) -> None:
        """Tell who has been here from who comes for the first time."""
        version = arrived.get("version")
        if type(version) is not int or version != VERSION:
            older = type(version) is int and version < VERSION
            self._dismiss(connection, "room-other-version", older="guest" if older else "host")
            return
        hello = parsed(arrived, wire.HelloFrame)
        if hello["language"] in languages():
            connection.language = hello["language"]
        guest = connection.guest or self._known(hello["key"])
        is_one_more = guest is None or guest.connection is None
        if is_one_more and self._is_full(connection):
            self._dismiss(connection, "room-full", may_reconnect=True, most=self._limit)
            return
        if guest is not None:
            self._returned(connection, guest)
            return
        if len(hello["key"]) < MIN_KEY_LENGTH:
            raise NotAMessage("key")
        self._enter(connection, hello)

    def _welcome(self, connection: Connection, guest: Guest) -> None:
        """Connect a guest; a second page of one guest takes the place of the first."""
        before, guest.connection, connection.guest = guest.connection, connection, guest
        if before is not None and before is not connection:
            before.guest = None
            self._dismiss(before, "room-elsewhere")

    def _greet(self, guest: Guest) -> None:
        """Tell a guest who is connected that it is in the room, and all that its board shows."""
        if guest.connection is not None:
            who = guest.record.who
            guest.connection.send(
                {"frame": "hello", "version": VERSION, "role": guest.role, "seat": guest.seat, "who": who}
            )
            self._send_all(guest)

    def _dismiss(self, connection: Connection, word: str, *, may_reconnect: bool = False, **details: object) -> None:
        """End a connection with a sentence."""
        if connection in self._connections:
            self._connections.remove(connection)
        if "seat" in details:
            details["seat"] = called(str(details["seat"]), connection.language) if details["seat"] != ANY else ""
        connection.dismiss(say(word, connection.language, **details), may_reconnect=may_reconnect)
        guest = connection.guest
        if guest is not None and guest.connection is connection:
            guest.connection = None
            self._lost(guest)

    # ---- what a guest asks for, done once

    def _do(self, guest: Guest, arrived: wire.DoFrame) -> None:
        """Do what a guest's page asks for, once, and answer it."""
        self._answer(guest, arrived["id"], lambda _: self._perform(guest, arrived))

    def _answer(self, guest: Guest, number: int, run: Callable[[Guest], Notice | None]) -> None:
        """Do something for a guest unless it has been done, and say what came of it; `run` returns why it is refused."""
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
        if not may(guest.role, kind, message):
            notice = self._notice(f"room-not-allowed-{guest.role}", board.language)
            board._notify(notice)
            return notice
        now = self._stamp(guest)
        if moves(kind) and (arrived["ply"], arrived["head"]) != (now.ply, now.head):
            raise self._stale(arrived["ply"], now)
        before = board._notice
        board.receive_message({**message, "who": guest.record.who})
        refused = [reply["notice"] for reply in guest.replies if reply["do"] == "refused"]
        after = cast("Notice | None", board._notice)
        if after is not None and after is not before and after["level"] != "info":
            refused.append(after)
        return refused[-1] if refused else None

    def _wish(self, guest: Guest, what: str) -> Notice | None:
        if what == "resync":
            self._send_all(guest)
            return None
        return self._ask(guest, what)

    # ---- what a guest hears

    def _pass_on(self, guest: Guest, message: Mapping[str, Any]) -> None:
        """Pass on what the board of a guest says."""
        if message["method"] == "update":
            self._send_traits(guest, dict(message["state"]))
        else:
            guest.replies.append(message["content"])

    def _send_all(self, guest: Guest) -> None:
        self._send_traits(guest, None)

    def _send_traits(self, guest: Guest, some: dict[str, Any] | None) -> None:
        """Send traits that have changed, or all of them, as they are when it is their turn."""
        connection, board = guest.connection, guest.board
        if connection is None or board is None:
            return
        with connection.numbering:
            if some is not None and not connection.traits_sent:
                return  # a page begins with all of them, whatever a bot does before it is greeted
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
        """Say why a frame has not been dealt with."""
        identity = number if type(number) is int else 0
        connection.send({"frame": "refused", "id": identity, "notice": notice, "replies": []})


def same_key(guests: Iterable[Guest], key: str) -> Guest | None:
    """The guest who has a secret of its own; all are compared, so that the time says nothing."""
    found = [guest for guest in guests if same_secret(guest.record.key, key)]
    return found[0] if found and key else None
