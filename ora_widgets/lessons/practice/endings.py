"""Practice: the bonus round, the short game and the solo game (F9, F12, F13)."""

from __future__ import annotations

from .practice_step import PracticeStep

ROWS = (
    PracticeStep(
        "into-the-bonus-round", "F3.6 F9.2",
        {
            "players": 3, "round": 24, "to_move": "B", "slot": 4, "give": {"R": "2Br 2Wn"}, "built": {"G": "F24 1,3"},
            "placed": {"R": "prior LR1, lay LR2", "G": "lay F24"}, "display": "",
        },
        "round 25; R sent F24 prior; R gains 2Rq at F24", "pass; done; use F24 prior; times 2",
    ),
    PracticeStep(
        "wood-for-everybody", "F12.4", {"players": 3, "length": "short", "round": 4, "wheel": {"wood": 4}},
        "R took 5Wo wood; G has 2Wo; B has 2Wo", "fell 0,2 wood",
    ),
    PracticeStep(
        "no-room-but-on-top", "F13.6",
        {
            "players": 1, "phase": "A", "give": {"R": "3Pn"}, "display": "G07",
            "built": {"W": "G12 0,1; F05 0,2; F04 0,3; F11 1,0; F08 1,1; G06 1,3"},
        },
        "W built G07 0,4", "place G07 0,4",
    ),
    PracticeStep(
        "all-three-neutral", "F13.8",
        {"players": 1, "phase": "A", "give": {"R": "Pt 4Pn"}, "placed": {"W": "lay LW1, lay LW2"}, "display": "G07"},
        "R hired G07; R hired G13; R has Sn",
        "place G07 0,1; contract G07 coins; times 1; done; contract G13 coins; send lay; times 1",
    ),
    PracticeStep(
        "the-neighbour-first", "F13.9", {"players": 1, "round": 11, "give": {"R": "Gn Pn"}, "display": "G07"},
        "R passed 2; R built S1", "pass; pass; done; place G07 0,1; contract G07 coins; settle S1 0,3; pay Gn",
    ),
    PracticeStep(
        "five-hundred", "F13.11", {"players": 1, "round": 32, "give": {"R": "8Wr 32Rq Or"}, "display": ""}, choices="a b", answer="a",
    ),
)  # fmt: skip
