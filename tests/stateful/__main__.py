"""Run both machines for some minutes, each round with new examples: `python -m tests.stateful --minutes 5 --seed 2`."""

from __future__ import annotations

import argparse
from itertools import count
from time import monotonic

from hypothesis import HealthCheck, seed, settings
from hypothesis.stateful import run_state_machine_as_test

from .board_machine import BoardMachine
from .game_machine import GameMachine

LONG = settings(deadline=None, database=None, print_blob=False, suppress_health_check=[HealthCheck.too_slow])
MACHINES = (
    (GameMachine, settings(LONG, max_examples=60, stateful_step_count=50)),
    (BoardMachine, settings(LONG, max_examples=20, stateful_step_count=40)),
)


def main(argv: list[str] | None = None) -> None:
    """Run until the time is over or something fails, which is shrunk and printed as code to paste."""
    parser = argparse.ArgumentParser(prog="python -m tests.stateful", description="Games and boards, in any order.")
    parser.add_argument("--minutes", type=float, default=1.0, help="how long, in rounds that are ended (%(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="which examples (%(default)s)")
    args = parser.parse_args(argv)
    started = monotonic()
    for number in count():
        for machine, how in MACHINES:
            run_state_machine_as_test(seed(1000 * args.seed + number)(machine), settings=how)
            print(f"{monotonic() - started:6.0f} s  round {number + 1}: {machine.__name__} holds", flush=True)
        if monotonic() - started > 60 * args.minutes:
            break


if __name__ == "__main__":
    main()
