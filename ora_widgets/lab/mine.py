"""Finds puzzles: `python -m ora_widgets.lab.mine found.jsonl --games 200`.

Every game is a job of its own, seeded by its number, so it makes no difference where it is done. What is found is written
down game by game: begun again with the same file, the command goes on with the games that are missing.
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
from ..engine.moves import shown
from ..language.current import current_language
from ..language.fluent import say
from ..notation.load import load
from ..scenarios.found_records import NoPuzzle, PuzzleRecord, read_puzzle_line, same_game
from ..study.jobs import JobResults, pool, run_jobs
from ..study.refused import StudyRefused, count, refuse
from ..study.simulation import bots_game
from ..support.files import write_whole
from .mining import MiningOptions, puzzles_in, verified

MAX_OF_A_GAME = 2
MIN_OF_A_THEME = 2  # of a few puzzles, a quarter would be none


class MiningJob(NamedTuple):
    """One game to be searched: that of bots with this number, or the text of an imported one."""

    name: str
    number: int
    text: str
    hunt: MiningOptions


class MiningResult(NamedTuple):
    """What a game held, or why it could not be read."""

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
    return MiningResult(job.name, tuple(record.line() for record in found if verified(record, job.hunt.budget)))


def mine(
    out: Path,
    games: int,
    files: Iterable[Path] = (),
    hunt: MiningOptions = MiningOptions(),  # noqa: B008  # a plain value
    *,
    executor: Executor | None = None,
    progress: bool = False,
) -> JobResults[MiningResult]:
    """Search games for puzzles, and write down what is found, game by game.

    Args:
        out: The file to go on with; it is made where there is none.
        games: How many games of bots are searched, those done before included.
        files: Games to be searched besides: records, logs, codes.
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
    """The games that a file names; a last line that an interrupt cut short is left out."""
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
    """All puzzles that a file holds, each once, from easy to hard.

    Args:
        out: What `mine` has written.
    """
    records = {record.name: record for _, found in _read(out) for record in map(read_puzzle_line, found)}
    return sorted(records.values(), key=_from_easy_to_hard)


def varied(records: Iterable[PuzzleRecord], count: int) -> list[PuzzleRecord]:
    """As many puzzles as varied as they come: again and again the one whose grade, themes and mode are rarest so far.

    Each has a theme, none of which has more than a quarter, and two come out of one game at most.

    Args:
        count: How many of them; fewer where there are no more.

    Returns:
        The puzzles, from easy to hard.

    >>> from dataclasses import replace
    >>> one = PuzzleRecord(1, "france", "long", "R", {}, "points", "", 3, "pass; done", 1, "pass; done", 2, 1, ("solo",))
    >>> [record.grade for record in varied([one, replace(one, best=4), replace(one, grade=2)], 2)]
    [1, 2]
    """
    known = [record for record in records if record.theme]
    chosen = _varied(known, count)
    while len(chosen) < count:  # a quarter of fewer is less
        count = len(chosen)
        chosen = _varied(known, count)
    return sorted(chosen, key=_from_easy_to_hard)


def _varied(records: Iterable[PuzzleRecord], count: int) -> list[PuzzleRecord]:
    """The same, where a quarter is one of this count, though there may be fewer."""
    left, chosen, seen = sorted(records, key=_from_easy_to_hard), list[PuzzleRecord](), Counter[object]()
    while left and len(chosen) < count:
        rarest = min(left, key=lambda record: fmean(seen[trait] for trait in _traits(record)))
        left.remove(rarest)
        full = Counter(record.theme for record in chosen)[rarest.theme] >= max(count // 4, MIN_OF_A_THEME)
        if full or sum(same_game(rarest, record) for record in chosen) >= MAX_OF_A_GAME:
            continue
        chosen.append(rarest)
        seen.update(_traits(rarest))
    return chosen


def _from_easy_to_hard(record: PuzzleRecord) -> tuple[int, str]:
    return record.grade, record.name


def _traits(record: PuzzleRecord) -> list[object]:
    """What makes a puzzle like others."""
    return [record.grade, (record.players, record.country, record.length), *(record.themes or [()])]


def main(arguments: Sequence[str] | None = None) -> None:
    """Read the command line, mine, and say what there is.

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
        shipped = varied(records, count("count", given.count))
    except (StudyRefused, OSError, NoPuzzle) as error:
        parser.exit(2, f"{error}\n")
    if given.ship:
        write_whole(given.ship, "".join(record.line() + "\n" for record in shipped).encode())
    for dug in done.results.values():
        if dug.refused:
            print(f"{shown(dug.name, 60)}: {shown(dug.refused, 300)}")
    print(say("study-mined", current_language(), puzzles=len(records), games=sum(1 for _ in _read(given.out))))
    if not done.complete:
        print(say("study-incomplete", current_language(), why=done.why))


if __name__ == "__main__":
    main()
