"""The rulebook: every number exists, refers to existing rules, and is found."""

from __future__ import annotations

import dataclasses
import doctest
import re
import subprocess
import sys

import pytest

from ora_widgets.engine import UnknownName
from ora_widgets.lessons.rule_examples import rule
from ora_widgets.rulebook import rules as rulebook
from ora_widgets.rulebook.rules import Rule, rules, search

# The number of parts of each rule. Refusals and lessons cite these numbers, so none may ever disappear or move.
PARTS = {
    "F0": 8,
    "F1": 5,
    "F2": 9,
    "F3": 8,
    "F4": 8,
    "F5": 6,
    "F5.2": 5,
    "F5.3": 8,
    "F5.4": 4,
    "F5.5": 6,
    "F6": 7,
    "F7": 6,
    "F8": 9,
    "F9": 6,
    "F10": 8,
    "F11": 6,
    "F12": 6,
    "F13": 11,
    "F14": 4,
}
CHAPTERS = [f"F{chapter}" for chapter in range(18)]
NUMBERS = {*CHAPTERS, *(f"{above}.{part}" for above, parts in PARTS.items() for part in range(1, parts + 1))}

EVERY_RULE = list(rules())


def test_docstrings() -> None:
    result = doctest.testmod(rulebook)
    assert result.attempted
    assert not result.failed


def test_every_number_is_there_and_no_other() -> None:
    assert {each.number for each in EVERY_RULE} == NUMBERS
    assert len(EVERY_RULE) == len(NUMBERS) == 148


def test_order_is_that_of_the_numbers() -> None:
    keys = [[int(part) for part in each.number[1:].split(".")] for each in EVERY_RULE]
    assert keys == sorted(keys)


@pytest.mark.parametrize("each", EVERY_RULE, ids=lambda each: each.number)
def test_a_rule_is_short_whole_and_refers_to_rules(each: Rule) -> None:
    assert 10 < len(each.text) < 700
    assert each.text.endswith((".", "|"))
    assert 2 < len(each.title) < 60
    assert not each.title.endswith(".")
    assert not re.search(r"[{}$]|  ", each.text + each.title)
    assert set(each.see_also) <= NUMBERS - {each.number}
    assert each.parent is None or each.number in rule(each.parent).children
    assert all(rule(child).parent == each.number for child in each.children)


def test_titles_are_unique_within_a_chapter() -> None:
    for each in EVERY_RULE:
        titles = [rule(child).title for child in each.children]
        assert len(set(titles)) == len(titles), each.number


def test_a_table_has_lines_of_equal_width() -> None:
    for each in EVERY_RULE:
        for table in (part for part in each.text.split("\n\n") if part.startswith("|")):
            assert len({line.count("|") for line in table.split("\n")}) == 1, each.number


def test_the_wheel_in_the_text_is_the_wheel() -> None:
    text = rule("F4.1").text
    assert "| front | 0 | 2 | 3 | 4 | 5 | 6 | 6 | 7 | 7 | 8 | 8 | 9 | 10 |" in text
    assert "| back | 0 | 1 | 2 | 2 | 3 | 4 | 4 | 5 | 6 | 6 | 7 | 8 | 10 |" in text


@pytest.mark.parametrize("spelling", ["F5.3.4", "f5.3.4", "5.3.4", " F5.3.4 "])
def test_a_number_may_be_spelled_loosely(spelling: str) -> None:
    assert rule(spelling) == rule("F5.3.4")


def test_a_rule_is_a_value_that_shows_itself() -> None:
    contract = rule("F5.3")
    assert str(contract).startswith("F5.3 Work contract\n")
    assert "**F5.3 Work contract**" in contract._repr_markdown_()
    assert "- **F5.3.4** The price of a contract" in contract._repr_markdown_()
    with pytest.raises(dataclasses.FrozenInstanceError):
        contract.title = "x"  # type: ignore[misc]


@pytest.mark.parametrize(
    ("number", "near"),
    [
        ("F5.3.99", ("F5.3", "F5.3.6", "F5.3.7", "F5.3.8")),
        ("F5.3.9.2", ("F5.3", "F5.3.6", "F5.3.7", "F5.3.8")),
        ("F99", ("F15", "F16", "F17")),
        ("F7.0", ("F7", "F7.1", "F7.2", "F7.3")),
        ("", ("F0", "F1", "F2")),
    ],
)
def test_an_unknown_number_names_near_ones(number: str, near: tuple[str, ...]) -> None:
    with pytest.raises(UnknownName) as caught:
        rule(number)
    assert caught.value.details["near"] == ", ".join(near)
    assert caught.value.details["near"] in str(caught.value)


@pytest.mark.parametrize(
    ("words", "number"),
    [
        ("who decides which clergyman goes", "F5.3.2"),
        ("when do clergymen come back?", "F3.1"),
        ("cloister next to cloister", "F5.5.4"),
        ("how many wonders are there", "F1.3"),
        ("can I sell wine", "F6.4"),
        ("Landscape once per turn", "F6.6"),
        ("may I pass", "F5.6"),
        ("what does f8.3 say", "F8.3"),
    ],
)
def test_search_puts_the_answer_first(words: str, number: str) -> None:
    assert search(words)[0].number == number


def test_search_is_limited_and_may_find_nothing() -> None:
    assert len(search("clergyman", limit=3)) == 3
    assert search("zeppelin") == ()
    assert search("") == ()


def test_importing_the_room_leaves_fluent_alone() -> None:
    code = "import sys, ora_widgets.rulebook.rules as r; r.Rule; sys.exit('fluent.runtime' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


@pytest.mark.parametrize("number", ["9" * 5000, "1." * 10**6, "F" * 50, "5.3.4" + " " * 40 + "x", "F٥", "\ud800"])
def test_what_is_longer_than_any_number_is_none(number: str) -> None:
    with pytest.raises(UnknownName) as caught:
        rule(number)
    assert len(str(caught.value)) < 150


def test_a_question_is_read_as_far_as_it_goes_into_a_line() -> None:
    assert search("wine " * 10**6) == search("wine " * 40)
