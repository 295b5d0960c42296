"""What the page may ask for without moving anything: rules, why something cannot be done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..engine import Move, Refusal, UnknownName
from ..game.history import live
from ..language.fluent import say
from ..language.labels import label
from ..language.sentences import sentence
from ..lessons.rule_examples import example
from ..rulebook.rules import rule, rules, search
from ..scene import why

if TYPE_CHECKING:
    from ..game.game import Game
    from ..wire.to_page import Notice, Rule

FOUND = 12  # rules in one answer to a search
READ_FIRST = ("F3", "F5", "F14")  # of the chapters


def read_rules(query: str, number: str, language: str) -> list[Rule]:
    """The rules that answer a question, or one rule with its example and its parts, or the contents.

    Args:
        number: The number of a rule; with neither, the chapters are read.

    >>> read_rules("", "F5.3.8", "en")[0]["title"]
    'Not with yourself'
    """
    if number:
        try:
            opened = rule(number, language)
        except UnknownName:
            return []
        first = opened.data()
        # Only of the one that was opened: a position is many times as long as a rule.
        first["example"] = example(opened).data()
        return [first, *(rule(part, language).data() for part in opened.children)]
    if query.strip():
        return [found.data() for found in search(query, language, FOUND)]
    chapters = [chapter.data() for chapter in rules(language) if chapter.parent is None]
    # How one wins, how a round goes and what one does in it come before the exact words.
    return sorted(chapters, key=lambda chapter: chapter["number"] not in READ_FIRST)


def reason(game: Game, picks: list[str], language: str) -> Notice:
    """Why these picks answer nothing, as a notice for the board.

    Args:
        picks: What was pointed at, the last one last.

    >>> from ora_widgets import new_game
    >>> reason(new_game(3, "france"), ["G18"], "en")["text"][:42]
    'The Cloister Workshop is still in pile A; '
    """
    found = why(game, picks)
    if isinstance(found, Refusal):
        return {
            "text": sentence(found, game.setup.seats, live(game), language),
            "rule": found.rule,
            "level": "refusal",
        }
    possible = label(live(game), Move.parse(found), language, game.setup.seats)
    return {"text": say("why-possible", language, move=possible), "rule": "", "level": "info"}
