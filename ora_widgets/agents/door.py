"""The address of a seat: on the loopback, by a token, for one caller at a time."""

from __future__ import annotations

import logging
import secrets
import socketserver
from threading import Condition, Event, Lock
from typing import TYPE_CHECKING, Any
from weakref import finalize, ref

from ..engine import IllegalMove, Refusal
from ..language.sentences import with_sentence
from ..support.arguments import number
from ..support.background import Deadline, start_thread
from .connection import CALLS, Connection, Message, address
from .exchange import Exchange
from .external_links import LOOK_SECONDS, wait_for
from .table import AgentTable, NotPlayed

if TYPE_CHECKING:
    from ..game.game import Game

MAX_WAIT_SECONDS = 20.0  # seconds that a caller may wait for its turn, which blocks a thread
SETTLE_SECONDS = 10.0  # seconds to wait for a board to play an accepted turn before answering anyway
MAX_STRANGERS = 8  # concurrent callers that have not sent the token; the longest waiting is dropped
HELLO_SECONDS = 10.0  # to send it
ANSWER_SECONDS = 10.0  # for a caller to read an answer
IDLE_SECONDS = 600.0  # without a call, after which a seated caller may be replaced by another with the token
ACCEPT_SECONDS = 0.1  # between two checks whether the address is closed


class Door:
    """The entry for an agent in another process that plays a seat.

    Nothing listens until the address is requested.
    """

    def __init__(self) -> None:
        self.table = SeatTable()
        self.token = secrets.token_urlsafe(16)
        self._server: _Server | None = None

    def open(self) -> str:
        """Start listening on the loopback, unless done before, and return the address."""
        if self._server is None:
            self._server = server = _Server(ref(self))
            start_thread(server.listen, "ora seat")
            finalize(self, server.closed.set).atexit = False  # at exit it ends with the process
        return address(self._server.server_address[1], self.token)

    def watch(self, game: Game) -> None:
        """Show this game to the callers."""
        self.table.watch(game)

    def ask(self, exchange: Exchange, deadline: Deadline) -> None:
        """Wait until the caller has answered, or the deadline is over."""
        self.table.ask(exchange)
        wait_for(exchange.settled, deadline)

    def close(self) -> None:
        """Stop admitting callers."""
        if self._server is not None:
            self._server.closed.set()
            self._server = None


class SeatTable(AgentTable):
    """A seat at a notebook's board: turns played here are offered as answers to the open question."""

    def __init__(self) -> None:
        self._exchange: Exchange | None = None
        self._watched: Game | None = None
        self._turned = Condition()
        self.seats = ""

    @property
    def game(self) -> Game:  # type: ignore[override]  # in the base class it is an attribute
        """The watched game, or else the position of the latest question."""
        if self._watched is not None:
            return self._watched
        if self._exchange is None:
            raise NotPlayed("Nobody has been asked for a move yet: wait.")
        return self._exchange.position

    def watch(self, game: Game) -> None:
        """Show this game."""
        self._watched = game
        game.on_change(self._notify_waiting)

    def ask(self, exchange: Exchange) -> None:
        """Put a question to the seated caller."""
        self._exchange, self.seats = exchange, exchange.seat
        self._notify_waiting()

    def state(self, since: int = -1, wait: float = 0.0) -> str:
        if wait > 0:
            self._wait(lambda: self._exchange is not None and self._is_open(), min(wait, MAX_WAIT_SECONDS))
        return super().state(since)

    def play(self, lines: str, thought: str = "") -> str:
        exchange = self._exchange
        self._check_mine()
        assert exchange is not None
        game, before = self.game, self.game.ply
        if refused := exchange.offer(lines, thought):
            left = exchange.left
            after = f"{left} tries left." if left else "There is no try left: another bot plays this turn."
            raise NotPlayed(f"{refused}\n{after}")
        if self._watched is not None:
            self._wait(lambda: game.ply != before, SETTLE_SECONDS)
            return self.state(since=before)
        return "It is taken. Ask for the state to see how the game goes on."

    def record(self) -> str:
        if self._watched is None:
            raise NotPlayed("The record of this game is where the game is played.")
        return super().record()

    def _is_open(self) -> bool:
        return self._exchange is not None and not self._exchange.settled.is_set()

    def _is_mine(self, game: Game) -> bool:
        return self._is_open() and super()._is_mine(game)

    def _check_mine(self) -> None:
        if self.game.over:
            raise with_sentence(IllegalMove("game-over", self.game.now.mode.end_rule))
        if not self._is_open():
            raise NotPlayed(f"You play {self.seats or 'a colour'} and are not asked now: wait.")

    def _notify_waiting(self) -> None:
        with self._turned:
            self._turned.notify_all()

    def _wait(self, met: Any, seconds: float) -> None:
        """Wait until a condition is met, for at most some seconds."""
        limit = Deadline(seconds)
        with self._turned:
            while not met() and not limit.is_over():
                self._turned.wait(min(LOOK_SECONDS, limit.left))


