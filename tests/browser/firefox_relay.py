"""Start Firefox for Playwright, and answer the one command that this Firefox does not know.

Playwright 1.65 sets media features in every context, and fails with Firefox ESR 153, which lacks the command. The tests
use no such feature, so the command is answered as done; everything else is passed through.
"""

from __future__ import annotations

import asyncio
import json
import re
import sys

from websockets.asyncio.client import connect
from websockets.asyncio.server import ServerConnection, serve

ADDRESS = re.compile(r"WebDriver BiDi listening on (ws://\S+)")


async def main(program: str, *arguments: str) -> int:
    """Run Firefox until it ends, relaying its connection at our own address."""
    firefox = await asyncio.create_subprocess_exec(program, *arguments, stderr=asyncio.subprocess.PIPE, limit=2**20)
    assert firefox.stderr
    address = ""

    async def pass_on(playwright: ServerConnection) -> None:
        assert playwright.request
        async with connect(address + playwright.request.path, max_size=None, proxy=None) as browser:

            async def answer() -> None:
                async for text in browser:
                    await playwright.send(text)

            answers = asyncio.create_task(answer())
            async for text in playwright:
                command = json.loads(text)
                if command["method"] == "emulation.setMediaFeaturesOverride":
                    await playwright.send(json.dumps({"type": "success", "id": command["id"], "result": {}}))
                else:
                    await browser.send(text)
            answers.cancel()

    async with serve(pass_on, "127.0.0.1", 0, max_size=None) as server:
        port = server.sockets[0].getsockname()[1]
        async for line in firefox.stderr:
            said = line.decode(errors="replace")
            if found := ADDRESS.search(said):
                address, said = found[1], said.replace(found[1], f"ws://127.0.0.1:{port}")
            print(said, end="", file=sys.stderr, flush=True)
        return await firefox.wait()


if __name__ == "__main__":
    sys.exit(asyncio.run(main(*sys.argv[1:])))
