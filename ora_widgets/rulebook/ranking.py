"""Which texts answer a question best: rare words weigh more, and so do words of a title, or those in which people ask.

Words alone do not tell what a question is for. So it is compared with whole questions too whose answers are known: of two texts
with the same words, the one comes first that answers the more similar question.

A page without Python matches questions against the index that `Index.data` writes (`js/src/replay/rule-search.ts`). So
endings are forgiven by comparing beginnings: a stemmer would have to be there twice, in three languages.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import log, sqrt
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from ..wire.to_page import RuleIndex

SHARED = 4  # letters that words have in common at least, to be alike
COMPOUND = 6  # letters of a word that is alike to each that it begins
ALIKE = 0.6  # what a word counts that means the same
ENDING = 1.5  # how fast a word counts less the more of it is an ending: the power of what it shares
BEGUN = 0.75  # the share of a compound that its first part counts as at least
KNOWN = 1.5  # what the same question, answered before, counts: a share of what the best text has
TELLING = 1.5  # what pairs of words count all of whose questions one text answers: the same share
RELATED = 0.55  # how alike a word is at least to one whose meanings it shares: a brotherhood is no brother
SECOND = 0.3  # what the second most similar question counts that a text is known to answer
SMALL = 0.5  # what a word that asks for nothing counts where two questions are compared
ROOT = 5  # letters by which words of questions are counted
KEPT = 2000  # words whose like are remembered, and texts whose words are
MISSPELT = 4  # letters of a word that may be an unknown one because of one wrong letter
_WORD = re.compile(r"[^\W\d_]{2,}|\d{2,}|\b\dp?\b")
SHORTEST = 3  # letters of a word of a text; those with fewer count only where whole questions are compared


class Document(NamedTuple):
    """A text by its parts: its title, the words in which people ask for it, the text, and the titles above it."""

    title: str
    wordings: str
    text: str
    above: str = ""
    parts: bool = False  # whether it is a chapter, whose parts answer what it only names
    special: str = ""  # what names the games in which alone it holds, divided by bars

    @property
    def places(self) -> tuple[str, str, str, str]:
        """The parts of it in which a word may stand, as `WORTH` has them."""
        return self.title, self.wordings, self.text, self.above


class Question(NamedTuple):
    """A question whose answers are known: its words, the places of the texts that answer it, and how much its words weigh."""

    words: frozenset[str]
    places: tuple[int, ...]
    weight: float


WORTH = (1.5, 2.0, 1.0, 1.0)  # of a word in each of these places
CHAPTER = 0.85
LONG = 400  # words after which a match counts half
UNNAMED = 0.75  # a text on games that a question does not name: the general one comes first
NAMED = 1.5
TITLE = 500  # for a question that is a title, word by word


class Index:
    """Texts that are ready to be searched.

    Args:
        small: Words that ask for nothing.
        same: Words that mean the same, the groups divided by bars.
        worth: Of a word in each place of a document.
        known: Questions with the places of the documents that answer them.

    >>> index = Index([Document("Bread", "", "baked of flour"), Document("Beer", "drink", "brewed of malt")], "what", "ale beer")
    >>> [round(score, 1) for score in index.scores("What is baked?")], index.scores("ale")[0], index.scores("ale")[1] > 0
    ([0.7, 0.0], 0.0, True)
    """

    def __init__(
        self,
        documents: Iterable[Document],
        small: str = "",
        same: str = "",
        worth: tuple[float, ...] = WORTH,
        known: Iterable[tuple[str, tuple[int, ...]]] = (),
    ) -> None:
        listed = list(documents)
        self._places = [tuple(frozenset(words(part)) for part in document.places) for document in listed]
        # Divided gently by length, or the longest texts would answer every question; in the digits that a page gets.
        self._factors = [
            round((CHAPTER if document.parts else 1.0) / (1 + len(places[2]) / LONG), 4)
            for document, places in zip(listed, self._places, strict=True)
        ]
        self._special: dict[str, list[int]] = {}
        for place, document in enumerate(listed):
            if document.special:
                self._special.setdefault(document.special, []).append(place)
        self._weights = worth
        questions = [(frozenset(_all_words(question)), places) for question, places in known]
        self._small = frozenset(words(small)).union(word for asked, _ in questions for word in asked if _is_short(word))
        self._same = _split(same)
        self._groups: dict[str, list[list[str]]] = {}  # those groups, by how their words begin
        for group in self._same:
            for beginning in dict.fromkeys(word[:SHARED] for word in group):
                self._groups.setdefault(beginning, []).append(group)
        self._beginning: dict[str, list[str]] = {}  # the words by how they begin: others are not alike
        parts = [part for places in self._places for part in places]
        for word in sorted(frozenset[str]().union(*parts, *(asked for asked, _ in questions))):
            self._beginning.setdefault(word[:SHARED], []).append(word)
        self._spellings = sorted({word for each in (*self._beginning.values(), *self._same) for word in each})
        having = Counter(root for asked, _ in questions for root in sorted({word[:ROOT] for word in asked}))
        self._rarity = {root: _rarity(len(questions), count) for root, count in having.items()}
        self._rare = _rarity(len(questions), 0)
        self._known = [
            Question(asked, places, round(sum(map(self._weight, sorted(asked))), 2)) for asked, places in questions
        ]
        self._near = lru_cache(KEPT)(self._find_near)
        self._standing = _standing(self._places)
        self._asking = _standing((asked,) for asked, _ in questions)

    def scores(self, question: str) -> list[float]:
        """How well each text answers a question; 0 where no word of it is there.

        Args:
            question: The question, or a few words.
        """
        total = [0.0] * len(self._places)
        for word in dict.fromkeys(words(question)):
            if word in self._small:
                continue
            found = _presences(self._near(word), self._standing, self._weights)
            having = sum(1 for one in found.values() if one >= ALIKE)
            weight = log(len(total) / having) if having else 0.0
            for place, one in found.items():
                total[place] += weight * one
        total = [one * factor for one, factor in zip(total, self._factors, strict=True)]
        query, asked = frozenset(words(question)), _all_words(question)
        for names, places in self._special.items():
            named = any(_stands_in(name, asked) for name in _names(names))
            for place in places:
                total[place] *= NAMED if named else UNNAMED
        most = max(total, default=0.0) or 1.0
        for place, likeness in self._likeness(question).items():
            total[place] += most * likeness
        telling = query - self._small
        return [
            one + (TITLE if query == places[0] or (telling and telling == places[0] - self._small) else 0)
            for one, places in zip(total, self._places, strict=True)
        ]

    def _likeness(self, question: str) -> dict[int, float]:
        """How like a question is to those that each text answers: to the two most similar ones, and pair by pair of words to all."""
        weight, telling = 0.0, set[int]()
        shared, evidence = [0.0] * len(self._known), [0.0] * len(self._known)
        before: list[tuple[float, dict[int, float]]] = []
        only_small = self._small.issuperset(_all_words(question))  # “when is it over” is a question too
        for word in dict.fromkeys(_all_words(question)):
            own = self._weight(word)
            weight += own
            found = _presences(self._near(word), self._asking, (1.0,))
            for number, one in found.items():
                shared[number] += own * one
            for other, having in before:
                pairs = {number: min(one, having[number]) for number, one in found.items() if number in having}
                for number, one in pairs.items():
                    evidence[number] += sqrt(own * other) * one / (1 + sum(pairs.values()))
            before.append((own, found))
            if word not in self._small or only_small:
                telling |= found.keys()
        best: dict[int, tuple[float, float]] = {}
        told: dict[int, float] = {}
        for number in sorted(telling):
            known, common = self._known[number], shared[number]
            likeness = common / (weight + known.weight - common)
            for place in known.places:
                first, second = best.get(place, (0.0, 0.0))
                best[place] = (max(first, likeness), max(second, min(first, likeness)))
                told[place] = told.get(place, 0.0) + evidence[number]
        return {
            place: KNOWN * (first + SECOND * second) + TELLING * told[place] / weight
            for place, (first, second) in best.items()
        }

    def _weight(self, word: str) -> float:
        """How much a word of a question tells among the questions that are known."""
        return self._rarity.get(word[:ROOT], self._rare) * (SMALL if word in self._small else 1.0)

    def named(self, question: str) -> list[int]:
        """The texts all of whose title stands in a question, the longest title first.

        Args:
            question: The question, or a few words.
        """
        known = words(question)
        found = [
            place
            for place, (title, *_) in enumerate(self._places)
            if title and all(any(alike(one, other) for other in known) for one in title)
        ]
        return sorted(found, key=lambda place: -len(self._places[place][0]))

    def data(self) -> RuleIndex:
        """The index as plain data, for a page that searches without Python."""
        titles: dict[str, list[int]] = {}
        for number, places in enumerate(self._places):
            for title in dict.fromkeys((" ".join(sorted(places[0])), " ".join(sorted(places[0] - self._small)))):
                titles.setdefault(title, []).append(number)
        return {
            "words": _postings(self._places),
            "weights": list(self._weights),
            "factors": self._factors,
            "titles": titles,
            "ignored": sorted(self._small),
            "synonyms": self._same,
            "special": [{"names": _names(names), "rules": places} for names, places in self._special.items()],
            "special_factors": [UNNAMED, NAMED],
            "questions": {
                "words": _postings([(each.words,) for each in self._known]),
                "answers": [list(each.places) for each in self._known],
                "weights": [each.weight for each in self._known],
                "rarity": self._rarity,
                "rare": self._rare,
            },
        }

    def _meanings(self, word: str) -> dict[str, float]:
        """What a word of a question may mean, and how well it does."""
        meant = {word: 1.0}
        # Only a word that is in no group belongs to those whose words are alike: a coast is not a cost.
        groups = self._groups.get(word[:SHARED], ())
        exact = [group for group in groups if word in group]
        for group in exact or groups:
            if exact or any(alike(word, other) >= RELATED for other in group):
                meant |= {other: ALIKE for other in group if other != word}
        return meant

    def _find_near(self, word: str) -> dict[str, float]:
        """The words of the texts that stand for a word of a question, and how well; an unknown word may be misspelt."""
        near = self._forms(word)
        if near or len(word) < MISSPELT or word in self._small:
            return near
        for other in self._spellings:
            if abs(len(word) - len(other)) <= 1 and misspelt(word, other):
                near |= {known: max(near.get(known, 0.0), factor) for known, factor in self._forms(other).items()}
        return near

    def _forms(self, word: str) -> dict[str, float]:
        """The words of the texts that differ from a word in their endings, or mean the same."""
        found: dict[str, float] = {}
        for other, factor in self._meanings(word).items():
            for known in self._beginning.get(other[:SHARED], ()):
                if worth := factor * alike(other, known):
                    found[known] = max(found.get(known, 0.0), worth)
        return found


def _split(groups: str) -> list[list[str]]:
    """The words of each group, which are divided by bars."""
    return [words(group) for group in groups.split("|") if group.strip()]


def _stands_in(name: list[str], asked: tuple[str, ...]) -> bool:
    """Whether the words of a name stand one after the other in a question."""
    places = range(len(asked) - len(name) + 1)
    return any(all(map(alike, name, asked[place : place + len(name)])) for place in places)


def _names(games: str) -> list[list[str]]:
    """The words of each name of a game, short ones too: “we two” is no other “two”."""
    return [list(_all_words(name)) for name in games.split("|")]


def words(text: str) -> list[str]:
    """The words of a text that tell something, without capitals and accents.

    >>> words("¿Cuánto vale el Łódź 10?")
    ['cuanto', 'vale', 'lodz', '10']
    """
    return [word for word in _all_words(text) if not _is_short(word)]


@lru_cache(KEPT)
def _all_words(text: str) -> tuple[str, ...]:
    """The words of a text, and those of two letters too: a question with “no” in it is another one."""
    bare = unicodedata.normalize("NFKD", text.lower().replace("ł", "l"))
    return tuple(_WORD.findall("".join(letter for letter in bare if not unicodedata.combining(letter))))


def _is_short(word: str) -> bool:
    return len(word) < SHORTEST and not word[0].isdigit()


def alike(word: str, other: str) -> float:
    """1 for the same word, less for words that differ only in their last letters or of which one begins the other, else 0.

    >>> [round(alike("slaughter", other), 2) for other in ("slaughters", "slaughterhouse", "slaughtered", "slater")]
    [0.85, 0.65, 0.74, 0.0]
    """
    if word == other:
        return 1.0
    if word[:SHARED] != other[:SHARED]:
        return 0.0
    shared = _shared(word, other)
    longest = max(len(word), len(other))
    is_begun = shared >= COMPOUND and shared == min(len(word), len(other))
    share = max(BEGUN, shared / longest) if is_begun else shared / longest
    return float(share**ENDING) if is_begun or shared >= max(SHARED, longest - 3) else 0.0


def misspelt(word: str, other: str) -> bool:
    """Whether two words differ by one letter that is wrong, missing or too much, or by two that changed places.

    >>> misspelt("jocker", "joker"), misspelt("biuld", "build"), misspelt("grapes", "grain")
    (True, True, False)
    """
    shared = _shared(word, other)
    mine, theirs = word[shared:], other[shared:]
    same = _shared(mine[::-1], theirs[::-1])
    mine, theirs = mine[: len(mine) - same], theirs[: len(theirs) - same]
    return max(len(mine), len(theirs)) == 1 or (len(mine) == 2 and mine == theirs[::-1])


def _shared(word: str, other: str) -> int:
    """How many letters two words begin with alike."""
    pairs = zip(word, other, strict=False)
    return next((place for place, (mine, theirs) in enumerate(pairs) if mine != theirs), min(len(word), len(other)))


def _rarity(count: int, having: int) -> float:
    """How much a word tells that so many of the questions have."""
    return round(log(1 + count / (1 + having)), 2)


def _postings(texts: Sequence[tuple[frozenset[str], ...]]) -> dict[str, list[int]]:
    """For each word the texts that have it, as `RuleIndex.words` is written."""
    found: dict[str, list[int]] = {}
    last: dict[str, int] = {}  # numbers are written as distances, which compress better
    for number, places in enumerate(texts):
        for word in sorted(frozenset[str]().union(*places)):
            parts = sum(1 << part for part, held in enumerate(places) if word in held)
            found.setdefault(word, []).append(16 * (number - last.get(word, 0)) + parts)
            last[word] = number
    return found


Standing = dict[str, list[tuple[int, int]]]  # for each word the texts that have it, and in which of their parts


def _standing(texts: Iterable[tuple[frozenset[str], ...]]) -> Standing:
    found: Standing = {}
    for number, parts in enumerate(texts):
        for place, part in enumerate(parts):
            for word in part:
                found.setdefault(word, []).append((number, place))
    return found


def _presences(near: dict[str, float], standing: Standing, worth: tuple[float, ...]) -> dict[int, float]:
    """How much of a word, for which others stand, each text has that has any: the best form of it in each part."""
    best: dict[tuple[int, int], float] = {}
    for form, factor in near.items():
        for at in standing.get(form, ()):
            best[at] = max(best.get(at, 0.0), factor)
    found: dict[int, float] = {}
    for (number, place), factor in sorted(best.items()):
        found[number] = found.get(number, 0.0) + worth[place] * factor
    return found
