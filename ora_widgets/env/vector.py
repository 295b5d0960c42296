"""A position as a vector of fixed length, seen by one seat.

`NAMES` says what stands where. First the table: the clock, the wheel, the piles, the display, the question. Then four
landscapes of equal layout: the seat's own, the others in their order (in the solo game the neutral one), and nothing but
zeros where nobody sits. Spaces appear as counts by terrain, not one by one: where something may stand is told by the
legal moves, and the whole position is `env.unwrapped.game`.
"""

from __future__ import annotations

from collections.abc import Iterator

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
    order = [(seat + i) % state.mode.players for i in range(state.mode.players)]
    order += range(state.mode.players, state.mode.seats)
    occupied = state.occupied()
    numbers = list(_table(state, seat, order))
    for player in [state.players[i] for i in order]:
        numbers += _landscape(state, player, occupied)
    return numbers + [0.0] * (len(NAMES) - len(numbers))


def _table(state: State, seat: int, order: list[int]) -> Iterator[float]:
    mode = state.mode
    frame = state.pending[-1] if state.pending else None
    yield from map(float, (state.round, mode.rounds or 0, state.passed, state.wonders, state.price))
    yield from (float(len(state.districts)), float(len(state.plots)))
    yield from (float(next(iter(state.districts), 0)), float(next(iter(state.plots), 0)))
    yield float(state.to_move == seat)
    for seat_asked in (state.start, state.to_move):
        yield from (float(i < len(order) and order[i] == seat_asked) for i in range(PLACES))
    yield from (float(value(state, name)) for name in PLACE)
    yield from (float(since is None) for since in state.since)
    shown = set(state.display)
    yield from (float(card in shown) for card in PRINTED)
    yield from (float(frame is not None and frame.kind == kind) for kind in KINDS)
    yield from (float(frame.mains), float(frame.buys)) if isinstance(frame, Turn) else (0.0, 0.0)


def _landscape(state: State, player: Player, occupied: set[str]) -> Iterator[float]:
    person = player.seat < state.mode.players
    own = set(player.holds.values())
    hand = set(player.hand)
    yield 1.0
    yield float(score(state, player.seat).total) if person else 0.0
    yield from (float(not player.prior), float(player.brothers))
    yield from map(float, player.goods)
    yield from (float(card in own) for card in PRINTED)
    yield from (float(card in own and card in occupied) for card in PRINTED)
    home = {card[2] for card in own if card.startswith("L") and card in occupied}
    yield from (float(number in home) for number in HOME)
    yield from (float(card in own) for card in SETTLEMENTS)
    yield from (float(card in hand) for card in SETTLEMENTS)
    terrains = [player.ground[space] for space in player.free]
    yield from (float(terrains.count(terrain)) for terrain in TERRAINS)
    yield from (float(len(player.forests)), float(len(player.moors)))
