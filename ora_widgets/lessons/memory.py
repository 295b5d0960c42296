"""How well a learner remembers an exercise, and when to repeat it: FSRS in whole days.

There are three grades. `KNOWN` is for exercises done without help, `HELPED` for those done with a hint or after a wrong
try, and `MISSED` for wrong answers, right guesses, and exercises done after a look at the solution.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, time, timedelta
from functools import cache
from typing import TYPE_CHECKING

from ..engine.moves import safe_text
from ..language.fluent import say
from ..support.arguments import is_number
from .progress_file import Entry, count_of

if TYPE_CHECKING:
    from fsrs import Card, Scheduler

MISSED, HELPED, KNOWN = 1, 2, 3  # called Again, Hard and Good in fsrs
SOLID_DAYS = 21  # days of stability from which an exercise counts as known
MAX_DAYS_APART = 1  # between two clocks that are right
MAX_INTERVAL_DAYS = 365  # until the next repetition, however well an exercise is known
MAX_LATENESS = 2  # times the planned interval: longer waits count as this, as the clock may be wrong
BOX_DAYS = (0, 1, 3, 7, 21)  # intervals of the five boxes in old files
LIMITS = {"stability": (0.001, 36_500.0), "difficulty": (1.0, 10.0)}


@dataclass(frozen=True, slots=True)
class Memory:
    """The memory of one exercise.

    Args:
        due: The day of the next repetition.
        reviewed: The day of the last repetition.
        stability: In how many days the chance of remembering it falls to nine in ten.
        difficulty: How hard it is to remember, 1 to 10.
    """

    due: date
    reviewed: date
    stability: float
    difficulty: float

    @property
    def is_known(self) -> bool:
        """Whether it counts as known rather than begun."""
        return self.stability >= SOLID_DAYS

    @property
    def facts(self) -> dict[str, object]:
        """Its facts for a progress file."""
        rounded = {"stability": round(self.stability, 3), "difficulty": round(self.difficulty, 3)}
        return {"due": self.due.isoformat(), "reviewed": self.reviewed.isoformat(), **rounded}


def read_entry(entry: Mapping[str, object]) -> Memory | None:
    """Read the memory from an entry of a progress file; `None` for one never done or a damaged entry.

    Old files that have boxes, or only the day on which a task was solved, are read as well.

    >>> read_entry({"due": "2026-01-08", "reviewed": "2026-01-01", "stability": 7.0, "difficulty": 5.0}).stability
    7.0
    >>> read_entry({"solved": "2026-01-01"}).due
    datetime.date(2026, 1, 3)
    """
    due, reviewed = _day(entry.get("due")), _day(entry.get("reviewed"))
    found = {name: entry.get(name) for name in LIMITS}
    numbers = {name: float(value) for name, value in found.items() if is_number(value, *LIMITS[name])}  # type: ignore[arg-type]
    if due and reviewed and len(numbers) == len(LIMITS):
        return Memory(due, reviewed, **numbers)
    box = count_of(entry.get("box"))
    if due and 1 <= box <= len(BOX_DAYS):
        days = BOX_DAYS[box - 1]
        return Memory(due, due - min(timedelta(days=days), due - date.min), max(days, 0.5), 5.0)
    if done := _day(entry.get("solved")):
        grade = MISSED if entry.get("shown") else HELPED if count_of(entry.get("hints")) else KNOWN
        return memory_after(None, grade, done)
    return None


def memory_after(before: Memory | None, grade: int, today: date) -> Memory:
    """The memory after a repetition.

    Args:
        before: The memory before it; `None` at the first time.
        grade: `MISSED`, `HELPED` or `KNOWN`.

    >>> first = memory_after(None, KNOWN, date(2026, 1, 1))
    >>> (memory_after(first, KNOWN, first.due).due - first.due).days > (first.due - first.reviewed).days
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
    except OverflowError:  # after the last year of the calendar
        known = before or Memory(date.max, today, 1.0, 5.0)
        return replace(known, due=date.max, reviewed=today)
    return Memory(
        due, moment.date(), card.stability or LIMITS["stability"][0], card.difficulty or LIMITS["difficulty"][0]
    )


