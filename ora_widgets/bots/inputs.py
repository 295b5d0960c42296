"""What the learned evaluation sees of a position: the features of a seat, how much of the game is left, and which game it is.

The names are in a fixed order, which the file of weights repeats: weights of other inputs are of no use.
"""

from __future__ import annotations

from ..engine import State
from ..engine import goods as g
from ..engine.cards import CARDS
from ..engine.modes import OFFICIAL
from ..engine.terms import INDICATORS
from .clock import next_turn
from .features import ENERGY_SLICES, FOOD_SLICES, features, horizon

GROUND = ("plains", "hillside", "coast", "water", "mountain")
MOST = 12.0  # main actions that are still many
HUNDRED = 100.0
FEATURES = (
    *(f"good.{code}.{size}" for code in g.CODES for size in ("few", "many")),
    *(f"food.{limit}" for limit in FOOD_SLICES),
    *(f"energy.{limit}" for limit in ENERGY_SLICES),
    "site.best", "site.more",
    *(f"card.{card}" for card in CARDS if card[0] != "L"),
    *(f"home.{who}.{brothers}" for who in ("prior", "away") for brothers in range(3)),
    *(f"free.{ground}" for ground in GROUND),
    "forest", "moor",
    *(f"wheel.{name}" for name in INDICATORS),
)  # fmt: skip
NAMES = (
    *FEATURES,
    *(f"mode.{players}.{length}" for players, length in OFFICIAL),
    "country.ireland", "left.most", "left.actions", "left.near", "left.phases", "tempo", "cards", "own", "others",
)  # fmt: skip
PLACE = {name: place for place, name in enumerate(NAMES)}


def inputs(state: State, seat: int, own: float, others: float) -> dict[str, float]:
    """The inputs of a seat, by name; those that are absent are 0.

    Args:
        state: The position, left as it is.
        seat: The seat, from 0.
        own: What the hand-made evaluation gives the seat, in points.
        others: What it gives the others on average; alone, 0.

    >>> from ora_widgets.engine import new_state
    >>> inputs(new_state(2, "ireland"), 0, 30.0, 20.0)["country.ireland"]
    1.0
    """
    mode, left = state.mode, horizon(state, seat)
    found = features(state, seat)
    found[f"mode.{mode.players}.{mode.length}"] = 1.0
    if state.country == "ireland":
        found["country.ireland"] = 1.0
    found["left.most"], found["left.actions"], found["left.near"], found["left.phases"] = left[:4]
    if next_turn(state) == seat:
        found["tempo"] = 1.0
    found["cards"] = len(state.players[seat].buildings) / MOST
    found["own"], found["others"] = own / HUNDRED, others / HUNDRED
    return found
