"""The files of a visitor: a browser's Python loses them with the page, so the page stores and restores them."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

MAX_FILES = 200  # files that a page may bring
MAX_VISITOR_FILE_LENGTH = 2_000_000  # characters of one of them
NANOSECONDS = 1_000_000  # in a millisecond


class StoredFile(NamedTuple):
    """What a file holds, and when it was written, in milliseconds since 1970."""

    time: int
    text: str


Stamp = tuple[int, int, int]  # it changes whenever a file is written


class VisitorFiles:
    """A folder that is restored from what a page has stored, and the changes in it since.

    Args:
        folder: The folder; it is made if there is none.
        kept: What the page has stored: the time and the text of each file by its name. Anything else is left out.

    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     files = VisitorFiles(Path(folder), {"a.ora": (5, "text"), "../b.ora": (5, "text"), "c.ora": 7})
    ...     found, news = sorted(os.listdir(folder)), files.news()
    ...     _ = Path(folder, "a.ora").unlink()
    ...     found, news, files.news()
    (['a.ora'], {}, {'a.ora': None})
    """

    def __init__(self, folder: Path, kept: Mapping[str, object] | None = None) -> None:
        self._folder = folder
        self._stamps: dict[str, Stamp] = {}
        folder.mkdir(parents=True, exist_ok=True)
        self.take(kept or {})

    def take(self, files: Mapping[str, object]) -> None:
        """Write files here that another window of the page has written; entries that are not files are left out.

        Args:
            files: The time and the text of each file by its name.
        """
        for name, found in [*files.items()][:MAX_FILES]:
            written = _parse_kept(found)
            if written is None or Path(name).name != name:
                continue
            path = self._folder / name
            with suppress(OSError, ValueError, OverflowError):  # names and times that no file can have
                path.write_text(written.text, "utf-8", newline="")
                os.utime(path, ns=(written.time * NANOSECONDS,) * 2)
                self._stamps[name] = _stamp(path)

    def news(self) -> dict[str, StoredFile | None]:
        """The files that have been written since the last call; `None` for a file that is gone."""
        now = {path.name: path for path in self._folder.iterdir() if path.is_file() and not path.name.startswith(".")}
        news: dict[str, StoredFile | None] = {name: None for name in self._stamps if name not in now}
        for name, path in now.items():
            stamp = _stamp(path)
            if self._stamps.get(name) != stamp:
                news[name] = StoredFile(path.stat().st_mtime_ns // NANOSECONDS, path.read_text("utf-8"))
            self._stamps[name] = stamp
        self._stamps = {name: self._stamps[name] for name in now}
        return news


def _stamp(path: Path) -> Stamp:
    found = path.stat()
    return found.st_ino, found.st_mtime_ns, found.st_size


def _parse_kept(found: object) -> StoredFile | None:
    """A file that a page has stored; `None` if the data does not have that form."""
    if not isinstance(found, Sequence) or isinstance(found, str) or len(found) != 2:
        return None
    time, text = found
    usable = isinstance(time, int | float) and isinstance(text, str) and len(text) <= MAX_VISITOR_FILE_LENGTH
    return StoredFile(int(time), text) if usable else None
