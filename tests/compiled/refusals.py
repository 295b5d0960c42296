"""Print the bytes that ten thousand refusals leave in memory, with the first `ora_widgets` on the path."""

from __future__ import annotations

import gc
import tracemalloc
from random import Random

import ora_widgets as ora

LINES = ("build G07 9,9", "use LR1 lay", "contract LG1 coins", "pay 3Gn", "biuld", "done", "settle S1 0,3", "flip Wo", "sell Wn", "fell 0,4")  # fmt: skip
REFUSALS = 10_000


def check_refusals(seed: int, count: int) -> None:
    """Try a number of wrong lines in random games, and read each refusal as people do."""
    game, rng, tried = ora.new_game(3, "france"), Random(seed), 0
    while tried < count:
        for line in LINES:
            if line not in game.legal_moves:
                tried += 1
                try:
                    game.copy().play(line)
                except ora.Refusal as refusal:
                    str(refusal)
        if game.over:
            game = ora.new_game(3, "france")
        game.play(game.legal_moves.sample(rng))


def left_behind() -> int:
    """Bytes in use afterwards but not before; caches are filled by then."""
    tracemalloc.start()
    check_refusals(1, REFUSALS)
    gc.collect()
    before, _ = tracemalloc.get_traced_memory()
    check_refusals(1, REFUSALS)
    gc.collect()
    after, _ = tracemalloc.get_traced_memory()
    return after - before


if __name__ == "__main__":
    print(left_behind())
