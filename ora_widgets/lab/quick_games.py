"""Tens of thousands of games of quick bots, written into a folder of records that `ora.games` reads.

    python -m ora_widgets.lab.quick_games games --games 50000 --write ora_widgets/study/bots_games.json.gz

The modes and countries take turns, and each game is seeded by its number. A file holds over a hundred games and is
written whole: with the same folder, the command continues with the missing files. `--write` saves the explorer's counts
of the games.
"""

from __future__ import annotations

import argparse
import gc
from collections.abc import Sequence
from pathlib import Path
from random import Random

from ..bots.beam_search import BeamSearch, choose_with_errors
from ..bots.evaluation import STANDARD
from ..engine import Move, play
from ..game.game import new_game
from ..game.record import write
from ..game.schedule import goes_beyond
from ..study.game_files import STOPPED_TAG
from ..study.jobs import pool
from ..study.opening_explorer import explorer
from ..study.simulation import MODES
from ..support.files import write_whole

GAMES_IN_FILE = 140  # ten of each mode and country
OPENING_ROUNDS = 3  # rounds with a wide search and a noisy choice, so that games begin in many ways
OPENING_NOISE = 4.0  # standard deviation of the noise in those rounds, in points
NOISE = 1.0  # and after them
HORIZON = 24  # the round after which a game for two is stopped: the length of a game for three
MIN_GAMES = 3  # games in which a turn must occur to be shipped
SHIPPED_GAMES = 150  # shipped games
WIDE_SEARCH = BeamSearch(STANDARD)
QUICK_SEARCH = BeamSearch(STANDARD, width=2, sites=1, nodes=30)  # much like the playouts of `Search`


def quick_game(number: int, seed: int = 0) -> str:
    """The record of a game with its tags; a stopped game has a tag for that.

    >>> quick_game(4).splitlines()[2:5]
    ['players 3', 'country france', 'length short']
    """
    setup = new_game(*MODES[number % len(MODES)]).setup
    state, chance = setup.start(), Random(f"{seed}:{number}")
    moves: list[Move] = []
    while state.pending and not goes_beyond(state, HORIZON):
        search, noise = (WIDE_SEARCH, OPENING_NOISE) if state.round <= OPENING_ROUNDS else (QUICK_SEARCH, NOISE)
        line = choose_with_errors(search.lines(state), noise, chance)
        for move in line.moves:
            play(state, move)
        moves += map(Move, line.moves)
    tags = [f"# game: {number}", *([f"# {STOPPED_TAG}: {HORIZON}"] if state.pending else [])]
    return "\n".join([*tags, write(setup, moves)])


def play_games(folder: Path, games: int, seed: int = 0) -> None:
    """Play games until a folder holds a given number of them.

    Args:
        folder: The folder, created if it is missing.
        games: How many games, rounded up to whole files.
        seed: The seed of the games.

    Raises:
        OSError: When a file cannot be written.
    """
    folder.mkdir(parents=True, exist_ok=True)
    for first in range(0, games, GAMES_IN_FILE):
        file = folder / f"{first:06}.ora"
        if not file.exists():
            write_whole(file, "\n".join(quick_game(first + n, seed) for n in range(GAMES_IN_FILE)).encode())


def main(arguments: Sequence[str] | None = None) -> None:
    """Read the command line, and play."""
    parser = argparse.ArgumentParser(
        prog="python -m ora_widgets.lab.quick_games", description="Play games of quick bots."
    )
    parser.add_argument("folder", type=Path, help="where the records are kept")
    parser.add_argument("--games", type=int, default=50_000)
    parser.add_argument("--seed", type=int, default=0, help="for other games")
    parser.add_argument("--write", type=Path, metavar="FILE", help="count all games of the folder into a file")
    parser.add_argument("--processes", type=int, default=1, help="how many count at a time")
    parser.add_argument("--least", type=int, default=MIN_GAMES, help="games in which a turn that is counted was played")
    given = parser.parse_args(arguments)
    gc.set_threshold(100_000)  # states have no reference cycles, and searching for cycles takes a tenth of the time
    play_games(given.folder, given.games, given.seed)
    if given.write:
        with pool(given.processes) as executor:
            counted = explorer(given.folder, executor=executor, progress=True)
        counted.save(given.write, least=given.least, records=SHIPPED_GAMES)


if __name__ == "__main__":
    main()
