"""The paper for teachers is true: its counts are those of the course, and its citations are listed."""

from __future__ import annotations

import re

from ora_widgets.lessons import course, strategy
from ora_widgets.rulebook import rules
from tests.packaging.conftest import ROOT

PAPER = ROOT / "notebooks" / "paper"
TEXT = " ".join((PAPER / "paper.md").read_text(encoding="utf-8").split())
MAX_WORDS = 1_000  # the journal's limit


def test_its_counts_are_those_of_the_material() -> None:
    listed = list(rules.rules())
    assert f"which of {len(listed)} numbered rules" in TEXT
    assert f"one of the {sum(not rule.children for rule in listed)} rules that have no parts" in TEXT
    for lessons, named in ((course.LESSONS, "the course on the rules"), (strategy.STRATEGY, "the course on strategy")):
        assert f"{named} ({len(lessons)} lessons with {sum(len(each.steps) for each in lessons)} tasks)" in TEXT


def test_what_it_cites_is_listed_and_nothing_else() -> None:
    listed = re.findall(r"^@\w+\{(\w+),", (PAPER / "paper.bib").read_text(encoding="utf-8"), flags=re.MULTILINE)
    assert set(re.findall(r"@(\w+)[\];]", TEXT)) == set(listed)


def test_it_is_short_and_has_what_the_journal_asks_for() -> None:
    assert len(TEXT.split()) <= MAX_WORDS
    for section in ("Summary", "Statement of need", "Learning objectives", "Evidence", "References"):
        assert f"# {section}" in TEXT
