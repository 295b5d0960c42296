"""One round of measuring what is read and shown by whichever `ora_widgets` is first on the path, printed as JSON.

A kept record is opened, and its last moves are taken back and made again: it loads in every version, so all of them do
the same work. One figure a process, so that a version which lacks one of them can still tell the others.

    PYTHONPATH=/a/checkout python tests/bench/measure_shown.py board tests/data/record-1.ora
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from pathlib import Path
from time import process_time

import ora_widgets as ora

LANGUAGE = "en"
STEPS = 12  # moves from the end that are shown each time


def seconds(work: Callable[[], object], times: int) -> float:
    """CPU seconds that some work takes, the mean of several times after one that warms up."""
    work()
    start = process_time()
    for _ in range(times):
        work()
    return (process_time() - start) / times


def load(record: str, times: int) -> dict[str, float]:
    """Opening a record."""
    plies = ora.load(record).ply
    return {"load commands/s": plies / seconds(lambda: ora.load(record), times)}


def scene(record: str, times: int) -> dict[str, float]:
    """The scene and the question of a late position, as plain data."""
    from ora_widgets.scene import drawn

    game = ora.load(record)

    def draw() -> None:
        for _ in range(STEPS):
            game.undo()
            drawn(game, LANGUAGE)
        for _ in range(STEPS):
            game.redo()

    return {"scene, ms": seconds(draw, times) * 1000 / STEPS}


def board(record: str, times: int) -> dict[str, float]:
    """All that a board does in Python between a move and the message to its page."""
    shown = ora.Board(ora.load(record), language=LANGUAGE)
    game = shown.game

    def step() -> None:
        for _ in range(STEPS):
            game.undo()
        for _ in range(STEPS):
            game.redo()

    return {"Board redraw, ms": seconds(step, times) * 1000 / (2 * STEPS)}


FIGURES: dict[str, Callable[[str, int], dict[str, float]]] = {"load": load, "scene": scene, "board": board}

if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("figure", choices=FIGURES)
    parser.add_argument("record", type=Path)
    parser.add_argument("--times", type=int, default=20)
    args = parser.parse_args()
    print(json.dumps(FIGURES[args.figure](args.record.read_text(encoding="utf-8"), args.times)))
