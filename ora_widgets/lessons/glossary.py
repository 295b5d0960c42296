"""Terms of the game in a lesson's words, and what they mean: the page says it to whoever points at one."""

from __future__ import annotations

import re
from functools import cache

from ..language.fluent import message_ids, say
from ..wire.to_page import Term

PREFIX = "term-"


def terms_in(text: str, language: str) -> list[Term]:
    """The terms in a text, each where it stands first.

    Args:
        text: What is explained or asked.
        language: The language that it is in.

    >>> [term["word"] for term in terms_in("Send the prior, or a lay brother. The prior moves in.", "en")]
    ['prior', 'lay brother']
    """
    meanings, pattern = _known(language)
    found: dict[str, Term] = {}
    for match in pattern.finditer(text):
        word = match[0]
        means = meanings[word.lower()]
        found.setdefault(means, {"word": word, "means": means})
    return [*found.values()]


@cache
def _known(language: str) -> tuple[dict[str, str], re.Pattern[str]]:
    """What each form means, and how to find them all: the longest first, as whole words."""
    meanings: dict[str, str] = {}
    for name in (each.removeprefix(PREFIX) for each in message_ids(language) if each.startswith(PREFIX)):
        means = say(f"term-{name}.means", language)
        meanings |= {form.strip(): means for form in say(f"term-{name}", language).split("|")}
    forms = "|".join(map(re.escape, sorted(meanings, key=len, reverse=True)))
    return meanings, re.compile(rf"(?<!\w)(?:{forms})(?!\w)", re.IGNORECASE)
