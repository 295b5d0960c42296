"""Any position laid out piece by piece, whether it is possible or not: what is wrong is said, and nothing is lost."""

from __future__ import annotations

from .model import EditorModel

__all__ = ["EditorModel"]
