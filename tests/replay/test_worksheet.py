"""Printed positions: a page for each with its table, task and lines, by any browser or as PDF with the extra."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

import ora_widgets as ora
from ora_widgets.language.fluent import languages, say
from ora_widgets.language.names import good_name
from ora_widgets.language.sentences import import_extra

SVG = "{http://www.w3.org/2000/svg}"
TITLE = "Bread & <wine>"


def sheet(tmp_path: Path, **terms: str) -> list[ET.Element]:
    games = [ora.scenario(name).game() for name in ("first-bread", "brewing")]
    page = ora.save_worksheet(games, tmp_path / "sheet.html", title=TITLE, **terms).read_text(encoding="utf-8")
    body = page.partition("<body>")[2].partition("</body>")[0]
    return list(ET.fromstring(f"<body>{body}</body>"))


def words(page: ET.Element) -> list[str]:
    return [each.text or "" for each in page.iter(f"{SVG}text")]


@pytest.mark.parametrize("language", languages())
def test_each_position_has_a_page_with_its_question_and_lines_to_write_on(language: str, tmp_path: Path) -> None:
    pages = sheet(tmp_path, language=language)
    assert len(pages) == 2
    for number, (page, name) in enumerate(zip(pages, ("first-bread", "brewing"), strict=True), start=1):
        said = words(page)
        assert said[0] == TITLE
        assert say("worksheet-page", language, page=number, pages=2) == said[-1]
        assert ora.svg(ora.scenario(name).game(), language).count("<text") > 20
        assert len(list(page.iter(f"{SVG}path"))) >= 5
        assert any(f"Cl {good_name('Cl', language)} · " in line for line in said[-4:-1])
        for line in page.iter(f"{SVG}path"):
            assert 0 < float(line.attrib["d"].split("H")[0].split()[1]) < 842


def test_a_task_stands_in_place_of_the_question(tmp_path: Path) -> None:
    long = "Bake bread with the fewest goods. " * 40
    first, _ = sheet(tmp_path, task=long)
    told = [line for line in words(first) if "Bake bread" in line]
    assert 3 < len(told) <= 6
    assert told[-1].endswith("…")


@pytest.mark.parametrize("mode", [(1, "ireland"), (4, "france")])
def test_the_pdf_has_a_page_of_words_for_each_position(mode: tuple[int, str], tmp_path: Path) -> None:
    game = ora.new_game(*mode)
    written = import_extra("pypdf", "pictures-need").PdfReader(
        ora.save_worksheet([game, game], tmp_path / "sheet.pdf", title="Zażółć", language="pl")
    )
    assert written.metadata.title == "Zażółć"
    assert [page.mediabox[2:] for page in written.pages] == [[595, 842]] * 2
    for number, page in enumerate(written.pages, start=1):
        said = page.extract_text()
        assert "Zażółć" in said
        assert f"Strona {number} z 2" in said


@pytest.mark.parametrize("language", languages())
def test_what_is_no_worksheet_is_said(language: str, tmp_path: Path) -> None:
    game, path = ora.new_game(2), tmp_path / "sheet.pdf"
    sentences = set()
    calls: tuple[Callable[[], Path], ...] = (
        lambda: ora.save_worksheet([], path, language=language),
        lambda: ora.save_worksheet([game] * 201, path, language=language),
        lambda: ora.save_worksheet(game, tmp_path / "sheet.doc", language=language),
        lambda: ora.save_worksheet([game, "pass"], path, language=language),  # type: ignore[list-item]
        lambda: ora.save_worksheet(7, path, language=language),  # type: ignore[arg-type]
    )
    for call in calls:
        with pytest.raises(ora.WrongArgument) as refused:
            call()
        sentences.add(str(refused.value))
    assert len(sentences) == 5
    assert [*tmp_path.iterdir()] == []


def test_half_a_letter_in_a_task_is_a_question_mark(tmp_path: Path) -> None:
    sheet = ora.save_worksheet(ora.new_game(2), tmp_path / "sheet.html", title="a\ud800", task="b\udfff\u202e")
    assert ">b?<" in sheet.read_text(encoding="utf-8")
