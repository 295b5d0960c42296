"""Positions to begin from: your own with `Scenario`, the named ones with `scenario` and `scenarios`."""

from __future__ import annotations

import sys
from types import ModuleType

from ..locale import FALLBACK
from ..position import ImpossibleScenario
from .puzzle import Scenario
from .shelf import Scenarios, scenario, scenarios

__all__ = ["ImpossibleScenario", "Scenario", "Scenarios", "scenario", "scenarios"]


class _Room(ModuleType):
    """This room, callable: importing it puts it in the place of `ora_widgets.scenarios`, which people call."""

    def __call__(self, language: str = FALLBACK) -> Scenarios:
        return scenarios(language)


sys.modules[__name__].__class__ = _Room
