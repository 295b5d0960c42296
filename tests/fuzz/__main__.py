"""Try damaged samples wherever data comes from outside.

python -m tests.fuzz                             a thousand inputs at every door
python -m tests.fuzz code log --count 100000     these doors
python -m tests.fuzz log --seed 7 --only 4711    one input, as the report names it, shown whole
"""

from __future__ import annotations

import argparse
import gc
import logging
import os
import sys
from tempfile import TemporaryDirectory

from ora_widgets.language.fluent import languages, say
from ora_widgets.lessons import keep_in
from ora_widgets.widget import kept_files

from .doors import DOORS
from .limits import cost_of
from .running import as_expression, make_input, run


def main(argv: list[str] | None = None) -> None:
    """Try the samples, print a report for each entry, and fail if anything was found."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description="Damaged samples at every door.")
    parser.add_argument("doors", nargs="*", metavar="DOOR", help=f"of {', '.join(DOORS)}; by default all")
    parser.add_argument("--count", type=int, default=1000, help="inputs at each door (%(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="what they are made by (%(default)s)")
    parser.add_argument("--only", type=int, metavar="NUMBER", help="one input, which is shown")
    args = parser.parse_args(argv)
    if strange := set(args.doors) - DOORS.keys():
        parser.error(f"there is no door {', '.join(strange)}")

    logging.disable()
    for language in languages():  # no input is charged for the first use of a language
        say("language-name", language)
    faults = 0
    with TemporaryDirectory() as folder:
        keep_in(f"{folder}/progress.json")
        os.environ[kept_files.VARIABLE] = f"{folder}/games"
        for name in args.doors or DOORS:
            door = DOORS[name]
            if args.only is not None:
                print(as_expression(make_input(door, name, args.seed, args.only, door.samples())))
                report = run(name, door, 1, args.seed, first=args.only, costs=cost_of)
            else:
                run(name, door, len(door.samples()), args.seed)  # everything takes longer the first time
                gc.collect()
                gc.freeze()
                report = run(name, door, args.count, args.seed, costs=cost_of)
            print(report, flush=True)
            faults += len(report.faults)
    sys.exit(bool(faults))


if __name__ == "__main__":
    main()
