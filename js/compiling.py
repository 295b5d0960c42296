"""Compile the package's modules to machine code with mypyc, where a build is asked to.

`ORA_COMPILED=on` in the environment asks for it; otherwise a build is pure Python and needs no compiler. Everything is
compiled in a copy of the package, so that no binary lies beside the sources.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SWITCH = "ORA_COMPILED"
# The requirements of compiling; other builds do not ask for them.
NEEDS = ["mypy[mypyc]>=2.3", "setuptools>=75"]
# A program that runs in the copy of the package, with the modules as arguments.
SETUP = """
import sys
from mypyc.build import mypycify
from setuptools import setup
checks = ["--follow-imports=silent", "--ignore-missing-imports"]
setup(
    name="ora_widgets", packages=[], script_args=["--quiet", "build_ext", "--inplace"],
    ext_modules=mypycify([*checks, *sys.argv[1:]], opt_level="3", debug_level="0", group_name="ora_widgets"),
)
"""

# The modules share one library; with these flags they call each other directly, not through its table of symbols.
DIRECT = "-fno-semantic-interposition -fno-plt"


class NotCompiled(RuntimeError):
    """Compiling has failed; the message is the compiler's."""


def wanted() -> bool:
    """Whether the environment asks for a compiled wheel."""
    return os.environ.get(SWITCH, "") == "on"


def missing() -> str:
    """The missing part of a C compiler, as a sentence; empty if nothing is missing."""
    if os.name == "nt":
        return ""  # Microsoft's compiler is not on the path, but setuptools finds it
    command = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(command) is None:
        return f"There is no C compiler ({command}), so this wheel is the pure one: it plays the same, slower."
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "Python's C headers are not installed, so this wheel is the pure one: it plays the same, slower."
    return ""


def modules(patterns: list[str], root: Path = ROOT) -> list[str]:
    """The files to compile, from the patterns of `pyproject.toml`; a pattern that begins with `!` excludes files.

    Args:
        patterns: Patterns of paths in `root`.
        root: The folder of the package.
    """
    found: set[Path] = set()
    for pattern in patterns:
        matching = set(root.glob(pattern.removeprefix("!")))
        found = found - matching if pattern.startswith("!") else found | matching
    return sorted(path.relative_to(root).as_posix() for path in found)


def compiled(files: list[str], into: Path, root: Path = ROOT) -> dict[str, str]:
    """Compile modules in a copy of the package.

    Args:
        files: The modules, from `modules`.
        into: An empty folder for the copy.
        root: The folder of the package.

    Returns:
        The binaries with their paths in a wheel.

    Raises:
        NotCompiled: When a module does not compile.
    """
    shutil.copytree(root / "ora_widgets", into / "ora_widgets", ignore=shutil.ignore_patterns("static", "__pycache__"))
    command, environment = [sys.executable, "-c", SETUP, *files], dict(os.environ)
    if sys.platform == "linux":
        environment["CFLAGS"] = f"{DIRECT} {os.environ.get('CFLAGS', '')}"
    run = subprocess.run(command, cwd=into, env=environment, capture_output=True, text=True, check=False)
    if run.returncode:
        raise NotCompiled(run.stdout + run.stderr)
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    binaries = [*into.glob(f"*{suffix}"), *(into / "ora_widgets").rglob(f"*{suffix}")]
    return {str(path): path.relative_to(into).as_posix() for path in sorted(binaries)}
