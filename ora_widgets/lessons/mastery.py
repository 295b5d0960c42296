"""How much of everything is known: a map by chapter, and what is due on which day."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from html import escape

from ..language.fluent import say
from ..support.tables import Table, Tabular
from .exercises import Chapter, practised
from .memory import as_of, is_due, remembered
from .progress_file import Entry

DAYS = 7  # on which something is due, that are shown


@dataclass(frozen=True, slots=True)
class ChapterMastery:
    """How a chapter stands.

    Args:
        known: How many of its exercises will be known for three weeks at least.
        started: How many others have been met.
        due: How many are to be asked today.
    """

    chapter: Chapter
    known: int
    started: int
    due: int

    @property
    def all(self) -> int:
        """How many exercises it has."""
        return len(self.chapter.exercises)

    def sentence(self, language: str) -> str:
        """How it stands, in a sentence."""
        return say(
            "today-standing", language, known=self.known, begun=self.started, new=self.all - self.known - self.started
        )


def standings(entries: Mapping[str, Entry], country: str, today: date) -> list[ChapterMastery]:
    """How every chapter stands."""
    found = []
    for chapter in practised(country, entries):
        met = [entries[one.key] for one in chapter.exercises if one.key in entries]
        memories = [memory for entry in met if (memory := remembered(entry))]
        known = sum(memory.is_known for memory in memories)
        due = sum(is_due(entry, today) for entry in met)
        found.append(ChapterMastery(chapter, known, len(memories) - known, due))
    return found


def coming(entries: Mapping[str, Entry], country: str, today: date) -> list[tuple[date, int]]:
    """The next days on which something is due, and how much."""
    keys = [one.key for chapter in practised(country, entries) for one in chapter.exercises if one.key in entries]
    memories = [as_of(memory, today) for key in keys if (memory := remembered(entries[key]))]
    days = Counter(memory.due for memory in memories if memory.due > today)
    return sorted(days.items())[:DAYS]


class MasteryMap(Tabular):
    """How every chapter stands, as a table with a bar for each in a notebook."""

    def __init__(self, rows: list[ChapterMastery], language: str) -> None:
        self.rows = rows
        self.language = language

    def _table(self) -> Table:
        head = [say(f"today-head-{part}", self.language) for part in ("chapter", "all", "known", "begun", "due")]
        cells = [(row.chapter.title(self.language), row.all, row.known, row.started, row.due) for row in self.rows]
        return Table(head, cells)

    def _repr_html_(self) -> str:
        lines = []
        for row in self.rows:
            known, met = 100 * row.known / row.all, 100 * (row.known + row.started) / row.all
            bar = f"linear-gradient(to right, #2f7d4f 0 {known:.0f}%, #d9a441 0 {met:.0f}%, transparent 0)"
            style = f"width: 12em; height: 0.9em; border: 1px solid currentColor; background: {bar}"
            standing = escape(row.sentence(self.language), quote=True)
            picture = f'<div role="img" aria-label="{standing}" style="{style}"></div>'
            title = escape(row.chapter.title(self.language))
            side = ' style="text-align: left"'
            lines.append(
                f"<tr><th{side}>{title}</th><td>{picture}</td><td{side}>{escape(row.sentence(self.language))}</td></tr>"
            )
        caption = escape(say("today-map", self.language))
        return f"<table><caption>{caption}</caption><tbody>{''.join(lines)}</tbody></table>"
