"""The positions of many games in an SQLite database: where a position was met, what was played there, and what became of it."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from ..engine import State
from ..engine.moves import shown
from ..game.game import Game
from ..notation.game_text import read_game
from ..wire.outside_text import OutsideText
from .continuations import Continuations, Played
from .game_turns import key_of, turns_of
from .refused import refuse

SCHEMA = """
CREATE TABLE IF NOT EXISTS games (number INTEGER PRIMARY KEY, name TEXT, record TEXT);
CREATE TABLE IF NOT EXISTS positions (key INTEGER, ply INTEGER, turn TEXT, points INTEGER, won REAL, game INTEGER);
"""
COLUMNS = {"key", "game", "ply", "turn", "points", "won"}


class PositionFound(NamedTuple):
    """Where a position was met: the game's name, how many moves lie before it, and the turn that was played there."""

    name: str
    ply: int
    turn: str


class PositionIndex:
    """The positions of many games in an SQLite database: each position in which a turn begins, by its 64-bit key.

    Args:
        path: The database's file, made where there is none; `":memory:"` for none.

    Raises:
        StudyRefused: When the file is a database of another version, or of something else.

    >>> from ora_widgets import new_game
    >>> from ora_widgets.study import games
    >>> index = games([new_game(3).play("pass; done; pass; done")]).positions()
    >>> [found.turn for found in index.find(new_game(3).play("pass; done"))]
    ['pass; done']
    >>> [(row["turn"], row["n"]) for row in index.continuations(new_game(3))]
    [('pass; done', 1)]
    """

    def __init__(self, path: str | Path) -> None:
        self._database = sqlite3.connect(path)
        try:
            self._database.executescript(SCHEMA)
            known = {row[1] for row in self._database.execute("PRAGMA table_info(positions)")}
        except sqlite3.DatabaseError:
            known = set()
        if known != COLUMNS:
            self._database.close()
            raise refuse("study-no-index", path=str(path))

    def add(self, games: Iterable[tuple[str, Game]]) -> None:
        """Add games; all of them, or where one cannot be written none.

        Args:
            games: Games, each with its name.
        """
        with self._database as database:
            for name, game in games:
                number = database.execute(
                    "INSERT INTO games (name, record) VALUES (?, ?)", (name, game.record())
                ).lastrowid
                rows = [(turn.key, turn.ply, turn.turn, turn.points, turn.won, number) for turn in turns_of(game)]
                database.executemany("INSERT INTO positions VALUES (?, ?, ?, ?, ?, ?)", rows)
            database.execute("CREATE INDEX IF NOT EXISTS by_key ON positions (key)")

    def find(self, position: Game | State) -> list[PositionFound]:
        """All places where a position was met; equal are positions that play alike, however they were reached.

        Args:
            position: A game that stands there, or its state.
        """
        return [PositionFound(*row[:3]) for row in self._met(position)]

    def continuations(self, position: Game | State) -> Continuations:
        """What was played in a position, how often, and what became of it.

        Args:
            position: A game that stands there, or its state.
        """
        found: dict[str, Played] = {}
        for name, _, turn, points, won in self._met(position):
            if turn:  # none where a record ends
                found[turn] = found.get(turn, Played()).plus(Played.once(name, points, won))
        return Continuations(found)

    def game(self, name: str) -> Game:
        """A game by its name, such as an example.

        Args:
            name: The name, as in the last column of `continuations`.

        Raises:
            StudyRefused: When none is called that.
        """
        with closing(self._database.execute("SELECT record FROM games WHERE name = ?", (name,))) as found:
            record = next(found, None)
        if record is None:
            raise refuse("study-no-game-named", name=shown(name, 80))
        return read_game(OutsideText(record[0]))

    def _met(self, position: Game | State) -> list[tuple[str, int, str, int | None, float | None]]:
        query = "SELECT name, ply, turn, points, won FROM positions JOIN games ON game = number WHERE key = ? ORDER BY number, ply"
        with closing(self._database.execute(query, (key_of(position),))) as found:
            return list(found)

    def __len__(self) -> int:
        return int(self._database.execute("SELECT count(*) FROM positions").fetchone()[0])

    def close(self) -> None:
        """Close the database."""
        self._database.close()
