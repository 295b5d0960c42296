"""A position set up by hand: its pieces, their text, and how they are laid out and checked before play begins."""

from __future__ import annotations

from .layout import lay_out
from .position_type import ImpossibleScenario, Position
from .text import parse_terms, write_terms

__all__ = ["ImpossibleScenario", "Position", "lay_out", "parse_terms", "write_terms"]
