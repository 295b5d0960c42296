"""Plans for classes of 45 or 90 minutes, with common mistakes of beginners, and the answers for the teacher."""

from __future__ import annotations

from math import ceil
from typing import NamedTuple

from ..engine.moves import safe_text
from ..language.fluent import CURRENT, known_language, languages, say
from ..language.names import join
from ..support.arguments import is_whole
from ..support.tables import Table
from .catalogue import lessons
from .lesson_step import LessonStep

# Cautious estimates for two learners who share a phone.
WORDS_A_MINUTE = 120
PRESS_SECONDS = 8
TALK_SECONDS = 30  # for each task


class Part(NamedTuple):
    """A part of a class: either the name of its messages and its minutes, or a lesson with some of its tasks.

    Attributes:
        tasks: The names of the lesson's tasks for everybody; the others are for quick learners.
    """

    what: str
    minutes: int = 0
    tasks: tuple[str, ...] = ()


ARRIVE = Part("arrive", 3)
WELCOME = Part("welcome", tasks=("the-aim", "the-table"))
WHEEL = Part("wheel", tasks=("first-harvest", "next-step", "joker"))
CLERGYMEN = Part("clergymen", tasks=("send-somebody", "first-building", "coming-home"))
BUILDING = Part("building", tasks=("by-the-water", "cloister"))
SCORING = Part("scoring", tasks=("economy", "neighbours", "place-well"))
PLANS: dict[int, tuple[Part, ...]] = {
    45: (ARRIVE, WELCOME, WHEEL, CLERGYMEN, BUILDING, SCORING, Part("together"), Part("end", 4)),
    90: (
        ARRIVE, WELCOME, WHEEL, CLERGYMEN, BUILDING,
        Part("work-contracts", tasks=("their-oven", "who-is-at-home")),
        Part("land", tasks=("trees", "a-district")),
        Part("food", tasks=("shanty-town", "no-change")),
        SCORING, Part("together", 9), Part("game"), Part("end", 4),
    ),
}  # fmt: skip


def plan(minutes: int = 45, language: str = CURRENT) -> Table:
    """Plan a class for beginners, minute by minute, with the mistakes to expect.

    The length of a lesson is estimated from the words to read and the presses that its tasks need, for pairs of
    learners.

    Args:
        minutes: 45 or 90.

    Raises:
        ValueError: When there is no plan of this length.

    >>> print(plan(45).rows[2][2:4])
    ('The wheel and the joker', 'In pairs: tasks 1, 2 and 3. Walk around, and ask what they would do next. Those who are quick do the others.')
    """
    language = known_language(language)
    parts = _parts(minutes, language)
    taken = [part.minutes or _minutes(part) for part in parts]
    rest = parts.index(next(part for part in parts if not (part.minutes or part.tasks)))
    taken[rest] = minutes - sum(taken)
    rows = [
        (sum(taken[:place]), taken[place], *_words(part, language), _common_mistakes(part, language))
        for place, part in enumerate(parts)
    ]
    return Table([say(f"plan-head-{name}", language) for name in ("from", "minutes", "what", "how", "expect")], rows)


def answer_key(minutes: int = 45, language: str = CURRENT) -> Table:
    """The answers to the tasks of a plan, with their rules.

    Args:
        minutes: 45 or 90.

    Raises:
        ValueError: When there is no plan of this length.

    >>> answer_key(45).rows[1][1:3]
    ('2 · The table', 'use LR1 lay; take clay')
    """
    language = known_language(language)
    rows = [
        (
            lesson.title(language),
            f"{number} · {step.words('title', language)}",
            step.shown_solution(language),
            step.words("learnt", language),
            ", ".join(step.rules.split()),
        )
        for part in _parts(minutes, language)
        if part.tasks
        for lesson in (lessons()[part.what],)
        for number, step in enumerate(lesson.steps, start=1)
        if step.name in part.tasks
    ]
    return Table([say(f"plan-head-{name}", language) for name in ("what", "task", "answer", "learnt", "rules")], rows)


def seconds(step: LessonStep) -> float:
    """How long two learners take over a task, in the wordiest language."""
    texts = ("title", "text", "task", "learnt")
    words = max(
        sum(len(step.words(part, spoken).split()) for part in texts)
        + sum(len(label.split()) for label in step.labels(spoken).values())
        for spoken in languages()
    )
    # A move takes as many presses as it has words, a question one.
    presses = 1 if step.answer else len(step.solution.replace(";", "").split())
    return 60 * words / WORDS_A_MINUTE + PRESS_SECONDS * presses + TALK_SECONDS


def _parts(minutes: int, language: str) -> tuple[Part, ...]:
    if not is_whole(minutes, 0, max(PLANS)) or minutes not in PLANS:
        known = ", ".join(map(str, PLANS))
        raise ValueError(say("plan-unknown", language, minutes=safe_text(minutes, 40), known=known))
    return PLANS[minutes]


def _minutes(part: Part) -> int:
    steps = lessons()[part.what].steps if part.tasks else ()
    return ceil(sum(seconds(step) for step in steps if step.name in part.tasks) / 60)


def _words(part: Part, language: str) -> tuple[str, str]:
    """The title of a part, and how to do it."""
    if not part.tasks:
        return say(f"plan-{part.what}", language), say(f"plan-{part.what}-how", language)
    lesson = lessons()[part.what]
    numbers = [str(number) for number, step in enumerate(lesson.steps, start=1) if step.name in part.tasks]
    return lesson.title(language), say("plan-lesson-how", language, tasks=join(numbers, language))


def _common_mistakes(part: Part, language: str) -> str:
    """The common mistakes of beginners, and what to tell them."""
    return say(f"plan-expect-{part.what}", language) if part.tasks else ""
