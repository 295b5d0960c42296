"""Every rule that has no parts has a task that another line solves, or none, in the game without it."""

from __future__ import annotations

import pytest

from ora_widgets.rulebook.rules import rules
from tests.lessons.leaf_rules.proof import TASKS, Proof, holds, holds_without
from tests.lessons.leaf_rules.reach import FURTHER, POSITIONS, reach
from tests.lessons.leaf_rules.rows import PROOFS, QUESTIONS, WORKED

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


@pytest.mark.parametrize("proof", QUESTIONS, ids=lambda proof: proof.task)
def test_the_answer_to_a_question_is_the_engine_s(proof: Proof) -> None:
    assert holds(proof)
    assert not holds_without(proof)


def test_no_two_rules_share_their_mutant() -> None:
    pairs = [(proof.task, id(proof.without), proof.line) for proof in PROOFS.values()]
    assert len(set(pairs)) == len(pairs)


def test_the_worked_examples_are_tasks() -> None:
    assert len(WORKED) == 12
    assert {task for tasks in WORKED.values() for task in tasks} <= set(TASKS)


# Rules without which an exhaustive search finds no line, of as many turns as the shown one, that solves their task.
NEEDED = (
    "F0.2", "F0.5", "F1.3", "F2.5", "F2.6", "F2.9", "F4.8", "F5.1", "F5.3.2", "F5.3.7", "F5.4.2", "F5.4.4", "F5.6", "F6.1", "F6.4", "F6.5",
    "F7.2", "F7.5", "F7.6", "F8.3", "F8.4", "F8.7", "F8.8", "F9.1", "F9.5", "F10.2", "F10.6", "F10.7", "F10.8", "F11.2", "F12.1", "F13.2", "F13.7", "F14.1",
    "F14.3",
)  # fmt: skip


@pytest.mark.parametrize("number", NEEDED)
def test_no_line_at_all_solves_the_task_without_the_rule(number: str) -> None:
    assert reach(PROOFS[number], POSITIONS) == ("needed", "")


@pytest.mark.long
@pytest.mark.parametrize("number", [number for number, proof in PROOFS.items() if not proof.asks and not proof.line])
def test_of_every_other_rule_it_is_known_how_far_a_search_without_it_comes(number: str) -> None:
    found, line = reach(PROOFS[number], FURTHER.get(number, POSITIONS))
    assert found == ("needed" if number in NEEDED else "needed in so many moves"), line
