"""Wonders: thirty points in one tile, and eight of them in the world."""

from __future__ import annotations

from .row import row

ROWS = [
    row(
        "sacristy", "wonders", round=29,
        give={"R": "Bo Ce 2Or"}, built={"R": "F36 0,3; G34 1,3"},
        goal="R has Wr", solution="use F36 lay; trade Or; skip; use G34 lay; times 1; done",
    ),
    row(
        "last-wonder", "wonders", country="ireland", round=29, actions=1,
        give={"R": "5Pn Wh 2Ce 2Or", "G": "7Wr"}, land={"R": "plot 0 mountain"}, built={"R": "I35 0,5"},
        goal="R has Wr", solution="use I35 lay; times 1; done",
    ),
]  # fmt: skip
