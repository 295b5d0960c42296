"""Studying games by the hundred: playouts, comparisons, ways to a goal, turns, arenas, records."""

from __future__ import annotations

from .archive import Stats, stats
from .bot_league import League, league
from .collection import Games, games
from .comparison import WhatIf, what_if
from .contest import Arena, arena
from .game_turns import Continuations, Played
from .opening_explorer import Buildings, Explorer, explorer
from .playing import Playouts, playouts
from .position_index import PositionIndex
from .refused import StudyRefused
from .table import SavedResult, from_json
from .turns import BestTurn, best_turn
from .ways import Ways, ways_to

__all__ = [
    "Arena", "BestTurn", "Buildings", "Continuations", "Explorer", "Games", "League", "Played", "Playouts", "PositionIndex", "SavedResult", "Stats", "StudyRefused", "Ways", "WhatIf", "arena", "best_turn", "explorer", "from_json", "games", "league", "playouts", "stats",
    "ways_to", "what_if",
]  # fmt: skip


def __dir__() -> list[str]:
    return sorted({*(name for name in globals() if name.startswith("__")), *__all__})
