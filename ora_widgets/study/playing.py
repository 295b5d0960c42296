"""Playing a position out many times, to see how the points are distributed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from functools import partial
from typing import Any, NamedTuple

from ..engine import Move, State
from ..engine.steps.base import Plain
from ..game.game import Game
from ..game.schedule import HORIZON
from ..game.setup import Setup
from ..language.current import current_language
from ..language.fluent import say
from ..support.arguments import Seed, flag, seat_of, whole
from ..support.arguments import number as usable_number
from ..support.arguments import seed as usable_seed
from ..support.sample_figures import Figures, figures, quantiles, share
from .game_files import STOPPED_TAG, CollectedGame
from .jobs import JobResults, OnResult, check_reports, run_jobs
from .refused import MAX_COUNT, StudyRefused, count, refuse, studied_game
from .simulation import Bots, FailureWatch, Outcome, attempt, bots_by_seat, game_name, simulate, split_results
from .table import WIDTH, Result, Row, charts, heading

MEASURES = ("score", "lead", "win")
SEATS = {"R": "#b0463c", "G": "#55803f", "B": "#3f6a98", "W": "#b5ad9a"}  # as on the board, with a white seen on white
Points = list[int]  # of all seats, in seating order


class GameRange(NamedTuple):
    """A job: the games number `first` to `last` (exclusive) from one position."""

    setup: Setup
    state: State
    bots: Bots
    seed: Seed
    first: int
    last: int
    horizon: int
    keep: bool = False

    @property
    def games(self) -> int:
        """The number of games, for a progress bar."""
        return self.last - self.first


def play_stretch(job: GameRange) -> list[Outcome]:
    """The task: play the games and return their outcomes. Games are seeded by number, not by job."""
    return [_play_line(job, f"{job.seed}:{number}") for number in range(job.first, job.last)]


def _play_line(job: GameRange, seed: str) -> Outcome:
    moves: list[Plain] | None = [] if job.keep else None
    outcome = attempt(job.setup, job.state, job.bots, seed, job.horizon, moves)
    return outcome._replace(moves=tuple(moves or ()))


class PlayoutTerms(NamedTuple):
    """The terms of playouts: the position, the bots, the seed, the horizon, and whether the moves are kept."""

    game: Game
    bots: Bots
    seed: Seed
    horizon: int
    keep: bool = False

    def stretches(self, numbers: Sequence[int]) -> list[GameRange]:
        """Jobs of a few consecutive games each: enough jobs to share out, but not too many to send."""
        size = max(1, min(10, len(numbers) // 20))
        ends: list[list[int]] = []
        for number in numbers:
            if ends and number == ends[-1][1] and number < ends[-1][0] + size:
                ends[-1][1] += 1
            else:
                ends.append([number, number + 1])
        setup, state = self.game.setup, self.game.now
        return [
            GameRange(setup, state, self.bots, self.seed, first, last, self.horizon, self.keep) for first, last in ends
        ]

    def played(self, number: int, outcome: Outcome) -> Game:
        """One of the games, from its kept moves or by playing it again."""
        game, moves = self.game.copy(), [*outcome.moves]
        if not self.keep:
            simulate(game.setup, game.now, self.bots, f"{self.seed}:{number}", self.horizon, moves)
        return game.play(map(Move, moves))

    def collected_games(self, outcomes: Mapping[int, Outcome], line: str = "") -> Iterator[CollectedGame]:
        """The games by number, not yet replayed; with a tag for the line that they followed, if given."""
        for number, outcome in outcomes.items():
            tags = {"line": line} if line else {}
            if outcome.stopped:
                tags[STOPPED_TAG] = str(self.horizon)
            yield CollectedGame(game_name(number, line), partial(self.played, number, outcome), tags)

    def example(self, outcomes: Mapping[int, Outcome], values: Mapping[int, float], share: float) -> Game:
        """The game whose value is at a quantile of all values.

        Args:
            outcomes: The outcome of each game, by its number.
            values: A value for each game, by its number.
            share: The quantile, 0 to 1.

        Raises:
            StudyRefused: When nothing was played.
        """
        if not values:
            raise refuse("study-nothing")
        ranked = sorted(values, key=values.__getitem__)
        number = ranked[round(share * (len(ranked) - 1))]
        return self.played(number, outcomes[number])


class Playouts(Result):
    """The distribution of points when a position is played out: a row per seat.

    Args:
        terms: The terms of the games.
        outcomes: The outcome of each game, by its number.
        wanted: How many games were asked for.
        why: Why there are fewer, if so.

    Attributes:
        scores: The points by colour, game by game.
        wins: The games won, by colour; a shared win counts as a fraction.

    >>> from ora_widgets import new_game, study
    >>> study.playouts(new_game(2, "ireland", "short"), n=3).figures("R").mean > 0
    True
    """

    columns = ("seat", "n", "mean", "low", "high", "sd", "q05", "q25", "median", "q75", "q95", "wins")

    def __init__(self, terms: PlayoutTerms, outcomes: Mapping[int, Outcome], wanted: int, why: str = "") -> None:
        self.terms = terms
        self._tried = dict(sorted(outcomes.items()))
        self.outcomes, self.errors = split_results(self._tried)
        self.wanted = wanted
        self.seats = terms.game.setup.seats
        points, goal = [outcome.points for outcome in self.outcomes.values()], terms.game.now.mode.goal
        self.scores = {seat: [game[i] for game in points] for i, seat in enumerate(self.seats)}
        self.wins = {seat: sum(win_share(game, i, goal) for game in points) for i, seat in enumerate(self.seats)}
        self.complete = len(outcomes) == wanted
        self.why = why
        self.stopped, self.horizon = sum(outcome.stopped for outcome in self.outcomes.values()), terms.horizon
        self.fallbacks = sum(sum(outcome.fallbacks) for outcome in self.outcomes.values())

    def more(
        self,
        n: int = 0,
        *,
        executor: Executor | None = None,
        progress: bool = False,
        on_result: OnResult | None = None,
    ) -> Playouts:
        """Continue the study: play the games that an interrupt left out, then new ones.

        Args:
            n: How many new games; 0 plays only those that were left out.
            executor: As for `playouts`.
            progress: As for `playouts`.
            on_result: As for `playouts`.

        Returns:
            The study of all games together, the same as if all had been played at once.

        >>> from ora_widgets import new_game, study
        >>> start = new_game(2, "ireland", "short")
        >>> study.playouts(start, n=2).more(1).scores == study.playouts(start, n=3).scores
        True
        """
        wanted = self.wanted + whole("n", n, 0, MAX_COUNT, StudyRefused)
        jobs = self.terms.stretches([number for number in range(wanted) if number not in self._tried])
        done = play_stretches(jobs, len(self.outcomes), executor, progress, on_result)
        new = {number: outcome for _, number, outcome in outcomes_of(jobs, done)}
        return Playouts(self.terms, {**self._tried, **new}, wanted, done.why)

    def example(self, seat: str, share: float = 0.5) -> Game:
        """A game in which a seat's points are at a quantile of all its results.

        Args:
            seat: The seat's colour.
            share: The quantile, 0 to 1: 0.95 for a game near the upper end.

        Raises:
            StudyRefused: When nothing was played, or `share` is not between 0 and 1.
            UnknownName: When nobody sits there.

        >>> from ora_widgets import new_game, study
        >>> done = study.playouts(new_game(2, "ireland", "short"), n=3)
        >>> done.example("R", 1).score()["R"].total == max(done.scores["R"])
        True
        """
        place = seat_of(seat, self.seats)
        points = {number: outcome.points[place] for number, outcome in self.outcomes.items()}
        return self.terms.example(self.outcomes, points, usable_number("share", share, 0, 1, StudyRefused))

    def collected_games(self) -> Iterable[CollectedGame]:
        """The games behind the figures, which `ora.games` reads, to filter, count or save them.

        >>> from ora_widgets import games, new_game, study
        >>> [game.setup.players for game in games(study.playouts(new_game(2, "ireland", "short"), n=2))]
        [2, 2]
        """
        return self.terms.collected_games(self.outcomes)

    def figures(self, seat: str) -> Figures:
        """The figures of one seat's points.

        Args:
            seat: The seat's colour.

        Raises:
            UnknownName: When nobody sits there.
        """
        seats = tuple(self.scores)
        return figures(self.scores[seats[seat_of(seat, seats)]])

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
        """Draw a box plot of the points of every seat.

        Returns:
            An Altair chart.

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


