"""Elo ratings, with intervals, of bots that have met at tables of any size."""

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
from .playing import Points, win_share
from .table import Result, Row, intervals

AVERAGE_RATING = 1500.0
RATING_SCALE = 400 / log(10)
RESAMPLES = 200  # resamples for the intervals
PRIOR_DRAWS = 1.0  # a draw of each bot with the average, which keeps the rating of a bot that always wins finite

Pairing = tuple[int, int, float]  # two players and the first one's result: 1, ½ or 0


class Ratings(Result):
    """The strength of bots: a row per bot.

    A solo game is won by reaching its goal of points (F13.11), and has no opponent to be rated against.

    Args:
        names: The bots.
        games: The names at each table, in seating order, with their points.
        seed: The seed of the games.
        goal: The points that win a solo game; 0 with more players.
        unanswered: How often an external agent failed to answer and another bot played instead, by name.

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
            times = sum(win_share(points, seat, self.goal) for points, seat in own)
            wins = [100 * part for part in share(times, len(own))[1:4]] if known or self.goal else [nan] * 3
            rows.append((name, len(own), mean, *wins, elo[place], *spans[place], self.unanswered[name]))
        return sorted(rows, key=lambda row: -(row[6] if known else row[2]))

    def _pairings(self, names: tuple[str, ...], points: Points) -> list[Pairing]:
        """Every pair of different bots at a table, with the result by their points."""
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
        """The Elo rating of every bot with its interval; for a single bot, its mean points."""
        rows = self._records()
        if len(self.names) < 2:
            return intervals(
                [row | {"low": row["mean"], "high": row["mean"]} for row in rows], "bot", "mean", "low", "high"
            )
        return intervals(rows, "bot", "elo", "elo_low", "elo_high")


def ratings(players: int, games: Sequence[Sequence[Pairing]], rounds: int = 60) -> list[float]:
    """Elo ratings with mean 1500, by the method of Bradley and Terry.

    Args:
        games: The pairings of each game: two players and the first one's result.
        rounds: How many iterations.

    >>> [round(r) for r in ratings(2, [[(0, 1, 1.0)]] * 3 + [[(0, 1, 0.0)]])]
    [1582, 1418]
    """
    win_share, met = _table(players, games)
    strength = [1.0] * players
    for _ in range(rounds):
        for a in range(players):
            rivals = sum(met[a][b] / (strength[a] + strength[b]) for b in range(players))
            strength[a] = (win_share[a] + PRIOR_DRAWS / 2) / (rivals + PRIOR_DRAWS / (strength[a] + 1.0))
        middle = exp(sum(map(log, strength)) / players)
        strength = [s / middle for s in strength]
    return [AVERAGE_RATING + RATING_SCALE * log(s) for s in strength]


def elo_intervals(players: int, games: Sequence[Sequence[Pairing]], seed: Seed = 0) -> list[tuple[float, float]]:
    """95 % intervals of the ratings.

    Whole games are resampled, which keeps the pairings of one table together. If a bot has won or lost every game, all
    resamples are alike, so an interval is never narrower than the curvature of the likelihood allows.
    """
    rng = Random(f"elo {seed}")
    middles = ratings(players, games)
    drawn = [ratings(players, rng.choices(games, k=len(games)), rounds=25) for _ in range(RESAMPLES)]
    spans = []
    for a, error in enumerate(_errors(players, games, middles)):
        cuts = quantiles([draw[a] for draw in drawn], 40)
        spans.append((min(cuts[0], middles[a] - error), max(cuts[-1], middles[a] + error)))
    return spans


def _table(players: int, games: Sequence[Sequence[Pairing]]) -> tuple[list[float], list[list[float]]]:
    """The points won by each player, and how often any two have met."""
    win_share = [0.0] * players
    met = [[0.0] * players for _ in range(players)]
    for game in games:
        for a, b, result in game:
            win_share[a] += result
            win_share[b] += 1 - result
            met[a][b] += 1
            met[b][a] += 1
    return win_share, met


def _errors(players: int, games: Sequence[Sequence[Pairing]], middles: list[float]) -> list[float]:
    """Half the width of each interval, from the second derivatives of the likelihood."""
    _, met = _table(players, games)
    theta = [(rating - AVERAGE_RATING) / RATING_SCALE for rating in middles]
    curvature = [[0.0] * players for _ in range(players)]
    for a in range(players):
        curvature[a][a] += PRIOR_DRAWS * _curvature(theta[a])
        for b in range(players):
            bend = met[a][b] * _curvature(theta[a] - theta[b])
            curvature[a][a] += bend
            curvature[a][b] -= bend
    inverse = _inverse(curvature)
    # Only differences are meaningful, so this is the error of a rating relative to the mean of all.
    level = sum(map(sum, inverse)) / players**2
    variances = [inverse[a][a] - 2 * sum(inverse[a]) / players + level for a in range(players)]
    return [Z * RATING_SCALE * sqrt(max(variance, 0.0)) for variance in variances]


def _curvature(difference: float) -> float:
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
