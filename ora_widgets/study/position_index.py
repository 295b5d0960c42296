"""The positions of many games in an SQLite database: where a position was met, what was played there, and what became of it."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

from ..engine import State
from ..game.game import Game
from ..language.current import current_language
from ..language.fluent import say
from ..support.sample_figures import figures, share
from .game_turns import key_of, turns_of
from .refused import refuse
from .table import Result, Row, intervals

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


class Continuations(Result):
    """What was played in a position: how often, and with what success for the player to move, the most frequent turn first.

    Points and wins are those of the games that were played to the end; a victory that is shared counts as a part of one.

    Args:
        groups: For each turn the games in which it was played: name, points and share of the victory, both `None` where
            the game was not played to the end.

    >>> Continuations({"pass; done": [("1", None, None)]})[0]["n"]
    1
    """

    columns = ("turn", "n", "mean", "low", "high", "wins", "win_low", "win_high", "example")

    def __init__(self, groups: dict[str, list[tuple[str, int | None, float | None]]]) -> None:
        self.groups = dict(sorted(groups.items(), key=lambda group: -len(group[1])))

    def rows(self) -> list[Row]:
        found = []
        for turn, played in self.groups.items():
            points = figures([each for _, each, _ in played if each is not None])
            victories = [each for *_, each in played if each is not None]
            wins = share(sum(victories), len(victories))
            numbers = (points.mean, points.low, points.high, *(100 * each for each in wins[1:4]))
            found.append((turn, len(played), *(round(each, 1) for each in numbers), played[0][0]))
        return found

    def caption(self) -> str:
        return say("study-continuations", current_language())

    def plot(self) -> Any:
        return intervals(self._records(), "turn", "mean", "low", "high")


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
        groups: dict[str, list[tuple[str, int | None, float | None]]] = {}
        for name, _, turn, points, won in self._met(position):
            if turn:  # none where a record ends
                groups.setdefault(turn, []).append((name, points, won))
        return Continuations(groups)

    def _met(self, position: Game | State) -> list[tuple[str, int, str, int | None, float | None]]:
        query = "SELECT name, ply, turn, points, won FROM positions JOIN games ON game = number WHERE key = ? ORDER BY number, ply"
        with closing(self._database.execute(query, (key_of(position),))) as found:
            return list(found)

    def __len__(self) -> int:
        return int(self._database.execute("SELECT count(*) FROM positions").fetchone()[0])

    def close(self) -> None:
        """Close the database."""
        self._database.close()
