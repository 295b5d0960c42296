"""The parts of a condition: the moment that it is checked at, its sentence when it does not hold, and its words.

Conditions are on the position and on events since the task began: moves, goods from the wheel, and visits to buildings.
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
from ...engine.land import parse_space
from ...engine.moves import safe_text
from ...engine.rules import NEUTRAL
from ...engine.terms import INDICATORS
from ...game.game import Game
from ...game.history import read_only_state
from ...language.current import CURRENT, known_language
from ...language.fluent import say
from ...language.name_lookup import bag, engine_name, ids_named, nearest_cards, nearest_goods, tokens
from ...language.names import amounts, card_name, seat_name
from ...language.sentences import with_sentence

PRODUCING_VERBS = ("take", "fell", "cut")  # moves that take goods with an indicator
IDLE_VERBS = ("send", "skip", "flip", "sell")  # moves of a visit that do not use the building

Amounts = dict[str, int]


class Event(NamedTuple):
    """A move with the number of moves before it, its seat, and the positions before and after it."""

    ply: int
    seat: int
    move: Move
    before: State
    after: State

    def changes(self, seat: int) -> Amounts:
        """The changes of a seat's goods by code, without unchanged goods."""
        pairs = zip(CODES, self.before.players[seat].goods, self.after.players[seat].goods, strict=True)
        return {code: then - now for code, now, then in pairs if then != now}

    @property
    def indicator(self) -> str:
        """The indicator that goods were taken with."""
        return self.move.words[0] if self.move.verb == "take" else self.move.words[1]


class Visit(NamedTuple):
    """A visit of an own or hired clergyman to a building, with all events until the building's function ends."""

    seat: int
    card: str
    by: str  # "lay" or "prior"; for a contract its price
    hired: bool
    events: tuple[Event, ...]

    @property
    def idle(self) -> bool:
        """Whether the building was left unused."""
        first, *more = self.events
        working = [event for event in more if event.move.verb not in IDLE_VERBS and event.move != ("times", "0")]
        return not working and (self.hired or not first.changes(self.seat))

    @property
    def gained(self) -> Amounts:
        """All goods that the visitor received, even if they were given away again."""
        return goods_gained(self.events, self.seat)


class Events:
    """The events of a game since a task began.

    Args:
        events: The events, in order.

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
        """The events of a game since ply `start`."""
        states = [read_only_state(game, ply) for ply in range(start, game.ply + 1)]
        moves = game.moves[start : game.ply]
        return cls(
            tuple(
                Event(start + place, states[place].pending[-1].seat, move, states[place], states[place + 1])
                for place, move in enumerate(moves)
            ),
            start,
        )

    def before(self, ply: int) -> tuple[Event, ...]:
        """The events before a ply of the game."""
        return self.all[: ply - self._start]

    def produced(self, seat: int, ply: int) -> list[Event]:
        """The events before a ply in which a seat took goods with an indicator."""
        return [event for event in self._producing if event.seat == seat and event.ply < ply]

    def visits(self, seat: int, ply: int) -> Iterator[Visit]:
        """The visits that a seat began before a ply; the last may be unfinished."""
        for visit in self._visits:
            if visit.seat == seat and visit.events[0].ply < ply:
                ended = visit.events[-1].ply < ply
                so_far = visit.events if ended else tuple(event for event in visit.events if event.ply < ply)
                yield visit._replace(events=so_far)

    @cached_property
    def _producing(self) -> list[Event]:
        return [event for event in self.all if event.move.verb in PRODUCING_VERBS]

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


def goods_gained(events: Iterable[Event], seat: int) -> Amounts:
    """All goods that a seat received in events, even if they were given away again."""
    return _add_up(events, seat, 1)


def goods_spent(events: Iterable[Event], seat: int) -> Amounts:
    """All goods that a seat gave away in events, even if they came back."""
    return _add_up(events, seat, -1)


def _add_up(events: Iterable[Event], seat: int, sign: int) -> Amounts:
    found: Amounts = {}
    for event in events:
        for code, change in event.changes(seat).items():
            if change * sign > 0:
                found[code] = found.get(code, 0) + change * sign
    return found


# Whether a condition holds, and a function for the arguments of the sentence on why not.
Verdict = tuple[bool, Callable[[], dict[str, object]]]
NO_EVENTS = Events()  # has happened
_NUMBER = re.compile(r"-?[0-9]{1,6}")
_SPACE = re.compile(r"-?[0-9]+,-?[0-9]+")


@dataclass(frozen=True)
class Moment:
    """A moment of a game to check a goal at.

    Args:
        whose: The seat for conditions that name none.
        events: The events since a task began; those from `ply` on are still to come.
    """

    state: State
    seats: str
    whose: str = ""
    events: Events = NO_EVENTS
    ply: int = 0
    language: str = CURRENT

    def __post_init__(self) -> None:
        object.__setattr__(self, "language", known_language(self.language))

    @classmethod
    def of(cls, game: Game, start: int = 0, language: str = CURRENT) -> Moment:
        """The current moment of a game, for a learner who began at ply `start`."""
        events = Events.of(game, start)
        seat = events.all[0].seat if events.all else game.now.to_move or 0
        return cls(game.now, game.setup.seats, (game.setup.seats + NEUTRAL)[seat], events, game.ply, language)

    def history(self) -> Iterator[Moment]:
        """The moments after each event since the beginning."""
        for event in self.events.before(self.ply):
            yield replace(self, state=event.after, ply=event.ply + 1)

    def seat(self, colour: str) -> int:
        """The number of a seat; the neutral player's comes last."""
        return (self.seats + NEUTRAL).index(colour)

    def player(self, colour: str) -> Player:
        """The player of a seat."""
        return self.state.players[self.seat(colour)]

    @property
    def settled(self) -> bool:
        """Whether no action is in progress, in which something may still have to be paid."""
        pending = self.state.pending
        return not pending or pending[-1].kind in BETWEEN_ACTIONS

    @property
    def happened(self) -> tuple[Event, ...]:
        """The events since the beginning."""
        return self.events.before(self.ply)

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
        """An indicator as that with which goods are taken."""
        return say(f"indicator-{name}.with", self.language)


