"""A position as a vector of fixed length, seen by one seat.

`NAMES` says what stands where. First the table: the clock, the wheel, the piles, the display, the question. Then four
landscapes of equal layout: the seat's own, the others in their order (in the solo game the neutral one), and nothing but
zeros where nobody sits. Spaces appear as counts by terrain, not one by one: where something may stand is told by the
legal moves, and the whole position is `env.unwrapped.game`.
"""

from __future__ import annotations

from ..engine import Player, State, score
from ..engine.cards import CARDS, SETTLEMENTS
from ..engine.frames import Turn
from ..engine.goods import CODES
from ..engine.land import COAST, HILLSIDE, MOUNTAIN, PLAINS, WATER
from ..engine.steps.wheel import PLACE, value

PLACES = 4  # landscapes on the largest table
PRINTED = tuple(id_ for id_, row in CARDS.items() if row.number)  # the heartland's buildings are everybody's
HOME = ("1", "2", "3")  # ... and are named by their number
TERRAINS = (COAST, PLAINS, HILLSIDE, MOUNTAIN, WATER)
KINDS = ("act", "bonus", "settle", "prior", "lend", "pay", "granted", "place", "visited", "go", "step")

TABLE = (
    "round", "rounds", "phases over", "wonders", "contract price", "districts left", "plots left", "district price",
    "plot price", "own question", *(f"start {i}" for i in range(PLACES)), *(f"to move {i}" for i in range(PLACES)),
    *(f"wheel {name}" for name in PLACE), *(f"off the wheel {name}" for name in PLACE),
    *(f"display {card}" for card in PRINTED), *(f"question {kind}" for kind in KINDS), "main actions", "purchases",
)  # fmt: skip
LANDSCAPE = (
    "there", "points", "prior at home", "brothers at home", *(f"goods {code}" for code in CODES),
    *(f"built {card}" for card in PRINTED), *(f"occupied {card}" for card in PRINTED), *(f"occupied L{n}" for n in HOME),
    *(f"built {card}" for card in SETTLEMENTS), *(f"hand {card}" for card in SETTLEMENTS),
    *(f"free {terrain}" for terrain in TERRAINS), "forests", "moors",
)  # fmt: skip
NAMES = (*TABLE, *(f"{i}: {name}" for i in range(PLACES) for name in LANDSCAPE))

# What each number is divided by to lie mostly between -1 and 1: what is great in a usual game.
GREAT = {
    "round": 30, "rounds": 30, "phases over": 5, "wonders": 8, "contract price": 2, "districts left": 9, "plots left": 9,
    "district price": 9, "plot price": 9, **{f"wheel {name}": 10 for name in PLACE}, "main actions": 2, "points": 300,
    "brothers at home": 2, **{f"goods {code}": 20 for code in CODES}, **{f"free {terrain}": 10 for terrain in TERRAINS},
    "forests": 10, "moors": 10,
}  # fmt: skip
SCALES = tuple(float(GREAT.get(name, 1)) for name in (*TABLE, *(LANDSCAPE * PLACES)))

# Most of the numbers are 0, so a vector begins as zeros, and only what is there is written, at these places.
DISPLAY = TABLE.index(f"display {PRINTED[0]}")
QUESTION = {kind: TABLE.index(f"question {kind}") for kind in KINDS}
MAINS = TABLE.index("main actions")
GOODS = LANDSCAPE.index(f"goods {CODES[0]}")
SHOWN = {card: DISPLAY + i for i, card in enumerate(PRINTED)}
BUILT = {card: LANDSCAPE.index(f"built {card}") for card in (*PRINTED, *SETTLEMENTS)}
OCCUPIED = {card: LANDSCAPE.index(f"occupied {card}") for card in (*PRINTED, *(f"L{n}" for n in HOME))}
HAND = {card: LANDSCAPE.index(f"hand {card}") for card in SETTLEMENTS}
FREE = {terrain: LANDSCAPE.index(f"free {terrain}") for terrain in TERRAINS}
FORESTS = LANDSCAPE.index("forests")


def vector(state: State, seat: int) -> list[float]:
    """Write a position as numbers.

    Args:
        seat: The seat whose view it is, from 0.

    Returns:
        One number for each of `NAMES`.

    >>> from ora_widgets.engine import new_state
    >>> len(vector(new_state(3, "france"), 0)) == len(NAMES)
    True
    """
    mode = state.mode
    order = [(seat + i) % mode.players for i in range(mode.players)]
    order += range(mode.players, mode.seats)
    occupied = state.occupied()
    numbers = [0.0] * len(NAMES)
    _write_table(numbers, state, seat, order)
    base = len(TABLE)
    for place in order:
        _write_landscape(numbers, base, state, state.players[place], occupied)
        base += len(LANDSCAPE)
    return numbers


def _write_table(numbers: list[float], state: State, seat: int, order: list[int]) -> None:
    mode = state.mode
    clock = [state.round, mode.rounds or 0, state.passed, state.wonders, state.price]
    land = [len(state.districts), len(state.plots), next(iter(state.districts), 0), next(iter(state.plots), 0)]
    asked = [state.to_move == seat]
    for whose in (state.start, state.to_move):
        asked += [i < len(order) and order[i] == whose for i in range(PLACES)]
    wheel = [*(value(state, name) for name in PLACE), *(since is None for since in state.since)]
    numbers[:DISPLAY] = map(float, [*clock, *land, *asked, *wheel])
    for card in state.display:
        if card in SHOWN:
            numbers[SHOWN[card]] = 1.0
    if state.pending:
        frame = state.pending[-1]
        if frame.kind in QUESTION:
            numbers[QUESTION[frame.kind]] = 1.0
        if isinstance(frame, Turn):
            numbers[MAINS] = float(frame.mains)
            numbers[MAINS + 1] = float(frame.buys)


def _write_landscape(numbers: list[float], base: int, state: State, player: Player, occupied: set[str]) -> None:
    points = score(state, player.seat).total if player.seat < state.mode.players else 0
    head = [1, points, not player.prior, player.brothers, *player.goods]
    numbers[base : base + len(head)] = map(float, head)
    for card in player.holds.values():
        at = BUILT.get(card)
        if at is not None:
            numbers[base + at] = 1.0
        if card in occupied:
            at = OCCUPIED.get(card if card in OCCUPIED else f"L{card[2]}")
            if at is not None:
                numbers[base + at] = 1.0
    for card in player.hand:
        numbers[base + HAND[card]] = 1.0
    for space in player.free:
        numbers[base + FREE[player.ground[space]]] += 1.0
    numbers[base + FORESTS] = float(len(player.forests))
    numbers[base + FORESTS + 1] = float(len(player.moors))
