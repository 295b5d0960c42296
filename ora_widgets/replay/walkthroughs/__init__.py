"""Games with comments, to walk through: texts, marks and arrows at the moves, and side lines with comments of their own."""

from __future__ import annotations

from .catalogue import walkthrough
from .walkthrough import Walkthrough

__all__ = ["Walkthrough", "walkthrough"]
