"""The door of a room in a kernel: it serves a page and a WebSocket to guests, by the tornado that Jupyter brings along.

It runs in a thread of its own, so that guests are answered while a cell runs. It listens on this machine alone, unless
the host opens it to the network. No request holds an invitation: the secret is in the fragment of a link, which
browsers do not send, and in the first frame.
"""

from __future__ import annotations

import asyncio
import os
import socket
import threading
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from tornado.httpserver import HTTPServer
from tornado.web import Application, HTTPError, RequestHandler
from tornado.websocket import WebSocketClosedError, WebSocketHandler

from ...support.bundle import part
from .guests import MAX_FRAME_BYTES
from .join_page import JoinParts, join_page

if TYPE_CHECKING:
    from .guest_server import GuestServer
    from .guests import Connection
    from .opened import Reach

LOOPBACK = "127.0.0.1"
MAX_CONNECTIONS = 160  # most of them are guests'; more are refused before anything is read
MAX_UNREAD_BYTES = 2_000_000  # that wait for a slow guest, who is then disconnected and may come back
PING_SECONDS = 20
CLOSE_SECONDS = 1
JOIN_FILES = JoinParts("join/join.js", "join/widget.js", "join/widget.css")
CONTENT_TYPES = {"join.js": "text/javascript", "widget.js": "text/javascript", "widget.css": "text/css"}


def hub_prefix() -> str:
    """The path of this kernel's server in a JupyterHub or a Binder; empty elsewhere."""
    return os.environ.get("JUPYTERHUB_SERVICE_PREFIX", "")


def machine_address() -> str:
    """The address of this machine in its network, found without sending anything; else the loopback."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, suppress(OSError):
        probe.connect(("192.0.2.1", 9))  # an address for documentation, which no machine has
        return str(probe.getsockname()[0])
    return LOOPBACK


class Door:
    """Listens for the guests of one room, until it is closed.

    Args:
        room: The room.
        network: Whether others in the network can reach it.
        port: The port that it had before, so that old links lead here; if that is taken, another one is used.

    Attributes:
        host: The address of this machine when the door was opened.
        port: The port.

    Raises:
        OSError: When no port can be opened.
    """

    def __init__(self, room: GuestServer, *, network: bool = False, port: int = 0) -> None:
        self.room = room
        self.network = network
        self.host = host = machine_address() if network else LOOPBACK
        try:
            sockets = _listening(port, host)
        except OSError:
            sockets = _listening(0, host)
        self.port: int = sockets[0].getsockname()[1]
        prefix = "" if network else hub_prefix()
        # Behind a hub, the browser uses a name that is not known here, and the hub decides who may come.
        self.hosts = None if prefix else {f"{name}:{self.port}" for name in {host, LOOPBACK, "localhost"}}
        room.address = f"{prefix.rstrip('/')}/proxy/{self.port}/join" if prefix else f"http://{host}:{self.port}/join"
        self._ready: Future[None] = Future()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread = threading.Thread(target=self._run, args=(sockets,), name="ora-room", daemon=True)
        self._thread.start()
        self._ready.result()

    @property
    def reach(self) -> Reach:
        """Who can open the links."""
        return "network" if self.network else "here" if self.hosts is not None else "hub"

    @property
    def has_moved(self) -> bool:
        """Whether this machine has another network address now, like a laptop that was moved."""
        return self.network and machine_address() not in (self.host, LOOPBACK)

    def close(self) -> None:
        """Stop listening."""
        loop, self._loop = self._loop, None
        if loop is not None:
            loop.call_soon_threadsafe(self._stop.set)
            if threading.current_thread() is not self._thread:
                self._thread.join(CLOSE_SECONDS)  # limited, as the thread may wait for a lock that the caller holds

    def _run(self, sockets: list[socket.socket]) -> None:
        try:
            asyncio.run(self._serve(sockets))
        except BaseException as error:
            if self._ready.done():
                raise
            for one in sockets:
                one.close()
            self._ready.set_exception(error)  # raised where the door is opened, which waits for this

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
            log_function=lambda _: None,  # guests' addresses are not logged
        )
        server = HTTPServer(app, max_header_size=16_384, max_body_size=1_000, idle_connection_timeout=60)
        server.add_sockets(sockets)
        self._ready.set_result(None)
        await self._stop.wait()
        server.stop()
        await server.close_all_connections()

    def call_soon(self, run: Callable[[], object]) -> None:
        """Call a function in the door's thread; the caller does not wait, as it may hold the game's lock."""
        if self._loop is not None:
            with suppress(RuntimeError):  # it has just been closed
                self._loop.call_soon_threadsafe(run)


def _listening(port: int, host: str) -> list[socket.socket]:
    """Sockets at one port: for this machine alone, and at its address in the network if that is given."""
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
    """A handler that answers only requests to this machine's own names."""

    def initialize(self, door: Door) -> None:
        """Remember the door."""
        self.door = door

    def prepare(self) -> None:
        """Refuse other host names, as when an attacker's name leads to this machine (DNS rebinding)."""
        if self.door.hosts is not None and self.request.host not in self.door.hosts:
            raise HTTPError(403)

    def set_default_headers(self) -> None:
        """Tell browsers to send no referrer, to guess no content types, and to check for newer files."""
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
        self.finish(join_page(JOIN_FILES))


