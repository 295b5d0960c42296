"""What `ora.` and its rooms offer to somebody who presses Tab, and that a name means one thing."""

from __future__ import annotations

import subprocess
import sys

import pytest

import ora_widgets as ora


@pytest.mark.parametrize("room", [ora, ora.bots, ora.study], ids=lambda room: room.__name__)
def test_tab_shows_what_is_meant_for_people(room: object) -> None:
    offered = {name for name in dir(room) if not name.startswith("_")}

    assert offered - {"env"} == set(room.__all__)  # type: ignore[attr-defined]  # a room that needs more than we bring
    assert all(hasattr(room, name) for name in offered)


@pytest.mark.parametrize("room", ["bots", "env", "lessons", "scenarios", "study"])
@pytest.mark.parametrize("first", ["", "import ora_widgets.{room}; "])
def test_a_room_is_a_room_however_it_was_opened(room: str, first: str) -> None:
    if room == "env":
        pytest.importorskip("pettingzoo")
    code = f"import sys, ora_widgets as ora; assert ora.{room} is sys.modules['ora_widgets.{room}']"
    subprocess.run([sys.executable, "-c", first.format(room=room) + code], check=True)
