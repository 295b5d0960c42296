"""Games to walk through, with comments, marks and arrows at the moves and with side lines."""

from __future__ import annotations

from .catalogue import Walkthroughs, walkthrough, walkthroughs
from .walkthrough import Walkthrough

__all__ = ["Walkthrough", "Walkthroughs", "walkthrough", "walkthroughs"]
