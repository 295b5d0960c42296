"""The game for players that read and write text, such as language models: short boards, whole turns, helpful refusals.

Models get English texts, like the descriptions of their tools, whatever the board's language. Names of cards and goods
are understood in every language of the package.
"""

from __future__ import annotations

from .external import External

__all__ = ["External"]


def __dir__() -> list[str]:
    return sorted({*(name for name in globals() if name.startswith("__")), *__all__})
