"""The day that counts: today, or one that somebody names."""

from __future__ import annotations

from datetime import UTC, date, datetime

from ..engine.moves import shown
from ..language.fluent import say


def day_of(day: date | str | None, language: str) -> date:
    """The day somebody means.

    Args:
        day: A date or a text such as `"2025-12-24"`; `None` for today.

    Raises:
        ValueError: When it is no date.

    >>> day_of("2025-12-24", "en")
    datetime.date(2025, 12, 24)
    """
    if day is None:
        return datetime.now(UTC).date()
    try:
        if isinstance(day, str):
            return date.fromisoformat(day)
        # A moment is a date too, and must not be kept with its hours.
        return date(day.year, day.month, day.day)
    except (AttributeError, ValueError):
        raise ValueError(say("lesson-no-date", language, day=shown(day, 40))) from None
