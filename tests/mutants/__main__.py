"""Change a word of the engine or the notation, and see whether a test notices: `make mutants SEED=1 COUNT=200`.

python -m tests.mutants --seed 1 --count 200       a sample; the same seed draws the same places of the same sources
python -m tests.mutants --only engine/turn/rounds  of the files whose path has this in it

Each mutant meets the quick tests that have to do with it, the fastest first, until one of them fails; what needs more than
three times its usual work counts as noticed. Ends with 1 when fewer than 90 % of those that can be killed were.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from itertools import cycle
from pathlib import Path
from queue import SimpleQueue
from random import Random
from typing import Any

from .places import sample
from .verdicts import EXPLAINED, LEAST, Mutant, Outcome, explained, mutant, share_killed

ROOT = Path(__file__).parents[2]
ROOMS = ("engine", "notation")
# The tests that speak of a room, the fastest to notice first.
STAGES: dict[str, list[list[str]]] = {
    "engine": [
        ["tests/golden"],
        ["tests/cards", "tests/engine/test_turn.py"],
        ["tests/engine", "tests/game/test_each_refusal.py"],
        ["tests/perft"],
        ["tests/game/test_records.py", "tests/game/test_legal_moves.py", "tests/conformance/test_recordings.py"],
    ],
    "notation": [
        ["tests/game/test_records.py", "tests/sharing/test_links.py", "tests/conformance/test_pasted.py"],
        ["tests/conformance"],
        ["tests/sharing/test_loading.py", "tests/contract/test_round_trips.py"],
        ["tests/packaging/test_release.py::test_kept_games_load_for_ever", "tests/sharing/test_correspondence.py"],
    ],
}
PATIENCE = 3.0  # times the usual work
COPIED = (
    "ora_widgets",
    "tests",
    "js",
    "notebooks",
    "binder",
    "pyproject.toml",
    "README.md",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "Makefile",
)
LEFT = shutil.ignore_patterns("node_modules", "__pycache__", "test-results", ".hypothesis")


class Worker:
    """A process that tries mutants in a copy of the tree."""

    def __init__(self, folder: Path) -> None:
        for name in COPIED:
            source = ROOT / name
            if source.is_dir():
                shutil.copytree(source, folder / name, ignore=LEFT)
            else:
                shutil.copy(source, folder / name)
        quiet = {"PYTHONDONTWRITEBYTECODE": "1", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "CI": "true"}
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.mutants.worker"],
            cwd=folder,
            env={**os.environ, **quiet, "PYTHONPATH": str(folder)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.out = folder / "out.txt"

    def attempt(self, file: str, source: str, stages: list[tuple[list[str], float]]) -> tuple[int | None, list[float]]:
        """The stage that failed, if one did, and the work of all that ran."""
        assert self._process.stdin
        assert self._process.stdout
        print(json.dumps({"file": file, "source": source, "stages": stages}), file=self._process.stdin, flush=True)
        failed, took = json.loads(self._process.stdout.readline())
        return failed, took

    def close(self) -> None:
        """End the process."""
        assert self._process.stdin
        self._process.stdin.close()
        self._process.wait()


def room_of(file: str) -> str:
    """The room of a file of the package."""
    return Path(file).parts[1]


def usual_work(workers: list[Worker], rooms: dict[str, Path]) -> dict[str, list[tuple[list[str], float]]]:
    """The stages of the rooms with the work that a mutant may make of each; ends the run where they fail by themselves."""
    stages = {}
    with ThreadPoolExecutor(len(workers)) as pool:
        # A file as it is is tried as if it were a mutant.
        tries = {
            room: (
                worker,
                pool.submit(worker.attempt, file.as_posix(), (ROOT / file).read_text("utf-8"), patient(room)),
            )
            for worker, (room, file) in zip(cycle(workers), sorted(rooms.items()))
        }
        for room, (worker, future) in tries.items():
            failed, took = future.result()
            if failed is not None:
                sys.exit(
                    f"{' '.join(STAGES[room][failed])} fails without any mutant:\n{worker.out.read_text('utf-8')[-3000:]}"
                )
            print(f"{room}: {', '.join(f'{work:.0f}' for work in took)} s of work", file=sys.stderr)
            stages[room] = [(tests, PATIENCE * work + 5) for tests, work in zip(STAGES[room], took, strict=True)]
    return stages


def patient(room: str) -> list[tuple[list[str], float]]:
    """The stages of a room with more time than they take."""
    return [(tests, 3600.0) for tests in STAGES[room]]


def main(argv: list[str] | None = None) -> int:
    """Draw, try, tell."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__.splitlines()[0])
    parser.add_argument("--seed", type=int, default=0, help="which sample (%(default)s)")
    parser.add_argument("--count", type=int, default=100, help="how many mutants (%(default)s)")
    parser.add_argument("--only", default="", help="part of the path of the files to change")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes (%(default)s)")
    args = parser.parse_args(argv)

    files = [
        path.relative_to(ROOT)
        for room in ROOMS
        for path in sorted((ROOT / "ora_widgets" / room).rglob("*.py"))
        if args.only in path.as_posix()
    ]
    if not files:
        parser.error(f"no file of {' or '.join(ROOMS)} has {args.only!r} in its path")
    drawn = sample(ROOT, files, args.count, Random(args.seed))
    known = explained()

    with tempfile.TemporaryDirectory() as folder:
        workers = [Worker(made(Path(folder) / str(number))) for number in range(args.workers)]
        free: SimpleQueue[Worker] = SimpleQueue()
        for worker in workers:
            free.put(worker)
        stages = usual_work(workers, {room_of(change.file.as_posix()): change.file for change, _ in drawn})

        def attempt(change: Any, source: str) -> tuple[Mutant, Outcome]:
            file = change.file.as_posix()
            seen = mutant(file, (ROOT / file).read_text(encoding="utf-8"), source)
            worker = free.get()
            try:
                failed, took = worker.attempt(file, source, stages[room_of(file)])
            finally:
                free.put(worker)
            outcome: Outcome = "killed" if failed is not None else "explained" if seen in known else "survived"
            at = "" if failed is None else f" by stage {failed + 1}"
            print(f"{outcome}{at} in {sum(took):.0f} s of work: {seen}", file=sys.stderr, flush=True)
            return seen, outcome

        with ThreadPoolExecutor(args.workers) as pool:
            told = list(pool.map(lambda pair: attempt(*pair), drawn))
        for worker in workers:
            worker.close()

    for seen, outcome in told:
        if outcome == "survived":
            print(f"survived: {seen}")
        elif outcome == "killed" and seen in known:
            print(f"killed, though {EXPLAINED.name} explains why it cannot be: {seen}")
    count = Counter(outcome for _, outcome in told)
    share = share_killed(outcome for _, outcome in told)
    print(
        f"seed {args.seed}: {', '.join(f'{number} {outcome}' for outcome, number in sorted(count.items()))}; {share:.1%} killed"
    )
    return int(share < LEAST)


def made(folder: Path) -> Path:
    """A folder, made."""
    folder.mkdir()
    return folder


if __name__ == "__main__":
    sys.exit(main())
