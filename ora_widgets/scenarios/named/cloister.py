"""Cloister building: every cloister building beside another one."""

from __future__ import annotations

from .row import row

ROWS = [
    row(
        "round-the-corner", "cloister-building", round=2, seats="GR",
        give={"R": "4Wo Cl"},
        goal="R built G01 G02", solution="build G01 1,3; skip; build G02 0,3; skip; done",
    ),
    row(
        "no-room", "cloister-building", round=4, seats="GR",
        give={"R": "2Wo Cl 2Pn"}, built={"R": "G07 1,3"}, display="G02 G13",
        goal="R built G02", solution="district 2 plains; build G02 2,4; skip; pass; done",
    ),
]  # fmt: skip
