"""Switching the language: by code, by the environment, or on a board."""

from __future__ import annotations

from collections.abc import Callable

from ..engine.moves import UnknownName, safe_text
from ..support.arguments import is_a
from ..support.listeners import Listeners
from .current import CURRENT, choose, current_language, languages
from .fluent import own_name
from .name_lookup import nearest, plain
from .sentences import with_sentence

_onlookers = Listeners()


def set_language(name: str = CURRENT) -> str:
    """The language in use, or with a name the one to use from now on, wherever a call gives no `language=`.

    Boards, lessons, refusals, tables, the quiz, rules and the reasons of bots follow; so do those that are shown already,
    unless they were given a language of their own. A language chosen on a board is in use in the cells below it, too. To
    begin with it is what `ORA_LANGUAGE` of the environment says, or English.

    Args:
        name: The language: `"en"`, `"es"` or `"pl"`, or what it calls itself. Without it the language stays.

    Raises:
        UnknownName: When there is no such language; the sentence names those that there are.

    >>> set_language()
    'en'
    >>> set_language("pl")
    'pl'
    >>> import ora_widgets as ora
    >>> ora.rule("F4").title
    'Kierat'
    >>> set_language("english")
    'en'
    """
    return current_language() if is_a(name, str) and name == CURRENT else switch(name)


def switch(name: str) -> str:
    """Use a language from now on, and notify everything that shows words.

    Raises:
        UnknownName: When there is no such language.
    """
    known = {each: f"{each} ({own_name(each)})" for each in languages()}
    called = {plain(word): each for each in known for word in (each, own_name(each))}
    wanted = called.get(plain(name)) if is_a(name, str) and name.strip().isalpha() else None
    if wanted is None:
        near = nearest(name, known.values())
        raise with_sentence(UnknownName("no-such-language", word=safe_text(name, 40), known=near))
    before, now = current_language(), choose(wanted)
    if now != before:
        _onlookers.tell("language has changed")
    return now


def on_switch(callback: Callable[[], None]) -> Callable[[], None]:
    """Call back whenever another language comes into use; a bound method is held weakly.

    Returns:
        A function that ends it.
    """
    return _onlookers.add(callback)
