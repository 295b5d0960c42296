"""What a learner has done: a small file beside the notebook that survives restarts."""

from __future__ import annotations

import copy
import errno
import json
import os
import warnings
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from threading import Lock
from typing import NotRequired, TypedDict, cast

from ..language.current import current_language
from ..language.fluent import say
from ..support.arguments import path as path_of
from ..support.files import alone_in, read_regular, write_whole

FORMAT, VERSION = "ora-progress", 1
FILE = "ora_progress.json"
MAX_FILE_BYTES = 20_000_000  # hundreds of times what all exercises take

# The facts of an entry: what is remembered, how often, when for the first time and when last.
MEMORY = frozenset({"due", "reviewed", "stability", "difficulty", "missed", "box"})
COUNTS = ("hints", "tries")
FIRST, LAST = ("begun", "solved", "looked", "first"), "worked"

LEVEL = "level/bots"  # the opponent that suits whoever plays
BEST = "best/"  # with the mode and the country after it, whose entry holds one's best points

Entry = dict[str, object]  # what is known of one exercise; a file may hold anything there


class ProgressData(TypedDict):
    """What a file of progress holds."""

    format: str
    version: int
    name: NotRequired[object]
    entries: dict[str, Entry]


class Progress:
    """The entries of one learner, by the name of the exercise; read and written anew at every change.

    A file that is damaged or is something else is moved aside with a warning and kept. While nothing can be read or
    written the entries live on in memory, a warning says so once, and they are written with the next change that can be.
    Several notebooks may keep the same file.

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
        self._seen = _empty()  # what the file held when it was last read or written
        self._unwritten: ProgressData | None = None  # all that is known, where it could not be written
        self._may_write = True  # whether the file could be read
        self._warned = False

    def __getstate__(self) -> dict[str, object]:
        return {name: value for name, value in self.__dict__.items() if name != "_lock"}

    def __setstate__(self, state: dict[str, object]) -> None:
        self.__dict__.update(state, _lock=Lock())

    @property
    def name(self) -> str:
        """What the learner is called in a class table; empty where nobody said."""
        return str(self._look().get("name", ""))

    @name.setter
    def name(self, name: str) -> None:
        with self._alone():
            data = self._read()
            data["name"] = name
            self._write(data)

    def entries(self) -> dict[str, Entry]:
        """Everything known, by the name of the exercise."""
        return dict(self._look()["entries"])

    def entry(self, key: str) -> Entry:
        """What is known of one exercise.

        Args:
            key: The name of the exercise.
        """
        return dict(self.entries().get(key, {}))

    def note(self, key: str, **facts: object) -> None:
        """Keep facts about one exercise beside those known.

        Args:
            key: The name of the exercise.
            **facts: The facts by name.
        """
        self.change(key, lambda known: {**known, **facts})

    def change(self, key: str, how: Callable[[Entry], Entry]) -> Entry:
        """Work out an entry anew from what is known now, while nobody else writes.

        Args:
            key: The name of the exercise.
            how: Gives the new entry for the one that is known.
        """
        with self._alone():
            data = self._read()
            known = data["entries"].get(key, {})
            new = how(dict(known))
            if new != known:
                data["entries"][key] = new
                self._write(data)
            return dict(new)

    def change_all(self, how: Callable[[dict[str, Entry]], dict[str, Entry]]) -> None:
        """Work out all entries anew from what is known now, while nobody else writes.

        Args:
            how: Gives the new entries for those that are known.
        """
        with self._alone():
            data = self._read()
            new = how(dict(data["entries"]))
            if new != data["entries"]:
                data["entries"] = new
                self._write(data)

    def count(self, key: str, what: str) -> None:
        """Count one more of something, such as a hint taken.

        Args:
            key: The name of the exercise.
            what: The name of the fact that is counted.
        """
        with self._alone():
            data = self._read()
            entry = data["entries"].setdefault(key, {})
            entry[what] = whole(entry.get(what)) + 1
            self._write(data)

    def all(self) -> ProgressData:
        """All that the file holds."""
        return self._look()

    def absorb(self, theirs: ProgressData) -> int:
        """Add what another file knows; of what both know nothing is lost.

        Args:
            theirs: What the other file holds.

        Returns:
            How many entries have changed.
        """
        with self._alone():
            data = self._read()
            mine = data["entries"]
            both = {key: joined(mine.get(key, {}), entry) for key, entry in theirs["entries"].items()}
            changed = {key: entry for key, entry in both.items() if entry != mine.get(key)}
            name = data.get("name") or theirs.get("name", "")
            if changed or name != data.get("name"):
                mine.update(changed)
                data["name"] = name
                self._write(data)
            return len(changed)

    # ---- the file

    @contextmanager
    def _alone(self) -> Iterator[None]:
        """Let nobody else write between reading and writing, neither here nor in another notebook."""
        with self._lock, ExitStack() as alone:
            with suppress(OSError):  # where the notebook runs is gone
                alone.enter_context(alone_in(Path(os.path.realpath(self.path)).parent))
            yield

    def _look(self) -> ProgressData:
        """What there is; only who is alone with a file can tell for certain that it is damaged."""
        data = self._parsed()
        if data is None:
            with self._alone():
                data = self._read()
        return data

    def _read(self) -> ProgressData:
        """What there is, once a damaged file has been moved aside; called alone."""
        self._may_write = True
        data = self._parsed()
        return self._set_aside() if data is None else data

    def _parsed(self) -> ProgressData | None:
        """What there is, here included; nothing where the file holds something else."""
        try:
            data = self._in_file()
        except FileNotFoundError:
            return self._with_unwritten(_empty())
        except OSError as error:
            # Nothing is said about what the file holds, so it stays where it is.
            return self._without_file(
                say("progress-not-written", current_language(), file=str(self.path), why=str(error))
            )
        if isinstance(data, int):
            # It is whole, and another program reads it: it stays where it is, and nothing is written over it.
            return self._without_file(
                say("progress-newer-file", current_language(), file=str(self.path), version=data, ours=VERSION)
            )
        if data is not None:
            self._seen = data
            return self._with_unwritten(data)
        return None

    def _in_file(self) -> ProgressData | int | None:
        """What the file holds; its version where it is a newer one; nothing where it holds something else."""
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
        """What a file holds, with what could not be written to it before."""
        if self._unwritten is None:
            return data
        mine = self._unwritten
        entries = {key: joined(data["entries"].get(key, {}), entry) for key, entry in mine["entries"].items()}
        return {**data, "name": mine.get("name") or data.get("name", ""), "entries": {**data["entries"], **entries}}

    def _without_file(self, why: str) -> ProgressData:
        """What is known here, while the file cannot be used; nothing is written over it."""
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
        """Write; what cannot be written is kept here, and written with the next change that can be."""
        if not self._may_write:
            self._unwritten = data
            return
        try:
            write_whole(self.path, written(data).encode(errors="replace"))
        except OSError as error:
            self._unwritten = data
            self._warn(say("progress-not-written", current_language(), file=str(self.path), why=str(error)))
        else:
            self._seen, self._unwritten, self._warned = data, None, False

    def _warn(self, sentence: str) -> None:
        """Say once what is wrong with the file, until it has been written again."""
        if not self._warned:
            self._warned = True
            warnings.warn(sentence, stacklevel=7)


class ProgressInMemory(Progress):
    """The entries of a learner of whom nothing is kept: they go with the object.

    >>> kept = ProgressInMemory()
    >>> kept.count("wheel/joker", "tries")
    >>> kept.entry("wheel/joker")
    {'tries': 1}
    """

    @contextmanager
    def _alone(self) -> Iterator[None]:
        with self._lock:
            yield

    def _parsed(self) -> ProgressData:
        return self._seen

    def _write(self, data: ProgressData) -> None:
        self._seen = data


def read(text: str) -> ProgressData | None:
    """The data of a progress file; nothing when the text is none.

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
    """The version of a progress file, read or not; 0 where the text is none.

    >>> version_of('{"format": "ora-progress", "version": 99}')
    99
    """
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        return 0
    return whole(data.get("version")) if isinstance(data, dict) and data.get("format") == FORMAT else 0


