"""A Nostr relay on this machine, just enough for two browsers to meet: it relays subscriptions and stores nothing."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from websockets.asyncio.server import Server, ServerConnection, serve


class Relay:
    """The relay; `heard` is everything it received. A silent one accepts everybody and relays nothing."""

    def __init__(self, *, silent: bool) -> None:
        self.heard: list[str] = []
        self._silent = silent
        self._asked: dict[ServerConnection, dict[str, list[dict[str, Any]]]] = {}

    async def handle(self, socket: ServerConnection) -> None:
        """Serve one browser."""
        self._asked[socket] = {}
        try:
            async for text in socket:
                self.heard.append(str(text))
                await self._take(socket, json.loads(text))
        finally:
            del self._asked[socket]

    async def _take(self, socket: ServerConnection, message: list[Any]) -> None:
        match message:
            case ["REQ", name, *filters]:
                self._asked[socket][name] = filters
                await socket.send(json.dumps(["EOSE", name]))
            case ["CLOSE", name]:
                self._asked[socket].pop(name, None)
            case ["EVENT", event] if not self._silent:
                await socket.send(json.dumps(["OK", event["id"], True, ""]))
                topics = {value for key, value in event["tags"] if key == "x"}
                for other, asked in [*self._asked.items()]:
                    for name, filters in asked.items():
                        if any(topics & {*one["#x"]} and event["kind"] in one["kinds"] for one in filters):
                            await other.send(json.dumps(["EVENT", name, event]))


@contextmanager
def relay(*, silent: bool = False) -> Iterator[tuple[str, Relay]]:
    """Give the address of a relay, and the relay."""
    made, ready, stop = Relay(silent=silent), threading.Event(), asyncio.Event()
    found: dict[str, Any] = {}

    async def run() -> None:
        async with serve(made.handle, "127.0.0.1", 0) as server:
            found.update(server=server, loop=asyncio.get_running_loop())
            ready.set()
            await stop.wait()

    thread = threading.Thread(target=lambda: asyncio.run(run()), daemon=True)
    thread.start()
    ready.wait()
    server: Server = found["server"]
    try:
        yield f"ws://127.0.0.1:{next(iter(server.sockets)).getsockname()[1]}", made
    finally:
        found["loop"].call_soon_threadsafe(stop.set)
        thread.join()
