"""Positions to begin a game from: your own with `Scenario`, named ones with `scenario` and `scenarios`."""

from __future__ import annotations

import sys

from ..game.position import ImpossibleScenario
from ..language.catalogue import CallableRoom
from .named import Scenarios, scenario, scenarios
from .scenario_type import Scenario

__all__ = ["ImpossibleScenario", "Scenario", "Scenarios", "scenario", "scenarios"]

sys.modules[__name__].__class__ = CallableRoom
