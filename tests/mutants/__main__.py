"""Change a word of the engine or the notation, and see whether a test fails: `make mutants SEED=1 COUNT=200`.

python -m tests.mutants --seed 1 --count 200       a sample; the same seed draws the same places of the same sources
python -m tests.mutants --only engine/turn/rounds  of the files whose path has this in it

Each mutant meets the quick tests related to it, the fastest first, until one fails; a mutant that needs more than three
times the usual work counts as noticed. Exits with 1 when fewer than 90 % of the mutants that can be killed were.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections import Counter, defaultdict
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from random import Random
from threading import Lock
from typing import Any

from .places import sample
from .verdicts import EXPLAINED, MIN_KILLED_SHARE, Mutant, Outcome, explained_mutants, mutant, share_killed

ROOT = Path(__file__).parents[2]
ROOMS = ("engine", "notation")
# The tests related to each folder, those that notice mutants fastest first.
STAGES: dict[str, list[list[str]]] = {
    "engine": [
        ["tests/golden"],
        ["tests/cards", "tests/engine/test_turn.py"],
        ["tests/engine", "tests/game/test_each_refusal.py"],
        ["tests/perft"],
        ["tests/game/test_records.py", "tests/game/test_legal_moves.py", "tests/conformance/test_recordings.py"],
    ],
    "notation": [
        ["tests/conformance/test_pasted.py", "tests/conformance/test_grammar.py", "tests/notation/test_links.py"],
        ["tests/conformance/test_reader.py", "tests/game/test_records.py"],
        ["tests/conformance/test_logs.py", "tests/notation/test_loading.py", "tests/contract/test_round_trips.py"],
        ["tests/packaging/test_release.py::test_kept_games_load_for_ever", "tests/notation/test_correspondence.py"],
        ["tests/conformance"],
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
    """A process that tests mutants in a copy of the tree."""

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

    def attempt(self, file: str, source: str, tests: list[str], seconds: float) -> tuple[bool, float]:
        """Whether tests pass with a changed file, and their work."""
        assert self._process.stdin
        assert self._process.stdout
        asked = {"file": file, "source": source, "tests": tests, "seconds": seconds}
        print(json.dumps(asked), file=self._process.stdin, flush=True)
        passed, work = json.loads(self._process.stdout.readline())
        return passed, work

    def close(self) -> None:
        """End the process."""
        assert self._process.stdin
        self._process.stdin.close()
        self._process.wait()


def room_of(file: str) -> str:
    """The top folder of a file in the package."""
    return Path(file).parts[1]


class Stages:
    """The stages with their usual work, measured when a mutant first gets that far."""

    def __init__(self) -> None:
        self._usual: dict[tuple[str, int], float] = {}
        self._locks: defaultdict[tuple[str, int], Lock] = defaultdict(Lock)

    def usual(self, worker: Worker, room: str, number: int, file: str) -> float:
        """The work of a stage without a mutant; raises `Broken` if it fails by itself."""
        with self._locks[room, number]:
            if (room, number) not in self._usual:
                tests = STAGES[room][number]
                passed, work = worker.attempt(file, (ROOT / file).read_text(encoding="utf-8"), tests, 3600)
                if not passed:
                    raise Broken(
                        f"{' '.join(tests)} fails without any mutant:\n{worker.out.read_text('utf-8')[-3000:]}"
                    )
                self._usual[room, number] = work
            return self._usual[room, number]

    def attempt(self, worker: Worker, file: str, source: str) -> tuple[int | None, float]:
        """The number of the stage that notices a mutant, if any, and the work of all stages run."""
        room, spent = room_of(file), 0.0
        for number, tests in enumerate(STAGES[room]):
            passed, work = worker.attempt(file, source, tests, PATIENCE * self.usual(worker, room, number, file) + 5)
            spent += work
            if not passed:
                return number + 1, spent
        return None, spent


class Broken(Exception):
    """Tests fail by themselves."""


def main(argv: list[str] | None = None) -> int:
    """Draw mutants, test them and report."""
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
    known = explained_mutants()

    with tempfile.TemporaryDirectory() as folder:
        workers = [Worker(make_folder(Path(folder) / str(number))) for number in range(args.workers)]
        free: SimpleQueue[Worker] = SimpleQueue()
        for worker in workers:
            free.put(worker)
        stages = Stages()

        def attempt(change: Any, source: str) -> tuple[Mutant, Outcome]:
            file = change.file.as_posix()
            seen = mutant(file, (ROOT / file).read_text(encoding="utf-8"), source)
            worker = free.get()
            try:
                stage, work = stages.attempt(worker, file, source)
            finally:
                free.put(worker)
            outcome: Outcome = "killed" if stage else "explained" if seen in known else "survived"
            at = f" by stage {stage}" if stage else ""
            print(f"{outcome}{at} in {work:.0f} s of work: {seen}", file=sys.stderr, flush=True)
            return seen, outcome

        try:
            with ThreadPoolExecutor(args.workers) as pool:
                outcomes = list(pool.map(lambda pair: attempt(*pair), drawn))
        except Broken as error:
            print(error, file=sys.stderr)
            return 2
        finally:
            for worker in workers:
                worker.close()

    for seen, outcome in outcomes:
        if outcome == "survived":
            print(f"survived: {seen}")
        elif outcome == "killed" and seen in known:
            print(f"killed, though {EXPLAINED.name} explains why it cannot be: {seen}")
    count = Counter(outcome for _, outcome in outcomes)
    share = share_killed(outcome for _, outcome in outcomes)
    print(
        f"seed {args.seed}: {', '.join(f'{number} {outcome}' for outcome, number in sorted(count.items()))}; {share:.1%} killed"
    )
    return int(share < MIN_KILLED_SHARE)


def make_folder(folder: Path) -> Path:
    """Make a folder, and return it."""
    folder.mkdir()
    return folder


if __name__ == "__main__":
    sys.exit(main())
