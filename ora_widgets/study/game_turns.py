"""The turns of games as rows: who played what in which position, how often, and with what result."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from ..engine import State, play
from ..game.game import Game
from ..game.history import MAX_MOVES, read_only_state
from ..game.position_key import position_key
from ..language.current import current_language
from ..language.fluent import say
from ..support.arguments import check
from ..support.sample_figures import Figures, Sums, share
from .refused import StudyRefused, refuse
from .table import Result, Row, intervals


class GameTurn(NamedTuple):
    """A turn of a game.

    Attributes:
        ply: How many moves were played before it.
        round: The round.
        seat: The player's colour; empty in the final position of a game.
        turn: Its moves; empty if none has been played yet.
        key: The 64-bit key of the position in which it begins.
        points: The player's final points; `None` if the game was not played to the end.
        won: The player's share of the victory, likewise; in a solo game 1 if the goal was reached (F13.11).
    """

    ply: int
    round: int
    seat: str
    turn: str
    key: int
    points: int | None
    won: float | None


def turns_of(game: Game, *, counts: bool = False, keyed: int = MAX_MOVES) -> list[GameTurn]:
    """The turns of a game up to its current position; the last one may be empty.

    Args:
        counts: Whether the current points count as the result although the game is not over.
        keyed: How many of the first turns get their keys, which take time to compute; the others get 0.
    """
    starts = [ply for ply in game.turn_starts if ply <= game.ply]
    score = game.score() if game.over or counts else None
    moves, state = game.moves, game.state_after(0)
    found: list[GameTurn] = []
    for start, end in zip(starts, [*starts[1:], game.ply], strict=True):
        seat = "" if state.to_move is None else game.setup.seats[state.to_move]
        points = won = None
        if score is not None and seat:
            points = score[seat].total
            won = (seat in score.winners) / len(score.winners) if score.winners else float(bool(score.reached))
        key = position_key(state) if len(found) < keyed else 0
        turn = "; ".join(map(str, moves[start:end]))
        found.append(GameTurn(start, state.round, seat, turn, key, points, won))
        for move in moves[start:end]:  # one state is advanced: copying it at each turn would double the time
            play(state, move)
    return found


def has_met(game: Game, key: int) -> bool:
    """Whether a turn of a game, up to its current position, begins in the position with a key."""
    return any(position_key(read_only_state(game, ply)) == key for ply in game.turn_starts if ply <= game.ply)


def key_of(position: Game | State) -> int:
    """The 64-bit key of a position.

    Args:
        position: A game at that position, or its state.

    Raises:
        StudyRefused: When it is neither.
    """
    check(
        callable(getattr(position, "key", None)) or isinstance(position, Game),
        "position",
        position,
        "game",
        StudyRefused,
    )
    return position_key(read_only_state(position) if isinstance(position, Game) else position)


class GameTurns(Result):
    """All turns of many games, one row per turn: for a data frame, a Parquet file or a database.

    Args:
        games: The games, each with its name.

    >>> from ora_widgets import new_game
    >>> from ora_widgets.study import games
    >>> [(row["seat"], row["turn"]) for row in games([new_game(2).play("pass; pass; done; pass")]).turns()]
    [('R', 'pass; pass; done'), ('G', 'pass')]
    """

    columns = ("name", *GameTurn._fields)

    def __init__(self, games: Iterable[tuple[str, Game]]) -> None:
        self._rows: list[Row] = [(name, *turn) for name, game in games for turn in turns_of(game) if turn.turn]

    def rows(self) -> list[Row]:
        return self._rows

    def plot(self) -> Any:
        """There is no chart of turns.

        Raises:
            StudyRefused: Always.
        """
        raise refuse("study-nothing")


class Played(NamedTuple):
    """The results of the games in which something was played.

    Attributes:
        n: How many games.
        points: The final points of its player, in games that have a result.
        wins: The victories among these; a shared one counts as a fraction.
        example: The name of the first game.

    >>> Played.once("1", 90, 1.0).plus(Played.once("2", 70, 0.0)).points.figures().mean
    80.0
    """

    n: int = 0
    points: Sums = Sums()
    wins: float = 0
    example: str = ""

    @classmethod
    def once(cls, name: str, points: int | None, won: float | None) -> Played:
        """The result of one game.

        Args:
            name: The name of the game.
            points: The points; `None` where the game has no result.
            won: The share of the victory, likewise.
        """
        return cls(1, Sums() if points is None else Sums(1, points, points * points), won or 0, name)

    def plus(self, other: Played) -> Played:
        """The sum of both.

        Args:
            other: The results of other games.
        """
        return Played(
            self.n + other.n, self.points.plus(other.points), self.wins + other.wins, self.example or other.example
        )

    def share(self) -> Figures:
        """The share of victories in the games that have a result."""
        return share(self.wins, self.points.n)


class Continuations(Result):
    """The turns played in a position, the most frequent first: how often, and with what success for the player to move.

    Points and wins are those of the games that have a result; a shared victory counts as a fraction.

    Args:
        turns: The results of each turn.

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
