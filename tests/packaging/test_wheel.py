"""The wheel is complete: it has the page, and no development files."""

from __future__ import annotations

import hashlib
import importlib.metadata
import json
import os
import tomllib
import zipfile
from pathlib import Path

import pytest

from tests.packaging.conftest import ROOT, Bare, Built, bare_environment, build

PACKAGE = ROOT / "ora_widgets"


@pytest.fixture(scope="module")
def inside(built: Built) -> set[str]:
    """List the names in the wheel."""
    with zipfile.ZipFile(built.wheel) as wheel:
        return set(wheel.namelist())


def test_the_wheel_brings_the_page(inside: set[str]) -> None:
    assert {
        f"ora_widgets/static/{name}"
        for name in (
            "widget.js",
            "widget.css",
            "replay.js",
            "mcp-view.js",
            "opener.js",
            "editor.js",
            "editor.css",
            "today.js",
            "today.css",
            "classroom.js",
            "join.js",
        )
    } <= inside


def test_the_wheel_runs_everywhere(built: Built, inside: set[str]) -> None:
    assert built.wheel.name.endswith("-py3-none-any.whl")
    assert not [name for name in inside if name.endswith((".so", ".pyd"))]


def test_the_wheel_brings_types_words_and_licence(inside: set[str]) -> None:
    words = {path.relative_to(ROOT).as_posix() for path in PACKAGE.rglob("*.ftl")}

    assert words
    assert words <= inside
    assert "ora_widgets/py.typed" in inside
    assert any(name.endswith("licenses/LICENSE") for name in inside)


def test_the_wheel_brings_all_our_modules_and_nothing_else(inside: set[str]) -> None:
    modules = {
        path.relative_to(ROOT).as_posix() for path in PACKAGE.rglob("*.py") if PACKAGE / "lab" not in path.parents
    }

    assert {name for name in inside if name.endswith(".py")} == modules
    assert {name.split("/")[0].split("-")[0] for name in inside} == {"ora_widgets"}


def test_the_pages_in_the_wheel_are_small(built: Built) -> None:
    """Each widget has its own script and style sheet: board, editor, daily practice, saved pages."""
    with zipfile.ZipFile(built.wheel) as wheel:
        sizes = {
            Path(item.filename).name: item.compress_size for item in wheel.infolist() if "/static/" in item.filename
        }

    assert sizes["widget.js"] + sizes["widget.css"] <= 94_000
    assert sum(sizes.values()) <= 166_000


def test_the_sdist_brings_the_sources_of_the_page_and_the_tests(built: Built) -> None:
    files = {path.relative_to(built.unpacked).as_posix() for path in built.unpacked.rglob("*") if path.is_file()}

    assert {
        "js/package.json",
        "js/package-lock.json",
        "js/page.py",
        "js/hatch_build.py",
        "js/compiling.py",
        "js/bom.py",
    } <= files
    assert {path.relative_to(ROOT).as_posix() for path in (ROOT / "js" / "src").rglob("*.ts*")} <= files
    assert {
        "ora_widgets/static/widget.js",
        "tests/house/test_floors.py",
        "LICENSE",
        "CHANGELOG.md",
        "SECURITY.md",
        "README.md",
    } <= files
    assert not any("node_modules" in name for name in files)


def test_a_wheel_is_built_from_the_sdist_without_node(built: Built, tmp_path: Path) -> None:
    wheel = build(built.unpacked, tmp_path / "again", "wheel", bare_environment(tmp_path))

    with zipfile.ZipFile(built.wheel) as first, zipfile.ZipFile(wheel) as second:
        assert set(first.namelist()) == set(second.namelist())
    # Built in another folder, with other file times and in another way, the wheel is the same.
    assert hashlib.sha256(built.wheel.read_bytes()).digest() == hashlib.sha256(wheel.read_bytes()).digest()
    assert not (built.unpacked / "js" / "node_modules").exists()


def test_two_wheels_of_a_date_are_one(built: Built, tmp_path: Path) -> None:
    dated = {**os.environ, "SOURCE_DATE_EPOCH": "1700000000"}
    here, there = (
        build(source, tmp_path / name, "wheel", dated) for source, name in ((ROOT, "a"), (built.unpacked, "b"))
    )

    assert here.read_bytes() == there.read_bytes() != built.wheel.read_bytes()


def test_the_wheel_lists_what_is_in_its_page(built: Built) -> None:
    with zipfile.ZipFile(built.wheel) as wheel:
        (name,) = (each for each in wheel.namelist() if ".dist-info/sboms/" in each)
        listed = json.loads(wheel.read(name))

    assert (listed["bomFormat"], listed["metadata"]["component"]["name"]) == ("CycloneDX", "ora-widgets")
    assert {"preact", "@floating-ui/dom"} <= {part["name"] for part in listed["components"]}
    assert {part["purl"].partition("/")[0] for part in listed["components"]} == {"pkg:npm"}


def test_the_wheel_works_where_it_is_installed(bare: Bare) -> None:
    said = json.loads(
        bare.run("""
import json, ora_widgets
shown = ora_widgets.Board(ora_widgets.new_game(players=3, country="france", length="long"))
print(json.dumps({"file": ora_widgets.__file__, "page": len(str(shown._esm)), "style": len(str(shown._css))}))
""")
    )

    assert Path(said["file"]).is_relative_to(bare.home)
    assert said["page"] > 1000
    assert said["style"] > 100


def test_the_few_things_needed_to_run_stay_few() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    names = {requirement.partition(">=")[0] for requirement in project["dependencies"]}

    assert names == {"anywidget", "fluent.runtime", "fsrs", "ipywidgets", "segno", "tornado", "traitlets"}
    assert all(importlib.metadata.version(name) for name in names)
