"""The environment keeps PettingZoo's rules, and its slots are the legal moves."""

from __future__ import annotations

import copy
import doctest
import pickle
import subprocess
import sys
import warnings
from collections.abc import Callable
from random import Random as Chance
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import ora_widgets as ora
from ora_widgets.env import (
    ACTION_NAMES,
    CARD_NAMES,
    NAMES,
    VERB_NAMES,
    WORD_NAMES,
    OraEnv,
    SeatEnv,
    aec,
    env,
    features,
    parallel_env,
    single,
)
from ora_widgets.env.features import action_features

TERMS: list[dict[str, Any]] = [
    {
        "players": 2,
        "country": "ireland",
        "length": "short",
        "rulings": {"idle_rounds": 26},
        "horizon": 400,
        "reward": "win",
    },
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
        # It warns about dict observations and about bounds that goods do not have, which it does not know.
        warnings.simplefilter("ignore")
        api_test(env(**terms), num_cycles=400)

    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.slow
@pytest.mark.parametrize("terms", [*TERMS, WITH_BOTS])
def test_pettingzoos_own_seed_test(terms: dict[str, Any]) -> None:
    seed_test(lambda: env(**terms), num_cycles=150)


def play(made: Any, choose: Callable[[list[ora.Move]], int]) -> dict[str, float]:
    """Play a whole game; returns the rewards."""
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


@pytest.mark.parametrize("terms", [{"players": 2, "country": "ireland"}, WITH_BOTS])
def test_it_goes_to_another_process_as_it_is(terms: dict[str, Any]) -> None:
    made = OraEnv(**terms)
    made.reset(seed=1)
    made.step(0)
    other = pickle.loads(pickle.dumps(made))
    for each in (made, other):
        for _ in range(9):
            each.step(0)
    assert (other.game.moves, other.moves()) == (made.game.moves, made.moves())
    ply = made.game.ply
    other.reset(seed=2)
    assert (other.game.ply == 0, made.game.ply) == (True, ply)


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
    elif terms.get("reward") == "win":
        winners = game.score().winners
        assert all(paid[agent] == (1 / len(winners) if agent in winners else -1) for agent in paid)
    else:
        assert paid == pytest.approx(ranks({seat: score.total for seat, score in game.score().items()}))


def ranks(points: dict[str, int]) -> dict[str, float]:
    """1 for the most points, -1 for the least; equal points give equal rewards."""
    places = {seat: [i for i, each in enumerate(sorted(points.values())) if each == points[seat]] for seat in points}
    last = len(points) - 1
    return {seat: 2 * sum(found) / len(found) / last - 1 for seat, found in places.items()}


def test_bots_answer_for_their_seats_and_share_in_the_end() -> None:
    made = env(**{**WITH_BOTS, "players": 4, "length": "short", "reward": "win"})
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


@pytest.mark.parametrize(("reward", "lead"), [("rank", 1.0), ("lead", 0.04), ("win", 0.0), ("score", 0.01)])
def test_a_game_that_is_stopped_is_worth_something_unless_only_victories_count(reward: str, lead: float) -> None:
    # Red has two books that Green lacks, 4 points.
    start = ora.Scenario("ahead", players=2, give={"R": "2Bo"}).game
    made = env(start=start, horizon=1, reward=reward)
    paid = play(made, lambda moves: moves.index(ora.Move("pass")) if ora.Move("pass") in moves else len(moves) - 1)
    game = made.unwrapped.game
    assert not game.over
    assert game.score()["R"].total - game.score()["G"].total == 4
    if reward != "score":
        assert paid == {"R": pytest.approx(lead), "G": pytest.approx(-lead)}


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_scaled_numbers_keep_within_their_bounds(players: int) -> None:
    made = OraEnv(players=players, horizon=40, describe=True)
    made.reset(seed=1)
    space = made.observation_space("R")
    for step in range(900):
        if made.game.over or made.truncations["R"]:
            made.reset()
        made.step(step * 7919 % len(made.moves()))
        assert all(space.contains(made.observe(agent)) for agent in made.agents)


def move_features(made: OraEnv, line: str) -> dict[str, object]:
    """The features of a move, with the names of verb, card and word."""
    move = ora.Move(line)
    found = dict(zip(ACTION_NAMES, action_features(made.game.now, move, made.game.setup.seats.index("R")), strict=True))
    names = {"verb": VERB_NAMES, "card": CARD_NAMES, "word": WORD_NAMES}
    said: dict[str, object] = {name: number for name, number in found.items() if number}
    return said | {name: each[found[name]] for name, each in names.items() if found[name]}


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("build G07 0,3", {"verb": "build", "card": "G07", "column": 3}),
        ("use LR2 prior", {"verb": "use", "card": "L2", "owner": 1, "word": "prior"}),
        ("contract LG3 coins", {"verb": "contract", "card": "L3", "owner": 2, "word": "coins"}),
        ("contract LB1 coins", {"verb": "contract", "card": "L1", "owner": 3, "word": "coins"}),
        ("fell -1,2 joker", {"verb": "fell", "row": -1, "column": 2, "word": "joker"}),
        ("plot 6 mountain", {"verb": "plot", "number": 6, "word": "mountain"}),
        ("trade 6energy", {"verb": "trade", "number": 6}),
        ("trade Ce", {"verb": "trade", "tiles Ce": 1}),
        ("pay 3Gn Sh", {"verb": "pay", "tiles Gn": 3, "tiles Sh": 1}),
        ("take joker Sh", {"verb": "take", "word": "joker", "tiles Sh": 1}),
        ("settle S2 -4,3", {"verb": "settle", "card": "S2", "row": -4, "column": 3}),
        ("times 12", {"verb": "times", "number": 12}),
        ("done", {"verb": "done"}),
    ],
)
def test_a_move_is_described_by_what_it_does(line: str, said: dict[str, object]) -> None:
    made = OraEnv(players=3)
    made.reset()
    assert move_features(made, line) == said


