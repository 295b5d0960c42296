"""Shared by the tests of learning."""

from __future__ import annotations

from pathlib import Path

import pytest

from ora_widgets.lessons import keep_in
from tests.support.new_kernel import forget_progress


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Progress is saved where it disturbs nobody."""
    forget_progress(monkeypatch)
    keep_in(tmp_path / "ora_progress.json")
