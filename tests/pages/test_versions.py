"""Versions of the documentation side by side: each lists all with working paths, the latest first."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from versions import write_versions


def pages(folder: Path) -> Path:
    folder.mkdir(parents=True)
    (folder / "index.html").write_text(folder.name, encoding="utf-8")
    return folder


def test_every_version_knows_where_the_others_are(tmp_path: Path) -> None:
    output = pages(tmp_path / "docs")
    for name in ("0.9.0", "0.10.0", "1.0.0rc1", "1.0.0"):
        pages(tmp_path / "older" / name)
    write_versions(output, "1.1.0", str(tmp_path / "older"))
    write_versions(output, "1.1.0")  # again, from the files already there
    for place in (output, output / "versions" / "0.9.0", output / "versions" / "1.0.0"):
        listed = json.loads((place / "versions.json").read_text(encoding="utf-8"))
        assert [each["version"] for each in listed] == ["1.1.0", "1.0.0", "1.0.0rc1", "0.10.0", "0.9.0"]
        for each in listed:
            front = (place / each["path"] / "index.html").read_text(encoding="utf-8")
            assert front == ("docs" if each["version"] == "1.1.0" else each["version"])
        assert [each["path"] for each in listed].count("./") == 1


def test_without_earlier_ones_there_is_one(tmp_path: Path) -> None:
    output = pages(tmp_path / "docs")
    write_versions(output, "1.0.0")
    assert json.loads((output / "versions.json").read_text(encoding="utf-8")) == [{"version": "1.0.0", "path": "./"}]


@pytest.mark.parametrize("name", ["latest", "1.0.0"])
def test_what_is_no_version_is_refused(name: str, tmp_path: Path) -> None:
    (tmp_path / "older" / name).mkdir(parents=True)
    with pytest.raises(ValueError, match=f"{name} is not the documentation of a version"):
        write_versions(pages(tmp_path / "docs"), "1.1.0", str(tmp_path / "older"))
