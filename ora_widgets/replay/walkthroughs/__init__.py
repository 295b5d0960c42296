"""Games with comments, to walk through: texts, marks and arrows at the moves, and side lines with comments of their own."""

from __future__ import annotations

from .catalogue import Walkthroughs, walkthrough, walkthroughs
from .walkthrough import Walkthrough

__all__ = ["Walkthrough", "Walkthroughs", "walkthrough", "walkthroughs"]
