"""The server in its own process, and a client of the SDK that calls its tools over pipes or HTTP."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any

import anyio
import anyio.from_thread
import anyio.to_thread

from tests.agents.playing import Call
from tests.support.waiting import PATIENCE

COMMAND = ["-m", "ora_widgets.agents.mcp"]
ENVIRONMENT = {**os.environ, "ORA_GAMES": "off", "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}


@contextmanager
def http_server(*words: str, token: str = "") -> Iterator[str]:
    """A server at its own address, which it reports; it ends in any case."""
    command = [sys.executable, *COMMAND, "--http", "--port", "0", *words]
    environment = {**ENVIRONMENT, "ORA_MCP_TOKEN": token}
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True, env=environment) as server:
        assert server.stderr is not None
        try:
            lines = [server.stderr.readline()]
            while lines[-1] and not lines[-1].startswith("http"):
                lines.append(server.stderr.readline())
            assert lines[-1], lines
            yield lines[-1].strip()
        finally:
            server.kill()


def with_client(where: str, what: Callable[[Call, Any], object], token: str = "") -> None:
    """Run a function with a client whose tools can be called as functions.

    :param where: an address; empty for a server over pipes.
    :param what: is handed what calls a tool, and the client.
    """

    async def main() -> None:
        import httpx2
        from mcp import Client, StdioServerParameters, stdio_client
        from mcp.client.streamable_http import streamable_http_client

        if where:
            headers = {"Authorization": f"Bearer {token}"} if token else {}
            async with (
                httpx2.AsyncClient(headers=headers, timeout=PATIENCE) as web,
                Client(streamable_http_client(where, http_client=web)) as client,
            ):
                await _in_thread(client, what)
        else:
            pipes = StdioServerParameters(command=sys.executable, args=COMMAND, env=ENVIRONMENT)
            # The SDK's default is whatever replaced stderr when it was first imported.
            async with Client(stdio_client(pipes, errlog=sys.__stderr__ or sys.stderr)) as client:
                await _in_thread(client, what)

    # In its own thread, because a browser test may have left a running loop in this one.
    with ThreadPoolExecutor(1) as thread:
        thread.submit(anyio.run, main).result()


async def _in_thread(client: Any, what: Callable[[Call, Any], object]) -> None:
    """Run a function that calls tools directly, since a client would be too slow for it."""

    async def call_tool(name: str, arguments: dict[str, object]) -> tuple[str, bool]:
        result = await client.call_tool(name, arguments)
        return result.content[0].text, bool(result.is_error)

    def call(name: str, **arguments: object) -> tuple[str, bool]:
        return anyio.from_thread.run(call_tool, name, arguments)

    await anyio.to_thread.run_sync(what, call, client)
