"""Continuations of a position compared: each is played out many times, with the same seeds."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import Executor
from itertools import chain, zip_longest
from typing import Any

from ..engine import Refusal
from ..engine.moves import safe_text
from ..game.game import Game
from ..game.schedule import HORIZON
from ..language.current import current_language
from ..language.fluent import say
from ..language.names import seat_name
from ..support.arguments import Seed, flag, one_of, seat_of, whole
from ..support.arguments import number as usable_number
from ..support.arguments import seed as usable_seed
from ..support.sample_figures import Figures, figures
from .game_files import CollectedGame
from .jobs import OnResult
from .playing import PlayoutTerms, Points, outcomes_of, play_stretches, win_share
from .refused import MAX_COUNT, StudyRefused, count, refuse, studied_game
from .simulation import Outcome, bots_by_seat, split_results
from .table import Result, Row, intervals

MEASURES = ("score", "lead", "win")


class WhatIf(Result):
    """Continuations compared: a row per line, with its difference from the first line over paired games.

    Every line is played out with the same seeds, so that luck common to all lines drops out of the differences.

    Args:
        terms: The terms of the games after each line, by the line's name.
        outcomes: The outcome of each game, by line and game number.
        wanted: How many games were asked for, per line.
        measure: What is measured: `"score"`, `"lead"` or `"win"`.
        seat: The colour whose result was measured.
        why: Why there are fewer, if so.

    Attributes:
        values: The measured values, by line and game number.
        wins: The games won, by line.

    >>> from ora_widgets import new_game, study
    >>> study.what_if(new_game(2, "ireland", "short"), ["pass", "fell 0,1 wood"], n=2).measure
    'score'
    """

    columns = ("line", "n", "mean", "low", "high", "difference", "least", "most", "wins")

    def __init__(
        self,
        terms: Mapping[str, PlayoutTerms],
        outcomes: Mapping[str, Mapping[int, Outcome]],
        wanted: int,
        measure: str,
        seat: str,
        why: str = "",
    ) -> None:
        self.terms = terms
        self._tried = {line: dict(sorted(games.items())) for line, games in outcomes.items()}
        parts = {line: split_results(games, line) for line, games in self._tried.items()}
        self.outcomes = {line: played for line, (played, _) in parts.items()}
        self.errors = {name: error for _, errors in parts.values() for name, error in errors.items()}
        self.wanted = wanted
        self.measure = measure
        self.seat = seat
        first = next(iter(terms.values()))
        place, goal = first.game.setup.seats.index(seat), first.game.now.mode.goal
        self.values = {
            line: {number: measure_game(ended.points, place, measure, goal) for number, ended in games.items()}
            for line, games in self.outcomes.items()
        }
        self.wins = {
            line: sum(win_share(ended.points, place, goal) for ended in games.values())
            for line, games in self.outcomes.items()
        }
        everything = [ended for games in self.outcomes.values() for ended in games.values()]
        self.complete = len(everything) + len(self.errors) == wanted * len(terms)
        self.why = why
        self.stopped, self.horizon = sum(ended.stopped for ended in everything), first.horizon
        self.fallbacks = sum(sum(ended.fallbacks) for ended in everything)

    def more(
        self,
        n: int = 0,
        *,
        executor: Executor | None = None,
        progress: bool = False,
        on_result: OnResult | None = None,
    ) -> WhatIf:
        """Continue the comparison: play the games that an interrupt left out, then new ones for each line.

        Args:
            n: How many new games for each line; 0 plays only those that were left out.
            executor: As for `playouts`.
            progress: As for `playouts`.
            on_result: As for `playouts`.

        Returns:
            The comparison of all games together, the same as if all had been played at once.

        >>> from ora_widgets import new_game, study
        >>> start, lines = new_game(2, "ireland", "short"), ["pass", "fell 0,1 wood"]
        >>> study.what_if(start, lines, n=1).more(1).values == study.what_if(start, lines, n=2).values
        True
        """
        wanted = self.wanted + whole("n", n, 0, MAX_COUNT, StudyRefused)
        missing = {
            line: terms.stretches([number for number in range(wanted) if number not in self._tried[line]])
            for line, terms in self.terms.items()
        }
        # The lines take turns, so that an interrupt leaves about as many games of each.
        turns = zip_longest(*([(line, job) for job in jobs] for line, jobs in missing.items()))
        order = [pair for pair in chain.from_iterable(turns) if pair is not None]
        jobs = [job for _, job in order]
        done = play_stretches(jobs, sum(map(len, self.outcomes.values())), executor, progress, on_result)
        outcomes = {line: dict(games) for line, games in self._tried.items()}
        for place, number, outcome in outcomes_of(jobs, done):
            outcomes[order[place][0]][number] = outcome
        return WhatIf(self.terms, outcomes, wanted, self.measure, self.seat, done.why)

    def example(self, line: str, share: float = 0.5) -> Game:
        """A game after a line, with its result at a quantile of the line's results.

        Args:
            line: The name of a line.
            share: The quantile, 0 to 1: 0.95 for a game near the upper end.

        Raises:
            StudyRefused: When there is no such line, nothing was played, or `share` is not between 0 and 1.

        >>> from ora_widgets import new_game, study
        >>> done = study.what_if(new_game(2, "ireland", "short"), ["pass", "fell 0,1 wood"], n=2)
        >>> str(done.example("pass", 1).moves[0])
        'pass'
        """
        if not one_of(line, self.values):
            raise refuse("study-no-line", line=safe_text(line, 80), lines=", ".join(self.values))
        wanted = usable_number("share", share, 0, 1, StudyRefused)
        return self.terms[line].example(self.outcomes[line], self.values[line], wanted)

    def collected_games(self) -> Iterable[CollectedGame]:
        """The games behind the figures, as `ora.games` reads them; the tag `line` says which line each followed.

        >>> from ora_widgets import games, new_game, study
        >>> done = study.what_if(new_game(2, "ireland", "short"), ["pass", "fell 0,1 wood"], n=2)
        >>> len(games(done).filter(tags={"line": "pass"}))
        2
        """
        return chain.from_iterable(
            terms.collected_games(self.outcomes[line], line) for line, terms in self.terms.items()
        )

    def difference(self, line: str, other: str) -> Figures:
        """How much better one line does than another in the same games.

        Args:
            line: The name of a line.
            other: The name of another line.
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
            chance = () if line in self._repeated_lines() else (low, high)
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
        same = "".join(f" {say('study-repeated', current_language(), line=line)}" for line in self._repeated_lines())
        return f"{sentence} {say('study-sure', current_language())}{same}"

    def _repeated_lines(self) -> list[str]:
        """The lines whose games all ended with the same result, as with a deterministic bot."""
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
    games: bool = False,
    executor: Executor | None = None,
    progress: bool = False,
    on_result: OnResult | None = None,
) -> WhatIf:
    """Compare continuations of a game by playing each of them out many times.

    Args:
        game: A game or a scenario.
        lines: The continuations, each a text of moves, or a mapping of such texts by name.
        n: How many games for each line.
        bot: As for `playouts`.
        seed: As for `playouts`.
        measure: `"score"`, `"lead"` over the best of the others, or `"win"`.
        seat: The colour whose result is measured; by default the player to move.
        horizon: As for `playouts`.
        games: As for `playouts`.
        executor: As for `playouts`.
        progress: As for `playouts`.
        on_result: As for `playouts`.

    Raises:
        StudyRefused: When a line cannot be played, `game` is neither a game nor a scenario, or a number is out of
            bounds.
        UnknownName: When nobody sits at that seat.

    >>> from ora_widgets import new_game
    >>> len(what_if(new_game(2, "ireland", "short"), ["pass", "fell 0,1 wood"], n=2))
    2
    """
    begun = studied_game(game)
    setup = begun.setup
    place = seat_of(begun.to_move or setup.seats[0] if one_of(seat, ("",)) else seat, setup.seats)
    if not one_of(measure, MEASURES):
        raise refuse("study-measure", word=safe_text(measure, 20), names=", ".join(MEASURES))
    bots = bots_by_seat(bot, setup.seats)
    seed = usable_seed(seed, error=StudyRefused)
    starts = _continue_lines(begun, lines)
    last = count("horizon", horizon)
    keep = flag("games", games, StudyRefused)
    terms = {line: PlayoutTerms(after, bots, seed, last, keep) for line, after in starts.items()}
    empty = WhatIf(terms, {line: {} for line in terms}, count("n", n), measure, setup.seats[place])
    return empty.more(executor=executor, progress=progress, on_result=on_result)


def _continue_lines(game: Game, lines: Iterable[str] | Mapping[str, str]) -> dict[str, Game]:
    """The game after each line, by name."""
    if isinstance(lines, (str, bytes)) or not isinstance(lines, Iterable):
        raise refuse("study-lines", word=safe_text(lines, 60))
    named: Iterator[tuple[object, object]] = iter(
        lines.items() if isinstance(lines, Mapping) else ((line, line) for line in lines)
    )
    games: dict[str, Game] = {}
    for name, line in named:
        try:
            games[str(name)] = game.copy().play(line)  # type: ignore[arg-type]  # `play` refuses what is not a line
        except Refusal as refusal:
            raise refuse("study-bad-line", refusal.rule, line=safe_text(line, 80), why=str(refusal)) from None
    if not games:
        raise refuse("study-lines", word="[]")
    return games


def measure_game(points: Points, seat: int, measure: str, goal: int) -> float:
    """A seat's result in a game; in a solo game the lead is the points, and a win is reaching the goal."""
    others = points[:seat] + points[seat + 1 :]
    if measure == "lead":
        return points[seat] - max(others, default=0)
    return win_share(points, seat, goal) if measure == "win" else points[seat]
