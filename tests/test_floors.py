"""The house stands: every room imports only from floors below its own, and each has its own few things from outside.

A new room is a word in `FLOORS`. A room that seems to need one above it needs the other one split, or the thing passed
in; the few late imports that remain are in `LATE`, each with its reason.
"""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "ora_widgets"
PAGE = ROOT / "js" / "src"

# From the ground up. Rooms on one floor do not know of each other. "door" is ora_widgets/__init__.py.
FLOORS = [
    set(floor.split())
    for floor in (
        "compiled_modules",
        "engine.goods engine.icons engine.land engine.moves",
        "engine.terms engine.frames",
        "engine.state",
        "engine.steps",
        "engine.cards engine.modes",
        "engine.turn",
        "engine.rules",
        "engine",
        "language.spoken",
        "language.word_files",
        "language.fluent arguments files bundle tables wire progress_bar sample_figures line_chart",
        "language display",
        "catalogue position listeners puzzle_record searches game.horizon game.history",
        "rulebook.ranking",
        "language_switch rulebook.rules game.action_keywords game.figures game.move_parser game.schedule game.scores game.setup game.snapshot",
        "game.actions game.view",
        "game.legal_moves game.sources notation.record scene",
        "notation.short_codes notation.kennerspiel scene.text_board",
        "game",
        "goals agents",
        "notation.links notation.kennerspiel.log_reader bots scenario_catalogue widget.seat_claims",
        "notation bots.train",
        "kept_files",
        "editor study lessons env game.correspondence widget.bot_runner widget.options widget.capture widget.messages widget.notices widget.keeper",
        "rulebook widget.kept_games",
        "export widget.queries widget.advice widget.review widget.bot_panel widget.opening widget.start",
        "walkthroughs class_tasks",
        "widget.handlers",
        "widget",
        "mcp",
        "widget.open_game widget.edit_position widget.play widget.resume",
        "live",
        "door",
    )
]

# What is below but still none of a room's business.
APART = {
    "scene": {"bots"},
}

# Imports against the floors, allowed inside a function, or for the type checker, only.
LATE = {
    ("display", "widget"): "a game or a lesson at the end of a cell shows its board",
    ("game", "bots"): "game.hint() asks a bot",
    ("game", "game.correspondence"): "game.for_seat() is one player's side of it",
}

# Everything that is not ours and not the standard library's, and who may have it.
OUTSIDE = {
    "anywidget": {"widget", "widget.open_game", "widget.edit_position"},
    "ipywidgets": {"widget", "widget.open_game", "widget.edit_position"},
    "traitlets": {"live", "widget", "widget.open_game", "widget.edit_position", "widget.options", "widget.handlers"},
    "nbconvert": {"export"},
    "fluent": {"language.fluent", "language.word_files"},
    "fsrs": {"lessons"},
    "altair": {"study"},
    "pandas": {"study"},
    "tqdm": {"progress_bar", "bots.train"},
    "gymnasium": {"env"},
    "numpy": {"env", "bots.train"},
    "pettingzoo": {"env"},
    "mcp": {"mcp"},
    "mcp_types": {"mcp"},
    "pydantic": {"mcp"},
    "uvicorn": {"mcp"},
}

CARD_ID = re.compile(r"\b(?:[FGI]\d\d|LR[1-3]|S[1-8])\b")
SCRIPT_COMMENT = re.compile(r"/\*.*?\*/|(?<![:\"'`])//[^\n]*", re.DOTALL)


class Import(NamedTuple):
    """One imported module: where, what, and whether not as part of importing the file."""

    file: str
    module: str
    line: int
    late: bool


def imports(file: str, source: str, package: str, modules: frozenset[str]) -> Iterator[Import]:
    """Find what a file imports, names spelled out in full.

    :param package: the package that the file's relative imports start from.
    :param modules: all modules there are, to tell `from . import module` from `from . import name`.
    """

    def walk(node: ast.AST, late: bool) -> Iterator[Import]:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.Import):
                for name in child.names:
                    yield Import(file, name.name, child.lineno, late)
            elif isinstance(child, ast.ImportFrom):
                above = package.split(".")[: len(package.split(".")) - child.level + 1] if child.level else []
                base = ".".join([*above, *([child.module] if child.module else [])])
                for name in child.names:
                    inner = f"{base}.{name.name}"
                    yield Import(file, inner if inner in modules else base, child.lineno, late)
            else:
                later = isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef)
                typing = isinstance(child, ast.If) and ast.unparse(child.test) == "TYPE_CHECKING"
                yield from walk(child, late or later or typing)

    yield from walk(ast.parse(source), False)


