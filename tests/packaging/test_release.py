"""Versions, changes and kept games agree, and every kept game still loads."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

import pytest

import ora_widgets as ora
from tests.packaging.conftest import ROOT
from tests.packaging.kept import FOLDER
from tests.packaging.release import VERSION, wrong_words

KEPT = sorted(FOLDER.glob("*.json"))


def test_what_is_said_of_this_version_fits_together() -> None:
    assert wrong_words() == []


@pytest.mark.parametrize(("file", "old", "new", "wrong"), [
    ("pyproject.toml", f'version = "{ora.__version__}"', 'version = "1.x"', "no semantic version"),
    ("pyproject.toml", f'version = "{ora.__version__}"', 'version = "9.0.0"', "has no section"),
    ("ora_widgets/__init__.py", ora.__version__, "0.0.0", "which pyproject.toml says"),
    ("CITATION.cff", f"version: {ora.__version__}", "version: 0.0.0", "does not cite version"),
    ("CHANGELOG.md", f"## [{ora.__version__}]", "## [Later]", "has no section"),
])  # fmt: skip
def test_what_does_not_fit_is_reported(file: str, old: str, new: str, wrong: str, tmp_path: Path) -> None:
    for name in ("pyproject.toml", "ora_widgets/__init__.py", "CHANGELOG.md", "CITATION.cff"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    shutil.copytree(FOLDER, tmp_path / "tests" / "data" / "released")
    changed = tmp_path / file
    text = changed.read_text(encoding="utf-8")
    assert old in text
    changed.write_text(text.replace(old, new), encoding="utf-8")

    assert any(wrong in line for line in wrong_words(tmp_path))


def test_every_version_in_the_changelog_has_its_games() -> None:
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    released = re.findall(rf"^## \[({VERSION.pattern})\]", changes, re.MULTILINE)

    assert set(released) <= {path.stem for path in KEPT}


def test_games_are_kept() -> None:
    assert KEPT


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_kept_games_load_for_ever(path: Path) -> None:
    for name, saved in json.loads(path.read_text(encoding="utf-8")).items():
        game = ora.load(saved["record"])
        assert {seat: score.total for seat, score in game.score().items()} == saved["score"], name
        for form in ("code", "data", "link"):
            again = ora.load(saved[form])
            assert (again.setup, again.moves) == (game.setup, game.moves), (name, form)
