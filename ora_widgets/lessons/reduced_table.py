"""The table of a lesson: it holds what the course has introduced so far, and grows with it."""

from __future__ import annotations

from functools import cache

from ..engine.cards import SETTLEMENTS
from ..scene.reduced import CONVERSIONS, PARTS, VERBS, ReducedTable
from .lesson_step import LessonStep

#: The word that brings each part of the board; the word with which the whole display is there; words of other verbs.
WORDS = {
    "buildings": "display", "settlements": "hand", "others": "other-landscapes", "land": "landscapes", "coming": "phases",
    "log": "log", "score": "score-pad",
}  # fmt: skip
ANY_CARD = "any-card"
VERB_WORDS = {"district": "landscapes", "plot": "landscapes", "flip": "straw-from-grain", "sell": "drinks"}


@cache
def introduced() -> dict[str, frozenset[str]]:
    """By the message of each step of the course, all that has been introduced up to it, itself included.

    >>> "joker" in introduced()["lesson-wheel-first-harvest"], "joker" in introduced()["lesson-wheel-joker"]
    (False, True)
    """
    from .course import LESSONS

    known: frozenset[str] = frozenset()
    found = {}
    for lesson in LESSONS:
        for step in lesson.steps:
            known |= frozenset(step.introduces.split())
            found[step.message] = known
    return found


def table_of(step: LessonStep) -> ReducedTable | None:
    """What is on the table of a step; nothing where all of it is, as in every task that is not of the course."""
    known = introduced().get(step.message)
    if known is None:
        return None
    parts = frozenset(part for part in PARTS if WORDS[part] in known)
    verbs = frozenset(verb for verb in (*VERBS, *CONVERSIONS) if VERB_WORDS.get(verb, verb) in known)
    if ANY_CARD in known and len(parts) == len(PARTS):
        return None
    # Whoever wrote the step plays these cards, or has laid them out.
    meant = set(f"{step.solution} {step.goal}".replace(";", " ").split())
    laid_out = step.position.get("display") is not None

    def knows(card: str) -> bool:
        return bool({card, ANY_CARD} & known) or card in meant or (laid_out and card not in SETTLEMENTS)

    return ReducedTable(parts, verbs, not step.choices, "wheel-turns" in known, knows)
