"""What the page may ask for without moving anything: rules, older log entries, why something cannot be done."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..engine import Move, Refusal
from ..language.fluent import FALLBACK, say
from ..language.labels import label
from ..language.sentences import sentence
from ..rulebook.examples import example
from ..rulebook.rules import Rule, UnknownRule, rule, rules, search
from ..scene import earlier, why

if TYPE_CHECKING:
    from ..game.game import Game

FOUND = 12  # rules in one answer to a search

Data = dict[str, Any]


def reading(query: str, number: str, language: str = FALLBACK) -> Data:
    """The rules that answer a question, or one rule with its example and its parts, or the contents.

    Parameters: `query`, words to look for; `number`, of a rule; with neither, the chapters.

    >>> reading("", "F5.3.8")["rules"][0]["title"]
    'Not with yourself'
    """
    if number:
        try:
            one = rule(number, language)
        except UnknownRule:
            return {"rules": []}
        # Only of the one that was opened: a position is many times as long as a rule.
        shown = example(one)
        opened = {**printed(one), **({"example": shown.data()} if shown else {})}
        return {"rules": [opened, *(printed(rule(part, language)) for part in one.children)]}
    if query.strip():
        found = search(query, language, FOUND)
    else:
        found = tuple(each for each in rules(language) if each.parent is None)
    return {"rules": [printed(each) for each in found]}


def printed(read: Rule) -> Data:
    """A rule as it is printed, without its example."""
    return {
        "number": read.number,
        "title": read.title,
        "text": read.text,
        "parent": read.parent,
        "children": list(read.children),
        "see": list(read.see_also),
    }


def older(game: Game, before: int, language: str = FALLBACK) -> Data:
    """The log up to a position, undone moves included."""
    return {"entries": earlier(game, before, language)}


def reason(game: Game, picks: list[str], language: str = FALLBACK) -> Data:
    """Why these picks answer nothing, as a notice for the board.

    Parameters: `picks`, what was pointed at, the last one last.

    >>> from ora_widgets import new_game
    >>> reason(new_game(3, "france"), ["G18"])["text"][:42]
    'The Cloister Workshop is still in pile A; '
    """
    found = why(game, picks)
    if isinstance(found, Refusal):
        return {
            "text": sentence(found, game.setup.seats, game.now, language),
            "rule": found.rule,
            "level": "refusal",
        }
    told = label(game.now, Move.parse(found), language)
    return {"text": say("why-possible", language, move=told), "rule": "", "level": "info"}
