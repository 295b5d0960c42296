"""Practice: the two games for two (F10, F11)."""

from __future__ import annotations

from .practice_step import PracticeStep

ROWS = (
    PracticeStep(
        "the-second-action", "F10.4", {"length": "short", "round": 3, "placed": {"R": "prior LR2, lay LR3"}},
        "turns 1; R took Cl; R took Sh", "use LR1 lay; take clay; contract LG2 coins; send lay; take livestock",
    ),
    PracticeStep(
        "two-turns-two-districts", "F10.5", {"length": "short", "round": 3, "give": {"R": "5Pn"}},
        "turns 3; R owns -1,0; R owns 2,0", "district -1 plains; pass; pass; done; pass; pass; done; district 2 plains",
    ),
    PracticeStep("nearly-all-cards", "F11.1", {}, choices="24 33 38 41", answer="38"),
    PracticeStep(
        "still-out", "F11.3",
        {
            "round": 3, "placed": {"R": "prior LR2, lay LR3"}, "built": {"R": "F05 0,3"},
            "prelude": "use LR1 lay; take clay; pass; done",
        },
        choices="a b c", answer="b",
    ),
    PracticeStep(
        "phase-in-round-seven", "F11.4", {"round": 6, "to_move": "R", "slot": 2, "give": {"R": "Gn Wo"}},
        "R passed 1; R built S1", "pass; done; settle S1 0,3",
    ),
    PracticeStep(
        "ended-by-one-action", "F11.6",
        {"round": 31, "to_move": "G", "slot": 2, "give": {"G": "Wo"}, "display": "G12 G28 F37 G41"},
        "G built G12; over", "build G12 0,3; skip; done",
    ),
)  # fmt: skip
