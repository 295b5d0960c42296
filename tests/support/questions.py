"""The question that a quiz or a daily practice asks now, with its right answer, which nobody who learns is shown."""

from __future__ import annotations

from ora_widgets.lessons.card_quiz import Question, Quiz
from ora_widgets.lessons.today import Today


def asked_now(asking: Quiz | Today) -> Question:
    """The question now; there is one."""
    question = asking._now() if isinstance(asking, Quiz) else asking._question
    assert question is not None
    return question


def solve(today: Today) -> str:
    """Do what a day's practice asks, and go on; the name of what was asked."""
    assert today.exercise
    key = today.exercise.key
    if today.lesson:
        today.lesson.game.play(today.lesson.step.solution)
    else:
        today.answer(asked_now(today).right)
    assert today.outcome, key
    today.next()
    return key
