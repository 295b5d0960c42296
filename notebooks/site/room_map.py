"""Draw the map of folders from their imports: floors, folders by size, and an arrow for each import.

    python notebooks/site/room_map.py rooms.svg

A folder's floor is one above the highest folder that it imports. `game/facade.py`, the only module that imports
upwards, is left out.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator, Mapping
from html import escape
from pathlib import Path
from typing import NamedTuple

PACKAGE = Path(__file__).resolve().parents[2] / "ora_widgets"
FACADE = PACKAGE / "game" / "facade.py"
DOOR = "__init__.py"
WIDTH, FLOOR_HEIGHT, ROOM_HEIGHT, MARGIN = 960, 86, 44, 24  # pixels

HEAD = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" aria-label="{label}">
<style>rect {{ fill: #f6efdf; stroke: #6b5b3e; }} path {{ stroke: #6b5b3e; stroke-opacity: 0.3; fill: none; }}
text {{ font: 14px system-ui, sans-serif; text-anchor: middle; fill: #2b2418; }} .lines {{ font-size: 11px; }}</style>
<defs><marker id="head" viewBox="0 0 6 6" refX="5" refY="3" markerWidth="6" markerHeight="6" orient="auto">
<path d="M0 0 L6 3 L0 6" style="stroke-opacity: 0.6"/></marker></defs>
"""


class Room(NamedTuple):
    """A folder of the package: its imports and its size.

    Attributes:
        imports: The names of the rooms that it imports.
        lines: How many lines of Python it has.
    """

    imports: frozenset[str]
    lines: int


def rooms(package: Path = PACKAGE) -> dict[str, Room]:
    """All rooms of the package by name: its folders, its modules, and `__init__.py`, the door.

    Args:
        package: The folder of the package.
    """
    found: dict[str, tuple[set[str], int]] = {}
    for path in sorted(package.rglob("*.py")):
        name = _room(path.relative_to(package).parts)
        text = path.read_text(encoding="utf-8")
        imports, lines = found.get(name, (set(), 0))
        if path != FACADE:
            imports |= set(_imports(text, path.relative_to(package).parts)) - {name}
        found[name] = (imports, lines + text.count("\n"))
    return {name: Room(frozenset(imports & found.keys()), lines) for name, (imports, lines) in found.items()}


def _room(parts: tuple[str, ...]) -> str:
    return parts[0] if len(parts) > 1 or parts[0] == DOOR else parts[0].removesuffix(".py")


def _imports(text: str, parts: tuple[str, ...]) -> Iterator[str]:
    """The folders that a file imports from, anywhere in it."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.ImportFrom) and node.level:
            inner = [*parts[: len(parts) - node.level], *(node.module or "").split(".")]
            named = [part for part in inner if part]
            yield from named[:1] or (alias.name for alias in node.names)


def floors(graph: Mapping[str, Room]) -> list[list[str]]:
    """The folders by floor, from the bottom up.

    Args:
        graph: All rooms by name.

    Raises:
        RecursionError: When imports run in a circle.
    """

    def floor(name: str) -> int:
        return 1 + max((floor(below) for below in graph[name].imports), default=-1)

    by_floor: dict[int, list[str]] = {}
    for name in sorted(graph):
        by_floor.setdefault(floor(name), []).append(name)
    return [by_floor[number] for number in sorted(by_floor)]


def picture(graph: Mapping[str, Room]) -> str:
    """The map as SVG: each folder a box, each import an arrow that points down.

    Args:
        graph: All rooms by name.
    """
    rows = floors(graph)
    height = FLOOR_HEIGHT * len(rows) + MARGIN
    places: dict[str, tuple[float, float, float]] = {}  # the middle of a box, its upper edge and its width
    for number, row in enumerate(rows):
        top = height - FLOOR_HEIGHT * (number + 1)
        for place, name in enumerate(row, start=1):
            places[name] = (WIDTH * place / (len(row) + 1), top, max(9 * len(name), 60) + graph[name].lines ** 0.5)
    arrows = [
        f'<path d="M{places[name][0]:.0f} {places[name][1] + ROOM_HEIGHT:.0f} '
        f'L{places[below][0]:.0f} {places[below][1] - 2:.0f}" marker-end="url(#head)"/>'
        for name, room in graph.items()
        for below in sorted(room.imports)
    ]
    boxes = [
        f'<g><rect x="{x - width / 2:.0f}" y="{y:.0f}" width="{width:.0f}" height="{ROOM_HEIGHT}" rx="6"/>'
        f'<text x="{x:.0f}" y="{y + 19:.0f}">{escape(name)}</text>'
        f'<text class="lines" x="{x:.0f}" y="{y + 35:.0f}">{graph[name].lines} lines</text></g>'
        for name, (x, y, width) in places.items()
    ]
    label = f"{len(graph)} rooms on {len(rows)} floors; every import points down"
    return HEAD.format(width=WIDTH, height=height, label=label) + "\n".join([*arrows, *boxes, "</svg>\n"])


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(picture(rooms()), encoding="utf-8")
