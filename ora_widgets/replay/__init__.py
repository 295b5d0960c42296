"""One HTML file: a game to walk through, or a position in which the next turn can be tried, without Python or network."""

from __future__ import annotations

from .page import html, save_html

__all__ = ["html", "save_html"]
