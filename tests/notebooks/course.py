"""Write the notebooks of the course, in every language, from the lessons and the words of the Fluent files.

    python -m tests.notebooks.course          # what differs, run and saved
    python -m tests.notebooks.course pl es    # the same, for some languages
    python -m tests.notebooks.course --all    # all of them anew

A lesson that joins the course needs no more than its rows and words; an opening paragraph is the message `notebook-` and
its name, and what its attribute `around` says stands above the cell of `AROUND`. English lies in notebooks/learn, each
other language in a folder of its own below it. Notebooks of lessons that are no more are taken away.
"""

from __future__ import annotations

import os
import re
from argparse import ArgumentParser
from pathlib import Path
from tempfile import mkdtemp
from typing import NamedTuple

import nbformat

from ora_widgets.language.fluent import FALLBACK, has, known_language, languages, say
from ora_widgets.language.names import card_name
from ora_widgets.lessons import Lesson
from ora_widgets.lessons.course import LESSONS
from tests.notebooks.save import save

LEARN = Path(__file__).parents[2] / "notebooks" / "learn"
LAST = "cards_and_puzzles.ipynb"  # where the course leads
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

#: The last cell of a lesson, by its name: something to look around in. `<F05>` is the name of a card.
AROUND = {
    "wheel": 'ora.new_game(players=3, country="france").schedule()',
    "clergymen": 'game = ora.new_game(players=3)\ngame.legal_moves.starting("use")',
    "building": 'game = ora.new_game(players=3)\ngame.card("<F04>")',
    "work-contracts": 'ora.rule("F5.3.4")',
    "land": (
        "game = ora.new_game(players=3)\ntry:\n"
        '    game.buy_district(-1, "hills")\nexcept ora.Refusal as refusal:\n    print(refusal)'
    ),
    "food": "ora.new_game(players=4).schedule()",
    "scoring": 'ora.scenario("four-cards-left").game().score()',
    "goods": "ora.scenarios()",
    "countries": (
        'print(ora.new_game(players=3, country="france").card("<F05>"))\n'
        'print(ora.new_game(players=3, country="ireland").card("<I05>"))'
    ),
    "bonus-round": 'ora.rule("F9.3")',
    "two-players": (
        'print(ora.new_game(players=2, length="short").schedule())\n'
        'print(ora.new_game(players=2, length="long").schedule())'
    ),
    "short-game": 'ora.new_game(players=3, length="short").schedule()',
    "solo": "ora.new_game(players=1).schedule()",
    "first-game": 'print(ora.new_game(players=3, length="short").record())',
}


class Cell(NamedTuple):
    """A cell: `markdown` or `code`, and what stands in it."""

    kind: str
    source: str


def file_of(number: int, lesson: Lesson) -> str:
    """The name of a lesson's notebook."""
    return f"{number:02}_{lesson.name.replace('-', '_')}.ipynb"


def folder_of(language: str) -> Path:
    """Where the notebooks of a language are."""
    return LEARN if language == FALLBACK else LEARN / language


def cells(number: int, language: str) -> list[Cell]:
    """What is in the notebook of a lesson.

    Args:
        number: The number of the lesson in the course.
        language: The language.
    """
    course = list(LESSONS)
    lesson = course[number]
    start = "import ora_widgets as ora"
    found = [
        Cell("markdown", _opening(number, lesson, language)),
        Cell("code", start if language == FALLBACK else f'{start}\n\nora.language("{language}")'),
    ]
    for place, step in enumerate(lesson.steps, start=1):
        variable = step.name.replace("-", "_")
        verb = "answer" if step.answer else "game.play"
        found += [
            Cell("markdown", f"## {place} · {step.words('title', language)}"),
            Cell("code", f'{variable} = ora.lesson("{lesson.name}", "{step.name}")\n{variable}'),
            Cell("code", f'# {variable}.{verb}("…")\n{variable}.check()'),
        ]
    if lesson.name in AROUND:
        found += [
            Cell("markdown", f"## {say('notebook-around', language)}\n\n{_about(lesson, language, '.around')}"),
            Cell("code", re.sub(r"<(\w+)>", lambda card: card_name(card[1], language), AROUND[lesson.name])),
        ]
    return [*found, Cell("markdown", _onward(course, number, language))]


