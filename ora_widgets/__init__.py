"""Ora et Labora in Python and in the notebook: play it, learn it, explore it.

>>> import ora_widgets as ora
>>> game = ora.new_game(players=3, country="france", length="long")
>>> "build G07 0,3" in game.legal_moves
True
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from .engine import Ambiguous, Move, NoSuchGame, NoSuchMove, NotNow, Refusal, Rulings, Unreadable
from .game import Game, new_game

if TYPE_CHECKING:
    from .board import Board as Board
    from .record import load as load
    from .rulebook import rule as rule

__version__ = "0.1.0.dev0"

# Rooms that are opened when first asked for, so that the import stays quick and needs neither Jupyter nor words.
_LATER = {"Board": ".board", "load": ".record", "rule": ".rulebook"}

__all__ = [
    "Ambiguous", "Board", "Game", "Move", "NoSuchGame", "NoSuchMove", "NotNow", "Refusal", "Rulings", "Unreadable",
    "load", "new_game", "rule",
]  # fmt: skip


def __getattr__(name: str) -> Any:
    if name not in _LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    try:
        found = getattr(import_module(_LATER[name], __name__), name)
    except ModuleNotFoundError as error:
        if error.name in ("anywidget", "ipywidgets", "traitlets"):
            raise ImportError(f"ora_widgets.{name} needs {error.name}: pip install anywidget ipywidgets") from error
        raise
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *_LATER})
