"""The turns of games as rows: who played what in which position, and what became of it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from ..engine import State, play
from ..game.game import Game
from ..game.history import MAX_MOVES, live
from ..game.position_key import position_key
from ..support.arguments import check
from .refused import StudyRefused, refuse
from .table import Result, Row


class GameTurn(NamedTuple):
    """A turn of a game.

    Attributes:
        ply: How many moves lie before it.
        round: The round.
        seat: The colour of whoever plays it; empty in the position with which a game ends.
        turn: Its moves; empty where the game has not gone on.
        key: The 64-bit key of the position in which it begins.
        points: What the player had at the end; `None` where the game was not played to the end.
        won: The player's share of the victory, likewise; alone 1 where the goal was reached (F13.11).
    """

    ply: int
    round: int
    seat: str
    turn: str
    key: int
    points: int | None
    won: float | None


def turns_of(game: Game, *, counts: bool = False, keyed: int = MAX_MOVES) -> list[GameTurn]:
    """The turns of a game up to the position that it stands at, the last of which may be empty.

    Args:
        counts: Whether what stands now is the result although the game is not over.
        keyed: How many of the first positions are given their keys, which take a while; the others have 0.
    """
    starts = [ply for ply in game.turn_starts if ply <= game.ply]
    score = game.score() if game.over or counts else None
    moves, state = game.moves, game.then(0)
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
        for move in moves[start:end]:  # one state that goes on: a copy at each turn would take as long again
            play(state, move)
    return found


def has_met(game: Game, key: int) -> bool:
    """Whether a turn of a game, up to the position that it stands at, begins in the position of a key."""
    return any(position_key(live(game, ply)) == key for ply in game.turn_starts if ply <= game.ply)


def key_of(position: Game | State) -> int:
    """The 64-bit key of a position.

    Args:
        position: A game that stands there, or its state.

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
    return position_key(live(position) if isinstance(position, Game) else position)


class GameTurns(Result):
    """All turns of many games, a row a turn: for a frame, a Parquet file or a database.

    Args:
        games: Games, each with its name.

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
