"""The only clock of the tests: it ends a wait for what never comes. How long anything takes, no test asks."""

from __future__ import annotations

import time
from collections.abc import Callable

PATIENCE = 120.0  # seconds: a machine in trouble, not a slow one
EVERY = 0.01


def until(met: Callable[[], object], describe: Callable[[], str] = lambda: "it never came") -> None:
    """Wait for a condition that nothing announces; fail when it never comes.

    :param describe: what the failure says.
    """
    end = time.monotonic() + PATIENCE
    while not met():
        assert time.monotonic() < end, describe()
        time.sleep(EVERY)
