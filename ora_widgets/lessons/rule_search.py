"""A question in plain words, and what answers it: rules, and cards by their name or what they do."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from ..engine.cards import CARDS, SETTLEMENTS, Card
from ..engine.goods import CODES, GOODS
from ..game.sources import gives
from ..language.fluent import CURRENT, known_language, say
from ..language.name_lookup import named
from ..language.names import Face, card, good_name
from ..rulebook import rules
from ..rulebook.ranking import Document, Index, alike, words
from ..support.tables import Table, Tabular
from .rule_examples import ShownRule, rule_with_example

if TYPE_CHECKING:
    from ..rulebook.rules import Rule

MAX_CARDS = 3
MANY = 99  # tiles, where the number has no limit
# Of a word in the name of a card, among the goods that it brings or takes, in its text, and among those it brings many of.
WORTH = (1.5, 2.5, 0.6, 1.5)
SAME_GOODS = 0.6  # what a trade and a question have of each other's goods, if it is the one that is asked for
FIRST_WORDS = 90  # characters of a rule in the table
MADE = tuple(good.code for good in GOODS if good.code not in ("Wo", "Pt", "Sw"))  # what only buildings bring
FLIPPED = {"Gn", "Sw"}
COIN = "Pn"
HEARTLAND = ("LR1", "LR2", "LR3")  # the buildings that are printed on every heartland


class SearchResults(Tabular, Sequence["Rule"]):
    """The rules that answer a question, the best first, and `cards` that do; shows itself as a table.

    Cards that a question names come first, and all of them where it asks for nothing but where a good comes from.
    """

    def __init__(self, rules: Sequence[ShownRule], cards: Sequence[Face], language: str, first_cards: int = 0) -> None:
        self.first_cards = first_cards
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
        rows = [*cards[: self.first_cards], *rows, *cards[self.first_cards :]]
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
    ('F5.3.3', ['Whiskey Distillery', 'Coal Harbor', 'Cooperage'])
    """
    language = known_language(language)
    answers = rules.search(question, language, limit)
    question = question[: rules.MAX_QUERY_LENGTH]
    spending = _spends(question, language)
    numbers, index = _cards(language, spending=spending)
    scores = index.scores(question)
    ranked = sorted((place for place, score in enumerate(scores) if score > 0), key=lambda place: -scores[place])
    goods = {*words(_names(list(CODES), language))}
    telling = [word for word in words(question) if word not in goods]  # wine does not name the Winery
    ids = [
        numbers[place]
        for place in index.named(question)
        if any(
            _stands_for(word, title, language)
            for word in telling
            for title in words(card(numbers[place], language).name)
        )
    ]
    if not answers or answers[0].number != question.strip().upper():
        ids = [*named(question), *ids]
    ids += [id_ for id_ in _turning(question, language) if spending]
    found = dict.fromkeys([*ids, *_trading(question, language), *(numbers[place] for place in ranked)])
    cards = [card(id_, language) for id_ in list(found)[: min(MAX_CARDS, limit)]]
    shown = [rule_with_example(each.number, language) for each in answers]
    only_cards = (not spending or _asks_which(question, language)) and _asks_for_a_good(question, language)
    return SearchResults(shown, cards, language, first_cards=len(cards if only_cards else {*ids}))


def _stands_for(word: str, title: str, language: str) -> bool:
    """Whether a word of a question stands for one of a card's name: a prior is not the Priory."""
    return word == title or (alike(word, title) > 0 and word not in _words_of_rules(language))


@cache
def _words_of_rules(language: str) -> frozenset[str]:
    """The words by which people ask for rules."""
    return frozenset(word for each in rules.rules(language) for word in words(f"{each.title} {each.wordings}"))


def _turning(question: str, language: str) -> Iterator[str]:
    """The cards that turn a good into another one, where a question names both; grain is turned to straw without any."""
    goods = _goods_in(question, language)
    for id_, row in CARDS.items():
        pairs = ((one, other) for one in goods for other in goods if one != other and {one, other} != FLIPPED)
        if row.number and any(COIN not in pair and _takes(row, pair[0]) and gives(row, pair[1]) for pair in pairs):
            yield id_


def _trading(question: str, language: str) -> list[str]:
    """The cards that give or take for one another just the goods that a question names, if it names several."""
    goods = {*_goods_in(question, language)}
    if len(goods) < 2:
        return []
    fits = [
        (goods <= trade, len(goods & trade) / len(goods | trade), id_)
        for id_, trades in _trades().items()
        for trade in trades
    ]
    return [id_ for _, same, id_ in sorted(fits, key=lambda fit: fit[:2], reverse=True) if same >= SAME_GOODS]


@cache
def _trades() -> dict[str, list[set[str]]]:
    """For each card the goods of each of its trades: those it takes, those it gives, and both."""
    moved = {}
    for id_, row in CARDS.items():
        icons = [step.picture() for step in row.does] if row.number else []
        pairs = [(_given(icon), {code for code in CODES if _amount(icon, code)}) for icon in _parts(icons)]
        if trades := [goods for given, got in pairs for goods in (given, got, given | got) if goods]:
            moved[id_] = trades
    return moved


