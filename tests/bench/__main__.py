"""Print the figures of this checkout: `python -m tests.bench`. `against.py` compares them with another version's."""

from __future__ import annotations

import argparse
import gzip
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median

ROOT = Path(__file__).parents[2]
MEASURE = Path(__file__).with_name("measure.py")
SHOWN = Path(__file__).with_name("measure_shown.py")
RECORD = ROOT / "tests" / "data" / "record-1.ora"
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
    """The output of a Python process that imports `ora_widgets` from a checkout."""
    # Isolated from the current folder, which would come first on the path. Compiled files are kept, or every import
    # would compile.
    env = {**os.environ, "PYTHONPATH": str(checkout), "PYTHONSAFEPATH": "1", "PYTHONDONTWRITEBYTECODE": ""}
    return subprocess.run([sys.executable, *args], env=env, capture_output=True, text=True, check=True).stdout


def importing(checkout: Path, times: int) -> float:
    """Seconds that `import ora_widgets` takes in addition to Python itself, the median of several runs."""

    def seconds(code: str) -> float:
        # The process's own CPU time, which excludes waiting on a busy machine.
        return float(run(checkout, "-c", f"{code}; import time; print(time.process_time())"))

    seconds("import ora_widgets")  # the first run may compile
    return median(seconds("import ora_widgets") - seconds("pass") for _ in range(times))


def page(checkout: Path) -> float:
    """The transferred size of the page; 0 if it has not been built."""
    static = checkout / "ora_widgets" / "static"
    files = [path for name in ("widget.js", "widget.css") if (path := static / name).exists()]
    return sum(len(gzip.compress(path.read_bytes())) for path in files) / 1000


def parts(checkout: Path, games: int, imports: int, times: int) -> list[Callable[[], Figures]]:
    """The scripts that measure one checkout, each in its own process."""
    shown = [(str(SHOWN), figure, str(RECORD), "--times", str(times)) for figure in ("load", "scene", "board")]
    scripts = [(str(MEASURE), "--games", str(games)), *shown]
    return [
        *(lambda script=script: json.loads(run(checkout, *script)) for script in scripts),
        lambda: {"import ora_widgets, s": importing(checkout, imports)},
        lambda: {"page gzipped, kB": page(checkout)},
    ]


def one_round(checkout: Path, games: int, imports: int, times: int) -> Figures:
    """All figures of one checkout."""
    return {name: figure for part in parts(checkout, games, imports, times) for name, figure in part().items()}


def medians(rounds: list[Figures]) -> Figures:
    """Each figure's median over the rounds."""
    return {name: median(figures[name] for figures in rounds) for name in rounds[0]}


def arguments(parser: argparse.ArgumentParser) -> None:
    """How much is measured."""
    parser.add_argument("--games", type=int, default=20, help="random games of each kind in a round (%(default)s)")
    parser.add_argument("--rounds", type=int, default=3, help="rounds, whose median is told (%(default)s)")
    parser.add_argument("--imports", type=int, default=5, help="imports in a round (%(default)s)")
    parser.add_argument(
        "--times", type=int, default=20, help="how often a record is opened, drawn, shown (%(default)s)"
    )


def main(argv: list[str] | None = None) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description="How fast it is.")
    arguments(parser)
    args = parser.parse_args(argv)
    figures = medians([one_round(ROOT, args.games, args.imports, args.times) for _ in range(args.rounds)])
    for name, figure in figures.items():
        print(f"{name:24}{figure:10.3f}   {GOALS.get(name, '')}".rstrip())


if __name__ == "__main__":
    main()
