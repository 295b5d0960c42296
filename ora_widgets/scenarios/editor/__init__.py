"""Any position laid out piece by piece, whether it is possible or not: it lists what is wrong and loses nothing."""

from __future__ import annotations

from .model import EditorModel

__all__ = ["EditorModel"]
