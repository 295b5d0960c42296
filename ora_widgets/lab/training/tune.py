"""Fit the weights of the evaluation to how turns end when they are played on, and print them as a module.

    python -m ora_widgets.lab.training.tune --seconds 600 > weights.py
    python -m ora_widgets.study greedy random --games 200

In games of the evaluation against itself the best few ways to finish a turn are each played on for some turns by
everybody. What the positions on the way are worth, by the weights so far, is the target; between the ways of one turn
only their differences count, so a feature is not credited for coming with a good position. A ridge regression pulls
the weights towards the targets, and towards what they were where there is little to learn from. Each run starts from
the weights that are installed: repeat until an arena finds no difference, and keep what wins.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from random import Random
from statistics import fmean
from time import monotonic
from typing import NamedTuple

from ...bots.beam_search import BeamSearch, Line
from ...bots.deadline import Deadline
from ...bots.evaluation import Values
from ...bots.features import features, horizon, of_phases
from ...bots.search import Search
from ...bots.weights import WEIGHTS
from ...engine import State, new_state

Name = tuple[str, int]  # a feature, and which of its two weights
Vector = dict[Name, float]

# Mostly the long game for two, and enough of the others that nothing is forgotten.
GAMES = [
    *[(2, "france", "long"), (2, "ireland", "long")] * 3,
    (1, "france", "long"), (1, "ireland", "long"), (2, "france", "short"), (2, "ireland", "short"),
    (3, "france", "long"), (4, "ireland", "long"),
]  # fmt: skip
WAYS, TRIED = 14, 6  # ways of a turn among which so many are played on, besides the best
ROUNDS = 4  # that they are played on for
BETWEEN = (5, 13)  # turns from one that is looked at to the next
WANDER = 0.25  # of the turns are not the best one, for variety
LONGEST = 110  # turns; at the end of a game for two there is little new
FAR = 25.0  # points by which a playout may surprise before it is taken for an accident


class Sample(NamedTuple):
    """A way to finish a turn against the mean of its turn: its features, and how much more it was worth than foretold."""

    features: Vector
    surprise: float


def vector(state: State, seat: int) -> Vector:
    """The features of a seat less the mean of the others', each times the factors that its two weights have."""
    people = state.mode.players
    found: Vector = {}
    for other in range(people):
        share = 1.0 if other == seat else -1.0 / (people - 1)
        left = horizon(state, other)
        for name, amount in features(state, other).items():
            factors = (left.near, left.phases) if of_phases(name) else (left.most, left.left)
            for place, factor in enumerate(factors):
                found[name, place] = found.get((name, place), 0.0) + share * amount * factor
    return found


class Plain(Values):
    """The evaluation without the wish to come to an end, which is no matter of weights."""

    def ahead(self, state: State, points: float) -> float:
        return points


VALUES = Plain()


def played_on(line: Line, seat: int, search: Search) -> float:
    """What a way is worth on average over the rounds it is played on for."""
    state, ends = line.after(), []
    for _ in range(ROUNDS):
        reached = search.playout(state, seat, 0.0, Deadline())
        assert reached is not None
        state, end = reached
        ends.append(end)
    return fmean(ends)


def compared(lines: list[Line], seat: int, search: Search) -> Iterator[Sample]:
    """Play ways on and compare them."""
    ways = [
        (vector(line.state, seat), played_on(line, seat, search) - VALUES.lead(line.state, seat))
        for line in lines
        if line.state.pending
    ]
    if len(ways) > 1:
        middle: Vector = {}
        for found, _ in ways:
            for name, amount in found.items():
                middle[name] = middle.get(name, 0.0) + amount / len(ways)
        surprise = fmean(end for _, end in ways)
        for found, end in ways:
            apart = {name: found.get(name, 0.0) - amount for name, amount in middle.items()}
            yield Sample({name: x for name, x in apart.items() if x}, max(-FAR, min(FAR, end - surprise)))


def collect(seconds: float, seed: int) -> list[Sample]:
    """Play for so long and compare ways to finish turns.

    Args:
        seconds: How long to play.
        seed: The seed of the games; another one gives other games.
    """
    chance, end = Random(seed), monotonic() + seconds
    search, turns, wide = Search(playouts=1, values=VALUES), BeamSearch(VALUES, width=2), BeamSearch(VALUES, width=6)
    samples: list[Sample] = []
    number = 0
    while monotonic() < end:
        state = new_state(*GAMES[number % len(GAMES)])
        number += 1
        look = chance.randrange(BETWEEN[0])
        for turn in range(LONGEST):
            if not state.pending or monotonic() >= end:
                break
            if turn == look:
                look += chance.randrange(*BETWEEN)
                best, *others = wide.lines(state)[:WAYS]
                tried = [best, *chance.sample(others, min(TRIED, len(others)))]
                samples += compared(tried, state.pending[-1].seat, search)
            lines = turns.lines(state)[:5]
            state = (chance.choice(lines) if chance.random() < WANDER else lines[0]).after()
    return samples


def ridge(samples: list[Sample], strength: float, steps: int = 60) -> Vector:
    """The change of weights that explains the surprises best, large changes being held against it.

    Args:
        samples: What `collect` has found.
        strength: How much large changes are held against it.
        steps: How many steps of the method of conjugate gradients.
    """

    def applied(change: Vector) -> Vector:
        total = {name: strength * x for name, x in change.items()}
        for found, _ in samples:
            moved = sum(x * change.get(name, 0.0) for name, x in found.items())
            for name, x in found.items():
                total[name] = total.get(name, 0.0) + moved * x
        return total

    change: Vector = {}
    rest: Vector = {}
    for found, surprise in samples:
        for name, x in found.items():
            rest[name] = rest.get(name, 0.0) + x * surprise
    way, size = dict(rest), sum(x * x for x in rest.values())
    for _ in range(steps):
        if size < 1e-9:
            break
        bent = applied(way)
        step = size / sum(x * bent[name] for name, x in way.items())
        change = {name: change.get(name, 0.0) + step * x for name, x in way.items()}
        rest = {name: x - step * bent[name] for name, x in rest.items()}
        before, size = size, sum(x * x for x in rest.values())
        way = {name: x + size / before * way[name] for name, x in rest.items()}
    return change


def module(weights: dict[str, tuple[float, float]]) -> str:
    """The weights as the text of `ora_widgets/bots/weights.py` from its table on."""
    lines = ["# fmt: off", "WEIGHTS: dict[str, tuple[float, float]] = {"]
    kind = None
    for name, (early, late) in sorted(weights.items()):
        if not round(early, 2) and not round(late, 2):
            continue
        item = f' "{name}": ({early:.2f}, {late:.2f}),'
        if name.split(".")[0] != kind or len(lines[-1] + item) > 118:
            lines.append("   ")
        kind = name.split(".")[0]
        lines[-1] += item
    return "\n".join([*lines, "}", "# fmt: on"])


def main() -> None:
    """Read the command line, collect, fit, print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--seconds", type=float, default=600, help="to play")
    parser.add_argument("--seed", type=int, default=1, help="for other games")
    parser.add_argument("--ridge", type=float, default=300, help="how strongly the weights keep to what they were")
    given = parser.parse_args()
    samples = collect(given.seconds, given.seed)
    change = ridge(samples, given.ridge)
    names = {*WEIGHTS, *(name for name, _ in change)}
    fitted = {}
    for name in names:
        early, late = WEIGHTS.get(name, (0.0, 0.0))
        fitted[name] = (early + change.get((name, 0), 0.0), late + change.get((name, 1), 0.0))
    print(module(fitted))


if __name__ == "__main__":
    main()
