"""Numbers in the texts of tasks are computed from their positions; typed ones are facts of rules and cards."""

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
from ora_widgets.lessons.strategy import WRITTEN_LESSONS, StrategyTask
from ora_widgets.lessons.tasks_from_games import line_in_words

STEPS = {step.message: step for lesson in (*LESSONS, *WRITTEN_LESSONS, RULE_PRACTICE) for step in lesson.steps}
PARTS = ("task", "hint-1", "learnt")
# The cost or score of a card, a rule's figure, sums that the text itself adds up.
TYPED = tomllib.loads((Path(__file__).parents[1] / "data" / "typed_numbers.toml").read_text(encoding="utf-8"))
NO_AMOUNT = re.compile(
    r"\bF\d+(?:\.\d+)*|\b[FGISL][RGBW]?\d+\b|\b[A-Z]{1,2}[1-9]\b|-?\d+,-?\d+|ora\.\w+\([^)]*\)"
)  # rules, cards, spaces
NUMBER = re.compile(r"(?<![\w,])[-−]?\d+(?![\w])")
SENTINEL = 777


def typed_numbers(step: LessonStep, part: str, language: str) -> list[str]:
    """The numbers that do not depend on the position."""
    strange: Any = replace(step)
    object.__setattr__(strange, "amounts", dict.fromkeys(step.amounts, SENTINEL))
    said = strange.words(part, language)
    if isinstance(step, StrategyTask) and step.preferred:  # the turn that is quoted is read from its line
        said = said.replace(line_in_words(step.game(), step.preferred, language), "")
    words = NO_AMOUNT.sub("", said)
    return sorted(number for number in NUMBER.findall(re.sub(r"`[^`]*`", "", words)) if number != str(SENTINEL))


@pytest.mark.parametrize("language", languages())
def test_a_number_of_a_position_is_never_typed(language: str) -> None:
    found = {f"{name} {part}": typed_numbers(step, part, language) for name, step in STEPS.items() for part in PARTS}
    allowed = TYPED["all"] | TYPED.get(language, {})

    assert {key: " ".join(numbers) for key, numbers in found.items() if numbers} == allowed


def test_figures_of_a_task_come_from_its_position_its_goal_and_its_solution() -> None:
    words = STEPS["lesson-wheel-next-step"].words("task", "en")

    assert "Clay shows 3" in words
    assert "take 4 clay" in words
    assert STEPS["lesson-land-a-mountain"].amounts["price-plot"] == 3
