"""The game as an environment for learning, by PettingZoo's AEC protocol; needs the extra `env`."""

from __future__ import annotations

from ..language.current import current_language
from ..language.fluent import say

try:
    from .aec import SLOTS, OraEnv, env
except ModuleNotFoundError as error:
    if error.name not in ("gymnasium", "numpy", "pettingzoo"):
        raise
    raise ImportError(say("env-needs", current_language(), package=error.name)) from None

from .vector import NAMES

__all__ = ["NAMES", "SLOTS", "OraEnv", "env"]


def __dir__() -> list[str]:
    return sorted({*(name for name in globals() if name.startswith("__")), *__all__})