def written(data: ProgressData) -> str:
    """What a file of progress holds, as its text."""
    return json.dumps(data, indent=1, ensure_ascii=False, sort_keys=True) + "\n"


def joined(mine: Entry, theirs: Entry) -> Entry:
    """What two files know of one exercise: the first days, the last day, the larger counts, the latest memory.

    >>> joined({"hints": 1, "begun": "2026-01-02"}, {"hints": 3, "begun": "2026-01-01", "solved": "2026-01-01"})
    {'hints': 3, 'begun': '2026-01-01', 'solved': '2026-01-01'}
    """
    if "points" in theirs:  # a best game is one thing, too
        return {**(mine if whole(mine.get("points")) > whole(theirs.get("points")) else theirs)}
    later = theirs if str(theirs.get("reviewed", "")) > str(mine.get("reviewed", "")) else mine
    other = mine if later is theirs else theirs
    # A memory is one thing: of two none is made of parts of both.
    spare = {name: fact for name, fact in other.items() if name not in MEMORY or not MEMORY & {*later}}
    both: Entry = {**spare, **later}
    for name in both.keys() & mine.keys() & theirs.keys():
        if name in COUNTS:
            both[name] = max(whole(mine[name]), whole(theirs[name]))
        elif name in (*FIRST, LAST):
            days = [str(day) for day in (mine[name], theirs[name]) if day]
            both[name] = (max if name == LAST else min)(days, default="")
    return {name: both[name] for name in (*mine, *theirs) if name in both}