def correct_future(memory: Memory, today: date) -> Memory:
    """Correct a memory whose last repetition is in the future: it counts as repeated yesterday and due today.

    Such days come from a clock that was ahead, or is behind now.

    >>> ahead = Memory(date(2027, 1, 8), date(2027, 1, 1), 7.0, 5.0)
    >>> correct_future(ahead, date(2026, 1, 1)).due, correct_future(ahead, date(2027, 1, 2)).due
    (datetime.date(2026, 1, 1), datetime.date(2027, 1, 8))
    """
    if (memory.reviewed - today).days <= MAX_DAYS_APART:
        return memory
    return replace(memory, due=today, reviewed=today - min(timedelta(days=MAX_DAYS_APART), today - date.min))


def chance(memory: Memory, today: date) -> float:
    """The chance that an exercise is remembered on a day, 0 to 1.

    >>> chance(Memory(date(2026, 1, 8), date(2026, 1, 1), 7.0, 5.0), date(2026, 1, 8))
    0.9
    """
    return round(_scheduler().get_card_retrievability(_card(memory), _moment(today)), 9)


def entry_after_answer(entry: Entry, grade: int, today: date, *, rest: int = 0) -> Entry:
    """An entry after an answer.

    A missed exercise is repeated on the same day until it is known, which moves no dates. Nor does a good answer before
    the exercise is due: frequent repetition would make it seem known for ever.

    Args:
        grade: `MISSED`, `HELPED` or `KNOWN`.
        rest: How many days it is not repeated, whatever the grade.

    >>> missed = entry_after_answer({}, MISSED, date(2026, 1, 1))
    >>> is_missed(missed, date(2026, 1, 1)), is_missed(entry_after_answer(missed, KNOWN, date(2026, 1, 1)), date(2026, 1, 1))
    (True, False)
    """
    known = read_entry(entry)
    before = correct_future(known, today) if known else None
    if is_missed(entry, today):
        return entry if grade == MISSED else {name: value for name, value in entry.items() if name != "missed"}
    if before and before.due > today and grade != MISSED:
        return entry
    kept = {name: value for name, value in entry.items() if name not in ("box", "missed")}
    if not before and "first" not in kept:
        kept["first"] = today.isoformat()
    memory = memory_after(before, grade, today)
    if rest:
        earliest = today + min(timedelta(days=rest), date.max - today)
        return {**kept, **replace(memory, due=max(memory.due, earliest)).facts}
    if grade == MISSED:
        kept["missed"] = today.isoformat()
    return {**kept, **memory.facts}


def is_missed(entry: Mapping[str, object], today: date) -> bool:
    """Whether an exercise was missed today and has not been known since."""
    return entry.get("missed") == today.isoformat()


def is_due(entry: Mapping[str, object], today: date) -> bool:
    """Whether an exercise is to be repeated today, as it is due or was missed today."""
    memory = read_entry(entry)
    return is_missed(entry, today) or (memory is not None and correct_future(memory, today).due <= today)


def _day(text: object) -> date | None:
    try:
        return date.fromisoformat(text) if isinstance(text, str) else None
    except ValueError:
        return None


def _moment(day: date) -> datetime:
    return datetime.combine(day, time(), UTC)


def _card(memory: Memory | None) -> Card:
    from fsrs import Card, State

    # With an id given, fsrs does not wait to make a unique one.
    if memory is None:
        return Card(card_id=0)
    due, before = _moment(memory.due), _moment(memory.reviewed)
    return Card(0, State.Review, None, memory.stability, memory.difficulty, due, before)


@cache
def _scheduler() -> Scheduler:
    from fsrs import Scheduler

    # No steps, as they are in minutes; and no fuzzing, as two notebooks that share a file must agree.
    return Scheduler(learning_steps=(), relearning_steps=(), maximum_interval=MAX_INTERVAL_DAYS, enable_fuzzing=False)


def day_of(day: date | str | None, language: str) -> date:
    """Read a day.

    Args:
        day: A date or a text such as `"2025-12-24"`; `None` for today.

    Raises:
        ValueError: When `day` is not a date.

    >>> day_of("2025-12-24", "en")
    datetime.date(2025, 12, 24)
    """
    if day is None:
        return datetime.now(UTC).date()
    try:
        if isinstance(day, str):
            return date.fromisoformat(day)
        # A datetime is a date too; its time is dropped.
        return date(day.year, day.month, day.day)
    except (AttributeError, ValueError):
        raise ValueError(say("lesson-no-date", language, day=safe_text(day, 40))) from None
