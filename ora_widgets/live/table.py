"""The board of the live page, and the messages between it and the page: JSON in both directions."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from typing import Any

from ..bots import Greedy
from ..game.game import new_game
from ..language_switch import switch
from ..widget.board import Board
from .address import read_address
from .tries import Tries


class LiveTable:
    """A board that talks to the live page.

    Args:
        post: What takes each message to the page, as JSON: `{"begin": …}` once, then `{"changed": traits}`,
            `{"said": reply}` and, at a task for a class, `{"tried": moves}`.
        address: What stands in the address of the page after its `?`, and after its `#`.
        preferred: The languages that the browser would like, best first.
    """

    def __init__(self, post: Callable[[str], object], address: str = "", preferred: Iterable[str] = ()) -> None:
        self._post = post
        wish = read_address(address, preferred)
        switch(wish.language)
        if wish.lesson is not None:
            self.board = Board(lesson=wish.lesson)
        elif wish.game is not None:
            self.board = Board(wish.game, keep=False)
        else:
            # Whoever comes by chance is alone: somebody answers, and the first press is a move.
            self.board = Board(new_game(), seats={"G": Greedy()}, keep=False)
        self._tries = Tries(self.board, wish.lesson) if wish.task is not None else None
        task = wish.task.shown() if wish.task is not None else None
        self._tell({"begin": {"traits": traits_of(self.board), "told": wish.told, "task": task}})
        self.board.hears = self._heard  # the stand-in's

    def receive(self, message: str, buffers: Iterable[Any] = ()) -> None:
        """Take a message of the page.

        Args:
            message: The message, as JSON.
            buffers: Bytes that came with it.
        """
        self.board.receive(json.loads(message), [bytes(each) for each in buffers])
        if self._tries is not None and self._tries.look():
            self._tell({"tried": self._tries.moves})

    def _heard(self, message: dict[str, Any]) -> None:
        if message["method"] == "update":
            self._tell({"changed": message["state"]})
        else:
            self._tell({"said": message["content"]})

    def _tell(self, message: dict[str, Any]) -> None:
        self._post(json.dumps(message, ensure_ascii=False))


def traits_of(board: Board) -> dict[str, Any]:
    """What a page draws; what every widget has besides, its script for one, is not among it."""
    return {name: getattr(board, name) for name in Board.class_own_traits(sync=True)}


def first_picture(language: str) -> dict[str, Any]:
    """The board that the page begins with, for the page to draw while Python is on its way.

    Args:
        language: The language of its words.
    """
    board = Board(new_game(), seats={"G": Greedy()}, keep=False, language=language)
    shown = traits_of(board)
    board.close()
    return shown
