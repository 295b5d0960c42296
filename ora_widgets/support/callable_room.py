"""A room that can be called: `ora.lessons` is both a room and the list of lessons."""

from __future__ import annotations

from types import ModuleType
from typing import Any


class CallableRoom(ModuleType):
    """A module that calls its function of the same name."""

    def __call__(self, language: str = "") -> Any:
        return getattr(self, self.__name__.rpartition(".")[2])(language)
