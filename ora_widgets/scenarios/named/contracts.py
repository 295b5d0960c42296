"""Work contracts: other people's ovens."""

from __future__ import annotations

from ..puzzle import Scenario

ROWS = [
    Scenario(
        "Somebody else's oven", name="other-oven", theme="contracts", players=3, round=4,
        give={"R": "2Fl 2Wo Pn"}, built={"G": "F05 0,3"},
        question="Green owns the only Bakery: how does Red turn two flour into bread, and what does Green get?",
        goal="R has 2Br", solution="contract F05 coins; send lay; times 2; times 0; done",
    ),
    Scenario(
        "A gift", name="a-gift", theme="contracts", players=3, round=16,
        give={"R": "Wn 2Gp", "G": "3Pn"}, built={"G": "F21 0,3"}, to_move="R", slot=4,
        question="Contracts cost 2 coins now and Red has none: how does Red press two grapes?",
        notes="A wine given is a coin the owner does not get.",
        goal="R has 2Wn", solution="contract F21 wine; send lay; times 2; times 0; done",
    ),
]  # fmt: skip
