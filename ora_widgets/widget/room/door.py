"""The door of a room in a kernel: a page for guests and a WebSocket, by the tornado that every Jupyter brings along.

It runs in a thread of its own, so that guests are answered while a cell runs. It listens on this machine alone, unless the
host wants the network to reach it. Nothing of an invitation is in what it is asked for: the secret is in the fragment of a
link, which no browser sends, and in the first frame.
"""

from __future__ import annotations

import asyncio
import os
import socket
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from tornado.httpserver import HTTPServer
from tornado.web import Application, HTTPError, RequestHandler
from tornado.websocket import WebSocketClosedError, WebSocketHandler

from ...support.bundle import part
from .guests import MAX_FRAME_BYTES
from .join_page import JoinParts, join_page

if TYPE_CHECKING:
    from .guests import Connection
    from .opened import Reach
    from .reception import Reception

LOOPBACK = "127.0.0.1"
MAX_CONNECTIONS = 160  # of which most are guests; more are refused before anything is read
MAX_UNREAD_BYTES = 2_000_000  # that wait for a slow reader, who is then dropped and may come back
PING_SECONDS = 20
CLOSE_SECONDS = 1
FOUND = JoinParts("join/join.js", "join/widget.js", "join/widget.css")
FILES = {"join.js": "text/javascript", "widget.js": "text/javascript", "widget.css": "text/css"}


def hub_prefix() -> str:
    """Where this kernel's server is in a JupyterHub or a Binder; empty elsewhere."""
    return os.environ.get("JUPYTERHUB_SERVICE_PREFIX", "")


