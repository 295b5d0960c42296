"""The terms of a position that is reached by playing, computed when they are first needed."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cached_property

from ..engine import State
from ..game.position.from_state import position_in
from ..game.setup import Setup

Terms = dict[str, object]


class LazyTerms(Mapping[str, object]):
    """The terms of a position; a subclass says how to compute them."""

    @abstractmethod
    def compute(self) -> Terms:
        """The terms."""

    @cached_property
    def _terms(self) -> Terms:
        return self.compute()

    def __getitem__(self, term: str) -> object:
        return self._terms[term]

    def __iter__(self) -> Iterator[str]:
        return iter(self._terms)

    def __len__(self) -> int:
        return len(self._terms)


def terms_at(setup: Setup, state: State) -> Terms:
    """The terms of a position of a game, those of the game before them.

    Args:
        setup: The game's setup.
        state: The position.
    """
    laid = replace(setup, position=position_in(state, setup.seats))
    return {"players": setup.players, "country": setup.country, "length": setup.length} | laid.position_terms
