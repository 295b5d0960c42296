"""Practice: main actions and extra actions (F5, F6)."""

from __future__ import annotations

from .practice_step import PracticeStep

LAST_TURN = {"players": 3, "round": 4, "to_move": "R", "slot": 4}

ROWS = (
    PracticeStep(
        "standing-there", "F5.2.3", {**LAST_TURN, "give": {"R": "Pn"}, "placed": {"R": "lay LR1"}, "wheel": {"clay": 4}},
        "turns 1; R took 4Cl clay", "contract LG1 coins; send lay; take clay",
    ),
    PracticeStep(
        "before-the-price-rises", "F5.3.4",
        {"round": 17, "give": {"R": "2Cl 2Sw 2Fl Wo Pn"}, "built": {"G": "F05 0,3"}, "display": "F21 G18 F17 G16"},
        "turns 1; R has 2Br; R built F21", "contract F05 coins; send lay; times 2; pay Wo; times 0; build F21 0,3; skip",
    ),
    PracticeStep(
        "two-coins-or-a-wine", "F5.3.4",
        {
            **LAST_TURN, "round": 16, "give": {"R": "2Pn Wn 2Fl Wo", "B": ""}, "built": {"G": "F21 0,3", "B": "F05 0,3"},
            "display": "",
        },
        "turns 1; R has 2Br Wn; B has 2Pn", "contract F05 coins; send lay; times 2; times 0",
    ),
    PracticeStep(
        "the-prior-stays-home", "F5.3.7", {**LAST_TURN, "give": {"R": "Pn"}, "placed": {"R": "lay LR2, lay LR3"}, "wheel": {"clay": 4}},
        "turns 1; R took 4Cl clay; R home 1", "contract LG1 coins; send lay; take clay",
    ),
    PracticeStep("whom-to-hire", "F5.3.8", {**LAST_TURN, "display": "F05 G07"}, choices="a b c", answer="b"),
    PracticeStep(
        "no-card-to-clear", "F5.4.3", {"players": 3, "round": 4, "cleared": {"R": "0,0 1,0 0,1 0,2 1,1"}, "display": ""},
        "turns 1; R passed 1; turn G; R home 3; wheel wood 5; wheel joker 5", "pass; done",
    ),
    PracticeStep("what-to-build", "F5.5.6", {**LAST_TURN, "give": {"R": "Gn Wo Cl"}}, choices="a b c", answer="b"),
    PracticeStep(
        "no-change-for-meat", "F6.5", {"players": 3, "phase": "A", "to_move": "R", "give": {"R": "Mt Pt 2Sw"}},
        "R built S2", "settle S2 0,3",
    ),
    PracticeStep(
        "land-in-the-last-turn", "F6.7", {"length": "short", "round": 31, "give": {"R": "Wo", "G": "5Pn"}, "display": "G12 G28"},
        "G owns -1,0; over", "build G12 0,3; skip; pass; done; district -1 plains; pass; done",
    ),
)  # fmt: skip
