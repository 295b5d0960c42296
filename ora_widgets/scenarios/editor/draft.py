"""What has been laid out so far, possible or not, and the two ways between it and the terms of a position."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar

from ...engine import Rulings, State
from ...engine.goods import CODES, spell
from ...engine.rules import NEUTRAL
from ...engine.state import LAY, PRIOR
from ...engine.steps.wheel import PLACE
from ...engine.turn.landscape import SIDES
from ...game.position import ImpossibleScenario, Position
from ...game.position.problems import Problems
from ...game.position.time import shown_as, steps_of
from ...game.position.words import card, parts
from ...game.setup import COLOURS, Setup
from ...language.name_lookup import bag, near_cards, near_goods

Goods = tuple[int, ...]  # tiles by index of goods.GOODS
Laid = tuple[str, str]  # a card and its space, or a clergyman and the card he stands on
Piece = tuple[str, str, str]  # a move's words: district or plot, row, side

MAX_ROW_OFFSET = 30  # up or down: more than all land together reaches
ROWS = frozenset(map(str, range(-MAX_ROW_OFFSET, MAX_ROW_OFFSET + 1)))
WORDS = ("title", "question", "notes", "prelude", "solution", "goal")  # what a scenario says beside its position

Items = TypeVar("Items", bound=tuple[object, ...])


@dataclass(frozen=True, slots=True)
class Draft:
    """What has been laid out; never edited, only replaced.

    What is by colour and has no entry is as it is by default: the goods that everybody begins with, all settlements that
    have come. `display` is likewise, and so are the indicators that are not named.
    """

    players: int
    country: str
    length: str
    seats: str
    rulings: Rulings
    words: dict[str, str] = field(default_factory=dict)
    round: int = 0
    phase: str = ""
    to_move: str = ""
    slot: int = 0
    actions: int = 0
    goods: dict[str, Goods] = field(default_factory=dict)
    built: dict[str, tuple[Laid, ...]] = field(default_factory=dict)
    placed: dict[str, tuple[Laid, ...]] = field(default_factory=dict)
    land: dict[str, tuple[Piece, ...]] = field(default_factory=dict)
    cleared: dict[str, tuple[str, ...]] = field(default_factory=dict)
    hand: dict[str, tuple[str, ...]] = field(default_factory=dict)
    wheel: dict[str, int] = field(default_factory=dict)
    display: tuple[str, ...] | None = None
    wonders: int | None = None

    def setup(self) -> Setup:
        """The terms of the game, without the position."""
        return Setup(self.players, self.country, self.length, self.seats, self.rulings)

    def position(self) -> Position:
        """The terms of the position."""
        scale = self.setup().start().mode.wheel
        return Position(
            round=self.round,
            phase=self.phase,
            to_move=self.to_move,
            slot=self.slot,
            actions=self.actions,
            give={seat: spell(enumerate(goods)) for seat, goods in self.goods.items()},
            built=_joined(self.built, "; "),
            placed=_joined(self.placed, ", "),
            land=_joined(self.land, "; "),
            cleared={seat: " ".join(spaces) for seat, spaces in self.cleared.items() if spaces},
            hand={seat: " ".join(cards) for seat, cards in self.hand.items()},
            wheel={name: shown_as(scale, steps) for name, steps in self.wheel.items()},
            display=None if self.display is None else " ".join(self.display),
            wonders=self.wonders,
        )


def _joined(items: Mapping[str, tuple[tuple[str, ...], ...]], mark: str) -> dict[str, str]:
    return {seat: mark.join(map(" ".join, each)) for seat, each in items.items() if each}


def _some(items: dict[str, Items]) -> dict[str, Items]:
    """Without the colours of which nothing is said: for these terms that is the same as leaving them out."""
    return {seat: each for seat, each in items.items() if each}


def draft_of(setup: Setup, position: Position | None, words: dict[str, str]) -> Draft:
    """The draft that a position's terms describe, whether or not it is possible.

    Args:
        setup: The terms of the game; its own position does not count.
        position: The terms of the position; none for the beginning of the game.
        words: What a scenario says beside its position.

    Raises:
        ImpossibleScenario: When a term cannot be read; the sentence has all of them.
    """
    rulings: Rulings = setup.rulings
    words = {word: said for word, said in words.items() if said}
    plain = Draft(setup.players, setup.country, setup.length, setup.seats, rulings, words)
    if position is None:
        return plain
    reader = Reader(plain.setup().start())
    draft = Draft(
        setup.players,
        setup.country,
        setup.length,
        setup.seats,
        rulings,
        words,
        round=position.round,
        phase=position.phase,
        to_move=position.to_move,
        slot=position.slot,
        actions=position.actions,
        goods=reader.each(position.give, reader.goods),
        built=_some(reader.each(position.built, reader.built)),
        placed=_some(reader.each(position.placed, reader.placed)),
        land=_some(reader.each(position.land, reader.land)),
        cleared=_some(reader.each(position.cleared, lambda text: tuple(text.split()))),
        hand=reader.each(position.hand, lambda text: tuple(parts(text, ";, "))),
        wheel=reader.wheel(position.wheel),
        display=None if position.display is None else reader.display(position.display),
        wonders=position.wonders,
    )
    if reader.problems:
        raise ImpossibleScenario(tuple(reader.problems))
    return draft


class Reader:
    """Reads the texts of a position into pieces, and notes what is none."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.problems = Problems()

    def each(self, terms: Mapping[str, str], read: Any) -> dict[str, Any]:
        """A term by colour."""
        for seat in terms:
            if seat not in list(COLOURS):
                self.problems.add("seat", "F2.8", word=seat, seats=", ".join(COLOURS))
        return {seat: read(text) for seat, text in terms.items()}

    def goods(self, text: str) -> Goods:
        """Tiles by code or name."""
        try:
            tiles = dict(bag(text))
        except ValueError as error:
            self.problems.add("good", "F1.2", word=str(error), near=near_goods(str(error)))
            tiles = {}
        return tuple(tiles.get(index, 0) for index in range(len(CODES)))

    def card(self, word: str, whole: str) -> str:
        """A card's id."""
        try:
            return card(self.state, word)
        except ValueError:
            self.problems.add("built-words", "F1.1", word=whole, near=near_cards(word or whole))
            return ""

    def built(self, text: str) -> tuple[Laid, ...]:
        """Cards and their spaces."""
        found = [(item, *item.rpartition(" ")[::2]) for item in parts(text)]
        return tuple((self.card(name, item), space) for item, name, space in found)

    def placed(self, text: str) -> tuple[Laid, ...]:
        """Clergymen and the cards they stand on."""
        found = []
        for item in parts(text, ",;"):
            kind, _, name = item.partition(" ")
            if kind not in (PRIOR, LAY):
                self.problems.add("clergy-words", "F0.4", word=item)
            found.append((kind, self.card(name.strip(), item)))
        return tuple(found)

    def land(self, text: str) -> tuple[Piece, ...]:
        """Districts and plots."""
        found: list[Piece] = []
        for item in parts(text):
            kind, row, side, *more = [*item.split(), "", "", ""][: max(3, len(item.split()))]
            if more or side not in SIDES.get(kind, ()) or row not in ROWS:
                self.problems.add("land-words", "F7.2", word=item)
            else:
                found.append((kind, row, side))
        return tuple(found)

    def wheel(self, terms: Mapping[str, int | str]) -> dict[str, int]:
        """Indicators by their steps."""
        scale, found = self.state.mode.wheel, {}
        for name, shown in terms.items():
            steps = steps_of(scale, shown)
            if name not in PLACE:
                self.problems.add("indicator", "F4.1", word=name, names=", ".join(PLACE))
            elif steps is None:
                values = ", ".join(map(str, sorted(set(scale))))
                self.problems.add("wheel-value", "F4.1", indicator=name, word=str(shown), values=values)
            else:
                found[name] = steps
        return found

    def display(self, text: str) -> tuple[str, ...]:
        """Buildings of the display."""
        words = parts(text, ";,") if set(text) & set(";,") else text.split()
        return tuple(self.card(word, word) for word in words)


def everybody(draft: Draft) -> str:
    """The colours of all landscapes of the game, the neutral one's last."""
    return draft.seats + (NEUTRAL if draft.players == 1 else "")