@pytest.mark.parametrize("players", [1, 3])
def test_moves_that_differ_are_described_differently(players: int) -> None:
    made = OraEnv(players=players, country="ireland", describe=True)
    made.reset()
    for step in range(400):
        if made.game.over:
            made.reset()
        slot_moves = made.moves()
        rows = made.observe(made.agent_selection)["actions"]
        assert len({tuple(row) for row in rows[: len(slot_moves)].tolist()}) == len(slot_moves)
        assert not rows[len(slot_moves) :].any()
        made.step(step * 7919 % len(slot_moves))


def test_a_clone_goes_its_own_way() -> None:
    made = OraEnv(players=3, bots={"G": ora.bots.Random(seed=1)})
    made.reset(seed=1)
    other = made.clone()
    for each in (made, other):
        for _ in range(5):
            each.step(0)
    assert other.game.moves == made.game.moves
    other.step(0)
    assert other.game.ply > made.game.ply


def test_one_seat_is_an_environment_of_gymnasium() -> None:
    made = SeatEnv("R", players=3, country="ireland", horizon=9, describe=True)
    check_env(made, skip_render_check=True)
    made.reset(seed=1)
    over = False
    while not over:
        assert made.action_masks().sum() == len(made.moves())
        _, reward, terminated, truncated, info = made.step(made.action_space.sample())
        over = terminated or truncated
    assert made.table.game.over
    assert -1 <= reward <= 1
    assert not np.asarray(info["action_mask"]).any()


def test_only_seats_of_the_game_can_learn() -> None:
    with pytest.raises(ora.UnknownName, match=r"Nobody sits at “B”"):
        SeatEnv("B", players=2)


def test_of_parallel_actions_that_of_the_agent_asked_counts() -> None:
    made = parallel_env(players=3, country="ireland")
    _, infos = made.reset(seed=1)
    while made.agents:
        masks = {agent: info["action_mask"] for agent, info in infos.items()}
        assert sum(mask.any() for mask in masks.values()) == 1
        *_, infos = made.step({agent: int(mask.sum()) - 1 for agent, mask in masks.items()})
    assert made.unwrapped.game.over