def machine_address() -> str:
    """The address by which others in the network find this machine, without anything being sent; else the loopback."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, suppress(OSError):
        probe.connect(("192.0.2.1", 9))  # an address of documentation: it is nobody's
        return str(probe.getsockname()[0])
    return LOOPBACK


class Door:
    """Listens for the guests of one room, until it is closed.

    Args:
        room: The room.
        network: Whether others in the network can reach it.
        port: The port that it had before, so that old links lead here; another one where that is taken.

    Attributes:
        host: The address of this machine as it was opened.
        port: The port.

    Raises:
        OSError: When nothing can listen here.
    """

    def __init__(self, room: Reception, *, network: bool = False, port: int = 0) -> None:
        self.room = room
        self.network = network
        self.host = host = machine_address() if network else LOOPBACK
        try:
            sockets = _listening(port, host)
        except OSError:
            sockets = _listening(0, host)
        self.port: int = sockets[0].getsockname()[1]
        prefix = "" if network else hub_prefix()
        # Behind a hub the browser is elsewhere: the hub decides who may come, under a name that is not known here.
        self.hosts = None if prefix else {f"{name}:{self.port}" for name in {host, LOOPBACK, "localhost"}}
        room.address = f"{prefix.rstrip('/')}/proxy/{self.port}/join" if prefix else f"http://{host}:{self.port}/join"
        self._ready = threading.Event()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread = threading.Thread(target=self._run, args=(sockets,), name="ora-room", daemon=True)
        self._thread.start()
        self._ready.wait()

    @property
    def reach(self) -> Reach:
        """Who can open the links."""
        return "network" if self.network else "here" if self.hosts is not None else "hub"

    @property
    def has_moved(self) -> bool:
        """Whether this machine has another address in the network now, as after its lid was closed elsewhere."""
        return self.network and machine_address() not in (self.host, LOOPBACK)

    def close(self) -> None:
        """Listen no more."""
        loop, self._loop = self._loop, None
        if loop is not None:
            loop.call_soon_threadsafe(self._stop.set)
            if threading.current_thread() is not self._thread:
                self._thread.join(CLOSE_SECONDS)  # the thread may wait for a lock that whoever closes holds

    def _run(self, sockets: list[socket.socket]) -> None:
        asyncio.run(self._serve(sockets))

    async def _serve(self, sockets: list[socket.socket]) -> None:
        self._loop = asyncio.get_running_loop()
        self._stop = asyncio.Event()
        app = Application(
            [
                (r"/join", JoinPage, {"door": self}),
                (r"/join/(join\.js|widget\.js|widget\.css)", PageFile, {"door": self}),
                (r"/join/ws", GuestSocket, {"door": self}),
            ],
            compress_response=True,
            websocket_max_message_size=MAX_FRAME_BYTES,
            websocket_ping_interval=PING_SECONDS,
            log_function=lambda _: None,  # addresses of guests are nobody's business
        )
        server = HTTPServer(app, max_header_size=16_384, max_body_size=1_000, idle_connection_timeout=60)
        server.add_sockets(sockets)
        self._ready.set()
        await self._stop.wait()
        server.stop()
        await server.close_all_connections()

    def soon(self, run: Callable[[], object]) -> None:
        """Do something in the thread of the door; whoever asks may hold the lock of the game."""
        if self._loop is not None:
            with suppress(RuntimeError):  # it has just been closed
                self._loop.call_soon_threadsafe(run)


def _listening(port: int, host: str) -> list[socket.socket]:
    """Sockets at one port: on this machine, and where it is to be reached from the network."""
    first = socket.create_server((LOOPBACK, port))
    sockets = [first]
    try:
        if host != LOOPBACK:
            sockets.append(socket.create_server((host, first.getsockname()[1])))
    except OSError:
        first.close()
        raise
    for one in sockets:
        one.setblocking(False)
    return sockets


class CheckedHandler(RequestHandler):
    """What answers only to the names by which this machine is meant to be found."""

    def initialize(self, door: Door) -> None:
        """Know the door."""
        self.door = door

    def prepare(self) -> None:
        """Refuse other names, as of a page that has its own name lead here."""
        if self.door.hosts is not None and self.request.host not in self.door.hosts:
            raise HTTPError(403)

    def set_default_headers(self) -> None:
        """Tell browsers what the page may do, and to keep where it came from for themselves."""
        self.clear_header("Server")
        self.set_header("Referrer-Policy", "no-referrer")
        self.set_header("X-Content-Type-Options", "nosniff")
        self.set_header("Cache-Control", "no-cache")


class JoinPage(CheckedHandler):
    """The page of a guest."""

    def get(self) -> None:
        """Answer with the page, the same one for everybody."""
        ws = f"{self.request.host}"
        policy = (
            "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
            f"font-src 'self' data:; connect-src 'self' ws://{ws} wss://{ws}; base-uri 'none'; form-action 'none'; "
            "frame-ancestors 'none'"
        )
        self.set_header("Content-Security-Policy", policy)
        self.finish(join_page(FOUND))


class PageFile(CheckedHandler):
    """A script or the style sheet of the page."""

    def get(self, name: str) -> None:
        """Answer with a file of the bundle."""
        self.set_header("Content-Type", f"{FILES[name]}; charset=utf-8")
        self.finish(part(name))


class GuestSocket(WebSocketHandler):
    """The connection of one guest."""

    connection: Connection | None = None
    _count = 0

    def initialize(self, door: Door) -> None:
        """Know the door."""
        self.door = door
        self._unread = 0

    def check_origin(self, origin: str) -> bool:
        """Let in only what the door's own page has opened."""
        # Behind a hub the page has the name by which the hub itself was found; Jupyter's own connections need the same.
        heard = {self.request.headers.get(name, "") for name in ("Host", "X-Forwarded-Host")}
        return origin.partition("://")[2] in (heard if self.door.hosts is None else self.door.hosts)

    def get_compression_options(self) -> dict[str, Any]:
        """Compress: two positions in a row are almost the same."""
        return {}

    def open(self, *_: str, **__: str) -> None:
        """Take a guest in."""
        if (self.door.hosts is not None and self.request.host not in self.door.hosts) or (
            GuestSocket._count >= MAX_CONNECTIONS
        ):
            self.close(1008)
            return
        GuestSocket._count += 1
        self.set_nodelay(True)
        self.connection = self.door.room.connect(
            self._send, lambda: self.door.soon(self._finish), str(self.request.remote_ip)
        )

    def on_message(self, message: str | bytes) -> None:
        """Pass a frame on."""
        if self.connection is not None:
            self.door.room.receive(self.connection, message if isinstance(message, str) else "")

    def on_close(self) -> None:
        """The guest is gone."""
        connection, self.connection = self.connection, None
        if connection is not None:
            GuestSocket._count -= 1
            self.door.room.lose(connection)

    def _send(self, text: str) -> None:
        """Have a frame sent, from any thread; nobody waits for a slow reader."""
        self.door.soon(lambda: self._write(text))

    def _write(self, text: str) -> None:
        if self._unread > MAX_UNREAD_BYTES:
            self.close(1013)
            return
        try:
            written = asyncio.ensure_future(self.write_message(text))
        except WebSocketClosedError:
            return
        self._unread += len(text)
        written.add_done_callback(lambda done: self._written(done, len(text)))

    def _written(self, done: asyncio.Future[None], length: int) -> None:
        self._unread -= length
        if not done.cancelled():
            done.exception()  # the page is gone, which `on_close` hears of

    def _finish(self) -> None:
        self.close(1000)
