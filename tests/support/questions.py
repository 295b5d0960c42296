"""The question that a quiz or a daily practice asks now, with its right answer, which nobody who learns is shown."""

from __future__ import annotations

from ora_widgets.lessons.card_quiz import Question, Quiz
from ora_widgets.lessons.today import Today


def asked_now(asking: Quiz | Today) -> Question:
    """The question now; there is one."""
    question = asking._now() if isinstance(asking, Quiz) else asking._question
    assert question is not None
    return question
