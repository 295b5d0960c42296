"""The address of a seat: on the loopback, by a token, for one caller at a time."""

from __future__ import annotations

import logging
import secrets
import socket
import socketserver
from contextlib import suppress
from threading import Condition, Thread
from typing import TYPE_CHECKING, Any
from weakref import finalize, ref

from ..bots.deadline import Deadline
from ..engine import NotNow, Refusal
from ..language.sentences import with_sentence
from ..support.arguments import number
from . import wire
from .exchange import Exchange
from .external_links import LOOK, until
from .table import NotPlayed, Table

if TYPE_CHECKING:
    from ..game.game import Game

LONGEST_WAIT = 20.0  # seconds that a caller may wait for the turn, which keeps a thread
SETTLES = 10.0  # seconds until a board has played what was taken; after them the answer comes without it
MOST_CALLERS = 8  # connections at once, those included that have not said the token yet
HELLO = 10.0  # seconds to say it


class Door:
    """Where an agent from another process comes in to play a seat.

    Nothing listens before somebody asks for the address.
    """

    def __init__(self) -> None:
        self.table = SeatTable()
        self.token = secrets.token_urlsafe(16)
        self._server: _Server | None = None

    def open(self) -> str:
        """Listen on the loopback, if nobody does yet; the address."""
        if self._server is None:
            self._server = server = _Server(ref(self))
            Thread(target=server.serve_forever, kwargs={"poll_interval": 0.1}, name="ora seat", daemon=True).start()
            finalize(self, _shut, server).atexit = False  # the process takes it along
        return wire.address(self._server.server_address[1], self.token)

    def watch(self, game: Game) -> None:
        """Show this game to whoever comes."""
        self.table.watch(game)

    def ask(self, exchange: Exchange, deadline: Deadline) -> None:
        """Wait until somebody has answered, or the deadline is over."""
        self.table.ask(exchange)
        until(exchange.settled, deadline)

    def close(self) -> None:
        """Let nobody in any more."""
        if self._server is not None:
            _shut(self._server)
            self._server = None


class SeatTable(Table):
    """A seat at somebody else's board: what is played here is offered to the question that is open."""

    def __init__(self) -> None:
        self._exchange: Exchange | None = None
        self._watched: Game | None = None
        self._turned = Condition()
        self.seats = ""

    @property
    def game(self) -> Game:  # type: ignore[override]  # of a table of one's own it is an attribute
        """The game that is watched, or else the position of the latest question."""
        if self._watched is not None:
            return self._watched
        if self._exchange is None:
            raise NotPlayed("Nobody has been asked for a move yet: wait.")
        return self._exchange.position

    def watch(self, game: Game) -> None:
        """Show this game."""
        self._watched = game
        game.on_change(self._tell)

    def ask(self, exchange: Exchange) -> None:
        """Put a question to whoever sits here."""
        self._exchange, self.seats = exchange, exchange.seat
        self._tell()

    def state(self, since: int = -1, wait: float = 0.0) -> str:
        if wait > 0:
            self._until(lambda: self._exchange is not None and self._is_open(), min(wait, LONGEST_WAIT))
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
            self._until(lambda: game.ply != before, SETTLES)
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
            raise NotPlayed(str(with_sentence(NotNow("game-over", self.game.now.mode.end_rule))))
        if not self._is_open():
            raise NotPlayed(f"You play {self.seats or 'a colour'} and are not asked now: wait.")

    def _tell(self) -> None:
        with self._turned:
            self._turned.notify_all()

    def _until(self, met: Any, seconds: float) -> None:
        """Wait for something, for so many seconds at most."""
        limit = Deadline(seconds)
        with self._turned:
            while not met() and not limit.over():
                self._turned.wait(min(LOOK, limit.left))


class _Server(socketserver.ThreadingTCPServer):
    """One thread for each caller; they end with the process."""

    daemon_threads = True
    block_on_close = False
    request_queue_size = MOST_CALLERS

    def __init__(self, door: ref[Door]) -> None:
        super().__init__(("127.0.0.1", 0), _Caller)
        self.door = door
        self.connections: list[socket.socket] = []
        self.sits: object = None  # the caller who has the seat
        self.changing = Condition()

    def handle_error(self, request: Any, client_address: Any) -> None:
        # A caller that goes away in the middle of a word is no news.
        logging.getLogger(__name__).debug("a caller at a seat went away")


class _Caller(socketserver.StreamRequestHandler):
    """One connection: a hello with the token, then calls."""

    server: _Server

    def handle(self) -> None:
        server = self.server
        with server.changing:
            if len(server.connections) == MOST_CALLERS:
                return
            server.connections.append(self.connection)
        try:
            self._serve()
        finally:
            with server.changing:
                server.connections.remove(self.connection)
                if server.sits is self:
                    server.sits = None

    def _serve(self) -> None:
        self.connection.settimeout(HELLO)
        hello = wire.read(self.rfile) or {}
        door = self.server.door()
        token = hello.get("hello")
        if (
            door is None
            or not isinstance(token, str)
            or not secrets.compare_digest(token.encode(), door.token.encode())
        ):
            return
        with self.server.changing:
            taken = self.server.sits is not None
            if not taken:
                self.server.sits = self
        if taken:
            wire.write(self.wfile, {"refused": "taken"})
            return
        wire.write(self.wfile, {"seat": door.table.seats})
        self.connection.settimeout(None)
        table = door.table
        del door
        while (message := wire.read(self.rfile)) is not None and (told := answer(table, message)) is not None:
            wire.write(self.wfile, told)


def answer(table: Table, message: wire.Message) -> dict[str, object] | None:
    """The answer to a call; `None` for what is none."""
    name, given = message.get("call"), message.get("with", {})
    if not isinstance(name, str) or name not in wire.CALLS or not isinstance(given, dict):
        return None
    try:
        if "wait" in given:
            given["wait"] = number("wait", given["wait"], 0, LONGEST_WAIT)
        return {"text": getattr(table, name)(**given)}
    except (NotPlayed, Refusal) as refused:
        return {"refused": str(refused)}
    except TypeError:  # no such arguments
        return {"refused": f"{name} takes no such arguments."}
    except Exception:
        logging.getLogger(__name__).exception("a call at a seat failed")
        return {"refused": "That could not be answered."}


def _shut(server: _Server) -> None:
    """End a server and its connections, from whichever thread: also from its own, where things are collected."""

    def end() -> None:
        server.shutdown()
        server.server_close()
        with server.changing:
            for each in server.connections:
                with suppress(OSError):  # it is closed already
                    each.shutdown(socket.SHUT_RDWR)

    Thread(target=end, name="ora seat", daemon=True).start()
