"""The threat model of SECURITY.md names existing tests and fuzzer entries for each way in."""

from __future__ import annotations

import re
from pathlib import Path

from tests.fuzz.doors import DOORS

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "SECURITY.md").read_text()
TABLE = TEXT.partition("| entry point |")[2].partition("\n\n")[0]
ENTRIES = [line.split("|") for line in TABLE.splitlines() if line.startswith("| ")]


def test_every_file_of_tests_that_is_named_is_there() -> None:
    named = re.findall(r"`(tests/[^`]*)`", TEXT)
    assert named
    assert [path for path in named if not (ROOT / path).exists()] == []


def test_every_way_in_names_a_test_and_its_doors() -> None:
    assert len(ENTRIES) > 9
    named = set()
    for entry in ENTRIES:
        assert "`tests/" in entry[-2], entry[1]
        named |= {
            door
            for doors in re.findall(r"fuzz ((?:`[a-z-]+`(?:, )?)+)", entry[-2])
            for door in re.findall("[a-z-]+", doors)
        }
    assert named <= DOORS.keys()
