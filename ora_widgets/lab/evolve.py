"""The command that trains the evaluation of a mode, and that writes the file of all modes.

    python -m ora_widgets.lab.evolve 2 long --generations 40 --folder training
    python -m ora_widgets.lab.evolve --write ora_widgets/bots/evolved.json --folder training

Every generation is kept in the folder: a run that was interrupted goes on where it was. What is written takes the place of the
weights that the file has for the same games; its others stay.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import nullcontext
from pathlib import Path

from ..bots.evolved import DamagedFile, GameKind, read, written
from ..bots.features import Weights
from ..engine.modes import OFFICIAL
from ..game.setup import COUNTRIES
from ..support.arguments import WrongArgument, number, whole
from ..support.files import write_whole
from .evolution_strategy import GAMES, MAX_GENERATIONS, PAIRS, RATE, SIGMA, Terms, evolve, gathered


def main(arguments: Sequence[str] | None = None) -> None:
    """Read the command line, and train or write.

    Args:
        arguments: The words of the command line; those of this process if not given.
    """
    parser = argparse.ArgumentParser(
        prog="python -m ora_widgets.lab.evolve",
        description="Train the evaluation of a mode; it goes on where it was.",
    )
    parser.add_argument("players", type=int, nargs="?", choices=(1, 2, 3, 4))
    parser.add_argument("length", nargs="?", choices=("short", "long"), default="long")
    parser.add_argument("--country", choices=COUNTRIES, help="the only country; by default one table for both")
    parser.add_argument("--generations", type=int, default=30, help="those that are kept included")
    parser.add_argument("--games", type=int, default=GAMES, help="openings for every direction")
    parser.add_argument("--rate", type=float, default=RATE, help="how far a generation goes")
    parser.add_argument("--pairs", type=int, default=PAIRS, help="directions of a generation, each tried both ways")
    parser.add_argument("--sigma", type=float, default=SIGMA, help="how far a direction goes")
    parser.add_argument("--like", metavar="GAME", help="begin near to the installed weights of a game, such as 1-long")
    parser.add_argument("--share", type=float, default=0.5, help="how near, from 0 to 1")
    parser.add_argument("--seed", type=int, default=1, help="of directions and openings")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=Path("training"), help="where every generation is kept")
    parser.add_argument(
        "--write", type=Path, metavar="FILE", help="write what the folder has to a file, and train nothing"
    )
    given = parser.parse_args(arguments)
    try:
        _carry_out(given, parser)
    except (WrongArgument, ValueError, OSError) as error:
        sys.exit(f"{parser.prog}: {error}")


def kept_in(file: Path) -> dict[GameKind, Weights]:
    """The weights that a file has; none where there is no file."""
    if not file.exists():
        return {}
    try:
        return read(file.read_bytes())
    except DamagedFile:
        raise ValueError(f"{file} holds no weights of this version: move it away, or name another file") from None


def _carry_out(given: argparse.Namespace, parser: argparse.ArgumentParser) -> None:
    """Train or write, as the command line says."""
    if given.write:
        write_whole(given.write, written(kept_in(given.write) | gathered(given.folder)))
        return
    whole("games", given.games, 1, MAX_GENERATIONS)
    whole("generations", given.generations, 0, MAX_GENERATIONS)
    whole("processes", given.processes, 1, MAX_GENERATIONS)
    number("rate", given.rate, 1 / MAX_GENERATIONS, 1)
    whole("pairs", given.pairs, 2, MAX_GENERATIONS)
    number("sigma", given.sigma, 1 / MAX_GENERATIONS, 10)
    number("share", given.share, 0, 1)
    if (given.players, given.length) not in OFFICIAL:
        parser.error(f"no game for {given.players} that is {given.length}")
    ways = [GameKind(given.players, given.length, each) for each in ([given.country] if given.country else COUNTRIES)]
    like = next((way for way in OFFICIAL if given.like == f"{way[0]}-{way[1]}"), None)
    if given.like and not like:
        parser.error(f"no game {given.like}: {' '.join(f'{players}-{length}' for players, length in OFFICIAL)}")
    terms = Terms(given.seed, given.games, given.rate, given.pairs, given.sigma, like, given.share)
    with ProcessPoolExecutor(given.processes) if given.processes > 1 else nullcontext() as executor:
        trained = evolve(ways, given.generations, given.folder, terms, executor, progress=True)
    for place, came_to in enumerate(trained.results, start=1):
        print(f"generation {place}: {came_to:.1f} points")


if __name__ == "__main__":
    main()