class _Server(socketserver.ThreadingTCPServer):
    """A server with one thread per caller; the threads end with the process."""

    daemon_threads = True
    block_on_close = False
    request_queue_size = 2 * MAX_STRANGERS
    timeout = ACCEPT_SECONDS

    def __init__(self, door: ref[Door]) -> None:
        super().__init__(("127.0.0.1", 0), _Caller)
        self.door = door
        self.closed = Event()
        self.changing = Lock()
        self.strangers: list[_Caller] = []  # in order of arrival
        self.seated: _Caller | None = None

    def listen(self) -> None:
        """Admit callers until the server is closed, which any thread may do without waiting for this one."""
        while not self.closed.is_set():
            self.handle_request()
        self.server_close()
        with self.changing:
            for each in filter(None, (*self.strangers, self.seated)):
                each.connection.end()

    def admit(self, caller: _Caller) -> None:
        """Admit a caller without the seat; if there are too many, disconnect the first."""
        with self.changing:
            self.strangers.append(caller)
            if self.closed.is_set():
                caller.connection.end()
            elif len(self.strangers) > MAX_STRANGERS:
                self.strangers.pop(0).connection.end()

    def give_seat(self, caller: _Caller) -> bool:
        """Give the seat to a caller with the token, if it is free or long unused, and return whether it was."""
        with self.changing:
            seated = self.seated
            if caller not in self.strangers or (seated is not None and not seated.idle()):
                return False
            if seated is not None:
                seated.connection.end()
            self.strangers.remove(caller)
            self.seated = caller
            return True

    def forget(self, caller: _Caller) -> None:
        """Forget a caller."""
        with self.changing:
            if caller in self.strangers:
                self.strangers.remove(caller)
            if self.seated is caller:
                self.seated = None

    def handle_error(self, request: Any, client_address: Any) -> None:
        # A caller that disconnects is not an error.
        logging.getLogger(__name__).debug("a caller at a seat went away")


class _Caller(socketserver.BaseRequestHandler):
    """One caller's connection: a hello with the token, then calls."""

    server: _Server

    def setup(self) -> None:
        self.connection = Connection(self.request)
        self._patience: Deadline | None = None  # how long the seat is kept for the next call

    def idle(self) -> bool:
        """Whether there has been no call for long."""
        patience = self._patience
        return patience is not None and patience.is_over()

    def handle(self) -> None:
        self.server.admit(self)
        try:
            self._serve()
        finally:
            self.server.forget(self)

    def _serve(self) -> None:
        hello = self.connection.read(HELLO_SECONDS) or {}
        door = self.server.door()
        token = hello.get("hello")
        if (
            door is None
            or not isinstance(token, str)
            or not secrets.compare_digest(token.encode("utf-8", "replace"), door.token.encode())
        ):
            return
        if not self.server.give_seat(self):
            self.connection.write({"refused": "taken"}, ANSWER_SECONDS)
            return
        table = door.table
        del door
        reply: dict[str, object] | None = {"seat": table.seats}
        while reply is not None:
            self.connection.write(reply, ANSWER_SECONDS)
            self._patience = Deadline(IDLE_SECONDS)
            message = self.connection.read()
            self._patience = None
            reply = None if message is None else answer(table, message)


def answer(table: AgentTable, message: Message) -> dict[str, object] | None:
    """The answer to a call; `None` if the message is not a call."""
    name, given = message.get("call"), message.get("with", {})
    if not isinstance(name, str) or name not in CALLS or not isinstance(given, dict):
        return None
    try:
        if "wait" in given:
            given["wait"] = number("wait", given["wait"], 0, MAX_WAIT_SECONDS)
        return {"text": getattr(table, name)(**given)}
    except Refusal as refused:
        return {"refused": str(refused)}
    except TypeError:  # wrong arguments
        return {"refused": f"{name} takes no such arguments."}
    except Exception:
        logging.getLogger(__name__).exception("a call at a seat failed")
        return {"refused": "That could not be answered."}
