"""Every rule that has no parts is one that some task cannot be solved without."""

from __future__ import annotations

import pytest

from ora_widgets.rulebook.rules import rules
from tests.lessons.leaf_rules.proof import TASKS, holds, holds_without
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
