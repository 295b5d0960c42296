"""The sources of the pages, without Sphinx: a place for every public name and card, and links that lead to pages."""

from __future__ import annotations

import json
import posixpath
import re
import zlib
from base64 import b64decode
from pathlib import Path
from typing import cast

import card_pages
import hand_written
import pytest
from boards import Boards
from notebook_pages import notebook_page, to_read
from reference_pages import reference_pages
from rule_pages import rule_pages

import ora_widgets
from ora_widgets.engine.cards import CARDS, SETTLEMENTS
from tests.house.test_docstrings import public

ROOT = Path(__file__).parents[2]


class Named(Boards):
    """Boards that are named but not drawn."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def add(self, name: str, *_: object, **__: object) -> str:
        self.names.add(name)
        return f"{name}.html"


def real_name(it: object) -> str:
    return f"{getattr(it, '__module__', '')}.{getattr(it, '__qualname__', '')}"


def test_every_public_name_has_a_page(tmp_path: Path) -> None:
    reference_pages(tmp_path)
    text = "\n".join(path.read_text(encoding="utf-8") for path in (tmp_path / "reference").iterdir())
    objects = {each.name: each.it for each in public()}
    documented = set(re.findall(r"auto(?:class|function|data):: (\S+)", text))
    for name, members in re.findall(r"autoclass:: (\S+)\n +:members: (.*)", text):
        documented |= {f"{name}.{member}" for member in members.split(", ")}
    # A name exported in two places is documented in one of them.
    real = {real_name(objects[name]) for name in documented & set(objects)}
    assert len(documented) > 300
    assert sorted(name for name, it in objects.items() if name not in documented and real_name(it) not in real) == []


def test_every_card_has_a_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    faces = dict.fromkeys((*CARDS, *SETTLEMENTS), "<i></i>")
    monkeypatch.setattr(card_pages, "card_faces", lambda: faces)
    # Finding a card's task takes a search; the trainer's tests examine all of them.
    monkeypatch.setattr(card_pages, "card_position", lambda *_: iter(()))
    card_pages.card_pages(tmp_path, Named())
    written = {path.stem for path in (tmp_path / "cards").glob("*.md")} - {"index"}
    assert written == {id_ for id_, card in CARDS.items() if card.number} | set(SETTLEMENTS)
    assert len(written) == 67 + 8
    bakery = (tmp_path / "cards" / "F05.md").read_text(encoding="utf-8")
    assert "takes flour, made by [Windmill](F04.md)" in bakery
    assert "[F5.5.2 What buildings cost](../rules/F5.md#rule-f5-5-2)" in bakery


def test_rules_lead_to_rules_of_their_language(tmp_path: Path) -> None:
    boards = Named()
    rule_pages(tmp_path, boards)
    polish = (tmp_path / "rules" / "pl" / "F5.md").read_text(encoding="utf-8")
    assert "(pl-rule-f5-3-8)=" in polish
    assert "[F5.2](F5.md#pl-rule-f5-2)" in polish
    assert "pl-work-contracts-who-is-at-home" in boards.names


def test_every_notebook_to_read_begins_with_its_title_and_has_a_place(tmp_path: Path) -> None:
    root = ROOT / "notebooks"
    hand_written.hand_written(tmp_path, Named())
    placed = {
        posixpath.normpath((page.relative_to(tmp_path).parent / name.split("<")[-1].rstrip(">")).as_posix())
        for page in tmp_path.rglob("*.md")
        for tree in re.findall(r"```{toctree}(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)
        for name in tree.splitlines()
    }
    names = set()
    for path in to_read(root):
        names.add(path.relative_to(root).with_suffix("").as_posix())
        first = json.loads(path.read_text(encoding="utf-8"))["cells"][0]
        assert first["cell_type"] == "markdown", path
        assert "".join(first["source"]).startswith("# "), path
    assert sorted(names - placed) == []
    assert "table" not in names  # Binder's page has only a board and no text


def test_a_notebook_shows_its_boards_without_a_kernel(tmp_path: Path) -> None:
    boards = Named()
    root = ROOT / "notebooks"
    [source] = (root / "learn").glob("*_work_contracts.ipynb")
    notebook_page(source, root, tmp_path, boards)
    text = (tmp_path / "learn" / source.name).read_text(encoding="utf-8")
    assert "../boards/en-work-contracts-who-is-at-home.html" in text
    assert f"../../lab/index.html?path=learn/{source.name}" in text
    assert "../../index.html?lesson=work-contracts&amp;lang=en" in text


def test_pages_after_a_polish_notebook_are_in_english(tmp_path: Path) -> None:
    root = ROOT / "notebooks"
    [source] = (root / "learn" / "pl").glob("01_*.ipynb")
    notebook_page(source, root, tmp_path, Named())
    assert "/boards/pl-wheel-first-harvest.html" in (tmp_path / "learn" / "pl" / source.name).read_text(
        encoding="utf-8"
    )
    card_pages.card_pages(tmp_path, Named())
    assert (tmp_path / "cards" / "F05.md").read_text(encoding="utf-8").startswith("# Bakery\n")
    assert ora_widgets.set_language() == "en"


def test_a_notebook_that_is_no_lesson_leads_to_none(tmp_path: Path) -> None:
    root = ROOT / "notebooks"
    notebook_page(root / "learn" / "for_teachers.ipynb", root, tmp_path, Named())
    assert "index.html?lesson" not in (tmp_path / "learn" / "for_teachers.ipynb").read_text(encoding="utf-8")


@pytest.mark.parametrize(("paper", "page"), hand_written.PAPERS.items())
def test_a_paper_leads_to_pages_only(paper: str, page: str) -> None:
    text = hand_written.as_page(ROOT / paper, page)
    root = ROOT / "notebooks"
    pages = {*hand_written.PAPERS.values(), *(path.relative_to(root).as_posix() for path in to_read(root))}
    for target in re.findall(r"(?<!!)\]\(([^)#\s]+)", text):
        if "://" not in target and not target.startswith("#"):
            place = (ROOT / page).parent.joinpath(target).resolve().relative_to(ROOT).as_posix()
            assert place in pages, target


def test_every_script_of_our_own_is_loaded_by_a_page_that_is_kept() -> None:
    site = ROOT / "notebooks" / "site"
    loads = (site / "conf.py").read_text(encoding="utf-8")
    loads += "".join(path.read_text(encoding="utf-8") for path in (site / "templates").rglob("*.html"))
    assert [path.name for path in (site / "static").glob("*.js") if path.name not in loads] == []


def test_a_board_of_the_pages_is_packed_as_a_saved_page_is(tmp_path: Path) -> None:
    def parts(page: str) -> dict[str, object]:
        found = re.search(r"data-packed>([^<]+)<", page)
        assert found
        return cast("dict[str, object]", json.loads(zlib.decompress(b64decode(found[1]))))

    game = ora_widgets.new_game(3, "france", "short")
    boards = Boards(tmp_path)
    ours = parts((tmp_path / boards.add("first", game, "The first turn")).read_text(encoding="utf-8"))
    ora_widgets.save_html(game, tmp_path / "saved.html", puzzle=True)
    theirs = parts((tmp_path / "saved.html").read_text(encoding="utf-8"))
    assert ours.keys() == theirs.keys()
    assert cast("dict[str, object]", ours["saved"]).keys() == cast("dict[str, object]", theirs["saved"]).keys()
