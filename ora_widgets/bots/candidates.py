"""Ways to finish a turn that a search plays out: which to try first, and what each has proved to be worth."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from math import sqrt
from operator import attrgetter, itemgetter
from statistics import fmean, pvariance

from ..engine import State
from ..engine.steps.base import Plain
from ..engine.turn.act import MAIN_ACTIONS
from .beam_search import Line
from .pruning import YIELD

EVALUATION_ERROR = 6.0  # the standard deviation of the evaluation, in points
ACTION_VERBS = {*MAIN_ACTIONS, "enter", "settle"}


@dataclass(slots=True)
class Candidate:
    """A way to finish the turn, and its results: points ahead of the others (in a solo game: points).

    Args:
        line: The line: its moves, and the position before its `done`.

    Attributes:
        ends: By round, the values of the positions that playouts reached, preceded by the evaluation's forecast.
        course: The mean of `ends` by round, see `compare`.

    >>> from ora_widgets.bots import Deadline, Search
    >>> from ora_widgets.engine import new_state
    >>> best = Search(seed=1).ranked(new_state(2, "france"), Deadline(playouts=4))[0]
    >>> best.line.moves[-1]
    ('done',)
    """

    line: Line
    position: State = field(init=False)  # the position that the running playout has reached
    ends: list[list[float]] = field(init=False)
    course: list[float] = field(init=False)

    def __post_init__(self) -> None:
        self.position, self.ends, self.course = self.line.state, [[self.line.value]], [self.line.value]

    @property
    def playouts(self) -> int:
        """How often the way has been played out."""
        return sum(map(len, self.ends[1:]))

    @property
    def worth(self) -> float:
        """The way's value: the mean of its course."""
        return fmean(self.course)

    @property
    def deviation(self) -> float:
        """The standard deviation of `worth`, from its changes between rounds."""
        return sqrt(pvariance(self.course) + EVALUATION_ERROR**2 / len(self.course))

    def add_end(self, round_: int, end: float) -> None:
        """Record the result of a playout.

        Args:
            round_: The index of the round, 0 for the next one.
            end: The value of the position there, in points.
        """
        if round_ == len(self.ends):
            self.ends.append([])
        self.ends[round_].append(end)


def order_by_variety(lines: list[Line]) -> list[Line]:
    """The lines reordered: first the best line for each set of actions, then the second best of each, and so on."""
    alike: Counter[frozenset[Plain]] = Counter()
    ranked = []
    for line in lines:
        actions = frozenset(move[: 1 if move[0] in YIELD else 2] for move in line.moves if move[0] in ACTION_VERBS)
        ranked.append((alike[actions], line))
        alike[actions] += 1
    return [line for _, line in sorted(ranked, key=itemgetter(0))]


def first_moves(lines: list[Line]) -> list[Line]:
    """The best line for every first move."""
    found: dict[Plain, Line] = {}
    for line in lines:
        found.setdefault(line.moves[0], line)
    return list(found.values())


def best_first(ways: list[Candidate]) -> list[Candidate]:
    """The ways, the best first."""
    return sorted(ways, key=attrgetter("worth"), reverse=True)


def compare(tried: list[Candidate]) -> None:
    """Make ways comparable that were played out for different numbers of rounds.

    Each round's average gain of the ways that reached it is added to the others.
    """
    means = [[fmean(ends) for ends in way.ends] for way in tried]
    ahead = 0.0
    gains = []
    for round_ in range(max(map(len, means)) - 1, -1, -1):
        gains.append(ahead)
        if round_:
            ahead += fmean(ends[round_] - ends[round_ - 1] for ends in means if len(ends) > round_)
    for way, ends in zip(tried, means, strict=True):
        way.course = [end + gain for end, gain in zip(ends, reversed(gains), strict=False)]
