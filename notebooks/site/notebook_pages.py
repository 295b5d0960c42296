"""Notebooks as pages, with their saved outputs and with boards drawn without a kernel."""

from __future__ import annotations

import ast
import io
import json
import os
import re
from collections import Counter
from contextlib import chdir, redirect_stderr, redirect_stdout
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from boards import Boards, frame, play_it, try_it

from ora_widgets.language.current import choose, current_language

WIDGET = "widget"  # in the metadata of a saved output: it is a widget's
OURS = ("Board(", "Session(")
WORDS = {
    "en": "Try it: run this notebook here, in the browser",
    "pl": "Wypróbuj: uruchom ten notatnik tutaj, w przeglądarce",
    "es": "Pruébalo: ejecuta este cuaderno aquí, en el navegador",
}
LESSON_WORDS = {
    "en": "Take this lesson at once, without a notebook",
    "pl": "Przejdź tę lekcję od razu, bez notatnika",
    "es": "Haz esta lección ahora mismo, sin cuaderno",
}
LESSON = re.compile(r'\bora\.lesson\("([\w-]+)"')
STEPS = 3  # steps of one lesson: a notebook with that many is the lesson itself


def to_read(root: Path) -> list[Path]:
    """The notebooks with text; one without text is only for servers to open.

    Args:
        root: The folder of all notebooks.
    """
    return [
        path
        for path in sorted(root.rglob("*.ipynb"))
        if not any(part.startswith(".") for part in path.relative_to(root).parts)
        and any(cell["cell_type"] == "markdown" for cell in json.loads(path.read_text(encoding="utf-8"))["cells"])
    ]


def notebook_page(source: Path, root: Path, into: Path, boards: Boards) -> None:
    """Write a notebook as shown on the pages.

    Args:
        source: The notebook.
        root: The folder of all notebooks.
        into: The folder of all pages.
        boards: Where its boards go.
    """
    path = source.relative_to(root)
    up = "../" * (len(path.parts) - 1)
    language = path.parts[1] if len(path.parts) == 3 and path.parts[1] in WORDS else "en"
    notebook: Any = json.loads(source.read_text(encoding="utf-8"))
    notebook["metadata"].pop("widgets", None)
    before = current_language()
    try:
        shown = _values(notebook) if _has_boards(notebook) else {}
        for place, cell in enumerate(notebook["cells"]):
            # Readers look for headings and code; which cells are hidden matters only in Jupyter.
            for output in cell.get("outputs", []):
                data = output.get("data", {})
                if board := _board(shown.get(place), f"{path.stem}-{place}", language, boards):
                    data["text/html"] = frame(*board, up)
    finally:  # its code may have switched to another language
        choose(before)
    links = [try_it(path.as_posix(), WORDS[language], up)]
    if name := _lesson(notebook):
        links.insert(0, play_it(LESSON_WORDS[language], up, lesson=name, lang=language))
    link = {"cell_type": "markdown", "metadata": {}, "source": "\n\n".join(links)}
    if "id" in notebook["cells"][0]:
        link["id"] = "try-it"
    notebook["cells"].insert(1, link)
    target = into / path
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(json.dumps(notebook, ensure_ascii=False), encoding="utf-8")


def _text(cell: Any) -> str:
    source = cell["source"]
    return source if isinstance(source, str) else "".join(source)


def _lesson(notebook: Any) -> str:
    """The name of a lesson's notebook; empty for any other one."""
    found = Counter(
        name for cell in notebook["cells"] if cell["cell_type"] == "code" for name in LESSON.findall(_text(cell))
    )
    name, times = max(found.items(), key=lambda each: each[1], default=("", 0))
    return name if times >= STEPS else ""


def _has_boards(notebook: Any) -> bool:
    """Whether a saved notebook shows a board; otherwise nothing needs to be run."""
    return any(
        WIDGET in output.get("metadata", {}) or "".join(output.get("data", {}).get("text/plain", "")).startswith(OURS)
        for cell in notebook["cells"]
        for output in cell.get("outputs", [])
    ) and not any("tqdm" in _text(cell) or "progress=" in _text(cell) for cell in notebook["cells"])


def _values(notebook: Any) -> dict[int, Any]:
    """The last expression of each cell that shows a board, by the cell's position."""
    names: dict[str, Any] = {"__name__": "__main__"}
    found: dict[int, Any] = {}
    cells = [(place, cell) for place, cell in enumerate(notebook["cells"]) if cell["cell_type"] == "code"]
    os.environ.update(ORA_GAMES="off", ORA_PROGRESS=os.devnull)
    with TemporaryDirectory() as folder, chdir(folder), redirect_stdout(io.StringIO()), redirect_stderr(io.StringIO()):
        os.environ["ORA_PROGRESS"] = f"{folder}/progress.json"
        for place, cell in cells:
            tree = ast.parse(_text(cell))
            last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
            exec(compile(tree, f"cell {place}", "exec"), names)
            if isinstance(last, ast.Expr):
                found[place] = eval(compile(ast.Expression(last.value), f"cell {place}", "eval"), names)
    return found


def _board(value: Any, name: str, language: str, boards: Boards) -> tuple[str, str] | None:
    """The board that shows a value, if any: its file and its title."""
    if value is None:
        return None
    if step := getattr(value, "step", None):
        language, name = value.language, f"{value.language}-{value.name}-{step.name}"
        title = f"{value.title}: {step.words('title', language)}"
    else:
        title, name = "A board", f"{language}-{name}"
    game = value if hasattr(value, "legal_moves") else getattr(value, "game", None)
    if game is None or callable(game) or not hasattr(game, "legal_moves"):
        return None
    return boards.add(name, game, title, language=language), title
