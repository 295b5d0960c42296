"""One row per mode: every figure in which the games for 1 to 4, short and long, differ (F2, F10 to F13, F16)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from .goods import bag
from .land import DISTRICT_PRICES, PLOT_PRICES
from .terms import BACK, Mode, Rulings

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
    turn_rule="F10.2", end_rule="F10.7",
)  # fmt: skip
_LONG_2 = replace(
    _SHORT_2, length="long", last=(), slots=((0, 2), (1, 1)), labels=("", "3+", "4"), crossed="2",
    wheel=_LONG_3.wheel, display_end=3, half_points=3, turn_rule="F11.2", end_rule="F11.6",
)  # fmt: skip
_SOLO = Mode(
    players=1, length="long", rounds=32,
    regular=("return", "turn", "neutral", "phase", "slots"),
    last=("return", "turn", "slots", "neutral E", "phase E"),
    slots=((0, 2),), phases=(12, 16, 22, 26), crossed="1", leaves=True, goods=(), neutral=True,
    half_points=2, goal=500, districts=DISTRICT_PRICES[::-1], plots=PLOT_PRICES[::-1],
    turn_rule="F13.2", end_rule="F13.10",
)  # fmt: skip

OFFICIAL: Final = {(m.players, m.length): m for m in (_SOLO, _SHORT_2, _LONG_2, _SHORT_3, _LONG_3, _SHORT_4, _LONG_4)}

# The tables of the site that the Kennerspiel notation comes from: phases close a round instead of opening the next one
# (D5), landscapes are counted per action (D11), and the number of players alone decides which cards are in (D3).
_SITE = ("return", "turn", "enter", "gifts", "slots")
_SITE_LABELS = {1: ("", "3+", "4"), 2: ("",), 3: ("", "3+"), 4: ("", "3+", "4")}


def _site(mode: Mode, **changes: Any) -> Mode:
    """A mode as the site plays it: each phase after the last action of the round before."""
    row = replace(mode, labels=_SITE_LABELS[mode.players], phases=tuple(n - 1 for n in mode.phases))
    return replace(row, **({"regular": ("phase", *_SITE)} | changes))


_SITE_MODES = (
    _site(
        _SOLO, rounds=31, regular=("return", "neutral phase", "turn", "slots"), last=("return", "turn", "slots"),
        slots=((0, 1), (0, 1)), keeps_places=False,
    ),
    _site(_SHORT_2, regular=("phase", *_SITE, "check"), slots=((0, 1), (0, 1))),
    _site(_LONG_2, regular=("phase", *_SITE, "check", "second"), last=("single",), slots=((0, 1), (0, 1)), end_from=29),
    _site(_SHORT_3, last=("return", *BONUS)),
    _site(_LONG_3, grapes=9, head_start=1),
    _site(_SHORT_4),
    _site(_LONG_4, head_start=1),
)  # fmt: skip
KENNERSPIEL: Final = {(m.players, m.length): m for m in _SITE_MODES}

# The tables of an older site: phases close a round (D5), the bonus round turns no wheel (D14) and the short games have
# none, the short game for two has the cards and the end of the long one (D3, D9), and alone nothing is placed at the end.
_OLDER_MODES = (
    replace(
        KENNERSPIEL[1, "long"], rounds=32, labels=_SOLO.labels, last=("return", "closing", "phase E"), keeps_places=False,
        leaves=False,
    ),
    replace(
        _SHORT_2, labels=_LONG_2.labels, crossed="2", display_end=3, last=(), slots=((0, 1), (0, 1)),
        phases=KENNERSPIEL[2, "short"].phases, regular=("phase", *_SITE, "check"),
    ),
    replace(
        _LONG_2, slots=((0, 1), (0, 1), (1, 1)), phases=KENNERSPIEL[2, "long"].phases, regular=("phase", *_SITE, "check")
    ),
    *(
        replace(
            row, phases=KENNERSPIEL[row.players, row.length].phases, regular=("phase", *_SITE),
            last=("phase E",) if row.length == "short" else ("priors", "bonus", "phase E"),
        )
        for row in (_SHORT_3, _LONG_3, _SHORT_4, _LONG_4)
    ),
)  # fmt: skip
WEBLABORA: Final = {(m.players, m.length): m for m in _OLDER_MODES}

QUARRY_C: Final = "F29"
OFFICIAL_RULINGS: Final = Rulings()

TABLES: Final = {"official": OFFICIAL, "kennerspiel": KENNERSPIEL, "weblabora": WEBLABORA}


def mode(players: int, length: str, rulings: Rulings = OFFICIAL_RULINGS) -> Mode:
    """The row of a mode, with what the rulings change in it.

    Args:
        players: 1 to 4.
        length: `"short"` or `"long"` (solo is long).

    Raises:
        KeyError: When no such game exists.

    >>> mode(3, "long").phases
    (6, 11, 15, 20)
    """
    row = TABLES[rulings.table][players, length]
    if rulings.gifts_after_phase and row.gifts:
        others = [word for word in row.regular if word != "gifts"]
        others.insert(others.index("phase") + 1, "gifts")
        row = replace(row, regular=tuple(others))
    if rulings.any_place:
        row = replace(row, keeps_places=False)
    if rulings.without_quarry_c:
        row = replace(row, left_out=(QUARRY_C,))
    return row