def dotted(path: Path) -> str:
    """Name a file of the package as Python does."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def room(module: str) -> str | None:
    """Say which room a module of ours is in; None for a module that is not ours."""
    package, _, name = module.partition(".")
    if package != PACKAGE.name:
        return None
    parts = name.split(".") if name else ["door"]
    nested = (".".join(parts[:length]) for length in range(len(parts), 0, -1))
    # A room in no list keeps its own name, so that the complaint says which word is missing.
    return next((name for name in nested if any(name in rooms for rooms in FLOORS)), parts[0])


def floor(name: str) -> int:
    """Say which floor a room is on."""
    found = [number for number, rooms in enumerate(FLOORS) if name in rooms]
    assert found, f"{name!r} is on no floor: give it one in {Path(__file__).name}"
    return found[0]


def complaint(found: Import, here: str) -> str | None:
    """Say what is wrong with an import in a room, if anything is."""
    where = f"{found.file}:{found.line}: "
    there = room(found.module)
    if there is None:
        top = found.module.split(".")[0]
        if top in sys.stdlib_module_names or here in OUTSIDE.get(top, ()):
            return None
        return f"{where}{here!r} may not import {top}"
    if there == here or (found.late and (here, there) in LATE):
        return None
    if floor(there) >= floor(here):
        return f"{where}{here!r} is on floor {floor(here)} and {there!r} on floor {floor(there)}"
    if there in APART.get(here, ()):
        return f"{where}{here!r} has no business with {there!r}"
    return None


FILES = sorted(PACKAGE.rglob("*.py"))
MODULES = frozenset(dotted(path) for path in FILES)


@pytest.mark.parametrize("path", FILES, ids=dotted)
def test_imports_point_downwards(path: Path) -> None:
    here = room(dotted(path))
    assert here is not None
    package = dotted(path if path.name == "__init__.py" else path.parent / "__init__.py")
    found = imports(path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8"), package, MODULES)

    assert [wrong for one in found if (wrong := complaint(one, here))] == []


@pytest.mark.parametrize(
    ("here", "source", "wrong"),
    [
        ("engine.cards", "from ..steps.trade import Gain", False),
        ("engine.cards", "from ..turn import act", True),
        ("engine.steps", "from ..cards import CARDS", True),
        ("engine.cards", "from ..modes import mode", True),
        ("engine.state", "import traitlets", True),
        ("engine.state", "import json", False),
        ("engine.state", "from ...game import Game", True),
        ("engine.turn", "from ora_widgets import game", True),
        ("engine.turn", "def f(): from ora_widgets import game", True),
        ("scene", "from ..bots import Greedy", True),
        ("scene", "from ..game.view import GameView", False),
        ("game", "from ..bots import hint", True),
        ("game", "def f(): from ..bots import hint", False),
        ("game.actions", "if TYPE_CHECKING: from .game import Game", True),
        ("scene", "if TYPE_CHECKING: from ..widget.board import Board", True),
        ("game", "import anywidget", True),
        ("widget", "import anywidget", False),
    ],
)
def test_the_floors_are_watched(here: str, source: str, wrong: bool) -> None:
    package = f"ora_widgets.{here}".rpartition(".")[0] if here.startswith("game.") else f"ora_widgets.{here}"
    modules = MODULES | {"ora_widgets.engine.turn.act"}

    assert any(complaint(one, here) for one in imports("here.py", source, package, modules)) is wrong


def imported_files() -> dict[str, set[str]]:
    """Each module of ours with those it imports, late and for the type checker too, but for the imports in `LATE`."""
    found: dict[str, set[str]] = {}
    for path in FILES:
        here, package = dotted(path), dotted(path if path.name == "__init__.py" else path.parent / "__init__.py")
        modules = {one.module for one in imports(path.name, path.read_text(encoding="utf-8"), package, MODULES)}
        found[here] = {there for there in modules & MODULES if (room(here), room(there)) not in LATE} - {here}
    return found


def test_no_imports_run_in_a_circle() -> None:
    try:
        TopologicalSorter(imported_files()).prepare()
    except CycleError as circle:
        pytest.fail(" imports ".join(reversed(circle.args[1])))


def test_few_imports_go_upwards() -> None:
    assert len(LATE) <= 3


def test_a_room_without_a_floor_is_noticed() -> None:
    with pytest.raises(AssertionError, match="'cellar' is on no floor"):
        complaint(Import("here.py", "ora_widgets.cellar", 1, late=False), "board")


def test_importing_the_package_loads_neither_widgets_nor_words() -> None:
    code = "import sys, ora_widgets; print(*sorted({name.partition('.')[0] for name in sys.modules}))"
    run = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)

    assert set(run.stdout.split()) & {*OUTSIDE, "IPython"} == set()


def card_ids(script: str) -> list[str]:
    """List the card ids in a script, its comments aside: an example there is no knowledge."""
    return CARD_ID.findall(SCRIPT_COMMENT.sub("", script))


@pytest.mark.parametrize("path", sorted(p for p in PAGE.rglob("*") if p.is_file()), ids=lambda path: path.name)
def test_the_page_knows_no_card(path: Path) -> None:
    assert card_ids(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    ("script", "ids"),
    [
        ('if (card.id === "G28") castle();', ["G28"]),
        ("const home = `LR2`; // not G28", ["LR2"]),
        ('fetch("http://G01")', ["G01"]),
        ("/* build G07 0,3 */ const line = option.line;", []),
        ("fill: #F05A33; stroke: #f05", []),
    ],
)
def test_a_card_id_in_the_page_is_noticed(script: str, ids: list[str]) -> None:
    assert card_ids(script) == ids
