"""The bot that plays its best turns on, and keeps the one that ends best.

Nothing in this game is hidden or left to chance, and a turn is a long line of small moves; so the tree is a tree of
turns. The ways to finish this turn that `evaluation` likes best are played on side by side, by all seats, as a quick
`Greedy` would play: what a way is worth shows only after many rounds, while chance hardly changes it. So one playout a
way is enough, and after every round the way that has come to least falls out.
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

# How far off the evaluation may be, in points.
DOUBT = 6.0
CANDIDATES = 12
# So often the ways are played on before another lap begins.
STAGES = 12


@dataclass(slots=True)
class Candidate:
    """A way to finish the turn, and how it goes on: points ahead of the others (alone: points).

    Fields: `ends`, by stage, what the positions were worth that playouts came to; in front of them stands what the
    evaluation foretells. `course`, what each stage made the way worth, see `compare`.
    """

    line: Line
    position: State = field(init=False)  # how far the playout that runs has come
    ends: list[list[float]] = field(init=False)
    course: list[float] = field(init=False)

    def __post_init__(self) -> None:
        self.position, self.ends, self.course = self.line.state, [[self.line.value]], [self.line.value]

    @property
    def playouts(self) -> int:
        """How often the way has been played on."""
        return sum(map(len, self.ends[1:]))

    @property
    def worth(self) -> float:
        """What the way is worth, as the last stage shows it."""
        return self.course[-1]

    @property
    def spread(self) -> float:
        """How far off `worth` may be, by how it has moved from stage to stage."""
        return sqrt((DOUBT**2 + sum((seen - self.worth) ** 2 for seen in self.course)) / len(self.course))

    def came_to(self, stage: int, end: float) -> None:
        """Note what a playout has come to."""
        if stage == len(self.ends):
            self.ends.append([])
        self.ends[stage].append(end)


def best_first(ways: list[Candidate]) -> list[Candidate]:
    """The ways, the best first."""
    return sorted(ways, key=attrgetter("worth"), reverse=True)


def compare(tried: list[Candidate]) -> None:
    """Say what ways are worth, played on for longer or for shorter.

    What those that went on to a stage have gained there on average, the others would have gained as well.
    """
    means = [[fmean(ends) for ends in way.ends] for way in tried]
    ahead = 0.0
    gains = []
    for stage in range(max(map(len, means)) - 1, -1, -1):
        gains.append(ahead)
        if stage:
            ahead += fmean(ends[stage] - ends[stage - 1] for ends in means if len(ends) > stage)
    for way, ends in zip(tried, means, strict=True):
        way.course = [end + gain for end, gain in zip(ends, reversed(gains), strict=False)]


class Search(Player):
    """Plays the likeliest turns on for some rounds before it decides.

    Parameters: `seconds` and `playouts`, the budget of one answer (without either: a second); `seed`, for the same
    answers again, given the same playouts; `candidates`, ways that are played on; `depth`, turns of every seat in the
    first playout of a way, from whose end each further one goes on for a single turn of every seat; `width`, positions
    followed after every action to find those ways; `waver`, points by which the players in playouts misjudge when
    everything has been tried without; `values`, another evaluation; `clock`, seconds that only rise.
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
        seat = state.pending[-1][1]
        lap, waver = tried, 0.0
        while len(tried) > 1 and self._lap(lap, tried, seat, waver, thinking):
            lap, waver = best_first(tried)[: max(len(lap) // 2, 2)], self.waver
        return best_first(tried)

    def _lap(
        self, running: list[Candidate], tried: list[Candidate], seat: int, waver: float, thinking: Thinking
    ) -> bool:
        """Play ways on stage by stage, the worst falling out after each; whether there was time for all of it.

        Parameters: `running`, the ways of this lap; `tried`, all that are compared.
        """
        for way in running:
            way.position = way.line.after()
        for stage in range(1, STAGES + 1):
            rounds = self.depth if stage == 1 else 1
            for way in running:
                reached = thinking.playout() and self.playout(way.position, seat, rounds, waver, thinking)
                if not reached:
                    compare(tried)
                    return False
                way.position, end = reached
                way.came_to(stage, end)
            compare(tried)
            running = best_first(running)[: max(len(running) - 1, 2)]
        return True

    def playout(
        self, state: State, seat: int, rounds: int, waver: float, thinking: Thinking
    ) -> tuple[State, float] | None:
        """Play on; returns the position there and its worth to a seat, or nothing when it took too long.

        Parameters: `state`, played on in copies; `rounds`, turns of everybody; `waver`, points by which everybody
        misjudges.
        """
        people = state.mode.players
        turns = rounds * max(people, 2)
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
        return state, fmean(marks) if state.pending else self.values.lead(state, seat)
