"""What a page shows of a session of Today, as plain data."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from ..language.fluent import say
from .mastery import ChapterMastery
from .outcome import NOT_YET, UNTRIED
from .today import Today

if TYPE_CHECKING:
    from ..wire.today import ChapterStanding, TodayPanel, TodayWords


def today_panel(session: Today, language: str) -> TodayPanel:
    """What is asked, and how it went."""
    asks: Literal["question", "board", "nothing"] = "question" if session.choices else "board"
    values = {words: str(number) for number, words in enumerate(session.choices, start=1)}
    answered = session.outcome.kind != UNTRIED
    return {
        "words": _words(language),
        "key": session.exercise.key if session.exercise else "",
        "asks": asks if session.exercise else "nothing",
        "heading": session.heading(language),
        "counts": session.counts(language),
        "text": _text(session, language),
        "choices": [{"value": value, "label": words} for words, value in values.items()],
        "chosen": values.get(session.chosen, ""),
        "outcome": _outcome(session),
        "verdict": session.outcome.sentence,
        "right": values.get(session.right, "") if answered else "",
        "chapters": [_chapter(row, language) for row in session.map.rows],
        "coming": [session.day_words(day, count, language) for day, count in session.coming],
    }


def _text(session: Today, language: str) -> str:
    """What is asked; what is played says so on its board."""
    if session.exercise is None:
        waits = [say("today-waits", language, count=session.due)] if session.due else []
        return " ".join([say("today-finished", language), *waits])
    return session.question if session.choices else ""


def _outcome(session: Today) -> Literal["", "right", "guessed", "wrong", "solved"]:
    if session.outcome.kind == UNTRIED:
        return ""
    if session.outcome.kind == NOT_YET:
        return "wrong"
    return "solved" if session.lesson else "guessed" if session.guessed else "right"


def _words(language: str) -> TodayWords:
    return {
        "title": say("today-title", language),
        "sure": say("today-sure", language),
        "guess": say("today-guess", language),
        "next": say("today-next", language),
        "later": say("today-later", language),
        "answers": say("today-answers", language),
        "map": say("today-map", language),
        "coming": say("today-coming", language),
    }


def _chapter(row: ChapterMastery, language: str) -> ChapterStanding:
    standing = row.sentence(language)
    return {
        "title": row.chapter.title(language),
        "all": row.all,
        "known": row.known,
        "started": row.started,
        "sentence": standing,
    }
