"""Reading a position from a state: the terms of any position between two actions give that position again."""

from __future__ import annotations

from random import Random

import pytest

from ora_widgets import Scenario, new_game
from ora_widgets.engine import State, new_state
from ora_widgets.engine.frames import Turn
from ora_widgets.game.position import lay_out
from ora_widgets.game.position.from_state import position_in
from tests.fixtures.write import random_move
from tests.support.modes import MODES

MAX_MOVES = 400  # moves: the early game, every settlement phase and the end of all but the games for two


def sayable(state: State) -> bool:
    """Whether it is the beginning of an action, before the turn's purchase, which is all a position can describe."""
    turn = state.pending[-1] if state.pending else None
    return isinstance(turn, Turn) and turn.mains > 0 and turn.buys > 0


@pytest.mark.parametrize("country", ["france", "ireland"])
@pytest.mark.parametrize(("players", "length"), MODES)
def test_the_terms_of_a_position_lead_there_again(players: int, length: str, country: str) -> None:
    game, rng = new_game(players, country, length), Random(players)
    seats, seen = game.setup.seats, 0
    while not game.over and game.ply < MAX_MOVES:
        game.play(random_move(game, rng))
    for ply in range(game.plies + 1):
        state = game.state_after(ply)
        if sayable(state):
            position = position_in(state, seats)
            again = lay_out(new_state(players, country, length, seats=seats), position, seats)
            assert again.key() == state.key(), (ply, position)
            seen += 1

    assert seen > MAX_MOVES / 10


def test_a_turn_with_nothing_left_is_over() -> None:
    game = new_game(3, "france").play("build G07 0,3; prior; times 1")

    assert game.to_move == "R"
    assert position_in(game.now, "RGB").to_move == "G"


def test_a_game_that_is_over_is_in_its_last_phase() -> None:
    game = Scenario("", players=3, round=25, phase="E").game().play("done; done; done")

    assert game.over
    assert position_in(game.now, "RGB").phase == "E"


def test_what_the_neutral_player_has_built_over_is_not_in_the_display() -> None:
    """The cards below are out of play (F13.6), so a default display cannot have them."""
    game = Scenario("", players=1, built={"W": "G06 0,0"}, round=3).game()

    assert game.state.covered[-1] == ("0,0", "G13")
    assert "G13" not in game.state.display
