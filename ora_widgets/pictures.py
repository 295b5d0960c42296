"""Pictures of a board as files: the page draws, as it alone knows how the board looks, and sends what it drew."""

from __future__ import annotations

import threading
from itertools import count
from pathlib import Path
from typing import Any

from .locale import say

PATIENCE = 15.0  # seconds; a page answers within one


class NoPicture(RuntimeError):
    """No picture was to be had; the message says what to do."""


class Wanted:
    """A picture that was asked for: where it goes, and whether it has come."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.error = ""
        self.came = threading.Event()


class Pictures:
    """What a board has asked its pages to draw, and how many pages there are."""

    def __init__(self) -> None:
        self.pages = 0
        self._numbers = count(1)
        self._wanted: dict[int, Wanted] = {}

    def want(self, path: str | Path, language: str) -> tuple[int, Wanted]:
        """Note a picture that the page is now to be asked for.

        Raises `NoPicture` when no page shows the board, and `OSError` when the file cannot be written.
        """
        if not self.pages:
            raise NoPicture(say("picture-no-page", language))
        target = Path(path)
        target.touch()
        number = next(self._numbers)
        self._wanted[number] = Wanted(target)
        return number, self._wanted[number]

    def take(self, number: int, data: bytes, error: str) -> None:
        """Write a picture that has come; a second page that shows the board sends it in vain."""
        wanted = self._wanted.pop(number, None)
        if wanted is None:
            return
        wanted.error = error
        if not error:
            wanted.path.write_bytes(data)
        wanted.came.set()

    @staticmethod
    def wait(wanted: Wanted, language: str, seconds: float = PATIENCE) -> Path:
        """Wait for a picture.

        In JupyterLab messages arrive while a cell runs. Elsewhere they wait for its end, and so would this for ever.
        Raises `NoPicture` when none has come in time.
        """
        if not wanted.came.wait(seconds):
            raise NoPicture(say("picture-no-answer", language, seconds=round(seconds)))
        if wanted.error:
            raise NoPicture(say("picture-failed", language, error=wanted.error))
        return wanted.path


def data_of(buffers: Any) -> bytes:
    """The bytes that came with a message."""
    return bytes(buffers[0]) if buffers else b""
