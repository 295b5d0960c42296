"""Practice: settlement phases (F8, F9.5)."""

from __future__ import annotations

from .practice_step import PracticeStep

ROWS = (
    PracticeStep("the-marker-has-moved", "F8.2", {"players": 3, "phase": "A"}, choices="A B C", answer="B"),
    PracticeStep(
        "land-then-settlement", "F8.3",
        {"players": 3, "phase": "A", "to_move": "R", "give": {"R": "Gn Wo 2Pn"}, "built": {"R": "G12 0,3; G06 1,3"}},
        "R built S1", "district -1 plains; settle S1 -1,1",
    ),
    PracticeStep("half-an-energy", "F8.4", {"players": 3, "phase": "A"}, choices="a b c", answer="b"),
    PracticeStep(
        "after-phase-a", "F8.6 F3.3",
        {"players": 3, "round": 5, "to_move": "G", "slot": 4, "give": {"R": "Gn Wo", "B": "2Wo 2Cl"}},
        "R built S1; B hand S5; B built G19", "pass; done; done; settle S1 0,3; done; done; build G19 0,3; skip",
    ),
    PracticeStep(
        "a-card-kept", "F8.7", {"players": 3, "phase": "B", "to_move": "R", "give": {"R": "Mt Wo"}, "display": ""},
        "R built S5", "settle S5 0,3",
    ),
    PracticeStep(
        "and-then-phase-e", "F9.5",
        {"players": 3, "bonus": True, "to_move": "B", "give": {"R": "Gn Wo", "B": ""}, "display": ""},
        "B passed 1; R built S1; over", "pass; done; settle S1 0,3; done; done; done",
    ),
)  # fmt: skip
