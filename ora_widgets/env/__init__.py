"""The game as an environment for learning, by the protocols of PettingZoo and Gymnasium; needs the extra `env`."""

from __future__ import annotations

from ..language.current import current_language
from ..language.fluent import say

try:
    from .aec import SLOTS, OraEnv, env, parallel_env
    from .single import SeatEnv
except ModuleNotFoundError as error:
    if error.name not in ("gymnasium", "numpy", "pettingzoo"):
        raise
    raise ImportError(say("env-needs", current_language(), package=error.name)) from None

from .features import ACTION_NAMES, CARD_NAMES, NAMES, SCALES, VERB_NAMES, WORD_NAMES

raw_env = OraEnv  # PettingZoo's name for an environment without wrappers

__all__ = [
    "ACTION_NAMES", "CARD_NAMES", "NAMES", "SCALES", "SLOTS", "VERB_NAMES", "WORD_NAMES", "OraEnv", "SeatEnv", "env",
    "parallel_env", "raw_env",
]  # fmt: skip


def __dir__() -> list[str]:
    return sorted({*(name for name in globals() if name.startswith("__")), *__all__})
