"""Thousands of games on a bad network: `python -m tests.widget.room 100000 [first seed]`, or `make rooms COUNT=100000`.

It stops at the first failure, and the error contains the seed.
"""

from __future__ import annotations

import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor

from tests.widget.room.simulator import run


def main() -> None:
    runs, first = int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 0
    total: Counter[str] = Counter()
    with ProcessPoolExecutor() as pool:
        for result in pool.map(run, range(first, first + runs), chunksize=50):
            total.update(result)
    print(f"{runs} runs:", ", ".join(f"{count} {name}" for name, count in sorted(total.items())))


if __name__ == "__main__":
    main()
