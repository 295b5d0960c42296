"""The environment keeps PettingZoo's promises, and its slots are the legal moves."""

from __future__ import annotations

import doctest
import pickle
import subprocess
import sys
import warnings
from collections.abc import Callable
from typing import Any

import pytest
from pettingzoo.test import api_test, seed_test

import ora_widgets as ora
from ora_widgets.env import NAMES, OraEnv, aec, env, vector

TERMS: list[dict[str, Any]] = [
    {"players": 2, "country": "ireland", "length": "short", "rulings": {"idle_rounds": 26}, "horizon": 400},
    {"players": 3},
    {"players": 4, "length": "short", "reward": "score"},
    {"players": 1, "country": "ireland"},
    {"start": ora.scenario("last-visit").game},
]


WITH_BOTS: dict[str, Any] = {"players": 3, "bots": {"G": ora.bots.Random(seed=1)}}


@pytest.mark.slow
@pytest.mark.parametrize("terms", [*TERMS, WITH_BOTS])
def test_pettingzoos_own_test(terms: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings():
        # It warns of what it does not know: dict observations, and bounds that goods do not have.
        warnings.simplefilter("ignore")
        api_test(env(**terms), num_cycles=400)

    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.slow
@pytest.mark.parametrize("terms", [*TERMS, WITH_BOTS])
def test_pettingzoos_own_seed_test(terms: dict[str, Any]) -> None:
    seed_test(lambda: env(**terms), num_cycles=150)


def play(made: Any, choose: Callable[[list[ora.Move]], int]) -> dict[str, float]:
    """A whole game, and what everybody was paid."""
    paid: dict[str, float] = {}
    made.reset()
    for agent in made.agent_iter():
        observation, reward, termination, truncation, _ = made.last()
        paid[agent] = paid.get(agent, 0.0) + reward
        if termination or truncation:
            made.step(None)
        else:
            assert observation["action_mask"].sum() == len(made.unwrapped.moves())
            made.step(choose(made.unwrapped.moves()))
    return paid


def test_it_goes_to_another_process_as_it_is() -> None:
    made = OraEnv(players=2, country="ireland")
    made.reset(seed=1)
    made.step(0)
    other = pickle.loads(pickle.dumps(made))
    assert (other.game.moves, other.moves()) == (made.game.moves, made.moves())
    other.reset(seed=2)
    assert (other.game.ply, made.game.ply) == (0, 1)


@pytest.mark.parametrize("terms", TERMS)
def test_slots_are_the_legal_moves(terms: dict[str, Any]) -> None:
    made = env(**terms)
    games: list[ora.Game] = []

    def check(moves: list[ora.Move]) -> int:
        game = made.unwrapped.game
        if game.ply < 60:
            assert moves == list(game.legal_moves)[: aec.SLOTS]
        games[:] = [game]
        return len(moves) // 2 if game.ply % 3 else 0

    paid = play(made, check)
    game = games[0]
    assert game.over
    assert set(paid) == set(game.setup.seats)
    if terms.get("reward") == "score":
        assert {agent: round(100 * reward) for agent, reward in paid.items()} == {
            agent: score.total - ora.new_game(4, length="short").score()[agent].total
            for agent, score in game.score().items()
        }
    elif terms.get("players") == 1:
        assert paid["R"] == pytest.approx(game.score()["R"].total / 500)
    else:
        winners = game.score().winners
        assert all(paid[agent] == (1 / len(winners) if agent in winners else -1) for agent in paid)


def test_bots_answer_for_their_seats_and_share_in_the_end() -> None:
    made = env(**{**WITH_BOTS, "players": 4, "length": "short"})
    paid = play(made, lambda _: 0)
    game = made.unwrapped.game
    assert game.over
    assert set(paid) == {"R", "B", "W"}
    winners = game.score().winners
    assert all(paid[agent] == (1 / len(winners) if agent in winners else -1) for agent in paid)


def test_a_seed_is_the_bots_too() -> None:
    def first_turns(seed: int) -> tuple[ora.Move, ...]:
        made = OraEnv(**WITH_BOTS)
        made.reset(seed=seed)
        for line in ("pass", "done"):
            made.step([str(move) for move in made.moves()].index(line))
        return made.game.moves

    assert first_turns(1) == first_turns(1)
    assert len({first_turns(seed) for seed in range(9)}) > 1


def test_a_vector_has_a_name_for_every_number() -> None:
    made = OraEnv(players=3)
    made.reset()
    seen = dict(zip(NAMES, made.observe("G")["observation"].tolist(), strict=True))

    assert len(set(NAMES)) == len(NAMES)
    assert (seen["round"], seen["rounds"], seen["own question"]) == (1, 25, 0)
    assert (seen["to move 2"], seen["start 2"], seen["question act"], seen["main actions"]) == (1, 1, 1, 1)
    assert (seen["wheel clay"], seen["off the wheel stone"], seen["display G07"]) == (2, 1, 1)
    assert (seen["0: goods Wo"], seen["0: forests"], seen["0: free plains"], seen["0: hand S1"]) == (1, 3, 2, 1)
    assert (seen["2: there"], seen["3: there"]) == (1, 0)
    made.step(made.moves().index(ora.Move.parse("use LR1 lay")))
    made.step(0)
    seen = dict(zip(NAMES, made.observe("R")["observation"].tolist(), strict=True))
    assert (seen["0: occupied L1"], seen["0: brothers at home"], seen["0: goods Cl"]) == (1, 1, 3)
    assert not made.observe("G")["action_mask"].any()


def test_more_moves_than_slots_are_cut_but_can_be_declined() -> None:
    made = OraEnv(players=3, slots=5)
    made.reset()

    assert len(made.moves()) == 5
    assert str(made.moves()[-1]) == "pass"
    assert aec.offered((("a",), ("b",), ("c",)), 2) == (("a",), ("b",))


def test_what_is_refused() -> None:
    made = OraEnv(players=3)
    made.reset()
    for action in (-1, 511, None):
        with pytest.raises(ora.InvalidMove):
            made.step(action)
    with pytest.raises(ValueError, match="can reward win or score"):
        OraEnv(reward="glory")
    with pytest.raises(ora.InvalidSetup):
        OraEnv(players=9)


def test_a_game_that_need_not_end_is_truncated_at_the_horizon() -> None:
    made = env(players=2, horizon=3, render_mode="ansi")

    paid = play(made, lambda moves: len(moves) - 1)
    assert paid == {"R": 0.0, "G": 0.0}
    inner = made.unwrapped
    assert (inner.game.round, inner.game.over) == (4, False)
    assert inner.render().endswith(
        "The environment stopped the game after round 3, its horizon; by the rules, the game is not over."
    )


def test_whoever_is_truncated_is_reported_the_horizon() -> None:
    made = OraEnv(players=2, length="short", horizon=1)
    made.reset()
    for line in ("pass", "pass", "done"):
        assert made.infos == {"R": {}, "G": {}}
        made.step(made.moves().index(ora.Move.parse(line)))
    assert made.truncations == {"R": True, "G": True}
    assert made.terminations == {"R": False, "G": False}
    assert made.infos == {"R": {"horizon": 1}, "G": {"horizon": 1}}


def test_the_board_in_characters() -> None:
    made = OraEnv(players=2, render_mode="ansi")
    made.reset()

    assert made.render() == str(made.game)
    assert OraEnv(players=2).render() is None


def test_without_the_extra_it_says_what_is_missing() -> None:
    code = "import sys; sys.modules['pettingzoo'] = None; import ora_widgets.env"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)

    assert 'pip install "ora_widgets[env]"' in run.stderr


def test_the_package_does_not_load_it() -> None:
    code = "import sys, ora_widgets; sys.exit(any(n in sys.modules for n in ('numpy', 'gymnasium', 'pettingzoo')))"

    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_the_examples_in_the_docstrings_run() -> None:
    for module in (aec, vector):
        assert doctest.testmod(module).failed == 0
