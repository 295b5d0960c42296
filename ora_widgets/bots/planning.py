"""Alone, turns are chosen by whole games: ways to go on to the end, each better than the one before.

Nobody answers in a game alone and nothing is left to chance, so a way to the end that has been found can be gone: it is kept
from one turn to the next, and thought goes into finding a better one. That is a beam search over turns: after every turn the
positions that promise most are followed, as many as there is budget for to come to the end with.
"""

from __future__ import annotations

from math import inf
from operator import attrgetter
from random import Random
from statistics import fmean
from typing import NamedTuple

from ..engine import State, score
from ..support.background import Deadline
from .beam_search import BeamSearch, Line
from .candidates import Candidate, best_first
from .features import rounds_left

MIN_PLANS = 4  # plans that there must be playouts for
TURNS = 2  # looked at that count as a playout, as they do in other games for two
FOLLOWED = 8  # ways to finish one turn that are followed
MAX_BEAM_WIDTH = 400  # positions that are followed after a turn
NOISE = 1.0  # the standard deviation of errors of judgement, in points, once there is a plan


class PlannedTurn(NamedTuple):
    """A turn of a plan."""

    state: State
    line: Line


class Branch(NamedTuple):
    """A position that is followed, and how it was come to."""

    worth: float
    way: int
    state: State
    last: PlannedTurn
    before: Branch | None

    def turns(self) -> list[PlannedTurn]:
        """All turns that led to it, the first one first."""
        return [*(self.before.turns() if self.before else ()), self.last]


class Beam(NamedTuple):
    """What following positions to the end has come to.

    Attributes:
        whole: Whether nothing was left out that could have been followed.
    """

    ended: list[Branch]
    behind: dict[int, float]
    whole: bool


class Planner:
    """The best way to the end of a game alone, as far as it is known."""

    def __init__(self, quick: BeamSearch) -> None:
        self._quick = quick
        self.plan: list[PlannedTurn] = []
        self._points = -inf
        self._cost = 0.0  # seconds for one turn

    def forget(self) -> None:
        """Begin anew: another game is played."""
        self.plan, self._points = [], -inf

    def ranked(self, state: State, ways: list[Line], deadline: Deadline, chance: Random) -> list[Candidate]:
        """Ways to finish the turn, each worth the points that the game has been seen to end with; the best first.

        Args:
            ways: The ways, in the order in which they are tried.
        """
        tried = [Candidate(line) for line in ways]
        leader = self._place(state, tried)
        ends: dict[int, float] = {leader: self._points} if self.plan else {}  # by place in `tried`
        seen: dict[int, float] = {}  # what the others would have come to
        firsts = [self._branch(PlannedTurn(state, way.line), place) for place, way in enumerate(tried)]
        while beam := self._to_the_end(firsts, deadline, chance):
            best = max(beam.ended, key=attrgetter("worth"))
            for place, points in _by_way(beam.ended).items():
                ends[place] = max(ends.get(place, -inf), points)
                tried[place].add_end(1, points)
            for place, less in beam.behind.items():
                seen[place] = max(seen.get(place, -inf), best.worth - less)
            if best.worth >= self._points:
                leader, self._points, self.plan = best.way, best.worth, best.turns()
            if beam.whole:
                break
        return _judged(tried, ends, seen, leader)

    def followed(self) -> None:
        """Take the first turn off the plan: it is played."""
        del self.plan[:1]

    def _place(self, state: State, tried: list[Candidate]) -> int:
        """Where among the ways the one of the plan is; a plan that does not begin here is forgotten."""
        if not self.plan or self.plan[0].state.key() != state.key():
            self.forget()
            return 0
        line = self.plan[0].line
        for place, way in enumerate(tried):
            if way.line.moves == line.moves:
                return place
        tried.insert(0, Candidate(line))
        return 0

    def _branch(self, last: PlannedTurn, way: int, before: Branch | None = None) -> Branch:
        """The position after a turn, and how it was come to."""
        state = last.line.after()
        worth = self._quick.values.lead(state, 0) if state.pending else score(state, 0).total
        return Branch(worth, way, state, last, before)

    def _to_the_end(self, front: list[Branch], deadline: Deadline, chance: Random) -> Beam | None:
        """Follow the positions that promise most, turn by turn, to the end; as long as there is no plan, the best one alone.

        Returns:
            What that has come to; nothing when it took too long.
        """
        widest, noise = (MAX_BEAM_WIDTH, NOISE) if self.plan else (1, 0.0)
        beam, looked, turns = Beam([], {}, whole=True), 0, len(self.plan)
        while front:
            turns -= 1
            worths = _by_way(front)
            most = max(worths.values())
            beam.behind.update((way, most - worth) for way, worth in worths.items())
            beam.ended.extend(branch for branch in front if not branch.state.pending)
            front = [branch for branch in front if branch.state.pending]
            width = min(widest, self._width(deadline, turns))
            if len(front) > width:
                beam = beam._replace(whole=False)
                front.sort(key=lambda branch: branch.worth + chance.gauss(0.0, noise), reverse=True)
            further = self._further(front[:width], looked, deadline)
            if further is None:
                return None
            looked += len(front[:width])
            front = further
        return beam

    def _further(self, front: list[Branch], looked: int, deadline: Deadline) -> list[Branch] | None:
        """The positions one turn further, each once; nothing when it took too long.

        Args:
            looked: How many were followed before them.
        """
        further: dict[object, Branch] = {}
        began = deadline.left
        for number, branch in enumerate(front, start=looked):
            if number % TURNS == 0 and not deadline.playout():
                return None
            lines = self._quick.lines(branch.state, deadline.over)
            if deadline.over():
                return None
            for line in lines[:FOLLOWED]:
                after = self._branch(PlannedTurn(branch.state, line), branch.way, branch)
                further.setdefault(after.state.key(), after)
        if front and began < inf:
            self._cost = (began - deadline.left) / len(front)
        return list(further.values())

    def _width(self, deadline: Deadline, turns: int) -> int:
        """How many positions can be followed on each turn, where there are so many turns."""
        affordable = deadline.playouts * TURNS
        if self._cost:
            affordable = min(affordable, deadline.left / self._cost)
        return int(max(min(affordable / max(turns, 1), MAX_BEAM_WIDTH), 1))


def _by_way(branches: list[Branch]) -> dict[int, float]:
    """The most that a branch of each way is worth."""
    found: dict[int, float] = {}
    for branch in branches:
        found[branch.way] = max(found.get(branch.way, -inf), branch.worth)
    return found


def _judged(tried: list[Candidate], ends: dict[int, float], seen: dict[int, float], leader: int) -> list[Candidate]:
    """The ways, the best first; what those that came to the end have gained since, the others would have gained, too."""
    gain = fmean(end - tried[place].line.value for place, end in ends.items()) if ends else 0.0
    for place, way in enumerate(tried):
        way.course = [ends.get(place, seen.get(place, way.line.value + gain))]
    # Where others come to the same, the one that the plan goes on from is the best.
    ranked = best_first([tried[place] for place in sorted(ends, key=leader.__ne__)])
    return ranked + best_first([way for place, way in enumerate(tried) if place not in ends])


def suffices(state: State, deadline: Deadline) -> bool:
    """Whether there are playouts for some plans."""
    return deadline.playouts >= MIN_PLANS * (rounds_left(state) + 1) / TURNS
