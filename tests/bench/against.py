"""Compare this checkout's speed with an earlier version: `python -m tests.bench.against [REVISION]`.

The base is the last tag, or a named revision. It is unpacked into a temporary folder beside a copy of this checkout, so
that the measurement neither changes the checkout nor depends on later changes to it. Both are measured alternately in
one run, each figure in its own process, with this checkout's scripts and the same libraries. A ratio is taken within
each round, since both then ran under the same load; the median and range of the rounds are printed. Exits with 1 when a
figure is more than 15 % slower, and with 2 when there is no base.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from statistics import median

from .__main__ import ROOT, Figures, arguments, parts

LIMIT = 1.15
# The figures that are checked, and whether more is better.
HELD = {
    "engine games/s": True,
    "Game games/s": True,
    "load commands/s": True,
    "copy of a state, µs": False,
    "listing a turn, µs": False,
    "scene, ms": False,
    "Board redraw, ms": False,
    "import ora_widgets, s": False,
}


class NoBase(Exception):
    """There is no base to compare with."""


@dataclass(frozen=True)
class Row:
    """A figure of both versions, and the ratio of times: 1.10 is 10 % slower.

    Attributes:
        name: The figure.
        now: Its median in this checkout.
        before: Its median in the base; `None` where the base cannot be measured so.
        slower: The median of the rounds' ratios, with the least and the most of them.
    """

    name: str
    now: float
    before: float | None = None
    slower: tuple[float, float, float] | None = None

    @property
    def fails(self) -> bool:
        """Whether it is slower than allowed."""
        return self.slower is not None and self.slower[0] > LIMIT

    def __str__(self) -> str:
        if self.before is None or self.slower is None:
            return f"{self.name:24}{self.now:12.3f}           –       new"
        middle, least, most = self.slower
        verdict = "   SLOWER" if self.fails else ""
        return f"{self.name:24}{self.now:12.3f}{self.before:12.3f}{middle:10.2f}   {least:.2f}–{most:.2f}{verdict}"


HEAD = f"{'':24}{'now':>12}{'base':>12}{'slower ×':>10}   rounds"


def compare(rounds: Sequence[tuple[Figures, Figures]]) -> list[Row]:
    """The checked figures, from rounds of this checkout and the base.

    >>> print(compare([({"Game games/s": 50.0}, {"Game games/s": 55.0})])[0])
    Game games/s                  50.000      55.000      1.10   1.10–1.10
    """
    rows = []
    for name, more_is_better in HELD.items():
        nows = [now[name] for now, _ in rounds if name in now]
        both = [(now[name], base[name]) for now, base in rounds if name in now and name in base]
        if not nows:
            continue
        if not both:
            rows.append(Row(name, median(nows)))
            continue
        ratios = [base / now if more_is_better else now / base for now, base in both]
        before = median(base for _, base in both)
        rows.append(Row(name, median(nows), before, (median(ratios), min(ratios), max(ratios))))
    return rows


def git(repository: Path, *words: str) -> bytes:
    """The output of git; raises `NoBase` where git fails or is missing."""
    try:
        return subprocess.run(["git", "-C", str(repository), *words], capture_output=True, check=True).stdout
    except FileNotFoundError as error:
        raise NoBase("git is needed to look up a version to compare with") from error
    except subprocess.CalledProcessError as error:
        raise NoBase(error.stderr.decode().strip()) from error


def base_of(repository: Path, revision: str) -> str:
    """The full name of the base revision: the given one, or the last tag."""
    if revision:
        try:
            return git(repository, "rev-parse", "--verify", "--quiet", f"{revision}^{{commit}}").decode().strip()
        except NoBase as error:
            raise NoBase(f"no revision is called {revision!r} here") from error
    try:
        return git(repository, "describe", "--tags", "--abbrev=0").decode().strip()
    except NoBase as error:
        raise NoBase("there is no tag to compare with yet; name a revision: make bench-against BASE=HEAD~20") from error


def unpack(repository: Path, revision: str, folder: Path) -> None:
    """Unpack a revision's package into a folder, with this checkout's page, because a board needs one."""
    with tarfile.open(fileobj=BytesIO(git(repository, "archive", revision, "ora_widgets"))) as archive:
        archive.extractall(folder, filter="data")
    page = ROOT / "ora_widgets" / "static"
    if page.exists():
        shutil.copytree(page, folder / "ora_widgets" / "static", dirs_exist_ok=True)


def copy_of_this(folder: Path) -> None:
    """Copy the package of the working tree into a folder."""
    shutil.copytree(ROOT / "ora_widgets", folder / "ora_widgets", ignore=shutil.ignore_patterns("__pycache__"))


def measure_rounds(ours: Path, base: Path, args: argparse.Namespace) -> list[tuple[Figures, Figures]]:
    """The rounds: each figure of this checkout, directly followed by the base's if it has that figure."""
    rounds = []
    for number in range(args.rounds):
        now: Figures = {}
        before: Figures = {}
        amounts = (args.games, args.imports, args.times)
        for measure, same in zip(parts(ours, *amounts), parts(base, *amounts), strict=True):
            now |= measure()
            try:
                before |= same()
            except subprocess.CalledProcessError as error:
                why = (error.stderr.strip().splitlines() or ["it says nothing"])[-1]
                print(f"not to be measured in the base: {why}", file=sys.stderr)
        print(f"round {number + 1} of {args.rounds}", file=sys.stderr)
        rounds.append((now, before))
    return rounds


def main(argv: list[str] | None = None, repository: Path = ROOT) -> int:
    """Measure, print and judge."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.against", description="Whether it has become slower.")
    parser.add_argument("revision", nargs="?", default="", help="what to compare with (the last tag)")
    arguments(parser)
    parser.set_defaults(rounds=5)
    args = parser.parse_args(argv)
    try:
        revision = base_of(repository, args.revision)
        with tempfile.TemporaryDirectory() as folder:
            ours, base = Path(folder) / "ours", Path(folder) / "base"
            unpack(repository, revision, base)
            copy_of_this(ours)
            rows = compare(measure_rounds(ours, base, args))
    except NoBase as error:
        print(error, file=sys.stderr)
        return 2
    print(f"against {revision}", HEAD, *rows, sep="\n")
    slower = [row.name for row in rows if row.fails]
    if slower:
        print(f"more than {LIMIT - 1:.0%} slower: {'; '.join(slower)}")
    return 1 if slower else 0


if __name__ == "__main__":
    sys.exit(main())
