"""Finds puzzles: `python -m ora_widgets.lab.mine found.jsonl --games 200`.

Every game is a job, seeded by its number, so that it does not matter where it runs. The results are written game by
game: with the same file, the command continues with the missing games.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterable, Sequence
from concurrent.futures import Executor
from pathlib import Path
from statistics import fmean
from typing import NamedTuple

from ..engine import Refusal
from ..engine.moves import safe_text
from ..language.current import current_language
from ..language.fluent import say
from ..notation.load import load
from ..scenarios.found_records import NoPuzzle, PuzzleRecord, is_near_duplicate, read_puzzle_line, same_game
from ..study.jobs import JobResults, pool, run_jobs
from ..study.refused import StudyRefused, count, refuse
from ..study.simulation import bots_game
from ..support.files import write_whole
from .mining import MiningOptions, is_verified, puzzles_in

MAX_OF_A_GAME = 2
MIN_OF_A_THEME = 2  # a quarter of a few puzzles may be none


class MiningJob(NamedTuple):
    """One game to search: the bots' game with this number, or the text of an imported one."""

    name: str
    number: int
    text: str
    hunt: MiningOptions


class MiningResult(NamedTuple):
    """The puzzles in a game, or why it could not be read."""

    name: str
    lines: tuple[str, ...]
    refused: str = ""


def search_game(job: MiningJob) -> MiningResult:
    """The task: search one game."""
    try:
        game = load(job.text) if job.text else bots_game(job.number, job.hunt.seed)
    except (Refusal, OSError, ValueError) as error:
        return MiningResult(job.name, (), str(error))
    found = puzzles_in(game, job.hunt, job.name)
    return MiningResult(job.name, tuple(record.line() for record in found if is_verified(record, job.hunt.budget)))


def mine(
    out: Path,
    games: int,
    files: Iterable[Path] = (),
    hunt: MiningOptions = MiningOptions(),  # noqa: B008  # a plain value
    *,
    executor: Executor | None = None,
    progress: bool = False,
) -> JobResults[MiningResult]:
    """Search games for puzzles, and write these to a file game by game.

    Args:
        out: The file to add to; it is created if it is missing.
        games: How many games of bots are searched, including earlier ones.
        files: More games to search: records, logs, codes.
    """
    count("budget", hunt.budget)
    known = dict(_read(out))
    texts = {f"file {path.name}": path.read_text(encoding="utf-8") for path in files}
    jobs = [MiningJob(f"{hunt.seed}/{number}", number, "", hunt) for number in range(games)]
    jobs += [MiningJob(name, 0, text, hunt) for name, text in texts.items()]
    missing = [job for job in jobs if job.name not in known]

    def keep(_: int, dug: MiningResult) -> None:
        with out.open("a", encoding="utf-8") as file:
            file.write(json.dumps([dug.name, list(dug.lines), dug.refused]) + "\n")

    return run_jobs(search_game, missing, executor=executor, progress=progress, on_result=keep)


def _read(out: Path) -> Iterable[tuple[str, list[str]]]:
    """The games in a file; a last line cut short by an interrupt is removed from it."""
    if not out.exists():
        return
    lines = out.read_text(encoding="utf-8").splitlines(keepends=True)
    for number, line in enumerate(lines, start=1):
        try:
            name, found, _ = json.loads(line)
            yield name, [read_puzzle_line(each).line() for each in found]
        except (ValueError, TypeError):
            if number == len(lines):
                write_whole(out, "".join(lines[:-1]).encode())
                return
            raise refuse("study-not-mined", path=str(out), line=number) from None


def found_in(out: Path) -> list[PuzzleRecord]:
    """All puzzles in a file, without duplicates, from easy to hard.

    Args:
        out: The file that `mine` has written.
    """
    records = {record.name: record for _, found in _read(out) for record in map(read_puzzle_line, found)}
    return sorted(records.values(), key=_order_of_difficulty)


