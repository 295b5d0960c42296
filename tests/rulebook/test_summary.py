"""The rules on one page: every number is the engine's, in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import ora_widgets as ora
from ora_widgets.engine import terms
from ora_widgets.engine.cards import SETTLEMENTS, roster
from ora_widgets.language.fluent import languages
from ora_widgets.language.names import card_name, tiles_words
from ora_widgets.rulebook import rules_sheet as page

EVERY = pytest.mark.parametrize("language", languages())


def rows(html: str) -> list[list[str]]:
    """The rows of all tables, cell by cell."""
    return [re.findall(r"<t[dh][^>]*>([^<]*)</t[dh]>", row) for row in re.findall(r"<tr>(.*?)</tr>", html)]


@EVERY
@pytest.mark.parametrize("country", ["france", "ireland"])
def test_every_card_of_the_country_is_on_it_with_its_numbers(country: str, language: str) -> None:
    found = rows(ora.rules_sheet(country, language=language).html)

    for card in roster(country, ("", "3+", "4"), ""):
        (row,) = [row for row in found if row[0] == str(card.number) and len(row) == 6]
        assert card_name(card.id, language) in row[1].replace("&#x27;", "'")
        assert ("✝" in row[1]) == card.cloister
        assert row[2] == (tiles_words(card.cost, language) or "–")
        assert row[4:] == [str(card.economic), str(card.dwelling)]
    for town in SETTLEMENTS.values():
        name = card_name(town.id, language).replace("'", "&#x27;")
        (row,) = [row for row in found if row[0] == name]
        assert row[1] == str(town.food)


def test_the_games_are_those_of_the_rows() -> None:
    found = rows(ora.rules_sheet("France").html)
    assert ["3 (long)", "25", "33", "5, 10, 14, 19, 25", "13", "8"] in [row[:6] for row in found]
    irish = rows(ora.rules_sheet("Ireland").html)
    assert ["3 (long)", "25", "33", "5, 10, 14, 19, 25", "13"] in [row[:5] for row in irish]
    assert "grapes" not in ora.rules_sheet("Ireland").html


def test_it_follows_the_rows(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "costs 1 coin" in ora.rules_sheet().html
    monkeypatch.setattr(page, "CONTRACT_PRICES", (7, 9))
    assert "costs 7 coin" in ora.rules_sheet().html
    assert "costs 9 coins" in ora.rules_sheet().html
    assert terms.CONTRACT_PRICES == (1, 2)


@EVERY
def test_it_is_saved_whole_and_needs_no_network(language: str, tmp_path: Path) -> None:
    text = ora.rules_sheet("ireland", language=language).save(tmp_path / "page.html").read_text(encoding="utf-8")

    assert f'<html lang="{language}">' in text
    assert not re.search(r"https?:|src=|<script", text)


@pytest.mark.parametrize("wrong", ["spain", "", None, 3])
def test_another_country_is_refused(wrong: object) -> None:
    with pytest.raises(ora.UnknownName, match="the countries are france and ireland"):
        ora.rules_sheet(wrong)  # type: ignore[arg-type]
