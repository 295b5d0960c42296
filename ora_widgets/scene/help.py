"""What the things on the board are: a sentence for each kind, and the rule to read on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..language.fluent import SPOKEN, say

if TYPE_CHECKING:
    from ..engine import Mode
    from ..wire.to_page import Help

# Kinds of things by the word the page has for them, and the rule that tells more. The words: help-<kind>.
RULES = {
    "prior": "F0.4", "lay": "F0.4", "clergy": "F0.4", "indicator": "F4.4", "joker": "F4.6", "beam": "F3.2",
    "values": "F4.1", "pile": "F8.1", "marker": "F3.5", "entry": "F4.5", "gift": "F12.3", "check": "F15",
    "forest": "F5.4", "moor": "F5.4", "coast": "F5.5.3", "plains": "F5.5.3", "hillside": "F5.5.3",
    "mountain": "F5.5.3", "water": "F14.3", "empty": "F5.5.1", "district": "F7.3", "plot": "F7.4", "wonders": "F1.3",
    "contract": "F5.3.4", "good": "F6.5", "food": "F6.5", "energy": "F6.5", "points": "F14", "economic": "F14.2",
    "dwelling": "F14.3", "cloister": "F5.5.4", "cost": "F5.5.2", "terrain": "F5.5.3", "label": "F2.4",
    "building": "F5.2", "settlement": "F8.3", "start": "F3.5", "ending": "F9.6", "neutral": "F13.4",
}  # fmt: skip


def help_texts(mode: Mode, language: str = SPOKEN) -> dict[str, Help]:
    """The sentence on each kind of thing, with its rule's number.

    Args:
        mode: The mode whose course and end are told.
        language: The language of the words, such as `"en"` or `"pl"`.

    >>> from ora_widgets.engine.modes import mode
    >>> help_texts(mode(3, "long"))["joker"]["rule"]
    'F4.6'
    """
    numbers = RULES | {"ending": mode.end_rule, "start": mode.turn_rule}  # each mode has a rule of its own for these
    turns = len(mode.slots)
    return {kind: {"text": say(f"help-{kind}", language, turns=turns), "rule": rule} for kind, rule in numbers.items()}
