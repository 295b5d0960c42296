"""Every named scenario opens, is legal, has moves and a question; a given answer is legal."""

from __future__ import annotations

import doctest
import re
from importlib.resources import files

import pytest

import ora_widgets as ora
from ora_widgets.scenarios import named, scenario_type
from tests.support.board_page import on_page

NAMES = list(ora.scenarios())
THEMES = {
    "first turns", "bread", "beer and whiskey", "ceramics and reliquaries", "wonders", "settlements", "contracts", "land",
    "cloister building", "solo", "bonus round", "two players' end game",
}  # fmt: skip


def test_there_is_a_scenario_for_every_theme() -> None:
    assert len(NAMES) >= 12
    assert {ora.scenario(name).theme for name in NAMES} == THEMES


@pytest.mark.parametrize("name", NAMES)
def test_a_named_scenario_opens(name: str) -> None:
    scenario = ora.scenario(name)
    game = scenario.game()

    assert scenario.name == name
    assert scenario.title
    assert scenario.question.endswith("?")
    assert len(game.legal_moves) > 1
    assert "position" in game.record()
    assert ora.load(game.record()).now == game.now
    assert ora.load(game.code()).now == game.now
    assert ora.load(game.to_json()).now == game.now


@pytest.mark.parametrize("name", NAMES)
def test_a_named_scenario_opens_on_a_board(name: str) -> None:
    board = ora.Board(ora.scenario(name).game())

    assert on_page(board).ask["options"]
    assert "Traceback" not in str(on_page(board).notice)


@pytest.mark.parametrize("name", [name for name in NAMES if ora.scenario(name).solution])
def test_a_solution_can_be_played_and_taken_back(name: str) -> None:
    scenario = ora.scenario(name)
    game = scenario.game().play(scenario.solution)

    assert ora.load(game.record()).now == game.now
    assert game.copy().undo().redo().now == game.now
    game.jump(0)
    assert game.now == scenario.game().now


@pytest.mark.parametrize("name", NAMES)
def test_any_game_goes_on_to_its_end(name: str) -> None:
    from random import Random

    from ora_widgets.engine import play, sample
    from ora_widgets.game.schedule import goes_beyond

    state = ora.scenario(name).game().now.copy()
    rng = Random(name)
    for _ in range(5000):
        if state.over or goes_beyond(state):  # two players need not end theirs
            break
        play(state, sample(state, rng))

    assert state.over or goes_beyond(state)


def test_the_words_are_those_of_the_scenarios_and_no_others() -> None:
    text = files("ora_widgets").joinpath("locale").joinpath("en", "named-scenarios.ftl").read_text(encoding="utf-8")
    named = re.findall(r"^scenario-(?!theme-)([a-z-]+) =", text, re.MULTILINE)
    themes = re.findall(r"^scenario-theme-([a-z-]+) =", text, re.MULTILINE)

    assert named == NAMES
    assert len(themes) == len(THEMES)
    assert ora.scenarios("pl")["first-bread"].game().now == ora.scenario("first-bread").game().now


def test_the_list_of_scenarios_shows_names_and_questions() -> None:
    shown = repr(ora.scenarios())

    assert all(name in shown for name in NAMES)
    assert "You have 4 grain and nothing to burn" in shown
    assert "<table>" in ora.scenarios()._repr_html_()


@pytest.mark.parametrize("name", ["first-bred", "", 7, None])
def test_an_unknown_scenario_names_the_nearest(name: object) -> None:
    with pytest.raises(ora.UnknownName, match="There is no scenario") as caught:
        ora.scenario(name)

    assert any(known in str(caught.value) for known in NAMES)


def test_the_examples_in_the_docstrings_run() -> None:
    for module in (named, scenario_type):
        assert doctest.testmod(module).failed == 0
