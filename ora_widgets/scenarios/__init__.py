"""Positions to begin from: your own with `Scenario`, the named ones with `scenario` and `scenarios`."""

from __future__ import annotations

from ..game.position import ImpossibleScenario
from .catalogue import Scenarios, scenario, scenarios
from .scenario_type import Scenario

__all__ = ["ImpossibleScenario", "Scenario", "Scenarios", "scenario", "scenarios"]
