"""Wonders: thirty points in one tile, and eight of them in the world."""

from __future__ import annotations

from ..puzzle import Scenario

ROWS = [
    Scenario(
        "A wonder in two steps", name="sacristy", theme="wonders", round=29,
        give={"R": "Bo Ce 2Or"}, built={"R": "F36 0,3; G34 1,3"},
        question="How does Red have a wonder at the end of this turn?",
        goal="R has Wr", solution="use F36 lay; trade Or; skip; use G34 lay; times 1; done",
    ),
    Scenario(
        "The last wonder", name="last-wonder", theme="wonders", country="ireland", round=29, actions=1,
        give={"R": "5Pn Wh 2Ce 2Or", "G": "7Wr"}, land={"R": "plot 0 mountain"}, built={"R": "I35 0,5"},
        question="One wonder is left. Which goods does Red hand over at the Round Tower?",
        notes="Goods worth 14 points, and nothing more than that.",
        goal="R has Wr", solution="use I35 lay; times 1; done",
    ),
]  # fmt: skip
