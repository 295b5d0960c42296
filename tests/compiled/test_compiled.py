"""The pure build needs no compiler, and a switch selects the compiled one; `make wheels` compares their play."""

from __future__ import annotations

import ast
import os
import pickle
import subprocess
import sys
import tomllib
from copy import deepcopy
from importlib.machinery import EXTENSION_SUFFIXES, PathFinder
from pathlib import Path

import compiling
import pytest

import ora_widgets as ora
from ora_widgets.engine import new_state
from ora_widgets.support.compiled_modules import Sources, sources_wanted

from .__main__ import differences

ROOT = Path(__file__).parents[2]
SETTINGS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["hatch"]["build"]
PATTERNS: list[str] = SETTINGS["hooks"]["custom"]["compile"]


def test_here_the_sources_run() -> None:
    assert ora.compiled is False
    assert [path for path in (ROOT / "ora_widgets").rglob("*") if path.name.endswith(tuple(EXTENSION_SUFFIXES))] == []


@pytest.mark.parametrize("pattern", PATTERNS)
def test_what_is_to_be_compiled_is_there(pattern: str) -> None:
    assert list(ROOT.glob(pattern.removeprefix("!")))


def test_patterns_take_away_too() -> None:
    files = compiling.modules(PATTERNS)
    assert "ora_widgets/engine/turn/act.py" in files
    assert "ora_widgets/engine/moves.py" not in files
    inits = [file for file in files if file.endswith("__init__.py")]
    assert inits == ["ora_widgets/engine/cards/__init__.py"]  # removed with the others, and listed again


@pytest.mark.parametrize("file", [file for file in compiling.modules(PATTERNS) if "/bots/" in file])
def test_bots_sum_lists(file: str) -> None:
    """Since Python 3.12 `sum` corrects the rounding of floats, but a compiled `sum` of a generator does not."""
    tree = ast.parse((ROOT / file).read_text(encoding="utf-8"))
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and ast.unparse(node.func) == "sum"]
    assert [ast.unparse(call) for call in calls if isinstance(call.args[0], ast.GeneratorExp)] == []


@pytest.mark.parametrize(("said", "sources"), [("off", True), (" OFF ", True), ("0", True), ("on", False), ("", False)])
def test_the_environment_says_which_run(said: str, sources: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ORA_COMPILED", said)
    assert sources_wanted() is sources


def test_sources_are_found_beside_compiled_modules(tmp_path: Path) -> None:
    source, binary = tmp_path / "rules.py", tmp_path / f"rules{EXTENSION_SUFFIXES[0]}"
    source.touch()
    binary.touch()
    usual, chosen = (finder.find_spec("ora_widgets.rules", [str(tmp_path)]) for finder in (PathFinder, Sources))
    assert usual is not None
    assert chosen is not None
    assert (usual.origin, chosen.origin) == (str(binary), str(source))
    assert Sources.find_spec("json.rules", [str(tmp_path)]) is None
    assert Sources.find_spec("ora_widgets.nothing", [str(tmp_path)]) is None


@pytest.mark.parametrize("terms", [ora.Rulings(any_order=True), new_state(1, "france").mode], ids=["rulings", "mode"])
def test_frozen_terms_are_copied_whole(terms: object) -> None:
    """Copies of compiled objects are made field by field, so nothing may be frozen."""
    assert pickle.loads(pickle.dumps(terms)) == deepcopy(terms) == terms
    assert type(terms).__reduce__ is not object.__reduce__


def test_with_the_switch_off_everything_is_found() -> None:
    code = "import ora_widgets as ora; assert not ora.compiled; print(ora.new_game(2).legal_moves[-1])"
    run = subprocess.run(
        [sys.executable, "-c", code], env={**os.environ, "ORA_COMPILED": "off"}, capture_output=True, check=True
    )
    assert run.stdout.split() == [b"pass"]


def test_no_compiler_is_said_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "name", "posix")  # elsewhere setuptools looks for one
    monkeypatch.setenv("CC", "no-such-compiler -O2")
    assert compiling.missing().startswith("There is no C compiler (no-such-compiler), so this wheel is the pure one")


def test_what_does_not_compile_is_reported(tmp_path: Path) -> None:
    (tmp_path / "ora_widgets").mkdir()
    with pytest.raises(compiling.NotCompiled):
        compiling.compiled(["ora_widgets/nowhere.py"], tmp_path / "work", root=tmp_path)


def test_other_answers_are_named() -> None:
    pure: dict[str, dict[str, object]] = {"games": {"2": "a"}, "bots": {"2": ["pass"]}}
    other: dict[str, dict[str, object]] = {"games": {"2": "a"}, "bots": {"2": ["done"]}}
    assert differences({"pure": pure, "same": pure, "compiled": other}) == ["compiled and pure differ: bots of 2"]
