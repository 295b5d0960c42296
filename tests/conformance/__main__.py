"""`python -m tests.conformance FILE...`: replay recordings; any difference is named and makes the exit code 1."""

from __future__ import annotations

import sys
from pathlib import Path

from .replay import load, replay


def main(paths: list[str]) -> int:
    if not paths:
        print(__doc__)
        return 2
    commands, failures = 0, 0
    for path in paths:
        result = replay(load(Path(path)))
        commands += result.commands
        if result.difference:
            failures += 1
            print(f"{path}: {result.difference}")
    if not failures:
        print(f"{len(paths)} files, {commands} commands agree")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
