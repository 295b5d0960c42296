"""Ceramics, ornaments and reliquaries: points in tiles."""

from __future__ import annotations

from ..puzzle import Scenario

ROWS = [
    Scenario(
        "In the workshop", name="workshop", theme="ceramics and reliquaries", round=13,
        give={"R": "3Cl Sn Pt 2Wo"}, built={"R": "G18 1,3"},
        question="One visit to the Cloister Workshop: how do you make 13 points of goods out of it?",
        notes="Three ceramics and an ornament take 4 energy.",
        goal="R has 3Ce Or", solution="use G18 lay; times 3; times 1; pass; done",
    ),
    Scenario(
        "The long way to a reliquary", name="pilgrims", theme="ceramics and reliquaries", round=29,
        give={"R": "Bo"}, land={"R": "plot 0 coast"}, built={"R": "F36 0,3; G01 1,3"},
        question="One book, one pilgrimage site, a priory: how does it become a reliquary this turn?",
        notes="A site may be visited twice in a turn if somebody is sent there from elsewhere.",
        goal="R has Rq",
        solution="use F36 prior; trade Bo; trade Ce; use G01 lay; enter F36; trade Or; done",
    ),
]  # fmt: skip
