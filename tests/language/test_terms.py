"""Each term has one word in a language: a table that all its Fluent files are checked against."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_pattern

from ora_widgets.language.current import locale, sources
from ora_widgets.language.fluent import languages

TERMS: dict[str, Any] = tomllib.loads((Path(__file__).parents[1] / "data" / "terms.toml").read_text(encoding="utf-8"))

ASKED = ("asked-", "known-questions", "card-questions", "search-game-")  # messages with words of people who ask


def messages(language: str) -> dict[str, str]:
    """Every message of a language with its attributes, as written."""
    found = {}
    for source in sources(locale() / language):
        for entry in FluentParser().parse(source.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                patterns = [entry.value, *(attribute.value for attribute in entry.attributes)]
                found[entry.id.name] = " ".join(" ".join(map(serialize_pattern, filter(None, patterns))).split())
    return found


@pytest.mark.parametrize("language", languages())
def test_no_other_word_stands_for_a_term(language: str) -> None:
    wrong = [
        f"{name}: {found[0]!r} for {term['word']!r}"
        for name, words in messages(language).items()
        for term in TERMS[language].values()
        if name not in term.get("except", ()) and not (term.get("asked") and name.startswith(ASKED))
        for pattern in term["never"]
        if (found := re.search(pattern, words, re.IGNORECASE))
    ]
    assert not wrong


def test_every_language_has_its_terms_and_every_exception_is_needed() -> None:
    assert set(TERMS) == set(languages())
    for language in languages():
        words = messages(language)
        for term in TERMS[language].values():
            for name in term.get("except", ()):
                assert any(re.search(pattern, words[name], re.IGNORECASE) for pattern in term["never"]), name
