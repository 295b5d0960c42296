"""Tables of what has been learnt: one learner's, and a whole class's."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from ..arguments import check, text
from ..arguments import path as path_of
from ..engine.moves import shown
from ..language.fluent import SPOKEN, known_language, say
from ..tables import Table
from .catalogue import all_lessons
from .progress_file import FILE, FORMAT, Entry, Kept, here, read, solved, whole

NAME = 40  # letters of a name in a table: what learners call themselves is theirs, not the table's
KINDS = ("card", "puzzle")  # entries such as "card/F05" and "puzzle/7"


def learner(name: str) -> None:
    """Say what you are called in the class table.

    Args:
        name: What you are called, kept in the progress file.

    >>> from tempfile import TemporaryDirectory
    >>> from ora_widgets.lessons import keep_in
    >>> before = here()
    >>> with TemporaryDirectory() as folder:
    ...     kept = keep_in(folder + "/anna.json")
    ...     learner("Anna")
    ...     class_table(folder).rows[0][0]
    'Anna'
    >>> kept = keep_in(before.path)
    """
    here().name = text("name", name)


def progress(language: str = SPOKEN) -> Table:
    """Show what you have solved so far, lesson by lesson, and with how much help.

    Args:
        language: The language of the table.

    >>> len(progress().rows) > 0
    True
    """
    language = known_language(language)
    entries = here().entries()
    rows: list[tuple[Any, ...]] = []
    for name, lesson in all_lessons().items():
        found = [entries.get(f"{name}/{step.name}", {}) for step in lesson.steps]
        rows.append((lesson.title(language), f"{sum(map(solved, found))}/{len(found)}", *_help(found)))
    for kind in KINDS:
        found = _of(kind, entries)
        rows.append((say(f"progress-{kind}", language), str(sum(map(solved, found))), *_help(found)))
    return Table([say(f"progress-head-{part}", language) for part in ("what", "solved", "hints", "shown")], rows)


def class_table(files: str | os.PathLike[str] | Iterable[str | os.PathLike[str]], language: str = SPOKEN) -> Table:
    """Show a class at a glance: one row per progress file, solved of all in every lesson.

    Args:
        files: A folder (looked through with all its folders), or progress files. Damaged ones get a row that says so;
            other people's JSON is left out of a folder.
        language: The language of the table.

    Raises:
        FileNotFoundError: When there is nothing.

    >>> from tempfile import TemporaryDirectory
    >>> from ora_widgets.lessons import Progress
    >>> with TemporaryDirectory() as folder:
    ...     Progress(folder + "/anna.json").note("wheel/joker", solved=True)
    ...     len(class_table(folder).rows)
    1
    """
    paths = _paths(files, known_language(language))
    rows: list[tuple[Any, ...]] = []
    for path in paths:
        data = read(_text(path))
        if data is None:
            unknown = ["–"] * (len(all_lessons()) + len(KINDS))
            rows.append((shown(path.name, NAME), *unknown, say("progress-unreadable", language)))
            continue
        entries = data["entries"]
        cells = []
        for name, lesson in all_lessons().items():
            done = sum(solved(entries.get(f"{name}/{step.name}", {})) for step in lesson.steps)
            cells.append(f"{done}/{len(lesson.steps)}")
        others = [str(sum(map(solved, _of(kind, entries)))) for kind in KINDS]
        rows.append((_name(path, data), *cells, *others, str(sum(map(solved, entries.values())))))
    head = [say("class-head-name", language), *all_lessons(), *(say(f"progress-{kind}", language) for kind in KINDS)]
    return Table([*head, say("class-head-all", language)], rows)


def _paths(files: Any, language: str) -> list[Path]:
    if isinstance(files, (str, os.PathLike)):
        path = path_of("files", files)
        if path.is_dir():
            return [found for found in sorted(path.rglob("*.json")) if _is_one(found)]
        files = [path]
    check(isinstance(files, Iterable) and not isinstance(files, (bytes, bytearray)), "files", files, "path")
    paths = [path_of("files", file) for file in files]
    if missing := [path for path in paths if not path.is_file()]:
        raise FileNotFoundError(say("progress-no-file", language, file=str(missing[0])))
    return paths


def _text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""


def _is_one(path: Path) -> bool:
    """Whether a file is a learner's, or was before it came to harm; what somebody else keeps in JSON is neither."""
    if not path.is_file():
        return False
    try:
        data = json.loads(_text(path))
    except (ValueError, RecursionError):
        return True
    return path.name == FILE or (isinstance(data, dict) and data.get("format") == FORMAT)


def _name(path: Path, data: Kept) -> str:
    """What a learner is called: as they said, or as the file or its folder is."""
    said = data.get("name")
    if not isinstance(said, str) or not said.strip():
        said = path.resolve().parent.name if path.name == FILE else path.stem
    return shown(said, NAME)


def _of(kind: str, entries: Mapping[str, Entry]) -> list[Entry]:
    return [entry for key, entry in entries.items() if key.startswith(f"{kind}/")]


def _help(found: list[Entry]) -> tuple[int, int]:
    return sum(whole(entry.get("hints")) for entry in found), sum(bool(entry.get("shown")) for entry in found)
