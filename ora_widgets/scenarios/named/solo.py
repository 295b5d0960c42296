"""Alone: pressing grapes, and pressing on for 500 points."""

from __future__ import annotations

from ..puzzle import Scenario

ROWS = [
    Scenario(
        "Pressing", name="solo-pressing", theme="solo", players=1, round=17,
        give={"R": "Pn"}, built={"R": "F15 0,3; F21 1,3"}, wheel={"coin": 5, "joker": 3, "grain": 4},
        question="One coin: how does it become 8 points of coins and wine this turn?",
        notes="The Financed Estate sells two grapes with the rest; the Winery sells one wine well.",
        goal="R has 7Pn Wn", solution="use F15 lay; times 1; use F21 lay; times 2; times 1; done",
    ),
    Scenario(
        "The neighbour builds", name="neighbour-builds", theme="solo", players=1, country="ireland", phase="A",
        give={"R": "3Pn 2Gn Sh Wo 2Pt"}, built={"R": "I04 0,3; G07 1,3"}, display="G01 G02 I05 I10",
        question="Four cards go to the neutral player before phase A: which one does Red want to use there and then?",
        notes="A cloister building needs another one beside it; whatever is covered is gone.",
    ),
]  # fmt: skip
