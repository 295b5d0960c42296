"""What tasks that ask for a turn say of it: its moves, the first of them, and the card that it is about."""

from __future__ import annotations

from ..game.game import Game
from ..language.fluent import say
from ..language.labels import turn_words
from ..scenarios.strategy_record import CARDS, moves_of

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
