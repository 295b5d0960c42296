"""What a kernel that has just started does not know yet: boards that were shown, games and progress that were kept."""

from __future__ import annotations

from collections import deque

import pytest

from ora_widgets.lessons import progress_file
from ora_widgets.widget import kept_files, kept_games


def forget_boards(monkeypatch: pytest.MonkeyPatch) -> None:
    """No other board of this kernel has a game to go on with."""
    monkeypatch.setattr(kept_games, "_noted", {})


def forget_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first board is still to come, and no file has been written."""
    forget_boards(monkeypatch)
    monkeypatch.setattr(kept_games, "_asked", [])
    monkeypatch.setattr(kept_files, "_latest", deque(maxlen=kept_files.MAX_FINISHED_GAMES))


def forget_progress(monkeypatch: pytest.MonkeyPatch) -> None:
    """The file of progress is still to be found."""
    monkeypatch.setattr(progress_file, "_KEPT", [])
