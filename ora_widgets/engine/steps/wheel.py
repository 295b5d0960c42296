"""Reading and resetting the indicators of the wheel (F4)."""

from __future__ import annotations

from typing import Final

from ..frames import AtStep
from ..goods import BY_NAME, CODES, GOODS, INDEX
from ..icons import WheelIcon
from ..moves import IllegalMove, Refusal
from ..state import State
from ..terms import INDICATORS
from .base import SKIP, Options, Plain, Step

INDICATOR_INDEX: Final = {name: i for i, name in enumerate(INDICATORS)}
JOKER: Final = INDICATOR_INDEX["joker"]


def value(state: State, indicator: str) -> int:
    """What an indicator shows now; 0 when it is not in the game (F4.1, F4.8).

    Args:
        indicator: Its name, one of `terms.INDICATORS`.
    """
    since = state.since[INDICATOR_INDEX[indicator]]
    return 0 if since is None else state.mode.wheel[min(state.round - since, len(state.mode.wheel) - 1)]


def choices(state: State, good: int) -> tuple[str, ...]:
    """The indicators with which a good can be produced: its own and the joker (F4.6).

    If neither is in the game, its own one is named and yields nothing (F4.8).
    """
    own = GOODS[good].name
    joker = state.since[JOKER] is not None
    if state.since[INDICATOR_INDEX[own]] is not None:
        return (own, "joker") if joker else (own,)
    return ("joker",) if joker else (own,)


def bonus(state: State, amount: int) -> int:
    """The extra tile that everybody receives for a production of this many tiles in the short game (F12.4): 1, or 0."""
    return int(state.mode.bonus_production and (amount > 0 or state.rulings.bonus_at_zero))


def production(state: State, indicator: str) -> int:
    """What the producer receives by an indicator now, the extra tile of the short game included (F4.4, F12.4)."""
    amount = value(state, indicator)
    return amount + bonus(state, amount)


def produce(state: State, seat: int, good: int, indicator: str) -> None:
    """Take a good by the wheel and reset the indicator used (F4.4).

    Where the mode says so everybody, the producer too, receives one extra tile of it (F12.4).
    """
    place = INDICATOR_INDEX[indicator]
    amount = value(state, indicator)
    state.players[seat].goods[good] += amount
    if state.since[place] is not None:
        state.since[place] = state.round
    if bonus(state, amount):
        for player in state.players:
            player.goods[good] += 1


def not_on_wheel(state: State, indicator: str, others: tuple[str, ...]) -> Refusal:
    """The refusal to read an indicator that is not in the game yet, or no longer is (F4.5, F13.3).

    Args:
        indicator: Its name, one of `terms.INDICATORS`.
    """
    left = state.mode.leaves and indicator not in ("grapes", "stone")
    instead = "joker" if "joker" in others else "own" if others else "none"
    return IllegalMove("indicator-not-on-wheel", "F13.3" if left else "F4.5", indicator=indicator, instead=instead)


class Produce(Step):
    """Take one of `products` by the wheel: with its own indicator or the joker, or the joker alone."""

    __slots__ = ("joker_only", "products")

    def __init__(self, *products: str, joker_only: bool = False) -> None:
        self.products = tuple(INDEX[code] for code in products)
        self.joker_only = joker_only

    def run(self, state: State, frame: AtStep) -> None:
        if self.useful(state, frame.seat, frame.card):
            state.ask(frame)

    def useful(self, state: State, seat: int, card: str) -> bool:
        return any(state.since[INDICATOR_INDEX[name]] is not None for name in self._names())  # a 0 moves it, too (F4.4)

    def _names(self) -> list[str]:
        """The indicators that the step reads."""
        return [*([] if self.joker_only else [GOODS[good].name for good in self.products]), "joker"]

    def options(self, state: State, frame: AtStep) -> Options:
        offered: list[Plain] = []
        if not self.joker_only:
            own = [GOODS[good].name for good in self.products]
            offered += [("take", name) for name in own if state.since[INDICATOR_INDEX[name]] is not None]
        if state.since[JOKER] is not None:
            if len(self.products) == 1:
                offered.append(("take", "joker"))
            else:
                offered += [("take", "joker", CODES[good]) for good in self.products]
        offered.append(SKIP)
        return tuple(offered)

    def take(self, state: State, frame: AtStep, move: Plain) -> None:
        if move != SKIP:
            good = BY_NAME[move[1]] if move[1] != "joker" else INDEX[move[2]] if move[2:] else self.products[0]
            produce(state, frame.seat, good, move[1])

    def explain(self, state: State, frame: AtStep, move: Plain) -> Refusal:
        if (
            move[0] == "take"
            and move[1:]
            and move[1] in self._names()
            and state.since[INDICATOR_INDEX[move[1]]] is None
        ):
            others = tuple(name for name in self._names() if state.since[INDICATOR_INDEX[name]] is not None)
            return not_on_wheel(state, move[1], others)
        return super().explain(state, frame, move)

    def picture(self) -> WheelIcon:
        return {"wheel": [CODES[good] for good in self.products], "joker_only": self.joker_only}