@dataclass(frozen=True)
class Condition:
    """One condition.

    Args:
        words: Its words, without the seat.
        message: The message for when it does not hold.
        look: Checks it for a seat.
        lasting: Whether it stays met once it has been met.
        seat: A colour, or empty for the moment's `whose`.
    """

    words: str
    message: str = field(compare=False)
    look: Callable[[Moment, str], Verdict] = field(compare=False, repr=False)
    lasting: bool = field(default=False, compare=False)
    seat: str = ""

    @property
    def verb(self) -> str:
        """Its first word."""
        return self.words.partition(" ")[0]

    def is_met(self, now: Moment) -> bool:
        """Whether it holds at a moment."""
        return self.look(now, self.seat or now.whose)[0]

    def why_not(self, now: Moment) -> str:
        """A sentence on what is missing."""
        return say(self.message, now.language, **self.look(now, self.seat or now.whose)[1]())

    def __str__(self) -> str:
        return f"{self.seat} {self.words}".strip()


# ---- words


def goal_error(message: str, word: object, near: str = "") -> Refusal:
    """The error for a text that is not a goal, with the nearest names."""
    return with_sentence(ParseError(message, word=safe_text(word, 60), near=near))


def number(word: str) -> int:
    """Read a number of up to six digits; raises `ValueError` for anything else."""
    if not _NUMBER.fullmatch(word):
        raise ValueError(word)
    return int(word)


def space(word: str) -> str:
    """Read a space; raises `ValueError` for anything else."""
    parse_space(word)
    return word


def is_space(word: str) -> bool:
    """Whether a word has the form of a space."""
    return bool(_SPACE.fullmatch(word))


def goods(words: list[str]) -> Amounts:
    """Read one or more goods; raises `ParseError` with the nearest names."""
    try:
        found = {CODES[good]: count for good, count in bag(" ".join(words))}
    except ValueError as error:
        raise goal_error("goal-good", str(error), nearest_goods(safe_text(str(error), 40))) from None
    if not found:
        raise ValueError(words)
    ids_named = [token[-2:] for token in tokens(" ".join(words))]  # sentences name them in this order
    return dict(sorted(found.items(), key=lambda each: ids_named.index(each[0]) if each[0] in ids_named else 0))


def spell_goods(wanted: Amounts) -> str:
    """Write goods as tokens."""
    return spell((INDEX[code], count) for code, count in wanted.items())


def indicator(word: str) -> str:
    """Read an indicator by its name in any language; raises `ParseError` with the nearest names."""
    name = engine_name(word)
    if name not in INDICATORS:
        raise goal_error("goal-word", word, ", ".join(get_close_matches(word, INDICATORS, n=3, cutoff=0)))
    return name


def cards(words: list[str]) -> tuple[str, ...]:
    """Read the ids of cards from the name of one, from ids, or from names separated by commas.

    Raises:
        ParseError: When a word names no card; the message has the nearest names.
    """
    found: list[str] = []
    for piece in filter(None, (piece.strip() for piece in " ".join(words).split(","))):
        each = piece.split()
        if not all(word in CARDS or word in SETTLEMENTS for word in each) and ids_named(piece):
            each = [piece]
        wrong = [word for word in each if len(ids_named(word)) != 1]
        if wrong:
            # If none of several words is a card by itself, they are a wrong name together.
            word = piece if len(wrong) == len(each) else wrong[0]
            raise goal_error("goal-card", word, ", ".join(ids_named(word)) or nearest_cards(safe_text(word, 40)))
        found += [ids_named(word)[0] for word in each]
    if not found:
        raise ValueError(words)
    return tuple(dict.fromkeys(found))


def card(words: list[str]) -> str:
    """Read the id of one card.

    Args:
        words: The words of its name, or its id.
    """
    (id_,) = cards(words)
    return id_
