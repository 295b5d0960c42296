"""What the buttons and columns of the teacher's panel are called."""

from __future__ import annotations

from ....language.fluent import say

WORDS = (
    "show", "hide", "own", "push", "freeze", "go-on", "reveal", "poll", "play-out", "board", "remove", "lock", "unlock", "close", "link", "pupils", "answers",
)  # fmt: skip
COLUMNS = ("name", "step", "tries", "hints", "last", "since")


def words(language: str) -> dict[str, str]:
    """What buttons and columns are called."""
    buttons = {word: say(f"class-button-{word}", language) for word in WORDS}
    return buttons | {f"column-{word}": say(f"class-column-{word}", language) for word in COLUMNS}
