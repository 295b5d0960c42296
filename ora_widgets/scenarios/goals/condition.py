"""A condition: what it looks at, the sentence for when it does not hold, and the words that it is read from."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from difflib import get_close_matches

from ...engine import ParseError, Player, Refusal, State
from ...engine.cards import CARDS, SETTLEMENTS
from ...engine.frames import BETWEEN_ACTIONS
from ...engine.goods import CODES, INDEX, spell
from ...engine.land import at
from ...engine.moves import shown
from ...engine.rules import NEUTRAL
from ...engine.terms import INDICATORS
from ...game.game import Game
from ...language.current import CURRENT, known_language
from ...language.fluent import say
from ...language.name_lookup import bag, engine_name, named, near_cards, near_goods, tokens
from ...language.names import amounts, card_name, seat_name
from ...language.sentences import with_sentence
from .events import Amounts, Event, Events

# Whether it holds, and what makes the arguments of the sentence that says why not.
Verdict = tuple[bool, Callable[[], dict[str, object]]]
NOTHING = Events()  # has happened
_NUMBER = re.compile(r"-?[0-9]{1,6}")
_SPACE = re.compile(r"-?[0-9]+,-?[0-9]+")


@dataclass(frozen=True)
class Moment:
    """Where a goal is looked at.

    Args:
        whose: The seat that is meant where a condition names nobody.
        events: What has happened since a task began, of which this is the moment before `ply`.
    """

    state: State
    seats: str
    whose: str = ""
    events: Events = NOTHING
    ply: int = 0
    language: str = CURRENT

    def __post_init__(self) -> None:
        object.__setattr__(self, "language", known_language(self.language))

    @classmethod
    def of(cls, game: Game, start: int = 0, language: str = CURRENT) -> Moment:
        """Where a learner is who began at ply `start`."""
        events = Events.of(game, start)
        seat = events.all[0].seat if events.all else game.now.to_move or 0
        return cls(game.now, game.setup.seats, (game.setup.seats + NEUTRAL)[seat], events, game.ply, language)

    def history(self) -> Iterator[Moment]:
        """The moments since the beginning, the first one first."""
        for event in self.events.until(self.ply):
            yield replace(self, state=event.after, ply=event.ply + 1)

    def seat(self, colour: str) -> int:
        """The number of a seat; the neutral player's comes last."""
        return (self.seats + NEUTRAL).index(colour)

    def player(self, colour: str) -> Player:
        """What a seat has."""
        return self.state.players[self.seat(colour)]

    @property
    def settled(self) -> bool:
        """Whether no question of an action is open: within an action what is built may still have to be paid."""
        pending = self.state.pending
        return not pending or pending[-1].kind in BETWEEN_ACTIONS

    @property
    def happened(self) -> tuple[Event, ...]:
        """The moves since the beginning."""
        return self.events.until(self.ply)

    def amounts(self, pairs: Amounts) -> str:
        """Goods in words."""
        return amounts(pairs.items(), self.language)

    def name(self, colour: str) -> str:
        """A seat in words."""
        return seat_name(colour, self.language)

    def card(self, id_: str) -> str:
        """The name of a card."""
        return card_name(id_, self.language)

    def indicator(self, name: str) -> str:
        """The name of an indicator."""
        return say(f"indicator-{name}", self.language)


@dataclass(frozen=True)
class Condition:
    """One condition.

    Args:
        words: The words as they are read, without the seat.
        message: The sentence for when it does not hold.
        look: What finds out for a seat whether it holds.
        lasting: Whether what has once been met stays so.
        seat: A colour, or empty for the player who is meant.
    """

    words: str
    message: str = field(compare=False)
    look: Callable[[Moment, str], Verdict] = field(compare=False, repr=False)
    lasting: bool = field(default=False, compare=False)
    seat: str = ""

    @property
    def verb(self) -> str:
        """What it is about."""
        return self.words.partition(" ")[0]

    def met(self, now: Moment) -> bool:
        """Whether it held then."""
        return self.look(now, self.seat or now.whose)[0]

    def why_not(self, now: Moment) -> str:
        """What was still missing, as a sentence."""
        return say(self.message, now.language, **self.look(now, self.seat or now.whose)[1]())

    def __str__(self) -> str:
        return f"{self.seat} {self.words}".strip()


# ---- words


def unreadable(message: str, word: object, near: str = "") -> Refusal:
    """The refusal of what is no goal, with the nearest names."""
    return with_sentence(ParseError(message, word=shown(word, 60), near=near))


def number(word: str) -> int:
    """A number of few digits; raises `ValueError` for anything else."""
    if not _NUMBER.fullmatch(word):
        raise ValueError(word)
    return int(word)


def space(word: str) -> str:
    """A space; raises `ValueError` for anything else."""
    at(word)
    return word


def is_space(word: str) -> bool:
    """Whether a word is written as a space is."""
    return bool(_SPACE.fullmatch(word))


def goods(words: list[str]) -> Amounts:
    """Goods by code, at least one; raises `ParseError` with the nearest ones."""
    try:
        found = {CODES[good]: count for good, count in bag(" ".join(words))}
    except ValueError as error:
        raise unreadable("goal-good", str(error), near_goods(shown(str(error), 40))) from None
    if not found:
        raise ValueError(words)
    named = [token[-2:] for token in tokens(" ".join(words))]  # sentences name them in this order
    return dict(sorted(found.items(), key=lambda each: named.index(each[0]) if each[0] in named else 0))


def spelled(wanted: Amounts) -> str:
    """Goods by code as the tokens of a bag."""
    return spell((INDEX[code], count) for code, count in wanted.items())


def indicator(word: str) -> str:
    """An indicator by its name in any language; raises `ParseError` with the nearest ones."""
    name = engine_name(word)
    if name not in INDICATORS:
        raise unreadable("goal-word", word, ", ".join(get_close_matches(word, INDICATORS, n=3, cutoff=0)))
    return name


def cards(words: list[str]) -> tuple[str, ...]:
    """The ids of cards, of one by its name, or of several by their ids, or by names with commas between them.

    Raises:
        ParseError: When a word names no card; the nearest ones are in the sentence.
    """
    found: list[str] = []
    for piece in filter(None, (piece.strip() for piece in " ".join(words).split(","))):
        each = piece.split()
        if not all(word in CARDS or word in SETTLEMENTS for word in each) and named(piece):
            each = [piece]
        wrong = [word for word in each if len(named(word)) != 1]
        if wrong:
            # Of a name in several words none may be a card by itself; then it is the name that is wrong.
            word = piece if len(wrong) == len(each) else wrong[0]
            raise unreadable("goal-card", word, ", ".join(named(word)) or near_cards(shown(word, 40)))
        found += [named(word)[0] for word in each]
    if not found:
        raise ValueError(words)
    return tuple(dict.fromkeys(found))


def card(words: list[str]) -> str:
    """The id of one card.

    Args:
        words: The words of its name, or its id.
    """
    (id_,) = cards(words)
    return id_
