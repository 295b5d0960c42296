"""The Fluent files of one language, each parsed when somebody first asks for a word of it: whoever plays reads no lessons."""

from __future__ import annotations

import re
from threading import RLock
from typing import TYPE_CHECKING

from .current import check_language, locale, sources

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Message

ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
REFERENCE = re.compile(r"\{ *(-?[A-Za-z][\w-]*)")


class WordFiles:
    """Where each message of a language is, and the bundle of what has been asked for.

    Raises:
        UnknownName: When there is no such language.
        ValueError: When two files have a message of one id.
    """

    def __init__(self, language: str) -> None:
        check_language(language)
        self.language = language
        self.bundle = empty_bundle(language)
        self._texts = {source.name: source.read_text(encoding="utf-8") for source in sources(locale() / language)}
        self._home: dict[str, str] = {}
        self._parsed: set[str] = set()
        self._lock = RLock()
        for file, text in self._texts.items():
            for name in ENTRY.findall(text):
                if name in self._home:
                    raise ValueError(f"message {name!r} is in {language}/{self._home[name]} and again in {file}")
                self._home[name] = file

    def message(self, name: str) -> Message | None:
        """The message of an id, if there is one.

        Raises:
            ValueError: When there is a spelling mistake in its file.
        """
        file = self._home.get(name)
        if file is None:
            return None
        self._parse(file)
        return self.bundle.get_message(name)

    def ids(self) -> tuple[str, ...]:
        """All ids, in the order of the files."""
        return tuple(name for name in self._home if not name.startswith("-"))

    def _parse(self, file: str) -> None:
        """Parse a file, and all others whose messages its own ones speak of."""
        with self._lock:
            if file in self._parsed:
                return
            self._parsed.add(file)
            self._add(file)
            for name in set(REFERENCE.findall(self._texts[file])) & self._home.keys():
                self._parse(self._home[name])

    def _add(self, file: str) -> None:
        from fluent.runtime import FluentResource
        from fluent.syntax.ast import Junk

        resource = FluentResource(self._texts[file])
        if broken := [entry.content for entry in resource.body if isinstance(entry, Junk)]:
            raise ValueError(f"{self.language}/{file} is not Fluent here: {(broken[0] or '').strip()[:80]}")
        self.bundle.add_resource(resource)


def empty_bundle(language: str) -> FluentBundle:
    """A bundle without words."""
    # Fluent is imported only where it is used, so that importing a room that may one day say something stays quick.
    from fluent.runtime import FluentBundle

    # No isolating marks: they are invisible in a browser but not in a test, a terminal or a copied line.
    return FluentBundle([language], use_isolating=False)
