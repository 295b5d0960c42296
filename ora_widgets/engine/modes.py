"""One row per mode: every figure in which the games for 1 to 4, short and long, differ (F2, F10 to F13, F16)."""

from __future__ import annotations

from dataclasses import replace

from .goods import bag
from .land import DISTRICT_PRICES, PLOT_PRICES
from .terms import BACK, Mode

MULTI = ("return", "turn", "enter", "gifts", "phase", "slots")  # F3.8
BONUS = ("priors", "turn", "bonus", "phase E")  # F9
SHORT_GIFTS = tuple(
    bag(text)
    for text in (
        "Sh Gn", "Cl Gn", "Wo Gn", "Sn Gn", "Sn Pt", "Sn Cl", "Sn Wo", "Sn Ni", "Sn Mt", "Bo Gn", "Ce Cl", "Or Wo",
    )
)  # fmt: skip

_ONE_EACH = {
    3: ((0, 1), (1, 1), (2, 1), (0, 1)),
    4: ((0, 1), (1, 1), (2, 1), (3, 1), (0, 1)),
}

_LONG_3 = Mode(
    players=3, length="long", rounds=25, regular=MULTI, last=BONUS, slots=_ONE_EACH[3],
    phases=(6, 11, 15, 20), grapes=8, stone=13, labels=("", "3+"),
)  # fmt: skip
_LONG_4 = Mode(
    players=4, length="long", rounds=25, regular=MULTI, last=BONUS, slots=_ONE_EACH[4],
    phases=(7, 10, 16, 19), grapes=8, stone=13,
)  # fmt: skip
_SHORT_3 = Mode(
    players=3, length="short", rounds=13, regular=MULTI, last=BONUS, slots=_ONE_EACH[3],
    phases=(3, 5, 7, 9), grapes=4, stone=6, labels=("",), brothers=1, bare=("0,0", "0,1"),
    gifts=SHORT_GIFTS, bonus_production=True,
)  # fmt: skip
_SHORT_4 = replace(_SHORT_3, players=4, slots=_ONE_EACH[4], labels=("", "3+"))
_SHORT_2 = Mode(
    players=2, length="short", rounds=None, regular=("return", "turn", "enter", "phase", "slots", "check"),
    last=("return", "turn", "enter", "single"), slots=((0, 2),),
    phases=(7, 14, 21, 28), grapes=11, stone=18, labels=("",), wheel=BACK, display_end=1,
)  # fmt: skip
_LONG_2 = replace(
    _SHORT_2, length="long", last=(), slots=((0, 2), (1, 1)), labels=("", "3+", "4"), crossed="2",
    wheel=_LONG_3.wheel, display_end=3, half_points=3,
)  # fmt: skip
_SOLO = Mode(
    players=1, length="long", rounds=32,
    regular=("return", "turn", "neutral", "phase", "slots"),
    last=("return", "turn", "slots", "neutral E", "phase E"),
    slots=((0, 2),), phases=(12, 16, 22, 26), crossed="1", leaves=True, goods=(), neutral=True,
    half_points=2, goal=500, districts=DISTRICT_PRICES[::-1], plots=PLOT_PRICES[::-1],
)  # fmt: skip

OFFICIAL = {(m.players, m.length): m for m in (_SOLO, _SHORT_2, _LONG_2, _SHORT_3, _LONG_3, _SHORT_4, _LONG_4)}

# The tables of the site that the Kennerspiel notation comes from: phases close a round instead of opening the next
# one, landscapes are counted per action, and the number of players alone decides which cards are in.
_SITE_MULTI = ("return", "enter", "turn", "gifts", "slots", "phase")


def _earlier(rounds: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(n - 1 for n in rounds)


def _site(mode: Mode) -> Mode:
    labels = {1: ("", "3+", "4"), 2: ("",), 3: ("", "3+"), 4: ("", "3+", "4")}[mode.players]
    return replace(mode, labels=labels, regular=_SITE_MULTI, phases=_earlier(mode.phases))


KENNERSPIEL = {
    (3, "long"): replace(_site(_LONG_3), grapes=9, head_start=1),
    (4, "long"): replace(_site(_LONG_4), head_start=1),
}

TABLES = {"official": OFFICIAL, "kennerspiel": KENNERSPIEL}


def mode(players: int, length: str, table: str = "official") -> Mode:
    """The row of a mode.

    Parameters: `players`, 1 to 4; `length`, `"short"` or `"long"` (solo is long); `table`, a `Rulings.table`.
    Raises `KeyError` when no such game exists.

    >>> mode(3, "long").phases
    (6, 11, 15, 20)
    """
    return TABLES[table][players, length]
