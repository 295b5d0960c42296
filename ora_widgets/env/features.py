"""A position as a vector of numbers from one seat's view, and a move as features that mean the same everywhere."""

from __future__ import annotations

import re
from array import array
from functools import lru_cache
from typing import Final

from ..engine import Mode, Player, Rulings, State
from ..engine.cards import CARDS, SETTLEMENTS
from ..engine.frames import Turn
from ..engine.goods import CODES
from ..engine.land import COAST, DISTRICT_SIDES, HILLSIDE, MOUNTAIN, PLAINS, PLOT_SIDES, WATER
from ..engine.steps.base import Plain
from ..engine.steps.wheel import INDICATOR_INDEX, value
from ..engine.turn.scoring import total_points
from ..game.move_parser import VERBS

MAX_LANDSCAPES = 4  # landscapes on the largest table
NUMBERED_CARDS = tuple(id_ for id_, row in CARDS.items() if row.number)  # not the heartland buildings, which all have
HEARTLAND_BUILDINGS = ("1", "2", "3")  # the heartland buildings, by their place
TERRAINS = (COAST, PLAINS, HILLSIDE, MOUNTAIN, WATER)
QUESTION_KINDS = ("act", "bonus", "settle", "prior", "lend", "pay", "granted", "place", "visited", "go", "step")

TABLE_FEATURES = (
    "round", "rounds", "phases over", "wonders", "contract price", "districts left", "plots left", "district price",
    "plot price", "own question", *(f"start {i}" for i in range(MAX_LANDSCAPES)), *(f"to move {i}" for i in range(MAX_LANDSCAPES)),
    *(f"wheel {name}" for name in INDICATOR_INDEX), *(f"off the wheel {name}" for name in INDICATOR_INDEX),
    *(f"display {card}" for card in NUMBERED_CARDS), *(f"question {kind}" for kind in QUESTION_KINDS), "main actions", "purchases",
)  # fmt: skip
LANDSCAPE_FEATURES = (
    "there", "points", "prior at home", "brothers at home", *(f"goods {code}" for code in CODES),
    *(f"built {card}" for card in NUMBERED_CARDS), *(f"occupied {card}" for card in NUMBERED_CARDS), *(f"occupied L{n}" for n in HEARTLAND_BUILDINGS),
    *(f"built {card}" for card in SETTLEMENTS), *(f"hand {card}" for card in SETTLEMENTS),
    *(f"free {terrain}" for terrain in TERRAINS), "forests", "moors",
)  # fmt: skip
NAMES = (*TABLE_FEATURES, *(f"{i}: {name}" for i in range(MAX_LANDSCAPES) for name in LANDSCAPE_FEATURES))

# The divisor of each number, a large value in a usual game, so that most results are between -1 and 1.
LARGE_VALUES = {
    "round": 30, "rounds": 30, "phases over": 5, "wonders": 8, "contract price": 2, "districts left": 9, "plots left": 9,
    "district price": 9, "plot price": 9, **{f"wheel {name}": 10 for name in INDICATOR_INDEX}, "main actions": 2, "points": 300,
    "brothers at home": 2, **{f"goods {code}": 20 for code in CODES}, **{f"free {terrain}": 10 for terrain in TERRAINS},
    "forests": 10, "moors": 10,
}  # fmt: skip
SCALES = tuple(float(LARGE_VALUES.get(name, 1)) for name in (*TABLE_FEATURES, *(LANDSCAPE_FEATURES * MAX_LANDSCAPES)))

