"""A game to replay, or a turn to try out, as one HTML file that needs no Python and no network."""

from __future__ import annotations

from .page import html, save_html

__all__ = ["html", "save_html"]
