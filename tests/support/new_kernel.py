"""Forget what a new kernel does not know yet: shown boards, kept games, and progress."""

from __future__ import annotations

from collections import deque

import pytest

from ora_widgets.lessons import progress_file
from ora_widgets.widget import kept_files, kept_games


def forget_boards(monkeypatch: pytest.MonkeyPatch) -> None:
    """No other board of this kernel has a game to resume."""
    monkeypatch.setattr(kept_games, "_noted", {})


def forget_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first board is not shown yet, and no file has been written."""
    forget_boards(monkeypatch)
    monkeypatch.setattr(kept_games, "_asked", [])
    monkeypatch.setattr(kept_files, "_latest", deque(maxlen=kept_files.MAX_FINISHED_GAMES))


def forget_progress(monkeypatch: pytest.MonkeyPatch) -> None:
    """The progress file has not been located yet."""
    monkeypatch.setattr(progress_file, "_KEPT", [])
