"""Practice: what the words mean, what lies in the box, and what anybody may see (F0 to F2)."""

from __future__ import annotations

from .practice_step import PracticeStep

ROWS = (
    PracticeStep(
        "turns-are-rounds", "F0.1 F2.2", {"length": "short", "round": 3},
        "R took 4Cl clay", "pass; pass; done; pass; pass; done; use LR1 lay; take clay",
    ),
    PracticeStep(
        "each-slot-a-turn", "F0.3 F3.4 F6.6", {"players": 3, "round": 4, "give": {"R": "5Pn"}},
        "R owns -1,0; R owns 2,0; round 4", "district -1 plains; pass; done; pass; done; pass; done; district 2 plains",
    ),
    PracticeStep(
        "open-goods", "F0.8", {"players": 3, "round": 4, "give": {"G": "2Cl Gn 3Pn"}, "display": "F04 F05 G12"},
        choices="a b c", answer="b",
    ),
    PracticeStep("which-pile", "F1.1", {"players": 3}, choices="A B C D", answer="B"),
    PracticeStep(
        "two-sides-two-goods", "F1.2 F6.2", {"players": 3, "round": 7, "give": {"R": "2Gn Wo Pn"}, "built": {"R": "F08 0,3"}},
        "R gains Br at F08", "use F08 lay; give Wo Gn Pn Sw",
    ),
    PracticeStep(
        "the-last-wonder", "F1.3",
        {
            "round": 29, "actions": 1, "give": {"R": "Bo Ce Or Rq 6Pn", "G": "7Wr Bo Ce Or Rq 2Pn"},
            "built": {"R": "F36 0,3; G34 1,3"}, "display": "F27 F33 F38 G41",
        },
        "turns 1; R has Wr", "use G34 lay; times 1",
    ),
    PracticeStep(
        "only-one-bakery", "F1.5",
        {"players": 3, "round": 4, "to_move": "R", "slot": 4, "give": {"R": "2Fl Wo 2Cl Sw Pn"}, "built": {"G": "F05 0,3"}},
        "turns 1; R has 2Br", "contract F05 coins; send lay; times 2; times 0",
    ),
)  # fmt: skip
