"""The names that `ora.` and its modules offer to Tab and help, and that each has one meaning."""

from __future__ import annotations

import inspect
import pydoc
import subprocess
import sys

import pytest
from ipywidgets import DOMWidget

import ora_widgets as ora


@pytest.mark.parametrize("room", [ora, ora.bots, ora.lessons, ora.study], ids=lambda room: room.__name__)
def test_tab_shows_what_is_meant_for_people(room: object) -> None:
    offered = {name for name in dir(room) if not name.startswith("_")}

    assert offered - {"env"} == set(room.__all__)  # type: ignore[attr-defined]  # a room that needs more than we bring
    assert all(hasattr(room, name) for name in offered)


@pytest.mark.parametrize("room", ["bots", "env", "lessons", "study"])
@pytest.mark.parametrize("first", ["", "import ora_widgets.{room}; "])
def test_a_room_is_a_room_however_it_was_opened(room: str, first: str) -> None:
    code = f"import sys, ora_widgets as ora; assert ora.{room} is sys.modules['ora_widgets.{room}']"
    subprocess.run([sys.executable, "-c", first.format(room=room) + code], check=True)


@pytest.mark.parametrize("without", ["", "pettingzoo"])
def test_help_and_getmembers_come_upon_nothing_that_is_not_there(without: str) -> None:
    """Whether or not the extra is installed that the module needs."""
    block = f"sys.modules[{without!r}] = None; " if without else ""
    code = (
        "import sys, importlib.util; find = importlib.util.find_spec\n"
        f"importlib.util.find_spec = lambda name, package=None: None if name == {without!r} else find(name, package)\n"
        f"{block}import inspect, pydoc, ora_widgets as ora\n"
        "print(len(inspect.getmembers(ora)), len(pydoc.render_doc(ora)), 'env' in dir(ora))"
    )
    run = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    members, letters, env = run.stdout.split()
    assert int(members) >= len(ora.__all__)
    assert int(letters) > 1000
    if without:
        assert env == "False"


@pytest.mark.parametrize("name", ["scenario", "scenarios"])
@pytest.mark.parametrize("first", ["", "import ora_widgets.scenarios; "])
def test_the_scenarios_can_be_called_in_any_order_of_imports(name: str, first: str) -> None:
    given = "'first-bread'" if name == "scenario" else ""
    code = f"{first}import ora_widgets as ora; assert ora.{name}({given})"
    subprocess.run([sys.executable, "-c", code], check=True)


def test_every_public_name_has_a_docstring() -> None:
    assert [name for name in ora.__all__ if not inspect.getdoc(getattr(ora, name))] == []
    assert "new_game" in pydoc.render_doc(ora)


def test_tab_on_a_board_shows_what_a_person_uses() -> None:
    """Traits only for the page begin with an underscore."""
    offered = {name for name in dir(ora.Board) if not name.startswith("_")} - {*dir(DOMWidget)}
    made = {name for name in vars(ora.Board(ora.new_game(2))) if not name.startswith("_")} - {*vars(DOMWidget())}

    assert offered == {
        *("show", "save_html", "save_png", "save_svg"),
        *("language", "theme", "motion", "show_hints", "open_all", "teaching", "analysis", "pace", "names", "explorer"),
    }
    assert made == {"game"}
