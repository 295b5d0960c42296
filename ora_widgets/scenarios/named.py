"""The named scenarios with their positions, goals and solutions; their words are in the Fluent files."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from ..language.catalogue import Catalogue
from ..language.fluent import CURRENT, has, known_language, say
from ..support.tables import Table
from .scenario_type import Scenario


class Row(NamedTuple):
    """A name, a theme, and the arguments of `Scenario` without its words."""

    name: str
    theme: str
    terms: dict[str, Any]


def _row(name: str, theme: str, **terms: Any) -> Row:
    """Make a row; its words are the messages `scenario-NAME` and `scenario-theme-THEME`."""
    return Row(name, theme, terms)


ROWS = (
    _row("first-move", "first-turns", players=3),
    _row(
        "kiln-first", "first-turns", players=3,
        goal="R has 2Co", solution="build G07 0,3; prior; times 1; done",
    ),
    _row(
        "grain-in-store", "first-turns", players=4,
        goal="R has 7Gn", solution="build F03 0,3; prior; times 1; done",
        give={"R": "2Wo Pt Gn Sh Cl Pn Sw"},
    ),
    _row(
        "first-bread", "bread", round=5,
        give={"R": "4Gn"}, land={"R": "plot 0 coast"}, built={"R": "F04 0,-1; F05 0,3"},
        goal="R has 4Br", solution="use F04 lay; times 4; use F05 lay; times 4; times 0; done",
    ),
    _row(
        "bread-for-coins", "bread", round=5,
        give={"R": "3Gn Wo"}, land={"R": "plot 0 coast"}, built={"R": "F04 0,-1; F05 0,3"},
        goal="R has 8Pn Br", solution="use F04 lay; times 3; use F05 lay; times 3; pay Wo Sw; times 2; done",
    ),
    _row(
        "brewing", "beer-and-whiskey", country="ireland", round=9,
        give={"R": "6 grain"}, built={"R": "I04 0,3; I05 1,3"},
        goal="R has 2Be 7Pn", solution="use I04 lay; times 3; use I05 lay; times 3; times 1; done",
    ),
    _row(
        "water-of-life", "beer-and-whiskey", country="ireland", round=17,
        give={"R": "2 grain, 2 wood, 2 peat"}, built={"R": "I04 0,3; I21 1,3"},
        goal="R has 4Wh", solution="use I04 lay; times 2; use I21 lay; times 2; done",
    ),
    _row(
        "workshop", "ceramics-and-reliquaries", round=13,
        give={"R": "3Cl Sn Pt 2Wo"}, built={"R": "G18 1,3"},
        goal="R has 3Ce Or", solution="use G18 lay; times 3; times 1; pass; done",
    ),
    _row(
        "pilgrims", "ceramics-and-reliquaries", round=29,
        give={"R": "Bo"}, land={"R": "plot 0 coast"}, built={"R": "F36 0,3; G01 1,3"},
        goal="R has Rq",
        solution="use F36 prior; trade Bo; trade Ce; use G01 lay; enter F36; trade Or; done",
    ),
    _row(
        "sacristy", "wonders", round=29,
        give={"R": "Bo Ce 2Or"}, built={"R": "F36 0,3; G34 1,3"},
        goal="R has Wr", solution="use F36 lay; trade Or; skip; use G34 lay; times 1; done",
    ),
    _row(
        "last-wonder", "wonders", country="ireland", round=29, actions=1,
        give={"R": "5Pn Wh 2Ce 2Or", "G": "7Wr"}, land={"R": "plot 0 mountain"}, built={"R": "I35 0,5"},
        goal="R has Wr", solution="use I35 lay; times 1; done",
    ),
    _row(
        "first-settlement", "settlements", players=3, phase="A",
        give={"B": "2Sh 3Gn 2Wo Pt 2Sw"}, built={"B": "F08 0,3", "R": "F05 0,3"},
    ),
    _row(
        "fishing-village", "settlements", players=3, phase="B", to_move="G",
        give={"G": "Mt Sh Gn Pt Wo 3Pn"}, built={"G": "F11 0,-1"}, land={"G": "plot 0 coast"}, cleared={"G": "0,0"},
        goal="G built S4", solution="settle S4 1,-1; pay Mt Sh Gn; done",
    ),
    _row(
        "other-oven", "contracts", players=3, round=4,
        give={"R": "2Fl 2Wo Pn"}, built={"G": "F05 0,3"},
        goal="R has 2Br", solution="contract F05 coins; send lay; times 2; times 0; done",
    ),
    _row(
        "a-gift", "contracts", players=3, round=16,
        give={"R": "Wn 2Gp", "G": "3Pn"}, built={"G": "F21 0,3"}, to_move="R", slot=4,
        goal="R has 2Wn", solution="contract F21 wine; send lay; times 2; times 0; done",
    ),
    _row(
        "to-the-sea", "land", players=4, round=7, to_move="B",
        give={"B": "Wo Sn 3Pn"}, display="F11 F04 G02",
        goal="B has Wn", solution="plot 0 coast; build F11 0,-1; prior; done",
    ),
    _row(
        "into-the-mountain", "land", round=23,
        give={"R": "8 coins"}, display="G22 F24 F30",
        wheel={"stone": 4, "joker": 2}, goal="R has 4Sn",
        solution="plot 0 mountain; build G22 0,6; prior; take stone; pass; done",
    ),
    _row(
        "round-the-corner", "cloister-building", round=2, seats="GR",
        give={"R": "4Wo Cl"},
        goal="R built G01 G02", solution="build G01 1,3; skip; build G02 0,3; skip; done",
    ),
    _row(
        "no-room", "cloister-building", round=4, seats="GR",
        give={"R": "2Wo Cl 2Pn"}, built={"R": "G07 1,3"}, display="G02 G13",
        goal="R built G02", solution="district 2 plains; build G02 2,4; skip; pass; done",
    ),
    _row(
        "solo-pressing", "solo", players=1, round=17,
        give={"R": "Pn"}, built={"R": "F15 0,3; F21 1,3"}, wheel={"coin": 5, "joker": 3, "grain": 4},
        goal="R has 7Pn Wn", solution="use F15 lay; times 1; use F21 lay; times 2; times 1; done",
    ),
    _row(
        "neighbour-builds", "solo", players=1, country="ireland", phase="A",
        give={"R": "3Pn 2Gn Sh Wo 2Pt"}, built={"R": "I04 0,3; G07 1,3"}, display="G01 G02 I05 I10",
    ),
    _row(
        "last-visit", "bonus-round", players=3, bonus=True,
        give={"R": "2Br 2Wn Bo Ce Or Rq 10Pn", "G": "5Wo", "B": "3Cl"},
        built={"G": "F24 1,3; F05 0,3", "B": "G34 1,3; F35 0,3"}, placed={"G": "lay F24", "B": "lay G34"},
        settlements={"R": "S1 0,3"},
    ),
    _row(
        "four-cards-left", "two-players-end-game", round=31,
        give={"R": "2Wo 2Cl 2Sw 8Pn 2Gn 2Ce", "G": "3Wo Cl Sn 4Pn Sh 2Bo"},
        built={"R": "F05 0,3; G01 1,3; F21 0,2", "G": "G02 1,3; F24 0,3; G07 0,2"},
        settlements={"R": "S2 0,1", "G": "S1 1,1"},
        display="G06 G13 F37 G41",
    ),
)  # fmt: skip


class Scenarios(Catalogue[Scenario]):
    """Named scenarios by name, shown as a table."""

    unknown = "no-such-scenario"

    def _table(self) -> Table:
        return Table((), [(name, row.theme, row.title, row.question) for name, row in self._rows.items()])


def scenarios(language: str = CURRENT) -> Scenarios:
    """List all named scenarios.

    Returns:
        The scenarios by name, shown as a table.

    >>> "first-bread" in scenarios()
    True
    """
    return _scenarios(known_language(language))


@cache
def _scenarios(language: str) -> Scenarios:
    return Scenarios({row.name: _with_words(row, language) for row in ROWS}, language)


def _with_words(row: Row, language: str) -> Scenario:
    """The scenario of a row, with its words."""
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
        name: Its name from `scenarios()`.
        language: The language of title and question.

    Raises:
        UnknownName: When there is no such scenario or language; the message has the nearest names.

    >>> scenario("first-bread").question
    'You have 4 grain and nothing to burn: how can you have 4 bread at the end of this turn?'
    """
    return scenarios(language)[name]  # type: ignore[index]  # the catalogue refuses other types
