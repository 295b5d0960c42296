"""The moves that are legal now, as a list that follows the game."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from itertools import islice
from operator import index
from random import Random
from typing import overload

from ..engine import IllegalMove, Move, Refusal, options, sample
from ..engine.moves import safe_text
from ..language.sentences import with_sentence
from ..support.arguments import check, is_whole, text
from .history import GameView, read_only_state
from .move_parser import well_formed

MAX_INDEX = 10**100  # longer than any list of moves
MOVES_IN_REPR = 6  # moves named in the repr of the legal moves


class LegalMoves:
    """The moves that are legal now, in fixed order: a view that follows the game.

    `in`, `sample` and truth do not list the moves, which matters for large payments.

    >>> from ora_widgets import new_game
    >>> moves = new_game(3, "france").legal_moves
    >>> "build G07 0,3" in moves, moves.starting("fell 0,2")
    (True, [Move('fell 0,2 wood'), Move('fell 0,2 joker')])
    """

    def __init__(self, game: GameView) -> None:
        self._game = game

    def __iter__(self) -> Iterator[Move]:
        return (Move(move) for move in options(read_only_state(self._game)))

    def __len__(self) -> int:
        return len(options(read_only_state(self._game)))

    def count(self, line: object = None) -> int:
        """How many moves are legal, as in other libraries; or how often a line is among them, as of a list.

        Args:
            line: A line; by default all moves are counted.
        """
        return len(self) if line is None else int(line in self)

    def __bool__(self) -> bool:
        return not self._game.over

    def __contains__(self, line: object) -> bool:
        try:
            return well_formed(line, read_only_state(self._game)) in options(read_only_state(self._game))
        except Refusal:
            return False

    @overload
    def __getitem__(self, place: int) -> Move: ...
    @overload
    def __getitem__(self, place: slice) -> list[Move]: ...
    def __getitem__(self, place: int | slice) -> Move | list[Move]:
        moves = list(self)
        try:
            return moves[place if isinstance(place, slice) else place_in_list(place)]
        except IndexError:
            raise IndexError(f"there are {len(moves)} moves, no move {safe_text(place, 20)}") from None

    def starting(self, words: str) -> list[Move]:
        """The legal moves that begin with these words.

        Args:
            words: Whole words such as `"build"` or `"build G07"`.
        """
        start = tuple(text("words", words).split())
        return [move for move in self if move[: len(start)] == start]

    def sample(self, rng: Random | None = None) -> Move:
        """A random legal move, without listing them.

        Args:
            rng: The source of chance; by default one that is never the same.

        Raises:
            IllegalMove: When the game is over.
        """
        check(rng is None or callable(getattr(rng, "random", None)), "rng", rng, "random")
        state = read_only_state(self._game)
        if state.over:
            raise with_sentence(IllegalMove("game-over", state.mode.end_rule))
        return Move(sample(state, Random() if rng is None else rng))

    def __repr__(self) -> str:
        moves = options(read_only_state(self._game))
        count = len(moves)
        first = [" ".join(move) for move in islice(iter(moves), MOVES_IN_REPR)]
        if count > MOVES_IN_REPR:
            # The last move is worth showing, unless finding it takes a long list.
            last = deque(iter(moves), maxlen=1) if count <= 10 * MOVES_IN_REPR else ()
            first[len(first) - len(last) :] = ["…", *(" ".join(move) for move in last)]
        noun = "move" if count == 1 else "moves"
        return f"<{count} {noun}: {', '.join(first)}>" if count else "<no moves: the game is over>"


def place_in_list(number: object) -> int:
    """A place in a list.

    Args:
        number: Any whole number, also one of NumPy's.

    Returns:
        It as an `int`.

    Raises:
        WrongArgument: When it is not a whole number.
    """
    check(is_whole(number, -MAX_INDEX, MAX_INDEX), "place", number, "place")
    return index(number)  # type: ignore[arg-type]  # it is one
