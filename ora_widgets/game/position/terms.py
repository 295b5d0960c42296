"""The terms of a position: plain words and numbers, as they are written into a record."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from difflib import get_close_matches
from typing import Any

from ...engine.moves import Refusal, shown
from .problems import ImpossibleScenario

Said = dict[str, str]

MAX_TERM_LENGTH = 2000  # characters of one term: more than all goods and all cards there are
MAX_ITEMS = 12  # seats or indicators
MAX_NUMBER = 9999  # rounds of a game without an end of its own: more than it has moves for


@dataclass(frozen=True, slots=True)
class Position:
    """Where a game begins that does not begin at the beginning.

    Args:
        round: Rotations of the wheel; 0 for the first round that fits.
        phase: The letter of a settlement phase, `"bonus"` for the bonus round, empty for the actions of a round.
        to_move: The colour of whose turn it is; empty for the first.
        slot: Which turn of the round, 1 for the first, where a seat has two.
        actions: How many main actions are left of it; 0 for all.
        give: By colour, exactly the goods there.
        built: By colour, cards and their spaces.
        placed: By colour, clergymen and the cards they stand on.
        land: By colour, pieces in the order they were bought.
        cleared: By colour, spaces without their forest or moor.
        hand: By colour, settlements in hand.
        wheel: By indicator, what it shows, how many steps it went (`"7 steps"`), or `"-"` where it is off the wheel.
        display: Exactly the cards there.
        wonders: How many are left in the supply.
    """

    round: int = 0
    phase: str = ""
    to_move: str = ""
    slot: int = 0
    actions: int = 0
    give: Said = field(default_factory=dict)
    built: Said = field(default_factory=dict)
    placed: Said = field(default_factory=dict)
    land: Said = field(default_factory=dict)
    cleared: Said = field(default_factory=dict)
    hand: Said = field(default_factory=dict)
    wheel: dict[str, int | str] = field(default_factory=dict)
    display: str | None = None
    wonders: int | None = None

    def __post_init__(self) -> None:
        wrong = [name for name, (kinds, _) in SHAPES.items() if not _fits(getattr(self, name), kinds)]
        if wrong:
            raise ImpossibleScenario(tuple(_misshapen(name, getattr(self, name), SHAPES[name][1]) for name in wrong))

    def to_json(self) -> dict[str, object]:
        """The terms that say something, as plain data.

        >>> Position(round=9, give={"R": "4Ma"}).to_json()
        {'round': 9, 'give': {'R': '4Ma'}}
        """
        plain = Position()
        return {f.name: value for f in fields(self) if (value := getattr(self, f.name)) != getattr(plain, f.name)}

    @classmethod
    def of(cls, terms: object) -> Position:
        """The position that `to_json` described, or as it is.

        Raises:
            ImpossibleScenario: When there are no such terms.
        """
        if isinstance(terms, Position):
            return terms
        if not isinstance(terms, Mapping):
            raise ImpossibleScenario((_misshapen("position", terms, 'position {"round": 9}'),))
        known = {f.name for f in fields(cls)}
        if unknown := [name for name in terms if name not in known]:
            raise ImpossibleScenario(tuple(_unknown(shown(name, 40)) for name in unknown[:MAX_ITEMS]))
        return cls(**terms)


_WORDS, _NUMBER, _BY_SEAT, _BY_INDICATOR = (str,), (int,), ("by seat",), ("by indicator",)
# What each term may be, and an example of it.
SHAPES: dict[str, tuple[tuple[Any, ...], str]] = {
    "round": (_NUMBER, "round=9"),
    "slot": (_NUMBER, "slot=2"),
    "actions": (_NUMBER, "actions=1"),
    "phase": (_WORDS, 'phase="A"'),
    "to_move": (_WORDS, 'to_move="R"'),
    "give": (_BY_SEAT, 'give={"R": "4Cl 3Pt"}'),
    "built": (_BY_SEAT, 'built={"R": "F05 0,3"}'),
    "placed": (_BY_SEAT, 'placed={"R": "prior F05, lay LR1"}'),
    "land": (_BY_SEAT, 'land={"R": "district -1 hills"}'),
    "cleared": (_BY_SEAT, 'cleared={"R": "0,0 0,1"}'),
    "hand": (_BY_SEAT, 'hand={"R": "S1 S2"}'),
    "wheel": (_BY_INDICATOR, 'wheel={"clay": 5}'),
    "display": ((str, type(None)), 'display="F05 G07"'),
    "wonders": ((int, type(None)), "wonders=4"),
}


def _misshapen(name: str, found: object, example: str) -> Refusal:
    return Refusal("position-shape", "", word=name, what=shown(found, 60), example=example)


def _unknown(word: str) -> Refusal:
    near = get_close_matches(word, SHAPES, n=3, cutoff=0)
    return Refusal("position-term", "", word=word, near=", ".join(near))


def _fits(value: Any, kinds: tuple[Any, ...]) -> bool:
    if kinds in (_BY_SEAT, _BY_INDICATOR):
        if not isinstance(value, dict) or len(value) > MAX_ITEMS:
            return False
        return all(
            _is_text(k) and (_is_text(v) or (kinds == _BY_INDICATOR and _is_number(v))) for k, v in value.items()
        )
    if isinstance(value, str):
        return str in kinds and _is_text(value)
    return isinstance(value, kinds) and (_is_number(value) or not isinstance(value, int))


def _is_number(value: Any) -> bool:
    return type(value) is int and abs(value) <= MAX_NUMBER


def _is_text(value: Any) -> bool:
    return isinstance(value, str) and len(value) <= MAX_TERM_LENGTH
