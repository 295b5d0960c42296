"""Write exercise notebooks for a class: without hints and solutions, or with solutions and tests for nbgrader.

python -m ora_widgets.lessons wheel food --language pl --to exercises
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from pathlib import Path

from .sheets import write_exercises


def main(given: list[str]) -> int:
    """Run the command line and return its exit code."""
    parser = ArgumentParser(prog="python -m ora_widgets.lessons", description="Write exercise notebooks for a class.")
    parser.add_argument("lessons", nargs="*", help="names of lessons, as ora.lessons() lists them; by default all")
    parser.add_argument("--language", default="en")
    parser.add_argument("--nbgrader", action="store_true", help="as sources of assignments for nbgrader")
    parser.add_argument("--to", default=".", help="the folder; it is made where there is none")
    arguments = parser.parse_args(given)
    try:
        folder = Path(arguments.to)
        folder.mkdir(parents=True, exist_ok=True)
        for path in write_exercises(
            folder, arguments.lessons, language=arguments.language, nbgrader=arguments.nbgrader
        ):
            print(path)
    except (LookupError, OSError) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
