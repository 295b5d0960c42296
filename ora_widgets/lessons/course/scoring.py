"""Scoring a landscape: goods, economic value, and settlements with their neighbours."""

from __future__ import annotations

from ..step import Step, lesson_of

LESSON = lesson_of(
    "scoring",
    Step("goods", "F14.1", {"players": 3, "round": 16, "give": {"R": "9Pn 2Bo Ce Or 3Gn"}}, choices="11 13 15 17", answer="13"),
    Step("drinks", "F14.1", {"players": 3, "round": 16, "give": {"R": "4Pn Wn"}}, choices="1 2 3 4", answer="2"),
    Step(
        "economy", "F14.2",
        {"players": 3, "round": 7, "give": {"R": ""}, "built": {"R": "F05 0,3; G07 1,3"}}, choices="2 5 8 11", answer="8",
    ),
    Step(
        "neighbours", "F14.3",
        {
            "players": 3, "round": 12, "land": {"R": "plot 0 coast"}, "cleared": {"R": "0,0"},
            "built": {"R": "F08 0,0; S4 0,-1"},
        },
        choices="6 9 14 17", answer="17",
    ),
    Step(
        "place-well", "F14.3 F8.5",
        {
            "players": 3, "phase": "B", "to_move": "R", "give": {"R": "3Gn 3Wo"}, "land": {"R": "plot 0 coast"},
            "cleared": {"R": "0,0 1,1"}, "built": {"R": "F08 0,0; G19 0,3"},
        },
        "R built S2; R points 26", "settle S2 0,-1",
    ),
    Step(
        "bad-company", "F14.3",
        {
            "players": 3, "phase": "B", "to_move": "R", "give": {"R": "7Pn"}, "cleared": {"R": "0,1 0,2 1,1"},
            "built": {"R": "G07 0,3; G19 0,1"},
        },
        "R built S3; R points 18", "settle S3 1,3",
    ),
    Step("a-tie", "F14.4", {"players": 3}, choices="a b c", answer="c"),
)  # fmt: skip
