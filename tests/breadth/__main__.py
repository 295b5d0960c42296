"""Run the quick tests in all wanted Pythons, with the oldest and the newest libraries.

python -m tests.breadth                     all of them, about three minutes each
python -m tests.breadth --only 3.13         those whose name has this in it, such as "3.13 lowest"
python -m tests.breadth tests/engine        other tests

Each has its own environment in `.venvs-breadth`, which `make clean` removes. The lowest versions are those in
`pyproject.toml`, the newest those of the registry. A missing Python is named and counted. Exits with 1 when a test
failed, or an environment could not be made.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from .pythons import WANTED, find

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / ".venvs-breadth"
OURS = ".[lab]"
LIBRARIES = ("anywidget", "ipywidgets", "traitlets", "jupyterlab")
VERSIONS = {"lowest": ("--resolution", "lowest-direct"), "newest": ("--upgrade",)}
# Needed by the tests below, in the newest version: only the package's own libraries are varied.
TOOLS = ("hypothesis", "nbclient", "nbformat", "pytest>=9", "pytest-timeout", "pytest-xdist", "websockets")
# Rules, board, words, files and threads, where Pythons and libraries differ. None of these needs another extra.
TESTS = (
    "tests/golden", "tests/cards", "tests/engine", "tests/widget", "tests/game/test_threads.py",
    "tests/game/test_records.py", "tests/game/test_snapshot.py", "tests/notation/test_links.py",
    "tests/widget/test_opener.py", "tests/support/test_files.py", "tests/language/test_locale.py", "tests/scene/test_scene.py", "tests/scene/test_text.py",
)  # fmt: skip


class Failed(Exception):
    """An environment cannot be made, or tests fail in it; the text says which."""


@dataclass(frozen=True)
class Environment:
    """A Python with libraries.

    Attributes:
        python: Its name, such as `"3.13t"`.
        versions: `"lowest"` or `"newest"`.
    """

    python: str
    versions: str

    @property
    def name(self) -> str:
        """Both."""
        return f"{self.python} {self.versions}"


@dataclass
class Report:
    """The results of all environments."""

    rows: list[tuple[str, str, str]] = field(default_factory=list)
    missing: list[str] = field(default_factory=list)
    failed: int = 0

    def __str__(self) -> str:
        lines = [f"{name:13} {result:45} {libraries}" for name, result, libraries in self.rows]
        lines += [f"{python:13} NOT HERE, so nothing is known of it" for python in self.missing]
        passed = len(self.rows) - self.failed
        last = f"{passed} environments passed, {self.failed} failed; {len(self.missing)} Pythons are not here"
        return "\n".join([*lines, last])


def run(words: Sequence[str], **env: str) -> str:
    """The output of a command; raises `Failed` with its last lines if it fails."""
    done = subprocess.run(
        words,
        cwd=ROOT,
        env={**os.environ, **env},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        raise Failed(done.stdout[-4000:])
    return done.stdout


def make(uv: str, python: str, environment: Environment) -> Path:
    """The Python of an environment, made anew because an old one may be outdated."""
    folder = FOLDER / environment.name.replace(" ", "-")
    inside = folder / "bin" / "python"
    run([uv, "venv", "--quiet", "--clear", "--python", python, str(folder)])
    install = [uv, "pip", "install", "--quiet", "--python", str(inside)]
    run([*install, *VERSIONS[environment.versions], "--editable", OURS])
    run([*install, *TOOLS])
    return inside


def libraries(python: Path) -> str:
    """The installed versions of the libraries."""
    code = f"import importlib.metadata as m, json; print(json.dumps({{n: m.version(n) for n in {LIBRARIES}}}))"
    return ", ".join(f"{name} {version}" for name, version in json.loads(run([str(python), "-c", code])).items())


def run_tests(uv: str, python: str, environment: Environment, tests: Sequence[str]) -> tuple[str, str]:
    """The last line of pytest, and the libraries it ran with."""
    inside = make(uv, python, environment)
    # Otherwise a library that does not support it would turn the global lock on again.
    free = {"PYTHON_GIL": "0"} if environment.python.endswith("t") else {}
    words = ["-m", "pytest", "-q", "-p", "no:cacheprovider", "-m", "not browser and not slow and not long", *tests]
    output = run([str(inside), *words], CI="true", PYTHONPATH=str(ROOT), **free)
    return output.strip().splitlines()[-1], libraries(inside)


def breadth(
    environments: Sequence[Environment],
    pythons: Callable[[str], str | None],
    test: Callable[[str, Environment], tuple[str, str]],
    say: Callable[[str], None] = print,
) -> Report:
    """Test all environments whose Python is installed.

    Args:
        environments: In the order in which they are tried.
        pythons: Finds a Python by its name.
        test: Tries one; raises `Failed`.
        say: Told what comes of each at once.
    """
    report = Report()
    for environment in environments:
        python = pythons(environment.python)
        if python is None:
            if environment.python not in report.missing:
                report.missing.append(environment.python)
            continue
        try:
            result, versions = test(python, environment)
        except Failed as error:
            report.failed += 1
            say(str(error))
            result, versions = "FAILED", ""
        report.rows.append((environment.name, result, versions))
        say(f"{environment.name}: {result}")
    return report


def main(argv: list[str] | None = None) -> int:
    """Test them and print the table."""
    parser = argparse.ArgumentParser(prog="python -m tests.breadth", description="Pythons and libraries, old and new.")
    parser.add_argument("tests", nargs="*", default=TESTS, help="what to run (a quick part)")
    parser.add_argument("--only", default="", help='those whose name has this in it, such as "3.13 lowest"')
    args = parser.parse_args(argv)
    beside = Path(sys.executable).with_name("uv")
    uv = str(beside) if beside.exists() else shutil.which("uv")
    if uv is None:
        parser.error("uv makes the environments, and is not here: pip install uv")
    environments = [Environment(python, versions) for python in WANTED for versions in VERSIONS]
    chosen = [environment for environment in environments if args.only in environment.name]
    if not chosen:
        parser.error(f"none is called {args.only!r}; there are {', '.join(each.name for each in environments)}")
    report = breadth(
        chosen,
        lambda name: find(name, uv),
        lambda python, environment: run_tests(uv, python, environment, args.tests),
        lambda line: print(line, flush=True),
    )
    print(report)
    return int(report.failed > 0 or not report.rows)


if __name__ == "__main__":
    sys.exit(main())
