"""What was played in a position of many games: how often, and what became of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from ..language.current import current_language
from ..language.fluent import say
from ..support.sample_figures import Figures, Sums, share
from .table import Result, Row, intervals


class Played(NamedTuple):
    """What became of the games in which something was played.

    Attributes:
        n: How many games.
        points: What whoever played it had at the end of those that have a result.
        wins: The victories among these; one that is shared counts as a part.
        example: The name of the first of them.

    >>> Played.once("1", 90, 1.0).plus(Played.once("2", 70, 0.0)).points.figures().mean
    80.0
    """

    n: int = 0
    points: Sums = Sums()
    wins: float = 0
    example: str = ""

    @classmethod
    def once(cls, name: str, points: int | None, won: float | None) -> Played:
        """What became of one game.

        Args:
            name: The name of the game.
            points: The points; `None` where the game has no result.
            won: The share of the victory, likewise.
        """
        return cls(1, Sums() if points is None else Sums(1, points, points * points), won or 0, name)

    def plus(self, other: Played) -> Played:
        """Both together.

        Args:
            other: What became of other games.
        """
        return Played(
            self.n + other.n, self.points.plus(other.points), self.wins + other.wins, self.example or other.example
        )

    def share(self) -> Figures:
        """The share of the victories, of those that have a result."""
        return share(self.wins, self.points.n)


class Continuations(Result):
    """What was played in a position: how often, and with what success for the player to move, the most frequent turn first.

    Points and wins are those of the games that have a result; a victory that is shared counts as a part of one.

    Args:
        turns: What became of each turn.

    >>> Continuations({"pass; done": Played(1)})[0]["n"]
    1
    """

    columns = ("turn", "n", "mean", "low", "high", "wins", "win_low", "win_high", "example")

    def __init__(self, turns: Mapping[str, Played]) -> None:
        self.turns = dict(sorted(turns.items(), key=lambda turn: -turn[1].n))

    def rows(self) -> list[Row]:
        found = []
        for turn, played in self.turns.items():
            points, wins = played.points.figures(), played.share()
            numbers = (points.mean, points.low, points.high, *(100 * each for each in wins[1:4]))
            found.append((turn, played.n, *(round(each, 1) for each in numbers), played.example))
        return found

    def caption(self) -> str:
        return say("study-continuations", current_language())

    def plot(self) -> Any:
        return intervals(self._records(), "turn", "mean", "low", "high")
