"""The report about installed and missing Pythons; `make breadth` runs the tests in them."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from . import __main__ as breadth
from .__main__ import Environment, Failed
from .pythons import find, version_of

OURS = version_of(sys.executable)


def make_python(folder: Path, version: str, script: str) -> Path:
    """A pyenv Python that is a shell script."""
    python = folder / version / "bin" / "python"
    python.parent.mkdir(parents=True)
    python.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
    python.chmod(0o755)
    return python


def test_a_python_tells_its_name() -> None:
    assert OURS.startswith(f"{sys.version_info.major}.{sys.version_info.minor}")


def test_a_python_of_pyenv_is_found_by_its_name(tmp_path: Path) -> None:
    old = make_python(tmp_path, "3.99.1", "echo 3.99")
    free = make_python(tmp_path, "3.99.2t", "echo 3.99t")
    assert find("3.99", pyenv=tmp_path) == str(old)
    assert find("3.99t", pyenv=tmp_path) == str(free)


def test_what_does_not_run_is_no_python(tmp_path: Path) -> None:
    """Like a shim of pyenv for a version that is not selected."""
    make_python(tmp_path, "3.99.1", "echo 'command not found' >&2; exit 127")
    assert find("3.99", pyenv=tmp_path) is None


def test_the_table_has_a_row_for_each_and_names_what_is_not_here() -> None:
    said: list[str] = []

    def test(python: str, environment: Environment) -> tuple[str, str]:
        if environment.versions == "lowest":
            raise Failed("1 failed, 9 passed")
        return "10 passed", f"traitlets of {python}"

    report = breadth.breadth(
        [Environment(python, versions) for python in ("3.98", "3.99t") for versions in ("lowest", "newest")],
        {"3.98": "/bin/python3.98"}.get,
        test,
        said.append,
    )
    assert [row[:2] for row in report.rows] == [("3.98 lowest", "FAILED"), ("3.98 newest", "10 passed")]
    assert "1 failed, 9 passed" in said
    *_, missing, last = str(report).splitlines()
    assert missing.split(maxsplit=1) == ["3.99t", "NOT HERE, so nothing is known of it"]
    assert last == "1 environments passed, 1 failed; 1 Pythons are not here"


def test_every_test_that_is_run_there_is_here() -> None:
    assert [name for name in breadth.TESTS if not (breadth.ROOT / name).exists()] == []


def test_an_unknown_environment_is_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        breadth.main(["--only", "2.7"])
    assert "none is called '2.7'; there are 3.11 lowest, 3.11 newest" in capsys.readouterr().err
