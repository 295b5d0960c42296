"""What a learner remembers of an exercise, and when it is to be asked again: FSRS, counted in whole days.

Three grades are all it needs. `KNOWN` is for what was known; `HELPED` for what was done with a hint, or after a wrong try;
`MISSED` for what was wrong, for what was done after a look at the solution, and for a right answer that was a guess: chance
is no memory.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, time, timedelta
from functools import cache
from typing import TYPE_CHECKING

from ..engine.moves import shown
from ..language.fluent import say
from ..support.arguments import is_number
from .progress_file import Entry, whole

if TYPE_CHECKING:
    from fsrs import Card, Scheduler

MISSED, HELPED, KNOWN = 1, 2, 3  # fsrs says Again, Hard and Good
SOLID = 21  # days of stability from which on something counts as known
DAYS_APART = 1  # that two clocks which are right may be apart
MAX_INTERVAL_DAYS = 365  # days until something is asked again, however well it is known
MAX_LATENESS = 2  # times the days it was to wait: longer waits say no more, and may be a wrong clock's
BOXES = (0, 1, 3, 7, 21)  # days of the five boxes, in files of before
LIMITS = {"stability": (0.001, 36_500.0), "difficulty": (1.0, 10.0)}


@dataclass(frozen=True, slots=True)
class Memory:
    """What is remembered of one exercise.

    Args:
        due: The day on which it is to be asked again.
        reviewed: The day on which it was asked last.
        stability: How many days it takes until it is known with a chance of nine in ten only.
        difficulty: How hard it is to keep, 1 to 10.
    """

    due: date
    reviewed: date
    stability: float
    difficulty: float

    @property
    def is_known(self) -> bool:
        """Whether it counts as known, and not only as begun."""
        return self.stability >= SOLID

    @property
    def facts(self) -> dict[str, object]:
        """What a progress file keeps of it."""
        rounded = {"stability": round(self.stability, 3), "difficulty": round(self.difficulty, 3)}
        return {"due": self.due.isoformat(), "reviewed": self.reviewed.isoformat(), **rounded}


def remembered(entry: Mapping[str, object]) -> Memory | None:
    """What an entry of a progress file says; nothing for what was never done, and where the entry is damaged.

    Files of before hold boxes, or only the day on which a task was solved: these are read as well.

    >>> remembered({"due": "2026-01-08", "reviewed": "2026-01-01", "stability": 7.0, "difficulty": 5.0}).stability
    7.0
    >>> remembered({"solved": "2026-01-01"}).due
    datetime.date(2026, 1, 3)
    """
    due, reviewed = _day(entry.get("due")), _day(entry.get("reviewed"))
    found = {name: entry.get(name) for name in LIMITS}
    numbers = {name: float(value) for name, value in found.items() if is_number(value, *LIMITS[name])}  # type: ignore[arg-type]
    if due and reviewed and len(numbers) == len(LIMITS):
        return Memory(due, reviewed, **numbers)
    box = whole(entry.get("box"))
    if due and 1 <= box <= len(BOXES):
        days = BOXES[box - 1]
        return Memory(due, due - min(timedelta(days=days), due - date.min), max(days, 0.5), 5.0)
    if done := _day(entry.get("solved")):
        grade = MISSED if entry.get("shown") else HELPED if whole(entry.get("hints")) else KNOWN
        return after(None, grade, done)
    return None


def after(before: Memory | None, grade: int, today: date) -> Memory:
    """What is remembered once it has been asked.

    Args:
        before: What was remembered; nothing at the first time.
        grade: `MISSED`, `HELPED` or `KNOWN`.

    >>> first = after(None, KNOWN, date(2026, 1, 1))
    >>> (after(first, KNOWN, first.due).due - first.due).days > (first.due - first.reviewed).days
    True
    """
    from fsrs import Rating

    moment = _moment(max(today, before.reviewed) if before else today)
    if before:
        planned = max(before.due - before.reviewed, timedelta(days=1))
        before = replace(before, reviewed=moment.date() - min(moment.date() - before.reviewed, MAX_LATENESS * planned))
    try:
        card, _ = _scheduler().review_card(_card(before), Rating(grade), moment)
        due = card.due.date()
    except OverflowError:  # beyond the last year that a calendar has
        known = before or Memory(date.max, today, 1.0, 5.0)
        return replace(known, due=date.max, reviewed=today)
    return Memory(
        due, moment.date(), card.stability or LIMITS["stability"][0], card.difficulty or LIMITS["difficulty"][0]
    )


def as_of(memory: Memory, today: date) -> Memory:
    """What is remembered, by today's calendar: what was asked on a day that is still to come counts as asked yesterday, and due.

    Such days come of a clock that was ahead, or of one that is behind now; nothing waits for them, and nothing is better
    known for them.

    >>> ahead = Memory(date(2027, 1, 8), date(2027, 1, 1), 7.0, 5.0)
    >>> as_of(ahead, date(2026, 1, 1)).due, as_of(ahead, date(2027, 1, 2)).due
    (datetime.date(2026, 1, 1), datetime.date(2027, 1, 8))
    """
    if (memory.reviewed - today).days <= DAYS_APART:
        return memory
    return replace(memory, due=today, reviewed=today - min(timedelta(days=DAYS_APART), today - date.min))


def chance(memory: Memory, today: date) -> float:
    """How likely it is that it is known on a day, 0 to 1.

    >>> chance(Memory(date(2026, 1, 8), date(2026, 1, 1), 7.0, 5.0), date(2026, 1, 8))
    0.9
    """
    return round(_scheduler().get_card_retrievability(_card(memory), _moment(today)), 9)


def reviewed(entry: Entry, grade: int, today: date, *, rest: int = 0) -> Entry:
    """An entry after an answer.

    What is missed is asked again on the same day until it is known; that is practice, and moves no dates. Nor does a good
    answer on a day when it was not due, or whoever asks often would seem to know it for ever.

    Args:
        grade: `MISSED`, `HELPED` or `KNOWN`.
        rest: For how many days it does not come again, however it went.

    >>> missed = reviewed({}, MISSED, date(2026, 1, 1))
    >>> is_missed(missed, date(2026, 1, 1)), is_missed(reviewed(missed, KNOWN, date(2026, 1, 1)), date(2026, 1, 1))
    (True, False)
    """
    known = remembered(entry)
    before = as_of(known, today) if known else None
    if is_missed(entry, today):
        return entry if grade == MISSED else {name: value for name, value in entry.items() if name != "missed"}
    if before and before.due > today and grade != MISSED:
        return entry
    kept = {name: value for name, value in entry.items() if name not in ("box", "missed")}
    if not before and "first" not in kept:
        kept["first"] = today.isoformat()
    memory = after(before, grade, today)
    if rest:
        earliest = today + min(timedelta(days=rest), date.max - today)
        return {**kept, **replace(memory, due=max(memory.due, earliest)).facts}
    if grade == MISSED:
        kept["missed"] = today.isoformat()
    return {**kept, **memory.facts}


def is_missed(entry: Mapping[str, object], today: date) -> bool:
    """Whether it was missed today and has not been known since."""
    return entry.get("missed") == today.isoformat()


def is_due(entry: Mapping[str, object], today: date) -> bool:
    """Whether it is to be asked today: because its day has come, or because it was missed today."""
    memory = remembered(entry)
    return is_missed(entry, today) or (memory is not None and as_of(memory, today).due <= today)


def _day(text: object) -> date | None:
    try:
        return date.fromisoformat(text) if isinstance(text, str) else None
    except ValueError:
        return None


def _moment(day: date) -> datetime:
    return datetime.combine(day, time(), UTC)


def _card(memory: Memory | None) -> Card:
    from fsrs import Card, State

    # With a number of its own a card is made at once; without one fsrs waits, so that no two get the same.
    if memory is None:
        return Card(card_id=0)
    due, before = _moment(memory.due), _moment(memory.reviewed)
    return Card(0, State.Review, None, memory.stability, memory.difficulty, due, before)


@cache
def _scheduler() -> Scheduler:
    from fsrs import Scheduler

    # Days only, so no steps of minutes; and no chance in it: two notebooks that keep one file must agree.
    return Scheduler(learning_steps=(), relearning_steps=(), maximum_interval=MAX_INTERVAL_DAYS, enable_fuzzing=False)


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