def _opening(number: int, lesson: Lesson, language: str) -> str:
    def part(name: str) -> str:
        return _flow(say(f"notebook-how.{name}", language))

    parts = [
        f"# {number} · {lesson.title(language)}",
        f"**{say('notebook-goals', language)}.** {lesson.aims(language)}",
        _about(lesson, language),
    ]
    if number:
        parts.append(part("again"))
    else:
        listed = "\n".join(f"- {part(verb)}" for verb in ("check", "hint", "solution"))
        parts += [f"**{say('notebook-how', language)}.** {part('run')}", listed, part("kept")]
    return "\n\n".join(filter(None, parts))


def _about(lesson: Lesson, language: str, attribute: str = "") -> str:
    name = f"notebook-{lesson.name}{attribute}"
    return _flow(say(name, language)) if has(name, language) else ""


def _onward(course: list[Lesson], number: int, language: str) -> str:
    ahead = f"**{say('notebook-next', language)}:** "
    if number + 1 < len(course):
        after = course[number + 1]
        return f"{ahead}[{number + 1} · {after.title(language)}]({file_of(number + 1, after)})"
    way = "" if language == FALLBACK else "../"
    link = f"[{say('notebook-cards', language)}]({way}{LAST})"
    return ahead + _flow(say("notebook-beyond", language, link=link))


def _flow(text: str) -> str:
    """A message in one line: in its file it is broken for the file's sake."""
    return " ".join(text.split("\n"))


def written(path: Path) -> list[Cell]:
    """What is in a notebook that is there and has been run; nothing where there is none."""
    found = nbformat.read(path, as_version=4).cells if path.exists() else []
    return [] if any(map(_unrun, found)) else [Cell(cell.cell_type, cell.source) for cell in found]


def _unrun(cell: nbformat.NotebookNode) -> bool:
    return cell.cell_type == "code" and cell.execution_count is None


def notebook(wanted: list[Cell], before: nbformat.NotebookNode | None = None) -> nbformat.NotebookNode:
    """A notebook of these cells; what its code shows is what the same code showed before, if that was the same.

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
        made.append(nbformat.NotebookNode({**cell, "id": f"cell-{place:02}"}))
    return nbformat.v4.new_notebook(cells=made, metadata=before.metadata if before else KERNEL)


def write(language: str, *, everything: bool) -> None:
    """Write the notebooks of a language that are not as they should be, and run those whose code has changed.

    Args:
        language: The language.
        everything: Whether all of them are run anew.
    """
    folder = folder_of(language)
    folder.mkdir(exist_ok=True)
    course = list(LESSONS)
    wanted = {folder / file_of(number, lesson): cells(number, language) for number, lesson in enumerate(course)}
    # A lesson that has another number now has been run under the old one.
    had = {path.name[2:]: nbformat.read(path, as_version=4) for path in folder.glob("[0-9][0-9]_*.ipynb")}
    for path in set(folder.glob("[0-9][0-9]_*.ipynb")) - wanted.keys():
        path.unlink()
    for path, found in wanted.items():
        if not everything and written(path) == found:
            continue
        made = notebook(found, None if everything else had.get(path.name[2:]))
        nbformat.write(made, path)
        if any(map(_unrun, made.cells)):
            save(path)
        print(path.relative_to(LEARN), flush=True)


if __name__ == "__main__":
    os.environ["ORA_GAMES"] = "off"  # its games are nobody's to go on with,
    os.environ["ORA_PROGRESS"] = str(Path(mkdtemp()) / "nobody.json")  # and what is solved here is solved by nobody
    reader = ArgumentParser(description="Write the notebooks of the course.")
    reader.add_argument("language", nargs="*", type=known_language, default=languages())
    reader.add_argument("--all", action="store_true", help="those that need not be written, too")
    asked = reader.parse_args()
    for each in asked.language:
        write(each, everything=asked.all)
