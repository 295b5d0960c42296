"""The Pythons of this machine."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

# "t" is the build without a global lock.
WANTED = ("3.11", "3.12", "3.13", "3.14", "3.13t", "3.14t")
PYENV = Path.home() / ".pyenv" / "versions"
TELL = (
    "import sys, sysconfig; "
    "print('%d.%d' % sys.version_info[:2] + 't' * bool(sysconfig.get_config_var('Py_GIL_DISABLED')))"
)


def places(name: str, uv: str = "", pyenv: Path = PYENV) -> Iterator[str]:
    """Where a Python may be: on the path, among pyenv's, or in uv's folder."""
    if found := shutil.which(f"python{name}"):
        yield found
    number, free = name.removesuffix("t"), "t" * name.endswith("t")
    yield from (str(path) for path in sorted(pyenv.glob(f"{number}.*{free}/bin/python"), reverse=True))
    if uv:
        words = [uv, "python", "find", "--no-python-downloads", "--no-project", "--system", name]
        asked = subprocess.run(words, capture_output=True, text=True, check=False)
        if asked.returncode == 0:
            yield asked.stdout.strip()


def version_of(python: str) -> str:
    """The name of a Python, such as `"3.13t"`; None if it does not run, like an unset shim of pyenv."""
    asked = subprocess.run([python, "-c", TELL], capture_output=True, text=True, check=False)
    return asked.stdout.strip()


def find(name: str, uv: str = "", pyenv: Path = PYENV) -> str | None:
    """An installed Python by its name, or None."""
    return next((place for place in places(name, uv, pyenv) if version_of(place) == name), None)
