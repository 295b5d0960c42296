"""Print the figures of this checkout, or of two in turns.

python -m tests.bench                     this checkout
python -m tests.bench --against PATH      this one and another one alternately, with the ratio of each figure
"""

from __future__ import annotations

import argparse
import gzip
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median

ROOT = Path(__file__).parents[2]
MEASURE = Path(__file__).with_name("measure.py")
GOALS = {
    "engine games/s": "≥ 60 on a quiet machine",
    "engine / chess": "≥ 1.9",
    "copy of a state, µs": "≤ 8",
    "listing a turn, µs": "≤ 120",
    "import ora_widgets, s": "≤ 0.15",
    "page gzipped, kB": "≤ 130",
}

Figures = dict[str, float]


def run(checkout: Path, *args: str) -> str:
    """The output of a Python process that finds `ora_widgets` in a checkout."""
    # Isolated from the current folder, which would come first on the path.
    env = {**os.environ, "PYTHONPATH": str(checkout), "PYTHONSAFEPATH": "1"}
    return subprocess.run([sys.executable, *args], env=env, capture_output=True, text=True, check=True).stdout


def importing(checkout: Path, times: int) -> float:
    """Seconds that `import ora_widgets` takes beyond Python itself, the median of several."""

    def seconds(code: str) -> float:
        # Its own CPU time since it was started: waiting for others on a busy machine does not count.
        return float(run(checkout, "-c", f"{code}; import time; print(time.process_time())"))

    seconds("import ora_widgets")  # the first one may have to compile
    return median(seconds("import ora_widgets") - seconds("pass") for _ in range(times))


def page(checkout: Path) -> float:
    """The page's size as it travels, 0 where it has not been built."""
    static = checkout / "ora_widgets" / "static"
    files = [path for name in ("widget.js", "widget.css") if (path := static / name).exists()]
    return sum(len(gzip.compress(path.read_bytes())) for path in files) / 1000


def one_round(checkout: Path, games: int, imports: int) -> Figures:
    """All figures of one checkout."""
    figures: Figures = json.loads(run(checkout, str(MEASURE), "--games", str(games)))
    return {**figures, "import ora_widgets, s": importing(checkout, imports), "page gzipped, kB": page(checkout)}


def medians(rounds: list[Figures]) -> Figures:
    """Each figure's median over the rounds."""
    return {name: median(figures[name] for figures in rounds) for name in rounds[0]}


def main(argv: list[str] | None = None) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description="How fast it is.")
    parser.add_argument("--games", type=int, default=20, help="random games of each kind in a round (%(default)s)")
    parser.add_argument("--rounds", type=int, default=3, help="rounds, whose median is told (%(default)s)")
    parser.add_argument("--imports", type=int, default=5, help="imports in a round (%(default)s)")
    parser.add_argument(
        "--against", type=Path, metavar="PATH", help="another checkout to measure in turns with this one"
    )
    args = parser.parse_args(argv)

    checkouts = [ROOT, *([args.against.resolve()] if args.against else [])]
    rounds: list[list[Figures]] = [[] for _ in checkouts]
    for _ in range(args.rounds):
        for checkout, found in zip(checkouts, rounds, strict=True):
            found.append(one_round(checkout, args.games, args.imports))
    ours, *others = [medians(found) for found in rounds]
    for name, figure in ours.items():
        line = f"{name:24}{figure:10.3f}"
        for other in others:
            ratio = f"{figure / other[name]:8.2f}" if other[name] else "       –"
            line += f"{other[name]:10.3f}{ratio}"
        print(f"{line}   {GOALS.get(name, '')}".rstrip())


if __name__ == "__main__":
    main()
