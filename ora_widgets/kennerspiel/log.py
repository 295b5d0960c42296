"""A whole log becomes a game: its terms, who sits where, and its moves."""

from __future__ import annotations

from itertools import permutations

from ..engine import Move, Refusal, Unreadable
from ..engine.moves import shown
from ..game import Game
from ..setup import COLOURS, Setup
from ..telling import told
from .reader import Reader

SITE = "kennerspiel"
LONGEST = 500  # characters of a command; those of whole games stay below a hundred


def game_of(text: str) -> Game:
    r"""The game of a log, a command per line, under the rulings of the site.

    The site seats the players by chance, which a log does not show; the first order that all commands fit is taken,
    the one of the `START` command before others.

    Parameters: `text`, from `CONFIG` on.
    Raises `Unreadable` when it does not begin, or when a command cannot be played.

    >>> game_of("CONFIG 3 france long\nSTART 7 R G B\nFELL_TREES 1 0\nCOMMIT").to_move
    'G'
    """
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    if endless := [line for line in lines if len(line) > LONGEST]:
        raise Unreadable("record-unreadable", "", line=shown(endless[0], 60))
    furthest: tuple[int, Refusal] | None = None
    for seats in _orders(lines):
        reader = Reader(seats)
        try:
            for line in lines:
                reader.command(line)
            if reader.mode is None or not reader.purses:
                raise Unreadable("log-without-start", "")
            return _game(reader.mode, seats, reader.moves)
        except Refusal as refusal:
            if furthest is None or reader.count > furthest[0]:
                furthest = reader.count, refusal
    assert furthest is not None
    failed = furthest[1]
    if isinstance(failed, Unreadable):
        raise failed
    raise Unreadable("log-refused", failed.rule, why=str(told(failed))) from failed


def _orders(lines: list[str]) -> list[str]:
    """The seatings that a log may mean, the likeliest first; alone, the neutral player's colour is not known either."""
    start = next((line.split()[2:] for line in lines[:2] if line.startswith("START ")), [])
    colours = "".join(start)
    if not 1 <= len(start) <= len(COLOURS) or len(colours) != len(start):
        return [""]
    if len(colours) == 1:
        return [colours + other for other in reversed(COLOURS) if other != colours]
    return ["".join(order) for order in permutations(colours)]


def _game(mode: tuple[int, str, str], seats: str, moves: list[Move]) -> Game:
    players, country, length = mode
    if players == 1 and seats[1:] not in ("", COLOURS[-1]):
        # Here the neutral player is always white.
        own, ours = f"L{seats[1]}", f"L{COLOURS[-1]}"
        moves = [Move(ours + word[2:] if word[:2] == own else word for word in move) for move in moves]
    return Game(Setup(players, country, length, seats[:players], SITE)).play(moves)
