"""Pages written by hand: those in pages/, where a line may stand for a board, and the repository's documents."""

from __future__ import annotations

import json
import os
import re
import shutil
from collections.abc import Callable
from functools import partial
from pathlib import Path

from boards import Boards, frame, play_it, try_it
from notebook_pages import to_read
from room_map import picture, rooms

import ora_widgets as ora
from ora_widgets.game.game import Game
from ora_widgets.lab import leaderboard

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]

# Documents of the repository that are also pages, with their places.
PAPERS = {
    "ora_widgets/README.md": "inside/map.md",
    "js/README.md": "inside/page.md",
    "binder/site/README.md": "inside/site.md",
    "CONTRIBUTING.md": "inside/contributing.md",
    "tests/README.md": "inside/tests.md",
    "tests/compiled/README.md": "inside/compiled.md",
    "ora_widgets/lab/README.md": "inside/lab.md",
    ".github/RELEASING.md": "inside/releasing.md",
    "SECURITY.md": "inside/security.md",
    "CHANGELOG.md": "inside/changelog.md",
    "notebooks/README.md": "learn/ways.md",
}
MARK = re.compile(r"^\{(board|try|play|notebooks|leaderboard) ([^}]+)\}$", re.MULTILINE)
HEADS = {"en": "| Notebook | Goal |", "es": "| Cuaderno | Objetivo |", "pl": "| Notatnik | Cel |"}
GOALS = re.compile(r"^\*\*[^*]+\*\* ")  # the preceding word
LINK = re.compile(r"(?<!!)\[((?:[^\]`]|`[^`]*`)+)\]\(([^)\s]+)\)")
SAMPLE = ROOT / "tests" / "gallery" / "middle.ora"


def _first_turn() -> Game:
    return ora.new_game(players=3, country="france", length="short")


def _sample() -> Game:
    return ora.load(SAMPLE.read_text(encoding="utf-8"))


def _scenario(name: str) -> Game:
    return ora.scenario(name).game()


GALLERY = ("first-bread", "brewing", "first-settlement", "to-the-sea", "solo-pressing", "last-visit")  # scenarios
# Boards that a page may name: the game, the title for screen readers, and whether it can be walked through.
BOARDS: dict[str, tuple[Callable[[], Game], str, bool]] = {
    "first-turn": (_first_turn, "The first turn of a game, to be tried", False),
    "sample": (_sample, "A game up to its middle, to be walked through", True),
    **{name: (partial(_scenario, name), f"{ora.scenario(name).title}, to be tried", False) for name in GALLERY},
}


def hand_written(pages: Path, boards: Boards) -> None:
    """Write the pages.

    Args:
        pages: The folder of all pages.
        boards: Where their boards go.
    """
    written = HERE / "pages"
    for source in sorted(written.rglob("*.md")):
        path = source.relative_to(written)
        marked = partial(_marked, up="../" * (len(path.parts) - 1), boards=boards)
        _write(pages / path, MARK.sub(marked, source.read_text(encoding="utf-8")))
    for paper, page in PAPERS.items():
        _write(pages / page, as_page(ROOT / paper, page))
    _write(pages / "inside" / "rooms.svg", picture(rooms()))
    shutil.copytree(ROOT / "notebooks" / "pictures", pages / "pictures")


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def _marked(found: re.Match[str], up: str, boards: Boards) -> str:
    """The text for a line in braces."""
    kind, rest = found.groups()
    if kind == "notebooks":
        return _contents(rest)
    if kind == "leaderboard":
        matches = leaderboard.read(HERE / rest)
        return f"{leaderboard.table(matches)}\n\n{leaderboard.agents(matches)}"
    if kind == "play":
        return play_it(rest, up)
    if kind == "try":
        path, _, words = rest.partition(" ")
        return try_it(path, words, up)
    make, title, replay = BOARDS[rest]
    return frame(boards.add(rest, make(), title, replay=replay), title, up)


def _contents(folder: str) -> str:
    """A list of a folder's notebooks for the page in that folder, each with a line; empty if there are none."""
    notebooks = {path.stem: path for path in sorted((ROOT / "notebooks" / folder).glob("*.ipynb"))}
    if not notebooks:
        return ""
    rows = [f"| [{title}]({name}.ipynb) | {line} |" for name in notebooks for title, line in [_about(notebooks[name])]]
    return "\n".join(
        [
            HEADS.get(Path(folder).name, HEADS["en"]),
            "|---|---|",
            *rows,
            "",
            "```{toctree}",
            ":hidden:",
            "",
            *notebooks,
            "```",
        ]
    )


def _about(notebook: Path) -> tuple[str, str]:
    """The title of a notebook, and its own description in the second paragraph."""
    [first, *_] = json.loads(notebook.read_text(encoding="utf-8"))["cells"]
    title, line, *_ = "".join(first["source"]).split("\n\n")
    return title.removeprefix("# "), GOALS.sub("", " ".join(line.split())).strip("*")


def as_page(paper: Path, page: str) -> str:
    """A document with links to pages; a file without a page is named and not linked.

    Args:
        paper: The file.
        page: Its page, from the front.
    """

    notebooks = {path.relative_to(ROOT).as_posix() for path in to_read(ROOT / "notebooks")}

    def link(found: re.Match[str]) -> str:
        words, target = found.groups()
        if "://" in target or target.startswith("#"):
            return found[0]
        file, _, part = target.partition("#")
        place = os.path.relpath(paper.parent / file, ROOT).replace(os.sep, "/")
        to = PAPERS.get(place) or (place.removeprefix("notebooks/") if place in notebooks else "")
        if not to:
            return words
        way = os.path.relpath(to, Path(page).parent).replace(os.sep, "/")
        return f"[{words}]({way}{'#' + part if part else ''})"

    return LINK.sub(link, paper.read_text(encoding="utf-8"))
