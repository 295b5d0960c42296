"""No test is skipped silently: its requirements exist after `make`, or it fails and says how to get them.

The few that may be skipped are counted here, each with the reason that pytest shows.
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from ora_widgets.support import bundle

TESTS = Path(__file__).parents[1]
SKIPPING = {"skip", "skipif", "skipIf", "skipUnless", "xfail", "importorskip", "SkipTest", "collect_ignore"}

# File, reason and number; after `make test` none of them is skipped on Linux and macOS.
ALLOWED = {
    ("agents/test_processes.py", "signals and process groups are POSIX's"): 1,
    ("agents/test_server.py", "the extra mcp is not there; make test brings it"): 1,
    ("browser/test_board.py", "no named pipes here"): 1,
    ("browser/test_docs.py", "make docs-check builds the pages and runs this"): 1,
    ("browser/test_live.py", "make site-test builds the site and runs this"): 1,
    ("browser/test_site.py", "make site-test builds the site and runs this"): 1,
    ("browser/test_together.py", "make hosts makes the environment for it"): 1,
    ("game/test_lock.py", "processes are forked on POSIX only"): 1,
    ("lessons/test_progress.py", "modes and links are the system's own there"): 1,
    ("lessons/test_progress.py", "no locks on folders there"): 1,
    ("safety/test_clocks_go_wrong.py", "the zone is not one of the environment there"): 1,
    ("safety/test_passing_failures.py", "pipes in folders, and locks of folders"): 1,
    ("support/test_files.py", "modes and links are the system's own there"): 1,
    ("widget/kept/test_keeping.py", "folders have no such modes there"): 1,
}


def skips(source: str) -> Iterator[str]:
    """The reasons in a test file for skipping tests; None where a reason is missing."""
    tree = ast.parse(source)
    reasons = {
        node.func: str(word.value.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        for word in node.keywords
        if word.arg == "reason" and isinstance(word.value, ast.Constant)
    }
    for node in ast.walk(tree):
        match node:
            case ast.Attribute(attr=name) | ast.Name(id=name) if name in SKIPPING:
                yield reasons.get(node, "")


def test_what_may_be_skipped_is_counted() -> None:
    files = [path for path in sorted(TESTS.rglob("*.py")) if path != Path(__file__)]
    found = [(path.relative_to(TESTS).as_posix(), why) for path in files for why in skips(path.read_text("utf-8"))]
    assert Counter(found) == ALLOWED


@pytest.mark.parametrize(
    ("source", "reasons"),
    [
        ("pytestmark = pytest.mark.skipif(True, reason='no page')", ["no page"]),
        ("@pytest.mark.skip\ndef test(): ...", [""]),
        ("@pytest.mark.xfail(reason='later')\ndef test(): ...", ["later"]),
        ("from pytest import importorskip\nimportorskip('pandas')", [""]),
        ("collect_ignore = ['test_slow.py']", [""]),
        ("answer(state, 'skip')", []),
    ],
)
def test_a_skip_is_noticed(source: str, reasons: list[str]) -> None:
    assert list(skips(source)) == reasons


def test_without_the_page_it_is_said_how_it_is_built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Importing a board reveals it, also to tests."""
    monkeypatch.setattr(bundle, "STATIC", tmp_path)
    with pytest.raises(FileNotFoundError, match=r"widget\.js is not there; .*make page"):
        bundle.part("widget.js")
