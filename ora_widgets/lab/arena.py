"""The strength of this package's bots: an arena as a command.

python -m ora_widgets.lab.arena search greedy --games 40 --seconds 0.2
python -m ora_widgets.lab.arena greedy random --games 200 --processes 2
python -m ora_widgets.lab.arena search --players 1 --games 10
python -m ora_widgets.lab.arena search hand-made-search hand-made-search --players 3 --games 60

With the prefix `hand-made-` a bot uses the hand-made evaluation, as all bots did before weights were trained.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from time import process_time

from ..bots import AnyBot, Greedy, Random, Search
from ..study.contest import arena
from ..study.jobs import pool
from .ladder import evaluation_of

BOTS = ("random", "greedy", "search", "hand-made-greedy", "hand-made-search")


def bot(name: str, seconds: float) -> AnyBot:
    """The bot of a name.

    Args:
        name: One of `BOTS`.
        seconds: Processor time for every answer of a search, which does not depend on the machine's load and number of
            cores.
    """
    values, kind = evaluation_of(name)
    if kind == "random":
        return Random()
    return Greedy(values=values) if kind == "greedy" else Search(seconds, clock=process_time, values=values)


def main(arguments: Sequence[str] | None = None) -> None:
    """Read the command line, let the bots play, and print the table."""
    parser = argparse.ArgumentParser(prog="python -m ora_widgets.lab.arena", description="Let bots play each other.")
    parser.add_argument("bots", nargs="+", choices=BOTS, metavar="BOT", help=", ".join(BOTS))
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--country", choices=("france", "ireland"), default="france")
    parser.add_argument("--length", choices=("short", "long"), default="long")
    parser.add_argument("--seconds", type=float, default=0.2, help="of the processor's time for every answer of search")
    parser.add_argument("--opening", type=int, default=2, help="turns at random that every seating begins with")
    parser.add_argument("--seed", type=int, default=0, help="for other games")
    parser.add_argument("--processes", type=int, default=1)
    given = parser.parse_args(arguments)
    bots = {
        name if given.bots.index(name) == place else f"{name} {place + 1}": bot(name, given.seconds)
        for place, name in enumerate(given.bots)
    }
    with pool(given.processes) as executor:
        print(
            arena(
                bots,
                given.games,
                given.players,
                given.country,
                given.length,
                given.seed,
                opening=given.opening,
                executor=executor,
                progress=True,
            )
        )


if __name__ == "__main__":
    main()
