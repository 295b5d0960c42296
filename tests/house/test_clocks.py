"""No test measures time or sleeps, so that results do not depend on a busy machine.

Tests count work (`tests.support.work`) and wait for conditions (`tests.support.waiting`); `tests.bench` measures times.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
ROOT = TESTS.parent

# The files that deal with time.
MAY_READ_CLOCKS = {
    "agents/test_processes.py": "writes programs that hang, which it ends",
    "safety/test_clocks_go_wrong.py": "turns clocks back, and asks none how long anything takes",
    "support/waiting.py": "gives up on what never comes",
    "compiled/speed.py": "tells how much faster compiled modules are, which no test asks",
    "fuzz/limits.py": "tells what an input takes, which no test asks",
    "soak/__main__.py": "goes on for as many minutes as it is told",
    "stateful/__main__.py": "goes on for as many minutes as it is told",
}
MEASURES = "bench"

MODULES = {"time", "timeit", "cProfile", "profile"}
CLOCKS = {
    *("perf_counter", "process_time", "thread_time", "monotonic", "clock_gettime", "getrusage"),
    *("sleep", "wait_for_timeout", "utcnow", "timeit"),
}
# In cells and scripts for a kernel or a page, and in the page's own tests.
IN_TEXT = re.compile(
    r"performance\.now|Date\.now|new Date\(\)|console\.time|\btime\.(?:time|sleep|monotonic|perf_counter|process_time)\b"
    r"|\bfrom time import\b|\bimport time\b|longtask|event\.timeStamp"
)
# A script may yield to the page once, which is not a wait.
SCRIPT_WAITS = re.compile(r"setTimeout\([^;]*?,\s*\w+\s*\)|setInterval\(")


def clocks(source: str) -> Iterator[str]:
    """The uses of clocks in a test file, with their lines."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Import(names=names):
                yield from (f"{node.lineno}: import {name.name}" for name in names if name.name in MODULES)
            case ast.ImportFrom(module=module) if module in MODULES:
                yield f"{node.lineno}: from {module} import"
            case ast.Attribute(attr=name) | ast.Name(id=name) if name.removesuffix("_ns") in CLOCKS:
                yield f"{node.lineno}: {name}"
            case ast.Constant(value=str(text)):
                yield from (f"{node.lineno}: {found}" for found in in_script(text))


def in_script(text: str) -> Iterator[str]:
    """The uses of clocks in a script or in a notebook's cell."""
    for pattern in (IN_TEXT, SCRIPT_WAITS):
        yield from (found.group() for found in pattern.finditer(text))


FILES = [
    path
    for path in sorted(TESTS.rglob("*.py"))
    if path != Path(__file__) and path.relative_to(TESTS).parts[0] != MEASURES
]
SCRIPTS = sorted((ROOT / "js" / "tests").rglob("*.ts"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(TESTS).as_posix())
def test_a_test_reads_no_clock(path: Path) -> None:
    found = list(clocks(path.read_text(encoding="utf-8")))
    if path.relative_to(TESTS).as_posix() in MAY_READ_CLOCKS:
        assert found, "it need not be allowed to read clocks any more"
    else:
        assert found == []


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.name)
def test_a_test_of_the_page_reads_no_clock(path: Path) -> None:
    assert list(in_script(path.read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize(
    ("source", "wrong"),
    [
        ("import time\nassert time.time() - start < 1", True),
        ("import time as t", True),
        ("from time import process_time as spent", True),
        ("from timeit import repeat", True),
        ("asyncio.sleep(1)", True),
        ("page.wait_for_timeout(500)", True),
        ("loop.time_ns; thread_time_ns()", True),
        ("datetime.datetime.utcnow()", True),
        ("lab.run('import time; time.sleep(1)')", True),
        ("page.evaluate('() => performance.now()')", True),
        ("page.evaluate('done => setTimeout(done, 30)')", True),
        ("page.evaluate('done => setTimeout(done)')", False),
        ("page.evaluate('() => setTimeout(() => seen.push(1))')", False),
        ("from tests.support.waiting import wait_until\nwait_until(lambda: board.notice)", False),
        ("assert began.wait(PATIENCE)", False),
        ("with count_calls() as work: pass\nassert work.calls < 10", False),
        ("table.turn('times 1')", False),
    ],
)
def test_a_clock_is_noticed(source: str, wrong: bool) -> None:
    assert bool(list(clocks(source))) is wrong
