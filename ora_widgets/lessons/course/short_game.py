"""The short game for three or four: gifts, shared harvests, and few clergymen."""

from __future__ import annotations

from ..step import Step, lesson_of

SHORT = {"players": 3, "length": "short"}

LESSON = lesson_of(
    "short-game",
    Step(
        "fewer-hands", "F2.9 F12.1", SHORT,
        "R built G07 0,0; played prior; round 2; R home 2",
        "build G07 0,0; prior; times 1; done; pass; done; pass; done; use LR1 lay; take clay; done",
    ),
    Step(
        "gifts", "F12.2 F12.3", SHORT,
        "round 2; R has 3Gn 2Sh 2Cl", "pass; done; pass; done; pass; done; pass; done",
    ),
    Step("a-harvest-for-all", "F12.4", SHORT, "R has 4Wo; G has 2Wo; B has 2Wo", "fell 0,2 wood"),
    Step(
        "hired-harvest", "F12.4 F12.5", {**SHORT, "round": 4},
        "played contract LG1; R has 7Cl; G has 2Cl 2Pn", "contract LG1 coins; send lay; take clay",
    ),
    Step("course", "F12.2 F12.5", {**SHORT, "round": 3}, choices="a b c", answer="a"),
    Step("checking-numbers", "F12.6", {**SHORT, "round": 3}, choices="a b", answer="a"),
)  # fmt: skip
