"""The search for rules and cards that answer a question in plain words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from ..engine.cards import CARDS, SETTLEMENTS, Card
from ..engine.goods import CODES, GOODS
from ..game.sources import gives
from ..language.fluent import CURRENT, known_language, say
from ..language.name_lookup import ids_named, plain
from ..language.names import Face, card, good_name
from ..rulebook import rules
from ..rulebook.ranking import Document, Index, likeness, words
from ..support.arguments import text, whole
from ..support.tables import Table, Tabular
from .rule_examples import ShownRule, rule_with_example

if TYPE_CHECKING:
    from ..rulebook.rules import Rule

MAX_CARDS = 3
UNLIMITED_TILES = 99  # stands for any number of tiles
FIRST_ROWS = 3  # rows of the table that readers look at first
MIN_OTHER_KIND_SHARE = 0.7  # the other kind takes the last of these rows if its best has this share of that score
NAME_SHARE = 3.0  # weight of a card's name, as a share of the best score
WHOLE_NAME_SHARE = 9.0  # weight of a card whose whole name is in the question, as such a share
TRADE_SHARE = 3.0  # weight of a trade in just the goods of the question, as such a share
TRADE_RANK_DISCOUNT = 0.3  # how fast that weight falls from card to card
MIN_SHARED_GOODS = 0.6  # the least overlap between the goods of a trade and of the question
EXCERPT_LENGTH = 90  # characters
HEARTLAND = ("LR1", "LR2", "LR3")  # the buildings that are printed on every heartland
SEARCHED = (*HEARTLAND, *(id_ for id_, row in CARDS.items() if row.number), *SETTLEMENTS)


class SearchResults(Tabular, Sequence["Rule"]):
    """The rules that answer a question, best first, and in `cards` the cards that do; shown as a table of both.

    Cards named in the question come first. The first three rows contain both a rule and a card if they answer about
    equally well.
    """

    def __init__(self, found: Sequence[ShownRule | Face], language: str) -> None:
        self.found = tuple(found)
        self.rules = tuple(each for each in found if not isinstance(each, Face))
        self.cards = tuple(each for each in found if isinstance(each, Face))
        self.language = language

    def __getitem__(self, place: Any) -> Any:
        return self.rules[place]

    def __iter__(self) -> Iterator[ShownRule]:
        return iter(self.rules)

    def __len__(self) -> int:
        return len(self.rules)

    def _table(self) -> Table:
        rows = [
            (each.id, each.name, _beginning(each.text))
            if isinstance(each, Face)
            else (each.number, each.title, _beginning(each.text))
            for each in self.found
        ]
        ask = 'ora.rule("F5.3.4")'
        note = say("search-open" if rows else "search-nothing", self.language, rule=ask)
        return Table([say(f"search-head-{part}", self.language) for part in ("number", "title", "text")], rows, [note])


def search(question: str, language: str = CURRENT, limit: int = 5) -> SearchResults:
    """Find the rules and the cards that answer a question, the best first.

    Endings, accents and capitals may differ, and synonyms are known: “monk” finds clergymen. The number of a rule finds
    the rule, the name of a card the card.

    Args:
        question: A question or a few words; only the first 200 characters are read.
        limit: How many rules to return at most.

    Raises:
        WrongArgument: When the question is not text, or the limit is out of range.

    >>> found = search("who may refuse a contract?")
    >>> found[0].number, [card.name for card in search("how do I get whiskey").cards]
    ('F5.3.3', ['Whiskey Distillery', 'Coal Harbor', 'Cooperage'])
    """
    language = known_language(language)
    limit = whole("limit", limit, 0, rules.MAX_RULES_FOUND)
    question = text("words", question)[: rules.MAX_QUERY_LENGTH]
    index, numbers = _index(language)
    scores = rules.raise_cited(question, numbers, index.scores(question, _cards_asked_for(question, language)))
    ranked = sorted((place for place, score in enumerate(scores) if score > 0), key=lambda place: -scores[place])
    cards = [place for place in ranked if place < len(SEARCHED)][: min(MAX_CARDS, limit)]
    answers = [place for place in ranked if place >= len(SEARCHED)][:limit]
    found = sorted([*cards, *answers], key=ranked.index)
    for best, others in ((answers[:1], cards), (cards[:1], answers)):  # show both kinds in the first rows
        if (
            best
            and found[:FIRST_ROWS] == others[:FIRST_ROWS]
            and scores[best[0]] > MIN_OTHER_KIND_SHARE * scores[found[FIRST_ROWS - 1]]
        ):
            found.remove(*best)
            found.insert(FIRST_ROWS - 1, *best)
    shown = (
        card(SEARCHED[place], language) if place < len(SEARCHED) else rule_with_example(numbers[place], language)
        for place in found
    )
    return SearchResults(tuple(shown), language)


def _cards_asked_for(question: str, language: str) -> dict[int, float]:
    """The places of cards that a question names, or whose trade's goods it names, with their weights."""
    index, _ = _index(language)
    # The word “wine” does not name the Winery.
    telling = [word for word in words(question) if word not in _words_of_goods(language)]
    ids = {*ids_named(question), *_ids_in(question, language)}
    for place in index.titles_in(question):
        if place < len(SEARCHED):
            title = words(card(SEARCHED[place], language).name)
            if any(_stands_for(word, part, language) for word in telling for part in title):
                ids.add(SEARCHED[place])
    meant = {place: NAME_SHARE for place, id_ in enumerate(SEARCHED) if id_ in ids}
    meant |= dict.fromkeys(_places_of_whole_names(question, language), WHOLE_NAME_SHARE)
    for row, id_ in enumerate(_trading(question, language)):
        place = SEARCHED.index(id_)
        meant[place] = meant.get(place, 0.0) + TRADE_SHARE / (1 + TRADE_RANK_DISCOUNT * row)
    return meant


