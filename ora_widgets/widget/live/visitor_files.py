"""The files of a visitor: a browser's Python forgets them with the page, so the page keeps them and brings them back."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

MAX_FILES = 200  # files that a page may bring
MAX_VISITOR_FILE_LENGTH = 2_000_000  # characters of one of them
MILLISECOND = 1_000_000  # in nanoseconds


class StoredFile(NamedTuple):
    """What a file holds, and when it was written, in milliseconds since 1970."""

    time: int
    text: str


Stamp = tuple[int, int, int]  # which differs once a file has been written anew


class VisitorFiles:
    """A folder that is as a page has kept it, and what has been written there since.

    Args:
        folder: The folder; it is made where there is none.
        kept: What the page has kept: the time and the text of each file by its name. What is none of that is left out.

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
        self._known: dict[str, Stamp] = {}
        folder.mkdir(parents=True, exist_ok=True)
        self.take(kept or {})

    def take(self, files: Mapping[str, object]) -> None:
        """Put files here as another window of the page has written them; what is none of that is left out.

        Args:
            files: The time and the text of each file by its name.
        """
        for name, found in [*files.items()][:MAX_FILES]:
            written = _written(found)
            if written is None or Path(name).name != name:
                continue
            path = self._folder / name
            with suppress(OSError, ValueError, OverflowError):  # names and times that no file can have
                path.write_text(written.text, "utf-8", newline="")
                os.utime(path, ns=(written.time * MILLISECOND,) * 2)
                self._known[name] = _stamp(path)

    def news(self) -> dict[str, StoredFile | None]:
        """What has been written since it was last asked; nothing for a file that is gone."""
        now = {path.name: path for path in self._folder.iterdir() if path.is_file() and not path.name.startswith(".")}
        news: dict[str, StoredFile | None] = {name: None for name in self._known if name not in now}
        for name, path in now.items():
            stamp = _stamp(path)
            if self._known.get(name) != stamp:
                news[name] = StoredFile(path.stat().st_mtime_ns // MILLISECOND, path.read_text("utf-8"))
            self._known[name] = stamp
        self._known = {name: self._known[name] for name in now}
        return news


def _stamp(path: Path) -> Stamp:
    found = path.stat()
    return found.st_ino, found.st_mtime_ns, found.st_size


def _written(found: object) -> StoredFile | None:
    """What a page has kept of a file, if it is that."""
    if not isinstance(found, Sequence) or isinstance(found, str) or len(found) != 2:
        return None
    time, text = found
    usable = isinstance(time, int | float) and isinstance(text, str) and len(text) <= MAX_VISITOR_FILE_LENGTH
    return StoredFile(int(time), text) if usable else None
