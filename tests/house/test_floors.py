"""Folders are layers: all files of a folder import only from lower floors, and imports form no cycle.

Every import counts, those inside functions and those for the type checker, too. A new room is a word in `FLOORS`.
"""

from __future__ import annotations

import re
import subprocess
import sys
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from tests.support.imports import FILES, MODULES, PACKAGE, ROOT, Import, imports, imports_of, module_name

PAGE = ROOT / "js" / "src"

# From the ground up. Rooms on one floor do not import each other. "door" is ora_widgets/__init__.py.
FLOORS = [
    "engine",
    "support wire",
    "language",
    "game rulebook",
    "bots notation scene",
    "env replay scenarios",
    "agents lessons study",
    "lab widget",
    "door",
]
FLOOR_OF = {room: floor for floor, rooms in enumerate(FLOORS, start=1) for room in rooms.split()}

MAX_ENTRIES = 20  # files and folders in the package's root, `locale` and `static` apart, which hold no code

# The only module whose imports point upwards: `game.hint()` and a few others are methods of `Game`.
FACADE = "ora_widgets.game.facade"
MAX_FACADE_IMPORTS = 6
MAX_FACADE_CIRCLE = 10  # modules

# All third-party packages, and the folders that may import them.
OUTSIDE = {
    "anywidget": {"widget"},
    "ipywidgets": {"widget"},
    "traitlets": {"widget"},
    "tornado": {"widget"},
    "segno": {"widget"},
    "nbconvert": {"replay"},
    "fluent": {"language"},
    "fsrs": {"lessons"},
    "altair": {"study"},
    "pandas": {"study"},
    "tqdm": {"support"},
    "gymnasium": {"env"},
    "numpy": {"env", "lab"},
    "pettingzoo": {"env"},
    "mcp": {"agents"},
    "mcp_types": {"agents"},
    "pydantic": {"agents"},
    "uvicorn": {"agents"},
}

CARD_ID = re.compile(r"\b(?:[FGI]\d\d|LR[1-3]|S[1-8])\b")
SCRIPT_COMMENT = re.compile(r"/\*.*?\*/|(?<![:\"'`])//[^\n]*", re.DOTALL)


def room(module: str) -> str | None:
    """The room of a module; None for a module that is not ours."""
    package, *inner = module.split(".")
    return None if package != PACKAGE.name else inner[0] if inner else "door"


def complaint(found: Import) -> str | None:
    """What is wrong with an import, or None."""
    here, there = room(found.importer), room(found.imported)
    assert here in FLOOR_OF, f"{here!r} is on no floor: give it one in {Path(__file__).name}"
    if there is None:
        top = found.imported.split(".")[0]
        allowed = top in sys.stdlib_module_names or here in OUTSIDE.get(top, ())
        return None if allowed else f"{found.importer}:{found.line}: {here!r} may not import {top}"
    assert there in FLOOR_OF, f"{there!r} is on no floor: give it one in {Path(__file__).name}"
    if there == here or FLOOR_OF[there] < FLOOR_OF[here] or found.importer == FACADE:
        return None
    return f"{found.importer}:{found.line}: {here!r} is on floor {FLOOR_OF[here]}, {there!r} on floor {FLOOR_OF[there]}"


@pytest.mark.parametrize("path", FILES, ids=module_name)
def test_imports_point_downwards(path: Path) -> None:
    assert [wrong for found in imports_of(path) if (wrong := complaint(found))] == []


@pytest.mark.parametrize(
    ("importer", "source", "wrong"),
    [
        ("engine.state", "import json", False),
        ("engine.state", "import traitlets", True),
        ("engine.state", "from ..game.game import Game", True),
        ("game.actions", "def f(): from ..bots import hint", True),
        ("game.actions", "if TYPE_CHECKING: from ..bots.hint import Hint", True),
        ("game.facade", "from ..bots.hint import hint", False),
        ("scene.table", "from ..bots import Greedy", True),
        ("scene.table", "from ..game.view import GameView", False),
        ("game.game", "import anywidget", True),
        ("widget.board", "import anywidget", False),
        ("widget.board", "from ..lab.mine import mine", True),
        ("study.jobs", "from ora_widgets import widget", True),
    ],
)
def test_the_floors_are_watched(importer: str, source: str, wrong: bool) -> None:
    name = f"ora_widgets.{importer}"

    assert any(complaint(found) for found in imports(name, source, name.rpartition(".")[0])) is wrong


def imported_modules() -> dict[str, set[str]]:
    """Each of our modules with its imports."""
    return {
        module_name(path): {found.imported for found in imports_of(path)} & MODULES - {module_name(path)}
        for path in FILES
    }


def test_the_root_stays_small() -> None:
    entries = {path.name for path in PACKAGE.iterdir()} - {"__pycache__", "locale", "static"}

    assert len(entries) <= MAX_ENTRIES


def test_no_imports_run_in_a_circle() -> None:
    graph = imported_modules()
    graph[FACADE] = set()
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as circle:
        pytest.fail(" imports ".join(reversed(circle.args[1])))


def reachable(graph: dict[str, set[str]], start: str) -> set[str]:
    """All modules that one imports, directly or through others."""
    found, waiting = set[str](), [start]
    while waiting:
        for module in graph[waiting.pop()] - found:
            found.add(module)
            waiting.append(module)
    return found


def test_the_facade_stays_small() -> None:
    graph = imported_modules()
    upwards = {module for module in graph[FACADE] if room(module) != room(FACADE)}

    assert len(upwards) <= MAX_FACADE_IMPORTS
    assert len({module for module in reachable(graph, FACADE) if FACADE in reachable(graph, module)}) <= (
        MAX_FACADE_CIRCLE
    )


def test_a_room_without_a_floor_is_noticed() -> None:
    with pytest.raises(AssertionError, match="'cellar' is on no floor"):
        complaint(Import("ora_widgets.widget.board", "ora_widgets.cellar", 1))


def test_importing_the_package_loads_neither_widgets_nor_words() -> None:
    code = "import sys, ora_widgets; print(*sorted({name.partition('.')[0] for name in sys.modules}))"
    run = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)

    assert set(run.stdout.split()) & {*OUTSIDE, "IPython"} == set()


def card_ids(script: str) -> list[str]:
    """The card ids in a script, except in comments, where an example does no harm."""
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
