"""The bot that plays its best turns on, and keeps the one that ends best.

Nothing in this game is hidden or left to chance, and a turn is a long line of small moves; so the tree is a tree of
turns. The ways to finish this turn that `evaluation` likes best are each played on for some turns by all seats, as a
quick and slightly wavering `Greedy` would play; what the positions at the end are worth is the value of the way. The
better half of the ways is then played on again, and so on: few ways are thought about long (sequential halving).
"""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from math import sqrt
from operator import attrgetter
from random import Random as Chance
from statistics import fmean
from threading import Event

from ..engine import State
from ..engine.steps.base import Plain
from .clock import TURNS
from .evaluation import STANDARD, Values
from .greedy import Plan
from .protocol import Budget, Clock, Player, Thinking, at_least
from .turns import Line, Turns

# How far a playout may be off, before there are others to compare it with; in points.
DOUBT = 6.0
CANDIDATES = 12
# As many playouts the evaluation counts for.
TRUST = 1.0


@dataclass(slots=True)
class Candidate:
    """A way to finish the turn, and how its playouts ended: points ahead of the others (alone: points)."""

    line: Line
    ends: list[float] = field(default_factory=list)
    lean: float = 0.0  # by how much playouts end better, on average, than the evaluation foretells

    @property
    def worth(self) -> float:
        """What the way is worth: the mean of its playouts, the evaluation counting as some of them."""
        return (TRUST * (self.line.value + self.lean) + sum(self.ends)) / (TRUST + len(self.ends))

    @property
    def spread(self) -> float:
        """How far off `worth` may be: its standard error."""
        # Few playouts may agree by chance, so the doubt there was before them counts as one more.
        middle = fmean(self.ends) if self.ends else 0.0
        variance = (DOUBT**2 + sum((end - middle) ** 2 for end in self.ends)) / (1 + len(self.ends))
        return sqrt(variance / (TRUST + len(self.ends)))


class Search(Player):
    """Plays the likeliest turns on for some rounds before it decides.

    Parameters: `seconds` and `playouts`, the budget of one answer (without either: a second); `seed`, for the same
    answers again, given the same playouts; `candidates`, ways that are played on; `depth`, turns of every seat that a
    playout lasts; `width`, positions followed after every action to find those ways; `waver`, points by which the
    players in playouts misjudge; `values`, another evaluation; `clock`, seconds that only rise.
    Raises `ValueError` for a budget of nothing, and for settings too small to play with.

    >>> from ora_widgets.game import new_game
    >>> game = new_game(2)
    >>> Search(playouts=4, seed=1).choose(game) in game.legal_moves
    True
    """

    def __init__(
        self,
        seconds: float | None = None,
        playouts: int | None = None,
        *,
        seed: int | str | None = None,
        candidates: int = CANDIDATES,
        depth: int = 2,
        width: int = 8,
        waver: float = 1.0,
        values: Values = STANDARD,
        clock: Clock = time.monotonic,
    ) -> None:
        at_least("Search", candidates=(candidates, 1), depth=(depth, 1), width=(width, 1), waver=(waver, 0))
        self.budget = Budget(1.0 if seconds is None and playouts is None else seconds, playouts)
        self.candidates, self.depth, self.waver = candidates, depth, waver
        self.values = values
        self.clock = clock
        self._wide = Turns(values, width)
        self._quick = Turns(values, width=1, sites=1, nodes=30)
        self._chance = Chance(seed)
        self._plan = Plan()

    def __repr__(self) -> str:
        return f"Search({repr(self.budget).removeprefix('Budget(')}"

    def begin(self, event: Event | None) -> Thinking:
        return Thinking(self.budget, event, self.clock)

    def think(self, state: State, thinking: Thinking) -> Plain:
        kind, _, mains = (*state.pending[-1], 0)[:3]
        # A main action is worth a thought of its own; what follows from it has been decided with it.
        follows = None if kind in TURNS and mains else self._plan.follow(state)
        return follows or self._plan.keep(state, self.ranked(state, thinking)[0].line.moves)

    def ranked(self, state: State, thinking: Thinking, *, apart: bool = False) -> list[Candidate]:
        """The ways to finish this turn, the best first.

        Parameters: `state`, left as it is; `thinking`, when to end; `apart`, whether no two shall begin alike.
        """
        lines = self._wide.lines(state, thinking.over)
        if apart:
            lines = list({line.moves[0]: line for line in reversed(lines)}.values())[::-1]
        tried = [Candidate(line) for line in lines[: self.candidates]]
        if len(tried) == 1:
            return tried
        seat = state.pending[-1][1]
        alive = tried
        waver = 0.0
        while True:
            for candidate in alive:
                end = self.playout(candidate.line.after(), seat, waver, thinking) if thinking.playout() else None
                if end is None:
                    return sorted(tried, key=attrgetter("worth"), reverse=True)
                candidate.ends.append(end)
                played = [other for other in tried if other.ends]
                lean = fmean(other.ends[0] - other.line.value for other in played)
                for other in tried:
                    other.lean = lean
            alive = sorted(alive, key=attrgetter("worth"), reverse=True)[: max(len(alive) // 2, 2)]
            waver = self.waver

    def playout(self, state: State, seat: int, waver: float, thinking: Thinking) -> float | None:
        """Play some turns on; returns what the end is worth to a seat, or nothing when it took too long.

        Parameters: `state`, played on in copies; `waver`, points by which everybody misjudges.
        """
        people = state.mode.players
        turns = self.depth * people if people > 1 else 2 * self.depth
        marks: list[float] = []
        for turn in range(turns):
            if not state.pending:
                break
            lines = self._quick.lines(state, thinking.over)
            if thinking.over():
                return None
            line = max(lines, key=lambda line: line.value + self._chance.gauss(0.0, waver)) if waver else lines[0]
            state = line.after()
            # Values lean towards whoever has just moved; over one turn of everybody that evens out.
            if turn >= turns - people:
                marks.append(self.values.lead(state, seat))
        return fmean(marks) if state.pending else self.values.lead(state, seat)
