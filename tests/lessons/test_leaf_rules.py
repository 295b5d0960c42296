"""Every rule without parts has a task that another line, or none, solves in the game without the rule."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ora_widgets.rulebook.rules import rules
from tests.lessons.leaf_rules.proof import TASKS, Proof, holds, holds_without
from tests.lessons.leaf_rules.reach import FURTHER, POSITIONS, reach, right_line_after_waiting, right_line_before
from tests.lessons.leaf_rules.rows import PROOFS, QUESTIONS, WORKED

PROOFS_WITH_VARIATIONS = [
    pytest.param(replace(proof, repetition=repetition), id=f"{number}-{repetition}" if repetition else number)
    for number, proof in PROOFS.items()
    for repetition in range(1 + len(proof.step.variations))
]
LEAVES = [rule.number for rule in rules() if not rule.children]


def test_every_rule_has_its_task() -> None:
    assert list(PROOFS) == LEAVES


@pytest.mark.parametrize("proof", PROOFS_WITH_VARIATIONS)
def test_the_task_cannot_be_solved_without_the_rule(proof: Proof) -> None:
    # The shown line solves it and a forbidden one does not; without the rule it is the other way round.
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


# Rules without which an exhaustive search, of as many turns as shown, finds no line for their task.
NEEDED = (
    "F0.2", "F0.4", "F0.5", "F0.6", "F1.3", "F2.1", "F2.5", "F2.6", "F2.7", "F2.8", "F2.9", "F3.1", "F4.2", "F4.6", "F4.7", "F4.8", "F5.1",
    "F5.2.1", "F5.2.2", "F5.2.5", "F5.3.1", "F5.3.2", "F5.3.3", "F5.3.6", "F5.3.7", "F5.4.1", "F5.4.2", "F5.4.4", "F5.5.1", "F5.5.2",
    "F5.5.3", "F5.6", "F6.1", "F6.4", "F6.5", "F7.1", "F7.2", "F7.3", "F7.4", "F7.5", "F7.6", "F8.3", "F8.4", "F8.5", "F8.7", "F8.8",
    "F9.1", "F9.4", "F9.5", "F10.2", "F10.6", "F10.7", "F10.8", "F11.2", "F11.6", "F12.1", "F12.4", "F12.5", "F13.2", "F13.6", "F13.7",
    "F14.1", "F14.2", "F14.3", "F16",
)  # fmt: skip


FORBIDDING = [number for number, proof in PROOFS.items() if proof.line]
WAITING = ("F8.9", "F13.3")  # what they forbid is to wait: that takes longer than what is right
OTHERS_PASS = ("F3.7",)  # the task says so, and with all that the others may do there are too many lines


@pytest.mark.parametrize("number", [number for number in FORBIDDING if number not in WAITING])
def test_no_right_line_is_shorter_than_the_one_that_a_rule_forbids(number: str) -> None:
    assert right_line_before(PROOFS[number], POSITIONS, others_pass=number in OTHERS_PASS) == ("needed", "")


@pytest.mark.parametrize("number", WAITING)
def test_nothing_solves_the_task_in_the_turn_for_which_a_forbidden_line_waits(number: str) -> None:
    assert right_line_after_waiting(PROOFS[number], POSITIONS) == ("needed", "")


@pytest.mark.parametrize("number", NEEDED)
def test_no_line_at_all_solves_the_task_without_the_rule(number: str) -> None:
    assert reach(PROOFS[number], POSITIONS) == ("needed", "")


@pytest.mark.long
@pytest.mark.parametrize("number", [number for number, proof in PROOFS.items() if not proof.asks and not proof.line])
def test_of_every_other_rule_it_is_known_how_far_a_search_without_it_comes(number: str) -> None:
    found, line = reach(PROOFS[number], FURTHER.get(number, POSITIONS))
    assert found == ("needed" if number in NEEDED else "needed in so many moves"), line
