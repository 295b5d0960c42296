"""Shared by the tests of learning."""

from __future__ import annotations

from itertools import count

import pytest

from ora_widgets.lessons import keep_in
from tests.support.new_kernel import forget_progress

_numbers = count(1)


@pytest.fixture(autouse=True)
def elsewhere(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """Progress is saved where it disturbs nobody; a folder for each of thousands of tests would take longer than most."""
    forget_progress(monkeypatch)
    keep_in(tmp_path_factory.getbasetemp() / f"progress-{next(_numbers)}.json")
