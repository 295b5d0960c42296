"""Clicks, cells and short-lived boards on several threads at once: the order is random, the result a legal game."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from threading import Barrier, Thread
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, note, settings
from hypothesis import strategies as st

import ora_widgets as ora
from ora_widgets.scene import ask, scene
from ora_widgets.widget.board import Board
from tests.fixtures.write import tuples_as_lists
from tests.support.board_page import on_page, send_message

from .failures import Failures

# Possible actions, as code to paste; `game` and `board` exist.
DEEDS = (
    "game.play(game.legal_moves[0])",
    "game.play(game.legal_moves[-1])",
    "game.play('pass; done')",
    "game.play('nonsense')",
    "game.undo()",
    "game.undo('turn')",
    "game.redo()",
    "game.jump(0)",
    "ora.load(game.record())",
    "ora.load(game.code())",
    "game.copy().play(game.legal_moves[0])",
    "str(game)",
    "send({'do': 'play', 'line': 'pass', 'ply': game.ply, 'who': 'ann'})",
    "send({'do': 'play', 'line': 'done', 'ply': game.ply})",
    "send({'do': 'undo', 'by': 'move'})",
    "send({'do': 'redo', 'by': 'turn'})",
    "send({'do': 'claim', 'seat': 'R', 'who': 'ann'})",
    "send({'do': 'leave', 'seat': 'R', 'who': 'ann'})",
    "send({'do': 'language', 'language': 'pl'})",
    "send({'do': 'log', 'before': 3, 'id': 7})",
    "Board(game).close()",
)
# The position may have changed by then; a list that has become shorter raises its own error.
EXPECTED = (ora.Refusal, IndexError)

deeds = st.lists(st.sampled_from(DEEDS), min_size=1, max_size=8)


@pytest.fixture(autouse=True)
def quick_turns() -> Iterator[None]:
    """Let threads switch as often as possible."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(before)


def at_once(each: list[list[str]], names: dict[str, Any]) -> list[BaseException]:
    """Run every list on its own thread; returns the errors."""
    start, wrong = Barrier(len(each)), list[BaseException]()

    def run(lines: list[str]) -> None:
        start.wait()
        for line in lines:
            try:
                exec(line, dict(names))
            except EXPECTED:
                continue
            except BaseException as error:  # noqa: BLE001  # told below, on the main thread
                wrong.append(error)

    threads = [Thread(target=run, args=(lines,)) for lines in each]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return wrong


@settings(
    derandomize=True,
    deadline=None,
    database=None,
    max_examples=20,
    phases=(Phase.generate, Phase.shrink),
    suppress_health_check=[HealthCheck.too_slow],
)
@given(each=st.lists(deeds, min_size=2, max_size=4))
def test_whoever_comes_first_a_game_is_left(each: list[list[str]]) -> None:
    for number, lines in enumerate(each):
        note("\n".join([f"# ---- thread {number}", *lines]))
    game = ora.new_game(3, "france", "short").play("pass; done; pass; done")
    board, failures = Board(game), Failures()
    send: Callable[[object], None] = lambda message: send_message(board, message)  # noqa: E731
    try:
        wrong = at_once(each, {"ora": ora, "Board": Board, "game": game, "board": board, "send": send})
        assert wrong == []
        assert failures.seen == []
        again = ora.new_game(3, "france", "short").play(game.moves)
        assert [again.state_after(ply) for ply in range(again.plies + 1)] == [
            game.state_after(ply) for ply in range(game.plies + 1)
        ]
        assert game.lock.acquire(blocking=False), "somebody still holds the game"
        game.lock.release()
        fresh = tuples_as_lists(scene(game, board.language)), tuples_as_lists(ask(game, board.language))
        assert (on_page(board).ply, tuples_as_lists(on_page(board).scene), tuples_as_lists(on_page(board).ask)) == (
            game.ply,
            *fresh,
        )
    finally:
        failures.close()
        board.close()
