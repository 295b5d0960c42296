"""The course: fifteen lessons, a file each, in the order in which they are taught."""

from __future__ import annotations

from . import (
    bonus,
    building,
    clergymen,
    contracts,
    countries,
    first_game,
    food,
    goods,
    land,
    scoring,
    short_game,
    solo,
    two_players,
    welcome,
    wheel,
)

LESSONS = (
    welcome.LESSON, wheel.LESSON, clergymen.LESSON, building.LESSON, contracts.LESSON, land.LESSON, food.LESSON, scoring.LESSON,
    goods.LESSON, countries.LESSON, bonus.LESSON, two_players.LESSON, short_game.LESSON, solo.LESSON, first_game.LESSON,
)  # fmt: skip
