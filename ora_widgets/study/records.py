"""Studies of games that are written down: what can be read is looked at, and what cannot is left out and told."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Executor
from pathlib import Path
from typing import Any, TypeVar

from ..engine.moves import shown
from ..game.game import Game
from ..language.current import current_language
from ..language.fluent import say
from .jobs import Job, OnResult, run_jobs
from .refused import refuse
from .table import Result


class RecordsResult(Result):
    """A result over many games.

    Args:
        games: What was found, game by game.
        skipped: The reasons why others were not looked at.
    """

    def __init__(self, games: list[Any], skipped: list[str]) -> None:
        self.games = games
        self.skipped = skipped

    def about(self) -> str:
        """What the table is about, whatever was left out."""
        return say("study-sure", current_language())

    def caption(self) -> str:
        skipped = (
            say("study-skipped", current_language(), count=len(self.skipped), why=self.skipped[0])
            if self.skipped
            else ""
        )
        return f"{self.about()} {skipped}".strip()


Found = TypeVar("Found", bound=RecordsResult)


def over_records(
    made: Callable[[list[Any], list[str]], Found],
    task: Callable[[Job], object],
    jobs: Sequence[Job],
    *,
    executor: Executor | None,
    progress: bool,
    on_result: OnResult | None,
) -> Found:
    """Look at one game after the other.

    Args:
        made: What makes the result of what was found and of the reasons why games were left out.
        task: What is done with a job; where its game cannot be read it returns the reason, a text.
        jobs: The jobs, a game each.

    Raises:
        StudyRefused: When no game can be read.
    """
    done = run_jobs(task, jobs, executor=executor, progress=progress, on_result=on_result)
    results = [result for _, result in done.in_order()]
    skipped = [shown(result, 200) for result in results if isinstance(result, str)]
    games = [result for result in results if not isinstance(result, str)]
    if skipped and not games:
        raise refuse("study-unreadable", why=skipped[0])
    collected = made(games, skipped)
    collected.complete, collected.why = done.complete, done.why
    return collected


def sources_of(records: object) -> list[object]:
    """What a study of records is handed, one by one and ready to travel: the files of a folder, each of several, or the one.

    Raises:
        StudyRefused: When there is nothing at all.
    """
    if isinstance(records, (str, Path)) and _is_folder(records):
        sources: list[object] = [path for path in sorted(Path(records).iterdir()) if path.is_file()]
    elif isinstance(records, (str, Path, Game)) or not isinstance(records, Iterable):
        sources = [Path(records) if isinstance(records, str) and _is_path(records) else records]
    else:
        sources = list(records)
    if not sources:
        raise refuse("study-no-records")
    # A game that is being watched holds on to its board; its record goes wherever it must.
    return [source.record() if isinstance(source, Game) else source for source in sources]


def _is_folder(name: str | Path) -> bool:
    try:
        return Path(name).is_dir()
    except (OSError, ValueError):  # a whole record is too long a name, or has strange letters
        return False


def _is_path(text: str) -> bool:
    """Whether one word can only be the name of a file: codes and addresses have a colon, records several words."""
    return "/" in text and ":" not in text and len(text.split()) == 1
