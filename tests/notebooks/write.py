"""Write the notebooks for learners and teachers, in every language, from rows of code and the words of the Fluent files.

    python -m tests.notebooks.write          # what differs, run and saved
    python -m tests.notebooks.write pl es    # the same, for some languages
    python -m tests.notebooks.write --all    # all of them anew

English lies in notebooks/learn, each other language in a folder of its own below it. Notebooks that nobody makes any more
are taken away.
"""

from __future__ import annotations

import os
from argparse import ArgumentParser
from pathlib import Path
from tempfile import mkdtemp

import nbformat

from ora_widgets.language.fluent import known_language, languages
from ora_widgets.lessons.course import LESSONS
from ora_widgets.lessons.strategy import STRATEGY
from tests.notebooks import course, guides, strategy
from tests.notebooks.generated import LEARN, Cell, folder_of, notebook, unrun, written_cells
from tests.notebooks.save import save


def wanted_notebooks(language: str) -> dict[str, list[Cell]]:
    """The required content of a language's notebooks, by file name.

    Args:
        language: The language.
    """
    lessons = {course.file_of(number, lesson): course.cells(number, language) for number, lesson in enumerate(LESSONS)}
    track = {strategy.file_of(number): strategy.cells(number, language) for number in range(1, len(STRATEGY) + 1)}
    return lessons | track | {file: guides.cells(file, language) for file in guides.GUIDES}


def write(language: str, *, everything: bool) -> None:
    """Write the outdated notebooks of a language, and run those whose code has changed.

    Args:
        language: The language.
        everything: Whether all of them are run anew.
    """
    folder = folder_of(language)
    folder.mkdir(exist_ok=True)
    made = wanted_notebooks(language)
    # A lesson that has been renumbered was run under its old number.
    had = {path.name.lstrip("0123456789"): nbformat.read(path, as_version=4) for path in folder.glob("*.ipynb")}
    for path in folder.glob("*.ipynb"):
        if path.name not in made:
            path.unlink()
    for name, found in made.items():
        path = folder / name
        if not everything and written_cells(path) == found:
            continue
        fresh = notebook(found, None if everything else had.get(name.lstrip("0123456789")))
        nbformat.write(fresh, path)
        if any(map(unrun, fresh.cells)):
            save(path)
        print(path.relative_to(LEARN), flush=True)


if __name__ == "__main__":
    os.environ["ORA_GAMES"] = "off"  # nobody will resume its games,
    os.environ["ORA_PROGRESS"] = str(Path(mkdtemp()) / "nobody.json")  # and nobody's progress is saved here
    reader = ArgumentParser(description="Write the notebooks for learners and teachers.")
    reader.add_argument("language", nargs="*", type=known_language, default=languages())
    reader.add_argument("--all", action="store_true", help="those that need not be written, too")
    asked = reader.parse_args()
    for each in asked.language:
        write(each, everything=asked.all)
