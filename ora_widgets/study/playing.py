"""Playing a position on many times: how the points are spread, and which continuation is best."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import Executor
from typing import Any, NamedTuple

from ..engine import Refusal, State
from ..engine.moves import shown
from ..game.game import Game
from ..game.horizon import HORIZON
from ..game.setup import Setup
from ..language.current import current_language
from ..language.fluent import say
from ..language.names import seat_name
from ..support.arguments import Seed, one_of, seat_of
from ..support.arguments import seed as usable_seed
from ..support.sample_figures import Figures, figures, quantiles, share
from .jobs import JobResults, OnResult, run_jobs
from .refused import StudyRefused, count, refuse, the_game
from .simulation import Bots, Outcome, bots_by_seat, simulate
from .table import WIDTH, Result, Row, charts, heading, intervals

MEASURES = ("score", "lead", "win")
SEATS = {"R": "#b0463c", "G": "#55803f", "B": "#3f6a98", "W": "#b5ad9a"}  # as on the board, but white is seen on white
Points = list[int]  # of every seat, in seating order


class GameRange(NamedTuple):
    """A job: the games number `first` to `last` (not itself) from one position."""

    setup: Setup
    state: State
    bots: Bots
    seed: Seed
    first: int
    last: int
    horizon: int


def play_stretch(job: GameRange) -> list[Outcome]:
    """The task: what becomes of each game. The games are seeded by number, not by job."""
    numbers = range(job.first, job.last)
    return [simulate(job.setup, job.state, job.bots, f"{job.seed}:{n}", job.horizon) for n in numbers]


def stretches(game: Game, bots: Bots, seed: Seed, n: int, horizon: int) -> list[GameRange]:
    """So many games as jobs of a handful each: enough of them to share out, few enough to send."""
    size = max(1, min(10, n // 20))
    ends = [(first, min(first + size, n)) for first in range(0, n, size)]
    return [GameRange(game.setup, game.now, bots, seed, first, last, horizon) for first, last in ends]


class Playouts(Result):
    """How the points are spread when a position is played on: a row per seat.

    Args:
        seats: The people's colours in seating order.
        points: The points of everybody in seating order, game by game.
        complete: Whether all games were played.
        why: Why not, if they were not.
        goal: The points that win a game alone (F13.11); 0 in company.

    Attributes:
        scores: The points by colour, game by game.
        wins: The games won by colour, a shared win in parts.

    >>> from ora_widgets import new_game, study
    >>> study.playouts(new_game(2, "ireland", "short"), n=3).figures("R").mean > 0
    True
    """

    columns = ("seat", "n", "mean", "low", "high", "sd", "q05", "q25", "median", "q75", "q95", "wins")

    def __init__(
        self, seats: str, points: list[Points], complete: bool = True, why: str = "", *, goal: int = 0
    ) -> None:
        self.seats = seats
        self.scores = {seat: [game[i] for game in points] for i, seat in enumerate(seats)}
        self.wins = {seat: sum(won(game, i, goal) for game in points) for i, seat in enumerate(seats)}
        self.complete = complete
        self.why = why

    def figures(self, seat: str) -> Figures:
        """The figures of one seat's points.

        Args:
            seat: The seat's colour.
        """
        return figures(self.scores[seat])

    def rows(self) -> list[Row]:
        rows = []
        for seat, points in self.scores.items():
            n, mean, low, high, sd = figures(points)
            twentieths = quantiles(points, 20)
            marks = [twentieths[place] for place in (0, 4, 9, 14, 18)]
            rows.append((seat, n, mean, low, high, sd, *marks, 100 * share(self.wins[seat], n).mean))
        return rows

    def caption(self) -> str:
        return say("study-sure", current_language())

    def plot(self) -> Any:
        """Draw the spread of the points of every seat, as a box with whiskers.

        Returns:
            A chart of altair.

        Raises:
            StudyRefused: When nothing was played.
        """
        altair = charts()
        values = [{"seat": seat, "points": p} for seat, points in self.scores.items() for p in points]
        if not values:
            raise refuse("study-nothing")
        colours = altair.Scale(domain=list(SEATS), range=list(SEATS.values()))
        return altair.Chart(altair.Data(values=values), width=WIDTH).mark_boxplot(extent="min-max").encode(
            y=altair.Y("seat", type="nominal", sort=list(self.seats), title=heading("seat")),
            x=altair.X("points", type="quantitative", title=heading("points"), scale=altair.Scale(zero=False)),
            color=altair.Color("seat", type="nominal", scale=colours, legend=None),
        )  # fmt: skip


def won(points: Points, seat: int, goal: int) -> float:
    """A win as 1, a shared one in parts, any other game as 0.

    Args:
        points: Everybody's points, in seating order.
        goal: The points that win a game alone; 0 in company.
    """
    if goal:
        return float(points[seat] >= goal)
    best = max(points)
    return 1 / points.count(best) if points[seat] == best else 0.0


def playouts(
    game: object,
    n: int = 300,
    bot: object = None,
    seed: Seed = 0,
    *,
    horizon: int = HORIZON,
    executor: Executor | None = None,
    progress: bool = False,
    on_result: OnResult | None = None,
) -> Playouts:
    """Play a position on to the end many times.

    Args:
        game: A game or a scenario.
        n: How many games.
        bot: Who plays: `None` for chance, one bot for all seats, or bots by colour.
        seed: The seed of the games, for the same ones again.
        horizon: The round after which a game for two is stopped, since the rules need not end it (F10.6).
        executor: Where the games are played, as in `concurrent.futures`; by default here. It changes none of the
            figures.
        progress: Whether a bar is shown, where tqdm is installed.
        on_result: Called with the number of each batch of games and what became of them, as they come.

    Raises:
        StudyRefused: When it is no game and no scenario, when it is over, or for no such number of games.
        WrongArgument: When it is no bot.

    >>> from ora_widgets import new_game
    >>> playouts(new_game(2, "ireland", "short"), n=3).complete
    True
    """
    begun = the_game(game)
    if begun.over:
        raise refuse("study-over", begun.now.mode.end_rule)
    the_seed, last = usable_seed(seed, error=StudyRefused), count("horizon", horizon)
    jobs = stretches(begun, bots_by_seat(bot, begun.setup.seats), the_seed, count("n", n), last)
    done = run_jobs(play_stretch, jobs, executor=executor, progress=progress, on_result=on_result)
    played = [game for _, games in done.in_order() for game in games]
    points = [game.points for game in played]
    result = Playouts(begun.setup.seats, points, done.complete, done.why, goal=begun.now.mode.goal)
    result.stopped, result.horizon = sum(game.stopped for game in played), last
    result.fallbacks = sum(sum(game.fallbacks) for game in played)
    return result


class WhatIf(Result):
    """Continuations compared: a row per line, with its difference to the first one game by game.

    Every line is played on with the same chance, so that luck common to all drops out of the differences.

    Args:
        values: What is measured, by name of the line and number of the game.
        wins: The games won, likewise.
        measure: What is measured: `"score"`, `"lead"` or `"win"`.
        seat: The colour whose result was measured.
        done: Why not all games were played; empty where they were.

    >>> from ora_widgets import new_game, study
    >>> study.what_if(new_game(2, "ireland", "short"), ["pass", "fell 0,1 wood"], n=2).measure
    'score'
    """

    columns = ("line", "n", "mean", "low", "high", "difference", "least", "most", "wins")

    def __init__(
        self,
        values: dict[str, dict[int, float]],
        wins: dict[str, float],
        measure: str,
        seat: str,
        done: JobResults[Any],
    ) -> None:
        self.values = values
        self.wins = wins
        self.measure = measure
        self.seat = seat
        self.complete = done.complete
        self.why = done.why

    def difference(self, line: str, other: str) -> Figures:
        """How much better one line does than another in the same games.

        Args:
            line: The name of a line.
            other: The name of another one.
        """
        first, second = self.values[line], self.values[other]
        return figures([first[n] - second[n] for n in sorted(first.keys() & second.keys())])

    @property
    def best(self) -> str:
        """The line with the highest mean.

        Raises:
            StudyRefused: When nothing was played.
        """
        done = [line for line, values in self.values.items() if values]
        if not done:
            raise refuse("study-nothing")
        return max(done, key=lambda line: figures(list(self.values[line].values())).mean)

    def rows(self) -> list[Row]:
        rows = []
        base = next(iter(self.values))
        for line, values in self.values.items():
            n, mean, low, high, _ = figures(list(values.values()))
            compared = self.difference(line, base)
            apart: tuple[float | None, ...] = (
                (compared.mean, compared.low, compared.high) if line != base else (None,) * 3
            )
            wins = 100 * self.wins[line] / n if n else None
            chance = () if line in self._repeated() else (low, high)
            rows.append((line, n, mean, *(chance or (None, None)), *apart, wins if chance else None))
        return rows

    def caption(self) -> str:
        sentence = say(
            "study-measured",
            current_language(),
            measure=self.measure,
            seat=seat_name(self.seat, current_language()),
            line=next(iter(self.values)),
        )
        same = "".join(f" {say('study-repeated', current_language(), line=line)}" for line in self._repeated())
        return f"{sentence} {say('study-sure', current_language())}{same}"

    def _repeated(self) -> list[str]:
        """The lines whose games all ended with the same result, as those of a bot without chance do."""
        return [line for line, values in self.values.items() if len(values) > 1 and len({*values.values()}) == 1]

    def plot(self) -> Any:
        """The mean of every line with its 95 % interval."""
        return intervals([row for row in self._records() if row["n"]], "line", "mean", "low", "high")


def what_if(
    game: object,
    lines: Iterable[str] | Mapping[str, str],
    n: int = 200,
    bot: object = None,
    seed: Seed = 0,
    *,
    measure: str = "score",
    seat: str = "",
    horizon: int = HORIZON,
    executor: Executor | None = None,
    progress: bool = False,
    on_result: OnResult | None = None,
) -> WhatIf:
    """Compare continuations of a game by playing each on many times.

    Args:
        game: A game or a scenario.
        lines: The continuations, moves each; or by name.
        n: How many games for each line.
        bot: As for `playouts`.
        seed: As for `playouts`.
        measure: `"score"`, `"lead"` over the best of the others, or `"win"`.
        seat: The colour whose result is measured; by default whoever is to move.
        horizon: As for `playouts`.
        executor: As for `playouts`.
        progress: As for `playouts`.
        on_result: As for `playouts`.

    Raises:
        StudyRefused: When a line cannot be played, when it is no game and no scenario, or for no such number of games.
        UnknownName: When nobody sits at that seat.

    >>> from ora_widgets import new_game
    >>> len(what_if(new_game(2, "ireland", "short"), ["pass", "fell 0,1 wood"], n=2))
    2
    """
    begun = the_game(game)
    setup = begun.setup
    place = seat_of(begun.to_move or setup.seats[0] if one_of(seat, ("",)) else seat, setup.seats)
    if not one_of(measure, MEASURES):
        raise refuse("study-measure", word=shown(measure, 20), names=", ".join(MEASURES))
    bots = bots_by_seat(bot, setup.seats)
    the_seed = usable_seed(seed, error=StudyRefused)
    games = _continued(begun, lines)
    last, goal = count("horizon", horizon), begun.now.mode.goal
    jobs = {line: stretches(after, bots, the_seed, count("n", n), last) for line, after in games.items()}
    # Line by line in turn, so that an interrupt leaves about as much of each.
    order = [(line, job) for same in zip(*jobs.values(), strict=True) for line, job in zip(jobs, same, strict=True)]
    done = run_jobs(play_stretch, [job for _, job in order], executor=executor, progress=progress, on_result=on_result)
    values: dict[str, dict[int, float]] = {line: {} for line in games}
    wins = dict.fromkeys(games, 0.0)
    stopped = fallbacks = 0
    for number, played in done.in_order():
        line, job = order[number]
        for game_number, ended in enumerate(played, start=job.first):
            values[line][game_number] = measured(ended.points, place, measure, goal)
            wins[line] += won(ended.points, place, goal)
            stopped += ended.stopped
            fallbacks += sum(ended.fallbacks)
    result = WhatIf(values, wins, measure, setup.seats[place], done)
    result.stopped, result.horizon, result.fallbacks = stopped, last, fallbacks
    return result


def _continued(game: Game, lines: Iterable[str] | Mapping[str, str]) -> dict[str, Game]:
    """The game after each line, by name."""
    if isinstance(lines, (str, bytes)) or not isinstance(lines, Iterable):
        raise refuse("study-lines", word=shown(lines, 60))
    named: Iterator[tuple[object, object]] = iter(
        lines.items() if isinstance(lines, Mapping) else ((line, line) for line in lines)
    )
    games: dict[str, Game] = {}
    for name, line in named:
        try:
            games[str(name)] = game.copy().play(line)  # type: ignore[arg-type]  # the game says what is no line
        except Refusal as refusal:
            raise refuse("study-bad-line", refusal.rule, line=shown(line, 80), why=str(refusal)) from None
    if not games:
        raise refuse("study-lines", word="[]")
    return games


def measured(points: Points, seat: int, measure: str, goal: int) -> float:
    """What a game was worth to a seat; alone, a lead is the points, and a win is the goal reached."""
    others = points[:seat] + points[seat + 1 :]
    if measure == "lead":
        return points[seat] - max(others, default=0)
    return won(points, seat, goal) if measure == "win" else points[seat]
