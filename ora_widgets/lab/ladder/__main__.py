"""How strong all bots of this package are, as a command.

python -m ora_widgets.lab.ladder games --openings 4
python -m ora_widgets.lab.ladder games --bots greedy miller search-50 --players 2 3 --picture ladder.svg

The games are kept in the folder `games`; the same command again goes on where it was interrupted.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import nullcontext

from ...engine import Refusal
from ...study.table import needed
from .games import RUNGS
from .standing import SEATS, ladder


def main(arguments: Sequence[str] | None = None) -> None:
    """Read the command line, let them play, print the table, and draw it where that is asked for."""
    parser = argparse.ArgumentParser(
        prog="python -m ora_widgets.lab.ladder", description="Let all bots meet their neighbours, and rate them."
    )
    parser.add_argument("folder", help="where the games are kept; what is there is not played again")
    parser.add_argument(
        "--bots", nargs="+", default=RUNGS, metavar="BOT", help=f"in order of strength; by default {' '.join(RUNGS)}"
    )
    parser.add_argument("--players", nargs="+", type=int, default=SEATS, metavar="N")
    parser.add_argument("--openings", type=int, default=1, help="each is played by every table in every order of seats")
    parser.add_argument("--country", choices=("france", "ireland"), default="france")
    parser.add_argument("--length", choices=("short", "long"), default="long")
    parser.add_argument("--opening", type=int, default=2, help="turns at random that an opening has")
    parser.add_argument("--seed", type=int, default=0, help="for other games")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--picture", default="", help="an SVG file to draw the ratings in")
    given = parser.parse_args(arguments)
    if given.picture:
        needed("altair")  # rather now than when all has been played
    try:
        with ProcessPoolExecutor(given.processes) if given.processes > 1 else nullcontext() as executor:
            found = ladder(
                given.folder,
                given.bots,
                given.players,
                given.openings,
                given.country,
                given.length,
                given.seed,
                opening=given.opening,
                executor=executor,
                progress=True,
            )
    except (Refusal, OSError) as error:
        sys.exit(f"{parser.prog}: {error}")
    print(found)
    if given.picture:
        found.plot().save(given.picture)


if __name__ == "__main__":
    main()
