"""Measure the cost of many boards, a long history and many games, and what closed games leave behind.

python -m tests.bench.load        processor time of a click, bytes that a move sends, memory after a hundred games
"""

from __future__ import annotations

import gc
import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from statistics import median
from time import process_time
from typing import Any, NamedTuple
from unittest.mock import patch

import ora_widgets as ora
from ora_widgets.game.game import Game
from ora_widgets.game.setup import Setup
from ora_widgets.widget.board import Board
from tests.golden.playing import NAMES, path
from tests.support.board_page import on_page, send_message

CLICKS = 40
LONG = 2000  # plies
MAX_GAME_BYTES = 12_000  # bytes, the median of a game
GAMES = 100  # made and closed


class Table(NamedTuple):
    """Several boards in one kernel; the first one is clicked."""

    boards: list[Board]
    lines: list[str]

    def click(self) -> None:
        """The next move as a page sends it."""
        board = self.boards[0]
        message = {"do": "play", "line": self.lines[on_page(board).ply], "ply": on_page(board).ply}
        send_message(board, message)
        assert on_page(board).notice is None, on_page(board).notice

    def close(self) -> None:
        for board in self.boards:
            board.close()


def whole_game(name: str = "4long-france") -> Game:
    """A whole game."""
    return ora.load(path(name))


def game_so_far(whole: Game, ply: int = 0) -> Game:
    """The game so far."""
    return Game(whole.setup).play(whole.moves[:ply])


def table(games: int = 1, boards: int = 1, ply: int = 0) -> Table:
    """Several games with a number of boards each; all games are equal."""
    whole = whole_game()
    shown = [Board(game) for game in [game_so_far(whole, ply) for _ in range(games)] for _ in range(boards)]
    return Table(shown, [str(move) for move in whole.moves])


def long_history() -> Table:
    """A board of a game of 2,000 plies, all of them passes."""
    game = Game(Setup(2, "france"))
    while game.plies < LONG + CLICKS:
        game.play(game.legal_moves[-1])
    lines = [str(move) for move in game.moves]
    return Table([Board(game.jump(LONG).copy())], lines)


TABLES: dict[str, Callable[[], Table]] = {
    "one board": table,
    "twenty boards of one game": lambda: table(boards=20),
    "twenty boards of twenty games": lambda: table(games=20),
    "eight games": lambda: table(games=8),
    "a history of 2,000 plies": long_history,
}


@contextmanager
def listening(board: Board) -> Iterator[list[str]]:
    """What a board sends, as it goes over the wire."""
    sent: list[str] = []

    def send(message: Any, buffers: object = None) -> None:
        sent.append(json.dumps(message, ensure_ascii=False))  # as Jupyter writes it

    with patch.object(board, "_send", send):
        yield sent


def bytes_of_moves(name: str) -> list[int]:
    """The number of bytes that each move of a game sends to a page."""
    whole = whole_game(name)
    game = game_so_far(whole)
    board = Board(game)
    found = []
    for move in whole.moves:
        with listening(board) as sent:
            game.play(move)
        found.append(sum(len(message.encode()) for message in sent))
    board.close()
    return found


def made_and_closed(name: str = "3short-france") -> None:
    """A game played to its end on two boards."""
    whole = whole_game(name)
    game = game_so_far(whole)
    boards = [Board(game), Board(game, language="pl")]
    game.play(whole.moves)
    for board in boards:
        board.close()


def memory() -> int:
    """The memory of this process in bytes, where the system reports it."""
    gc.collect()
    with open("/proc/self/statm", encoding="ascii") as message:  # noqa: PTH123
        return int(message.read().split()[1]) * 4096


def milliseconds(made: Table) -> float:
    """Processor time from a click to the sent message, the median of several clicks."""
    times = []
    for _ in range(CLICKS):
        start = process_time()
        made.click()
        times.append(process_time() - start)
    return 1000 * median(times)


def main() -> None:
    """Measure and print."""
    one = 0.0
    for name, make in TABLES.items():
        made = make()
        took = milliseconds(made)
        one = one or took
        print(f"{name:32}{took:8.1f} ms a click = {took / one:.1f} of one board")
        made.close()
    for name in NAMES:
        sent = bytes_of_moves(name)
        print(f"{name:32}{median(sent) / 1000:8.1f} kB a move, median; most {max(sent) / 1000:.0f}")
    for _ in range(3):
        made_and_closed()
    before = memory()
    for _ in range(GAMES):
        made_and_closed()
    print(f"{GAMES} games made and closed      {before / 1e6:8.1f} MB before, {memory() / 1e6:.1f} after")


if __name__ == "__main__":
    main()
