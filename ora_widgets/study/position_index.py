"""An SQLite database of the positions of many games: where each was reached, what was played there, and the results."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor
from contextlib import closing, contextmanager
from itertools import islice
from pathlib import Path
from typing import NamedTuple

try:
    import sqlite3
except ImportError:  # not always available in a browser
    sqlite3 = None  # type: ignore[assignment]

from ..engine import Refusal, State
from ..engine.moves import safe_text
from ..game.game import Game
from ..language.current import current_language
from ..language.fluent import say
from ..notation.game_text import read_game
from ..support.arguments import path as path_of
from ..support.background import progress_bar
from ..wire import OutsideText
from .game_files import CollectedGame, games_of
from .game_turns import Continuations, GameTurn, Played, key_of, turns_of
from .jobs import run_jobs
from .refused import StudyRefused, refuse

SCHEMA = """
CREATE TABLE IF NOT EXISTS games (number INTEGER PRIMARY KEY, mark INTEGER UNIQUE, name TEXT, record TEXT);
CREATE TABLE IF NOT EXISTS positions (key INTEGER, ply INTEGER, turn TEXT, points INTEGER, won REAL, game INTEGER);
"""
COLUMNS = {"games": {"number", "mark", "name", "record"}, "positions": {"key", "ply", "turn", "points", "won", "game"}}
IN_MEMORY = ":memory:"  # as SQLite calls a database without a file
LOCK_SECONDS = 60.0  # seconds to wait for another writer
GAMES_PER_JOB = 20  # games read per job
GAMES_PER_WRITE = 1000  # games written at once


class IndexedGame(NamedTuple):
    """A game with its turns, as stored.

    Attributes:
        mark: A number that identifies the game.
    """

    mark: int
    name: str
    record: str
    turns: list[GameTurn]


class IndexJob(NamedTuple):
    """A job: games to read."""

    entries: tuple[CollectedGame, ...]

    @property
    def games(self) -> int:
        """The number of games, for a progress bar."""
        return len(self.entries)


def read_turns(job: IndexJob) -> list[IndexedGame | str]:
    """The task: the turns of each game, or the reason why it cannot be read."""
    collecting = gc.isenabled()
    gc.disable()  # games and keys have no reference cycles, and searching for cycles takes a quarter of the time
    try:
        return [_index(entry) for entry in job.entries]
    finally:
        if collecting:
            gc.enable()


def _index(entry: CollectedGame) -> IndexedGame | str:
    try:
        game = entry.read()
    except (Refusal, OSError) as error:
        return entry.reason(error)
    return IndexedGame(entry.fingerprint(), entry.name, game.record(), turns_of(game))


class PositionFound(NamedTuple):
    """An occurrence of a position: the game's name, the number of moves before it, and the turn played there."""

    name: str
    ply: int
    turn: str


