"""Playing a position on many times: how the points are spread."""

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
from .game_files import STOPPED, CollectedGame
from .jobs import JobResults, OnResult, check_reports, run_jobs
from .refused import MAX_COUNT, StudyRefused, count, refuse, studied_game
from .simulation import Bots, FailureWatch, Outcome, attempt, bots_by_seat, game_name, played_and_failed, simulate
from .table import WIDTH, Result, Row, charts, heading

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
    keep: bool = False

    @property
    def games(self) -> int:
        """How many games they are, for a progress bar."""
        return self.last - self.first


def play_stretch(job: GameRange) -> list[Outcome]:
    """The task: what becomes of each game. The games are seeded by number, not by job."""
    return [_played(job, f"{job.seed}:{number}") for number in range(job.first, job.last)]


def _played(job: GameRange, seed: str) -> Outcome:
    moves: list[Plain] | None = [] if job.keep else None
    outcome = attempt(job.setup, job.state, job.bots, seed, job.horizon, moves)
    return outcome._replace(moves=tuple(moves or ()))


class PlayoutTerms(NamedTuple):
    """What games are played from which position: by whom, from which seed, to which horizon, and whether they are kept."""

    game: Game
    bots: Bots
    seed: Seed
    horizon: int
    keep: bool = False

    def stretches(self, numbers: Sequence[int]) -> list[GameRange]:
        """Games by their numbers, in order, as jobs of a handful each: enough of them to share out, few enough to send."""
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
        """One of the games: as it was kept, or played once more."""
        game, moves = self.game.copy(), [*outcome.moves]
        if not self.keep:
            simulate(game.setup, game.now, self.bots, f"{self.seed}:{number}", self.horizon, moves)
        return game.play(map(Move, moves))

    def collected(self, outcomes: Mapping[int, Outcome], line: str = "") -> Iterator[CollectedGame]:
        """The games, not yet looked at, by their numbers; with the line after which they were played, where there are several."""
        for number, outcome in outcomes.items():
            tags = {"line": line} if line else {}
            if outcome.stopped:
                tags[STOPPED] = str(self.horizon)
            yield CollectedGame(game_name(number, line), partial(self.played, number, outcome), tags)

    def example(self, outcomes: Mapping[int, Outcome], values: Mapping[int, float], share: float) -> Game:
        """The game whose value is a quantile of all values.

        Args:
            outcomes: What became of each game, by its number.
            values: A value for each game, by its number.
            share: The share of the games, 0 to 1.

        Raises:
            StudyRefused: When nothing was played.
        """
        if not values:
            raise refuse("study-nothing")
        ranked = sorted(values, key=values.__getitem__)
        number = ranked[round(share * (len(ranked) - 1))]
        return self.played(number, outcomes[number])


class Playouts(Result):
    """How the points are spread when a position is played on: a row per seat.

    Args:
        terms: What was played.
        outcomes: What became of each game, by its number.
        wanted: How many games there should be.
        why: Why there are fewer, if there are.

    Attributes:
        scores: The points by colour, game by game.
        wins: The games won by colour, a shared win in parts.

    >>> from ora_widgets import new_game, study
    >>> study.playouts(new_game(2, "ireland", "short"), n=3).figures("R").mean > 0
    True
    """

    columns = ("seat", "n", "mean", "low", "high", "sd", "q05", "q25", "median", "q75", "q95", "wins")

    def __init__(self, terms: PlayoutTerms, outcomes: Mapping[int, Outcome], wanted: int, why: str = "") -> None:
        self.terms = terms
        self._tried = dict(sorted(outcomes.items()))
        self.outcomes, self.errors = played_and_failed(self._tried)
        self.wanted = wanted
        self.seats = terms.game.setup.seats
        points, goal = [outcome.points for outcome in self.outcomes.values()], terms.game.now.mode.goal
        self.scores = {seat: [game[i] for game in points] for i, seat in enumerate(self.seats)}
        self.wins = {seat: sum(won(game, i, goal) for game in points) for i, seat in enumerate(self.seats)}
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
        """The same study with more games: those that an interrupt left out, and a number of new ones.

        Args:
            n: How many new games; 0 for those alone that were left out.
            executor: As for `playouts`.
            progress: As for `playouts`.
            on_result: As for `playouts`.

        Returns:
            All games together: the figures of a study that plays them all at once.

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
        """A game in which a seat's points lie at a quantile of its points.

        Args:
            seat: The seat's colour.
            share: The share of the games, 0 to 1: 0.95 for one at the upper end.

        Raises:
            StudyRefused: When nothing was played, or when it is no share.
            UnknownName: When nobody sits there.

        >>> from ora_widgets import new_game, study
        >>> done = study.playouts(new_game(2, "ireland", "short"), n=3)
        >>> done.example("R", 1).score()["R"].total == max(done.scores["R"])
        True
        """
        place = seat_of(seat, self.seats)
        points = {number: outcome.points[place] for number, outcome in self.outcomes.items()}
        return self.terms.example(self.outcomes, points, usable_number("share", share, 0, 1, StudyRefused))

    def collected(self) -> Iterable[CollectedGame]:
        """The games behind the figures, which `ora.games` reads: to be filtered, counted, kept in a file.

        >>> from ora_widgets import games, new_game, study
        >>> [game.setup.players for game in games(study.playouts(new_game(2, "ireland", "short"), n=2))]
        [2, 2]
        """
        return self.terms.collected(self.outcomes)

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
    games: bool = False,
    executor: Executor | None = None,
    progress: bool = False,
    on_result: OnResult | None = None,
) -> Playouts:
    """Play a position on to the end many times.

    `ora.games(result)` are the games behind the figures, and `result.example("R", 0.95)` is one at the upper end.

    In a coroutine `await ora.in_thread(playouts, game)` leaves the loop free, as for every study, hint and review.

    Args:
        game: A game or a scenario.
        n: How many games.
        bot: Who plays: `None` for chance, one bot for all seats, or bots by colour.
        seed: The seed of the games, for the same ones again.
        horizon: The round after which a game for two is stopped, since the rules need not end it (F10.6).
        games: Whether the moves are kept, about 20 kB a game. Without them a game that is looked at is played once more, from its
            seed: the same, but for bots with a budget of time.
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
    """Play games on; those in which a bot fails are logged, and it is raised where all do.

    Args:
        played: How many games have come to their end before.
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
    """What became of each game, with the place of its job and its number."""
    for place, outcomes in done.in_order():
        for number, outcome in enumerate(outcomes, start=jobs[place].first):
            yield place, number, outcome
