"""The terms of a game: mode, variant, seats and rulings. They are checked, and refusals say what exists."""

from __future__ import annotations

from dataclasses import dataclass, fields
from operator import index
from typing import Any

from ..engine import InvalidSetup, Mode, Rulings, State, new_state
from ..engine.cards.rows import COLOURS
from ..engine.modes import TABLES, mode
from ..engine.moves import safe_text
from ..engine.rules import NEUTRAL
from ..engine.terms import PRESETS
from ..support.arguments import is_a, is_whole, one_of
from .position import ImpossibleScenario, Position, lay_out, parse_terms, write_terms
from .position.layout import lay
from .position.position_type import Problems

COUNTRIES = ("france", "ireland")
MAX_ROUNDS = 9999  # the most rounds that a ruling may count, as many as a position can have


@dataclass(frozen=True, slots=True)
class Setup:
    """The terms of one game, as written into its record.

    Args:
        seats: The people's colours in seating order; the first one begins.
        rulings: The rulings on disputed points, in any form that `rulings` takes.
        position: The position that the game begins in, if not the official start: a `Position`, or its terms by name.
        origin: The words after `START` in the online log that the game was read from: the seed and the colours, alone
            the neutral player's colour too.

    Raises:
        InvalidSetup: When there is no such game; its sentence says which ones exist.
        ImpossibleScenario: When a term of the position cannot be read; the sentence has all that is wrong with it.

    >>> Setup(3, "france").seats
    'RGB'
    """

    players: int
    country: str
    length: str = "long"
    seats: str = ""
    rulings: Any = None  # anything that `rulings` below accepts; after the check a `Rulings`
    position: Any = None  # a `Position`, or its terms as data
    origin: str = ""

    def __post_init__(self) -> None:
        agreed = rulings(self.rulings)
        table = TABLES[agreed.table]
        if not one_of(self.country, COUNTRIES):
            raise InvalidSetup("no-such-country", "F2.1", word=safe_text(self.country, 40), countries=COUNTRIES)
        if is_whole(self.players, 1, len(COLOURS)):
            object.__setattr__(self, "players", index(self.players))  # of NumPy, too
        # `True == 1` and `3.0 == 3`, so the type is checked first; otherwise a record would not read back unchanged.
        if type(self.players) is not int or type(self.length) is not str or (self.players, self.length) not in table:
            modes = ", ".join(f"{players} {length}" for players, length in sorted(table))
            raise InvalidSetup(
                "no-such-mode", "F16", players=_number(self.players), length=safe_text(self.length, 40), modes=modes
            )
        seats = self.seats if not is_a(self.seats, str, type(None)) or self.seats else COLOURS[: self.players]
        free = set(COLOURS) - ({NEUTRAL} if self.players == 1 else set())
        if type(seats) is not str or not len(seats) == self.players == len(set(seats)) or not set(seats) <= free:
            raise InvalidSetup("bad-seats", "F2.8", seats=safe_text(seats, 40), players=self.players)
        _check_fit(agreed, self.players, self.length, self.country)
        if self.origin:
            _check_origin(self.origin, seats, alone=self.players == 1)
        object.__setattr__(self, "seats", seats)
        object.__setattr__(self, "rulings", agreed)
        if self.position is not None and not isinstance(self.position, Position):
            object.__setattr__(self, "position", self._parse(self.position))

    def _parse(self, terms: object) -> Position:
        problems = Problems()
        position = parse_terms(terms, self.mode, self.country, self.seats, problems)
        if problems:  # the terms that could be read may contain more problems
            lay(self.first_state(), position, self.seats, problems)
            raise ImpossibleScenario(tuple(problems))
        return position

    def first_state(self) -> State:
        """The official start of the game, without the position."""
        return new_state(self.players, self.country, self.length, self.rulings, self.seats)

    def start(self) -> State:
        """The state before the first answer.

        Raises:
            ImpossibleScenario: When the position cannot be; the sentence lists why.
        """
        state = self.first_state()
        return lay_out(state, self.position, self.seats) if self.position else state

    @property
    def position_terms(self) -> dict[str, object]:
        """The position as terms by name, plain data; without a position, none."""
        return write_terms(self.position, self.mode.wheel) if self.position else {}

    @property
    def mode(self) -> Mode:
        """The rules of this number of players and length."""
        return mode(self.players, self.length, self.rulings)


def _check_origin(origin: object, seats: str, *, alone: bool) -> None:
    """Refuse words that no `START` line of these seats can have."""
    words = origin.split() if isinstance(origin, str) and len(origin) < 60 and origin.isascii() else []
    colours = "".join(words[bool(words) and words[0] not in [*COLOURS] :])
    expected = {*seats, NEUTRAL} if alone else {*seats}
    fits = len(words) - len(colours) in (0, 1) and len(colours) == len(set(colours)) == len(expected)
    # In a solo game the neutral player is white here; on that site it has the player's own colour if that is white.
    if (
        not fits
        or not origin == " ".join(words)
        or not (set(colours) == expected or (alone and set(colours) <= {*COLOURS}))
    ):
        raise InvalidSetup("no-such-origin", "", word=safe_text(origin, 40))


def _number(players: object) -> object:
    """A number of players for a sentence; anything but a whole number is shown by its type."""
    return (
        players
        if type(players) is int and abs(players) < 1000
        else f"{type(players).__name__} {safe_text(repr(players) if isinstance(players, str) else players, 40)}"
    )


def _check_fit(agreed: Rulings, players: int, length: str, country: str) -> None:
    """Refuse rulings that contradict each other or the game."""
    official = agreed.table == Rulings().table
    fits = {
        "without_quarry_c": official and (players, length, country) == (4, "short", "france"),
        "gifts_after_phase": official and players > 2 and length == "short",
    }
    for name, fitting in fits.items():
        if getattr(agreed, name) and not fitting:
            raise InvalidSetup("ruling-does-not-fit", "F2.4" if name == "without_quarry_c" else "F12.3", ruling=name)


def rulings(value: object) -> Rulings:
    """Make rulings from a preset's name, from the fields that differ, or from a `Rulings`.

    Args:
        value: The name of a preset, a dict of the fields that differ, a `Rulings`, or `None` for the official ones.

    Raises:
        InvalidSetup: When the preset or a field does not exist.

    >>> rulings("official") == rulings(None)
    True
    """
    if value is None:
        return Rulings()
    if isinstance(value, str) and value in PRESETS:
        return PRESETS[value]
    if isinstance(value, Rulings):
        _check({field.name: getattr(value, field.name) for field in fields(Rulings)})
        return value
    if isinstance(value, dict):
        _check(value)
        return Rulings(**value)
    raise InvalidSetup("no-such-rulings", "F16", word=safe_text(value, 40), known=", ".join(PRESETS))


def _check(settings: dict[Any, Any]) -> None:
    defaults = {field.name: field.default for field in fields(Rulings)}
    for name, setting in settings.items():
        if name not in defaults:
            raise InvalidSetup("no-such-rulings", "F16", word=safe_text(name, 40), known=", ".join(defaults))
        fits = type(setting) is type(defaults[name])
        if name == "table":
            fits, choices = fits and setting in TABLES, list(TABLES)
        elif isinstance(defaults[name], bool):
            choices = ["True", "False"]
        else:
            fits, choices = fits and 0 <= setting <= MAX_ROUNDS, ["0", "1", f"2 … {MAX_ROUNDS}"]
        if not fits:
            known = ", ".join(f"{name}={choice}" for choice in choices)
            raise InvalidSetup(
                "no-such-rulings", "F16", word=safe_text(f"{name}={safe_text(setting, 40)}", 60), known=known
            )
