"""How fast one kind of modules is, as a line of JSON, in processor time; what is compared runs in turns."""

from __future__ import annotations

import json
from random import Random
from time import process_time

import ora_widgets as ora
from ora_widgets import bots, engine
from ora_widgets.engine.modes import OFFICIAL
from ora_widgets.game.horizon import beyond

GAMES = [(players, country, length) for players, length in OFFICIAL for country in ("france", "ireland")]


def random_game(players: int, country: str, length: str, seed: int) -> None:
    """A random game by the engine."""
    state, rng = engine.new_state(players, country, length), Random(seed)
    while not (state.over or beyond(state)):
        engine.play(state, engine.sample(state, rng))


def games_per_second(rounds: int) -> float:
    """Random games of all modes."""
    for game in GAMES:
        random_game(*game, 0)  # warms up
    start = process_time()
    for seed in range(rounds):
        for game in GAMES:
            random_game(*game, seed)
    return rounds * len(GAMES) / (process_time() - start)


def turns_per_second(turns: int) -> float:
    """Answers of `Search`, with the same playouts each, in games of all modes."""
    spent = 0.0
    for number in range(turns + 1):
        players, country, length = GAMES[number % len(GAMES)]
        game, rng = ora.new_game(players, country, length), Random(number)
        for _ in range(20 + 10 * number % 80):
            game.play(game.legal_moves.sample(rng))
        start = process_time()
        bots.Search(playouts=20, seed=1).choose(game)
        if number:
            spent += process_time() - start
    return turns / spent


if __name__ == "__main__":
    print(json.dumps({"random games/s": games_per_second(5), "Search turns/s": turns_per_second(14)}))
