"""Many games as one lazy sequence, which can be filtered, counted, searched and saved in one file."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import Executor
from functools import partial
from itertools import islice
from pathlib import Path
from sys import maxsize
from typing import Any, NamedTuple

from ..engine import Refusal, State
from ..engine.moves import safe_text
from ..engine.rules import NEUTRAL
from ..game.game import Game
from ..language.current import current_language
from ..language.fluent import say
from ..scenarios.goals import Goal, Moment, read_goal
from ..support.arguments import check, check_function, is_a, is_whole
from ..support.arguments import path as path_of
from ..support.files import write_whole
from .archive import Stats, stats
from .game_files import RECORD_COLUMN, CollectedGame, games_of
from .game_turns import GameTurns, has_met, key_of
from .position_index import PositionIndex
from .refused import StudyRefused, known_mode, refuse
from .table import Result, Row, arrow_table, write_csv


class Games(Result):
    """A lazy sequence of games; iteration leaves out unreadable games and lists them in `skipped`.

    Args:
        entries: A function that yields the collected games afresh at each call.

    >>> from ora_widgets import new_game
    >>> both = games([new_game(2), new_game(3).play("pass; done")])
    >>> [game.setup.players for game in both.filter(players=3)]
    [3]
    """

    columns = ("name", "players", "country", "length", "round", "turns", "over", "winners", "points")

    def __init__(self, entries: Callable[[], Iterable[CollectedGame]]) -> None:
        self._entries = entries
        self.skipped: list[str] = []

    def entries(self) -> Iterator[tuple[CollectedGame, Game]]:
        """The games that can be read, each with its name and tags."""
        self.skipped = []
        for entry in self._entries():
            try:
                yield entry, entry.read()
            except (Refusal, OSError) as error:
                self.skipped.append(entry.reason(error))

    def __iter__(self) -> Iterator[Any]:
        return (game for _, game in self.entries())

    def __len__(self) -> int:
        return sum(1 for _ in self._entries())

    def __getitem__(self, place: Any) -> Any:
        check(
            isinstance(place, (int, slice)) or is_whole(place, -maxsize, maxsize),
            "place",
            place,
            "game-place",
            StudyRefused,
        )
        if isinstance(place, int) and place >= 0:  # the games after it need not be read
            found = next(islice(self._entries(), min(place, maxsize), None), None)
            if found is None:
                raise IndexError(f"there is no game {place}")
            return found.read()
        listed = list(self._entries())[place]
        return [each.read() for each in listed] if isinstance(listed, list) else listed.read()

    def collected_games(self) -> Iterable[CollectedGame]:
        """The games with their names and tags, not yet read."""
        return self._entries()

    def find_game(self, name: str) -> Game:
        """The game with a name.

        Args:
            name: The name, as in the first column.

        Raises:
            StudyRefused: When no game has this name.
            ParseError: When the game cannot be read.
        """
        entry = next((entry for entry in self._entries() if is_a(name, str) and entry.name == name), None)
        if entry is None:
            raise refuse("study-no-game-named", name=safe_text(name, 80))
        return entry.read()

    def filter(
        self,
        where: Callable[[Game], bool] | None = None,
        *,
        players: int | None = None,
        country: str | None = None,
        length: str | None = None,
        tags: Mapping[str, object] | None = None,
        goal: str | Goal | None = None,
        position: Game | State | None = None,
    ) -> Games:
        """The games that meet all given conditions; they are read again at each iteration.

        Args:
            where: A function that says whether a game is kept.
            players: The number of players.
            country: `"france"` or `"ireland"`.
            length: `"short"` or `"long"`.
            tags: Tags with their values, such as `{"event": "club evening"}`.
            goal: A goal that was reached in the game, such as `"R built Bakery"`.
            position: A position in which a turn began, however it was reached: a game at that position, or its state.

        Raises:
            StudyRefused: When `where` is not a function, or `tags` is not a mapping.
            ParseError: When `goal` is not a goal.
            InvalidSetup: When there is no such mode.
        """
        mode = known_mode(players, country, length)
        wanted = None if goal is None else read_goal(goal)
        key = None if position is None else key_of(position)
        if where is not None:
            check_function("where", where, StudyRefused)
        check(tags is None or isinstance(tags, Mapping), "tags", tags, "tags", StudyRefused)
        values = {name: str(value) for name, value in (tags or {}).items()}  # as they are written into a file
        return Games(partial(_games_that_fit, self, _Wanted(mode, values, wanted, key, where)))

    def rows(self) -> list[Row]:
        return [self._row(entry, game) for entry, game in self.entries()]

    def _row(self, entry: CollectedGame, game: Game) -> Row:
        setup, score = game.setup, game.score()
        points = "  ".join(f"{seat} {score[seat].total}" for seat in setup.seats)
        winners = "".join(score.winners) if game.over else ""
        about = (setup.players, setup.country, setup.length, game.round, len(game.turn_starts), game.over)
        return (entry.name, *about, winners, points)

    def caption(self) -> str:
        if not self.skipped:
            return ""
        return say("study-skipped", current_language(), count=len(self.skipped), why=self.skipped[0])

    def stats(self, **terms: Any) -> Stats:
        """Which card is built when and whether its builders win, as `study.stats` counts it.

        Args:
            **terms: As for `study.stats`.
        """
        return stats(self, **terms)

    def save(self, path: str | Path) -> None:
        """Write all games that can be read into one file, with their tags and remarks.

        Args:
            path: The file, which is written whole or not at all.

        Raises:
            OSError: When the file cannot be written.
        """
        file = path_of("path", path)
        write_whole(file, "\n".join(entry.record(game) for entry, game in self.entries()).encode())

    def to_csv(self, path: str | Path) -> None:
        """Write a CSV file, one row per game; its last column is the record with tags, which `ora.games` reads.

        Args:
            path: The file, which is written whole or not at all.

        Raises:
            OSError: When the file cannot be written.
        """
        write_csv(path_of("path", path), *self._with_records())

    def to_arrow(self) -> Any:
        """The games as a pyarrow `Table`, one row per game; its last column is the record with its tags."""
        return arrow_table(*self._with_records())

    def _with_records(self) -> tuple[list[str], list[Row]]:
        rows = [(*self._row(entry, game), entry.record(game)) for entry, game in self.entries()]
        return [*self.columns, RECORD_COLUMN], rows

    def turns(self) -> GameTurns:
        """All turns of all games, one row per turn: for a data frame, a Parquet file or a database."""
        return GameTurns((entry.name, game) for entry, game in self.entries())

    def by_mode(self) -> dict[tuple[int, str, str], Games]:
        """The games grouped by players, country and length, since what wins with three says nothing about four.

        >>> from ora_widgets import new_game
        >>> list(games([new_game(3), new_game(2, length="short"), new_game(3)]).by_mode())
        [(3, 'france', 'long'), (2, 'france', 'short')]
        """
        found: dict[tuple[int, str, str], list[CollectedGame]] = {}
        for entry, game in self.entries():
            setup = game.setup
            found.setdefault((setup.players, setup.country, setup.length), []).append(entry)
        return {mode: Games(partial(iter, entries)) for mode, entries in found.items()}

    def positions(
        self,
        path: str | Path = ":memory:",
        *,
        executor: Executor | None = None,
        progress: bool = False,
    ) -> PositionIndex:
        """Build an SQLite database of all positions in which a turn begins, or add the games that it does not have yet.

        After an interrupt its `complete` is false, and the same call continues from there.

        Args:
            path: The database's file; by default it is kept in memory.
            executor: As for `playouts`.
            progress: As for `playouts`.

        Raises:
            StudyRefused: When the file is not a database of this version, or cannot be written.
        """
        made = PositionIndex(path)
        self.skipped = made.add(self, executor=executor, progress=progress)
        return made

    def plot(self) -> Any:
        """There is no chart of games.

        Raises:
            StudyRefused: Always.
        """
        raise refuse("study-nothing")

    def __repr__(self) -> str:
        return f"<Games: {len(self)}>"


class _Wanted(NamedTuple):
    """The conditions that a game must meet to stay in a filtered collection."""

    mode: dict[str, object]
    tags: dict[str, str]
    goal: Goal | None
    key: int | None
    where: Callable[[Game], bool] | None

    def holds(self, entry: CollectedGame, game: Game) -> bool:
        return (
            all(getattr(game.setup, name) == value for name, value in self.mode.items())
            and all(entry.tags.get(name) == value for name, value in self.tags.items())
            and (self.goal is None or self._reaches_goal(self.goal, game))
            and (self.key is None or has_met(game, self.key))
            and (self.where is None or self.where(game))
        )

    @staticmethod
    def _reaches_goal(goal: Goal, game: Game) -> bool:
        """Whether a game reached a goal; a goal about a colour that does not play is never reached."""
        there = {*game.setup.seats, *(NEUTRAL if game.setup.players == 1 else "")}
        return goal.colours <= there and any(True for _ in goal.once_met(Moment.of(game)))


def _games_that_fit(games: Games, wanted: _Wanted) -> Iterator[CollectedGame]:
    return (entry._replace(source=game) for entry, game in games.entries() if wanted.holds(entry, game))


def games(source: Games | Game | str | Path | Iterable[object]) -> Games:
    """Many games as one lazy sequence.

    Args:
        source: A file with one or several games, a folder with its subfolders, or any number of files, games and texts
            that hold games. In a file each game begins with the line `ora 1`; remarks before it such as `# event: club
            evening` are its tags. A `.csv` or `.parquet` file has one game per row, in the column `record`; a `.gz`
            file is unpacked. Collections and studies can be included: `games([mine, arena(…)])`.

    Raises:
        StudyRefused: When `source` is empty.

    >>> len(games([]))
    Traceback (most recent call last):
    ...
    ora_widgets.study.refused.StudyRefused: There are no records to count.
    """
    if isinstance(source, Games):
        return source
    return Games(games_of(source))
