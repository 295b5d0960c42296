"""What a learner has done: a small file beside the notebook that survives restarts."""

from __future__ import annotations

import json
import os
import warnings
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from tempfile import NamedTemporaryFile
from threading import Lock
from typing import Any

from ..locale import FALLBACK, say

FORMAT, VERSION = "ora-progress", 1
FILE = "ora_progress.json"

Entry = dict[str, Any]


class Progress:
    """The entries of one learner, by the name of the exercise; read and written anew at every change.

    A file that is damaged or is something else is moved aside with a warning and kept. Where nothing can be written
    the entries live on in memory, and a warning says so once.

    Parameters: `path`, the file.
    """

    def __init__(self, path: str | os.PathLike[str] = FILE) -> None:
        self.path = Path(path)
        self._lock = Lock()
        self._memory: dict[str, Any] | None = None

    @property
    def name(self) -> str:
        """What the learner is called in a class table; empty where nobody said."""
        return str(self._read().get("name", ""))

    @name.setter
    def name(self, name: str) -> None:
        with self._lock:
            data = self._read()
            data["name"] = name
            self._write(data)

    def entries(self) -> dict[str, Entry]:
        """Everything known, by the name of the exercise."""
        return dict(self._read()["entries"])

    def entry(self, key: str) -> Entry:
        """What is known of one exercise."""
        return dict(self.entries().get(key, {}))

    def note(self, key: str, **facts: Any) -> None:
        """Keep facts about one exercise beside those known."""
        with self._lock:
            data = self._read()
            known = data["entries"].get(key, {})
            if {**known, **facts} != known:
                data["entries"][key] = {**known, **facts}
                self._write(data)

    def count(self, key: str, what: str) -> None:
        """Count one more of something, such as a hint taken."""
        with self._lock:
            data = self._read()
            entry = data["entries"].setdefault(key, {})
            entry[what] = whole(entry.get(what)) + 1
            self._write(data)

    # ---- the file

    def _read(self) -> dict[str, Any]:
        if self._memory is not None:
            return self._memory
        try:
            text = self.path.read_text(encoding="utf-8")
        except FileNotFoundError:
            return _empty()
        except (OSError, UnicodeDecodeError):
            text = ""
        data = read(text)
        if data is None:
            self._set_aside()
            return _empty()
        return data

    def _set_aside(self) -> None:
        number = 1
        while (aside := self.path.with_name(f"{self.path.stem}.aside-{number}.json")).exists():
            number += 1
        with suppress(OSError):
            self.path.replace(aside)
        warnings.warn(say("progress-set-aside", file=self.path.name, aside=aside.name), stacklevel=5)

    def _write(self, data: dict[str, Any]) -> None:
        """Write beside the file and put it in its place, so that nobody ever reads half of it."""
        text = json.dumps(data, indent=1, ensure_ascii=False, sort_keys=True) + "\n"
        if self._memory is not None:
            return
        try:
            folder = self.path.parent
            with NamedTemporaryFile("w", encoding="utf-8", dir=folder, suffix=".tmp", delete=False) as new:
                new.write(text)
            Path(new.name).replace(self.path)
        except OSError as error:
            self._memory = data
            warnings.warn(say("progress-not-written", file=str(self.path), why=str(error)), stacklevel=5)


def read(text: str) -> dict[str, Any] | None:
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
    return data if fits else None


def solved(entry: Mapping[str, Any]) -> bool:
    """Whether an entry says that the exercise was solved."""
    return bool(entry.get("solved"))


def whole(value: object) -> int:
    """A number of times as it is kept; 0 for anything else that a file may hold there.

    >>> whole(3), whole("many")
    (3, 0)
    """
    return value if isinstance(value, int) else 0


def _empty() -> dict[str, Any]:
    return {"format": FORMAT, "version": VERSION, "name": "", "entries": {}}


_KEPT: list[Progress] = []


def here() -> Progress:
    """The progress file in use: the one named with `keep_in`, or `ora_progress.json` where the notebook runs."""
    if not _KEPT:
        _KEPT.append(Progress(os.environ.get("ORA_PROGRESS", FILE)))
    return _KEPT[0]


def keep_in(path: str | os.PathLike[str]) -> Progress:
    """Keep progress in this file from now on; its folder must exist.

    Parameters: `path`, for example `"anna.json"`. Raises `FileNotFoundError` when there is no such folder.
    """
    file = Path(path)
    if not file.parent.is_dir():
        raise FileNotFoundError(say("progress-no-folder", FALLBACK, folder=str(file.parent)))
    _KEPT[:] = [Progress(file)]
    return _KEPT[0]
