"""A mapping that shows itself as a table and suggests the nearest names for an unknown one.

A module can be called for its rows: `ora.lessons` is both a module and the list of lessons.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Mapping
from types import ModuleType
from typing import Any, TypeVar

from ..engine.moves import UnknownName, safe_text
from ..support.arguments import one_of
from ..support.tables import Table, Tabular
from .name_lookup import nearest
from .sentences import with_sentence

Row = TypeVar("Row")


class Catalogue(Tabular, Mapping[str, Row]):
    """Rows by name, in their order."""

    unknown: str  # the message for an unknown name

    def __init__(self, rows: dict[str, Row], language: str) -> None:
        self._rows = rows
        self.language = language

    def __getitem__(self, name: str) -> Row:
        if not one_of(name, self._rows):
            raise with_sentence(self.refusal(name), language=self.language)
        return self._rows[name]

    def refusal(self, name: object) -> UnknownName:
        """The sentence on an unknown name.

        Args:
            name: What was asked for.
        """
        return UnknownName(self.unknown, word=safe_text(name, 40), near=nearest(name, self._rows))

    def __iter__(self) -> Iterator[str]:
        return iter(self._rows)

    def __len__(self) -> int:
        return len(self._rows)

    @abstractmethod
    def _table(self) -> Table: ...


class CallableRoom(ModuleType):
    """A module that calls its function of the same name."""

    def __call__(self, language: str = "") -> Any:
        return getattr(self, self.__name__.rpartition(".")[2])(language)
