"""Ceramics, ornaments and reliquaries: points in tiles."""

from __future__ import annotations

from .row import row

ROWS = [
    row(
        "workshop", "ceramics-and-reliquaries", round=13,
        give={"R": "3Cl Sn Pt 2Wo"}, built={"R": "G18 1,3"},
        goal="R has 3Ce Or", solution="use G18 lay; times 3; times 1; pass; done",
    ),
    row(
        "pilgrims", "ceramics-and-reliquaries", round=29,
        give={"R": "Bo"}, land={"R": "plot 0 coast"}, built={"R": "F36 0,3; G01 1,3"},
        goal="R has Rq",
        solution="use F36 prior; trade Bo; trade Ce; use G01 lay; enter F36; trade Or; done",
    ),
]  # fmt: skip
