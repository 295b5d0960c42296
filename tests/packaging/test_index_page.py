"""The package's page on an index: all addresses follow from one setting of the repository."""

from __future__ import annotations

import os
import re
import shutil
import sys
import tarfile
import zipfile
from email import message_from_bytes
from email.message import Message
from pathlib import Path

import pytest

from tests.packaging.conftest import ROOT, Built, build

sys.path.insert(0, str(ROOT / "js"))

import hatch_metadata


def metadata_of(wheel: Path) -> Message:
    """The metadata of a wheel."""
    with zipfile.ZipFile(wheel) as opened:
        (name,) = (each for each in opened.namelist() if each.endswith(".dist-info/METADATA"))
        return message_from_bytes(opened.read(name))


@pytest.fixture(scope="module")
def released(built: Built, tmp_path_factory: pytest.TempPathFactory) -> Message:
    """The metadata of a wheel built by a user without the setting, from an sdist of the release workflow."""
    folder = tmp_path_factory.mktemp("released")
    source = Path(shutil.copytree(built.unpacked, folder / "source"))
    (source / "PKG-INFO").unlink()
    sdist = build(source, folder / "sdist", "sdist", {**os.environ, hatch_metadata.SETTING: "Some-One/ora_widgets"})
    with tarfile.open(sdist) as archive:
        archive.extractall(folder, filter="data")
    return metadata_of(build(folder / sdist.name.removesuffix(".tar.gz"), folder / "wheel", "wheel"))


def test_a_build_in_a_clone_leads_to_no_stranger(built: Built) -> None:
    assert metadata_of(built.wheel).get_all("Project-URL") is None


def test_a_release_leads_to_its_own_repository(released: Message) -> None:
    urls = dict(str(each).split(", ", 1) for each in released.get_all("Project-URL") or [])

    assert set(urls) == {"Homepage", "Live board", "Documentation", "Repository", "Changelog", "Issues"}
    assert urls["Repository"] == "https://github.com/Some-One/ora_widgets"
    assert urls["Homepage"] == urls["Live board"] == "https://Some-One.github.io/ora_widgets/"


def test_its_links_and_pictures_lead_somewhere_away_from_the_repository(released: Message) -> None:
    text = str(released.get_payload())
    targets = re.findall(r"\]\(([^)#][^)]*)", text)
    files = [path for target in targets if (path := target.partition("#")[0].partition(f"/v{released['Version']}/")[2])]

    assert all(target.startswith("https://") for target in targets), targets
    assert files
    assert all((ROOT / file).exists() for file in files), files


def test_its_first_door_is_the_live_board(released: Message) -> None:
    assert "[live page](https://Some-One.github.io/ora_widgets/)" in str(released.get_payload())


def test_the_registry_of_servers_finds_its_marker(released: Message) -> None:
    assert "mcp-name: io.github.Some-One/ora_widgets" in str(released.get_payload())


@pytest.mark.parametrize(("readme", "shown"), [
    ("[![w](a/b.svg)](c.md#d)", "[![w](https://raw.githubusercontent.com/o/n/v1.0/a/b.svg)](https://github.com/o/n/blob/v1.0/c.md#d)"),
    ("[![w](../../actions/x.svg)](../../actions)", "[![w](https://github.com/o/n/actions/x.svg)](https://github.com/o/n/actions)"),
    ("[a](#b) [c](https://d.example/e)", "[a](#b) [c](https://d.example/e)"),
    ("the [live page](binder/site/README.md)", "the [live page](https://b.example/)"),
])  # fmt: skip
def test_what_is_relative_is_made_absolute(readme: str, shown: str) -> None:
    assert hatch_metadata.page(readme, "o", "n", "1.0", "https://b.example/").startswith(shown + "\n")


@pytest.mark.parametrize("wrong", ["one", "a/b/c", "https://github.com/a/b", "-a/b", "a b/c", "a/" + "b" * 101])
def test_what_is_no_repository_is_refused(wrong: str) -> None:
    with pytest.raises(hatch_metadata.NoRepository, match="write owner/name"):
        hatch_metadata.repository({hatch_metadata.SETTING: wrong})
