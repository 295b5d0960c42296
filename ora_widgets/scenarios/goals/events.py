"""What has happened since a task began: who answered what, what the wheel gave, and who visited which building."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import NamedTuple

from ...engine import Move, State
from ...engine.goods import CODES
from ...game.game import Game
from ...game.history import live

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
