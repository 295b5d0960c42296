"""The ladder that anybody can climb again: who is how strong, in games of one to four."""

from __future__ import annotations

from .games import RUNGS
from .standing import Ladder, ladder

__all__ = ["RUNGS", "Ladder", "ladder"]
