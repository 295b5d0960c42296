"""A question in plain words, and what answers it: rules, and cards by their name or what they do."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from ..engine.cards import CARDS, SETTLEMENTS
from ..language.card_faces import Face, card
from ..language.fluent import CURRENT, known_language, say
from ..language.name_lookup import named, plain
from ..language.names import card_name
from ..rulebook import rules
from ..rulebook.ranking import Document, Index
from ..support.tables import Table, Tabular
from .rule_examples import ShownRule, rule_with_example

if TYPE_CHECKING:
    from ..rulebook.rules import Rule

MAX_CARDS = 3
FIRST_WORDS = 90  # characters of a rule in the table
HEARTLAND = ("LR1", "LR2", "LR3")  # the buildings that are printed on every heartland


class SearchResults(Tabular, Sequence["Rule"]):
    """The rules that answer a question, the best first, and `cards` that do; shows itself as a table.

    Cards come first where the question names one.
    """

    def __init__(
        self, rules: Sequence[ShownRule], cards: Sequence[Face], language: str, *, by_name: bool = False
    ) -> None:
        self.by_name = by_name
        self.rules = tuple(rules)
        self.cards = tuple(cards)
        self.language = language

    def __getitem__(self, place: Any) -> Any:
        return self.rules[place]

    def __iter__(self) -> Iterator[ShownRule]:
        return iter(self.rules)

    def __len__(self) -> int:
        return len(self.rules)

    def _table(self) -> Table:
        rows = [(each.number, each.title, _beginning(each.text)) for each in self.rules]
        cards = [(each.id, each.name, _beginning(each.text)) for each in self.cards]
        rows = [*cards, *rows] if self.by_name else [*rows, *cards]
        ask = 'ora.rule("F5.3.4")'
        note = say("search-open" if rows else "search-nothing", self.language, rule=ask)
        return Table([say(f"search-head-{part}", self.language) for part in ("number", "title", "text")], rows, [note])


def search(question: str, language: str = CURRENT, limit: int = 5) -> SearchResults:
    """Find the rules that answer a question, the best fitting first, and the cards that do.

    Endings, accents and capitals are forgiven, and other words for the same thing are known: “monk” finds clergymen. A
    rule number finds its rule, the name of a card its card.

    Args:
        question: A question or a few words, read as far as they fit into a line.
        limit: How many rules to return at most.

    Raises:
        WrongArgument: When the question is no text, or for no such number of rules.

    >>> found = search("who may refuse a contract?")
    >>> found[0].number, [card.name for card in search("how do I get whiskey").cards]
    ('F5.3.3', ['Whiskey Distillery', 'False Lighthouse', 'Alehouse'])
    """
    language = known_language(language)
    answers = rules.search(question, language, limit)
    numbers, index = _cards(language)
    scores = index.scores(question[: rules.MAX_QUERY_LENGTH])
    ranked = sorted((place for place, score in enumerate(scores) if score > 0), key=lambda place: -scores[place])
    found = [numbers[place] for place in ranked]
    ids = [id_ for id_ in found if plain(card_name(id_, language)) in plain(question)]
    if not answers or answers[0].number != question.strip().upper():
        ids += named(question)
    cards = [card(id_, language) for id_ in list(dict.fromkeys([*ids, *found]))[: min(MAX_CARDS, limit)]]
    shown = [rule_with_example(each.number, language) for each in answers]
    return SearchResults(shown, cards, language, by_name=bool(ids))


@cache
def _cards(language: str) -> tuple[tuple[str, ...], Index]:
    ids = (*HEARTLAND, *(id_ for id_, row in CARDS.items() if row.number), *SETTLEMENTS)
    faces = [card(id_, language) for id_ in ids]
    documents = [Document(face.name, "", face.text) for face in faces]
    return ids, Index(documents, say("rulebook-small-words", language))


def _beginning(text: str) -> str:
    """As much of a text as fits into a line, whole words."""
    first = text.split("\n", maxsplit=1)[0]
    return first if len(first) <= FIRST_WORDS else first[:FIRST_WORDS].rpartition(" ")[0] + " …"