# Most numbers are 0, so a vector begins as a copy of zeros, and only other values are written, at these indices.
ZEROS: Final = array("f", bytes(4 * len(NAMES)))
FIRST_LANDSCAPE: Final = len(TABLE_FEATURES)  # where the landscapes begin
LANDSCAPE_WIDTH: Final = len(LANDSCAPE_FEATURES)
DISPLAY_INDEX: Final = TABLE_FEATURES.index(f"display {NUMBERED_CARDS[0]}")
QUESTION_INDEX: Final = {kind: TABLE_FEATURES.index(f"question {kind}") for kind in QUESTION_KINDS}
MAIN_ACTIONS_INDEX: Final = TABLE_FEATURES.index("main actions")
BUILT_INDEX: Final = {card: LANDSCAPE_FEATURES.index(f"built {card}") for card in (*NUMBERED_CARDS, *SETTLEMENTS)}
OCCUPIED_INDEX: Final = {
    id_: LANDSCAPE_FEATURES.index(f"occupied {id_ if row.number else f'L{id_[2]}'}") for id_, row in CARDS.items()
}
HAND_INDEX: Final = {card: LANDSCAPE_FEATURES.index(f"hand {card}") for card in SETTLEMENTS}
TERRAIN_INDEX: Final = {terrain: i for i, terrain in enumerate(TERRAINS)}
FREE_SPACES_INDEX: Final = LANDSCAPE_FEATURES.index(
    f"free {TERRAINS[0]}"
)  # these, forests and moors are the last of a landscape


# Earlier landscapes by seat, with mode and rulings, and their numbers.
Known = dict[int, tuple[Mode, Rulings, Player, "array[float]"]]


def vector(state: State, seat: int, known: Known | None = None) -> array[float]:
    """Write a position as numbers.

    Args:
        state: The position, which is not changed.
        seat: The seat whose view it is, from 0.
        known: A cache from earlier positions of the game, since most landscapes do not change from move to move.

    Returns:
        One number of 32 bits for each of `NAMES`.

    >>> from ora_widgets.engine import new_state
    >>> len(vector(new_state(3, "france"), 0)) == len(NAMES)
    True
    """
    mode = state.mode
    order = [(seat + i) % mode.players for i in range(mode.players)]
    order += range(mode.players, mode.seats)
    numbers = ZEROS[:]
    _write_table(numbers, state, seat, order)
    for i, place in enumerate(order):
        base, player = FIRST_LANDSCAPE + i * LANDSCAPE_WIDTH, state.players[place]
        before = known.get(place) if known is not None else None
        if before is not None and before[0] is mode and before[1] is state.rulings and _looks_alike(player, before[2]):
            numbers[base : base + LANDSCAPE_WIDTH] = before[3]
        else:
            _write_landscape(numbers, base, state, player)
            if known is not None:
                known[place] = (mode, state.rulings, player, numbers[base : base + LANDSCAPE_WIDTH])
    for card in state.occupied_cards():
        site = state.sites.get(card)
        if site is not None:
            numbers[FIRST_LANDSCAPE + order.index(site[0]) * LANDSCAPE_WIDTH + OCCUPIED_INDEX[card]] = 1.0
    return numbers


def _looks_alike(one: Player, other: Player) -> bool:
    """Whether two landscapes have the same numbers, apart from where clergymen stand."""
    return (
        one.goods == other.goods
        and one.holds == other.holds
        and one.ground is other.ground
        and one.hand == other.hand
        and one.brothers == other.brothers
        and (one.prior == "") == (other.prior == "")
    )


def _write_table(numbers: array[float], state: State, seat: int, order: list[int]) -> None:
    mode = state.mode
    clock = [state.round, mode.rounds or 0, state.passed, state.wonders, state.price]
    districts, plots = state.districts, state.plots
    land = [len(districts), len(plots), districts[0] if districts else 0, plots[0] if plots else 0]
    asked = [state.to_move == seat]
    for whose in (state.start, state.to_move):
        asked += [i < len(order) and order[i] == whose for i in range(MAX_LANDSCAPES)]
    wheel = [*[value(state, name) for name in INDICATOR_INDEX], *[since is None for since in state.since]]
    numbers[:DISPLAY_INDEX] = array("f", [*clock, *land, *asked, *wheel])
    numbers[DISPLAY_INDEX : DISPLAY_INDEX + len(NUMBERED_CARDS)] = _display(state.display)
    if state.pending:
        frame = state.pending[-1]
        if frame.kind in QUESTION_INDEX:
            numbers[QUESTION_INDEX[frame.kind]] = 1.0
        if isinstance(frame, Turn):
            numbers[MAIN_ACTIONS_INDEX] = frame.mains
            numbers[MAIN_ACTIONS_INDEX + 1] = frame.buys


