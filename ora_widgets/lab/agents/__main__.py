"""How well agents play through text, and what the sentences are good for, as a command.

python -m ora_widgets.lab.agents --games 10
python -m ora_widgets.lab.agents --command "python my_agent.py" --games 2
python -m ora_widgets.lab.agents clumsy --against greedy --players 3 --tries 5
"""

from __future__ import annotations

import argparse
import shlex
from collections.abc import Sequence

from ...bots.levels import LEVELS
from .trial import SCRIPTED, Maker, Trial, trial

HEAD = (
    f"{'agent':10} {'told why':8} {'turns':>6} {'first try':>9} {'legal':>6} {'tries':>6} {'points':>7} {'theirs':>7}"
)


def main(arguments: Sequence[str] | None = None) -> None:
    """Read the command line, let them play, and print a line for each."""
    parser = argparse.ArgumentParser(
        prog="python -m ora_widgets.lab.agents",
        description="Let agents play through text, told why an answer is refused, and told only that it is illegal.",
    )
    parser.add_argument("agents", nargs="*", metavar="AGENT", help=f"of {', '.join(SCRIPTED)}; by default all")
    parser.add_argument("--command", default="", help="another agent: a process that reads and writes lines")
    parser.add_argument("--against", choices=[*LEVELS], default="random")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--country", choices=("france", "ireland"), default="france")
    parser.add_argument("--length", choices=("short", "long"), default="short")
    parser.add_argument("--tries", type=int, default=3)
    parser.add_argument("--seed", type=int, default=0, help="for other games")
    given = parser.parse_args(arguments)
    if strange := set(given.agents) - SCRIPTED.keys():
        parser.error(f"there is no agent {', '.join(sorted(strange))}")
    print(HEAD)
    makers: dict[str, Maker] = {name: SCRIPTED[name] for name in given.agents or ([] if given.command else SCRIPTED)}
    if given.command:
        makers["command"] = lambda _: shlex.split(given.command)
    for name, make in makers.items():
        for sentences in (True, False):
            print(
                _line(
                    trial(
                        name,
                        make,
                        given.games,
                        sentences=sentences,
                        tries=given.tries,
                        level=given.against,
                        players=given.players,
                        country=given.country,
                        length=given.length,
                        seed=given.seed,
                    )
                ),
                flush=True,
            )


def _line(done: Trial) -> str:
    reasons = "yes" if done.sentences else "no"
    return (
        f"{done.agent:10} {reasons:8} {done.tally.asked:6} {done.first:9.1%} {done.legal:6.1%} {done.tries:6.2f} "
        f"{done.points:7.1f} {done.theirs:7.1f}"
    )


if __name__ == "__main__":
    main()