def _parts(icons: Any) -> Iterator[Any]:
    """Icons, and those of which they are made."""
    for icon in icons:
        yield icon
        yield from _parts([*icon.get("one_of", ()), *icon.get("together", ())])


def _goods_in(question: str, language: str) -> list[str]:
    """The goods that a question names."""
    asked = words(question)
    return [
        good.code
        for good in GOODS
        if any(_stands_for(word, name, language) for word in asked for name in words(_names([good.code], language)))
    ]


def _spends(question: str, language: str) -> bool:
    """Whether what is asked for takes a good: by what is said of it, or by a word such as “with” before it."""
    plain = question.lower().split()
    return bool({*words(question)} & {*words(say("search-spending", language))}) or any(
        word in plain for word in say("search-with", language).split()
    )


def _asks_which(question: str, language: str) -> bool:
    """Whether a question is for a card that does something, and not whether that is allowed."""
    first = question.lower().strip(" ¿?").split()[:1]
    return bool(first) and first[0] in say("search-which", language).split()


def _asks_for_a_good(question: str, language: str) -> bool:
    """Whether nothing but a good is asked for, of those that no land gives, and not when it comes."""
    if {*words(question)} & {*words(say("search-time", language))}:
        return False
    small = ("rulebook-small-words", "search-bringing", "search-spending")
    asked = {*words(question)} - {*words(" ".join(say(message, language) for message in small))}
    named = {word for code in MADE for word in words(_names([code], language))}
    return bool(asked) and all(any(_stands_for(word, name, language) for name in named) for word in asked)


@cache
def _cards(language: str, *, spending: bool) -> tuple[tuple[str, ...], Index]:
    """The cards by name, by the goods that they bring or, for a question of spending, take, and by their text."""
    ids = (*HEARTLAND, *(id_ for id_, row in CARDS.items() if row.number), *SETTLEMENTS)
    documents = []
    for id_ in ids:
        face = card(id_, language)
        does = CARDS.get(id_)
        moved = [good.code for good in GOODS if does and (_takes if spending else gives)(does, good.code)]
        most = [code for code in moved if does and not spending and _brings_many(does, code)]
        documents.append(Document(face.name, _names(moved, language), face.text, above=_names(most, language)))
    same = "|".join(group for group in say("asked-same", language).split("|") if not _mixes_goods(group, language))
    small = " ".join(
        say(message, language) for message in ("rulebook-small-words", "search-bringing", "search-spending")
    )
    return ids, Index(documents, small, same, WORTH, rules.known_questions("card-questions", language, ids))


def _names(codes: list[str], language: str) -> str:
    """Goods in all forms in which a question may have them."""
    return " ".join(good_name(code, language, count) for code in codes for count in (None, 1, 2, 5))


def _mixes_goods(group: str, language: str) -> bool:
    """Whether words that mean the same to a rule are goods that a card tells apart, as wine and whiskey."""
    return sum(bool({*words(group)} & {*words(good_name(good.code, language))}) for good in GOODS) > 1


def _brings_many(card: Card, code: str) -> bool:
    """Whether one use can bring more than one of a good, as its icons say."""
    return any(_amount(step.picture(), code) > 1 for step in card.does)


def _amount(icon: Any, code: str) -> int:
    """How much of a good an icon can bring; what knows no limit brings many."""
    if code in icon.get("wheel", ()):
        return MANY
    trades = [*icon.get("one_of", ()), *icon.get("together", ())]
    got = [*icon.get("get", ()), *icon.get("gain", ()), *(pair for bag in icon.get("choose", ()) for pair in bag)]
    times = icon.get("most", 1) or MANY
    return max(
        [times * count for name, count in got if name == code] + [_amount(each, code) for each in trades], default=0
    )


def _takes(card: Card, code: str) -> bool:
    """Whether using a card can take a good, as its icons say."""
    return code in _taken(card.id)


@cache
def _taken(id_: str) -> frozenset[str]:
    """The goods that using a card can take."""
    return frozenset(code for step in CARDS[id_].does for code in _given(step.picture()))


def _given(icon: Any) -> set[str]:
    """The goods under what an icon gives or pays, in whatever it holds."""
    if isinstance(icon, list | tuple):
        return {code for part in icon for code in _given(part)}
    if not isinstance(icon, dict):
        return set()
    given = {amount[0] for key in ("give", "fee") for amount in icon.get(key, ())}
    return given | {code for key in ("one_of", "together") for code in _given(icon.get(key, ()))}


def _beginning(text: str) -> str:
    """As much of a text as fits into a line, whole words."""
    first = text.split("\n", maxsplit=1)[0]
    return first if len(first) <= FIRST_WORDS else first[:FIRST_WORDS].rpartition(" ")[0] + " …"
