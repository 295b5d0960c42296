"""The cost of many boards, counted in calls, bytes and objects; `python -m tests.bench.load` measures times."""

from __future__ import annotations

import gc
from statistics import median

import pytest
from ipywidgets.widgets.widget import _instances

from ora_widgets.game.game import Game, new_game
from ora_widgets.widget.board import Board
from tests.support.work import count_calls

from .load import CLICKS, MAX_GAME_BYTES, TABLES, Table, bytes_of_moves, made_and_closed

WITHIN = 2  # times the calls for one board
CLICKED = 8
CLOSED = 5  # games

# The games with most pieces on the table.
GAMES = ["2short-france", "3long-ireland", "4short-ireland", "4long-france"]


def work_of_clicks(name: str) -> int:
    """The calls of some clicks, without the first ones."""
    table = TABLES[name]()
    table.click()
    with count_calls() as work:
        for _ in range(CLICKED):
            table.click()
    table.close()
    return work.calls


@pytest.fixture(scope="module")
def of_one_board() -> int:
    """The calls for one board, after all its words have been read."""
    work_of_clicks("one board")
    return work_of_clicks("one board")


@pytest.mark.parametrize("name", [name for name in TABLES if name not in ("one board", "a history of 2,000 plies")])
def test_much_at_once_costs_little_more(name: str, of_one_board: int) -> None:
    assert CLICKED < CLICKS
    assert work_of_clicks(name) < WITHIN * of_one_board


def test_a_long_history_costs_little_more() -> None:
    """The same passes, late and early in a game."""
    early = new_game(2, "france")
    for _ in range(CLICKS):
        early.play(early.legal_moves[-1])
    table = Table([Board(early.copy().jump(0))], [str(move) for move in early.moves])
    table.click()
    with count_calls() as work:
        for _ in range(CLICKED):
            table.click()
    table.close()
    assert work_of_clicks("a history of 2,000 plies") < WITHIN * work.calls


def test_a_move_sends_little() -> None:
    """Over all moves of some games; four players who have bought all the land may need a little more."""
    games = [bytes_of_moves(name) for name in GAMES]
    assert median(size for sizes in games for size in sizes) <= MAX_GAME_BYTES
    assert all(median(sizes) <= 1.05 * MAX_GAME_BYTES for sizes in games)


def test_nothing_is_left_of_closed_games() -> None:
    made_and_closed()
    gc.collect()
    widgets = len(_instances)
    games = sum(isinstance(each, Game) for each in gc.get_objects())
    for _ in range(CLOSED):
        made_and_closed()
    gc.collect()
    assert len(_instances) == widgets
    assert sum(isinstance(each, Game) for each in gc.get_objects()) == games
