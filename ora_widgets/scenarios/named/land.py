"""Land: what only a coast or a mountain can carry."""

from __future__ import annotations

from ..puzzle import Scenario

ROWS = [
    Scenario(
        "To the sea", name="to-the-sea", theme="land", players=4, round=7, to_move="B",
        give={"B": "Wo Sn 3Pn"}, display="F11 F04 G02",
        question="How does Blue own the Harbor Promenade this turn, and use it at once?",
        notes="One landscape may be bought in a turn, before or after the main action.",
        goal="B has Wn", solution="plot 0 coast; build F11 0,-1; prior; done",
    ),
    Scenario(
        "Into the mountain", name="into-the-mountain", theme="land", round=23,
        give={"R": "8 coins"}, display="G22 F24 F30",
        question="Stone shows 4: how does Red have 4 stone this turn, with 8 coins?",
        notes="The mountain costs 3, the Quarry 5.",
        wheel={"stone": 4, "joker": 2}, goal="R has 4Sn",
        solution="plot 0 mountain; build G22 0,6; prior; take stone; pass; done",
    ),
]  # fmt: skip
