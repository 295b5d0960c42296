"""Goals: one grammar for tasks, scenarios and studies."""

from __future__ import annotations

from .condition import Condition, Moment
from .goal import Goal, read_goal

__all__ = ["Condition", "Goal", "Moment", "read_goal"]
