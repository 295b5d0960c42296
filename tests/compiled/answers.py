"""Print digests of random games, of offered answers and of bots' moves, as a line of JSON.

A script, so that it uses the first `ora_widgets` on the path.
"""

from __future__ import annotations

import hashlib
import json
import pickle
from copy import deepcopy
from random import Random

import ora_widgets as ora
from ora_widgets import bots, engine
from ora_widgets.engine.modes import OFFICIAL
from ora_widgets.game.schedule import goes_beyond

GAMES = [(players, country, length) for players, length in OFFICIAL for country in ("france", "ireland")]
SEEDS = 6
TURNS = 2  # of each bot, at each place of a game
LISTED = 50  # answers of a question that go into the digest


def random_games(players: int, country: str, length: str) -> str:
    """Random games: each question with its answers, each move, each final position, key and score."""
    digest = hashlib.sha256()
    for seed in range(SEEDS):
        state, rng = engine.new_state(players, country, length), Random(seed)
        while not (state.over or goes_beyond(state)):
            offered = engine.answers(state)
            words = [move for move, _ in zip(offered, range(LISTED), strict=False)]
            move = engine.sample(state, rng)
            wrong = engine.explain(state, ("build", "S1", "0,3"))
            digest.update(repr((words, engine.conversions(state), move, wrong.message, wrong.details)).encode())
            engine.play(state, move)
        scores = [repr(engine.score(state, seat)) for seat in range(players)]
        digest.update(json.dumps([state.to_json(), scores], sort_keys=True).encode())
    return digest.hexdigest()


def bots_moves(players: int, country: str, length: str) -> list[str]:
    """The answers of each bot early, midway and late; limited by playouts, because time would not be reproducible."""
    found = []
    for start in (0, 60, 150):
        for made in (bots.Random(seed=1), bots.Greedy(seed=1), bots.Search(playouts=12, seed=1)):
            bot = pickle.loads(pickle.dumps(deepcopy(made)))  # as studies send bots to workers
            game, rng = ora.new_game(players, country, length), Random(f"{start}")
            while game.ply < start and not game.over:
                game.play(game.legal_moves.sample(rng))
            for _ in range(TURNS):
                if not game.over:
                    line = bot.choose(game)
                    found.append("; ".join(map(str, line)))
                    for move in line:
                        game.play(move)
    return found


if __name__ == "__main__":
    print(
        json.dumps(
            {
                "compiled": ora.compiled,
                "games": {f"{game}": random_games(*game) for game in GAMES},
                "bots": {f"{game}": bots_moves(*game) for game in GAMES},
            }
        )
    )
