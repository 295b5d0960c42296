"""The ladder: bots that meet their neighbours in games of one to four, and the ratings that come of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from concurrent.futures import Executor
from pathlib import Path
from typing import Any

from ...game.horizon import HORIZON
from ...language.current import current_language
from ...language.fluent import say
from ...study.contest import MAX_OPENING_TURNS
from ...study.elo import Ratings
from ...study.jobs import OnResult, run_jobs
from ...study.refused import StudyRefused, count, refuse
from ...study.table import Result, Row, charts, intervals
from ...support.arguments import Seed, is_a, whole
from ...support.arguments import path as the_path
from ...support.arguments import seed as usable_seed
from .games import RUNGS, Sitting, SittingResult, Terms, keep, kept, play_sitting, result_of, tables, the_rungs

MAX_PLAYERS = 4
SEATS = (1, 2, 3, 4)


class Ladder(Result):
    """A ladder: a row for every bot at tables of every size, rated among those who sat there.

    Args:
        arenas: What became of the games, by number of players.
    """

    columns = ("players", *Ratings.columns)

    def __init__(self, arenas: Mapping[int, Ratings]) -> None:
        self.arenas = dict(arenas)

    def rows(self) -> list[Row]:
        return [(players, *row) for players, arena in self.arenas.items() for row in arena.rows()]

    def caption(self) -> str:
        return say("study-sure", current_language())

    def plot(self) -> Any:
        """The Elo number of every bot with its interval, for every size of table; alone, its mean."""
        found = []
        for players, arena in self.arenas.items():
            rows = sorted(arena, key=lambda row: arena.names.index(row["bot"]))
            shown = [row | {"low": row["mean"], "high": row["mean"]} for row in rows]
            axes = ("mean", "low", "high") if players == 1 else ("elo", "elo_low", "elo_high")
            found.append(
                intervals(shown, "bot", *axes).properties(
                    title=say("ladder-players-title", current_language(), count=players)
                )
            )
        return charts().vconcat(*found)


def ladder(
    folder: str | Path | None = None,
    bots: Iterable[str] = RUNGS,
    players: Iterable[int] = SEATS,
    openings: int = 1,
    country: str = "france",
    length: str = "long",
    seed: Seed = 0,
    *,
    opening: int = 2,
    horizon: int = HORIZON,
    executor: Executor | None = None,
    progress: bool = False,
    on_result: OnResult | None = None,
) -> Ladder:
    """Let bots climb: each meets its neighbours, everybody in every seat with the same openings.

    Alone a bot is not rated; its points and its wins are told.

    Args:
        folder: Where every game is kept as a record as soon as it is over, for `study.stats` and `load`. What is there
            already is not played again, so that an interrupted ladder goes on, and one with more openings goes further.
        bots: The names, in the order in which their strength is expected: `random`, `greedy`, `search-` with a number of
            playouts, and the named opponents.
        players: The numbers of players, 1 to 4.
        openings: How many openings; each is played by every table in every order of seats.
        opening: How many turns at random an opening has.

    >>> ladder(bots=["random"], players=[1])[0]["n"]
    1
    """
    names = the_rungs(bots)
    listed = [*players] if is_a(players, Iterable) and not is_a(players, str) else [players]
    sizes = sorted({whole("players", each, 1, MAX_PLAYERS, StudyRefused) for each in listed})
    if not sizes:
        raise refuse("ladder-players")
    the_seed = usable_seed(seed, error=StudyRefused)
    turns = whole("opening", opening, 0, MAX_OPENING_TURNS, StudyRefused)
    last, many = count("horizon", horizon), count("openings", openings)
    where = None if folder is None else the_path("folder", folder)
    sittings = [
        Sitting(Terms(country, "long" if size == 1 else length, str(the_seed), turns, last), table, number)
        # Opening by opening, so that an interrupt leaves about as much of each table.
        for number in range(many)
        for size in sizes
        for table in tables(names, size)
    ]
    for sitting in {sitting.terms: sitting for sitting in sittings}.values():
        sitting.setup()
    if where is not None:
        where.mkdir(parents=True, exist_ok=True)
    records: dict[Sitting, str] = {}
    for sitting in sittings:
        if where is not None and (record := kept(where, sitting)) is not None:
            records[sitting] = record
    missing = [sitting for sitting in sittings if sitting not in records]

    def done(number: int, record: str) -> None:
        if where is not None:
            keep(where, missing[number], record)
        if on_result is not None:
            on_result(number, record)

    played = run_jobs(play_sitting, missing, executor=executor, progress=progress, on_result=done)
    records |= {missing[number]: record for number, record in played.results.items()}
    outcomes = {sitting: result_of(records[sitting]) for sitting in sittings if sitting in records}
    result = Ladder({size: _arena(names, size, outcomes, the_seed) for size in sizes})
    result.complete, result.why = played.complete, played.why
    result.stopped, result.horizon = sum(each.stopped for each in outcomes.values()), last
    return result


def _arena(names: tuple[str, ...], players: int, outcomes: Mapping[Sitting, SittingResult], seed: Seed) -> Ratings:
    games = [(sitting.names, each.points) for sitting, each in outcomes.items() if len(sitting.names) == players]
    goal = next((sitting.setup().start().mode.goal for sitting in outcomes if len(sitting.names) == players), 0)
    return Ratings(names, games, seed, goal=goal)
