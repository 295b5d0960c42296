"""Play for some minutes, check every move, and print a table.

python -m tests.soak --minutes 10              for so long
python -m tests.soak --moves 1000000           for so many moves
python -m tests.soak --seed 7                  other games
"""

from __future__ import annotations

import argparse
import sys
from time import monotonic

from .invariants import EVERY_MOVE, WHOLE_GAME
from .moment import Broken
from .playing import Played, nothing, one_game, seeds

TOLD_EVERY = 5.0  # seconds


class Progress:
    """A line with the progress, overwritten on a terminal."""

    def __init__(self, done: Played) -> None:
        self.done = done
        self.started = self.last = monotonic()

    def __call__(self) -> None:
        if monotonic() - self.last > TOLD_EVERY:
            self.last = monotonic()
            moves, games = self.done.moves.total(), self.done.games.total()
            said = f"{self.last - self.started:6.0f} s  {moves:9,} moves  {games:6,} games  {self.done.checks.total():11,} checks"
            print(said, end="\r" if sys.stderr.isatty() else "\n", file=sys.stderr, flush=True)


def table(done: Played) -> str:
    """The moves of every mode and country, and how often every invariant was checked."""
    lines = [f"{'game':22}{'games':>8}{'moves':>11}"]
    lines += [f"{name:22}{done.games[name]:8,}{moves:11,}" for name, moves in sorted(done.moves.items())]
    lines += [f"{'all':22}{done.games.total():8,}{done.moves.total():11,}", ""]
    lines += [f"{style:22}{'':8}{moves:11,}" for style, moves in sorted(done.by.items())]
    lines += ["", f"{'invariant':30}{'looked at':>11}  after"]
    for each in EVERY_MOVE:
        often = "every move" if each.every == 1 else f"every {each.every} moves"
        lines.append(f"{each.name:30}{done.checks[each.name]:11,}  {often}")
    for each in WHOLE_GAME:
        often = "every game" if each.every == 1 else f"one of {each.every} games"
        lines.append(f"{each.name:30}{done.checks[each.name]:11,}  {often}")
    return "\n".join(lines)


def main(argv: list[str] | None = None) -> int:
    """Play and report; returns 1 if an invariant fails."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description="Random games, looked at move by move.")
    parser.add_argument("--minutes", type=float, default=1.0, help="how long (%(default)s)")
    parser.add_argument("--moves", type=int, default=0, help="how many moves instead")
    parser.add_argument("--seed", type=int, default=1, help="which games (%(default)s)")
    parser.add_argument("--keep-going", action="store_true", help="tell what is broken, and go on with the next game")
    args = parser.parse_args(argv)
    done, broken = nothing(), 0
    progress = Progress(done)
    for game, seed in seeds(args.seed):
        if done.moves.total() >= args.moves if args.moves else monotonic() - progress.started > 60 * args.minutes:
            break
        try:
            one_game(game, seed, done, report=progress)
        except Broken as fault:
            broken += 1
            print(fault, file=sys.stderr, flush=True)
            if not args.keep_going:
                break
    print(table(done))
    print(f"\n{broken} broken" if broken else "\nall of it holds")
    return int(broken > 0)


if __name__ == "__main__":
    sys.exit(main())
