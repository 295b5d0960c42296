"""The map of folders: the drawing from the imports matches the nine lines of text."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import room_map
from room_map import Room

ROOT = Path(__file__).parents[2]
ROW = re.compile(r"^\| ?(?P<floor>\d?) \| `(?P<room>[\w./]+)` \|", re.MULTILINE)


def floors_in_text() -> list[set[str]]:
    """The folders by floor as in the map's table, from the bottom up."""
    found: dict[int, set[str]] = {}
    number = 0
    for row in ROW.finditer((ROOT / "ora_widgets" / "README.md").read_text(encoding="utf-8")):
        number = int(row["floor"] or number)
        name = row["room"].rstrip("/")
        found.setdefault(number, set()).add(name if name == room_map.DOOR else name.removesuffix(".py"))
    return [found[number] for number in sorted(found)]


def test_the_picture_and_the_text_say_the_same() -> None:
    assert [set(row) for row in room_map.floors(room_map.rooms())] == floors_in_text()


def test_the_picture_shows_every_room_and_every_import() -> None:
    graph = room_map.rooms()
    drawn = room_map.picture(graph)

    assert all(f">{name}</text>" in drawn for name in graph)
    assert drawn.count("marker-end") == sum(len(room.imports) for room in graph.values())


def test_the_floors_of_a_small_house() -> None:
    house = {
        "roof": Room(frozenset({"hall"}), 1),
        "hall": Room(frozenset({"cellar"}), 1),
        "cellar": Room(frozenset(), 1),
    }

    assert room_map.floors(house) == [["cellar"], ["hall"], ["roof"]]
    house["cellar"] = Room(frozenset({"roof"}), 1)
    with pytest.raises(RecursionError):
        room_map.floors(house)
