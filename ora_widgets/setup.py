"""What is agreed before a game: mode, variant, seats and rulings, checked with a clear word on what exists."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any

from .engine import NoSuchGame, Rulings, State, new_state
from .engine.modes import TABLES
from .engine.rules import NEUTRAL
from .engine.terms import PRESETS

COUNTRIES = ("france", "ireland")
COLOURS = "RGBW"


@dataclass(frozen=True, slots=True)
class Setup:
    """The terms of one game, as written into its record.

    Parameters: `players`, 1 to 4; `country`, `"france"` or `"ireland"`; `length`, `"short"` or `"long"`;
    `seats`, the colours in seating order, the first one begins; `rulings`, on disputed points.

    >>> Setup(3, "france").seats
    'RGB'
    """

    players: int
    country: str
    length: str = "long"
    seats: str = ""
    rulings: Rulings = Rulings()

    def __post_init__(self) -> None:
        if self.country not in COUNTRIES:
            raise NoSuchGame("no-such-country", "F2.1", word=str(self.country), countries=" or ".join(COUNTRIES))
        table = TABLES[self.rulings.table]
        if isinstance(self.players, bool) or (self.players, self.length) not in table:
            modes = ", ".join(f"{players} {length}" for players, length in sorted(table))
            raise NoSuchGame("no-such-mode", "F16", players=str(self.players), length=str(self.length), modes=modes)
        if not self.seats:
            object.__setattr__(self, "seats", COLOURS[: self.players])
        colours = set(self.seats) if isinstance(self.seats, str) else set()
        free = set(COLOURS) - ({NEUTRAL} if self.players == 1 else set())
        if not colours <= free or len(colours) != self.players or len(self.seats) != self.players:
            raise NoSuchGame("bad-seats", "F2.8", seats=str(self.seats), players=self.players)

    def start(self) -> State:
        """The state before the first answer."""
        return new_state(self.players, self.country, self.length, self.rulings, self.seats)


def rulings(value: Rulings | str | dict[str, Any] | None) -> Rulings:
    """Rulings from a preset's name, from the fields that differ, or as they are.

    Raises `NoSuchGame` when the preset or a field does not exist.

    >>> rulings("official") == rulings(None)
    True
    """
    if value is None:
        return Rulings()
    if isinstance(value, Rulings):
        return value
    if isinstance(value, str):
        if value not in PRESETS:
            raise NoSuchGame("no-such-rulings", "F16", word=value, known=", ".join(PRESETS))
        return PRESETS[value]
    known = {field.name: field.default for field in fields(Rulings)}
    for name, setting in value.items():
        if name not in known:
            raise NoSuchGame("no-such-rulings", "F16", word=name, known=", ".join(known))
        if type(setting) is not type(known[name]) or (name == "table" and setting not in TABLES):
            raise NoSuchGame("no-such-rulings", "F16", word=f"{name}={setting}", known=", ".join(TABLES))
    return Rulings(**value)
