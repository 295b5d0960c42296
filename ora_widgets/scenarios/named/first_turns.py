"""The first turns: what one of everything is good for."""

from __future__ import annotations

from ..puzzle import Scenario

ROWS = [
    Scenario(
        "The first move", name="first-move", theme="first turns", players=3,
        question="Which first move is worth most to Red in the end: building, felling, or the Clay Mound?",
        notes="Compare them by the hundred with ora.study.what_if.",
    ),
    Scenario(
        "Fuel at once", name="kiln-first", theme="first turns", players=3,
        question="How does Red have 2 peat coal after the very first turn?",
        notes="The prior may visit what has just been built.",
        goal="R has 2Co", solution="build G07 0,3; prior; times 1; done",
    ),
    Scenario(
        "One coin, six grain", name="grain-in-store", theme="first turns", players=4,
        question="How does Red hold 7 grain before Green has moved?",
        goal="R has 7Gn", solution="build F03 0,3; prior; times 1; done",
        give={"R": "2Wo Pt Gn Sh Cl Pn Sw"},
        notes="What is it good for? Seven grain are seven food, or seven straw, or a week of milling.",
    ),
]  # fmt: skip