def win_share(points: Points, seat: int, goal: int) -> float:
    """1 for a win, a fraction for a shared win, 0 for any other game.

    Args:
        points: Everybody's points, in seating order.
        goal: The points that win a solo game; 0 with more players.
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
    games: bool = False,
    executor: Executor | None = None,
    progress: bool = False,
    on_result: OnResult | None = None,
) -> Playouts:
    """Play a position to the end many times.

    `ora.games(result)` are the games behind the figures, and `result.example("R", 0.95)` is one near the upper end.

    In a coroutine `await ora.in_thread(playouts, game)` leaves the event loop free, as for every study, hint and
    review.

    Args:
        game: A game or a scenario.
        n: How many games.
        bot: Who plays: `None` for chance, one bot for all seats, or bots by colour.
        seed: The seed of the games, to play the same ones again.
        horizon: The round after which a game for two is stopped, since the rules need not end it (F10.6).
        games: Whether the moves are kept, about 20 kB per game. Without them a game is replayed from its seed when it
            is opened, which gives the same game unless a bot has a time limit.
        executor: Where the games are played, as in `concurrent.futures`; by default here. The figures are the same.
        progress: Whether a bar is shown, where tqdm is installed.
        on_result: Called with each batch's number and the outcomes of its games, as soon as they are over.

    Raises:
        StudyRefused: When `game` is neither a game nor a scenario, it is over, or a number is out of bounds.
        WrongArgument: When `bot` is not a bot.

    >>> from ora_widgets import new_game
    >>> playouts(new_game(2, "ireland", "short"), n=3).complete
    True
    """
    begun = studied_game(game)
    if begun.over:
        raise refuse("study-over", begun.now.mode.end_rule)
    bots = bots_by_seat(bot, begun.setup.seats)
    seed, last = usable_seed(seed, error=StudyRefused), count("horizon", horizon)
    terms = PlayoutTerms(begun.copy(), bots, seed, last, flag("games", games, StudyRefused))
    return Playouts(terms, {}, count("n", n)).more(executor=executor, progress=progress, on_result=on_result)


def play_stretches(
    jobs: Sequence[GameRange], played: int, executor: Executor | None, progress: bool, on_result: OnResult | None
) -> JobResults[list[Outcome]]:
    """Play out games and log those in which a bot failed; raise its error if all of them did.

    Args:
        played: How many games had already finished.
    """
    watch = FailureWatch(played)

    def collect(number: int, outcomes: list[Outcome]) -> None:
        ended = watch.look(outcomes)
        if on_result is not None:
            on_result(number, ended)

    check_reports(progress, on_result)
    done = run_jobs(play_stretch, jobs, executor=executor, progress=progress, on_result=collect)
    watch.check()
    return done


def outcomes_of(jobs: Sequence[GameRange], done: JobResults[list[Outcome]]) -> Iterator[tuple[int, int, Outcome]]:
    """Each game's outcome, with the index of its job and its number."""
    for place, outcomes in done.in_order():
        for number, outcome in enumerate(outcomes, start=jobs[place].first):
            yield place, number, outcome