def _places_of_whole_names(question: str, language: str) -> Iterator[int]:
    """The cards whose whole names stand in a question word by word, but for names that are a part of a longer one there."""
    asked = f" {' '.join(words(question))} "
    named = _places_by_name(language)
    for name in sorted(named, key=len, reverse=True):
        if name in asked:
            yield from named[name]
            asked = asked.replace(name, " | ")


@cache
def _places_by_name(language: str) -> dict[str, list[int]]:
    """The cards by the words of their names, with a blank on both sides."""
    named: dict[str, list[int]] = {}
    for place, id_ in enumerate(SEARCHED):
        named.setdefault(f" {' '.join(words(card(id_, language).name))} ", []).append(place)
    return named


def _ids_in(question: str, language: str) -> Iterator[str]:
    """The cards whose ids are in a question, or whose two-digit number follows a word such as “card”."""
    announcing = {*map(plain, say("search-card-number", language).split())}
    asked = [word.strip(",.;:?!¿¡()") for word in question.split()]
    for before, word in pairwise(["", *asked]):
        if word.isdecimal() and len(word) == 2 and plain(before) in announcing:
            yield from (id_ for series in "FGI" for id_ in ids_named(f"{series}{word}"))
        elif not word.isalpha():
            yield from ids_named(word)


def _stands_for(word: str, title: str, language: str) -> bool:
    """Whether a word of a question means a word of a card's name: a prior is not the Priory."""
    return word == title or (likeness(word, title) > 0 and word not in _words_of_rules(language))


@cache
def _words_of_rules(language: str) -> frozenset[str]:
    """The words that people ask for rules with."""
    return frozenset(word for each in rules.rules(language) for word in words(f"{each.title} {each.wordings}"))


@cache
def _words_of_goods(language: str) -> dict[str, list[str]]:
    """The goods that each word for goods names."""
    named: dict[str, list[str]] = {}
    for code in CODES:
        for word in filter(str.isalpha, dict.fromkeys(words(_names([code], language)))):
            named.setdefault(word, []).append(code)
    return named


