"""Citation, catalogue entries and the package's page agree."""

from __future__ import annotations

import json
import tomllib

import yaml

from tests.packaging.conftest import ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
CITATION = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
ZENODO = json.loads((ROOT / ".zenodo.json").read_text(encoding="utf-8"))


def test_people_licence_and_name_are_the_same_everywhere() -> None:
    assert CITATION["authors"] == ZENODO["creators"] == PROJECT["authors"]
    assert CITATION["license"] == ZENODO["license"] == PROJECT["license"]
    assert CITATION["title"] == ZENODO["title"]
    assert CITATION["title"].partition(":")[0] == PROJECT["name"]
    assert CITATION["abstract"] == ZENODO["description"]
    assert CITATION["keywords"] == ZENODO["keywords"]


def test_the_date_is_that_of_the_release() -> None:
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert f"## [{CITATION['version']}] - {CITATION['date-released']}" in changes
