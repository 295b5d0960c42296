"""A host in its own process, which can be killed like a kernel."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

HOST = "ora.host(ora.new_game(2, length='short'))"
RESUME = "find_open(ora.resume())"
SCRIPT = """import json, sys
import ora_widgets as ora
from ora_widgets.widget.room.opened import find_open
room = {room}
print(json.dumps(room.links), flush=True)
sys.stdin.read()
"""


@contextmanager
def hosting(room: str) -> Iterator[dict[str, str]]:
    """The links of a room whose host is killed at the end.

    Args:
        room: Code that gives the room.
    """
    command = [sys.executable, "-c", SCRIPT.format(room=room)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            yield json.loads(process.stdout.readline())
        finally:
            process.kill()
