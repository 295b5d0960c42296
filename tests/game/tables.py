"""Games for these tests: random ones in every mode, and ones from a custom position."""

from __future__ import annotations

from random import Random
from typing import Any

import ora_widgets as ora
from ora_widgets.engine import State
from ora_widgets.engine.frames import Bill
from ora_widgets.game.game import Game
from ora_widgets.game.setup import Setup
from tests.support.positions import position

# Two players need not end their game (F10.6), so those that are played to the end have agreed on one.
AGREED = {2: {"idle_rounds": 26}}


def random_game(
    seed: int, players: int = 3, country: str = "france", length: str = "long", *, moves: int = 10_000, **terms: Any
) -> Game:
    """A game of random moves, to its end or to a number of moves."""
    rng = Random(seed)
    game = ora.new_game(players, country, length, **({"rulings": AGREED.get(players)} | terms))
    while game.legal_moves and game.ply < moves:
        game.play(game.legal_moves.sample(rng))
    return game


def game_at(**table: Any) -> Game:
    """A game from a position of `tests.support.positions`."""
    state = position(**table)
    return Game(Setup(state.mode.players, state.country, state.mode.length, rulings=state.rulings), state)


def everything(game: Game) -> tuple[object, ...]:
    """Everything that a refused move must not change."""
    return game.moves, game.ply, [game.state_at(ply) for ply in range(game.plies + 1)], game.turn_starts


def goods(game: Game, seat: str = "R") -> str:
    """A player's goods as a bag."""
    return repr(game.player(seat).goods)


def unpaid(state: State) -> State:
    """A state whose next question is a payment with very many answers."""
    state.pending = (*state.pending, Bill("pay", 0, "food", 60, 0))
    return state
