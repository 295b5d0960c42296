"""Print the figures of studies: random games per second, processes against one, a comparison of ten lines.

python -m tests.bench.study               all, about a minute and a half on a quiet machine
python -m tests.bench.study --games 60    quicker, and less sure

Figures are printed and never asserted: on a busy machine they mean little.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from time import perf_counter, process_time
from typing import Any

import ora_widgets as ora

MODES = {
    "3 long, France": {"players": 3},
    "2 long, France": {"players": 2},
    "4 short, Ireland": {"players": 4, "country": "ireland", "length": "short"},
    "solo, Ireland": {"players": 1, "country": "ireland"},
}  # fmt: skip
WORKERS = 2
LINES = 10


def measure_seconds(work: Callable[[], object]) -> tuple[float, float]:
    """Seconds on the clock, and of this process alone; under load the second is the better figure."""
    clock, own = perf_counter(), process_time()
    work()
    return perf_counter() - clock, process_time() - own


def games_per_second(games: int) -> None:
    """Random complete games on one core, mode by mode."""
    for name, terms in MODES.items():
        clock, own = measure_seconds(lambda terms=terms: ora.study.playouts(ora.new_game(**terms), n=games))  # type: ignore[misc]
        print(f"random games/s, {name:18} {games / clock:7.1f}   (of its own time {games / own:.1f})")


def scaling(games: int) -> None:
    """The same games in one process and in two: by the clock, and by CPU time, which other load does not affect."""
    game = ora.new_game(3)
    one, own = measure_seconds(lambda: ora.study.playouts(game, n=games))
    before = children()
    with ProcessPoolExecutor(WORKERS) as executor:
        warm(executor)
        two, ours = measure_seconds(lambda: ora.study.playouts(game, n=games, executor=executor))
    # The workers' time is known only at their end and includes their start, so the true ratio is a little better.
    busiest = max(ours, (children() - before) / WORKERS)
    load = os.getloadavg()[0]
    print(
        f"processes, {WORKERS} against one, clock {one / two:6.2f}   (goal ≥ 1.8 with {WORKERS} free cores; load was {load:.1f})"
    )
    print(f"processes, {WORKERS} against one, work  {own / busiest:6.2f}   (what free cores would make of it)")


def children() -> float:
    """CPU seconds of processes that have ended."""
    times = os.times()
    return times.children_user + times.children_system


def comparison(games: int) -> None:
    """Ten continuations with a number of playouts each, on all workers and on one core."""
    game = ora.new_game(3)
    lines: Any = ora.study.best_turn(game, n=LINES, value="score").lines
    with ProcessPoolExecutor(WORKERS) as executor:
        warm(executor)
        spread, _ = measure_seconds(lambda: ora.study.what_if(game, lines, n=games, executor=executor))
    alone, _ = measure_seconds(lambda: ora.study.what_if(game, lines, n=games))
    print(f"what_if, {LINES} lines × {games}, s     {spread:7.1f}   (goal < 60; on one core {alone:.1f})")


def warm(executor: Executor) -> None:
    """Start all workers before measuring."""
    ora.study.playouts(ora.new_game(3), n=4 * WORKERS, executor=executor)


def main() -> None:
    """Read the command line and print."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.study")
    parser.add_argument("--games", type=int, default=200, help="games of each measurement")
    games = parser.parse_args().games
    games_per_second(games)
    scaling(games)
    comparison(games)


if __name__ == "__main__":
    main()