def _trading(question: str, language: str) -> list[str]:
    """The cards with a trade in just the goods that a question names, if it names several."""
    goods = _goods_in(question, language)
    if len(goods) < 2:
        return []
    fits = [
        (goods <= trade, len(goods & trade) / len(goods | trade), id_)
        for id_, trades in _trades().items()
        for trade in trades
    ]
    return [id_ for _, same, id_ in sorted(fits, key=lambda fit: fit[:2], reverse=True) if same >= MIN_SHARED_GOODS]


@cache
def _trades() -> dict[str, list[set[str]]]:
    """For each card the goods of its trades: for each trade the goods it takes, those it gives, and both."""
    moved = {}
    for id_, row in CARDS.items():
        icons = [step.picture() for step in row.does] if row.number else []
        pairs = [(_goods_given(icon), {code for code in CODES if _amount(icon, code)}) for icon in _parts(icons)]
        if trades := [goods for given, got in pairs for goods in (given, got, given | got) if goods]:
            moved[id_] = trades
    return moved


def _parts(icons: Any) -> Iterator[Any]:
    """Icons with all icons inside them."""
    for icon in icons:
        yield icon
        yield from _parts([*icon.get("one_of", ()), *icon.get("together", ())])


def _goods_in(question: str, language: str) -> set[str]:
    """The goods that a question names."""
    return {
        code
        for word in words(question)
        for name, codes in _words_of_goods(language).items()
        if _stands_for(word, name, language)
        for code in codes
    }


@cache
def _index(language: str) -> tuple[Index, tuple[str, ...]]:
    """An index of the cards of `SEARCHED` and the rules after them, and the numbers of the rules."""
    documents = []
    for id_ in SEARCHED:
        face = card(id_, language)
        does = CARDS.get(id_)
        brought = [good.code for good in GOODS if does and gives(does, good.code)]
        most = [code for code in brought if does and _brings_many(does, code)]
        documents.append(Document(face.name, _names(brought, language), face.text, above=_names(most, language)))
    known = rules.known_questions("card-questions", language, SEARCHED)
    return rules.index(language, documents, known), ("",) * len(SEARCHED) + tuple(
        each.number for each in rules.rules(language)
    )


def _names(codes: list[str], language: str) -> str:
    """The names of goods in all their grammatical forms."""
    return " ".join(good_name(code, language, count) for code in codes for count in (None, 1, 2, 5))


def _brings_many(card: Card, code: str) -> bool:
    """Whether one use can bring more than one of a good, according to the card's icons."""
    return any(_amount(step.picture(), code) > 1 for step in card.does)


def _amount(icon: Any, code: str) -> int:
    """How much of a good an icon can bring; an unlimited icon brings `UNLIMITED_TILES`."""
    if code in icon.get("wheel", ()):
        return UNLIMITED_TILES
    trades = [*icon.get("one_of", ()), *icon.get("together", ())]
    got = [*icon.get("get", ()), *icon.get("gain", ()), *(pair for bag in icon.get("choose", ()) for pair in bag)]
    times = icon.get("most", 1) or UNLIMITED_TILES
    return max(
        [times * count for name, count in got if name == code] + [_amount(each, code) for each in trades], default=0
    )


def _goods_given(icon: Any) -> set[str]:
    """The goods that an icon, or any icon inside it, gives or pays."""
    if isinstance(icon, list | tuple):
        return {code for part in icon for code in _goods_given(part)}
    if not isinstance(icon, dict):
        return set()
    given = {amount[0] for key in ("give", "fee") for amount in icon.get(key, ())}
    return given | {code for key in ("one_of", "together") for code in _goods_given(icon.get(key, ()))}


def _beginning(text: str) -> str:
    """The beginning of a text that fits into a line, cut between words."""
    first = text.split("\n", maxsplit=1)[0]
    return first if len(first) <= EXCERPT_LENGTH else first[:EXCERPT_LENGTH].rpartition(" ")[0] + " …"
