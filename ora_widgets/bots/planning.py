"""In a solo game, turns are chosen by planning whole games to the end, each plan better than the one before.

A solo game has no opponents and no chance, so a plan can be carried out as found: it is kept from one turn to the next,
and the time goes into finding a better one. Plans are found by a beam search over turns: after every turn the most
promising positions are followed, as many as the budget allows until the end.
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

MIN_PLANS = 4  # the playouts must suffice for so many plans
TURNS_OF_PLAYOUT = 2  # turns searched that count as one playout, as in games for two
MAX_FOLLOWED = 8  # ways to finish one turn that are followed
MAX_BEAM_WIDTH = 400  # positions followed after a turn
PLAN_NOISE = 1.0  # the standard deviation of errors of judgement, in points, once there is a plan


class PlannedTurn(NamedTuple):
    """A turn of a plan."""

    state: State
    line: Line


class Branch(NamedTuple):
    """A position that is followed, and how it was reached."""

    worth: float
    way: int
    state: State
    last: PlannedTurn
    before: Branch | None

    def turns(self) -> list[PlannedTurn]:
        """All turns that led to it, in order."""
        return [*(self.before.turns() if self.before else ()), self.last]


class Beam(NamedTuple):
    """The result of following positions to the end.

    Attributes:
        whole: Whether every possible position was followed.
    """

    ended: list[Branch]
    behind: dict[int, float]
    whole: bool


class Planner:
    """The best known plan to the end of a solo game."""

    def __init__(self, quick: BeamSearch) -> None:
        self._quick = quick
        self.plan: list[PlannedTurn] = []
        self._points = -inf
        self._cost = 0.0  # seconds for one turn

    def forget(self) -> None:
        """Forget the plan, for another game."""
        self.plan, self._points = [], -inf

    def ranked(self, state: State, ways: list[Line], deadline: Deadline, chance: Random) -> list[Candidate]:
        """Ways to finish the turn, the best first, each with the final points that were reached from it.

        Args:
            ways: The ways, in the order in which they are tried.
        """
        tried = [Candidate(line) for line in ways]
        leader = self._place(state, tried)
        ends: dict[int, float] = {leader: self._points} if self.plan else {}  # by place in `tried`
        seen: dict[int, float] = {}  # estimates for the others
        firsts = [self._branch(PlannedTurn(state, way.line), place) for place, way in enumerate(tried)]
        while beam := self._follow_to_end(firsts, deadline, chance):
            best = max(beam.ended, key=attrgetter("worth"))
            for place, points in _best_by_way(beam.ended).items():
                ends[place] = max(ends.get(place, -inf), points)
                tried[place].add_end(1, points)
            for place, less in beam.behind.items():
                seen[place] = max(seen.get(place, -inf), best.worth - less)
            if best.worth >= self._points:
                leader, self._points, self.plan = best.way, best.worth, best.turns()
            if beam.whole:
                break
        return _rank_ways(tried, ends, seen, leader)

    def drop_first_turn(self) -> None:
        """Remove the first turn from the plan, as it is being played."""
        del self.plan[:1]

    def _place(self, state: State, tried: list[Candidate]) -> int:
        """The index of the plan's way among the ways; a plan that does not begin here is forgotten."""
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
        """The position after a turn, and how it was reached."""
        state = last.line.after()
        worth = self._quick.values.lead(state, 0) if state.pending else score(state, 0).total
        return Branch(worth, way, state, last, before)

    def _follow_to_end(self, front: list[Branch], deadline: Deadline, chance: Random) -> Beam | None:
        """Follow the most promising positions, turn by turn, to the end; without a plan, only the best one.

        Returns:
            The result; `None` when it took too long.
        """
        widest, noise = (MAX_BEAM_WIDTH, PLAN_NOISE) if self.plan else (1, 0.0)
        beam, looked, turns = Beam([], {}, whole=True), 0, len(self.plan)
        while front:
            turns -= 1
            worths = _best_by_way(front)
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
        """The positions one turn later, without duplicates; `None` when it took too long.

        Args:
            looked: How many positions were followed before these.
        """
        further: dict[object, Branch] = {}
        began = deadline.left
        for number, branch in enumerate(front, start=looked):
            if number % TURNS_OF_PLAYOUT == 0 and not deadline.playout():
                return None
            lines = self._quick.lines(branch.state, deadline.is_over)
            if deadline.is_over():
                return None
            for line in lines[:MAX_FOLLOWED]:
                after = self._branch(PlannedTurn(branch.state, line), branch.way, branch)
                further.setdefault(after.state.key(), after)
        if front and began < inf:
            self._cost = (began - deadline.left) / len(front)
        return list(further.values())

    def _width(self, deadline: Deadline, turns: int) -> int:
        """How many positions can be followed after each of the remaining turns."""
        affordable = deadline.playouts * TURNS_OF_PLAYOUT
        if self._cost:
            affordable = min(affordable, deadline.left / self._cost)
        return int(max(min(affordable / max(turns, 1), MAX_BEAM_WIDTH), 1))


def _best_by_way(branches: list[Branch]) -> dict[int, float]:
    """The highest value of a branch for each way."""
    found: dict[int, float] = {}
    for branch in branches:
        found[branch.way] = max(found.get(branch.way, -inf), branch.worth)
    return found


def _rank_ways(tried: list[Candidate], ends: dict[int, float], seen: dict[int, float], leader: int) -> list[Candidate]:
    """The ways, the best first; the average gain of those that reached the end is added to the others."""
    gain = fmean(end - tried[place].line.value for place, end in ends.items()) if ends else 0.0
    for place, way in enumerate(tried):
        way.course = [ends.get(place, seen.get(place, way.line.value + gain))]
    # Among equals, the way of the plan comes first.
    ranked = best_first([tried[place] for place in sorted(ends, key=leader.__ne__)])
    return ranked + best_first([way for place, way in enumerate(tried) if place not in ends])


def suffices(state: State, deadline: Deadline) -> bool:
    """Whether the playouts suffice for some plans."""
    return deadline.playouts >= MIN_PLANS * (rounds_left(state) + 1) / TURNS_OF_PLAYOUT
