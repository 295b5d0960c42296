"""The only parser and the only writer of the text of a position, as scenarios, records and codes use it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from itertools import islice
from typing import Any, TypeVar

from ...engine import Mode, Refusal
from ...engine.cards import SETTLEMENTS, roster
from ...engine.cards.rows import COLOURS, HEARTLAND
from ...engine.goods import CODES, spell
from ...engine.moves import safe_text
from ...engine.state import LAY, PRIOR
from ...engine.steps.wheel import INDICATOR_INDEX
from ...engine.turn.landscape import SIDES
from ...language.name_lookup import bag, ids_named, nearest, nearest_cards, nearest_goods
from .position_type import MAX_PROBLEMS, Cards, Goods, ImpossibleScenario, Pieces, Position, Problems

MAX_LETTERS = 2000  # of one text: more than all goods and all cards there are
MAX_ITEMS = 100  # of a list in place of a text: more than there are spaces
MAX_KEYS = 12  # seats or indicators
MAX_NUMBER = 9999  # rounds of a game that need not end: more than its moves allow
MAX_DIGITS = 4  # of a number of steps
MAX_ROW = 30  # up or down: more than all land together reaches
ROWS = frozenset(map(str, range(-MAX_ROW, MAX_ROW + 1)))
SEATS = frozenset(COLOURS)
OFF_WHEEL = -1  # steps of an indicator that is off the wheel

WORD, NUMBER, CARDS, SUPPLY, BY_SEAT, BY_INDICATOR = "word", "number", "cards", "supply", "by seat", "by indicator"
# What each term may be, and an example of it.
SHAPES = {
    "round": (NUMBER, "round=9"),
    "slot": (NUMBER, "slot=2"),
    "actions": (NUMBER, "actions=1"),
    "phase": (WORD, 'phase="A"'),
    "to_move": (WORD, 'to_move="R"'),
    "give": (BY_SEAT, 'give={"R": "4Cl 3Pt"}'),
    "built": (BY_SEAT, 'built={"R": "F05 0,3"}'),
    "settlements": (BY_SEAT, 'settlements={"R": "S1 0,3"}'),
    "placed": (BY_SEAT, 'placed={"R": "prior F05, lay LR1"}'),
    "land": (BY_SEAT, 'land={"R": "district -1 hills"}'),
    "cleared": (BY_SEAT, 'cleared={"R": "0,0 0,1"}'),
    "hand": (BY_SEAT, 'hand={"R": "S1 S2"}'),
    "wheel": (BY_INDICATOR, 'wheel={"clay": 5}'),
    "display": (CARDS, 'display="F05 G07"'),
    "wonders": (SUPPLY, "wonders=4"),
}
Items = TypeVar("Items")


# ---- the writer


def write_terms(position: Position, scale: tuple[int, ...]) -> dict[str, object]:
    """Write a position as terms in plain data, without defaults; `parse_terms` reads it again.

    >>> write_terms(Position(round=9, built={"R": (("F05", "0,3"),)}, wheel={"clay": 2}), (0, 2, 3))
    {'round': 9, 'built': {'R': 'F05 0,3'}, 'wheel': {'clay': 3}}
    """
    terms = {
        "round": position.round,
        "phase": position.phase,
        "to_move": position.to_move,
        "slot": position.slot,
        "actions": position.actions,
        "give": {seat: spell(enumerate(goods)) for seat, goods in position.goods.items()},
        "built": {seat: "; ".join(map(" ".join, cards)) for seat, cards in position.built.items()},
        "placed": {seat: ", ".join(map(" ".join, cards)) for seat, cards in position.placed.items()},
        "land": {seat: "; ".join(map(" ".join, pieces)) for seat, pieces in position.land.items()},
        "cleared": {seat: " ".join(spaces) for seat, spaces in position.cleared.items()},
        "hand": {seat: " ".join(cards) for seat, cards in position.hand.items()},
        "wheel": {name: indicator_text(scale, steps) for name, steps in position.wheel.items()},
    }
    written = {name: value for name, value in terms.items() if value}
    if position.display is not None:
        written["display"] = " ".join(position.display)
    return written if position.wonders is None else written | {"wonders": position.wonders}


def indicator_text(scale: tuple[int, ...], steps: int) -> int | str:
    """Write an indicator's steps: as the value, unless an earlier step shows the same one.

    >>> indicator_text((0, 2, 3, 3), 2), indicator_text((0, 2, 3, 3), 3), indicator_text((0, 2, 3, 3), OFF_WHEEL)
    (3, '3 steps', '-')
    """
    if steps == OFF_WHEEL:
        return "-"
    by_value = steps < len(scale) and scale.index(scale[steps]) == steps
    return scale[steps] if by_value else f"{steps} steps"


# ---- the parser


def parse_terms(terms: object, mode: Mode, country: str, seats: str, problems: Problems) -> Position:
    """Read the terms of a position.

    Args:
        terms: The terms by name, whose texts may be lists of texts.
        mode: The mode of the game, which has the wheel.
        country: The country, which settles which of two cards with one name is meant.
        problems: Where everything that cannot be read is noted; such entries are skipped.

    Raises:
        ImpossibleScenario: When a term does not exist, or has the wrong type.

    >>> from ora_widgets.engine.modes import mode
    >>> parse_terms({"built": {"R": ["Bakery 0,3"]}}, mode(3, "long"), "france", "RGB", Problems()).built
    {'R': (('F05', '0,3'),)}
    """
    found = _check_shapes(terms)
    parser = _Parser(mode, country, seats, problems)
    built = parser.read_by_seat(found["built"], parser.cards)
    for seat, cards in parser.read_by_seat(found["settlements"], parser.cards).items():
        built[seat] = (*built.get(seat, ()), *cards)
    return Position(
        round=found["round"],
        phase=found["phase"],
        to_move=found["to_move"],
        slot=found["slot"],
        actions=found["actions"],
        goods=parser.read_by_seat(found["give"], parser.goods),
        built=drop_empty(built),
        placed=drop_empty(parser.read_by_seat(found["placed"], parser.clergymen)),
        land=drop_empty(parser.read_by_seat(found["land"], parser.land)),
        cleared=drop_empty(parser.read_by_seat(found["cleared"], lambda text: _words(text, ";"))),
        hand=parser.read_by_seat(found["hand"], lambda text: _words(text, ";,")),
        wheel=parser.wheel(found["wheel"]),
        display=None if found["display"] is None else parser.display(found["display"]),
        wonders=found["wonders"],
    )


class _Parser:
    def __init__(self, mode: Mode, country: str, seats: str, problems: Problems) -> None:
        self.mode, self.country, self.seats, self.problems = mode, country, seats, problems

    def read_by_seat(self, texts: Mapping[str, str], read: Callable[[str], Items]) -> dict[str, Items]:
        found = {}
        for seat, text in texts.items():
            if seat in SEATS:
                found[seat] = read(text)
            else:
                self.problems.add("seat", "F2.8", word=seat, seats=", ".join(self.seats))
        return found

    def goods(self, text: str) -> Goods:
        try:
            tiles = dict(bag(text))
        except ValueError as error:
            self.problems.add("good", "F1.2", word=str(error), near=nearest_goods(str(error)))
            tiles = {}
        return tuple([tiles.get(index, 0) for index in range(len(CODES))])

    def card(self, name: str, item: str) -> str:
        """The id of a card; `None` if no card has that name."""
        if not (id_ := card_id(name, self.mode, self.country)):
            self.problems.add(
                "built-words", "F1.1", word=item, near=nearest_cards_in_game(name or item, self.mode, self.country)
            )
        return id_

    def cards(self, text: str) -> Cards:
        items = [(item, *item.rpartition(" ")[::2]) for item in _parts(text, ";")]
        return tuple((id_, space) for item, name, space in items if (id_ := self.card(name, item)))

    def clergymen(self, text: str) -> Cards:
        found = []
        for item in _parts(text, ",;"):
            kind, _, name = item.partition(" ")
            if kind not in (PRIOR, LAY):
                self.problems.add("clergy-words", "F0.4", word=item)
            elif id_ := self.card(name.strip(), item):
                found.append((kind, id_))
        return tuple(found)

    def land(self, text: str) -> Pieces:
        found: list[tuple[str, str, str]] = []
        for item in _parts(text, ";"):
            match item.split():
                case [kind, row, side] if side in SIDES.get(kind, ()) and row in ROWS:
                    found.append((kind, row, side))
                case _:
                    self.problems.add("land-words", "F7.2", word=item)
        return tuple(found)

    def wheel(self, terms: Mapping[str, int | str]) -> dict[str, int]:
        scale, found = self.mode.wheel, {}
        for name, value in terms.items():
            steps = _steps(scale, value)
            if name not in INDICATOR_INDEX:
                self.problems.add("indicator", "F4.1", word=name, names=", ".join(INDICATOR_INDEX))
            elif steps is None:
                values = ", ".join(map(str, sorted(set(scale))))
                self.problems.add("wheel-value", "F4.1", indicator=name, word=str(value), values=values)
            else:
                found[name] = steps
        return found

    def display(self, text: str) -> tuple[str, ...]:
        words = _parts(text, ";,") if set(text) & set(";,") else text.split()
        return tuple(id_ for word in words if (id_ := self.card(word, word)))


def card_id(name: object, mode: Mode, country: str) -> str:
    """The id of a card by id or name; of two cards with the same name, the one in this game; empty if there is none."""
    found = ids_named(name)
    if len(found) < 2:
        return "".join(found)
    playing = _playing(mode, country)
    return next((id_ for id_ in found if id_ in playing), found[0])


def nearest_cards_in_game(name: str, mode: Mode, country: str) -> str:
    """The cards of a game whose names are nearest to an unknown one, for a refusal."""
    return nearest_cards(name, _playing(mode, country).union((row.id for row in HEARTLAND), SETTLEMENTS))


def _playing(mode: Mode, country: str) -> frozenset[str]:
    """The buildings that a game is played with."""
    return frozenset(row.id for row in roster(country, mode.labels, mode.crossed, mode.left_out))


def _steps(scale: tuple[int, ...], value: int | str) -> int | None:
    """The steps of an indicator by its value, by steps, or off the wheel; None for neither."""
    if isinstance(value, int):
        return scale.index(value) if value in scale else None
    words = value.split()
    if words == ["-"]:
        return OFF_WHEEL
    if not words or not (words[0].isascii() and words[0].isdigit()) or len(words[0]) > MAX_DIGITS:
        return None
    number = int(words[0])
    if words[1:] in (["step"], ["steps"]) and number < len(scale):
        return number
    return scale.index(number) if len(words) == 1 and number in scale else None


def _parts(text: str, marks: str) -> tuple[str, ...]:
    """The items of a list, without blanks around them."""
    for mark in marks:
        text = text.replace(mark, "\n")
    return tuple(part for piece in text.split("\n") if (part := piece.strip()))


def _words(text: str, marks: str) -> tuple[str, ...]:
    """The words of a text, with punctuation treated as blanks."""
    for mark in marks:
        text = text.replace(mark, " ")
    return tuple(text.split())


def drop_empty(items: dict[str, Items]) -> dict[str, Items]:
    """The colours with a non-empty entry; for these terms, empty is the default."""
    return {seat: each for seat, each in items.items() if each}


# ---- the shapes of terms


def _check_shapes(terms: object) -> dict[str, Any]:
    """Every term, with defaults for missing ones; all terms of a wrong type are refused at once."""
    if not isinstance(terms, Mapping):
        raise ImpossibleScenario((_shape_error("position", terms, 'position {"round": 9}'),))
    if unknown := [safe_text(name, 40) for name in terms if name not in SHAPES]:
        problems = (Refusal("position-term", "", word=word, near=nearest(word, SHAPES)) for word in unknown)
        raise ImpossibleScenario(tuple(islice(problems, MAX_PROBLEMS)))
    found = {
        name: _join_lists(terms[name]) if name in terms else _DEFAULTS[shape] for name, (shape, _) in SHAPES.items()
    }
    wrong = [name for name, (shape, _) in SHAPES.items() if not _FITS[shape](found[name])]
    if wrong:
        raise ImpossibleScenario(
            tuple(_shape_error(name, terms[name], SHAPES[name][1]) for name in wrong[:MAX_PROBLEMS])
        )
    return found


def _shape_error(name: str, value: object, example: str) -> Refusal:
    return Refusal("position-shape", "", word=name, what=safe_text(value, 40), example=example)


def _join_lists(value: Any) -> Any:
    """A list of texts as one text, also inside a mapping; anything else is left for the check to refuse."""
    if isinstance(value, Mapping):
        return {key: _join_lists(each) for key, each in islice(value.items(), MAX_KEYS + 1)}
    if isinstance(value, str) or not isinstance(value, Iterable):
        return value
    items = list(islice(value, MAX_ITEMS + 1))
    return "; ".join(items) if len(items) <= MAX_ITEMS and all(isinstance(item, str) for item in items) else value


def _is_text(value: object) -> bool:
    return isinstance(value, str) and len(value) <= MAX_LETTERS


def _is_number(value: object) -> bool:
    return type(value) is int and abs(value) <= MAX_NUMBER


def _is_table(value: object, fits: Callable[[object], bool]) -> bool:
    """Whether it is a mapping of texts to what fits."""
    return isinstance(value, dict) and len(value) <= MAX_KEYS and all(_is_text(k) and fits(v) for k, v in value.items())


_FITS: dict[str, Callable[[object], bool]] = {
    WORD: _is_text,
    NUMBER: _is_number,
    CARDS: lambda value: value is None or _is_text(value),
    SUPPLY: lambda value: value is None or _is_number(value),
    BY_SEAT: lambda value: _is_table(value, _is_text),
    BY_INDICATOR: lambda value: _is_table(value, lambda shows: _is_text(shows) or _is_number(shows)),
}
_DEFAULTS: dict[str, Any] = {WORD: "", NUMBER: 0, CARDS: None, SUPPLY: None, BY_SEAT: {}, BY_INDICATOR: {}}
