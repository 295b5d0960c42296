"""Every rule that has no parts is one that some task cannot be solved without."""

from __future__ import annotations

import pytest

from ora_widgets.rulebook.rules import rules
from tests.lessons.leaf_rules.proof import TASKS, holds, holds_without
from tests.lessons.leaf_rules.reach import reach
from tests.lessons.leaf_rules.rows import PROOFS, WORKED

LEAVES = [rule.number for rule in rules() if not rule.children]


def test_every_rule_has_its_task() -> None:
    assert list(PROOFS) == LEAVES


@pytest.mark.parametrize("number", PROOFS)
def test_the_task_cannot_be_solved_without_the_rule(number: str) -> None:
    proof = PROOFS[number]
    # What is shown solves it, and what is forbidden does not; without the rule it is the other way round.
    forbidden = bool(proof.line)
    assert holds(proof) is not forbidden
    assert holds_without(proof) is forbidden


def test_no_two_rules_share_their_mutant() -> None:
    pairs = [(proof.task, id(proof.without), proof.line) for proof in PROOFS.values()]
    assert len(set(pairs)) == len(pairs)


def test_the_worked_examples_are_tasks() -> None:
    assert len(WORKED) == 12
    assert {task for tasks in WORKED.values() for task in tasks} <= set(TASKS)


# Rules without which an exhaustive search finds no line, of as many turns as the shown one, that solves their task.
NEEDED = (
    "F4.8", "F5.3.2", "F5.4.2", "F5.4.4", "F5.6", "F6.1", "F6.4", "F6.5", "F7.5", "F8.3", "F8.7", "F8.8", "F9.5", "F10.2",
)  # fmt: skip
# Tasks of rules that delay or forbid: without the rule they are solved by another line, which is what the rule prevents.
SOLVED_OTHERWISE = ("F0.2", "F2.2", "F4.5", "F5.1", "F5.3.7", "F7.2", "F8.5", "F9.1", "F13.1", "F13.7")


@pytest.mark.parametrize("number", NEEDED)
def test_no_line_at_all_solves_the_task_without_the_rule(number: str) -> None:
    assert reach(PROOFS[number], 20_000) == ("needed", "")


@pytest.mark.long
@pytest.mark.parametrize("number", [number for number, proof in PROOFS.items() if not proof.asks and not proof.line])
def test_no_other_task_is_solved_without_its_rule_within_a_search(number: str) -> None:
    found, line = reach(PROOFS[number], 20_000)
    assert (found != "solved") is (number not in SOLVED_OTHERWISE), line
