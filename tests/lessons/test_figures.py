"""Numbers in the words of tasks are worked out from their positions; those that are typed are facts of rules and cards."""

from __future__ import annotations

import re
import tomllib
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ora_widgets.language.fluent import languages
from ora_widgets.lessons.course import LESSONS
from ora_widgets.lessons.lesson_step import LessonStep
from ora_widgets.lessons.rule_tasks import RULE_PRACTICE
from ora_widgets.lessons.strategy import WRITTEN

STEPS = {step.message: step for lesson in (*LESSONS, *WRITTEN, RULE_PRACTICE) for step in lesson.steps}
PARTS = ("task", "hint-1", "learnt")
# What a card costs or scores, what a rule says, sums that a text does before one's eyes.
TYPED = tomllib.loads((Path(__file__).parents[1] / "data" / "typed_numbers.toml").read_text(encoding="utf-8"))
NO_AMOUNT = re.compile(
    r"\bF\d+(?:\.\d+)*|\b[FGISL][RGBW]?\d+\b|\b[A-Z]{1,2}[1-9]\b|-?\d+,-?\d+|ora\.\w+\([^)]*\)"
)  # rules, cards, spaces
NUMBER = re.compile(r"(?<![\w,])[-−]?\d+(?![\w])")
SENTINEL = 777


def typed(step: LessonStep, part: str, language: str) -> list[str]:
    """The numbers that stay the same whatever the position is."""
    strange: Any = replace(step)
    object.__setattr__(strange, "amounts", dict.fromkeys(step.amounts, SENTINEL))
    words = NO_AMOUNT.sub("", strange.words(part, language))
    return sorted(number for number in NUMBER.findall(re.sub(r"`[^`]*`", "", words)) if number != str(SENTINEL))


@pytest.mark.parametrize("language", languages())
def test_a_number_of_a_position_is_never_typed(language: str) -> None:
    found = {f"{name} {part}": typed(step, part, language) for name, step in STEPS.items() for part in PARTS}
    allowed = TYPED["all"] | TYPED.get(language, {})

    assert {key: " ".join(numbers) for key, numbers in found.items() if numbers} == allowed


def test_figures_of_a_task_come_from_its_position_its_goal_and_its_solution() -> None:
    words = STEPS["lesson-wheel-next-step"].words("task", "en")

    assert "Clay shows 3" in words
    assert "take 4 clay" in words
    assert STEPS["lesson-land-a-mountain"].amounts["price-plot"] == 3
