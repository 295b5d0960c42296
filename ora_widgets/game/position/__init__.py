"""A position set up by hand: what is on the table, in the words of the game; laid out and checked before it is played."""

from __future__ import annotations

from .layout import lay_out
from .problems import ImpossibleScenario
from .terms import Position

__all__ = ["ImpossibleScenario", "Position", "lay_out"]
