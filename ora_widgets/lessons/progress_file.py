"""A learner's progress, kept in a small file beside the notebook."""

from __future__ import annotations

import copy
import errno
import json
import os
import warnings
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager, suppress
from math import ceil
from pathlib import Path
from threading import Lock
from typing import Any, NotRequired, TypedDict, cast

from ..language.current import current_language
from ..language.fluent import say
from ..support.arguments import is_number, typed_number
from ..support.arguments import path as path_of
from ..support.files import alone_in, read_regular, write_whole

FORMAT, VERSION = "ora-progress", 1
MAX_VERSION = 999_999_999  # that a file may name
FILE = "ora_progress.json"
MAX_FILE_BYTES = 20_000_000  # hundreds of times the size with all exercises

# The facts of an entry: the memory, counts, first days and the last day.
MEMORY = frozenset({"due", "reviewed", "stability", "difficulty", "missed", "box"})
COUNTS = ("hints", "tries")
FIRST, LAST = ("begun", "solved", "looked", "first"), "worked"

LEVEL = "level/bots"  # the entry with the level of the learner's suited opponent
BEST = "best/"  # followed by mode and country: the entries with best scores

Entry = dict[str, object]  # the facts about one exercise; values from a file may be anything


class ProgressData(TypedDict):
    """The content of a progress file."""

    format: str
    version: int
    name: NotRequired[object]
    entries: dict[str, Entry]


