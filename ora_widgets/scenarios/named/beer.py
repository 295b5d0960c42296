"""Beer and whiskey: malt is what both are made of."""

from __future__ import annotations

from .row import row

ROWS = [
    row(
        "brewing", "beer-and-whiskey", country="ireland", round=9,
        give={"R": "6 grain"}, built={"R": "I04 0,3; I05 1,3"},
        goal="R has 2Be 7Pn", solution="use I04 lay; times 3; use I05 lay; times 3; times 1; done",
    ),
    row(
        "water-of-life", "beer-and-whiskey", country="ireland", round=17,
        give={"R": "2 grain, 2 wood, 2 peat"}, built={"R": "I04 0,3; I21 1,3"},
        goal="R has 4Wh", solution="use I04 lay; times 2; use I21 lay; times 2; done",
    ),
]  # fmt: skip
