"""The only clock of the tests, which ends waits that would never end. No test measures time."""

from __future__ import annotations

import socket
import time
from collections.abc import Callable

PATIENCE = 120.0  # seconds, enough even for a slow machine
EVERY = 0.01


def wait_until(met: Callable[[], object], describe: Callable[[], str] = lambda: "it never came") -> None:
    """Wait for a condition without notification; fail if it never holds.

    :param describe: what the failure says.
    """
    end = time.monotonic() + PATIENCE
    while not met():
        assert time.monotonic() < end, describe()
        time.sleep(EVERY)


def accepts(port: int) -> bool:
    """Whether a server on this machine accepts connections; Jupyter's says that it is running a little before it does."""
    with socket.socket() as caller:
        return caller.connect_ex(("127.0.0.1", port)) == 0