class Progress:
    """The entries of one learner, by the name of the exercise; the file is read and written at every change.

    A file that is damaged or not a progress file is moved aside with a warning. While the file cannot be read or
    written, a warning says so once, and the entries are kept in memory until the next change that can be written.
    Several notebooks may use the same file.

    Args:
        path: The file, which need not exist yet.

    >>> import tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     kept = Progress(folder + "/anna.json")
    ...     kept.note("wheel/joker", solved=True)
    ...     kept.entry("wheel/joker")
    {'solved': True}
    """

    def __init__(self, path: str | os.PathLike[str] = FILE) -> None:
        self.path = path_of("path", path)
        self._lock = Lock()
        self._seen = _new_content()  # the file's content when it was last read or written
        self._unwritten: ProgressData | None = None  # the content that could not be written
        self._may_write = True  # whether the file could be read
        self._warned = False

    def __getstate__(self) -> dict[str, object]:
        return {name: value for name, value in self.__dict__.items() if name != "_lock"}

    def __setstate__(self, state: dict[str, object]) -> None:
        self.__dict__.update(state, _lock=Lock())

    @property
    def name(self) -> str:
        """The learner's name in a class table; empty until it is set."""
        return str(self._look().get("name", ""))

    @name.setter
    def name(self, name: str) -> None:
        with self._hold_lock():
            data = self._read()
            data["name"] = name
            self._write(data)

    def entries(self) -> dict[str, Entry]:
        """All entries, by the name of the exercise."""
        return dict(self._look()["entries"])

    def entry(self, key: str) -> Entry:
        """The facts about one exercise.

        Args:
            key: The name of the exercise.
        """
        return dict(self.entries().get(key, {}))

    def note(self, key: str, **facts: object) -> None:
        """Add facts about one exercise to its entry.

        Args:
            key: The name of the exercise.
            **facts: The facts by name.
        """
        self.change(key, lambda known: {**known, **facts})

    def change(self, key: str, how: Callable[[Entry], Entry]) -> Entry:
        """Replace an entry by one computed from it, with the file locked.

        Args:
            key: The name of the exercise.
            how: Computes the new entry from the current one.
        """
        with self._hold_lock():
            data = self._read()
            known = data["entries"].get(key, {})
            new = how(dict(known))
            if new != known:
                data["entries"][key] = new
                self._write(data)
            return dict(new)

    def change_all(self, how: Callable[[dict[str, Entry]], dict[str, Entry]]) -> None:
        """Replace all entries by ones computed from them, with the file locked.

        Args:
            how: Computes the new entries from the current ones.
        """
        with self._hold_lock():
            data = self._read()
            new = how(dict(data["entries"]))
            if new != data["entries"]:
                data["entries"] = new
                self._write(data)

    def count(self, key: str, what: str) -> None:
        """Add one to a count, such as that of hints.

        Args:
            key: The name of the exercise.
            what: The name of the count.
        """
        with self._hold_lock():
            data = self._read()
            entry = data["entries"].setdefault(key, {})
            entry[what] = count_of(entry.get(what)) + 1
            self._write(data)

    def all(self) -> ProgressData:
        """The whole content of the file."""
        return self._look()

    def absorb(self, theirs: ProgressData) -> int:
        """Merge the content of another file into this one, without losing anything.

        Args:
            theirs: The other file's content.

        Returns:
            How many entries have changed.
        """
        with self._hold_lock():
            data = self._read()
            mine = data["entries"]
            both = {key: merge_entries(mine.get(key, {}), entry) for key, entry in theirs["entries"].items()}
            changed = {key: entry for key, entry in both.items() if entry != mine.get(key)}
            name = data.get("name") or theirs.get("name", "")
            if changed or name != data.get("name"):
                mine.update(changed)
                data["name"] = name
                self._write(data)
            return len(changed)

    # ---- the file

    @contextmanager
    def _hold_lock(self) -> Iterator[None]:
        """Lock the file between reading and writing, against this and other notebooks."""
        with self._lock, ExitStack() as alone:
            with suppress(OSError):  # the folder is gone
                alone.enter_context(alone_in(Path(os.path.realpath(self.path)).parent))
            yield

    def _look(self) -> ProgressData:
        """The current content; a file that seems damaged is read again with the lock, in case it is being written."""
        data = self._parse()
        if data is None:
            with self._hold_lock():
                data = self._read()
        return data

    def _read(self) -> ProgressData:
        """The current content, after moving aside a damaged file; the caller holds the lock."""
        self._may_write = True
        data = self._parse()
        return self._set_aside() if data is None else data

    def _parse(self) -> ProgressData | None:
        """The current content, unwritten changes included; `None` if the file is not a progress file."""
        try:
            data = self._in_file()
        except FileNotFoundError:
            return self._with_unwritten(_new_content())
        except OSError as error:
            # The file may be intact, so it stays where it is.
            return self._without_file(
                say("progress-not-written", current_language(), file=str(self.path), why=str(error))
            )
        if isinstance(data, int):
            # It is intact and a newer version reads it, so it is neither moved nor overwritten.
            return self._without_file(
                say("progress-newer-file", current_language(), file=str(self.path), version=data, ours=VERSION)
            )
        if data is not None:
            self._seen = data
            return self._with_unwritten(data)
        return None

    def _in_file(self) -> ProgressData | int | None:
        """The file's content; its version if that is newer; `None` if it is not a progress file."""
        found = read_regular(self.path, MAX_FILE_BYTES + 1)
        if len(found) > MAX_FILE_BYTES:
            raise OSError(errno.EFBIG, os.strerror(errno.EFBIG), str(self.path))
        try:
            text = found.decode("utf-8")
        except UnicodeDecodeError:
            return None
        if (data := read(text)) is not None:
            return data
        version = version_of(text)
        return version if version > VERSION else None

    def _with_unwritten(self, data: ProgressData) -> ProgressData:
        """The content of a file merged with changes that could not be written."""
        if self._unwritten is None:
            return data
        mine = self._unwritten
        entries = {key: merge_entries(data["entries"].get(key, {}), entry) for key, entry in mine["entries"].items()}
        return {**data, "name": mine.get("name") or data.get("name", ""), "entries": {**data["entries"], **entries}}

    def _without_file(self, why: str) -> ProgressData:
        """The content in memory, for while the file cannot be used and must not be overwritten."""
        self._may_write = False
        self._warn(why)
        return copy.deepcopy(self._seen if self._unwritten is None else self._unwritten)

    def _set_aside(self) -> ProgressData:
        number = 1
        while os.path.lexists(aside := self.path.with_name(f"{self.path.stem}.aside-{number}.json")):
            number += 1
        try:
            self.path.replace(aside)
        except OSError as error:
            return self._without_file(
                say("progress-not-written", current_language(), file=str(self.path), why=str(error))
            )
        warnings.warn(
            say("progress-set-aside", current_language(), file=self.path.name, aside=aside.name), stacklevel=6
        )
        return self._with_unwritten(copy.deepcopy(self._seen))

    def _write(self, data: ProgressData) -> None:
        """Write the content, or keep it in memory until the next change that can be written."""
        if not self._may_write:
            self._unwritten = data
            return
        try:
            write_whole(self.path, file_text(data).encode(errors="replace"))
        except OSError as error:
            self._unwritten = data
            self._warn(say("progress-not-written", current_language(), file=str(self.path), why=str(error)))
        else:
            self._seen, self._unwritten, self._warned = data, None, False

    def _warn(self, sentence: str) -> None:
        """Warn about the file once, until it can be written again."""
        if not self._warned:
            self._warned = True
            warnings.warn(sentence, stacklevel=7)


class ProgressInMemory(Progress):
    """The entries of a learner without a file.

    >>> kept = ProgressInMemory()
    >>> kept.count("wheel/joker", "tries")
    >>> kept.entry("wheel/joker")
    {'tries': 1}
    """

    @contextmanager
    def _hold_lock(self) -> Iterator[None]:
        with self._lock:
            yield

    def _parse(self) -> ProgressData:
        return self._seen

    def _write(self, data: ProgressData) -> None:
        self._seen = data


