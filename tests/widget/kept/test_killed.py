"""A killed process loses no acknowledged move, neither in mid-turn nor while a bot thinks."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import ora_widgets as ora
from ora_widgets.widget import kept_files
from tests.support.board_page import wait_for_bots

# It prints each move once it is shown, for as long as it lives.
PLAYING = """
import ora_widgets as ora
from random import Random
board = ora.Board(ora.new_game(3), names={"R": "Ada"})
board.observe(lambda change: print(change["new"], flush=True), "_ply")
chance = Random(1)
while not board.game.over:
    board.game.play(chance.choice(board.game.legal_moves))
"""

THINKING = """
import ora_widgets as ora
from threading import Event

def endless(position, deadline):
    print("thinking", flush=True)
    Event().wait()

board = ora.Board(ora.new_game(3), seats={"G": endless})
board.game.play("pass; done")
Event().wait()
"""


def killed_after(script: str, lines: int) -> list[str]:
    """Run a script and kill it once it has printed a number of lines; returns everything printed."""
    with subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        said = [process.stdout.readline() for _ in range(lines)]
        process.kill()
        said += process.stdout.readlines()
    return [line.strip() for line in said]


@pytest.mark.parametrize("lines", [40])
def test_no_move_that_was_shown_is_lost(folder: Path, lines: int) -> None:
    shown = int([line for line in killed_after(PLAYING, lines) if line][-1])
    [path] = folder.glob("*.ora")
    # Saved before it was shown, so at most the move in progress is ahead.
    assert shown <= kept_files.read(path).ply <= shown + 1
    board = ora.resume()
    assert board.names == {"R": "Ada"}
    board.game.play(board.game.legal_moves[0])
    board.close()


def test_a_bot_that_was_thinking_is_asked_again(folder: Path) -> None:
    assert killed_after(THINKING, 1) == ["thinking"]
    board = ora.resume(seats={"G": ora.bots.Random(seed=1)})
    wait_for_bots(board)
    assert [str(move) for move in board.game.moves[:2]] == ["pass", "done"]
    assert board.game.to_move == "B"
    board.close()
