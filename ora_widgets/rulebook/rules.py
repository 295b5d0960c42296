"""The numbered rules of the game in our own words: what a refusal cites and a lesson teaches.

>>> rule("F5.3.2").title
'The owner picks the clergyman'
>>> [found.number for found in search("who decides which clergyman goes", limit=1)]
['F5.3.2']

The text itself is in ``locale/<language>/rules.ftl``; it is read when the first rule is asked for.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from ..engine.moves import UnknownName, safe_text
from ..language.current import current_language
from ..language.fluent import CURRENT, known_language, message_ids, say
from ..language.sentences import with_sentence
from ..support.arguments import text, whole
from .ranking import Document, Index

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ..wire.to_page import Rule as Printed
    from ..wire.to_page import RuleIndex

__all__ = ["Rule", "rule", "rules", "search", "search_index"]

_PREFIX = "rule-F"
_NUMBER = re.compile(r"\bF[0-9]+(?:\.[0-9]+)*")
MAX_NUMBER_LENGTH = 20  # characters of a rule's number
SPECIAL_CHAPTERS = ("F9", "F10", "F11", "F12", "F13")  # chapters of some games only, or of the last round
NUMBER_WEIGHT = 1000  # of a rule whose number a question cites: higher than any score from words
MAX_QUERY_LENGTH = 200  # characters of a question
MAX_RULES_FOUND = 1_000  # more than there are


@dataclass(frozen=True)
class Rule:
    """One numbered rule.

    Attributes:
        number: Its number, such as `"F5.3.4"`.
        title: A few words on what it is about.
        text: The rule; paragraphs are separated by an empty line, tables are Markdown.
        parent: The number of the rule above it; `None` for a chapter.
        children: The numbers directly below it.
        see_also: The numbers of the other rules that its text mentions.
        language: The language that it is in.
        wordings: Other words that people ask for it with.

    >>> print(rule("F5.3.8"))
    F5.3.8 Not with yourself
    You cannot make a contract with yourself. To your own buildings you send your own clergymen (F5.2).
    """

    number: str
    title: str
    text: str
    parent: str | None
    children: tuple[str, ...]
    see_also: tuple[str, ...]
    language: str = CURRENT
    wordings: str = ""

    def data(self) -> Printed:
        """The rule as plain data for the page, without its example."""
        return {
            "number": self.number,
            "title": self.title,
            "text": self.text,
            "parent": self.parent,
            "children": list(self.children),
            "see": list(self.see_also),
        }

    def __str__(self) -> str:
        return f"{self.number} {self.title}\n{self.text}"


def rule(number: str, language: str = CURRENT) -> Rule:
    """Look up a rule; the F of its number may be left out.

    Args:
        number: A number such as `"F5.3.4"`, `"f5.3.4"` or `"5.3.4"`.
        language: The language to read it in; English where a translation is missing.

    Raises:
        UnknownName: When there is no such rule; the message names the nearest ones.
        WrongArgument: When the number is not text.

    >>> rule("5.3.4").number, rule("F5.3.4").parent, rule("F5.3.4").see_also
    ('F5.3.4', 'F5.3', ())
    >>> rule("F7").children
    ('F7.1', 'F7.2', 'F7.3', 'F7.4', 'F7.5', 'F7.6')
    """
    query = text("number", number).strip()
    wanted = "F" + query[:MAX_NUMBER_LENGTH].upper().removeprefix("F")  # longer numbers do not exist
    if len(query) > MAX_NUMBER_LENGTH or wanted not in _numbers():
        raise with_sentence(
            UnknownName(
                "rulebook-unknown",
                number=safe_text(wanted if wanted[1:2].isdigit() else query, 40),
                near=", ".join(_nearest_rules(wanted)),
            ),
            language=known_language(language),
        )
    return _read(wanted, known_language(language))


def rules(language: str = CURRENT) -> Iterator[Rule]:
    """List all rules in the order of their numbers, each chapter before its parts.

    >>> [each.number for each in rules()][:3]
    ['F0', 'F0.1', 'F0.2']
    """
    language = known_language(language)
    return (_read(number, language) for number in _numbers())


def search(words: str, language: str = CURRENT, limit: int = 5) -> tuple[Rule, ...]:
    """Find the rules that answer a question, the best first.

    Rare words weigh more than common ones and words of a title more than words of the text; endings may differ
    ("clergymen" finds "clergyman"). The number of a rule puts that rule first.

    Args:
        words: A question or a few words; only the first 200 characters are read.
        limit: How many rules to return at most.

    Raises:
        WrongArgument: When the words are not text, or the limit is out of range.

    >>> [found.number for found in search("gift of wine instead of coins", limit=1)]
    ['F5.3.5']
    >>> search("zeppelin")
    ()
    """
    language = known_language(language)
    limit = whole("limit", limit, 0, MAX_RULES_FOUND)
    words = text("words", words)[:MAX_QUERY_LENGTH]
    numbers = _numbers()
    scores = dict(zip(numbers, raise_cited(words, numbers, _index(language).scores(words)), strict=True))
    ranked = sorted((number for number in numbers if scores[number] > 0), key=lambda number: -scores[number])
    return tuple(_read(number, language) for number in ranked[:limit])


def raise_cited(question: str, numbers: Sequence[str], scores: Sequence[float]) -> list[float]:
    """Raise the scores of the texts whose numbers a question cites above all others.

    Args:
        question: The question, or a few words.
        numbers: The number of each text.
        scores: The score of each text.
    """
    cited = set(_NUMBER.findall(question.upper()))
    return [score + NUMBER_WEIGHT * (number in cited) for number, score in zip(numbers, scores, strict=True)]


def search_index(language: str) -> RuleIndex:
    """The words and questions that people ask with, for a page that searches the rules without Python.

    >>> search_index("en")["games"]["F12"]
    'short game | gifts | gift | short | quick'
    """
    language = known_language(language)
    return {
        "wordings": [each.wordings for each in rules(language)],
        "small": say("rulebook-small-words", language),
        "same": say("asked-same", language),
        "games": {chapter: _names_of_game(chapter, language) for chapter in SPECIAL_CHAPTERS},
        "questions": say("known-questions", language),
    }


@cache
def _numbers() -> tuple[str, ...]:
    found = (
        "F" + name.removeprefix(_PREFIX).replace("-", ".")
        for name in message_ids(current_language())
        if name.startswith(_PREFIX)
    )
    return tuple(sorted(found, key=_order))


def _order(number: str) -> tuple[int, ...]:
    return tuple(int(part) for part in number[1:].split("."))


@cache
def _read(number: str, language: str) -> Rule:
    name = "rule-" + number.replace(".", "-")
    text = _join_lines(say(name, language))
    above = number.rpartition(".")[0]
    return Rule(
        number=number,
        title=say(f"{name}.title", language),
        wordings=" ".join(say(f"asked-{number.replace('.', '-')}", language).split("\n")),
        text=text,
        parent=above or None,
        children=tuple(other for other in _numbers() if other.rpartition(".")[0] == number),
        see_also=tuple(dict.fromkeys(other for other in _NUMBER.findall(text) if other != number)),
        language=language,
    )


def _join_lines(source: str) -> str:
    """Join the lines of each paragraph, which the file wraps; the lines of a table stay."""
    paragraphs = source.split("\n\n")
    return "\n\n".join(part if part.startswith("|") else " ".join(part.split("\n")) for part in paragraphs)


def _nearest_rules(number: str) -> tuple[str, ...]:
    """Return the closest existing rule above an unknown number, and the three nearest of its parts."""
    above = next((other for other in _parent_numbers(number) if other in _numbers()), "")
    step = number.removeprefix(above).lstrip("F.").partition(".")[0]
    wanted = int(step) if step.isascii() and step.isdigit() else 0
    parts = [other for other in _numbers() if other.rpartition(".")[0] == above]
    parts = sorted(sorted(parts, key=lambda other: abs(_order(other)[-1] - wanted))[:3], key=_order)
    return (*filter(None, [above]), *parts)


@cache
def _index(language: str) -> Index:
    return index(language)


def index(language: str, cards: Sequence[Document] = (), known: Sequence[tuple[str, tuple[int, ...]]] = ()) -> Index:
    """A search index of all rules.

    Args:
        language: A language with words of its own.
        cards: Cards to be searched together with the rules; their places come first.
        known: Questions with the places of the cards that answer them.
    """
    titles = {each.number: each.title for each in rules(language)}
    documents = (
        Document(
            each.title,
            each.wordings,
            each.text,
            above=" ".join(titles[number] for number in _parent_numbers(each.number)),
            parts=bool(each.children),
            special=_names_of_game(each.number, language),
        )
        for each in rules(language)
    )
    first = len(cards)
    asked = known_questions("known-questions", language, _numbers())
    return Index(
        [*cards, *documents],
        say("rulebook-small-words", language),
        say("asked-same", language),
        known=[*known, *((question, tuple(first + place for place in places)) for question, places in asked)],
    )


def known_questions(message: str, language: str, ids: Sequence[str]) -> list[tuple[str, tuple[int, ...]]]:
    """The questions whose answers are known, with the places of those answers.

    Args:
        message: The message that holds them. Rules and cards have one each, as F10 is both a rule and a card.
        language: A language with words of its own.
        ids: The numbers of all rules, or the names of all cards.
    """
    place = {id_: number for number, id_ in enumerate(ids)}
    lines = (line.partition(": ") for line in say(message, language).split("\n"))
    return [
        (question, tuple(place[id_] for id_ in answers.split()))
        for answers, _, questions in lines
        for question in questions.split(" | ")
    ]


def _names_of_game(number: str, language: str) -> str:
    """The names of the game that a rule is limited to; empty for a rule of all games."""
    chapter = number.partition(".")[0]
    return say(f"search-game-{chapter}", language) if chapter in SPECIAL_CHAPTERS else ""


def _parent_numbers(number: str) -> Iterator[str]:
    while number := number.rpartition(".")[0]:
        yield number
