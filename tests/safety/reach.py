"""Record which files, processes and connections a piece of code uses, whether or not they exist."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import ora_widgets

# Python's own folders, for modules imported late, and their source in tracebacks.
PYTHON = tuple(
    {
        os.path.realpath(folder)
        for folder in (sys.prefix, sys.base_prefix, *sys.path)
        if folder and Path(folder).is_dir()
    }
)
CLOCK = "/etc/localtime"
PACKAGE = os.path.realpath(Path(ora_widgets.__file__).parent)

# The audit events of CPython that use a file by its name, or leave the process in another way.
BY_NAME = ("open", "glob.", "pathlib.", "shutil.", "tempfile.", "os.")
LEAVING = (
    "subprocess.",
    "socket.connect",
    "socket.getaddrinfo",
    "socket.bind",
    "ctypes.dlopen",
    "urllib.",
    "webbrowser.",
)
OF_TWO = ("os.rename", "os.link", "os.symlink")
HARMLESS = ("os.putenv", "os.unsetenv")
# Functions without audit events.
ASKING = ("stat", "lstat", "access", "readlink")

_watches: list[Callable[[str, tuple[Any, ...]], None]] = []
_hooked: list[bool] = []


def _hook(event: str, args: tuple[Any, ...]) -> None:
    for watch in _watches:
        watch(event, args)


@contextmanager
def record_reach(*allowed: Path) -> Iterator[list[str]]:
    """The files and processes used outside Python, the package and the allowed folders.

    Args:
        allowed: Folders, such as the one where games are kept.
    """
    if not _hooked:  # an audit hook cannot be removed
        sys.addaudithook(_hook)
        _hooked.append(True)
    found: list[str] = []
    roots = (*PYTHON, PACKAGE, *(os.path.realpath(folder) for folder in allowed))
    realpath, real = os.path.realpath, {name: getattr(os, name) for name in ASKING}
    busy: list[bool] = []

    def note(event: str, args: tuple[Any, ...]) -> None:
        if busy:  # resolving a path counts as a use too
            return
        busy.append(True)
        try:
            if event.startswith(LEAVING):
                found.append(f"{event} {args}")
            elif event.startswith(BY_NAME) and event not in HARMLESS:
                given = args[: 2 if event in OF_TWO else 1]
                names = [os.fsdecode(one) for one in given if isinstance(one, (str, bytes, os.PathLike))]
                found.extend(f"{event} {name}" for name in names if not _is_inside(name, event))
        finally:
            busy.pop()

    def _is_inside(name: str, event: str) -> bool:
        # An allowed folder is resolved step by step from the top.
        if event in ("os.lstat", "os.readlink") and any(
            root.startswith(name.rstrip(os.sep) + os.sep) for root in roots
        ):
            return True
        if name == CLOCK:
            return True
        try:
            place = realpath(name)
        except (OSError, ValueError):
            return False
        return any(place == root or place.startswith(root + os.sep) for root in roots)

    def asking(name: str) -> Callable[..., Any]:
        def asked(path: Any, *args: Any, **kwargs: Any) -> Any:
            if not isinstance(path, int):
                note(f"os.{name}", (path,))
            return real[name](path, *args, **kwargs)

        return asked

    _watches.append(note)
    try:
        with ExitStack() as patched:
            for name in ASKING:
                patched.enter_context(patch.object(os, name, asking(name)))
            yield found
    finally:
        _watches.remove(note)
