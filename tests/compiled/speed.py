"""Print the speed of the modules as a line of JSON, in processor time; comparisons alternate them."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from random import Random
from time import process_time

import ora_widgets as ora
from ora_widgets import bots, engine
from ora_widgets.engine.modes import OFFICIAL
from ora_widgets.game.schedule import goes_beyond

REPEATS = 3
GAMES = [(players, country, length) for players, length in OFFICIAL for country in ("france", "ireland")]


def random_game(players: int, country: str, length: str, seed: int) -> None:
    """A random game by the engine."""
    state, rng = engine.new_state(players, country, length), Random(seed)
    while not (state.over or goes_beyond(state)):
        engine.play(state, engine.sample(state, rng))


def least(work: Callable[[], object]) -> float:
    """The minimum of several times, since anything more is other load."""
    times = []
    for _ in range(REPEATS):
        start = process_time()
        work()
        times.append(process_time() - start)
    return min(times)


def games_per_second() -> float:
    """Random games of all modes."""
    return len(GAMES) / sum(least(partial(random_game, *game, 1)) for game in GAMES)


def answer(game: ora.Game) -> object:
    """One answer of `Search` with a fixed number of playouts."""
    return bots.Search(playouts=20, seed=1).choose(game)


def turns_per_second() -> float:
    """Answers of `Search` with a fixed number of playouts each, in games of all modes."""
    spent = 0.0
    for number, (players, country, length) in enumerate(GAMES):
        game, rng = ora.new_game(players, country, length), Random(number)
        for _ in range(20 + 10 * number % 80):
            game.play(game.legal_moves.sample(rng))
        spent += least(partial(answer, game))
    return len(GAMES) / spent


if __name__ == "__main__":
    print(json.dumps({"random games/s": games_per_second(), "Search turns/s": turns_per_second()}))
