"""Alone, turns are chosen by whole games: ways to go on to the end, each better than the one before.

Nobody answers in a game alone and nothing is left to chance, so a way to the end that has been found can be gone: it is kept
from one turn to the next, and thought goes into finding a better one. Most of it goes into other ways to finish the turn that is
asked about, each played on to the end as a quick bot would; the rest into other ways to finish a turn that is still to come.
"""

from __future__ import annotations

from math import inf
from random import Random
from statistics import fmean
from typing import NamedTuple

from ..engine import State, score
from .beam_search import BeamSearch, Line
from .candidates import Candidate, best_first
from .clock import rounds_left
from .deadline import Deadline

ENOUGH = 4  # plans that there must be playouts for
TURNS = 2  # of a plan that count as a playout, as they do in other games for two
NOW = 0.8  # of the plans differ in the turn that is asked about
KEPT = 4  # other ways that are kept for a turn to come


class Planned(NamedTuple):
    """A turn of a plan.

    Attributes:
        state: The position that it begins in.
        line: How it is finished.
        others: Other ways to finish it that have not been tried, the best first.
    """

    state: State
    line: Line
    others: list[Line]


class Planner:
    """The best way to the end of a game alone, as far as it is known.

    Args:
        quick: What turns to come are found by.
    """

    def __init__(self, quick: BeamSearch) -> None:
        self._quick = quick
        self._plan: list[Planned] = []
        self._points = -inf

    def forget(self) -> None:
        """Begin anew: another game is played."""
        self._plan, self._points = [], -inf

    def ranked(self, state: State, ways: list[Line], deadline: Deadline, chance: Random) -> list[Candidate]:
        """Ways to finish the turn, each worth the points that the game has been seen to end with; the best first.

        Args:
            state: The position, left as it is.
            ways: The ways, in the order in which they are tried.
            deadline: When to be done.
            chance: Which turn to come is looked at.
        """
        tried = [Candidate(line) for line in ways]
        ends: dict[int, float] = {}  # by place in `tried`
        leader = self._place(state, tried)
        if self._plan:
            ends[leader] = self._points
        untried = [place for place in range(len(tried)) if place not in ends]
        while True:
            later = [at for at, turn in enumerate(self._plan) if at and turn.others]
            if untried and (not later or chance.random() < NOW):
                at, place = 0, untried[0]
                begun, line, others = state, tried[place].line, list[Line]()
            elif later:
                at, place = chance.choice(later), leader
                begun, _, others = self._plan[at]
                line = others[0]
            else:
                break
            played = self._to_the_end(line, deadline)
            if played is None:
                break
            points, turns = played
            if at:
                others.pop(0)
            else:
                untried.pop(0)
                tried[place].came_to(1, points)
            ends[place] = max(ends.get(place, -inf), points)
            if points >= self._points:
                leader, self._points = place, points
                self._plan[at:] = [Planned(begun, line, others), *turns]
        return self._judged(tried, ends)

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

    def _to_the_end(self, line: Line, deadline: Deadline) -> tuple[float, list[Planned]] | None:
        """Play on to the end after a turn: the points there, and the turns; nothing when it took too long."""
        state, turns = line.after(), list[Planned]()
        while state.pending:
            if len(turns) % TURNS == 0 and not deadline.playout():
                return None
            best, *others = self._quick.lines(state, deadline.over)
            if deadline.over():
                return None
            turns.append(Planned(state, best, others[:KEPT]))
            state = best.after()
        return score(state, 0).total, turns

    def _judged(self, tried: list[Candidate], ends: dict[int, float]) -> list[Candidate]:
        """The ways, the best first; what those that were tried have gained on average, the others would have gained, too."""
        gain = fmean(end - tried[place].line.value for place, end in ends.items()) if ends else 0.0
        for place, way in enumerate(tried):
            way.course = [ends.get(place, way.line.value + gain)]
        ranked = best_first([tried[place] for place in ends])
        return ranked + best_first([way for place, way in enumerate(tried) if place not in ends])


def suffices(state: State, deadline: Deadline) -> bool:
    """Whether there are playouts for some plans.

    Args:
        state: The position, left as it is.
        deadline: When to be done.
    """
    return deadline.playouts >= ENOUGH * (rounds_left(state) + 1) / TURNS
