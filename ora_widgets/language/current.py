"""The languages that exist, and the one in use, which applies to calls that name none.

A public function takes `language: str = CURRENT` and first calls `known_language`; everything below it takes the name
of an existing language.
"""

from __future__ import annotations

import os
import warnings
from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING

from ..engine.moves import UnknownName, safe_text
from ..support.arguments import is_a

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

#: The complete language; it supplies words that another language still lacks.
FALLBACK = "en"
#: As an argument: the language in use when the call is made.
CURRENT = ""
#: The environment variable that names the initial language.
VARIABLE = "ORA_LANGUAGE"

_chosen = ""  # empty until a language is first needed or chosen


def current_language() -> str:
    """The language in use.

    >>> current_language()
    'en'
    """
    return _chosen or choose(_language_of_environment())


def known_language(language: str) -> str:
    """The language that a call means.

    Raises:
        UnknownName: When there is no such language.

    >>> known_language("pl"), known_language(CURRENT)
    ('pl', 'en')
    """
    if is_a(language, str) and language == CURRENT:
        return current_language()
    check_language(language)
    return language


def choose(language: str) -> str:
    """Use a language from now on, without the notice to what shows words that `ora.set_language` gives.

    Raises:
        UnknownName: When there is no such language.
    """
    global _chosen  # noqa: PLW0603 - this is the one switch
    check_language(language)
    _chosen = language
    return language


def _language_of_environment() -> str:
    wanted = os.environ.get(VARIABLE, "").strip().lower()
    # Other programs' variables have the form "pl_PL.UTF-8".
    name = wanted.replace("-", "_").split("_")[0].split(".")[0]
    if not name or name in languages():
        return name or FALLBACK
    choose(FALLBACK)  # the warning's language
    word, known = safe_text(f"{VARIABLE}={wanted}", 60), ", ".join(languages())
    warnings.warn(str(UnknownName("no-such-language", word=word, known=known)), stacklevel=3)
    return FALLBACK


@cache
def locale() -> Traversable:
    """The folder of the words."""
    from importlib.resources import files  # imported late, so that a game without words need not wait for it

    return files("ora_widgets") / "locale"


@cache
def languages() -> tuple[str, ...]:
    """Return the languages that have a folder of words, English first.

    >>> "en" in languages()
    True
    """
    found = (folder.name for folder in locale().iterdir() if folder.is_dir() and any(map(_has_words, folder.iterdir())))
    return tuple(sorted(found, key=lambda name: (name != FALLBACK, name)))


def check_language(language: object) -> None:
    """Raise `UnknownName` if a language does not exist."""
    if not isinstance(language, str) or language not in languages():
        raise UnknownName("no-such-language", word=safe_text(language, 40), known=", ".join(languages()))


class Speaker:
    """An object whose words are in a language of its own, or else in the one in use."""

    _language: str

    @property
    def language(self) -> str:
        """The language of the words: its own, or the one in use."""
        return known_language(self._language)


def sources(folder: Traversable) -> Iterator[Traversable]:
    """The Fluent files of a folder, in the order of their names."""
    if folder.is_dir():
        yield from sorted(filter(_has_words, folder.iterdir()), key=lambda entry: entry.name)


def _has_words(file: Traversable) -> bool:
    return file.name.endswith(".ftl")
