"""Notebooks made from rows of code and texts in Fluent files: their cells, and how outputs are kept."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

import nbformat

from ora_widgets.language.fluent import FALLBACK, has, say
from ora_widgets.language.names import card_name
from ora_widgets.lessons import Lesson

LEARN = Path(__file__).parents[2] / "notebooks" / "learn"
KERNEL = {
    "kernelspec": {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"},
    "language_info": {
        "codemirror_mode": {"name": "ipython", "version": 3},
        "file_extension": ".py",
        "mimetype": "text/x-python",
        "name": "python",
        "nbconvert_exporter": "python",
        "pygments_lexer": "ipython3",
        "version": "3.11.7",
    },
}


class Cell(NamedTuple):
    """A cell: `markdown` or `code`, and its content."""

    kind: str
    source: str


def folder_of(language: str) -> Path:
    """The folder of a language's notebooks."""
    return LEARN if language == FALLBACK else LEARN / language


def markdown(*paragraphs: str) -> Cell:
    """A cell of prose without empty paragraphs."""
    return Cell("markdown", "\n\n".join(filter(None, paragraphs)))


def code(source: str, language: str) -> Cell:
    """A code cell in which `<F05>` is replaced by a card's name, and `<notebook-cards>` by a message.

    Args:
        source: The code.
        language: The language.
    """
    return Cell("code", re.sub(r"<([\w.-]+)>", lambda found: _word(found[1], language), source))


def _word(name: str, language: str) -> str:
    return flow(say(name, language)) if has(name, language) else card_name(name, language)


def beginning(language: str) -> Cell:
    """The cell that all others need."""
    start = "import ora_widgets as ora"
    return Cell("code", start if language == FALLBACK else f'{start}\n\nora.set_language("{language}")')


def steps(lesson: Lesson, language: str) -> list[Cell]:
    """For each step of a lesson, its heading, its board and a cell to begin in.

    Args:
        lesson: The lesson.
        language: The language.
    """
    found = []
    for place, step in enumerate(lesson.steps, start=1):
        variable = step.name.replace("-", "_")
        verb = "answer" if step.answer else "game.play"
        found += [
            markdown(f"## {place} · {step.words('title', language)}"),
            Cell("code", f'{variable} = ora.lesson("{lesson.name}", "{step.name}")\n{variable}'),
            Cell("code", f'# {variable}.{verb}("…")\n{variable}.check()'),
        ]
    return found


def goals(title: str, aims: str, language: str) -> list[str]:
    """The opening paragraphs of a notebook.

    Args:
        title: Its heading.
        aims: What one can do afterwards, as a sentence.
        language: The language.
    """
    return [f"# {title}", f"**{say('notebook-goals', language)}.** {aims}"]


def optional(name: str, language: str) -> str:
    """A message in one line; None if it does not exist."""
    return flow(say(name, language)) if has(name, language) else ""


def flow(text: str) -> str:
    """A message in one line: its line breaks only suit the file."""
    return " ".join(text.split("\n"))


def written_cells(path: Path) -> list[Cell]:
    """The content of a notebook that exists and has been run; None otherwise."""
    found = nbformat.read(path, as_version=4).cells if path.exists() else []
    return [] if any(map(unrun, found)) else [Cell(cell.cell_type, cell.source) for cell in found]


def unrun(cell: nbformat.NotebookNode) -> bool:
    """Whether the notebook has not been run yet."""
    return cell.cell_type == "code" and cell.execution_count is None


SHUFFLED = ("puzzle_run(",)  # calls whose results come in another order each time, so that they are not compared


def notebook(wanted: list[Cell], before: nbformat.NotebookNode | None = None) -> nbformat.NotebookNode:
    """A notebook with these cells, keeping the outputs of unchanged code.

    Args:
        wanted: The cells.
        before: The notebook as it was.
    """
    old = [cell for cell in before.cells if cell.cell_type == "code"] if before else []
    same = [cell.source for cell in old] == [cell.source for cell in wanted if cell.kind == "code"]
    made, shown = [], iter(old)
    for place, (kind, source) in enumerate(wanted):
        if kind == "markdown":
            cell = nbformat.v4.new_markdown_cell(source)
        else:
            cell = next(shown) if same else nbformat.v4.new_code_cell(source)
            if any(call in source for call in SHUFFLED):
                cell.metadata["tags"] = ["nbval-ignore-output"]
        made.append(nbformat.NotebookNode({**cell, "id": f"cell-{place:02}"}))
    return nbformat.v4.new_notebook(cells=made, metadata=before.metadata if before else KERNEL)
