"""The strength of all bots of this package, in games for one to four: a ladder as a command, which saves its games.

python -m ora_widgets.lab.ladder games --openings 4
python -m ora_widgets.lab.ladder games --bots greedy miller search-50 --players 2 3 --picture ladder.svg

After an interrupt, the same command continues.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import Executor
from itertools import combinations
from pathlib import Path
from typing import Any, NamedTuple

from ..bots import AnyBot, Greedy, Random, Search, level
from ..bots.evaluation import HAND_MADE, STANDARD, Values
from ..bots.levels import STRENGTHS
from ..engine import Move, Refusal, UnknownName
from ..engine.moves import safe_text
from ..engine.steps.base import Plain
from ..game.game import new_game
from ..game.record import write
from ..game.schedule import HORIZON
from ..game.setup import Setup
from ..language.current import current_language
from ..language.fluent import say
from ..language.sentences import import_extra, with_sentence
from ..notation.load import load
from ..study.contest import MAX_OPENING_TURNS, seatings
from ..study.elo import Ratings
from ..study.jobs import OnResult, pool, run_jobs
from ..study.playing import Points
from ..study.refused import StudyRefused, count, refuse
from ..study.simulation import random_opening, simulate
from ..study.table import Result, Row, charts, intervals
from ..support.arguments import Seed, is_a, whole
from ..support.arguments import path as path_of
from ..support.arguments import seed as usable_seed
from ..support.background import MAX_PLAYOUTS
from ..support.files import write_whole

# In order of expected strength, which decides who meets whom. All budgets are playouts, so that games can be repeated
# exactly on any machine.
RUNGS = ("random", "woodcutter", "settler", "miller", "greedy", "brewer", "search-15", "abbot", "search-100")
SEARCH, HAND = "search-", "hand-made-"
MAX_PLAYERS = 4
SEATS = (1, 2, 3, 4)
MAX_RUNGS_APART = 2  # the greatest distance on the ladder of two bots that meet


class Terms(NamedTuple):
    """The terms of all games of a ladder.

    Attributes:
        country: `"france"` or `"ireland"`.
        length: `"short"` or `"long"`; a solo game is always long.
    """

    country: str
    length: str
    seed: str
    opening: int
    horizon: int

    def remark(self) -> str:
        """The first line of each record, which identifies the games of one ladder."""
        return f"# ladder {' '.join(map(str, self))}"


class LadderGame(NamedTuple):
    """One game: its terms, the bots in seating order, and the number of its opening."""

    terms: Terms
    names: tuple[str, ...]
    opening: int

    @property
    def file(self) -> str:
        """The name of its file."""
        return f"{len(self.names)}_{self.opening:04}_{'_'.join(self.names)}.ora"

    def setup(self) -> Setup:
        """The terms of the game; raises `InvalidSetup`."""
        return new_game(len(self.names), self.terms.country, self.terms.length).setup


class LadderResult(NamedTuple):
    """The result in a game's record.

    Attributes:
        points: All players' points, in seating order.
        stopped: Whether the horizon stopped the game.
    """

    points: Points
    stopped: bool


def tables(names: tuple[str, ...], players: int) -> list[tuple[str, ...]]:
    """The seatings for one opening: neighbours on the ladder, rotated through all seats.

    Args:
        names: The names, in order of expected strength.

    >>> tables(("a", "b", "c", "d"), 3)[:3]
    [('a', 'b', 'c'), ('b', 'c', 'a'), ('c', 'a', 'b')]
    """
    if len(names) < players:
        return list(dict.fromkeys(seatings(names, players, len(names) * players)))
    apart = max(MAX_RUNGS_APART, players - 1)
    near = [table for table in combinations(names, players) if names.index(table[-1]) - names.index(table[0]) <= apart]
    return [table[turn:] + table[:turn] for table in near for turn in range(players)]


def play_game(game: LadderGame) -> str:
    """The task: play a game and return its record."""
    terms, setup = game.terms, game.setup()
    moves: list[Plain] = []
    start = random_opening(setup, terms.opening, f"ladder {terms.seed}:{setup.players}:{game.opening}", moves)
    bots = {seat: bot_named(name) for seat, name in zip(setup.seats, game.names, strict=True)}
    simulate(setup, start, bots, f"ladder {terms.seed}:{game.file}", terms.horizon, moves)
    return f"{terms.remark()}\n{write(setup, map(Move, moves))}"


def result_of(record: str) -> LadderResult:
    """The result in a record; raises a `Refusal` if it holds no game."""
    game = load(record)
    return LadderResult([score.total for score in game.score().values()], not game.over)


def kept_record(folder: Path, game: LadderGame) -> str | None:
    """The saved record of a game; `None` if there is none, or it holds no game."""
    path = folder / game.file
    try:
        record = path.read_text(encoding="utf-8")
        load(record)
    except (FileNotFoundError, UnicodeDecodeError, Refusal):  # an unreadable game is played again
        return None
    first = record.partition("\n")[0]
    if first != game.terms.remark():
        raise refuse("ladder-other", folder=str(folder), found=first[2:], wanted=game.terms.remark()[2:])
    return record


def keep(folder: Path, game: LadderGame, record: str) -> None:
    """Save the record of a game, whole or not at all; raises `OSError`."""
    write_whole(folder / game.file, record.encode())


def evaluation_of(name: str) -> tuple[Values, str]:
    """The evaluation of a bot, and its name without the prefix for it.

    Args:
        name: The name; with the prefix `hand-made-` the bot uses the hand-made evaluation.

    >>> evaluation_of("hand-made-greedy")[1]
    'greedy'
    """
    return (HAND_MADE, name.removeprefix(HAND)) if name.startswith(HAND) else (STANDARD, name)


def bot_named(name: str) -> AnyBot:
    """The bot of a name; `search-` and a number is `Search` with that many playouts.

    With the prefix `hand-made-`, `greedy` and `search-` use the hand-made evaluation.

    >>> bot_named("search-20"), bot_named("miller")
    (Search(playouts=20), level(3, 'miller'))
    """
    if name == "random":
        return Random()
    values, kind = evaluation_of(name)
    if kind == "greedy":
        return Greedy(values=values)
    if name in {row.name for row in STRENGTHS}:
        return level(name, seconds=None)
    number = kind.removeprefix(SEARCH)
    if kind.startswith(SEARCH) and number.isascii() and number.isdigit() and len(number) <= len(str(MAX_PLAYOUTS)):
        return Search(playouts=int(number), values=values)
    known = ", ".join((*dict.fromkeys(RUNGS), f"{SEARCH}50", f"{HAND}{SEARCH}50"))
    raise with_sentence(UnknownName("ladder-no-rung", word=safe_text(name, 40), known=known))


def checked_names(names: Iterable[str]) -> tuple[str, ...]:
    """Check names: at least one, all known, none twice.

    Args:
        names: The names, in order of expected strength.
    """
    listed = [str(name) for name in names] if is_a(names, Iterable) and not is_a(names, str) else []
    for name in listed:
        bot_named(name)
    if not listed or len(set(listed)) < len(listed):
        raise refuse("ladder-rungs")
    return tuple(listed)


class Ladder(Result):
    """A ladder: a row for every bot and number of players, with ratings among the bots that met there.

    Args:
        arenas: The results of the games, by number of players.
    """

    columns = ("players", *Ratings.columns)

    def __init__(self, arenas: Mapping[int, Ratings]) -> None:
        self.arenas = dict(arenas)

    def rows(self) -> list[Row]:
        return [(players, *row) for players, arena in self.arenas.items() for row in arena.rows()]

    def caption(self) -> str:
        return say("study-sure", current_language())

    def plot(self) -> Any:
        """The Elo rating of every bot with its interval, for every number of players; in solo games, the mean points."""
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
    """Rate bots on a ladder: each meets its neighbours, in every seat with the same openings.

    In solo games a bot is not rated; its points and wins are listed.

    Args:
        folder: Where every game is saved as a record as soon as it is over, for `study.stats` and `load`. Saved games
            are not played again, so that a ladder can be continued or given more openings.
        bots: The names, in order of expected strength: `random`, `greedy`, `search-` with a number of playouts, and the
            named opponents.
        players: The numbers of players, 1 to 4.
        openings: How many openings; each is played by every table, rotated through all seats.
        opening: How many random turns an opening has.

    >>> ladder(bots=["random"], players=[1])[0]["n"]
    1
    """
    names = checked_names(bots)
    listed = [*players] if is_a(players, Iterable) and not is_a(players, str) else [players]
    sizes = sorted({whole("players", each, 1, MAX_PLAYERS, StudyRefused) for each in listed})
    if not sizes:
        raise refuse("ladder-players")
    seed = usable_seed(seed, error=StudyRefused)
    turns = whole("opening", opening, 0, MAX_OPENING_TURNS, StudyRefused)
    last, many = count("horizon", horizon), count("openings", openings)
    where = None if folder is None else path_of("folder", folder)
    scheduled = [
        LadderGame(Terms(country, "long" if size == 1 else length, str(seed), turns, last), table, number)
        # Opening by opening, so that an interrupt leaves about as many games of each table.
        for number in range(many)
        for size in sizes
        for table in tables(names, size)
    ]
    for game in {game.terms: game for game in scheduled}.values():
        game.setup()
    if where is not None:
        where.mkdir(parents=True, exist_ok=True)
    records: dict[LadderGame, str] = {}
    for game in scheduled:
        if where is not None and (record := kept_record(where, game)) is not None:
            records[game] = record
    missing = [game for game in scheduled if game not in records]

    def on_game_done(number: int, record: str) -> None:
        if where is not None:
            keep(where, missing[number], record)
        if on_result is not None:
            on_result(number, record)

    played = run_jobs(play_game, missing, executor=executor, progress=progress, on_result=on_game_done)
    records |= {missing[number]: record for number, record in played.results.items()}
    outcomes = {game: result_of(records[game]) for game in scheduled if game in records}
    result = Ladder({size: _arena(names, size, outcomes, seed) for size in sizes})
    result.complete, result.why = played.complete, played.why
    result.stopped, result.horizon = sum(each.stopped for each in outcomes.values()), last
    return result


def _arena(names: tuple[str, ...], players: int, outcomes: Mapping[LadderGame, LadderResult], seed: Seed) -> Ratings:
    games = [(game.names, each.points) for game, each in outcomes.items() if len(game.names) == players]
    goal = next((game.setup().start().mode.goal for game in outcomes if len(game.names) == players), 0)
    return Ratings(names, games, seed, goal=goal)


def main(arguments: Sequence[str] | None = None) -> None:
    """Read the command line, let the bots play, print the table, and draw it if asked to."""
    parser = argparse.ArgumentParser(
        prog="python -m ora_widgets.lab.ladder", description="a ladder of all bots: each meets its neighbours"
    )
    parser.add_argument("folder", help="where the games are kept; what is there is not played again")
    parser.add_argument(
        "--bots", nargs="+", default=RUNGS, metavar="BOT", help=f"in order of strength; by default {' '.join(RUNGS)}"
    )
    parser.add_argument("--players", nargs="+", type=int, default=SEATS, metavar="N")
    parser.add_argument("--openings", type=int, default=1, help="each is played by every table in every order of seats")
    parser.add_argument("--country", choices=("france", "ireland"), default="france")
    parser.add_argument("--length", choices=("short", "long"), default="long")
    parser.add_argument("--opening", type=int, default=2, help="turns at random that an opening has")
    parser.add_argument("--seed", type=int, default=0, help="for other games")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--picture", default="", help="an SVG file to draw the ratings in")
    given = parser.parse_args(arguments)
    if given.picture:
        import_extra("altair", "study-needs")  # fail now rather than after all games
    try:
        with pool(given.processes) as executor:
            found = ladder(
                given.folder,
                given.bots,
                given.players,
                given.openings,
                given.country,
                given.length,
                given.seed,
                opening=given.opening,
                executor=executor,
                progress=True,
            )
    except (Refusal, OSError) as error:
        sys.exit(f"{parser.prog}: {error}")
    print(found)
    if given.picture:
        found.plot().save(given.picture)


if __name__ == "__main__":
    main()
