"""The terms of a position: plain words and numbers, as they are written into a record."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Any

from ..engine.moves import Refusal, shown
from .problems import ImpossibleScenario

Said = dict[str, str]


@dataclass(frozen=True, slots=True)
class Position:
    """Where a game begins that does not begin at the beginning.

    Parameters: `round`, rotations of the wheel, 0 for the first round that fits; `phase`, the letter of a settlement
    phase, `"bonus"` for the bonus round, empty for the actions of a round; `to_move`, whose turn it is, empty for the
    first; `slot`, which turn of the round (1 is the first), where a seat has two; `actions`, main actions left of it,
    0 for all; by seat `give`, exactly the goods there; `built`, cards and their spaces; `placed`, clergymen;
    `land`, pieces in the order they were bought; `cleared`, spaces without their forest or moor; `hand`,
    settlements; and `wheel`, what each indicator shows, or how many steps it went (`"7 steps"`), or `"-"` where it is
    off the wheel; `display`, exactly the cards there; `wonders`, left in the supply.
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
        wrong = [name for name, kinds in SHAPES.items() if not _fits(getattr(self, name), kinds)]
        if wrong:
            raise ImpossibleScenario(
                tuple(Refusal("position-shape", "", word=name, what=shown(getattr(self, name), 60)) for name in wrong)
            )

    def to_json(self) -> dict[str, Any]:
        """The terms that say something, as plain data.

        >>> Position(round=9, give={"R": "4Ma"}).to_json()
        {'round': 9, 'give': {'R': '4Ma'}}
        """
        plain = Position()
        return {f.name: value for f in fields(self) if (value := getattr(self, f.name)) != getattr(plain, f.name)}

    @classmethod
    def of(cls, terms: object) -> Position:
        """The position that `to_json` described, or as it is.

        Raises `ImpossibleScenario` for terms that do not exist.
        """
        if isinstance(terms, Position):
            return terms
        if not isinstance(terms, Mapping):
            raise ImpossibleScenario((Refusal("position-shape", "", word="position", what=shown(terms, 60)),))
        known = {f.name for f in fields(cls)}
        if unknown := [name for name in terms if name not in known]:
            raise ImpossibleScenario(tuple(Refusal("position-term", "", word=shown(name, 40)) for name in unknown))
        return cls(**terms)


_WORDS, _NUMBER, _BY_SEAT = (str,), (int,), ("by seat",)
SHAPES: dict[str, tuple[Any, ...]] = {
    "round": _NUMBER, "slot": _NUMBER, "actions": _NUMBER, "phase": _WORDS, "to_move": _WORDS,
    "give": _BY_SEAT, "built": _BY_SEAT, "placed": _BY_SEAT, "land": _BY_SEAT, "cleared": _BY_SEAT, "hand": _BY_SEAT,
    "wheel": ("by indicator",), "display": (str, type(None)), "wonders": (int, type(None)),
}  # fmt: skip


def _fits(value: Any, kinds: tuple[Any, ...]) -> bool:
    if kinds == _BY_SEAT:
        return isinstance(value, dict) and all(isinstance(v, str) for pair in value.items() for v in pair)
    if kinds == ("by indicator",):
        return isinstance(value, dict) and all(
            isinstance(k, str) and isinstance(v, (int, str)) and not isinstance(v, bool) for k, v in value.items()
        )
    return isinstance(value, kinds) and not isinstance(value, bool)
