"""The examples for TextArena and Kaggle fit those harnesses; stand-ins for the packages check the files."""

from __future__ import annotations

import runpy
import sys
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

import ora_widgets as ora
from tests.env.test_open_spiel import Words
from tests.packaging.conftest import ROOT

EXPLORE = ROOT / "notebooks" / "explore"


class Players:
    """The part of TextArena's state for several players that the file uses."""

    def __init__(self, num_players: int, seed: int | None = None, error_allowance: int = 1) -> None:
        self.num_players, self.error_allowance = num_players, error_allowance
        self.current_player_id = self.errors = 0
        self.done, self.reason, self.out = False, "", False
        self.rewards: dict[int, float] = {}
        self.shown: list[str] = []

    def reset(self, game_state: dict[str, str], player_prompt_function: Any) -> None:
        self.game_state = game_state
        self.shown = [player_prompt_function(player_id=each, game_state=game_state) for each in range(self.num_players)]

    def add_observation(self, message: str, kind: str, from_id: int = -1, to_id: int = -1) -> None:
        self.shown.append(message)

    def set_invalid_move(self, reason: str) -> None:
        self.reason = reason
        self.errors += 1
        self.out = self.errors > self.error_allowance

    def is_player_alive(self, player: int) -> bool:
        return not self.out

    def manually_set_current_player_id(self, player: int) -> None:
        self.current_player_id = player

    def set_game_outcome(self, rewards: dict[int, float], reason: str) -> None:
        self.rewards, self.reason, self.done = rewards, reason, True

    def set_winners(self, winners: list[int], reason: str) -> None:
        self.set_game_outcome({each: 1 if each in winners else -1 for each in range(self.num_players)}, reason)

    def step(self, *, rotate_player: bool) -> tuple[bool, dict[str, Any]]:
        assert not rotate_player
        return self.done, {}


@pytest.fixture
def arena(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Give the environment that the file for TextArena registers."""
    registered: dict[str, Any] = {}
    stand_in = SimpleNamespace(
        Env=object, FFAMultiPlayerState=Players, ObservationType=Words(), register=registered.__setitem__
    )
    monkeypatch.setitem(sys.modules, "textarena", stand_in)
    runpy.run_path(str(EXPLORE / "textarena_game.py"))
    [name] = registered
    assert name == "OraEtLabora-v0"
    return registered[name]


def test_textarena_plays_a_game_in_words_and_counts_it(arena: Any) -> None:
    env = arena(length="short")
    env.reset(3)
    assert "You are B." in env.state.shown[2]
    assert "Legal now:" in env.state.shown[-1]
    assert env.step("I fell.\n[fell 0,1 wood; pass; done]") == (False, {})
    assert env.state.current_player_id == env.game.setup.seats.index(env.game.to_move)
    before = env.game.ply
    env.step("build the Castle")
    assert (env.game.ply, "[rule" in env.state.reason) == (before, True)
    done = False
    while not done:
        done, _ = env.step(str(next(iter(env.game.legal_moves))))
    assert sorted(env.state.rewards) == [0, 1, 2]
    assert set(env.state.rewards.values()) <= {1, -1}
    assert ora.load(env.state.game_state["code"]).over


def test_whoever_is_refused_again_and_again_has_lost(arena: Any) -> None:
    env = arena()
    env.reset(2)
    tries = 0
    while not env.state.done:
        env.step("nonsense")
        tries += 1
    assert (tries, env.state.rewards) == (4, {0: -1, 1: 0})


class ParseResult(SimpleNamespace):
    """The result of an answer in Kaggle's harness."""

    legal_action: str | None = None
    raw_action: str | None = None


class State:
    """A state of OpenSpiel, as that package's example makes one."""

    def __init__(self) -> None:
        self.game = ora.new_game(2, length="short")

    def legal_actions(self) -> list[int]:
        return list(range(len(self.game.legal_moves)))

    def action_to_string(self, action: int) -> str:
        return str(list(self.game.legal_moves)[action])


@pytest.fixture
def harness(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Give the harness that the file for Kaggle defines."""
    registered: dict[str, Any] = {}
    env = SimpleNamespace(_build_env=lambda game: {"game": game})
    modules = {
        "kaggle_environments": SimpleNamespace(register=registered.__setitem__),
        "kaggle_environments.core_harness": SimpleNamespace(ParseResult=ParseResult),
        "kaggle_environments.envs": ModuleType("envs"),
        "kaggle_environments.envs.open_spiel_env": SimpleNamespace(open_spiel_env=env),
        "open_spiel_game": SimpleNamespace(TYPE=SimpleNamespace(short_name="python_ora_et_labora")),
        "pyspiel": SimpleNamespace(deserialize_game_and_state=lambda _: (None, State())),
    }
    for name, module in modules.items():
        monkeypatch.setitem(sys.modules, name, module)
    defined = runpy.run_path(str(EXPLORE / "kaggle_harness.py"))
    assert registered == {"ora_et_labora": {"game": "python_ora_et_labora(players=2,length=short)"}}
    return defined["OraHarness"]()


def test_kaggles_harness_reads_the_last_line_and_says_why_a_move_is_refused(harness: Any) -> None:
    observation = {"serializedGameAndState": "…"}
    assert harness.get_legal_moves({}) == {}
    legal = list(harness.get_legal_moves(observation).values())
    assert "fell 0,1 wood" in legal
    assert "Legal now:" in harness.make_prompt(observation, [])
    for answer in ("Wood is good.\n`fell 0,1 wood`", "fell 0,1 wood; pass; done"):
        assert harness.parse_response(answer, legal, observation=observation).legal_action == "fell 0,1 wood"
    refused = harness.parse_response("Let me\nbuild the Castle", legal, observation=observation)
    assert (refused.legal_action, refused.raw_action) == (None, "build the Castle")
    again = harness.make_prompt(observation, [], "Let me\nbuild the Castle", refused.raw_action)
    assert "Your last answer was refused." in again
    assert "[rule" in again.rpartition("refused.")[2]