def choose_varied(records: Iterable[PuzzleRecord], count: int) -> list[PuzzleRecord]:
    """Choose puzzles for variety: repeatedly the one whose grade, themes and mode are rarest so far.

    Each has a theme, and no theme has more than a quarter; at most two are from one game, and none nearly repeats
    another.

    Args:
        count: How many; fewer if there are not enough.

    Returns:
        The puzzles, from easy to hard.

    >>> from dataclasses import replace
    >>> one = PuzzleRecord(1, "france", "long", "R", {}, "points", "", 3, "pass; done", 1, "pass; done", 2, 1, ("solo",))
    >>> found = [one, replace(one, best=4), replace(one, country="ireland", grade=2)]
    >>> [record.grade for record in choose_varied(found, 2)]
    [1, 2]
    """
    known = [record for record in records if record.theme]
    chosen = _choose_with_quarter(known, count)
    while len(chosen) < count:  # with fewer puzzles, a quarter is less
        count = len(chosen)
        chosen = _choose_with_quarter(known, count)
    return sorted(chosen, key=_order_of_difficulty)


def _choose_with_quarter(records: Iterable[PuzzleRecord], count: int) -> list[PuzzleRecord]:
    """Choose as `choose_varied` does, with a quarter of `count`, even if fewer are found."""
    left, chosen, seen = sorted(records, key=_order_of_difficulty), list[PuzzleRecord](), Counter[object]()
    while left and len(chosen) < count:
        rarest = min(left, key=lambda record: fmean(seen[trait] for trait in _traits(record)))
        left.remove(rarest)
        full = Counter(record.theme for record in chosen)[rarest.theme] >= max(count // 4, MIN_OF_A_THEME)
        if full or sum(same_game(rarest, record) for record in chosen) >= MAX_OF_A_GAME:
            continue
        if any(is_near_duplicate(rarest, record) for record in chosen):
            continue
        chosen.append(rarest)
        seen.update(_traits(rarest))
    return chosen


def _order_of_difficulty(record: PuzzleRecord) -> tuple[int, str]:
    return record.grade, record.name


def _traits(record: PuzzleRecord) -> list[object]:
    """The properties by which puzzles are alike."""
    return [record.grade, (record.players, record.country, record.length), *(record.themes or [()])]


def main(arguments: Sequence[str] | None = None) -> None:
    """Read the command line, search, and print what was found.

    Args:
        arguments: The words of the command line; by default the process's own.
    """
    parser = argparse.ArgumentParser(prog="python -m ora_widgets.lab.mine", description="Find puzzles in games.")
    parser.add_argument("out", type=Path, help="where to write what is found, and what to go on with")
    parser.add_argument("files", nargs="*", type=Path, help="games to be searched besides those of bots")
    parser.add_argument("--games", type=int, default=100, help="games of bots")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--budget", type=int, default=MiningOptions().budget, help="positions looked at in one turn")
    parser.add_argument("--most", type=int, default=MiningOptions().most, help="puzzles out of one game")
    parser.add_argument("--clear", type=int, default=MiningOptions().clear, help="points ahead of every different way")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--ship", type=Path, help="write the puzzles alone here, one a line, from easy to hard")
    parser.add_argument("--count", type=int, default=300, help="how many of them, as varied as they come")
    given = parser.parse_args(arguments)
    hunt = MiningOptions(given.clear, given.budget, given.most, given.seed)
    try:
        with pool(given.processes) as executor:
            done = mine(given.out, given.games, given.files, hunt, executor=executor, progress=True)
        records = found_in(given.out)
        shipped = choose_varied(records, count("count", given.count))
    except (StudyRefused, OSError, NoPuzzle) as error:
        parser.exit(2, f"{error}\n")
    if given.ship:
        write_whole(given.ship, "".join(record.line() + "\n" for record in shipped).encode())
    for dug in done.results.values():
        if dug.refused:
            print(f"{safe_text(dug.name, 60)}: {safe_text(dug.refused, 300)}")
    print(say("study-mined", current_language(), puzzles=len(records), games=sum(1 for _ in _read(given.out))))
    if not done.complete:
        print(say("study-incomplete", current_language(), why=done.why))


if __name__ == "__main__":
    main()
