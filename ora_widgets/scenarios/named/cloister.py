"""Cloister building: every cloister building beside another one."""

from __future__ import annotations

from ..puzzle import Scenario

ROWS = [
    Scenario(
        "Round the corner", name="round-the-corner", theme="cloister building", round=2, seats="GR",
        give={"R": "4Wo Cl"},
        question="How does Red own the Priory and the Cloister Courtyard after this turn?",
        notes="Only one of the two empty spaces touches the Cloister Office.",
        goal="R built G01 G02", solution="build G01 1,3; skip; build G02 0,3; skip; done",
    ),
    Scenario(
        "No room in the cloister", name="no-room", theme="cloister building", round=4, seats="GR",
        give={"R": "2Wo Cl 2Pn"}, built={"R": "G07 1,3"}, display="G02 G13",
        question="The Kiln stands where the cloister should grow. How does Red build the Cloister Courtyard this turn?",
        notes="What else touches the Cloister Office?",
        goal="R built G02", solution="district 2 plains; build G02 2,4; skip; pass; done",
    ),
]  # fmt: skip
