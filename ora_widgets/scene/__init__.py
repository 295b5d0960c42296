"""A game as plain data: the book (what never changes), the scene (what lies on the table) and the question.

The page and `text.py` draw from these three and from nothing else; they hold names, places and tokens, no pixels.
"""

from __future__ import annotations

from .asking import LIMIT, ask, narrow
from .book import book
from .latest import drawn, printed
from .log import earlier
from .outlook import coming, previews
from .table import scene
from .tally import tally
from .why import why

__all__ = [
    "LIMIT", "ask", "book", "coming", "drawn", "earlier", "narrow", "previews", "printed", "scene", "tally", "why",
]  # fmt: skip
