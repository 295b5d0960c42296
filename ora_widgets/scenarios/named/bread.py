"""Bread: grain, mill, oven."""

from __future__ import annotations

from ..puzzle import Scenario

ROWS = [
    Scenario(
        "First bread", name="first-bread", theme="bread", round=5,
        give={"R": "4Gn"}, land={"R": "plot 0 coast"}, built={"R": "F04 0,-1; F05 0,3"},
        question="Four grain and no fuel: how do you have 4 bread at the end of this turn?",
        notes="Whoever mills has straw, and half an energy is all that a bread needs.",
        goal="R has 4Br", solution="use F04 lay; times 4; use F05 lay; times 4; times 0; done",
    ),
    Scenario(
        "Bread for coins", name="bread-for-coins", theme="bread", round=5,
        give={"R": "3Gn Wo"}, land={"R": "plot 0 coast"}, built={"R": "F04 0,-1; F05 0,3"},
        question="How does Red have 8 coins and still a bread at the end of this turn?",
        goal="R has 8Pn Br", solution="use F04 lay; times 3; use F05 lay; times 3; pay Wo Sw; times 2; done",
    ),
]  # fmt: skip
