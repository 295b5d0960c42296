"""Files: bounded reading, atomic writing, locks on folders, and the data of a Jupyter notebook."""

from __future__ import annotations

import errno
import json
import os
import re
import secrets
import stat
import time
from collections.abc import Iterable, Iterator, Mapping
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import BinaryIO

try:
    from fcntl import LOCK_EX, LOCK_NB, flock
except ImportError:  # missing on Windows; in a browser it has no locks
    flock = None  # type: ignore[assignment]

PAUSE_SECONDS = 0.02  # seconds between two tries to get a lock
MAX_LOCK_TRIES = 250  # tries; the holder of the lock writes one small file
TEMPORARY_NAME = re.compile(r"\.[0-9a-f]{16}\.tmp")
OLD_SECONDS = 3600  # seconds after which such a file counts as abandoned


def read_regular(path: Path, limit: int) -> bytes:
    """Read the beginning of a regular file; a pipe or device is refused, as reading it might block.

    Args:
        path: The file, or a link to it.
        limit: How many bytes are read at most.

    Raises:
        OSError: When it cannot be read, or is a folder, a pipe or a device.
    """
    with open_regular(path) as file:
        return file.read(limit)


def open_regular(path: Path) -> BinaryIO:
    """Open a regular file to read it, and nothing else.

    Args:
        path: The file, or a link to it.

    Raises:
        OSError: When it cannot be opened, or is a folder, a pipe or a device.
    """
    try:
        _check_regular(path, path.stat().st_mode)
        # The path may have been replaced meanwhile, and a pipe would block its reader.
        opened = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
    except ValueError:  # an impossible file name, such as one with a NUL or half a surrogate pair
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL), repr(os.fspath(path))) from None
    file = os.fdopen(opened, "rb")
    try:
        _check_regular(path, os.fstat(opened).st_mode)
    except OSError:
        file.close()
        raise
    return file


def _check_regular(path: Path, mode: int) -> None:
    if stat.S_ISDIR(mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), os.fspath(path))
    if not stat.S_ISREG(mode):
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL), os.fspath(path))


def write_whole(path: Path, data: bytes, *, mode: int = 0o666) -> None:
    """Write a temporary file and move it into place; a link stays a link, and the file keeps its mode.

    Anything but a regular file, such as a pipe, is written in place.

    Args:
        mode: The permissions of a new file, as far as the process's umask allows.

    Raises:
        OSError: When it cannot be written; it names the path, and everything is then as it was.
    """
    try:
        target = Path(os.path.realpath(path))
        if target.exists() and not target.is_file():
            target.write_bytes(data)
        else:
            _replace(target, data, mode)
    except OSError as error:
        raise type(error)(error.errno, error.strerror, os.fspath(path)) from None
    except ValueError as error:  # an impossible file name
        raise OSError(errno.EINVAL, str(error), repr(path)) from None


def _replace(target: Path, data: bytes, mode: int) -> None:
    # A user without permission to write a file must not replace it either.
    if target.exists() and not os.access(target, os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
    temporary = target.with_name(f".{secrets.token_hex(8)}.tmp")
    try:
        temporary.touch(mode, exist_ok=False)
        with temporary.open("wb") as new:
            new.write(data)
        if target.exists():
            temporary.chmod(stat.S_IMODE(target.stat().st_mode))
        temporary.replace(target)
    except BaseException:
        with suppress(OSError):
            temporary.unlink()
        raise


def pause() -> None:
    """Wait before the next try to lock a folder."""
    time.sleep(PAUSE_SECONDS)


def sweep(folder: Path) -> None:
    """Remove temporary files of processes that were killed an hour ago or more."""
    with suppress(OSError):
        for path in folder.iterdir():
            with suppress(OSError):  # another process may have removed it
                if TEMPORARY_NAME.fullmatch(path.name) and time.time() - path.stat().st_mtime > OLD_SECONDS:
                    path.unlink()


_held: set[Path] = set()  # folders whose lock could not be had


def _lock(file: int, tries: int) -> bool:
    """Whether a file could be locked."""
    for number in range(tries):
        if number:
            pause()
        with suppress(BlockingIOError):
            flock(file, LOCK_EX | LOCK_NB)
            return True
    return False


@contextmanager
def alone_in(folder: Path) -> Iterator[None]:
    """Hold the lock of a folder, against other threads and processes.

    If the system or the disk has no such locks, this does nothing. After `MAX_LOCK_TRIES` tries the block runs without
    the lock, so that a stopped process that holds it does not stop all others; later calls do not wait until the lock
    has been free again.
    """
    with ExitStack() as held:
        if flock is not None:
            with suppress(OSError):
                lock = os.open(folder, os.O_RDONLY | getattr(os, "O_DIRECTORY", 0))
                held.callback(os.close, lock)  # also releases the lock
                if _lock(lock, 1 if folder in _held else MAX_LOCK_TRIES):
                    _held.discard(folder)
                else:
                    _held.add(folder)
        yield


KERNEL = {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"}

Cell = dict[str, object]


def cell(number: int, kind: str, text: str) -> Cell:
    """A cell that has not been run.

    Args:
        number: Its place in the notebook, of which its id is made.
        kind: `"markdown"` or `"code"`.
        text: What stands in it.

    >>> cell(0, "markdown", "# Wheel")["id"]
    'cell-0'
    """
    shared: Cell = {"cell_type": kind, "id": f"cell-{number}", "metadata": {}, "source": text}
    return shared if kind == "markdown" else {**shared, "execution_count": None, "outputs": []}


def cells_of(texts: Iterable[tuple[str, str]]) -> list[Cell]:
    """Cells that have not been run, from pairs of kind and text."""
    return [cell(number, kind, text) for number, (kind, text) in enumerate(texts)]


def write_notebook(path: Path, cells: Iterable[Mapping[str, object]]) -> None:
    """Write a notebook for Python 3, replacing any file of that name.

    Raises:
        OSError: When the file cannot be written.
    """
    notebook = {"cells": [*cells], "metadata": {"kernelspec": KERNEL}, "nbformat": 4, "nbformat_minor": 5}
    write_whole(path, (json.dumps(notebook, indent=1, ensure_ascii=False) + "\n").encode())
