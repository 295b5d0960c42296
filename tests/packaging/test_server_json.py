"""The registry entry of the MCP server: its form, and a command that the package has."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

import pytest

from tests.packaging.conftest import ROOT
from tests.packaging.server_json import hatch_metadata, main, server_description

MAX_DESCRIPTION = 100  # characters, the registry's maximum


def test_it_has_the_form_that_the_registry_takes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(hatch_metadata.SETTING, "Some-One/ora_widgets")
    assert main([str(tmp_path / "server.json")]) == 0
    entry = json.loads((tmp_path / "server.json").read_text(encoding="utf-8"))

    assert re.fullmatch(r"[a-zA-Z0-9.-]+/[a-zA-Z0-9._-]+", entry["name"])
    assert 0 < len(entry["description"]) <= MAX_DESCRIPTION
    assert entry["version"] == entry["packages"][0]["version"]


def test_what_a_client_runs_is_a_command_of_the_package() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    [package] = server_description("some", "one")["packages"]

    assert package["identifier"] in project["scripts"]
    assert package["identifier"].replace("-", "_") == project["name"]


def test_its_page_on_the_index_names_it() -> None:
    page = hatch_metadata.page("", "some", "one", "1.0", "")
    assert f"mcp-name: {server_description('some', 'one')['name']} " in page


def test_without_a_repository_there_is_nothing_to_tell(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv(hatch_metadata.SETTING, raising=False)
    assert main([str(tmp_path / "server.json")]) == 2
    assert not list(tmp_path.iterdir())
