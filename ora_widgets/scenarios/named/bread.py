"""Bread: grain, mill, oven."""

from __future__ import annotations

from .row import row

ROWS = [
    row(
        "first-bread", "bread", round=5,
        give={"R": "4Gn"}, land={"R": "plot 0 coast"}, built={"R": "F04 0,-1; F05 0,3"},
        goal="R has 4Br", solution="use F04 lay; times 4; use F05 lay; times 4; times 0; done",
    ),
    row(
        "bread-for-coins", "bread", round=5,
        give={"R": "3Gn Wo"}, land={"R": "plot 0 coast"}, built={"R": "F04 0,-1; F05 0,3"},
        goal="R has 8Pn Br", solution="use F04 lay; times 3; use F05 lay; times 3; pay Wo Sw; times 2; done",
    ),
]  # fmt: skip
