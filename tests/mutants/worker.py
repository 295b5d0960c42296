"""Test mutants in a copy of the tree one after another: pytest is imported once, and every mutant is a fork.

The worker is started in the copy. A line of JSON names the changed file, its content, the tests, and the seconds of
work that they may take; the answer is a line that says whether they passed, and how long they took. Work is CPU time,
so a busy machine kills no mutant.
"""

from __future__ import annotations

import json
import os
import resource
import sys
import traceback
from collections.abc import Sequence
from pathlib import Path

# Imports of all stages that are not part of the project.
import hypothesis  # noqa: F401
import pytest
import pytest_timeout
import xdist  # noqa: F401

OPTIONS = ("-q", "-x", "-p", "no:cacheprovider", "--timeout=0", "-m", "not slow and not browser")


def run(tests: Sequence[str], seconds: float) -> tuple[bool, float]:
    """Run tests in a fork; returns whether they passed, and their seconds of work."""
    child = os.fork()
    if child == 0:
        limit = int(seconds) + 1
        resource.setrlimit(resource.RLIMIT_CPU, (limit, limit + 1))
        resource.setrlimit(resource.RLIMIT_AS, (4 << 30, 4 << 30))
        out = os.open("out.txt", os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
        os.dup2(out, 1)
        os.dup2(out, 2)
        code = 3
        try:
            code = int(pytest.main([*OPTIONS, *tests], plugins=[pytest_timeout]))
        except BaseException:  # noqa: BLE001 - whatever it is, the fork must not go on as the worker
            traceback.print_exc()
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)
    _, status, usage = os.wait4(child, 0)
    return os.waitstatus_to_exitcode(status) == 0, usage.ru_utime + usage.ru_stime


def attempt(file: str, source: str, tests: Sequence[str], seconds: float) -> tuple[bool, float]:
    """Do the same with a changed file."""
    path = Path(file)
    before = path.read_text(encoding="utf-8")
    path.write_text(source, encoding="utf-8")
    try:
        return run(tests, seconds)
    finally:
        path.write_text(before, encoding="utf-8")


if __name__ == "__main__":
    for line in sys.stdin:
        print(json.dumps(attempt(**json.loads(line))), flush=True)
