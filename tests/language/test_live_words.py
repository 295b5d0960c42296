"""The live page's texts suit people who know neither Python nor notebooks, in every language."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import FluentSerializer
from fluent.syntax.ast import Identifier, Message, Pattern

from ora_widgets.language.fluent import languages
from tests.language.test_languages import patterns

# Terms that a player in a browser need not know. A word between a function and its arguments is code.
INSIDERS_WORDS = {
    "en": r"python|jupyter|notebook|kernel|widget|\bcells?\b|\bpl(y|ies)\b|traits?\b|tokens?\b|json|goods indicator|\bseed|\bmerg(e|ing)\b|…\?",
    "es": r"python|jupyter|cuaderno|núcleo|widget|\bceldas?\b|tokens?\b|json|indicador de bienes|semilla|…\?",
    "pl": r"python|jupyter|notatnik|jądr|widżet|widget|komórk|token|json|ziarn\w+ bot|…\?",
}
CODE = r"\bora\.\w|\bora_widgets|\bgame\.\w+\(|\w\(\)"

# Texts only for notebooks or lines of Python: whole files, and single sentences that the live page refuses, replaces or
# never uses.
FOR_PYTHON = re.compile(
    r"agent|argument|env-|ladder-|notebook-|study-|today-(answered|no-question)|teacher|backup|progress-newer|sheet-|plan-|editor-|position-|scenario|no-such-"
    r"|bot-weights|class-|room-says-hub|kept-(none|unknown|strangers)|lesson-unknown|practice-none|no-command|no-repository|no-site"
    r"|animation-|annotator-|pictures-|worksheet-|file-without-game|other-seat|page-only-shows|picture-no-page"
    r"|board-nobody-(answers|there)"
)


@pytest.mark.parametrize("language", languages())
def test_no_word_on_the_live_page_is_an_insiders(language: str) -> None:
    strange = re.compile(f"{INSIDERS_WORDS[language]}|{CODE}", re.IGNORECASE)
    found = {}
    for name, pattern in patterns(language).items():
        words = re.sub(r"\{[^{}\"]*?\}|\$[\w-]+", "", serialize(pattern))
        if not FOR_PYTHON.match(name) and (word := strange.search(words)):
            found[name] = word[0]
    assert found == {}


def serialize(pattern: Pattern) -> str:
    return str(FluentSerializer().serialize_entry(Message(Identifier("m"), pattern)))
