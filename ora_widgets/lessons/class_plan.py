"""Plans for teachers: what a class can do in 45 or in 90 minutes."""

from __future__ import annotations

from typing import NamedTuple

from ..engine.moves import shown
from ..language.fluent import CURRENT, known_language, say
from ..support.arguments import is_whole
from ..support.tables import Table
from .catalogue import lessons


class Part(NamedTuple):
    """A part of a class: its minutes, and its words in Fluent or a lesson of the course."""

    minutes: int
    what: str
    is_lesson: bool = False


START = (Part(5, "welcome", True), Part(8, "wheel", True), Part(9, "clergymen", True), Part(10, "building", True))
PLANS: dict[int, tuple[Part, ...]] = {
    45: (*START, Part(9, "together"), Part(4, "end")),
    90: (
        *START, Part(5, "work-contracts", True), Part(9, "land", True), Part(9, "food", True), Part(8, "scoring", True),
        Part(22, "game"), Part(5, "end"),
    ),
}  # fmt: skip


def plan(minutes: int = 45, language: str = CURRENT) -> Table:
    """Plan a class of beginners: what to do from which minute on.

    Args:
        minutes: 45 or 90.

    Raises:
        ValueError: When there is no plan for so many minutes.

    >>> print(plan(45).rows[1][:3])
    (5, 8, 'The wheel and the joker')
    """
    language = known_language(language)
    if not is_whole(minutes, 0, max(PLANS)) or minutes not in PLANS:
        known = ", ".join(map(str, PLANS))
        raise ValueError(say("plan-unknown", language, minutes=shown(minutes, 40), known=known))
    rows = []
    begun = 0
    for part in PLANS[minutes]:
        rows.append((begun, part.minutes, *_words(part, language)))
        begun += part.minutes
    return Table([say(f"plan-head-{name}", language) for name in ("from", "minutes", "what", "how")], rows)


def _words(part: Part, language: str) -> tuple[str, str]:
    """What is done, and how."""
    if not part.is_lesson:
        return say(f"plan-{part.what}", language), say(f"plan-{part.what}-how", language)
    lesson = lessons()[part.what]
    return lesson.title(language), say("plan-lesson-how", language, tasks=len(lesson.steps))
