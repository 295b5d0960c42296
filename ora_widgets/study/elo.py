"""How strong bots are that have met at tables of any size: Elo ratings with their intervals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from math import exp, log, nan, sqrt
from random import Random
from typing import Any

from ..language.current import current_language
from ..language.fluent import say
from ..support.arguments import Seed
from ..support.sample_figures import Z, figures, quantiles, share
from .playing import Points, won
from .table import Result, Row, intervals

AVERAGE = 1500.0
SCALE = 400 / log(10)
DRAWS = 200  # resamples for the intervals
PRIOR = 1.0  # a drawn game of everybody against the average, which keeps a bot that always wins at a finite number

Pairing = tuple[int, int, float]  # two players and what the first one made of it: 1, ½ or 0


class Ratings(Result):
    """How strong bots are: a row per bot.

    Alone a game is won with the points that are its goal (F13.11), and there is nobody to be rated against.

    Args:
        names: The bots.
        games: The names at each table, in seating order, with their points.
        seed: The seed of the games.
        goal: The points that win a game alone; 0 in company.
        unanswered: How often an agent from outside had no answer and another bot played in its place, by name.

    >>> Ratings(("a", "b"), [(("a", "b"), [90, 70])], 0)[0]["bot"]
    'a'
    """

    columns = ("bot", "n", "mean", "wins", "win_low", "win_high", "elo", "elo_low", "elo_high", "unanswered")

    def __init__(
        self,
        names: tuple[str, ...],
        games: list[tuple[tuple[str, ...], Points]],
        seed: Seed,
        *,
        goal: int = 0,
        unanswered: Mapping[str, int] | None = None,
    ) -> None:
        self.names = names
        self.games = games
        self.seed = seed
        self.goal = goal
        self.unanswered = dict.fromkeys(names, 0) | dict(unanswered or {})
        self.fallbacks = sum(self.unanswered.values())

    def rows(self) -> list[Row]:
        pairings = [self._pairings(*game) for game in self.games]
        known = len(self.names) > 1 and any(pairings)
        elo = ratings(len(self.names), pairings) if known else [nan] * len(self.names)
        spans = elo_intervals(len(self.names), pairings, self.seed) if known else [(nan, nan)] * len(self.names)
        rows = []
        for place, name in enumerate(self.names):
            own = [(points, seat) for names, points in self.games for seat, n in enumerate(names) if n == name]
            mean = figures([points[seat] for points, seat in own]).mean
            times = sum(won(points, seat, self.goal) for points, seat in own)
            wins = [100 * part for part in share(times, len(own))[1:4]] if known or self.goal else [nan] * 3
            rows.append((name, len(own), mean, *wins, elo[place], *spans[place], self.unanswered[name]))
        return sorted(rows, key=lambda row: -(row[6] if known else row[2]))

    def _pairings(self, names: tuple[str, ...], points: Points) -> list[Pairing]:
        """Every two different bots at a table, by their points."""
        return [
            (
                self.names.index(names[a]),
                self.names.index(names[b]),
                (points[a] > points[b]) + 0.5 * (points[a] == points[b]),
            )
            for a, b in combinations(range(len(names)), 2)
            if names[a] != names[b]
        ]

    def caption(self) -> str:
        return say("study-sure", current_language())

    def plot(self) -> Any:
        """The Elo number of every bot with its interval; alone, its mean."""
        rows = self._records()
        if len(self.names) < 2:
            return intervals(
                [row | {"low": row["mean"], "high": row["mean"]} for row in rows], "bot", "mean", "low", "high"
            )
        return intervals(rows, "bot", "elo", "elo_low", "elo_high")


def ratings(players: int, games: Sequence[Sequence[Pairing]], rounds: int = 60) -> list[float]:
    """Elo numbers with mean 1500, by the method of Bradley and Terry.

    Args:
        games: The pairings at the table of each game: winner, loser and the share that was won.
        rounds: How many rounds of the iteration.

    >>> [round(r) for r in ratings(2, [[(0, 1, 1.0)]] * 3 + [[(0, 1, 0.0)]])]
    [1582, 1418]
    """
    won, met = _table(players, games)
    strength = [1.0] * players
    for _ in range(rounds):
        for a in range(players):
            rivals = sum(met[a][b] / (strength[a] + strength[b]) for b in range(players))
            strength[a] = (won[a] + PRIOR / 2) / (rivals + PRIOR / (strength[a] + 1.0))
        middle = exp(sum(map(log, strength)) / players)
        strength = [s / middle for s in strength]
    return [AVERAGE + SCALE * log(s) for s in strength]


def elo_intervals(players: int, games: Sequence[Sequence[Pairing]], seed: Seed = 0) -> list[tuple[float, float]]:
    """95 % intervals of the ratings.

    The games are drawn again and again, which knows that pairings at one table belong together. Where a bot has won
    all or nothing every draw is alike, so an interval is never narrower than the curvature of the likelihood allows.
    """
    rng = Random(f"elo {seed}")
    middles = ratings(players, games)
    drawn = [ratings(players, rng.choices(games, k=len(games)), rounds=25) for _ in range(DRAWS)]
    spans = []
    for a, error in enumerate(_errors(players, games, middles)):
        cuts = quantiles([draw[a] for draw in drawn], 40)
        spans.append((min(cuts[0], middles[a] - error), max(cuts[-1], middles[a] + error)))
    return spans


def _table(players: int, games: Sequence[Sequence[Pairing]]) -> tuple[list[float], list[list[float]]]:
    """Points won by each, and how often any two have met."""
    won = [0.0] * players
    met = [[0.0] * players for _ in range(players)]
    for game in games:
        for a, b, result in game:
            won[a] += result
            won[b] += 1 - result
            met[a][b] += 1
            met[b][a] += 1
    return won, met


def _errors(players: int, games: Sequence[Sequence[Pairing]], middles: list[float]) -> list[float]:
    """Half the width of each interval, from the second derivatives of the likelihood."""
    _, met = _table(players, games)
    theta = [(rating - AVERAGE) / SCALE for rating in middles]
    curvature = [[0.0] * players for _ in range(players)]
    for a in range(players):
        curvature[a][a] += PRIOR * _bend(theta[a])
        for b in range(players):
            bend = met[a][b] * _bend(theta[a] - theta[b])
            curvature[a][a] += bend
            curvature[a][b] -= bend
    inverse = _inverse(curvature)
    # Only differences mean anything: the error of a number against the mean of all.
    level = sum(map(sum, inverse)) / players**2
    variances = [inverse[a][a] - 2 * sum(inverse[a]) / players + level for a in range(players)]
    return [Z * SCALE * sqrt(max(variance, 0.0)) for variance in variances]


def _bend(difference: float) -> float:
    win = 1 / (1 + exp(-difference))
    return win * (1 - win)


def _inverse(matrix: list[list[float]]) -> list[list[float]]:
    """The inverse of a positive definite matrix, by elimination."""
    n = len(matrix)
    rows = [row[:] + [float(i == j) for j in range(n)] for i, row in enumerate(matrix)]
    for i in range(n):
        rows[i] = [value / rows[i][i] for value in rows[i]]
        for j in range(n):
            if j != i:
                factor = rows[j][i]
                rows[j] = [x - factor * y for x, y in zip(rows[j], rows[i], strict=True)]
    return [row[n:] for row in rows]
