"""Bots against bots: who wins how often, and how strong that makes them, as Elo ratings with their intervals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from concurrent.futures import Executor
from itertools import combinations
from math import exp, log, nan, sqrt
from random import Random
from typing import Any, NamedTuple

from ..bots import AnyBot
from ..bots.contract import SeatedBot
from ..engine import Move, State
from ..engine.moves import shown
from ..engine.steps.base import Plain
from ..game.game import Game, new_game
from ..game.horizon import HORIZON
from ..game.setup import Setup
from ..language.current import current_language
from ..language.fluent import say
from ..support.arguments import Seed, check, whole
from ..support.arguments import seed as usable_seed
from ..support.sample_figures import Z, figures, quantiles, share
from .jobs import OnResult, run_jobs
from .playing import Points, won
from .refused import StudyRefused, count, refuse
from .simulation import Bots, Outcome, random_opening, simulate
from .table import Result, Row, intervals

MAX_NAME_LENGTH = 60  # characters of a bot's name
MAX_OPENING_TURNS = 1_000  # turns at random


class Meeting(NamedTuple):
    """A job: one game, where it begins after an opening, who sits where, and its seed."""

    setup: Setup
    opening: tuple[Plain, ...]
    start: State
    bots: Bots
    seed: str
    horizon: int


def meet(job: Meeting) -> Outcome:
    """The task: what becomes of the game."""
    moves = [*job.opening]
    outcome = simulate(job.setup, job.start, job.bots, job.seed, job.horizon, moves)
    return outcome._replace(moves=tuple(moves))


class Arena(Result):
    """A contest: a row per bot.

    Alone a game is won with the points that are its goal (F13.11), and there is nobody to be rated against.

    Args:
        names: The bots.
        games: The names at each table, in seating order, with their points.
        seed: The seed of the games.
        goal: The points that win a game alone; 0 in company.
        unanswered: How often an agent from outside had no answer and another bot played in its place, by name.
        setup: The setup of the games, where they can be shown.
        moves: The moves of each game, where they can be shown.

    >>> from ora_widgets import study
    >>> len(study.arena({"chance": None}, games=2, country="ireland", length="short").games)
    2
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
        setup: Setup | None = None,
        moves: Sequence[Sequence[Plain]] = (),
    ) -> None:
        self.names = names
        self.games = games
        self.seed = seed
        self.goal = goal
        self.unanswered = dict.fromkeys(names, 0) | dict(unanswered or {})
        self.fallbacks = sum(self.unanswered.values())
        self.setup, self._moves = setup, moves

    def game(self, number: int) -> Game:
        """One of the games, to watch or to review.

        Args:
            number: Its place in `games`, from 0.

        Raises:
            StudyRefused: When there is no such game.

        >>> from ora_widgets import study
        >>> study.arena({"chance": None}, games=2, country="ireland", length="short").game(1).over
        True
        """
        place = whole("number", number, 0, len(self._moves) - 1, StudyRefused)
        assert self.setup is not None  # as there are moves
        return Game(self.setup).play(map(Move, self._moves[place]))

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


def seatings(names: tuple[str, ...], players: int, games: int) -> list[tuple[str, ...]]:
    """Who sits where, game by game: every table in turn, and at every table everybody in every seat.

    Returns:
        The names at each table, in seating order.

    >>> seatings(("a", "b"), 2, 3)
    [('a', 'b'), ('b', 'a'), ('a', 'b')]
    """
    if len(names) >= players:
        tables = list(combinations(names, players))
    else:
        tables = [tuple(names[(first + seat) % len(names)] for seat in range(players)) for first in range(len(names))]
    turned = [table[turn:] + table[:turn] for table in tables for turn in range(players)]
    return [turned[game % len(turned)] for game in range(games)]


def arena(
    bots: Any,
    games: int = 100,
    players: int = 2,
    country: str = "france",
    length: str = "long",
    seed: Seed = 0,
    *,
    rulings: Any = None,
    opening: int = 0,
    horizon: int = HORIZON,
    executor: Executor | None = None,
    progress: bool = False,
    on_result: OnResult | None = None,
) -> Arena:
    """Let bots play against each other, seats changed in turn.

    Args:
        bots: The bots by name; `None` plays by chance. One with a budget of time does not play the same games again,
            one with a budget of playouts does.
        games: How many games in all.
        players: How many people play, 1 to 4.
        country: `"france"` or `"ireland"`.
        length: `"short"` or `"long"`; alone the game is long.
        seed: The seed of the games, for the same ones again.
        rulings: On disputed points, as for `new_game`.
        opening: How many turns at random begin a game, the same wherever the bots of a table sit, since bots without
            chance would play one game again and again.
        horizon: As for `playouts`.
        executor: As for `playouts`.
        progress: As for `playouts`.
        on_result: As for `playouts`.

    Raises:
        StudyRefused: When there are no bots, or for no such number of games.
        InvalidSetup: When there is no such game.
        WrongArgument: When one of them is no bot.

    >>> arena({"chance": None}, games=2, country="ireland", length="short").complete
    True
    """
    if not isinstance(bots, Mapping) or not bots:
        raise refuse("study-few-bots")
    setup = new_game(players, country, length, rulings=rulings).setup
    for bot in bots.values():
        if bot is not None:
            SeatedBot(bot, setup, "bots")
    names = tuple(shown(name, MAX_NAME_LENGTH) for name in bots)
    check(len(set(names)) == len(names), "bots", list(bots), "bots", StudyRefused)
    the_seed, last = usable_seed(seed, error=StudyRefused), count("horizon", horizon)
    tables = seatings(names, setup.players, count("games", games))
    turns = whole("opening", opening, 0, MAX_OPENING_TURNS, StudyRefused)
    by_name = dict(zip(names, bots.values(), strict=True))
    jobs = [_meeting(setup, by_name, table, number, the_seed, turns, last) for number, table in enumerate(tables)]
    done = run_jobs(meet, jobs, executor=executor, progress=progress, on_result=on_result)
    games_ = [(tables[number], played.points) for number, played in done.in_order()]
    unanswered: Counter[str] = Counter()
    for number, played in done.in_order():
        unanswered.update(dict(zip(tables[number], played.fallbacks, strict=True)))
    moves, goal = [played.moves for _, played in done.in_order()], setup.start().mode.goal
    result = Arena(names, games_, the_seed, goal=goal, unanswered=unanswered, setup=setup, moves=moves)
    result.complete, result.why = done.complete, done.why
    result.stopped, result.horizon = sum(played.stopped for played in done.results.values()), last
    return result


def _meeting(
    setup: Setup,
    bots: Mapping[str, AnyBot | None],
    table: Sequence[str],
    number: int,
    seed: Seed,
    opening: int,
    horizon: int,
) -> Meeting:
    """The game of a number; those of a table in all its orders begin alike."""
    seated = {seat: bot for seat, name in zip(setup.seats, table, strict=True) if (bot := bots[name]) is not None}
    kept: list[Plain] = []
    start = random_opening(setup, opening, f"{seed}:opening {number // setup.players}", kept)
    return Meeting(setup, tuple(kept), start, seated, f"{seed}:{number}", horizon)


AVERAGE = 1500.0
SCALE = 400 / log(10)
DRAWS = 200  # resamples for the intervals
PRIOR = 1.0  # a drawn game of everybody against the average, which keeps a bot that always wins at a finite number

Pairing = tuple[int, int, float]  # two players and what the first one made of it: 1, ½ or 0


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
