"""The strategy track: eight lessons on playing well, after the course, with positions from games that bots have played."""

from __future__ import annotations

from .lessons import STRATEGY
from .positions import CHANGED, FROM, POSITIONS

__all__ = ["CHANGED", "FROM", "POSITIONS", "STRATEGY"]
