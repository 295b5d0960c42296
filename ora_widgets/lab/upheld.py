"""How many of the mistakes found by reviews are upheld with ten times the budget, as a result and as a command.

    python -m ora_widgets.lab.upheld --games 28
    python -m ora_widgets.lab.upheld --games 0 folder

A mistake is upheld if a search with ten times the playouts finds another turn than the one played, and the turn that
the review called better is still significantly better in ten times as many paired playouts with new seeds. The folder
may hold games of people, in any form that `load` reads.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Sequence
from concurrent.futures import Executor
from math import inf
from pathlib import Path
from typing import Any, NamedTuple

from ..bots import Deadline, Search
from ..bots.review import MAX_BUDGET, MIN_BUDGET, PLAYOUTS, Mistake, walk_to
from ..bots.review_run import comparison_seed, review, runs
from ..bots.search import WIDTH, points_difference
from ..engine import Refusal
from ..game.game import Game
from ..language.current import current_language
from ..language.fluent import say
from ..notation.load import load
from ..study.archive import RecordsResult, run_on_records
from ..study.game_files import sources_of
from ..study.jobs import pool
from ..study.simulation import bots_game
from ..study.table import Row, intervals
from ..support.arguments import whole
from ..support.sample_figures import share

BUDGET_FACTOR = 10  # times the budget
SEED = "upheld"  # of the second look, which shares no random numbers with the review


class SecondLook(NamedTuple):
    """The result of the second look at one mistake.

    Attributes:
        low: The lower end of the 95 % interval of `lost`.
    """

    mistake: Mistake
    lost: float
    low: float
    found: bool

    @property
    def upheld(self) -> bool:
        """Whether the mistake is upheld."""
        return self.found and self.low > 0


class ReviewJob(NamedTuple):
    """One game to review: a source for `load`, and the playouts of the review."""

    source: object
    budget: int


class UpheldMistakes(RecordsResult):
    """Mistakes upheld by a second look: a row for each range of points lost according to the review.

    Args:
        games: The results for the mistakes, game by game.
        skipped: Why games were not reviewed.

    >>> mistake = Mistake("R", 1, 0, (), (), 2.5, 1.0, 4.0, "")
    >>> UpheldMistakes([[SecondLook(mistake, 2.0, 0.5, True), SecondLook(mistake, 0.2, -1.0, True)]], [])[0]["upheld"]
    50.0
    """

    games: list[list[SecondLook]]
    columns = ("points_lost", "mistakes", "upheld", "low", "high")
    RANGES = ((1, 2), (2, 4), (4, 8), (8, inf), (1, inf))

    def rows(self) -> list[Row]:
        judged = [each for game in self.games for each in game]
        rows: list[Row] = []
        for least, most in self.RANGES:
            found = [each.upheld for each in judged if least <= each.mistake.lost < most]
            if found:
                words = f"{least} – {most}" if most < inf else f"≥ {least}"
                rows.append((words, len(found), *(100 * part for part in share(sum(found), len(found))[1:4])))
        return rows

    def subject(self) -> str:
        return say("study-upheld", current_language(), games=len(self.games))

    def plot(self) -> Any:
        """The share of mistakes that are upheld, with its 95 % interval."""
        return intervals(self._records(), "points_lost", "upheld", "low", "high")


def judge(job: ReviewJob) -> list[SecondLook] | str:
    """The task: review a game and look at every mistake again; returns the reason if it cannot be read."""
    try:
        game = load(job.source)  # type: ignore[arg-type]  # `load` refuses anything else
        found = review(game, budget=job.budget)
    except (Refusal, OSError) as error:
        return str(error)
    return [look_again(game, mistake, job.budget) for mistake in found.mistakes]


def look_again(game: Game, mistake: Mistake, budget: int) -> SecondLook:
    """Look at a mistake with ten times the budget.

    Args:
        game: The game that was reviewed, which is not changed.
    """
    before, seat = game.state_after(mistake.ply), game.setup.seats.index(mistake.seat)
    played, better = (walk_to(game, mistake, better=better).now for better in (False, True))
    search = Search(playouts=BUDGET_FACTOR * budget, seed=f"{SEED} {mistake.ply}", width=WIDTH)
    best = search.ranked(before, Deadline(playouts=BUDGET_FACTOR * budget))[0].line.after()
    difference = points_difference(
        better, played, seat, BUDGET_FACTOR * runs(budget), comparison_seed(SEED, mistake.ply), Deadline()
    )
    assert difference is not None, "no deadline was set"
    return SecondLook(mistake, difference.mean, difference.low, best.key() != played.key())


def upheld(
    records: Iterable[object] | Game | str | Path,
    budget: int = PLAYOUTS,
    *,
    executor: Executor | None = None,
    progress: bool = False,
) -> UpheldMistakes:
    """Review games, and count the mistakes that a search with ten times the budget upholds.

    >>> from ora_widgets import new_game
    >>> len(upheld([new_game(3).play("pass; done; pass; done")], budget=6).games)
    1
    """
    budget = whole("budget", budget, MIN_BUDGET, MAX_BUDGET)
    jobs = [ReviewJob(source, budget) for source in sources_of(records)]
    return run_on_records(UpheldMistakes, judge, jobs, executor=executor, progress=progress)


def main(arguments: Sequence[str] | None = None) -> None:
    """Read the command line, review the games, and print the table."""
    parser = argparse.ArgumentParser(
        prog="python -m ora_widgets.lab.upheld",
        description="How many mistakes that reviews tell are upheld with ten times the budget.",
    )
    parser.add_argument(
        "folder", nargs="?", help="a folder with games, in any form that ora.load reads, or one of them"
    )
    parser.add_argument("--games", type=int, default=28, help="games of bots besides")
    parser.add_argument("--budget", type=int, default=PLAYOUTS, help="playouts of the reviews")
    parser.add_argument("--processes", type=int, default=1)
    given = parser.parse_args(arguments)
    try:
        records: list[object] = [bots_game(number) for number in range(given.games)]
        records += sources_of(given.folder) if given.folder else []
        with pool(given.processes) as executor:
            print(upheld(records, given.budget, executor=executor, progress=True))
    except (Refusal, OSError) as error:
        sys.exit(f"{parser.prog}: {error}")


if __name__ == "__main__":
    main()
