"""Compare reading an online log with playing the same moves.

python -m tests.bench.logs        processor time of both, and how many times as long a log takes
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from time import process_time

import ora_widgets as ora
from ora_widgets.game.game import Game
from tests.conformance.replay import load

GAMES = sorted((Path(__file__).parents[1] / "conformance" / "games").glob("*.jsonl.gz"))
ROUNDS = 25  # repetitions, the fastest of which counts


def text_of(path: Path) -> str:
    """The commands of a recorded game."""
    return "\n".join(line["cmd"] for line in load(path)[1:-1])


def playing(text: str) -> Callable[[], object]:
    """Play the moves of a log, as a board does."""
    read = ora.load(text)
    setup, moves = read.setup, list(read.moves)
    return lambda: Game(setup).play(moves)


def milliseconds(*works: Callable[[], object]) -> list[float]:
    """The processor time of each, the minimum of several alternating rounds."""
    least = [float("inf")] * len(works)
    for _ in range(ROUNDS):
        for at, work in enumerate(works):
            start = process_time()
            work()
            least[at] = min(least[at], process_time() - start)
    return [1000 * each for each in least]


def main() -> None:
    """Measure and print."""
    read_all = played_all = 0.0
    for path in GAMES:
        text = text_of(path)
        played, read = milliseconds(playing(text), partial(ora.load, text))
        read_all, played_all = read_all + read, played_all + played
        print(f"{path.name.split('.')[0]:16}{read:8.1f} ms read {played:8.1f} ms played = {read / played:.2f}")
    print(f"{'all':16}{read_all:8.1f} ms read {played_all:8.1f} ms played = {read_all / played_all:.2f}")


if __name__ == "__main__":
    main()
