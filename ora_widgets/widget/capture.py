"""Pictures of a board as files: the page draws them, as only it knows how the board looks, and sends them."""

from __future__ import annotations

from itertools import count
from pathlib import Path
from typing import Any

from ..language.fluent import say
from ..support.arguments import path as path_of
from ..support.files import write_whole


class NoPicture(RuntimeError):
    """No picture could be taken; the message says what to do.

    >>> from ora_widgets import Board, new_game
    >>> try:
    ...     Board(new_game(2), keep=False).save_png("board.png")
    ... except NoPicture as refused:
    ...     print(str(refused).partition(".")[0])
    This board is not shown on any page, so it cannot be drawn
    """


class Pictures:
    """What a board has asked its pages to draw, and how many pages there are."""

    def __init__(self) -> None:
        self.pages = 0
        self._numbers = count(1)
        self._wanted: dict[int, Path] = {}

    def request(self, path: str | Path, language: str) -> tuple[int, Path]:
        """Note a picture to ask the page for; returns its number and its file.

        Raises:
            NoPicture: When no page shows the board.
            OSError: When the file cannot be written.
        """
        if not self.pages:
            raise NoPicture(say("picture-no-page", language))
        target = path_of("path", path)
        target.touch()
        number = next(self._numbers)
        self._wanted[number] = target
        return number, target

    def take(self, number: int, buffers: Any, error: str, language: str) -> None:
        """Write a picture that has come; the same one from a second page is ignored.

        Raises:
            NoPicture: When the page could not draw.
        """
        target = self._wanted.pop(number, None)
        if target is None:
            return
        if error or not buffers:
            raise NoPicture(say("picture-failed", language, error=error))
        write_whole(target, bytes(buffers[0]))
