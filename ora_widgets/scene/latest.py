"""A cache of what was drawn last: many boards may show one game, and in a long session most are out of sight."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from ..game.history import read_only_state
from ..language.people import People, known_people
from ..support.weak_identity_dict import WeakIdentityDict
from ..wire.to_page import Ask, Book, RoundsAhead, Scene
from .asking import ask
from .book import book
from .outlook import coming
from .table import scene

if TYPE_CHECKING:
    from ..engine import State
    from ..game.history import GameView


class DrawnGame(TypedDict):
    """The data that a board is drawn from, without the board's own options."""

    scene: Scene
    ask: Ask
    coming: RoundsAhead


_books: WeakIdentityDict[GameView, dict[str, Book]] = WeakIdentityDict()
_latest: WeakIdentityDict[GameView, dict[str, tuple[State, int, People, DrawnGame]]] = WeakIdentityDict()


def cached_book(game: GameView, language: str) -> Book:
    """The book of a game in a language, made once for all boards and not to be changed.

    >>> from ora_widgets import new_game
    >>> game = new_game(3, "france")
    >>> cached_book(game, "en") is cached_book(game, "en")
    True
    """
    books = _books.setdefault(game, {})
    if language not in books:
        books[language] = book(game, language)
    return books[language]


def cached_drawing(game: GameView, language: str) -> DrawnGame:
    """Scene, question and outlook of the present position, made once for all boards and not to be changed.

    Call it while nothing else moves the game (under its lock, where there are threads).

    >>> from ora_widgets import new_game
    >>> sorted(cached_drawing(new_game(3, "france"), "en"))
    ['ask', 'coming', 'scene']
    """
    known = _latest.setdefault(game, {})
    # The scene also depends on how far one can redo and on the players' names, which are not part of the position.
    now, plies, called = read_only_state(game), game.plies, known_people()
    kept = known.get(language)
    if kept is None or kept[0] is not now or kept[1:3] != (plies, called):
        fresh: DrawnGame = {
            "scene": scene(game, language),
            "ask": ask(game, language),
            "coming": coming(game, language),
        }
        if kept is not None and kept[3]["coming"] == fresh["coming"]:  # compared once here, not by every board
            fresh["coming"] = kept[3]["coming"]
        kept = known[language] = now, plies, called, fresh
    return kept[3]