@lru_cache(maxsize=1 << 10)
def _display(cards: tuple[str, ...]) -> array[float]:
    """Which cards are displayed; cached, since that changes only when a card is built."""
    return array("f", [card in cards for card in NUMBERED_CARDS])


def _write_landscape(numbers: array[float], base: int, state: State, player: Player) -> None:
    points = total_points(state, player.seat) if player.seat < state.mode.players else 0
    head = [1, points, not player.prior, player.brothers, *player.goods]
    numbers[base : base + len(head)] = array("f", head)
    for card in player.holds.values():
        at = BUILT_INDEX.get(card)
        if at is not None:
            numbers[base + at] = 1.0
    for card in player.hand:
        numbers[base + HAND_INDEX[card]] = 1.0
    free, ground = [0] * len(TERRAIN_INDEX), player.ground
    for space in player.free:
        free[TERRAIN_INDEX[ground[space]]] += 1
    numbers[base + FREE_SPACES_INDEX : base + LANDSCAPE_WIDTH] = array(
        "f", [*free, len(player.forests), len(player.moors)]
    )


ACTION_NAMES = ("verb", "card", "owner", "row", "column", "word", "number", *(f"tiles {code}" for code in CODES))
CARD, OWNER = ACTION_NAMES.index("card"), ACTION_NAMES.index("owner")

# The meanings of the numbers in three columns; 0 is for a move without one. Heartland buildings are alike for all
# players.
VERB_NAMES = ("", *VERBS)
CARD_NAMES = ("", "L1", "L2", "L3", *(id_ for id_, row in CARDS.items() if row.number), *SETTLEMENTS)
WORD_NAMES = ("", "lay", "prior", "coins", "wine", "whiskey", *INDICATOR_INDEX, *DISTRICT_SIDES, *PLOT_SIDES)

_CARD_NUMBERS = {card: i for i, card in enumerate(CARD_NAMES) if card}
_CARD_NUMBERS |= {id_: _CARD_NUMBERS[f"L{id_[2]}"] for id_, row in CARDS.items() if not row.number}
_TILES = re.compile(rf"(\d*)({'|'.join(CODES)})")
_SPACE = re.compile(r"(-?\d+),(-?\d+)")
_NUMBER = re.compile(r"(-?\d+)(?:energy)?")


def action_features(state: State, move: Plain, seat: int) -> tuple[int, ...]:
    """Write a move as numbers.

    Args:
        state: The position in which the move is legal.
        move: The move.
        seat: The seat whose view it is, from 0.

    Returns:
        One whole number for each of `ACTION_NAMES`. Verb, card and word are places in `VERB_NAMES`, `CARD_NAMES` and
        `WORD_NAMES`. The owner is 1 for the seat itself, 2 for the next one and so on, and 0 if the card has no owner.
        Row and column are 0 for moves without a space; the number is how often, how much energy, or the row of land.

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
    """The features of a move that do not depend on the position."""
    numbers = dict.fromkeys(ACTION_NAMES, 0)
    numbers["verb"] = VERB_NAMES.index(move[0])
    for word in move[1:]:
        if word in _CARD_NUMBERS:
            numbers["card"] = _CARD_NUMBERS[word]
        elif word in WORD_NAMES:
            numbers["word"] = WORD_NAMES.index(word)
        elif space := _SPACE.fullmatch(word):
            numbers["row"], numbers["column"] = map(int, space.groups())
        elif tiles := _TILES.fullmatch(word):
            numbers[f"tiles {tiles[2]}"] += int(tiles[1] or 1)
        elif number := _NUMBER.fullmatch(word):
            numbers["number"] = int(number[1])
    return tuple(numbers.values())
