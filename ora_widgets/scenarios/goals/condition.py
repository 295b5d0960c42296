"""A condition: what it looks at, the sentence for when it does not hold, and the words that it is read from.

It looks at the position and at what has happened since the task began: who answered what, what the wheel gave, and who visited
which building.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from difflib import get_close_matches
from functools import cached_property
from typing import NamedTuple

from ...engine import Move, ParseError, Player, Refusal, State
from ...engine.cards import CARDS, SETTLEMENTS
from ...engine.frames import BETWEEN_ACTIONS
from ...engine.goods import CODES, INDEX, spell
from ...engine.land import at
from ...engine.moves import shown
from ...engine.rules import NEUTRAL
from ...engine.terms import INDICATORS
from ...game.game import Game
from ...game.history import live
from ...language.current import CURRENT, known_language
from ...language.fluent import say
from ...language.name_lookup import bag, engine_name, named, near_cards, near_goods, tokens
from ...language.names import amounts, card_name, seat_name
from ...language.sentences import with_sentence

PRODUCING = ("take", "fell", "cut")  # moves that take goods by an indicator
IDLE = ("send", "skip", "flip", "sell")  # moves of a visit in which the building itself does nothing

Amounts = dict[str, int]


class Event(NamedTuple):
    """One move: the number of moves before it, the seat that answered, and the position before and after."""

    ply: int
    seat: int
    move: Move
    before: State
    after: State

    def changes(self, seat: int) -> Amounts:
        """By how much the goods of a seat changed, by code; what did not is left out."""
        pairs = zip(CODES, self.before.players[seat].goods, self.after.players[seat].goods, strict=True)
        return {code: then - now for code, now, then in pairs if then != now}

    @property
    def indicator(self) -> str:
        """The indicator by which goods were taken."""
        return self.move.words[0] if self.move.verb == "take" else self.move.words[1]


class Visit(NamedTuple):
    """A clergyman placed on a building, own or hired, and everything up to the end of its function."""

    seat: int
    card: str
    by: str  # "lay" or "prior"; for a contract, what was given
    hired: bool
    events: tuple[Event, ...]

    @property
    def idle(self) -> bool:
        """Whether the building was left unused."""
        first, *more = self.events
        working = [event for event in more if event.move.verb not in IDLE and event.move != ("times", "0")]
        return not working and (self.hired or not first.changes(self.seat))

    @property
    def gained(self) -> Amounts:
        """Everything that came in for the visitor, also what was given away again."""
        return gained(self.events, self.seat)


class Events:
    """The moves of a game from where a task began, as events.

    Args:
        events: The events, in their order.

    >>> from ora_widgets import new_game
    >>> happened = Events.of(new_game(3, "france").play("use LR1 lay; take clay"))
    >>> [(event.indicator, event.changes(0)) for event in happened.produced(0, 2)]
    [('clay', {'Cl': 2})]
    """

    def __init__(self, events: tuple[Event, ...] = (), start: int = 0) -> None:
        self.all = events
        self._start = start

    @classmethod
    def of(cls, game: Game, start: int = 0) -> Events:
        """The moves of a game since the learner began at ply `start`."""
        states = [live(game, ply) for ply in range(start, game.ply + 1)]
        moves = game.moves[start : game.ply]
        return cls(
            tuple(
                Event(start + place, states[place].pending[-1].seat, move, states[place], states[place + 1])
                for place, move in enumerate(moves)
            ),
            start,
        )

    def until(self, ply: int) -> tuple[Event, ...]:
        """What had happened by a ply of the game."""
        return self.all[: ply - self._start]

    def produced(self, seat: int, ply: int) -> list[Event]:
        """What a seat had taken by an indicator."""
        return [event for event in self._producing if event.seat == seat and event.ply < ply]

    def visits(self, seat: int, ply: int) -> Iterator[Visit]:
        """The visits that a seat had made, the last one perhaps still going on."""
        for visit in self._visits:
            if visit.seat == seat and visit.events[0].ply < ply:
                ended = visit.events[-1].ply < ply
                so_far = visit.events if ended else tuple(event for event in visit.events if event.ply < ply)
                yield visit._replace(events=so_far)

    @cached_property
    def _producing(self) -> list[Event]:
        return [event for event in self.all if event.move.verb in PRODUCING]

    @cached_property
    def _visits(self) -> list[Visit]:
        found = []
        for place, event in enumerate(self.all):
            if event.move.verb in ("use", "contract"):
                depth, last = len(event.before.pending), place
                while last + 1 < len(self.all) and len(self.all[last].after.pending) > depth:
                    last += 1
                card, by = event.move.words
                made = self.all[place : last + 1]
                found.append(Visit(event.seat, card, by, hired=event.move.verb == "contract", events=made))
        return found


def gained(events: Iterable[Event], seat: int) -> Amounts:
    """Everything that came in for a seat, move by move, also what was given away again."""
    return _added(events, seat, 1)


def spent(events: Iterable[Event], seat: int) -> Amounts:
    """Everything that a seat gave away, move by move, also what came in again."""
    return _added(events, seat, -1)


def _added(events: Iterable[Event], seat: int, sign: int) -> Amounts:
    found: Amounts = {}
    for event in events:
        for code, change in event.changes(seat).items():
            if change * sign > 0:
                found[code] = found.get(code, 0) + change * sign
    return found


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
