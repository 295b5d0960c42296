"""Measure reading and showing games with the first `ora_widgets` on the path, and print a figure as JSON.

A kept record is opened, and its last moves are undone and redone: it loads in every version, so that all do the same
work. Each process measures one figure, so that a version which lacks one can still measure the others.

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
STEPS = 12  # last moves that are shown each time


def seconds(work: Callable[[], object], times: int) -> float:
    """CPU seconds of a function, the mean of several runs after one to warm up."""
    work()
    start = process_time()
    for _ in range(times):
        work()
    return (process_time() - start) / times


def load(record: str, times: int) -> dict[str, float]:
    """Open a record."""
    plies = ora.load(record).ply
    return {"load commands/s": plies / seconds(lambda: ora.load(record), times)}


def scene(record: str, times: int) -> dict[str, float]:
    """The scene and the question of a late position, as plain data."""
    from ora_widgets.scene import cached_drawing

    game = ora.load(record)

    def draw() -> None:
        for _ in range(STEPS):
            game.undo()
            cached_drawing(game, LANGUAGE)
        for _ in range(STEPS):
            game.redo()

    return {"scene, ms": seconds(draw, times) * 1000 / STEPS}


def board(record: str, times: int) -> dict[str, float]:
    """Everything a board does in Python between a move and the message to its page."""
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
