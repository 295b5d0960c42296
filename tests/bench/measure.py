"""Measure the first `ora_widgets` on the path once, and print the figures as JSON.

It uses only what every checkout has: the engine's public functions and `new_game`. It measures CPU time, so that a busy
machine does not look like a slow engine; versions are measured alternately, so that noise affects both.

    PYTHONPATH=/a/checkout python tests/bench/measure.py --games 20
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from random import Random
from time import process_time

import chess

import ora_widgets
from ora_widgets import engine

COPIES = 100  # times for each position, since one run is too fast for the clock


def engine_game(rng: Random) -> int:
    """A random game by the engine; returns its moves."""
    state = engine.new_state(3, "france")
    moves = 0
    while not state.over:
        engine.play(state, engine.sample(state, rng))
        moves += 1
    return moves


def played_game(rng: Random) -> int:
    """Play a random game as a person would: with history, undo and checked moves."""
    game = ora_widgets.new_game(3, "france")
    while not game.over:
        game.play(game.legal_moves.sample(rng))
    return game.ply


def chess_game(rng: Random) -> int:
    """A random game of chess by python-chess, for comparison."""
    board = chess.Board()
    while not board.is_game_over():
        board.push(rng.choice(list(board.legal_moves)))
    return board.ply()


PLAYERS: dict[str, Callable[[Random], int]] = {"engine": engine_game, "game": played_game, "chess": chess_game}


def open_turns(rng: Random, games: int) -> list[engine.State]:
    """Positions of random games in which a main action is to be chosen."""
    found = []
    for _ in range(games):
        state = engine.new_state(3, "france")
        while not state.over:
            if state.pending[-1][0] == "act" and state.pending[-1][2]:
                found.append(state.copy())
            engine.play(state, engine.sample(state, rng))
    return found


def mean_microseconds(work: Callable[[engine.State], object], states: list[engine.State]) -> float:
    """The mean over positions."""
    start = process_time()
    for state in states:
        for _ in range(COPIES):
            work(state)
    return (process_time() - start) * 1e6 / (len(states) * COPIES)


def measure(games: int, seed: int = 0) -> dict[str, float]:
    """All figures of one process, by name."""
    spent = dict.fromkeys(PLAYERS, 0.0)
    moves = dict.fromkeys(PLAYERS, 0)
    for number in range(games + 1):
        for name, play in PLAYERS.items():
            start = process_time()
            played = play(Random(seed + number))
            if number:  # the first one warms up
                spent[name] += process_time() - start
                moves[name] += played
    turns = open_turns(Random(seed), max(1, games // 10))
    return {
        "engine games/s": games / spent["engine"],
        "Game games/s": games / spent["game"],
        "chess games/s": games / spent["chess"],
        "engine / chess": spent["chess"] / spent["engine"],
        "Game / chess": spent["chess"] / spent["game"],
        "moves a game": moves["engine"] / games,
        "copy of a state, µs": mean_microseconds(lambda state: state.copy(), turns),
        "listing a turn, µs": mean_microseconds(lambda state: list(engine.options(state)), turns),
    }


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=20)
    print(json.dumps(measure(parser.parse_args().games)))
