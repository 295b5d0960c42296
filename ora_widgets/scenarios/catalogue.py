"""The named scenarios with their words, by name."""

from __future__ import annotations

from functools import cache

from ..language.catalogue import Catalogue
from ..language.fluent import CURRENT, has, known_language, say
from ..support.tables import Table
from .named import ROWS, Row
from .scenario_type import Scenario


class Scenarios(Catalogue[Scenario]):
    """Named scenarios by name; shows itself as a table."""

    unknown = "no-such-scenario"

    def _table(self) -> Table:
        return Table((), [(name, row.theme, row.title, row.question) for name, row in self._rows.items()])


def scenarios(language: str = CURRENT) -> Scenarios:
    """List all named scenarios.

    Args:
        language: The language of titles and questions.

    Returns:
        The scenarios by name; they show themselves as a table.

    Raises:
        UnknownName: When there are no words in that language.

    >>> "first-bread" in scenarios()
    True
    """
    return _scenarios(known_language(language))


@cache
def _scenarios(language: str) -> Scenarios:
    return Scenarios({row.name: _with_words(row, language) for row in ROWS}, language)


def _with_words(row: Row, language: str) -> Scenario:
    """A row with its words."""
    about = f"scenario-{row.name}"
    notes = say(f"{about}.notes", language) if has(f"{about}.notes", language) else ""
    return Scenario(
        say(about, language),
        question=say(f"{about}.question", language),
        notes=notes,
        name=row.name,
        theme=say(f"scenario-theme-{row.theme}", language),
        **row.terms,
    )


def scenario(name: object, language: str = CURRENT) -> Scenario:
    """Look up a named scenario.

    Args:
        name: Its name, as `scenarios()` lists it.
        language: The language of title and question.

    Raises:
        UnknownName: When there is none of that name, with the nearest ones, or no such language.

    >>> scenario("first-bread").question
    'You have 4 grain and nothing to burn: how can you have 4 bread at the end of this turn?'
    """
    return scenarios(language)[name]  # type: ignore[index]  # what is no text is refused there
