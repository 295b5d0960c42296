"""Which languages there are, and which of them is spoken where nobody has said another.

Functions that say something take `language: str = SPOKEN`; deep down, where words are looked up, `spoken` turns that into
the language that is in use by then. So whoever hands the default on hands on the wish, not its meaning of a moment.
"""

from __future__ import annotations

import os
import warnings
from collections.abc import Callable, Iterator
from functools import cache, wraps
from typing import TYPE_CHECKING, Any, ParamSpec, TypeVar

from ..engine.moves import UnknownName, shown

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

#: The language that is complete; words that another language still lacks are taken from it.
FALLBACK = "en"
#: The language in use, whichever that is when something is said.
SPOKEN = ""
#: What the environment calls the language to begin with.
VARIABLE = "ORA_LANGUAGE"

Args = ParamSpec("Args")
Result = TypeVar("Result")

_chosen = ""  # empty until somebody asks or chooses


def spoken(language: str = SPOKEN) -> str:
    """The language to speak: the one that is named, whether it exists or not, or the one in use.

    >>> spoken("pl"), spoken()
    ('pl', 'en')
    """
    if language != SPOKEN:
        return language
    return _chosen or choose(_of_environment())


def choose(language: str) -> str:
    """Speak a language from now on; nobody who shows words is told, as `ora.set_language` does.

    Args:
        language: The language, such as `"pl"`.

    Raises:
        UnknownName: When there is no such language.
    """
    global _chosen  # noqa: PLW0603 - this is the one switch
    check_language(language)
    _chosen = language
    return language


def _of_environment() -> str:
    wanted = os.environ.get(VARIABLE, "").strip().lower()
    # "pl_PL.UTF-8" is how other programs are told.
    name = wanted.replace("-", "_").split("_")[0].split(".")[0]
    if not name or name in languages():
        return name or FALLBACK
    choose(FALLBACK)  # which the warning is said in
    word, known = shown(f"{VARIABLE}={wanted}", 60), ", ".join(languages())
    warnings.warn(str(UnknownName("no-such-language", word=word, known=known)), stacklevel=3)
    return FALLBACK


def remembered(function: Callable[Args, Result]) -> Callable[Args, Result]:
    """Remember what a function has said, for each language in use: its default means another one after a switch.

    Args:
        function: The function; its arguments can be keys of a dictionary.
    """

    @cache
    def kept(_: str, /, *args: Any, **kwargs: Any) -> Result:
        return function(*args, **kwargs)

    @wraps(function)
    def said(*args: Args.args, **kwargs: Args.kwargs) -> Result:
        return kept(_chosen or spoken(), *args, **kwargs)  # type: ignore[arg-type]  # mypy asks for what can be hashed

    return said


@cache
def locale() -> Traversable:
    """The folder of the words."""
    from importlib.resources import files  # which a game that says nothing need not wait for

    return files("ora_widgets") / "locale"


def languages() -> tuple[str, ...]:
    """Return the languages that have a folder of words, English first.

    >>> "en" in languages()
    True
    """
    found = (folder.name for folder in locale().iterdir() if folder.is_dir() and any(map(_has_words, folder.iterdir())))
    return tuple(sorted(found, key=lambda name: (name != FALLBACK, name)))


def check_language(language: object) -> None:
    """Raise `UnknownName` for what is no language."""
    if not isinstance(language, str) or language not in languages():
        raise UnknownName("no-such-language", word=shown(language, 40), known=", ".join(languages()))


def sources(folder: Traversable) -> Iterator[Traversable]:
    """The Fluent files of a folder, in the order of their names."""
    if folder.is_dir():
        yield from sorted(filter(_has_words, folder.iterdir()), key=lambda entry: entry.name)


def _has_words(file: Traversable) -> bool:
    return file.name.endswith(".ftl")
