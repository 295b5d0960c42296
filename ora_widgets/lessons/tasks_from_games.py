"""What tasks out of games share: the terms of a position that is reached by playing, computed when they are first needed, and words.

What they say of a turn are its moves, the first of them, and the card that it is about.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cached_property

from ..engine import State
from ..game.game import Game
from ..game.position.from_state import position_in
from ..game.setup import Setup
from ..language.fluent import say
from ..language.labels import turn_words
from ..scenarios.strategy_record import CARDS, moves_of

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


OMITTED = ("done", "pass", "skip")


def line_in_words(game: Game, line: str, language: str) -> str:
    """Moves in words, from a position on.

    Args:
        game: The position, left as it is.
        line: The moves of a turn.

    >>> from ora_widgets import new_game
    >>> line_in_words(new_game(2), "use LR2 prior; take grain; done", "en").split("; ")[-1]
    '2 grain'
    """
    words = turn_words(game.now, moves_of(line), game.setup.seats, language, OMITTED)
    return words or say("puzzle-mined-nothing", language)


def first_in_words(game: Game, line: str, language: str) -> str:
    """A hint that names the first move of a turn."""
    return say("puzzle-mined.hint-3", language, first=line_in_words(game, line, language).split("; ")[0])


def last_card(line: str) -> str:
    """The last card that a turn uses or builds; empty where it has none.

    >>> last_card("use LR1 lay; take clay; done"), last_card("fell 0,1 wood; done")
    ('LR1', '')
    """
    return next((move[1] for move in reversed(moves_of(line)) if move[0] in CARDS), "")


def on_one_line(text: str) -> str:
    """A text without the breaks of its lines."""
    return " ".join(text.split())
