"""From a person's words to cards."""

from __future__ import annotations

import re

from ...engine.cards import in_play
from ...engine.state import State
from ...language.name_lookup import named


def card(state: State, word: str) -> str:
    """The id of a card by id or name; of two cards with one name the one in this game.

    Args:
        state: The position, whose cards are looked at first.
        word: The id or the name.

    Raises:
        ValueError: When there is no such card.
    """
    found = named(word)
    if not found:
        raise ValueError(word)
    playing = [row.id for row in in_play(state)]
    return next((id_ for id_ in found if id_ in playing), found[0])


def parts(text: str, marks: str = ";") -> list[str]:
    """The items of a list, without blanks around them.

    >>> parts("I05 0,3; G07 1,3;")
    ['I05 0,3', 'G07 1,3']
    """
    return [part.strip() for part in re.split(f"[{marks}\n]", text) if part.strip()]
