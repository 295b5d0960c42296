"""The README's lines work when pasted unchanged."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_its_code_runs_from_top_to_bottom(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)  # it writes files
    blocks = re.findall(r"```python\n(.*?)```", README, flags=re.DOTALL)
    assert blocks
    names: dict[str, object] = {}
    exec(compile("\n".join(blocks), "README.md", "exec"), names)
    assert repr(names["game"]).startswith("<Game: 3 players, long, France")


PAGES = [*sorted((ROOT / "notebooks" / "site" / "pages").rglob("*.md")), ROOT / "ora_widgets" / "agents" / "SKILL.md"]
CODE = {
    page.name: re.findall(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), flags=re.DOTALL) for page in PAGES
}


@pytest.mark.parametrize("page", [name for name, blocks in CODE.items() if blocks])
def test_the_code_of_each_page_runs_from_top_to_bottom(
    page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    exec(compile("\n".join(CODE[page]), page, "exec"), {})


@pytest.mark.parametrize("page", ["README.md", "AGENTS.md", "CONTRIBUTING.md", "SECURITY.md", "notebooks/README.md"])
def test_links_lead_somewhere(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    for target in re.findall(r"\]\((?!https:)([^)#]+)", text):
        # A badge links to pages of GitHub.
        workflow = re.fullmatch(r"\.\./\.\./actions/(workflows/[\w-]+\.yml)(?:/badge\.svg)?", target)
        assert (ROOT / ".github" / workflow[1] if workflow else (ROOT / page).parent / target).exists(), target


def test_its_commands_are_make_targets() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for target in re.findall(r"^ {4}make (\w+)", README, flags=re.MULTILINE):
        assert re.search(rf"^{target}:", makefile, flags=re.MULTILINE), target


# ---- the code's map

PACKAGE = ROOT / "ora_widgets"
MAP = (PACKAGE / "README.md").read_text(encoding="utf-8")
FILE = re.compile(r"`((?:[\w./-]+/)?[\w-]+\.(?:py|ts|tsx|md)|[\w./-]+/)`")


def test_the_map_names_only_what_is_there() -> None:
    named = set(FILE.findall(MAP))
    assert named
    # In the table a file may follow another one of the same folder.
    folders = [PACKAGE, ROOT, *(folder for folder in PACKAGE.iterdir() if folder.is_dir())]
    missing = [name for name in named if not any((folder / name).exists() for folder in folders)]
    assert missing == []


def test_the_map_shows_every_room() -> None:
    rooms = {path.name for path in PACKAGE.iterdir() if path.is_dir()} - {"static", "__pycache__"}
    rooms |= {path.name for path in PACKAGE.glob("*.py")} - {"__init__.py"}
    assert {room for room in rooms if room not in MAP} == set()