def read(text: str) -> ProgressData | None:
    """The content of a progress file; `None` for any other text.

    >>> read("[]") is None
    True
    """
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        return None
    if not isinstance(data, dict) or data.get("format") != FORMAT or data.get("version") != VERSION:
        return None
    entries = data.get("entries")
    fits = isinstance(entries, Mapping) and all(isinstance(entry, dict) for entry in entries.values())
    return cast("ProgressData", data) if fits else None


def version_of(text: str) -> int:
    """The version of a progress file, even an unreadable one; 0 for any other text.

    >>> version_of('{"format": "ora-progress", "version": 99}'), version_of('{"version": "99", "entries": {}}')
    (99, 99)
    """
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        return 0
    if not isinstance(data, dict) or data.get("format", FORMAT) != FORMAT:
        return 0
    version: Any = typed_number(data.get("version"))
    return ceil(version) if is_number(version, VERSION, MAX_VERSION) else 0


def file_text(data: ProgressData) -> str:
    """The text of a progress file."""
    return json.dumps(data, indent=1, ensure_ascii=False, sort_keys=True) + "\n"


def merge_entries(mine: Entry, theirs: Entry) -> Entry:
    """Merge two entries of one exercise: the first days, the last day, the larger counts, the latest memory.

    >>> merge_entries({"hints": 1, "begun": "2026-01-02"}, {"hints": 3, "begun": "2026-01-01", "solved": "2026-01-01"})
    {'hints': 3, 'begun': '2026-01-01', 'solved': '2026-01-01'}
    """
    if "points" in theirs:  # a best game is never mixed from two
        return {**(mine if count_of(mine.get("points")) > count_of(theirs.get("points")) else theirs)}
    later = theirs if str(theirs.get("reviewed", "")) > str(mine.get("reviewed", "")) else mine
    other = mine if later is theirs else theirs
    # A memory is never mixed from two.
    spare = {name: fact for name, fact in other.items() if name not in MEMORY or not MEMORY & {*later}}
    both: Entry = {**spare, **later}
    for name in both.keys() & mine.keys() & theirs.keys():
        if name in COUNTS:
            both[name] = max(count_of(mine[name]), count_of(theirs[name]))
        elif name in (*FIRST, LAST):
            days = [str(day) for day in (mine[name], theirs[name]) if day]
            both[name] = (max if name == LAST else min)(days, default="")
    return {name: both[name] for name in (*mine, *theirs) if name in both}


def is_solved(entry: Mapping[str, object]) -> bool:
    """Whether the exercise of an entry was solved."""
    return bool(entry.get("solved"))


def count_of(value: object) -> int:
    """A count from a file; 0 for anything that is not a number.

    >>> count_of(3), count_of("many")
    (3, 0)
    """
    return value if isinstance(value, int) else 0


def _new_content() -> ProgressData:
    return {"format": FORMAT, "version": VERSION, "name": "", "entries": {}}


_KEPT: list[Progress] = []
MAX_FOLDERS_UP = 4  # above the one where a notebook runs


def _find_progress() -> Progress:
    """The progress file of nested folders with notebooks, in the outermost one, merged with one beside the notebook."""
    try:
        place = beside = Path.cwd()
    except OSError:  # the folder is gone
        return Progress()
    for above in [*beside.parents][:MAX_FOLDERS_UP]:
        if not (any(above.glob("*.ipynb")) and os.access(above, os.W_OK)):
            break
        place = above
    kept = Progress(place / FILE)
    if place != beside and (beside / FILE).is_file():
        kept.absorb(Progress(beside / FILE).all())
    return kept


def progress_in_use() -> Progress:
    """The progress file in use: the one chosen with `keep_in`, or `ora_progress.json` in the notebook's folder.

    Nested folders with notebooks share one file, in the outermost folder.

    >>> progress_in_use().path.suffix
    '.json'
    """
    if not _KEPT:
        named = os.environ.get("ORA_PROGRESS")
        _KEPT.append(Progress(named) if named else _find_progress())
    return _KEPT[0]


def keep_in(path: str | os.PathLike[str]) -> Progress:
    """Keep progress in this file from now on; its folder must exist.

    Args:
        path: The file, such as `"anna.json"`.

    Raises:
        FileNotFoundError: When there is no such folder.

    >>> from tempfile import TemporaryDirectory
    >>> before = progress_in_use()
    >>> with TemporaryDirectory() as folder:
    ...     print(keep_in(folder + "/anna.json").path.name)
    anna.json
    >>> keep_in(before.path) == progress_in_use()
    True
    """
    file = path_of("path", path)
    if not file.parent.is_dir():
        raise FileNotFoundError(say("progress-no-folder", current_language(), folder=str(file.parent)))
    _KEPT[:] = [Progress(file)]
    return _KEPT[0]
