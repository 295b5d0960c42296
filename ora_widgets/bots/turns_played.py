"""A game cut into the turns that were played in it; what others answer in the middle of a turn belongs to it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ..engine import Move, State, options
from ..game.history import GameView, live
from .beam_search import DONE


class TurnPlayed(NamedTuple):
    """The turn of one seat.

    Attributes:
        seat: The seat, from 0.
        moves: Its moves, and what others answered in the middle of it.
    """

    ply: int
    seat: int
    moves: tuple[Move, ...]
    before: State
    after: State


def ends_turn(seat: int, move: Move, after: State) -> bool:
    """Whether a move is the last of a turn.

    Args:
        seat: The seat whose turn it is, from 0.
    """
    # The player who lends a clergyman is asked while the turn waits below.
    return move == DONE or all(getattr(frame, "seat", None) != seat for frame in after.pending)


def turns_played(game: GameView) -> Iterator[TurnPlayed]:
    """The turns of a game, first to last, those left out in which there was nothing to choose.

    Args:
        game: The game, as far as it stands.

    >>> from ora_widgets import new_game
    >>> game = new_game(3).play("pass; done; fell 0,1 wood; done")
    >>> [(turn.ply, turn.seat, len(turn.moves)) for turn in turns_played(game)]
    [(0, 0, 2), (2, 1, 2)]
    """
    begun, moves = 0, game.moves[: game.ply]
    states = [live(game, ply) for ply in range(game.ply + 1)]
    for ply, move in enumerate(moves, start=1):
        seat = states[begun].pending[-1].seat
        if ends_turn(seat, move, states[ply]):
            if any(len(options(state)) > 1 for state in states[begun:ply]):
                yield TurnPlayed(begun, seat, moves[begun:ply], states[begun], states[ply])
            begun = ply
