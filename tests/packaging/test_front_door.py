"""Users with only the wheel: types, Tab and help agree, and every shown name exists."""

from __future__ import annotations

import ast
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import ora_widgets as ora
from ora_widgets import bots, lessons, study

from .conftest import Bare, bare_environment

SCRIPT = Path(__file__).with_name("every_name.py")


def test_the_script_uses_every_public_name() -> None:
    tree = ast.parse(SCRIPT.read_text(encoding="utf-8"))
    used = {ast.unparse(node) for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
    public = {f"{room.__name__.rpartition('.')[2]}.{name}" for room in (bots, lessons, study) for name in room.__all__}
    imported = {f"ora.{name}" for name in ("agents", "bots", "lessons", "study")}
    # Lessons and the like are exported in two places, as the same objects.
    twice = {f"lessons.{name}" for name in lessons.__all__ if name in ora.__all__}

    assert {f"ora.{name}" for name in ora.__all__} - imported | public - twice <= used


def test_mypy_reads_the_types_that_the_wheel_brings(bare: Bare) -> None:
    # Outside this checkout, where mypy would find the package first.
    script = shutil.copy(SCRIPT, bare.home)
    options = ["--strict", "--python-executable", str(bare.python), "--config-file", "", "--cache-dir", os.devnull]
    run = subprocess.run(
        [sys.executable, "-m", "mypy", *options, script],
        cwd=bare.home,
        env=bare_environment(bare.home),
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout + run.stderr


def test_the_script_runs_there(bare: Bare) -> None:
    bare.run(SCRIPT.read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def shown(bare: Bare) -> dict[str, list[str]]:
    """The names shown by `dir`, by Tab in IPython, by `inspect.getmembers` and in the text of `help`."""
    code = """
import inspect, json, pydoc, ora_widgets as ora
from IPython.core.completer import provisionalcompleter
from IPython.core.interactiveshell import InteractiveShell
shell = InteractiveShell.instance()
shell.user_ns["ora"] = ora

def tab(text):
    with provisionalcompleter():
        return [each.text.rpartition(".")[2] for each in shell.Completer.completions(text, len(text))]

seen = {}
for name, room in [("ora", ora), ("ora.bots", ora.bots), ("ora.lessons", ora.lessons), ("ora.study", ora.study)]:
    seen[name] = {
        "all": list(room.__all__),
        "dir": [each for each in dir(room) if not each.startswith("_")],
        "tab": tab(f"{name}."),
        "members": [each for each, _ in inspect.getmembers(room)],
        "help": [each for each in room.__all__ if each in pydoc.render_doc(room, renderer=pydoc.plaintext)],
    }
print(json.dumps(seen))
"""
    seen: dict[str, list[str]] = json.loads(bare.run(code))
    return seen


@pytest.mark.parametrize("room", ["ora", "ora.bots", "ora.lessons", "ora.study"])
def test_help_members_and_tab_show_the_same(shown: dict[str, dict[str, list[str]]], room: str) -> None:
    seen = {how: set(names) for how, names in shown[room].items()}

    assert seen["all"] == seen["help"]
    assert seen["all"] == seen["dir"] - {"env"}
    assert seen["all"] <= seen["tab"]
    assert seen["all"] <= seen["members"]
    assert "env" not in seen["tab"] | seen["members"]  # it needs an extra that is not installed
