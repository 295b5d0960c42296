"""What the tests of learning share."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from ora_widgets.lessons import keep_in, progress_file


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path) -> Iterator[None]:
    """Progress is kept where it disturbs nobody."""
    before = progress_file._KEPT[:]
    keep_in(tmp_path / "ora_progress.json")
    yield
    progress_file._KEPT[:] = before
