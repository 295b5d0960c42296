"""The example for OpenSpiel has the form of its games; a stand-in for the package checks what the file defines."""

from __future__ import annotations

import copy
import runpy
import sys
from types import SimpleNamespace
from typing import Any

import pytest

from ora_widgets.env.features import NAMES
from tests.packaging.conftest import ROOT

FILE = ROOT / "notebooks" / "explore" / "open_spiel_game.py"


class Base:
    """The package's game and state, as a file that subclasses them sees them."""

    def __init__(self, *_: object) -> None:
        pass


class Words:
    """An enumeration in which every word is itself."""

    def __getattr__(self, name: str) -> str:
        return name


class GameType(SimpleNamespace):
    Dynamics = ChanceMode = Information = Utility = RewardModel = Words()


@pytest.fixture
def example(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """The definitions of the file, and its registration under `registered`."""
    registered: list[object] = []
    stand_in = SimpleNamespace(
        Game=Base, State=Base, GameType=GameType, GameInfo=SimpleNamespace, PlayerId=SimpleNamespace(TERMINAL=-4),
        register_game=lambda *given: registered.extend(given),
    )  # fmt: skip
    monkeypatch.setitem(sys.modules, "pyspiel", stand_in)
    return {**runpy.run_path(str(FILE)), "registered": registered}


def test_it_registers_its_game(example: dict[str, Any]) -> None:
    assert example["registered"] == [example["TYPE"], example["OraGame"]]


@pytest.mark.parametrize("players", [1, 3])
def test_a_state_goes_from_the_first_question_to_the_returns(example: dict[str, Any], players: int) -> None:
    length = "long" if players == 1 else "short"
    state = example["OraGame"]({"players": players, "length": length}).new_initial_state()
    while not state.is_terminal():
        before, slots = str(state), state._legal_actions(state.current_player())
        assert slots == list(range(len(slots)))
        twin = copy.deepcopy(state)
        twin._apply_action(slots[-1])
        assert str(state) == before != str(twin)  # a copy is an independent position
        state = twin

    returns = state.returns()
    assert len(returns) == players
    assert all(-1 <= each <= 1 for each in returns)
    assert state.current_player() == -4


def test_what_a_seat_observes_changes_with_the_position(example: dict[str, Any]) -> None:
    """OpenSpiel's own `random_sim_test` requires an observer, and compares its text."""
    game = example["OraGame"]({"players": 3, "length": "short"})
    observer, state = game.make_py_observer(), game.new_initial_state()
    observer.set_from(state, 0)
    first = observer.tensor.copy()

    state._apply_action(state._legal_actions(0)[-1])
    observer.set_from(state, 0)

    assert observer.dict["observation"] is observer.tensor
    assert len(first) == len(NAMES)
    assert abs(first).max() <= 2
    assert (first != observer.tensor).any()
    assert observer.string_from(state, 1) == state.observation_string(1)