def test_a_vector_has_a_name_for_every_number() -> None:
    made = OraEnv(players=3, scaled=False)
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


def same_as_anew(made: Any) -> bool:
    """Whether every agent sees the present game, rebuilt without remains of earlier positions."""
    inner = made.unwrapped
    seats, now = inner.game.setup.seats, inner.game.now
    return all(
        inner.observe(agent)["observation"].tolist() == features.vector(now, seats.index(agent)).tolist()
        for agent in inner.agents
    )


@pytest.mark.parametrize("terms", [*({"players": players} for players in (1, 2, 3, 4)), *TERMS, WITH_BOTS])
def test_what_has_not_changed_is_copied_and_looks_as_if_it_was_written_anew(terms: dict[str, Any]) -> None:
    made, chance = env(**terms, scaled=False), Chance(7)
    made.reset(seed=1)
    left: list[Any] = []
    for _ in range(300):
        inner = made.unwrapped
        if inner.game.over or any(inner.truncations.values()):
            made.reset()
            continue
        detour = chance.randrange(20)
        if detour == 0:
            left.append(copy.deepcopy(made))
        elif detour == 1 and left:
            left.append(made)
            made = left.pop(0)
        elif detour == 2:
            made = pickle.loads(pickle.dumps(made))
        elif detour == 3:
            inner.game.undo().redo()
        elif detour == 4:
            inner.game = inner.game.copy()
        elif detour == 5:
            made.reset(seed=2)
        assert same_as_anew(made)
        made.step(chance.randrange(len(made.moves())))
        assert same_as_anew(made)


def test_a_game_put_in_its_place_is_seen_by_its_own_rulings() -> None:
    made = OraEnv(ora.Scenario("drinks", players=2, country="ireland", give={"R": "3Wh"}).game, scaled=False)
    made.reset()
    assert same_as_anew(made)
    now = made.game.now
    now.rulings = ora.Rulings(drinks_unsold=True)
    made.game = ora.Game(made.game.setup, now)
    made.step(made.moves().index(ora.Move("pass")))
    assert same_as_anew(made)


def test_a_move_that_a_game_taken_elsewhere_does_not_allow_is_refused() -> None:
    made = OraEnv(players=3)
    made.reset()
    made.step(made.moves().index(ora.Move("pass")))
    done = made.moves().index(ora.Move("done"))
    made.game.undo()
    with pytest.raises(ora.IllegalMove):
        made.step(done)


def test_more_moves_than_slots_are_cut_but_can_be_declined() -> None:
    made = OraEnv(players=3, slots=5)
    made.reset()

    assert len(made.moves()) == 5
    assert str(made.moves()[-1]) == "pass"
    assert aec.slot_moves((("a",), ("b",), ("c",)), 2) == (("a",), ("b",))


def test_what_is_refused() -> None:
    made = OraEnv(players=3)
    made.reset()
    for action in (-1, 511, None):
        with pytest.raises(ora.InvalidMove):
            made.step(action)
    with pytest.raises(ValueError, match="can reward rank, win, lead or score"):
        OraEnv(reward="glory")
    with pytest.raises(ora.InvalidSetup):
        OraEnv(players=9)


def test_a_game_that_need_not_end_is_truncated_at_the_horizon() -> None:
    made = env(players=2, horizon=3, render_mode="ansi", reward="win")

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
        assert not any("horizon" in info for info in made.infos.values())
        made.step(made.moves().index(ora.Move.parse(line)))
    assert made.truncations == {"R": True, "G": True}
    assert made.terminations == {"R": False, "G": False}
    assert [info["horizon"] for info in made.infos.values()] == [1, 1]


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
    for module in (aec, features, single):
        assert doctest.testmod(module).failed == 0
