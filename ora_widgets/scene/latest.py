"""What was drawn last: many boards of one game show the same, and in a long session most of them are scrolled away."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

from ..game.history import live
from ..language.fluent import FALLBACK
from .asking import ask
from .table import scene

if TYPE_CHECKING:
    from ..engine import State
    from ..game.view import GameView

_latest: WeakKeyDictionary[GameView, dict[str, tuple[State, int, dict[str, Any]]]] = WeakKeyDictionary()


def drawn(game: GameView, language: str = FALLBACK) -> dict[str, Any]:
    """Scene and question of the position now, made once for all who show it; nobody may change them.

    Call it while nothing else moves the game (under its lock, where there are threads).

    >>> from ora_widgets import new_game
    >>> sorted(drawn(new_game(3, "france")))
    ['ask', 'scene']
    """
    known = _latest.setdefault(game, {})
    state, plies, data = known.get(language, (None, 0, {}))
    # How far one may redo is part of the scene, though not of the position.
    if state is not live(game) or plies != game.plies:
        data = {"scene": scene(game, language), "ask": ask(game, language)}
        known[language] = live(game), game.plies, data
    return data
