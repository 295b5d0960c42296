"""Practice: the course of a round and the wheel (F3, F4)."""

from __future__ import annotations

from .practice_step import PracticeStep

ROWS = (
    PracticeStep(
        "out-until-the-next-round", "F3.7", {"players": 3, "round": 4, "placed": {"R": "prior LR3, lay LR2"}},
        "round 4; R took Cl; R took Sh",
        "use LR1 lay; take clay; done; pass; done; pass; done; contract LG2 coins; send lay; take livestock",
    ),
    PracticeStep(
        "gifts-before-the-phase", "F3.8 F12.3",
        {"players": 3, "length": "short", "round": 2, "to_move": "G", "slot": 4, "give": {"R": ""}},
        "G passed 1; R built S1", "pass; done; done; settle S1 0,3",
    ),
    PracticeStep(
        "not-yet-grapes", "F4.5",
        {"players": 3, "round": 8, "to_move": "R", "land": {"R": "district -1 hills"}, "built": {"R": "F14 -1,3"}, "display": ""},
        "R took 2Gp grapes", "pass; done; pass; done; pass; done; use F14 lay; take grapes",
    ),
    PracticeStep(
        "nothing-on-the-wheel", "F4.8",
        {
            "players": 1, "round": 14, "give": {"R": "2Wo 2Cl"}, "built": {"R": "G12 0,3; G06 1,3"}, "display": "G19",
            "wheel": {"wood": "-", "peat": "-", "joker": "-"},
        },
        "turns 1; R built G19", "fell 0,1 wood; build G19 0,1; skip",
    ),
)  # fmt: skip
