"""Which texts answer a question best: rare words weigh more, and so do words of a title, or those in which people ask.

A page without Python matches questions against the index that `Index.data` writes (`js/src/replay/rule-search.ts`). So
endings are forgiven by comparing beginnings: a stemmer would have to be there twice, in three languages.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from itertools import repeat
from math import log
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from ..wire.to_page import RuleIndex

SHARED = 4  # letters that words have in common at least, to be alike
ALIKE = 0.8  # what a word counts that differs in its ending only, or means the same
_WORD = re.compile(r"[^\W\d_]{3,}|\d{2,}")


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


WORTH = (1.5, 2.0, 1.0, 1.0)  # of a word in each of these places
CHAPTER = 0.85
LONG = 400  # words after which a match counts half
UNNAMED = 0.75  # a text on games that a question does not name: the general one comes first
NAMED = 1.25
TITLE = 500  # for whoever asks for a title, word by word


class Index:
    """Texts that are ready to be searched.

    Args:
        small: Words that ask for nothing.
        same: Words that mean the same, the groups divided by bars.
        worth: Of a word in each place of a document.

    >>> index = Index([Document("Bread", "", "baked of flour"), Document("Beer", "drink", "brewed of malt")], "what", "ale beer")
    >>> [round(score, 1) for score in index.scores("What is baked?")], index.scores("ale")[0], index.scores("ale")[1] > 0
    ([0.7, 0.0], 0.0, True)
    """

    def __init__(
        self, documents: Iterable[Document], small: str = "", same: str = "", worth: tuple[float, ...] = WORTH
    ) -> None:
        listed = list(documents)
        self._places = [tuple(frozenset(words(part)) for part in document.places) for document in listed]
        self._worth = [CHAPTER if document.parts else 1.0 for document in listed]
        self._special: dict[str, list[int]] = {}
        for place, document in enumerate(listed):
            if document.special:
                self._special.setdefault(document.special, []).append(place)
        self._weights = worth
        self._beginning: dict[str, list[str]] = {}  # the words of the texts by how they begin: others are not alike
        for word in sorted({word for places in self._places for part in places for word in part}):
            self._beginning.setdefault(word[:SHARED], []).append(word)
        self._small = frozenset(words(small))
        self._same = _split(same)

    def scores(self, question: str) -> list[float]:
        """How well each text answers a question; 0 where no word of it is there.

        Args:
            question: The question, or a few words.
        """
        total = [0.0] * len(self._places)
        for word in dict.fromkeys(words(question)):
            if word in self._small:
                continue
            near = self._near(word)
            found = [_presence(near, places, self._weights) for places in self._places]
            having = sum(1 for one in found if one >= ALIKE)
            weight = log(len(found) / having) if having else 0.0
            for place, one in enumerate(found):
                total[place] += weight * one
        # Divided gently by length, or the longest texts would answer every question.
        each = zip(total, self._worth, self._places, strict=True)
        total = [one * worth / (1 + len(places[2]) / LONG) for one, worth, places in each]
        query = frozenset(words(question))
        for names, places in self._special.items():
            named = any(all(any(map(alike, query, repeat(one))) for one in name) for name in _split(names))
            for place in places:
                total[place] *= NAMED if named else UNNAMED
        asked = query - self._small
        return [
            one + (TITLE if query == places[0] or (asked and asked == places[0] - self._small) else 0)
            for one, places in zip(total, self._places, strict=True)
        ]

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
        words: dict[str, list[int]] = {}
        last: dict[str, int] = {}  # numbers are written as distances, which compress better
        titles: dict[str, list[int]] = {}
        for number, places in enumerate(self._places):
            for word in sorted(frozenset[str]().union(*places)):
                parts = sum(1 << part for part, found in enumerate(places) if word in found)
                words.setdefault(word, []).append(16 * (number - last.get(word, 0)) + parts)
                last[word] = number
            for title in dict.fromkeys((" ".join(sorted(places[0])), " ".join(sorted(places[0] - self._small)))):
                titles.setdefault(title, []).append(number)
        factors = [worth / (1 + len(places[2]) / LONG) for worth, places in zip(self._worth, self._places, strict=True)]
        return {
            "words": words,
            "weights": list(self._weights),
            "factors": [round(factor, 4) for factor in factors],
            "titles": titles,
            "ignored": sorted(self._small),
            "synonyms": self._same,
            "special": [{"names": _split(names), "rules": places} for names, places in self._special.items()],
            "special_factors": [UNNAMED, NAMED],
        }

    def _near(self, word: str) -> dict[str, float]:
        """The words of the texts that stand for a word of a question, and how well."""
        meant = {word: 1.0}
        for group in self._same:
            if any(alike(word, other) for other in group):
                meant |= {other: ALIKE for other in group if other != word}
        found: dict[str, float] = {}
        for other, factor in meant.items():
            for known in self._beginning.get(other[:SHARED], ()):
                found[known] = max(found.get(known, 0.0), factor * alike(other, known))
        return found


def _split(groups: str) -> list[list[str]]:
    """The words of each group, which are divided by bars."""
    return [words(group) for group in groups.split("|") if group.strip()]


def words(text: str) -> list[str]:
    """The words of a text that tell something, without capitals and accents.

    >>> words("¿Cuánto vale el Łódź 10?")
    ['cuanto', 'vale', 'lodz', '10']
    """
    bare = unicodedata.normalize("NFKD", text.lower().replace("ł", "l"))
    return _WORD.findall("".join(letter for letter in bare if not unicodedata.combining(letter)))


def alike(word: str, other: str) -> float:
    """1 for the same word, less for words that differ only in their last letters, else 0.

    >>> alike("clergyman", "clergymen"), alike("wine", "wind")
    (0.8, 0.0)
    """
    if word == other:
        return 1.0
    shared = 0
    for mine, theirs in zip(word, other, strict=False):
        if mine != theirs:
            break
        shared += 1
    return ALIKE if shared >= max(SHARED, max(len(word), len(other)) - 3) else 0.0


def _presence(near: dict[str, float], places: tuple[frozenset[str], ...], worth: tuple[float, ...]) -> float:
    found = 0.0
    for factor, part in zip(worth, places, strict=True):
        found += factor * max((near[word] for word in near.keys() & part), default=0.0)
    return found