class PageFile(CheckedHandler):
    """A script or the style sheet of the page."""

    def get(self, name: str) -> None:
        """Answer with a file of the bundle."""
        self.set_header("Content-Type", f"{CONTENT_TYPES[name]}; charset=utf-8")
        self.finish(part(name))


class GuestSocket(WebSocketHandler):
    """The connection of one guest."""

    connection: Connection | None = None
    _count = 0

    def initialize(self, door: Door) -> None:
        """Remember the door."""
        self.door = door
        self._unread = 0

    def check_origin(self, origin: str) -> bool:
        """Accept only connections that the door's own page opens."""
        # Behind a hub, the page has the hub's own name, which the proxy passes on, as for Jupyter's own connections.
        heard = {self.request.headers.get(name, "") for name in ("Host", "X-Forwarded-Host")}
        return origin.partition("://")[2] in (heard if self.door.hosts is None else self.door.hosts)

    def get_compression_options(self) -> dict[str, Any]:
        """Compress: two positions in a row are almost the same."""
        return {}

    def open(self, *_: str, **__: str) -> None:
        """Accept a guest, unless there are too many connections."""
        if (self.door.hosts is not None and self.request.host not in self.door.hosts) or (
            GuestSocket._count >= MAX_CONNECTIONS
        ):
            self.close(1008)
            return
        GuestSocket._count += 1
        self.set_nodelay(True)
        self.connection = self.door.room.connect(
            self._send, lambda: self.door.call_soon(self._finish), str(self.request.remote_ip)
        )

    def on_message(self, message: str | bytes) -> None:
        """Pass a frame on."""
        if self.connection is not None:
            self.door.room.receive(self.connection, message if isinstance(message, str) else "")

    def on_close(self) -> None:
        """Report that the guest is gone."""
        connection, self.connection = self.connection, None
        if connection is not None:
            GuestSocket._count -= 1
            self.door.room.handle_close(connection)

    def _send(self, text: str) -> None:
        """Send a frame, from any thread, without waiting for a slow guest."""
        self.door.call_soon(lambda: self._write(text))

    def _write(self, text: str) -> None:
        if self._unread > MAX_UNREAD_BYTES:
            self.close(1013)
            return
        try:
            written = asyncio.ensure_future(self.write_message(text))
        except WebSocketClosedError:
            return
        self._unread += len(text)
        written.add_done_callback(lambda done: self._note_written(done, len(text)))

    def _note_written(self, done: asyncio.Future[None], length: int) -> None:
        self._unread -= length
        if not done.cancelled():
            done.exception()  # an error means that the page is gone, which `on_close` handles

    def _finish(self) -> None:
        self.close(1000)
