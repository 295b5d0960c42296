"""A game stores few of its positions and replays the others, which nobody can notice."""

import pickle
import sys
from concurrent.futures import ThreadPoolExecutor
from random import Random

import pytest

import ora_widgets as ora
from ora_widgets.engine import State
from ora_widgets.game.game import Game
from ora_widgets.game.history import CHECKPOINT_PLIES, MAX_SEGMENTS
from tests.golden.playing import path


def whole() -> Game:
    return ora.load(path("4long-france"))


def replay_states(game: Game) -> list[State]:
    """Every position of a game, replayed from the start one by one."""
    again = Game(game.setup)
    states = [again.now]
    states.extend(again.play(move).now for move in game.moves)
    return states


def test_every_position_is_the_one_that_was_played() -> None:
    game = whole()
    states = replay_states(game)
    assert game.plies > CHECKPOINT_PLIES * MAX_SEGMENTS, "long enough for stretches to be dropped"
    plies = list(range(game.plies + 1))
    Random(3).shuffle(plies)
    for ply in [*plies, *reversed(range(game.plies + 1))]:
        assert game.state_after(ply) == states[ply]
        assert game.jump(ply).now == states[ply]


@pytest.mark.parametrize("ply", [0, 1, CHECKPOINT_PLIES - 1, CHECKPOINT_PLIES, CHECKPOINT_PLIES + 1, 200])
def test_another_way_from_an_earlier_position_has_positions_of_its_own(ply: int) -> None:
    game, chance = whole(), Random(ply)
    twin = game.copy().jump(ply)
    game.jump(ply)
    for _ in range(2 * CHECKPOINT_PLIES + 1):
        game.play(game.legal_moves.sample(chance))
        twin.play(twin.legal_moves.sample(chance))
    for each in (game, twin):
        assert [each.state_after(number) for number in range(each.plies + 1)] == replay_states(each)


def test_a_copy_and_its_original_go_on_apart() -> None:
    game, chance = ora.new_game(3, "ireland"), Random(1)
    copies: list[tuple[Game, int]] = []
    for _ in range(3 * CHECKPOINT_PLIES):
        copies.append((game.copy(), game.plies))
        game.play(game.legal_moves.sample(chance))
    for copy, plies in copies:
        assert copy.plies == copy.ply == plies
        assert copy.moves == game.moves[:plies]
        copy.play(copy.legal_moves.sample(chance))
        assert copy.now == replay_states(copy)[-1]
    assert [game.state_after(ply) for ply in range(game.plies + 1)] == replay_states(game)


def test_looking_at_all_positions_from_several_threads() -> None:
    game = whole()
    states = replay_states(game)

    def look(seed: int) -> bool:
        chance = Random(seed)
        return all(game.state_after(ply) == states[ply] for ply in chance.sample(range(game.plies + 1), 150))

    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-5)
    try:
        with ThreadPoolExecutor(4) as pool:
            assert all(pool.map(look, range(8)))
    finally:
        sys.setswitchinterval(interval)


def test_a_pickled_game_holds_moves_and_few_positions() -> None:
    game = whole()
    assert [game.state_after(ply) for ply in range(game.plies)]
    assert len(pickle.dumps(game)) < 150 * game.plies, "bytes; a position takes a thousand"
    copy = game.copy().jump(40)
    again = pickle.loads(pickle.dumps(copy))
    assert again.ply == 40
    assert again.moves == game.moves