class PositionIndex:
    """The positions of many games in an SQLite database: each position in which a turn begins, by its 64-bit key.

    Args:
        path: The database file, created if it is missing; `":memory:"` for no file.

    Attributes:
        complete: Whether the last `add` read all games.
        why: Why not.

    Raises:
        StudyRefused: When the file is a database of another version, or of something else, or cannot be opened.
        WrongArgument: When `path` cannot be the path of a file.
        ImportError: When this Python has no SQLite.

    >>> from ora_widgets import new_game
    >>> from ora_widgets.study import games
    >>> index = games([new_game(3).play("pass; done; pass; done")]).positions()
    >>> [found.turn for found in index.find(new_game(3).play("pass; done"))]
    ['pass; done']
    >>> [(row["turn"], row["n"]) for row in index.continuations(new_game(3))]
    [('pass; done', 1)]
    """

    def __init__(self, path: str | Path) -> None:
        if sqlite3 is None:
            raise ImportError(say("study-needs", current_language(), package="sqlite3"))
        self.path = str(path if path == IN_MEMORY else path_of("path", path).absolute())
        self.complete = True
        self.why = ""
        with self._database_errors():
            # Studies may run in their own threads; SQLite serialises the writing.
            self._database = sqlite3.connect(self.path, timeout=LOCK_SECONDS, check_same_thread=False)
        try:
            self._database.executescript(SCHEMA)
            tables = {name: self._database.execute(f"PRAGMA table_info({name})") for name in COLUMNS}
            known = {name: {row[1] for row in rows} for name, rows in tables.items()}
        except sqlite3.DatabaseError as error:
            known = {}
            if isinstance(
                error, sqlite3.OperationalError
            ):  # another process is writing, or the disk is full: the file may still be an index
                self._database.close()
                with self._database_errors():
                    raise
        if known != COLUMNS:
            self._database.close()
            raise refuse("study-no-index", path=self.path)

    def __reduce__(self) -> tuple[type[PositionIndex], tuple[str]]:
        if self.path == IN_MEMORY:
            raise refuse("study-index-in-memory")
        return PositionIndex, (self.path,)

    @contextmanager
    def _database_errors(self) -> Iterator[None]:
        """Turn the database's errors into a `StudyRefused`."""
        try:
            yield
        except sqlite3.Error as error:
            raise refuse("study-index-failed", path=self.path, why=safe_text(str(error).rstrip("."), 120)) from None

    def add(self, games: object, *, executor: Executor | None = None, progress: bool = False) -> list[str]:
        """Add games, skipping those already in the database.

        After an interrupt `complete` is false, `why` says why, and the games read so far are kept: the same call
        continues.

        Args:
            games: Games, as for `ora.games`.
            executor: As for `playouts`.
            progress: As for `playouts`.

        Returns:
            The games that could not be read, each with the reason.

        Raises:
            StudyRefused: When there are no games, or the file cannot be written.
        """
        entries = games_of(games)
        skipped: list[str] = []
        self.complete, self.why = True, ""
        unit = say("study-unit", current_language())
        with (
            self._database_errors(),
            progress_bar(sum(1 for _ in entries()) if progress else 0, progress, unit) as step,
        ):
            new = self._unread_games(entries(), step)
            while self.complete and (wave := [*islice(new, GAMES_PER_WRITE)]):
                jobs = [
                    IndexJob(tuple(wave[first : first + GAMES_PER_JOB])) for first in range(0, len(wave), GAMES_PER_JOB)
                ]
                done = run_jobs(read_turns, jobs, executor=executor, on_result=lambda _, read: step(len(read)))
                self.complete, self.why = done.complete, done.why
                read = [each for _, batch in done.in_order() for each in batch]
                skipped += (each for each in read if isinstance(each, str))
                self._write(each for each in read if not isinstance(each, str))
        return skipped

    def _unread_games(self, entries: Iterable[CollectedGame], step: Callable[[int], object]) -> Iterator[CollectedGame]:
        known = {mark for (mark,) in self._database.execute("SELECT mark FROM games")}
        for entry in entries:
            if entry.fingerprint() in known:
                step(1)
            else:
                yield entry.portable()

    def _write(self, games: Iterable[IndexedGame]) -> None:
        """Write games, all of them or none."""
        with self._database as database:
            for mark, name, record, turns in games:
                # Another process may have written it in the meantime.
                new = database.execute("INSERT OR IGNORE INTO games VALUES (NULL, ?, ?, ?)", (mark, name, record))
                if new.rowcount:
                    rows = [(turn.key, turn.ply, turn.turn, turn.points, turn.won, new.lastrowid) for turn in turns]
                    database.executemany("INSERT INTO positions VALUES (?, ?, ?, ?, ?, ?)", rows)
            database.execute("CREATE INDEX IF NOT EXISTS by_key ON positions (key)")

    def find(self, position: Game | State) -> list[PositionFound]:
        """All occurrences of a position; positions with the same play ahead are equal, however they were reached.

        Args:
            position: A game at that position, or its state.
        """
        return [PositionFound(*row[:3]) for row in self._occurrences(position)]

    def continuations(self, position: Game | State) -> Continuations:
        """The turns played in a position, how often, and with what results.

        Args:
            position: A game at that position, or its state.
        """
        found: dict[str, Played] = {}
        for name, _, turn, points, won in self._occurrences(position):
            if turn:  # empty at the end of a record
                found[turn] = found.get(turn, Played()).plus(Played.once(name, points, won))
        return Continuations(found)

    def game(self, name: str) -> Game:
        """A game by its name, such as an example.

        Args:
            name: The name, as in the last column of `continuations`.

        Raises:
            StudyRefused: When no game has this name.
        """
        with (
            self._database_errors(),
            closing(
                self._database.execute(
                    "SELECT record FROM games WHERE name = ?", (str(name).encode(errors="replace").decode(),)
                )
            ) as found,
        ):
            record = next(found, None)
        if record is None:
            raise refuse("study-no-game-named", name=safe_text(name, 80))
        return read_game(OutsideText(record[0]))

    def _occurrences(self, position: Game | State) -> list[tuple[str, int, str, int | None, float | None]]:
        query = "SELECT name, ply, turn, points, won FROM positions JOIN games ON game = number WHERE key = ? ORDER BY number, ply"
        with self._database_errors(), closing(self._database.execute(query, (key_of(position),))) as found:
            return list(found)

    def __len__(self) -> int:
        with self._database_errors():
            return int(self._database.execute("SELECT count(*) FROM positions").fetchone()[0])

    def __repr__(self) -> str:
        try:
            return f"<PositionIndex: {len(self)}>"
        except StudyRefused:  # it is closed, or its file is gone
            return "<PositionIndex>"

    def close(self) -> None:
        """Close the database."""
        self._database.close()
