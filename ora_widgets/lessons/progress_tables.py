"""Tables of the progress of a learner and of a class."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from ..engine.cards import CARDS
from ..engine.moves import ParseError, safe_text
from ..language.fluent import CURRENT, known_language, say
from ..language.names import card_name
from ..language.sentences import with_sentence
from ..support.arguments import check, text
from ..support.arguments import path as path_of
from ..support.files import read_regular
from ..support.tables import Table
from .catalogue import lessons, puzzle_lesson
from .memory import read_entry
from .progress_file import (
    BEST,
    FILE,
    FORMAT,
    LEVEL,
    MAX_FILE_BYTES,
    VERSION,
    Entry,
    ProgressData,
    count_of,
    is_solved,
    progress_in_use,
    read,
    version_of,
)

MAX_NAME_LETTERS = 40  # letters of a name in a table; learners may choose longer names
HELP_COLUMNS = ("hints", "shown", "last")  # columns of a class table after the solved tasks
LEARNER_COLUMNS = ("task", "solved", "begun", "last", "tries", "hints", "looked")
DAY = re.compile(r"\d{4}-\d\d-\d\d")
KINDS = ("card", "puzzle")  # entries such as "card/F05" and "puzzle/7"


def learner(name: str) -> None:
    """Set your name in the class table.

    Args:
        name: Your name, kept in the progress file.

    >>> from tempfile import TemporaryDirectory
    >>> from ora_widgets.lessons import keep_in
    >>> before = progress_in_use()
    >>> with TemporaryDirectory() as folder:
    ...     kept = keep_in(folder + "/anna.json")
    ...     learner("Anna")
    ...     class_table(folder).rows[0][0]
    'Anna'
    >>> kept = keep_in(before.path)
    """
    progress_in_use().name = text("name", name)


def progress(language: str = CURRENT) -> Table:
    """Show what you have solved so far, lesson by lesson, and with how much help.

    >>> len(progress().rows) > 0
    True
    """
    language = known_language(language)
    entries = progress_in_use().entries()
    rows: list[tuple[Any, ...]] = []
    for name, lesson in lessons().items():
        found = [entries.get(f"{name}/{step.name}", {}) for step in lesson.steps]
        rows.append((lesson.title(language), f"{sum(map(is_solved, found))}/{len(found)}", *_help(found)))
    for kind in KINDS:
        found = _entries_of_kind(kind, entries)
        rows.append((say(f"progress-{kind}", language), str(sum(map(is_solved, found))), *_help(found)))
    return Table([say(f"progress-head-{part}", language) for part in ("what", "solved", "hints", "shown")], rows)


def class_table(files: str | os.PathLike[str] | Iterable[str | os.PathLike[str]], language: str = CURRENT) -> Table:
    """Show a class at a glance: for each progress file what is solved, with how much help, and the last day.

    Args:
        files: A folder, searched with its subfolders, or progress files. Damaged files get a row that says so; other
            JSON files in a folder are left out.

    Raises:
        FileNotFoundError: When a file does not exist.

    >>> from tempfile import TemporaryDirectory
    >>> from ora_widgets.lessons import Progress
    >>> with TemporaryDirectory() as folder:
    ...     Progress(folder + "/anna.json").note("wheel/joker", solved=True)
    ...     len(class_table(folder).rows)
    1
    """
    language = known_language(language)
    paths = _paths(files, language)
    rows: list[tuple[Any, ...]] = []
    for path in paths:
        text = _text(path)
        data = read(text)
        if data is None:
            unknown = ["–"] * (len(lessons()) + len(KINDS) + len(HELP_COLUMNS))
            rows.append((safe_text(path.name, MAX_NAME_LETTERS), *unknown, _why_not(text, language)))
            continue
        entries = data["entries"]
        cells = []
        for name, lesson in lessons().items():
            done = sum(is_solved(entries.get(f"{name}/{step.name}", {})) for step in lesson.steps)
            cells.append(f"{done}/{len(lesson.steps)}")
        others = [str(sum(map(is_solved, _entries_of_kind(kind, entries)))) for kind in KINDS]
        found = [*entries.values()]
        last = max((_day(entry, name) for entry in found for name in ("worked", "reviewed", "solved")), default="")
        rows.append((_name(path, data), *cells, *others, *_help(found), last, str(sum(map(is_solved, found)))))
    head = [say("class-head-name", language), *lessons(), *(say(f"progress-{kind}", language) for kind in KINDS)]
    return Table(
        [*head, *(say(f"class-head-{part}", language) for part in HELP_COLUMNS), say("class-head-all", language)], rows
    )


def learner_table(file: str | os.PathLike[str] | None = None, language: str = CURRENT) -> Table:
    """Show when and with how much help a learner has done each task.

    Args:
        file: The learner's progress file; by default the one in use.

    Raises:
        FileNotFoundError: When there is no such file.
        ParseError: When the file is not a progress file, or one of a newer version.

    >>> from tempfile import TemporaryDirectory
    >>> from ora_widgets.lessons import Progress
    >>> with TemporaryDirectory() as folder:
    ...     Progress(folder + "/anna.json").note("wheel/joker", solved="2026-01-31", hints=2)
    ...     print(learner_table(folder + "/anna.json").rows[0][:2])
    ('The wheel and the joker · The joker', '2026-01-31')
    """
    language = known_language(language)
    entries = progress_in_use().entries() if file is None else _entries_of(path_of("file", file), language)
    titles = _titles(language)
    questions = _entries_of_kind("quiz", entries)
    known = sum(memory.is_known for entry in questions if (memory := read_entry(entry)))
    order = [*(key for key in titles if key in entries), *sorted(entries.keys() - titles.keys())]
    rows = [
        (titles.get(key, safe_text(key, MAX_NAME_LETTERS)), *_done_cells(entries[key], language))
        for key in order
        if not key.startswith(("quiz/", BEST, LEVEL))
    ]
    head = [say(f"learner-head-{part}", language) for part in LEARNER_COLUMNS]
    notes = [say("learner-questions", language, begun=len(questions), known=known)] if questions else []
    return Table(head, rows, notes)


def _done_cells(entry: Entry, language: str) -> tuple[object, ...]:
    """The cells about one task."""
    looked = _day(entry, "looked") or (say("learner-seen", language) if entry.get("shown") else "")
    days = (_day(entry, "solved"), _day(entry, "begun"), max(_day(entry, "worked"), _day(entry, "reviewed")))
    return (*days, count_of(entry.get("tries")), count_of(entry.get("hints")), looked)


def _titles(language: str) -> dict[str, str]:
    """The titles of tasks, cards and puzzles by their keys in a file, in teaching order."""
    taught = {
        f"{name}/{step.name}": f"{lesson.title(language)} · {step.words('title', language)}"
        for name, lesson in lessons().items()
        for step in lesson.steps
    }
    cards = {f"card/{id_}": f"{say('progress-card', language)} · {card_name(id_, language)}" for id_ in CARDS}
    posed = {
        f"puzzle/{step.name}": f"{puzzle_lesson().title(language)} · {step.words('title', language)}"
        for step in puzzle_lesson().steps
    }
    return {**taught, **cards, **posed}


def _entries_of(file: Path, language: str) -> Mapping[str, Entry]:
    if not file.is_file():
        raise FileNotFoundError(say("progress-no-file", language, file=str(file)))
    text = _text(file)
    data = read(text)
    if data is None:
        version = version_of(text)
        newer = ParseError("progress-newer", "", version=version, ours=VERSION)
        raise with_sentence(newer if version > VERSION else ParseError("progress-damaged"), language=language)
    return data["entries"]


def _why_not(text: str, language: str) -> str:
    version = version_of(text)
    if version > VERSION:
        return say("progress-newer-row", language, version=version)
    return say("progress-unreadable", language)


def _day(entry: Entry, name: str) -> str:
    """A day from an entry as text; empty for anything that is not a day."""
    text = entry.get(name)
    return text if isinstance(text, str) and DAY.fullmatch(text) else ""


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
        found = read_regular(path, MAX_FILE_BYTES + 1)
    except OSError:
        return ""
    return found.decode(errors="replace") if len(found) <= MAX_FILE_BYTES else ""


def _is_one(path: Path) -> bool:
    """Whether a file is a progress file, perhaps a damaged one, rather than other JSON."""
    if not path.is_file():
        return False
    try:
        data = json.loads(_text(path))
    except (ValueError, RecursionError):
        return True
    return path.name == FILE or (isinstance(data, dict) and data.get("format") == FORMAT)


def _name(path: Path, data: ProgressData) -> str:
    """The learner's own name, or else the name of the file or its folder."""
    name = data.get("name")
    if not isinstance(name, str) or not name.strip():
        name = path.resolve().parent.name if path.name == FILE else path.stem
    return safe_text(name, MAX_NAME_LETTERS)


def _entries_of_kind(kind: str, entries: Mapping[str, Entry]) -> list[Entry]:
    return [entry for key, entry in entries.items() if key.startswith(f"{kind}/")]


def _help(found: list[Entry]) -> tuple[int, int]:
    return sum(count_of(entry.get("hints")) for entry in found), sum(bool(entry.get("shown")) for entry in found)
