"""Count all known positions, and split a differing one by its first move.

`python -m tests.perft` for all, `python -m tests.perft WORDS` for those whose name contains the words, split at their
depth.
"""

from __future__ import annotations

import sys

from .counting import Known, count, count_by_first_move, everything


def show(known: Known, depth: int) -> None:
    """Print the count of every first move, and the sum."""
    parts = count_by_first_move(known.state(), depth)
    for line, number in parts.items():
        print(f"{number:>10}  {line}")
    print(f"{sum(parts.values()):>10}  {known.name}, depth {depth}, known {known.counts[depth - 1]}")


def main() -> int:
    """Count; returns 1 if a count differs from the known one."""
    words = " ".join(sys.argv[1:])
    wrong = 0
    for known in everything():
        if words and words not in known.name:
            continue
        now = tuple(count(known.state(), depth + 1) for depth in range(len(known.counts)))
        if now != known.counts:
            depth = next(i for i, (a, b) in enumerate(zip(now, known.counts, strict=True), start=1) if a != b)
            show(known, depth)
            print(f"now: perft {' '.join(map(str, now))}")
            wrong += 1
        elif words:
            show(known, len(known.counts))
        else:
            print(f"{known.name}: {' '.join(map(str, now))}")
    return int(wrong > 0)


if __name__ == "__main__":
    raise SystemExit(main())
