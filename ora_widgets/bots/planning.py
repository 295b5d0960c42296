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

from ..engine import State
from .beam_search import BeamSearch, Line
from .candidates import Candidate, best_first
from .clock import rounds_left
from .deadline import Deadline

ENOUGH = 4  # plans that there must be playouts for
TURNS = 2  # looked at that count as a playout, as they do in other games for two
FOLLOWED = 8  # ways to finish one turn that are followed
WIDEST = 400  # positions that are followed after a turn
NOISE = 1.0  # the standard deviation of errors of judgement, in points, once there is a plan


class Planned(NamedTuple):
    """A turn of a plan.

    Attributes:
        state: The position that it begins in.
        line: How it is finished.
    """

    state: State
    line: Line


class Branch(NamedTuple):
    """A position that is followed, and how it was come to.

    Attributes:
        promise: What it is worth, with the error of judgement.
        worth: The same without.
        way: The way to finish the first turn, by its place among those that are compared.
        state: The position.
        last: The turn that led to it.
        before: Where that turn began; nothing for the first.
    """

    promise: float
    worth: float
    way: int
    state: State
    last: Planned
    before: Branch | None

    def turns(self) -> list[Planned]:
        """All turns that led to it, the first one first."""
        found, at = list[Planned](), self
        while True:
            found.append(at.last)
            if at.before is None:
                return found[::-1]
            at = at.before


class Planner:
    """The best way to the end of a game alone, as far as it is known.

    Args:
        quick: What turns to come are found by.
    """

    def __init__(self, quick: BeamSearch) -> None:
        self._quick = quick
        self._plan: list[Planned] = []
        self._points = -inf
        self._cost = 0.0  # seconds for one turn

    def forget(self) -> None:
        """Begin anew: another game is played."""
        self._plan, self._points = [], -inf

    def ranked(self, state: State, ways: list[Line], deadline: Deadline, chance: Random) -> list[Candidate]:
        """Ways to finish the turn, each worth the points that the game has been seen to end with; the best first.

        Args:
            state: The position, left as it is.
            ways: The ways, in the order in which they are tried.
            deadline: When to be done.
            chance: Where errors of judgement are drawn from.
        """
        tried = [Candidate(line) for line in ways]
        leader = self._place(state, tried)
        ends: dict[int, float] = {leader: self._points} if self._plan else {}  # by place in `tried`
        seen: dict[int, float] = {}  # what the others would have come to
        firsts = [
            Branch(0.0, self._quick.values.lead(after, 0), place, after, Planned(state, way.line), None)
            for place, way in enumerate(tried)
            for after in [way.line.after()]
        ]
        whole = False
        while not whole:
            widest, noise = (WIDEST, NOISE) if self._plan else (1, 0.0)
            behind: dict[int, float] = {}
            found = self._to_the_end(firsts, widest, noise, behind, deadline, chance)
            if found is None:
                break
            whole, ended = found
            best = max(ended, key=attrgetter("worth"))
            for way, points in _by_way(ended).items():
                ends[way] = max(ends.get(way, -inf), points)
                tried[way].came_to(1, points)
            for way, less in behind.items():
                seen[way] = max(seen.get(way, -inf), best.worth - less)
            if best.worth >= self._points:
                leader, self._points, self._plan = best.way, best.worth, best.turns()
        return _judged(tried, ends, seen, leader)

    def followed(self) -> None:
        """Take the first turn off the plan: it is played."""
        del self._plan[:1]

    def _place(self, state: State, tried: list[Candidate]) -> int:
        """Where among the ways the one of the plan is; a plan that does not begin here is forgotten."""
        if not self._plan or self._plan[0].state.key() != state.key():
            self.forget()
            return 0
        line = self._plan[0].line
        for place, way in enumerate(tried):
            if way.line.moves == line.moves:
                return place
        tried.insert(0, Candidate(line))
        return 0

    def _to_the_end(
        self,
        firsts: list[Branch],
        widest: int,
        noise: float,
        behind: dict[int, float],
        deadline: Deadline,
        chance: Random,
    ) -> tuple[bool, list[Branch]] | None:
        """Follow the positions that promise most, turn by turn, to the end.

        Args:
            firsts: The positions after the first turn.
            widest: How many positions are followed at most.
            noise: The standard deviation of errors of judgement, in points.
            behind: By way, how much less than the best it was worth where it was last seen; filled in.
            deadline: When to be done.
            chance: Where errors are drawn from.

        Returns:
            Whether nothing was left out that could have been followed, and the ends; nothing when it took too long.
        """
        whole, ended, depth, looked = True, list[Branch](), 1, 0
        front = [branch._replace(promise=branch.worth + chance.gauss(0.0, noise)) for branch in firsts]
        while front:
            worths = _by_way(front)
            most = max(worths.values())
            behind |= {way: most - worth for way, worth in worths.items()}
            ended += [branch for branch in front if not branch.state.pending]
            front = [branch for branch in front if branch.state.pending]
            width = min(widest, self._width(deadline, len(self._plan) - depth))
            if len(front) > width:
                whole = False
                front.sort(key=attrgetter("promise"), reverse=True)
                del front[width:]
            further: dict[object, Branch] = {}
            began = deadline.left
            for branch in front:
                if looked % TURNS == 0 and not deadline.playout():
                    return None
                looked += 1
                lines = self._quick.lines(branch.state, deadline.over)
                if deadline.over():
                    return None
                for line in lines[:FOLLOWED]:
                    after = line.after()
                    key = after.key() if after.pending else len(further)
                    if key in further:
                        continue
                    worth = self._quick.values.lead(after, 0)
                    promise = worth + chance.gauss(0.0, noise)
                    further[key] = Branch(promise, worth, branch.way, after, Planned(branch.state, line), branch)
            if front and began < inf:
                self._cost = (began - deadline.left) / len(front)
            front, depth = list(further.values()), depth + 1
        return whole, ended

    def _width(self, deadline: Deadline, turns: int) -> int:
        """How many positions can be followed on each of so many turns."""
        affordable = deadline.playouts * TURNS
        if self._cost:
            affordable = min(affordable, deadline.left / self._cost)
        return int(max(min(affordable / max(turns, 1), WIDEST), 1))


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
    """Whether there are playouts for some plans.

    Args:
        state: The position, left as it is.
        deadline: When to be done.
    """
    return deadline.playouts >= ENOUGH * (rounds_left(state) + 1) / TURNS
