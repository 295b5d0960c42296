"""The game for players who read and write text, such as language models: short boards, whole turns, refusals that help.

Models are spoken to in English, also where the board beside them speaks another language: their tools are described in it, too.
Names of cards and goods are understood in every language of the package.
"""

from __future__ import annotations

from .external import External

__all__ = ["External"]


def __dir__() -> list[str]:
    return sorted({*(name for name in globals() if name.startswith("__")), *__all__})
