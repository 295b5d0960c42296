"""How strong the bots are: matches for two with seats swapped, and solo games, with intervals.

    python -m tests.bench.strength --match search greedy --games 40 --seconds 0.2
    python -m tests.bench.strength --match greedy random --games 200
    python -m tests.bench.strength --solo search --games 10 --seconds 0.2

Two games share an opening of random moves, one from each seat, since bots without chance would repeat themselves.
An interval is Wilson's for shares, and the mean plus or minus 1.96 standard errors for points, both at 95 %.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from math import sqrt
from random import Random as Chance
from statistics import fmean, stdev
from time import perf_counter, process_time
from typing import NamedTuple

from ora_widgets.bots import Bot, Greedy, Random, Search
from ora_widgets.engine import State, new_state, options, play, sample, score
from ora_widgets.game.horizon import beyond

Maker = Callable[[int], Bot]
OPENING = 2  # turns, by the clock of `done`, that both games of a pair share
Z = 1.96


class Share(NamedTuple):
    """Games won out of so many, a tie as half a game, and what the points were."""

    wins: float
    games: int
    points: float  # the first one's, on average ...
    others: float  # ... and the second one's
    seconds: float  # per game

    def interval(self) -> tuple[float, float]:
        """Wilson's interval of the share."""
        share, n = self.wins / self.games, self.games
        middle = (share + Z * Z / (2 * n)) / (1 + Z * Z / n)
        half = Z * sqrt(share * (1 - share) / n + Z * Z / (4 * n * n)) / (1 + Z * Z / n)
        return middle - half, middle + half

    def __str__(self) -> str:
        low, high = self.interval()
        return (
            f"{self.wins:g} of {self.games}: {self.wins / self.games:.1%} [{low:.1%}, {high:.1%}], "
            f"{self.points:.0f} to {self.others:.0f} points, {self.seconds:.1f} s a game"
        )


def opening(players: int, country: str, length: str, seed: int) -> State:
    """A new game, the first turns of it played at random."""
    state, chance, turns = new_state(players, country, length), Chance(seed), 0
    while turns < OPENING and state.pending:
        move = sample(state, chance)
        turns += move == ("done",)
        play(state, move)
    return state


def finish(state: State, bots: list[Bot]) -> list[int]:
    """Let the bots play to the end, or where two are stopped who need not end; the points of their seats."""
    while state.pending and not beyond(state):
        seat = state.pending[-1].seat
        move = bots[seat].choose_state(state)
        if move not in options(state):
            raise AssertionError(f"{bots[seat]} plays {move}, which is not legal at {state.pending[-1]}")
        play(state, move)
    return [score(state, seat).total for seat in range(len(bots))]


def match(one: Maker, other: Maker, games: int, length: str = "long", tell: bool = False, first: int = 0) -> Share:
    """Play games for two, France and Ireland in turns, each opening twice with the seats swapped.

    Parameters: `one` and `other`, make a bot from a seed; `tell`, whether to print every result as it comes; `first`,
    the number of the first game, so that several processes can share a match.
    """
    started = perf_counter()
    won, ours, theirs = 0.0, [], []
    for number in range(first, first + games):
        pair, swapped = divmod(number, 2)
        state = opening(2, ("france", "ireland")[pair % 2], length, pair)
        bots = [one(number), other(number)]
        points = finish(state, bots[::-1] if swapped else bots)
        mine, yours = points[::-1] if swapped else points
        won += (mine > yours) + (mine == yours) / 2
        ours.append(mine)
        theirs.append(yours)
        if tell:
            print(f"{number + 1}: {mine} to {yours} in round {state.round}", flush=True)
    return Share(won, games, fmean(ours), fmean(theirs), (perf_counter() - started) / games)


def solo(one: Maker, games: int, tell: bool = False) -> list[int]:
    """The points of solo games, France and Ireland in turns."""
    found = []
    for number in range(games):
        state = opening(1, ("france", "ireland")[number % 2], "long", number)
        found += finish(state, [one(number)])
        if tell:
            print(f"{number + 1}: {found[-1]}", flush=True)
    return found


def makers(seconds: float) -> dict[str, Maker]:
    """The bots by name, with this much time for an answer where they take time.

    It is the processor's time, so that what else the machine does makes nobody weaker.
    """
    return {
        "random": Random,
        "greedy": Greedy,
        "search": lambda seed: Search(seconds=seconds, seed=seed, clock=process_time),
    }


def main() -> None:
    """Read the command line, play, print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--match", nargs=2, metavar="BOT", help="random, greedy or search against another")
    parser.add_argument("--solo", metavar="BOT")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--first", type=int, default=0, help="number of the first game of a match")
    parser.add_argument("--seconds", type=float, default=0.2, help="for every answer of search, on one core")
    parser.add_argument("--length", choices=("short", "long"), default="long")
    given = parser.parse_args()
    made = makers(given.seconds)
    if given.match:
        one, other = given.match
        print(
            f"{one} against {other}: {match(made[one], made[other], given.games, given.length, tell=True, first=given.first)}"
        )
    if given.solo:
        points = solo(made[given.solo], given.games, tell=True)
        half = Z * stdev(points) / sqrt(len(points)) if len(points) > 1 else float("nan")
        print(f"{given.solo} alone, {len(points)} games: {fmean(points):.0f} ± {half:.0f} points; 500 win")


if __name__ == "__main__":
    main()
