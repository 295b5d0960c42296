"""What all tests share."""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from xdist.scheduler import LoadScopeScheduling

from ora_widgets.language.current import FALLBACK, choose
from tests.support.long_tests import idle, is_long

# A shared machine may stall for a second in the middle of any example, or while one is thought up; only the count of
# examples limits the time.
settings.register_profile("here", deadline=None, suppress_health_check=[HealthCheck.too_slow])
# The same examples every time: a change is judged by what it changes. Whoever searches for more runs it at home.
settings.register_profile("ci", parent=settings.get_profile("here"), derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "here")


# Boards keep no games while tests play on them: those that are about it name a folder of their own.
os.environ["ORA_GAMES"] = "off"

# One wheel; a server and a browser for each third of what needs them. What takes long to make is made once where tests stay
# together, and no worker is left with all that is slow.
WHEEL, BROWSER = "tests/packaging/", "tests/browser/"
THIRDS = (
    "tests/browser/test_l",
    "tests/browser/test_c",
    BROWSER,
)  # each with the names after it that no earlier one has

MORE_WORKERS = 1  # than there are cores: a browser test waits for much of its time, for a kernel or for a page


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    """Whatever language a test switches to, the next one begins in English."""
    choose(FALLBACK)
    yield
    choose(FALLBACK)


@pytest.fixture
def no_collector() -> Iterator[None]:
    """No finalizer of other tests' objects runs in between and takes an interrupt."""
    gc.disable()
    yield
    gc.enable()


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark what waits for `make long`, before anything is left out."""
    for item in items:
        if is_long(item.nodeid):
            item.add_marker(pytest.mark.long)
    if all("::" not in argument for argument in config.args) and (rows := idle([item.nodeid for item in items])):
        raise pytest.UsageError(f"tests/support/long_tests.py has rows that fit no test: {', '.join(rows)}")


class Shared(LoadScopeScheduling):  # type: ignore[misc]  # xdist has no types
    """Whoever is free takes the next test, or all of those whose tests share something."""

    def _split_scope(self, nodeid: str) -> str:
        if nodeid.startswith(BROWSER):
            return next(third for third in THIRDS if nodeid >= third)
        return WHEEL if nodeid.startswith(WHEEL) else nodeid


# xdist's own groups do nothing under pytest 9.2: https://github.com/pytest-dev/pytest-xdist/issues/1386
@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """How many workers `--numprocesses=auto` means."""
    return MORE_WORKERS + len(os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else [0, 1])


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Shared:
    """Share the tests out among the workers."""
    return Shared(config, log)
