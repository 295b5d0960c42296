"""Prove that a task needs a rule, by playing it in a game that lacks the rule.

A row names a task and a mutant, a game that differs in that one rule. Either the shown solution no longer solves the
task there; or, for a rule that forbids something, a line that does not solve the task does so there. The engine answers
a question, and answers it differently there.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Any

import pytest

from ora_widgets.engine.modes import OFFICIAL
from ora_widgets.engine.moves import Refusal
from ora_widgets.engine.turn.act import Act
from ora_widgets.engine.turn.settling import Settle
from ora_widgets.game.game import Game
from ora_widgets.lessons import LessonStep, lessons
from ora_widgets.lessons.rule_tasks import RULE_PRACTICE
from ora_widgets.scenarios import Scenario

TASKS = {f"{lesson.name}/{step.name}": step for lesson in (*lessons().values(), RULE_PRACTICE) for step in lesson.steps}
Change = Callable[[pytest.MonkeyPatch], None]
Asks = Callable[[Game], str]


@dataclass(frozen=True)
class Mutant:
    """A game without one rule.

    Args:
        change: What is different in the engine.
        laid: Terms of the position that are different.
        first: Whether the position is laid out in the changed game already.
    """

    change: Change | None = None
    laid: Mapping[str, Any] = field(default_factory=dict)
    first: bool = False


@dataclass(frozen=True)
class Proof:
    """A rule's task, and a game in which it cannot be solved as shown.

    Args:
        task: Lesson and step.
        without: The game without the rule.
        line: Moves that solve the task in that game only; empty for the shown solution, which does not solve it there.
        asks: For a question: the answer, as the engine gives it.
        repetition: Which of the task's numbers, if it has several.
    """

    task: str
    without: Mutant
    line: str = ""
    asks: Asks | None = None
    repetition: int = 0

    @property
    def step(self) -> LessonStep:
        """The task."""
        return TASKS[self.task].varied(self.repetition)

    def game(self, laid: Mapping[str, Any]) -> Game:
        """The task's position with some terms changed."""
        return Scenario(self.step.name, **{**self.step.position, **laid}).game()

    def comes_out(self, game: Game) -> bool:
        """Whether the line solves the task, or the answer is the shown one, in this game."""
        if self.asks is not None:
            return self.asks(game) == self.step.answer
        start = game.ply
        with suppress(Refusal):
            game.play(self.line or self.step.solution)
            return bool(self.step.check(game, start, language="en"))
        return False


def holds(proof: Proof) -> bool:
    """Whether a line or an answer is right in the real game."""
    return proof.comes_out(proof.game({}))


def holds_without(proof: Proof) -> bool:
    """The same in the game without the rule."""
    mutant = proof.without
    with pytest.MonkeyPatch.context() as patch:
        if mutant.first and mutant.change is not None:
            mutant.change(patch)
        game = proof.game(mutant.laid)
        if not mutant.first and mutant.change is not None:
            mutant.change(patch)
        for asker in (Act, Settle):  # `allows` uses no list of moves, and so misses the change
            patch.setattr(asker, "allows", lambda self, state, frame, move: move in self.options(state, frame))
        return proof.comes_out(game)


# ---- kinds of mutants


def change_position(**terms: Any) -> Mutant:
    """Change the position."""
    return Mutant(laid=terms)


def mode(players: int, length: str, **figures: Any) -> Mutant:
    """Change figures of a mode's row."""
    key = (players, length)
    return Mutant(lambda patch: patch.setitem(OFFICIAL, key, replace(OFFICIAL[key], **figures)), first=True)


def rulings(**agreed: bool) -> Mutant:
    """Agree otherwise on a disputed point."""
    return change_position(rulings=agreed)


def attribute(owner: object, name: str, value: object, *, first: bool = False) -> Mutant:
    """Replace a function or a constant of the engine."""
    return Mutant(lambda patch: patch.setattr(owner, name, value), first=first)


def row(table: Any, key: str, *, first: bool = True, **fields: Any) -> Mutant:
    """Change figures of a card, a settlement or a good."""
    return Mutant(lambda patch: patch.setitem(table, key, replace(table[key], **fields)), first=first)


def entry(table: Any, key: Any, value: object, *, first: bool = False) -> Mutant:
    """Replace an entry of a table."""
    return Mutant(lambda patch: patch.setitem(table, key, value), first=first)


# ---- questions


def the_legal_one(**lines: str) -> Asks:
    """The only answer that can be played, or the keys of all that can."""

    def asks(game: Game) -> str:
        legal = {str(move) for move in game.legal_moves}
        return " ".join(key for key, line in lines.items() if line in legal)

    return asks
