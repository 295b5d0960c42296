"""The bonus round: the prior goes anywhere."""

from __future__ import annotations

from ..puzzle import Scenario

ROWS = [
    Scenario(
        "The last visit", name="last-visit", theme="bonus round", players=3, bonus=True,
        give={"R": "2Br 2Wn Bo Ce Or Rq 10Pn", "G": "5Wo", "B": "3Cl"},
        built={"G": "F24 1,3; F05 0,3", "B": "G34 1,3; F35 0,3"}, placed={"G": "lay F24", "B": "lay G34"},
        settlements={"R": "S1 0,3"},
        question="Which building does Red visit in the bonus round, occupied or not?",
        notes="Two reliquaries, or one wonder that costs 17 points of goods?",
    ),
]  # fmt: skip
