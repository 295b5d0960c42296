"""Playing a position on many times: how the points are spread, and which continuation is best."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from typing import Any, NamedTuple

from ..engine import Move, Refusal, State
from ..engine.moves import shown
from ..engine.steps.base import Plain
from ..game.game import Game
from ..game.horizon import HORIZON
from ..game.setup import Setup
from ..language.current import current_language
from ..language.fluent import say
from ..language.names import seat_name
from ..support.arguments import Seed, one_of, seat_of, whole
from ..support.arguments import number as usable_number
from ..support.arguments import seed as usable_seed
from ..support.sample_figures import Figures, figures, quantiles, share
from .jobs import JobResults, OnResult, run_jobs
from .refused import MAX_COUNT, StudyRefused, count, refuse, the_game
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


class PlayoutTerms(NamedTuple):
    """What games are played from which position: by whom, from which seed, to which horizon at the latest."""

    game: Game
    bots: Bots
    seed: Seed
    horizon: int

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
        return [GameRange(setup, state, self.bots, self.seed, first, last, self.horizon) for first, last in ends]

    def played(self, number: int) -> Game:
        """One of the games, played once more."""
        game = self.game.copy()
        moves: list[Plain] = []
        simulate(game.setup, game.now, self.bots, f"{self.seed}:{number}", self.horizon, moves)
        return game.play(map(Move, moves))


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
        self.outcomes = dict(sorted(outcomes.items()))
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
        """The same study with more games: those that an interrupt left out, and so many new ones.

        Args:
            n: How many new games; 0 for those alone that were left out.
            executor: As for `playouts`.
            progress: As for `playouts`.
            on_result: As for `playouts`.

        Returns:
            All games together, the figures of a study that had been asked for as many at once.

        >>> from ora_widgets import new_game, study
        >>> start = new_game(2, "ireland", "short")
        >>> study.playouts(start, n=2).more(1).scores == study.playouts(start, n=3).scores
        True
        """
        wanted = self.wanted + whole("n", n, 0, MAX_COUNT, StudyRefused)
        jobs = self.terms.stretches([number for number in range(wanted) if number not in self.outcomes])
        done = run_jobs(play_stretch, jobs, executor=executor, progress=progress, on_result=on_result)
        new = {number: outcome for _, number, outcome in _outcomes(jobs, done)}
        return Playouts(self.terms, {**self.outcomes, **new}, wanted, done.why)

    def example(self, seat: str, share: float = 0.5) -> Game:
        """A game in which a seat's points were about those that so many of the games stayed at or below.

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
        part = usable_number("share", share, 0, 1, StudyRefused)
        ranked = sorted(self.outcomes, key=lambda number: self.outcomes[number].points[place])
        if not ranked:
            raise refuse("study-nothing")
        return self.terms.played(ranked[round(part * (len(ranked) - 1))])

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
    bots = bots_by_seat(bot, begun.setup.seats)
    terms = PlayoutTerms(begun.copy(), bots, usable_seed(seed, error=StudyRefused), count("horizon", horizon))
    return Playouts(terms, {}, count("n", n)).more(executor=executor, progress=progress, on_result=on_result)


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
    numbers = range(count("n", n))
    jobs = {line: PlayoutTerms(after, bots, the_seed, last).stretches(numbers) for line, after in games.items()}
    # Line by line in turn, so that an interrupt leaves about as much of each.
    order = [(line, job) for same in zip(*jobs.values(), strict=True) for line, job in zip(jobs, same, strict=True)]
    ranges = [job for _, job in order]
    done = run_jobs(play_stretch, ranges, executor=executor, progress=progress, on_result=on_result)
    values: dict[str, dict[int, float]] = {line: {} for line in games}
    wins = dict.fromkeys(games, 0.0)
    stopped = fallbacks = 0
    for each, number, ended in _outcomes(ranges, done):
        line, _ = order[each]
        values[line][number] = measured(ended.points, place, measure, goal)
        wins[line] += won(ended.points, place, goal)
        stopped += ended.stopped
        fallbacks += sum(ended.fallbacks)
    result = WhatIf(values, wins, measure, setup.seats[place], done)
    result.stopped, result.horizon, result.fallbacks = stopped, last, fallbacks
    return result


def _outcomes(jobs: Sequence[GameRange], done: JobResults[list[Outcome]]) -> Iterator[tuple[int, int, Outcome]]:
    """What became of each game, with the place of its job and its number."""
    for place, outcomes in done.in_order():
        for number, outcome in enumerate(outcomes, start=jobs[place].first):
            yield place, number, outcome


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
