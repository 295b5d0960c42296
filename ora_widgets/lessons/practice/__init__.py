"""Practice: a small task for each rule that no lesson makes one apply, in the order of the rules; a file per part of them."""

from __future__ import annotations

from dataclasses import replace

from ..lesson_step import Lesson
from . import actions, counting, endings, land, rounds, setting_up, settling, two_players
from .practice_step import PracticeStep

ROWS: tuple[PracticeStep, ...] = (
    *setting_up.ROWS, *rounds.ROWS, *actions.ROWS, *land.ROWS, *settling.ROWS, *two_players.ROWS, *endings.ROWS, *counting.ROWS,
)  # fmt: skip

PRACTICE = Lesson("practice", tuple(replace(row, message=f"practice-{row.name}") for row in ROWS), "practice-lesson")
