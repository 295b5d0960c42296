"""Every example in a docstring gives the result it shows."""

from __future__ import annotations

import doctest
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages

import pytest

import ora_widgets

MODULES = ["ora_widgets", *(found.name for found in walk_packages(ora_widgets.__path__, "ora_widgets."))]


@pytest.fixture(autouse=True)
def progress(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Start without progress, whatever other tests have solved."""
    monkeypatch.setenv("ORA_PROGRESS", str(tmp_path / "progress.json"))
    monkeypatch.setattr("ora_widgets.lessons.progress_file._KEPT", [])


@pytest.mark.parametrize("name", MODULES)
def test_examples(name: str) -> None:
    result = doctest.testmod(import_module(name))
    assert not result.failed


def test_there_are_examples() -> None:
    finder = doctest.DocTestFinder()
    assert sum(bool(each.examples) for name in MODULES for each in finder.find(import_module(name))) > 40
