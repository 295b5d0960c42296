"""An editor that lays out any position piece by piece, even an impossible one, and lists what is wrong with it."""

from __future__ import annotations

from .model import EditorModel

__all__ = ["EditorModel"]
