"""Positions to begin from: your own with `Scenario`, the named ones with `scenario` and `scenarios`."""

from __future__ import annotations

import sys
from types import ModuleType

from ..game.position import ImpossibleScenario
from ..language.fluent import CURRENT
from .named import Scenarios, scenario, scenarios
from .scenario_type import Scenario

__all__ = ["ImpossibleScenario", "Scenario", "Scenarios", "scenario", "scenarios"]


class _Room(ModuleType):
    """A room that can be called: `ora.scenarios` is both this room and the list of scenarios."""

    def __call__(self, language: str = CURRENT) -> Scenarios:
        return scenarios(language)


sys.modules[__name__].__class__ = _Room