def solved(entry: Mapping[str, object]) -> bool:
    """Whether an entry says that the exercise was solved."""
    return bool(entry.get("solved"))


def whole(value: object) -> int:
    """A number of times as it is kept; 0 for anything else that a file may hold there.

    >>> whole(3), whole("many")
    (3, 0)
    """
    return value if isinstance(value, int) else 0


def _empty() -> ProgressData:
    return {"format": FORMAT, "version": VERSION, "name": "", "entries": {}}


_KEPT: list[Progress] = []
MAX_FOLDERS_UP = 4  # above the one where a notebook runs


def _found() -> Progress:
    """The progress of all notebooks that lie in a folder or in folders within it, with what was kept beside one of them before."""
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


def here() -> Progress:
    """The progress file in use: the one named with `keep_in`, or `ora_progress.json` where the notebook runs.

    Where the folder of the notebook lies within another one with notebooks, they have one file, in the outer folder.

    >>> here().path.suffix
    '.json'
    """
    if not _KEPT:
        named = os.environ.get("ORA_PROGRESS")
        _KEPT.append(Progress(named) if named else _found())
    return _KEPT[0]


def keep_in(path: str | os.PathLike[str]) -> Progress:
    """Keep progress in this file from now on; its folder must exist.

    Args:
        path: The file, such as `"anna.json"`.

    Raises:
        FileNotFoundError: When there is no such folder.

    >>> from tempfile import TemporaryDirectory
    >>> before = here()
    >>> with TemporaryDirectory() as folder:
    ...     print(keep_in(folder + "/anna.json").path.name)
    anna.json
    >>> keep_in(before.path) == here()
    True
    """
    file = path_of("path", path)
    if not file.parent.is_dir():
        raise FileNotFoundError(say("progress-no-folder", current_language(), folder=str(file.parent)))
    _KEPT[:] = [Progress(file)]
    return _KEPT[0]
