"""Every word a person reads, kept in Fluent files, one folder per language.

All files of a language are read as one, whatever their names, so a package adds its words by adding a file
(`en/board.ftl`) and uses them by message id. Only the names of the languages are in a file of a fixed name,
`languages.ftl`.

>>> say("game-over", "en")
'The game is over; no more moves can be made. Undo to look at another ending.'
"""

from __future__ import annotations

import re
import sys
from datetime import UTC
from functools import cache, lru_cache
from importlib import import_module
from threading import RLock
from types import ModuleType
from typing import TYPE_CHECKING, NamedTuple, ParamSpec, TypeVar

from ..engine.moves import safe_text
from .current import CURRENT, FALLBACK, check_language, known_language, languages, locale, sources

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Message, Pattern


__all__ = ["CURRENT", "FALLBACK", "has", "known_language", "languages", "message_ids", "names", "own_name", "say"]

MAX_FORMATTED_NUMBER = 10**15  # a larger number is shown as written, without grouping or plural forms
MAX_SAID_LENGTH = 2_500  # letters of an argument; Fluent gives nothing for longer ones
MAX_REMEMBERED_LETTERS = 100  # letters of an argument up to which messages with it are cached
MAX_SENTENCES = 20_000  # messages in the cache; a game with everything it shows has about 5,000
#: The files of names, which are read in all languages at once, and counts that cover their plural forms.
NAME_FILES = ("cards.ftl", "goods.ftl", "table.ftl")
SAMPLE_COUNTS = (1, 2, 5)

Args = ParamSpec("Args")
Result = TypeVar("Result")


def typed_cache(function: Callable[Args, Result]) -> Callable[Args, Result]:
    """`functools.cache` for words, which keeps the types of the arguments."""
    return cache(function)  # type: ignore[return-value]


def say(message_id: str, /, language: str, **args: object) -> str:
    """Return the words of one message in one language.

    Args:
        message_id: The id in the Fluent files; `"id.attribute"` reads an attribute.
        **args: The message's arguments; numbers choose plural forms. Arguments it has no use for are ignored.

    Raises:
        KeyError: When no message has this id.
        TypeError: When an argument that the message needs is not given.

    >>> say("contract-price", "en", price=2, coins=1, instead="none")
    'A work contract costs 2 coins now and you have only 1; bring more coins, or a drink to give instead.'
    """
    if all(map(_is_short, (language, *args.values()))):
        return _cached_sentence(message_id, language, **args)
    return _format(message_id, language, args)


def _is_short(value: object) -> bool:
    return type(value) is int or (type(value) is str and len(value) <= MAX_REMEMBERED_LETTERS)


# The words on a board are nearly the same before and after a move; formatting them anew took a third of the time.
@lru_cache(maxsize=MAX_SENTENCES)
def _cached_sentence(message_id: str, language: str, /, **args: object) -> str:
    return _format(message_id, language, args)


def _format(message_id: str, language: str, args: Mapping[str, object]) -> str:
    found = _find(message_id, language)
    if found is None:
        raise KeyError(message_id)
    bundle, pattern = found
    words, errors = bundle.format_pattern(pattern, {name: _printable_argument(value) for name, value in args.items()})
    if errors:
        raise TypeError(f"say({message_id!r}): {'; '.join(str(error) for error in errors)}")
    return str(words)


def _printable_argument(value: object) -> object:
    """An argument that Fluent can format: numbers of few digits, and the beginning of long texts."""
    if isinstance(value, str) and len(value) > MAX_SAID_LENGTH:
        return f"{value[: MAX_SAID_LENGTH - 1]}…"
    absurd = isinstance(value, (int, float)) and not abs(value) < MAX_FORMATTED_NUMBER
    return safe_text(value, 40) if absurd else value


def has(message_id: str, language: str) -> bool:
    """Tell whether `say` has words for this id (or `"id.attribute"`), English ones included.

    Args:
        message_id: The id in the Fluent files; `"id.attribute"` is an attribute.

    >>> has("game-over", "en"), has("game-under", "en")
    (True, False)
    """
    return _find(message_id, language) is not None


@typed_cache
def own_name(language: str) -> str:
    """Return a language's own name, reading only that one file, since whoever lists the languages will use only one.

    >>> own_name("pl")
    'polski'
    """
    bundle = empty_bundle(known_language(language))
    bundle.add_resource(_library().FluentResource((locale() / language / "languages.ftl").read_text(encoding="utf-8")))
    pattern = bundle.get_message("language-name").value
    assert pattern is not None  # every message has words; a test reads them all
    return str(bundle.format_pattern(pattern)[0])


