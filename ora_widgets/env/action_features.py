"""A move as numbers that mean the same in every position, so that a policy can learn what a kind of move is worth.

The number of a slot says only where a move stands in the list of this moment; these numbers say what it does: verb, card,
whose card it is, space, good, tiles. `ACTION_NAMES` says what stands where.
"""

from __future__ import annotations

import re
from functools import lru_cache

from ..engine import State
from ..engine.cards import CARDS, SETTLEMENTS
from ..engine.goods import CODES
from ..engine.land import DISTRICT_SIDES, PLOT_SIDES
from ..engine.steps.base import Plain
from ..engine.steps.wheel import PLACE
from ..game.move_parser import VERBS

ACTION_NAMES = ("verb", "card", "owner", "row", "column", "word", "number", *(f"tiles {code}" for code in CODES))
CARD, OWNER = ACTION_NAMES.index("card"), ACTION_NAMES.index("owner")

# What the numbers of three columns stand for; 0 is for a move without one. The heartland's buildings are everybody's.
VERB_NAMES = ("", *VERBS)
CARD_NAMES = ("", "L1", "L2", "L3", *(id_ for id_, row in CARDS.items() if row.number), *SETTLEMENTS)
WORD_NAMES = ("", "lay", "prior", "coins", "wine", "whiskey", *PLACE, *DISTRICT_SIDES, *PLOT_SIDES)

_CARDS = {card: i for i, card in enumerate(CARD_NAMES) if card}
_CARDS |= {id_: _CARDS[f"L{id_[2]}"] for id_, row in CARDS.items() if not row.number}
_TILES = re.compile(rf"(\d*)({'|'.join(CODES)})")
_SPACE = re.compile(r"(-?\d+),(-?\d+)")
_NUMBER = re.compile(r"(-?\d+)(?:energy)?")


def action_features(state: State, move: Plain, seat: int) -> tuple[int, ...]:
    """Write a move as numbers.

    Args:
        state: The position in which it may be played.
        move: The move.
        seat: The seat whose view it is, from 0.

    Returns:
        One whole number for each of `ACTION_NAMES`. Verb, card and word are places in `VERB_NAMES`, `CARD_NAMES` and
        `WORD_NAMES`. The owner is 1 for the seat itself, 2 for the next one and so on, and 0 where the card is nobody's.
        Where no space is named, row and column are 0; the number is how often, how much energy, or the row of land.

    >>> from ora_widgets.engine import new_state
    >>> found = dict(zip(ACTION_NAMES, action_features(new_state(3, "france"), ("use", "LR2", "lay"), 2), strict=True))
    >>> VERB_NAMES[found["verb"]], CARD_NAMES[found["card"]], WORD_NAMES[found["word"]], found["owner"]
    ('use', 'L2', 'lay', 2)
    """
    numbers = _features(move)
    if numbers[CARD]:
        for player in state.players:
            if move[1] in player.holds.values():
                return (*numbers[:OWNER], (player.seat - seat) % len(state.players) + 1, *numbers[OWNER + 1 :])
    return numbers


@lru_cache(maxsize=1 << 15)
def _features(move: Plain) -> tuple[int, ...]:
    """What of a move does not depend on the position."""
    numbers = dict.fromkeys(ACTION_NAMES, 0)
    numbers["verb"] = VERB_NAMES.index(move[0])
    for word in move[1:]:
        if word in _CARDS:
            numbers["card"] = _CARDS[word]
        elif word in WORD_NAMES:
            numbers["word"] = WORD_NAMES.index(word)
        elif space := _SPACE.fullmatch(word):
            numbers["row"], numbers["column"] = map(int, space.groups())
        elif tiles := _TILES.fullmatch(word):
            numbers[f"tiles {tiles[2]}"] += int(tiles[1] or 1)
        elif number := _NUMBER.fullmatch(word):
            numbers["number"] = int(number[1])
    return tuple(numbers.values())
