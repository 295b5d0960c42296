"""Settings and fixtures of all tests."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from xdist.scheduler import LoadScopeScheduling

from ora_widgets.language.current import FALLBACK, choose
from tests.support.long_tests import idle, is_long

# A shared machine may stall for a second in any example, or while making one; only the number of examples limits the
# time.
settings.register_profile("here", deadline=None, suppress_health_check=[HealthCheck.too_slow])
# The same examples every time, so that a change is judged by its own effect. More can be searched for at home.
settings.register_profile("ci", parent=settings.get_profile("here"), derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "here")


# Boards save no games during tests; tests of saving name a folder of their own.
os.environ["ORA_GAMES"] = "off"

# Importing nbformat would have jsonschema read a grammar of addresses, for two seconds in each worker; without it,
# addresses in a schema remain unchecked, and our notebooks have none.
sys.modules["rfc3987_syntax"] = None  # type: ignore[assignment]  # as the import system documents it

# One wheel, and a server with a browser for each third of the tests that need them. Whatever takes long to make is made
# once for tests that stay together, without leaving one worker with all slow tests.
WHEEL, BROWSER = "tests/packaging/", "tests/browser/"
THIRDS = (
    "tests/browser/test_l",
    "tests/browser/test_c",
    BROWSER,
)  # each with the later names that no earlier one has

MORE_WORKERS = 1  # more than there are cores: a browser test mostly waits for a kernel or a page


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    """Whatever language a test switches to, the next one begins in English."""
    choose(FALLBACK)
    yield
    choose(FALLBACK)


@pytest.fixture
def no_collector() -> Iterator[None]:
    """Keeps finalizers of other tests' objects from running in between and taking an interrupt."""
    gc.disable()
    yield
    gc.enable()


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark what waits for `make long`, before tests are deselected."""
    for item in items:
        if is_long(item.nodeid):
            item.add_marker(pytest.mark.long)
    if all("::" not in argument for argument in config.args) and (rows := idle([item.nodeid for item in items])):
        raise pytest.UsageError(f"tests/support/long_tests.py has rows that fit no test: {', '.join(rows)}")


class Shared(LoadScopeScheduling):  # type: ignore[misc]  # xdist has no types
    """A free worker takes the next test, or all tests that share something with it."""

    def _split_scope(self, nodeid: str) -> str:
        if nodeid.startswith(BROWSER):
            return next(third for third in THIRDS if nodeid >= third)
        return WHEEL if nodeid.startswith(WHEEL) else nodeid

    def mark_test_complete(self, node: Any, item_index: int, duration: float = 0) -> None:
        """Forget what a worker has completed, as xdist would count it again after every test."""
        super().mark_test_complete(node, item_index, duration)
        if node in self.assigned_work:
            units = self.assigned_work[node]
            unit = self._split_scope(self.registered_collections[node][item_index])
            if all(units[unit].values()):
                del units[unit]


# xdist's own groups have no effect under pytest 9.2: https://github.com/pytest-dev/pytest-xdist/issues/1386
@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """The number of workers for `--numprocesses=auto`."""
    return MORE_WORKERS + len(os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else [0, 1])


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Shared:
    """Distribute the tests to the workers."""
    return Shared(config, log)
