"""The notebooks for learners and teachers match their rows and Fluent files in every language."""

from __future__ import annotations

import nbformat
import pytest

from ora_widgets.language.fluent import languages
from tests.notebooks.generated import LEARN, Cell, folder_of, notebook, written_cells
from tests.notebooks.write import wanted_notebooks

EVERY = [
    pytest.param(language, file, id=f"{language}-{file}") for language in languages() for file in wanted_notebooks("en")
]


@pytest.mark.parametrize(("language", "file"), EVERY)
def test_a_notebook_is_what_is_made(language: str, file: str) -> None:
    """Otherwise run python -m tests.notebooks.write."""
    assert written_cells(folder_of(language) / file) == wanted_notebooks(language)[file]


@pytest.mark.parametrize("language", languages())
def test_there_are_no_others(language: str) -> None:
    assert {path.name for path in folder_of(language).glob("*.ipynb")} == wanted_notebooks(language).keys()


@pytest.mark.parametrize(("language", "file"), EVERY)
def test_its_links_lead_somewhere(language: str, file: str) -> None:
    prose = [cell.source for cell in wanted_notebooks(language)[file] if cell.kind == "markdown"]
    names = [part.split(")")[0] for text in prose for part in text.split("](")[1:]]
    assert [name for name in names if not (folder_of(language) / name).exists()] == []


@pytest.mark.parametrize(("language", "file"), EVERY)
def test_nothing_in_it_failed(language: str, file: str) -> None:
    shown = [
        output
        for cell in nbformat.read(folder_of(language) / file, as_version=4).cells
        for output in cell.get("outputs", [])
    ]
    assert shown
    assert [output for output in shown if output.output_type == "error" or output.get("name") == "stderr"] == []


# ---- the writer itself

ONE, TWO = Cell("code", "1"), Cell("code", "2")


def test_what_has_been_run_is_kept_where_only_prose_has_changed() -> None:
    before = notebook([Cell("markdown", "a"), ONE])
    before.cells[1].execution_count = 7
    after = notebook([Cell("markdown", "b"), ONE, Cell("markdown", "c")], before)

    assert [(cell.source, cell.get("execution_count")) for cell in after.cells] == [("b", None), ("1", 7), ("c", None)]
    assert [cell.id for cell in after.cells] == ["cell-00", "cell-01", "cell-02"]


@pytest.mark.parametrize("code", [[TWO], [ONE, TWO], [TWO, ONE]])
def test_where_code_has_changed_nothing_of_what_it_showed_is_kept(code: list[Cell]) -> None:
    before = notebook([ONE])
    before.cells[0].execution_count = 7
    assert {cell.execution_count for cell in notebook(code, before).cells} == {None}


def test_a_notebook_that_is_not_there_holds_nothing() -> None:
    assert written_cells(LEARN / "99_nothing.ipynb") == []
