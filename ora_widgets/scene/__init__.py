"""A game as plain data: the book (what never changes), the scene (what lies on the table) and the question.

The page and `text_board.py` draw only from these three; they hold names, places and tokens, no pixels.
"""

from __future__ import annotations

from .asking import MAX_LISTED, ask, narrow
from .book import book
from .latest import cached_book, cached_drawing
from .log import earlier
from .outlook import coming, previews
from .table import scene
from .tally import tally
from .why import why

__all__ = [
    "MAX_LISTED",
    "ask",
    "book",
    "cached_book",
    "cached_drawing",
    "coming",
    "earlier",
    "narrow",
    "previews",
    "scene",
    "tally",
    "why",
]  # fmt: skip
