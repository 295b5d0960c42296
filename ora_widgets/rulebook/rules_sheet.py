"""The rules at a glance, on one page to print; all numbers come from the tables that the engine uses."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Sequence
from html import escape
from pathlib import Path

from ..engine.cards import SETTLEMENTS, Card, roster
from ..engine.cards.rows import ORDINARY, PILES, Settlement
from ..engine.goods import GOODS, used_in
from ..engine.land import DISTRICT_PRICES, PLOT_PRICES
from ..engine.modes import OFFICIAL
from ..engine.moves import UnknownName, safe_text
from ..engine.terms import BACK, CONTRACT_PRICES, FRONT, Mode
from ..engine.turn.contract import COUNTRY
from ..engine.turn.scoring import WATER_DWELLING
from ..language.fluent import CURRENT, known_language, say
from ..language.names import card_name, good_name, join, tiles_words
from ..language.sentences import with_sentence
from ..support.arguments import is_a, one_of
from ..support.arguments import path as path_of
from ..support.files import write_whole

COUNTRIES = tuple(COUNTRY.values())
LABELS = OFFICIAL[4, "long"].labels  # of the game that uses every building
NUMBER = re.compile(r"-?\d*½?")
CITED_RULES = "F1.2, F2, F4.1, F5, F8, F14"
# A narrow font is named, as a browser's `system-ui` may be so wide that a second sheet is needed.
STYLE = """
.ora-summary { font: 7pt/1.1 "Times New Roman", "Liberation Serif", serif; color: #000; background: #fff; width: 190mm; }
.ora-summary h1 { font-size: 13pt; margin: 0 0 1mm; }
.ora-summary h2 { font-size: 8.5pt; margin: 1.2mm 0 0.4mm; }
.ora-summary ul { margin: 0; padding-left: 4mm; }
.ora-summary p { margin: 0.5mm 0; }
.ora-summary .side { display: flex; gap: 5mm; align-items: flex-start; }
.ora-summary .two { columns: 2; column-gap: 5mm; }
.ora-summary table { border-collapse: collapse; width: 100%; font-size: 6.2pt; line-height: 1.07; margin: 0; }
.ora-summary th, .ora-summary td { padding: 0 1mm; border-bottom: 0.2pt solid #999; text-align: left; white-space: normal; }
.ora-summary th { font-weight: 600; }
.ora-summary tr { break-inside: avoid; background: none; }
.ora-summary .n { text-align: right; }
@page { size: A4 portrait; margin: 8mm 10mm; }
"""


class RulesSheet:
    """One A4 page that a notebook shows and that `save` writes to a file for printing.

    Args:
        html: Its content.
        language: The language of its words.
        title: Its title.

    >>> page = rules_sheet("ireland")
    >>> page.title, page.language
    ('Ora et Labora at a glance: Ireland', 'en')
    """

    def __init__(self, html: str, language: str, title: str) -> None:
        self.html = html
        self.language = language
        self.title = title

    def save(self, path: str | os.PathLike[str]) -> Path:
        """Write the page to a file that needs no network; a browser prints it on one sheet.

        Args:
            path: The file, such as `"france.html"`.

        Raises:
            OSError: When the file cannot be written.
        """
        file = path_of("path", path)
        head = f'<!doctype html><html lang="{self.language}"><head><meta charset="utf-8"><title>{escape(self.title)}</title></head>'
        write_whole(file, f"{head}<body style='margin:0'>{self.html}</body></html>\n".encode())
        return file

    def _repr_html_(self) -> str:
        return self.html

    def __repr__(self) -> str:
        return f"<RulesSheet: {self.title}>"


def rules_sheet(country: str = "france", *, language: str = CURRENT) -> RulesSheet:
    """Put the rules of a country on one page to print: a turn, the games, goods, settlements and buildings.

    Args:
        country: `"france"` or `"ireland"`, in any case.

    Raises:
        UnknownName: When there is no such country or language.

    >>> rules_sheet("France")
    <RulesSheet: Ora et Labora at a glance: France>
    """
    language = known_language(language)
    land = country.lower() if is_a(country, str) else country
    if not one_of(land, COUNTRIES):
        raise with_sentence(UnknownName("drill-no-country", word=safe_text(country, 40)), language=language)
    title = say("summary-title", language, country=say(f"country-{land}", language))
    parts = [
        f"<h1>{escape(title)}</h1>",
        _list(_sentences(land, language)),
        _section("games", _games(land, language), language),
        '<div class="side">',
        f"<div>{_section('goods', _goods(land, language), language)}</div>",
        f"<div>{_section('settlements', _settlements(language), language)}</div>",
        "</div>",
        f"<h2>{escape(say('summary-buildings', language))}</h2>",
        f'<div class="two">{_buildings(land, language)}</div>',
        f"<p>{escape(_text('ordinary', language, terrain=_terrain(ORDINARY, language)))} {escape(_text('from', language, rules=CITED_RULES))}</p>",
    ]
    return RulesSheet(f'<section class="ora-summary"><style>{STYLE}</style>{"".join(parts)}</section>', language, title)


def _text(message: str, language: str, **args: object) -> str:
    return say(f"summary-{message}", language, **args)


def _sentences(country: str, language: str) -> list[str]:
    """Sentences on what a player does."""
    row = OFFICIAL[3, "long"]
    drink = next(name for name, where in COUNTRY.items() if where == country)
    dearer = next(card.id for card in _faces(country) if card.raises_price)
    first, then = CONTRACT_PRICES

    def numbers(values: Iterable[int]) -> str:
        return ", ".join(map(str, values))

    return [
        _text("aim", language),
        _text("round", language, count=row.brothers + 1),
        _text("turn", language, actions=row.slots[0][1]),
        _text("actions", language),
        _text(
            "contract",
            language,
            first=first,
            then=then,
            drink=say(f"drink-{drink}", language),
            card=card_name(dearer, language),
        ),
        _text("land", language, districts=numbers(DISTRICT_PRICES), plots=numbers(PLOT_PRICES)),
        _text("wheel", language, values=numbers(FRONT), back=numbers(BACK)),
        *(_text(name, language) for name in ("joker", "change")),
        _text("settle", language, water=WATER_DWELLING),
        _text("bonus", language),
        _text("two", language, short=OFFICIAL[2, "short"].display_end, long=OFFICIAL[2, "long"].display_end),
    ]


def _games(country: str, language: str) -> str:
    """A row for each number of players and length."""
    late = ["stone", *(["grapes"] if country == "france" else [])]
    names = [_text("enters", language, good=say(f"indicator-{name}", language)) for name in late]
    head = [
        *(_text(name, language) for name in ("players", "rounds", "cards", "phases")),
        *names,
        _text("start", language),
    ]
    lines = []
    for row in OFFICIAL.values():
        cards = len(roster(country, row.labels, row.crossed))
        rounds = row.rounds or _text("open", language)
        enters = [getattr(row, name) or "–" for name in late]
        start = tiles_words(row.goods, language) if row.goods else "–"
        name = f"{row.players} ({say(f'length-{row.length}', language)})"
        lines.append([name, rounds, cards, ", ".join(map(str, _rounds_before_phases(row))), *enters, start])
    return _table(head, lines)


def _rounds_before_phases(row: Mode) -> list[int]:
    """The rounds after which there is a settlement phase."""
    last = [row.rounds] if row.final_phase and row.rounds else []
    return [*(number - 1 for number in row.phases), *last]


def _goods(country: str, language: str) -> str:
    head = [_text(name, language) for name in ("good", "food", "energy", "coins", "points")]
    used = {good.code for good in used_in(country)}
    worth = [good for good in GOODS if good.code in used]
    lines = [
        [
            good_name(good.code, language=language),
            *(_halves_text(value) for value in (2 * good.food, good.energy, 2 * good.coins, 2 * good.points)),
        ]
        for good in worth
    ]
    return _table(head, lines)


def _settlements(language: str) -> str:
    head = [_text(name, language) for name in ("card", "food", "energy", "economic", "dwelling", "where")]
    lines = [
        [
            card_name(row.id, language),
            row.food,
            _halves_text(row.energy),
            row.economic,
            row.dwelling,
            _place(row, language),
        ]
        for row in SETTLEMENTS.values()
    ]
    return _table(head, lines)


def _buildings(country: str, language: str) -> str:
    head = ["", *(_text(name, language) for name in ("card", "cost", "where", "economic", "dwelling"))]
    lines: list[Sequence[object]] = []
    for pile in PILES:
        lines.append([f"§{_text('pile', language, letter=pile)}"])
        for row in _faces(country):
            if row.pile == pile:
                name = f"{'✝ ' if row.cloister else ''}{card_name(row.id, language)} {row.label}".strip()
                cost = tiles_words(row.cost, language) if row.cost else "–"
                lines.append([row.number, name, cost, _place(row, language), row.economic, row.dwelling])
    return _table(head, lines)


def _faces(country: str) -> tuple[Card, ...]:
    """All buildings of a country, by number."""
    return roster(country, LABELS, "")


def _place(row: Card | Settlement, language: str) -> str:
    """Where a card may stand; empty for the terrain that most cards have."""
    return "" if set(row.terrain) == set(ORDINARY) else _terrain(row.terrain, language)


def _terrain(kinds: Sequence[str], language: str) -> str:
    return join([say(f"terrain-{kind}", language) for kind in kinds], language, either=True)


def _halves_text(halves: int) -> str:
    """A number of halves as it is printed; empty for zero."""
    whole, rest = divmod(halves, 2)
    return f"{whole or ''}{'½' if rest else ''}"


def _list(sentences: list[str]) -> str:
    return f"<ul>{''.join(f'<li>{escape(sentence)}</li>' for sentence in sentences)}</ul>"


def _section(name: str, table: str, language: str) -> str:
    return f"<h2>{escape(_text(name, language))}</h2>{table}"


def _table(head: Sequence[str], lines: Iterable[Sequence[object]]) -> str:
    """A table; a line with a single cell that begins with § becomes a heading across all columns."""
    body = []
    for line in lines:
        cells = [str(cell) for cell in line]
        if len(cells) == 1 and cells[0].startswith("§"):
            body.append(f'<tr><th colspan="{len(head)}">{escape(cells[0][1:])}</th></tr>')
        else:
            body.append("<tr>" + "".join(f"<td{_side(cell)}>{escape(cell)}</td>" for cell in cells) + "</tr>")
    top = "".join(f"<th>{escape(name)}</th>" for name in head)
    return f"<table><thead><tr>{top}</tr></thead><tbody>{''.join(body)}</tbody></table>"


def _side(cell: str) -> str:
    return ' class="n"' if NUMBER.fullmatch(cell) else ""