@typed_cache
def names(language: str) -> dict[str, tuple[str, ...]]:
    """Return a language's names of cards, goods and indicators in all forms, by message id, reading only their files.

    >>> names("es")["card-F05"], names("pl")["good-Gn"]
    (('Panadería',), ('zboże', '1 zboże', '2 zboża', '5 zboża'))
    """
    from fluent.syntax.ast import Message

    bundle = empty_bundle(known_language(language))
    found: dict[str, tuple[str, ...]] = {}
    for file in NAME_FILES:
        resource = _library().FluentResource((locale() / language / file).read_text(encoding="utf-8"))
        bundle.add_resource(resource)
        for entry in resource.body:
            if isinstance(entry, Message) and entry.id.name.startswith(("card-", "good-", "indicator-")):
                message = bundle.get_message(entry.id.name)
                tiles = message.attributes.get("tiles")
                forms = [
                    (message.value, 0),
                    (message.attributes.get("one"), 0),
                    *((tiles, count) for count in SAMPLE_COUNTS),
                ]
                words = [str(bundle.format_pattern(form, {"count": count})[0]) for form, count in forms if form]
                found[entry.id.name] = tuple(dict.fromkeys(words))
    return found


def message_ids(language: str) -> tuple[str, ...]:
    """Return the ids that a language itself has words for, in the order of its files.

    >>> "game-over" in message_ids("en")
    True
    """
    return _files(language).ids()


def _find(message_id: str, language: str) -> tuple[FluentBundle, Pattern] | None:
    name, _, attribute = message_id.partition(".")
    for each in dict.fromkeys((language, FALLBACK)):
        files = _files(each)
        message = files.message(name)
        if message is not None:
            pattern = message.attributes.get(attribute) if attribute else message.value
            if pattern is not None:
                return files.bundle, pattern
    return None


@cache
def _files(language: str) -> WordFiles:
    return WordFiles(language)


MESSAGE_ID = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
REFERENCE = re.compile(r"\{ *(-?[A-Za-z][\w-]*)")


class Entry(NamedTuple):
    """A message as it stands in a file."""

    file: str
    text: str


class WordFiles:
    """The place of each message of a language, and the bundle of those used so far.

    Raises:
        ValueError: When two files have a message with the same id.
    """

    def __init__(self, language: str) -> None:
        check_language(language)
        self.language = language
        self.bundle = empty_bundle(language)
        self._entries: dict[str, Entry] = {}
        self._parsed: set[str] = set()
        self._lock = RLock()
        for source in sources(locale() / language):
            text = source.read_text(encoding="utf-8")
            begins = [*MESSAGE_ID.finditer(text)]
            ends = [*(entry.start() for entry in begins[1:]), len(text)]
            for begin, end in zip(begins, ends, strict=True):
                name = begin[1]
                if name in self._entries:
                    where = self._entries[name].file
                    raise ValueError(f"message {name!r} is in {language}/{where} and again in {source.name}")
                self._entries[name] = Entry(source.name, text[begin.start() : end])

    def message(self, name: str) -> Message | None:
        """The message of an id, if there is one.

        Raises:
            ValueError: When there is a spelling mistake in it.
        """
        if name not in self._entries:
            return None
        self._parse(name)
        return self.bundle.get_message(name)

    def ids(self) -> tuple[str, ...]:
        """All ids, in the order of the files."""
        return tuple(name for name in self._entries if not name.startswith("-"))

    def _parse(self, name: str) -> None:
        """Parse a message and all it refers to; a first board needs only a third of the messages."""
        with self._lock:
            if name in self._parsed:
                return
            self._parsed.add(name)
            self._add(self._entries[name])
            for spoken in set(REFERENCE.findall(self._entries[name].text)) & self._entries.keys():
                self._parse(spoken)

    def _add(self, entry: Entry) -> None:
        from fluent.syntax.ast import Junk

        resource = _library().FluentResource(entry.text)
        if broken := [part.content for part in resource.body if isinstance(part, Junk)]:
            raise ValueError(f"{self.language}/{entry.file} is not Fluent here: {(broken[0] or '').strip()[:80]}")
        self.bundle.add_resource(resource)


def empty_bundle(language: str) -> FluentBundle:
    """A bundle without words."""
    # Without isolating marks, which are invisible in a browser but not in a test, a terminal or a copied line.
    bundle: FluentBundle = _library().FluentBundle([language], use_isolating=False)
    return bundle


@typed_cache
def _library() -> ModuleType:
    """Fluent, imported only when it is used, so that importing a package that has words stays quick."""
    if "babel.dates" not in sys.modules:
        try:
            import_module("babel.localtime")
        except Exception:  # noqa: BLE001  # TZ or /etc/localtime may name whatever there is, a folder or a file that is no zone
            # Babel asks for this machine's time zone on import, but no sentence here contains a time.
            zone = ModuleType("babel.localtime")
            zone.__dict__["LOCALTZ"] = UTC
            sys.modules[zone.__name__] = zone
    return import_module("fluent.runtime")
