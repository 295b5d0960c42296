"""The board of the live page, and the messages between it and the page: JSON in both directions."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any

from ...bots import Greedy
from ...engine import Refusal
from ...game.game import Game, new_game
from ...language.fluent import say
from ...language.switch import switch
from ..board import Board
from ..kept_files import KeptGame, game_of, unfinished
from ..play import resume
from .address import AddressRequest, read_address
from .tries import Tries
from .visitor_files import VisitorFiles


class LiveTable:
    """A board that talks to the live page.

    Args:
        post: What takes each message to the page, as JSON: `{"begin": …}` once, then `{"changed": traits}`,
            `{"said": reply}`, at a task for a class `{"tried": moves}`, and `{"files": …}`, which the page keeps.
        address: What stands in the address of the page after its `?`, and after its `#`.
        preferred: The languages that the browser would like, best first.
        files: The files of the visitor, with the games that they left; the folder is the one where games are kept.
    """

    def __init__(
        self,
        post: Callable[[str], object],
        address: str = "",
        preferred: Iterable[str] = (),
        files: VisitorFiles | None = None,
    ) -> None:
        self._post = post
        self._files = files
        wish = read_address(address, preferred)
        switch(wish.language)
        kept = _left(wish) if files is not None else None
        if wish.lesson is not None:
            self.board = Board(lesson=wish.lesson)
        elif kept is not None:
            self.board = resume(kept)
        elif wish.game is not None:
            self.board = Board(wish.game, keep=files is not None and wish.task is None)
        else:
            # Whoever comes by chance is alone: somebody answers, and the first press is a move.
            self.board = Board(new_game(), seats={"G": Greedy()}, keep=files is not None)
        self._tries = Tries(self.board, wish.lesson) if wish.task is not None else None
        begin = {
            "traits": traits_of(self.board),
            "told": [*wish.told, *([say("live-kept", wish.language)] if kept else [])],
            "task": wish.task.shown() if wish.task is not None else None,
            "resumed": kept is not None,
        }
        self._tell({"begin": begin})
        self.board.hears = self._heard  # the stand-in's

    def receive(self, message: str, buffers: Iterable[Any] = ()) -> None:
        """Take a message of the page."""
        self.board.receive(json.loads(message), [bytes(each) for each in buffers])
        if self._tries is not None and self._tries.look():
            self._tell({"tried": self._tries.moves})
        self._tell_files()

    def _tell_files(self) -> None:
        """Have the page keep what has been written, before it shows what that is about."""
        if self._files is not None and (news := self._files.news()):
            self._tell({"files": news})

    def _heard(self, message: dict[str, Any]) -> None:
        self._tell_files()
        if message["method"] == "update":
            self._tell({"changed": message["state"]})
        else:
            self._tell({"said": message["content"]})

    def _tell(self, message: dict[str, Any]) -> None:
        self._post(json.dumps(message, ensure_ascii=False))


def _left(wish: AddressRequest) -> Path | None:
    """The file of the game that a visitor left here and that this address would begin anew; a task begins anew."""
    if wish.lesson is not None or wish.task is not None:
        return None
    for path, sheet in unfinished():
        if isinstance(sheet, KeptGame) and (wish.game is None or _grew_from(wish.game, path, sheet)):
            return path
    return None


def _grew_from(game: Game, path: Path, sheet: KeptGame) -> bool:
    """Whether the game of a file is another one, played on."""
    if sheet.setup != game.setup or sheet.plies < len(game.moves):
        return False
    with suppress(Refusal):
        return game_of(path, sheet).moves[: len(game.moves)] == game.moves
    return False


def traits_of(board: Board) -> dict[str, Any]:
    """What a page draws; what every widget has besides, its script for one, is not among it."""
    return {name: getattr(board, name) for name in Board.class_own_traits(sync=True)}


def first_picture(language: str) -> dict[str, Any]:
    """The board that the page begins with, for the page to draw while Python is on its way."""
    board = Board(new_game(), seats={"G": Greedy()}, keep=False, language=language)
    shown = traits_of(board)
    board.close()
    return shown


PARTS = ("python", "game", "board")
WORDS = ("fetching", "starting", "again", "too-old", "new", "not-kept", "picture", "pages", "notebooks")


def page_words(language: str) -> dict[str, str]:
    """The words of the page by their names in its scripts.

    >>> page_words("en")["again"]
    'Try again'
    """
    missing = {f"missing-{part}": say("live-lost", language, part=say(f"live-part-{part}", language)) for part in PARTS}
    words = {name: say(f"live-{name}", language) for name in WORDS}
    script = say("page-needs-script", language)
    return {**words, **missing, "script": script, "broken": say("live-broken", language, error="").strip()}
