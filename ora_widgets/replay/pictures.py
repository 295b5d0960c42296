"""SVG pictures as PNG and PDF, by libraries that the extra `pictures` brings; without a browser."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from ..language.current import current_language
from ..language.fluent import say


def needed(module: str, package: str) -> Any:
    """A module of a package that the extra brings.

    Raises:
        ImportError: When it is not installed; the message says how to get it.
    """
    try:
        return import_module(module)
    except ImportError:
        raise ImportError(say("pictures-need", current_language(), package=package)) from None


def png(svg: str, scale: float) -> bytes:
    """A drawn picture in pixels.

    Args:
        scale: Pixels for each unit of the drawing.
    """
    drawn: bytes = needed("vl_convert", "vl-convert-python").svg_to_png(svg, scale=scale)
    return drawn


def pdf(svg: str) -> bytes:
    """A drawn picture as one page of vectors, a point for each unit of the drawing."""
    page: bytes = needed("vl_convert", "vl-convert-python").svg_to_pdf(svg)
    return page
