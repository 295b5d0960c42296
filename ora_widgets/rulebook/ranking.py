"""The ranking of texts as answers to a question. Rare words, words of titles and words that people ask with weigh more.

Words alone do not show what a question is about, so it is also compared with whole questions whose answers are known.
Of two texts with the same words, the one that answers the more similar question comes first.

A page without Python ranks rules in the same way (`js/src/replay/rule-search.ts`). A stemmer would be needed twice for
each of three languages, so words with different endings are matched by their beginnings instead.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterable, Mapping
from functools import lru_cache
from math import log, sqrt
from typing import NamedTuple

MIN_SHARED_LETTERS = 4  # letters that alike words share at least
MIN_COMPOUND_LETTERS = 6  # letters from which a word is alike to every word that begins with it
STEM = 5  # letters that words with long endings share at least, if these are half of the longer word
SYNONYM_WEIGHT = 0.6  # of a word that means the same
ENDING_POWER = 1.5  # the power of the share of common letters: words with long endings count less
MIN_COMPOUND_SHARE = 0.75  # the least share that a compound's first part counts as
KNOWN_QUESTION_SHARE = 2.0  # weight of the same question with a known answer, as a share of the best score
WORD_PAIR_SHARE = 2.3  # weight of word pairs that occur only in questions of one text, as a share of the best score
MIN_SYNONYM_LIKENESS = 0.55  # how alike a word must be to another to share its synonyms: a brotherhood is no brother
SECOND_QUESTION_WEIGHT = 0.3  # of the second most similar question that a text is known to answer
FUNCTION_WORD_WEIGHT = 0.5  # of a function word where two questions are compared
ROOT_LETTERS = 5  # first letters by which the words of questions are counted
MAX_REMEMBERED = 2000  # words and texts with cached results
LONG_WORD = 7  # letters of a word in which two neighbouring letters may be missing
MIN_MISSPELT_LETTERS = 4  # letters of a word in which one letter may be wrong
_WORD = re.compile(r"[^\W\d_]{2,}|\d{2,}|\b\dp?\b")
MIN_WORD_LETTERS = 3  # shorter words count only where whole questions are compared


class Document(NamedTuple):
    """A text in parts: its title, the words that people ask for it with, the text, and the titles above it."""

    title: str
    wordings: str
    text: str
    above: str = ""
    parts: bool = False  # whether it is a chapter: its parts answer better
    special: str = ""  # the names of the only games that it holds in, divided by bars

    @property
    def places(self) -> tuple[str, str, str, str]:
        """The parts in which a word may stand, in the order of `PLACE_WEIGHTS`."""
        return self.title, self.wordings, self.text, self.above


class Question(NamedTuple):
    """A question whose answers are known: its words, the places of the texts that answer it, and how much its words weigh."""

    words: frozenset[str]
    places: tuple[int, ...]
    weight: float


PLACE_WEIGHTS = (1.5, 2.0, 1.0, 1.0)  # of a word in each of these places
CHAPTER_WEIGHT = 0.85
LONG_TEXT_WORDS = 400  # in a text of this length a match counts half
UNNAMED_GAME_WEIGHT = 0.75  # of a text on games that the question does not name, so that a general text comes first
NAMED_GAME_WEIGHT = 1.5
TITLE_WEIGHT = 500  # for a question that consists of a title's words


NO_SHARES: Mapping[int, float] = {}


class Index:
    """Texts that are ready to be searched.

    Args:
        small: Function words.
        same: Groups of synonyms, divided by bars.
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
        known: Iterable[tuple[str, tuple[int, ...]]] = (),
    ) -> None:
        listed = list(documents)
        self._places = [tuple(frozenset(words(part)) for part in document.places) for document in listed]
        # Scores are divided gently by length, or the longest texts would answer every question.
        self._factors = [
            (CHAPTER_WEIGHT if document.parts else 1.0) / (1 + len(places[2]) / LONG_TEXT_WORDS)
            for document, places in zip(listed, self._places, strict=True)
        ]
        self._special: dict[str, list[int]] = {}
        for place, document in enumerate(listed):
            if document.special:
                self._special.setdefault(document.special, []).append(place)
        questions = [(frozenset(_all_words(question)), places) for question, places in known]
        self._small = frozenset(words(small)).union(word for asked, _ in questions for word in asked if _is_short(word))
        self._same = _split_groups(same)
        self._groups: dict[str, list[list[str]]] = {}  # the groups by the beginnings of their words
        for group in self._same:
            for beginning in dict.fromkeys(word[:MIN_SHARED_LETTERS] for word in group):
                self._groups.setdefault(beginning, []).append(group)
        self._beginning: dict[str, list[str]] = {}  # words by beginning: others are not alike
        parts = [part for places in self._places for part in places]
        for word in sorted(frozenset[str]().union(*parts, *(asked for asked, _ in questions))):
            self._beginning.setdefault(word[:MIN_SHARED_LETTERS], []).append(word)
        self._spellings = sorted({word for each in (*self._beginning.values(), *self._same) for word in each})
        having = Counter(root for asked, _ in questions for root in sorted({word[:ROOT_LETTERS] for word in asked}))
        self._rarity = {root: _rarity(len(questions), count) for root, count in having.items()}
        self._rare = _rarity(len(questions), 0)
        self._known = [Question(asked, places, sum(map(self._weight, sorted(asked)))) for asked, places in questions]
        self._near = lru_cache(MAX_REMEMBERED)(self._find_near)
        self._standing = _standing(self._places)
        self._asking = _standing((asked,) for asked, _ in questions)

    def scores(self, question: str, meant: Mapping[int, float] = NO_SHARES) -> list[float]:
        """How well each text answers a question; 0 for a text without any of its words.

        Args:
            question: The question, or a few words.
            meant: Extra scores for texts that more is known of than their words, by place, each a share of the best
                score.
        """
        total = [0.0] * len(self._places)
        for word in dict.fromkeys(words(question)):
            if word in self._small:
                continue
            found = _presences(self._near(word), self._standing, PLACE_WEIGHTS)
            having = sum(1 for one in found.values() if one >= SYNONYM_WEIGHT)
            weight = log(len(total) / having) if having else 0.0
            for place, one in found.items():
                total[place] += weight * one
        total = [one * factor for one, factor in zip(total, self._factors, strict=True)]
        query, asked = frozenset(words(question)), _all_words(question)
        for names, places in self._special.items():
            named = any(_stands_in(name, asked) for name in _names(names))
            for place in places:
                total[place] *= NAMED_GAME_WEIGHT if named else UNNAMED_GAME_WEIGHT
        most = max(total, default=0.0) or 1.0
        for place, likeness in self._likeness(question).items():
            total[place] += most * likeness
        for place, share in meant.items():
            total[place] += most * share
        telling = query - self._small
        return [
            one + (TITLE_WEIGHT if query == places[0] or (telling and telling == places[0] - self._small) else 0)
            for one, places in zip(total, self._places, strict=True)
        ]

    def _likeness(self, question: str) -> dict[int, float]:
        """How like a question is to each text's known questions: to the two most similar, and by word pairs to all."""
        weight, telling = 0.0, set[int]()
        shared, evidence = [0.0] * len(self._known), [0.0] * len(self._known)
        before: list[tuple[float, dict[int, float]]] = []
        only_small = self._small.issuperset(_all_words(question))  # such as “when is it over”
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
            place: KNOWN_QUESTION_SHARE * (first + SECOND_QUESTION_WEIGHT * second)
            + WORD_PAIR_SHARE * told[place] / weight
            for place, (first, second) in best.items()
        }

    def _weight(self, word: str) -> float:
        """How much a word distinguishes one known question from the others."""
        return self._rarity.get(word[:ROOT_LETTERS], self._rare) * (
            FUNCTION_WORD_WEIGHT if word in self._small else 1.0
        )

    def titles_in(self, question: str) -> list[int]:
        """The texts whose whole title occurs in a question, the longest title first.

        Args:
            question: The question, or a few words.
        """
        known = words(question)
        found = [
            place
            for place, (title, *_) in enumerate(self._places)
            if title and all(any(likeness(one, other) for other in known) for one in title)
        ]
        return sorted(found, key=lambda place: -len(self._places[place][0]))

    def _meanings(self, word: str) -> dict[str, float]:
        """The meanings that a word of a question may have, each with a weight."""
        meant = {word: 1.0}
        # Groups of similar words are used only for a word that is in no group itself: a coast is not a cost.
        groups = self._groups.get(word[:MIN_SHARED_LETTERS], ())
        exact = [group for group in groups if word in group]
        for group in exact or groups:
            if exact or any(likeness(word, other) >= MIN_SYNONYM_LIKENESS for other in group):
                meant |= {other: SYNONYM_WEIGHT for other in group if other != word}
        return meant

    def _find_near(self, word: str) -> dict[str, float]:
        """The words of the texts that match a word of a question, weighted; an unknown word may be misspelt."""
        near = self._forms(word)
        if near or len(word) < MIN_MISSPELT_LETTERS or word in self._small:
            return near
        for other in self._spellings:
            if abs(len(word) - len(other)) <= 2 and misspelt(word, other):
                near |= {known: max(near.get(known, 0.0), factor) for known, factor in self._forms(other).items()}
        return near

    def _forms(self, word: str) -> dict[str, float]:
        """The words of the texts that differ from a word only in their endings or mean the same."""
        found: dict[str, float] = {}
        for other, factor in self._meanings(word).items():
            for known in self._beginning.get(other[:MIN_SHARED_LETTERS], ()):
                if worth := factor * likeness(other, known):
                    found[known] = max(found.get(known, 0.0), worth)
        return found


def _split_groups(groups: str) -> list[list[str]]:
    """The words of each group; groups are divided by bars."""
    return [words(group) for group in groups.split("|") if group.strip()]


def _stands_in(name: list[str], asked: tuple[str, ...]) -> bool:
    """Whether the words of a name occur in a question side by side."""
    places = range(len(asked) - len(name) + 1)
    return any(all(map(likeness, name, asked[place : place + len(name)])) for place in places)


def _names(games: str) -> list[list[str]]:
    """The words of each name of a game, short ones included: “we two” differs from “two”."""
    return [list(_all_words(name)) for name in games.split("|")]


def words(text: str) -> list[str]:
    """The numbers of a text and its words from three letters on, without capitals and accents.

    >>> words("¿Cuánto vale el Łódź 10?")
    ['cuanto', 'vale', 'lodz', '10']
    """
    return [word for word in _all_words(text) if not _is_short(word)]


@lru_cache(MAX_REMEMBERED)
def _all_words(text: str) -> tuple[str, ...]:
    """The words of a text, those of two letters included: a “no” changes a question."""
    bare = unicodedata.normalize("NFKD", text.lower().replace("ł", "l"))
    return tuple(_WORD.findall("".join(letter for letter in bare if not unicodedata.combining(letter))))


def _is_short(word: str) -> bool:
    return len(word) < MIN_WORD_LETTERS and not word[0].isdigit()


def likeness(word: str, other: str) -> float:
    """1 for the same word, less if two words differ only in their endings or one begins with the other, else 0.

    >>> [round(likeness("slaughter", other), 2) for other in ("slaughters", "slaughterhouse", "slaughtered", "slater")]
    [0.85, 0.65, 0.74, 0.0]
    """
    if word == other:
        return 1.0
    if word[:MIN_SHARED_LETTERS] != other[:MIN_SHARED_LETTERS]:
        return 0.0
    shared = _shared_letters(word, other)
    longest = max(len(word), len(other))
    is_begun = shared >= MIN_COMPOUND_LETTERS and shared == min(len(word), len(other))
    share = max(MIN_COMPOUND_SHARE, shared / longest) if is_begun else shared / longest
    is_alike = is_begun or shared >= max(MIN_SHARED_LETTERS, longest - 3) or shared >= max(STEM, longest / 2)
    return float(share**ENDING_POWER) if is_alike else 0.0


def misspelt(word: str, other: str) -> bool:
    """Whether two words differ by one wrong, missing or extra letter, or by two letters that are swapped.

    In a long word two neighbouring letters may be missing or extra.

    >>> misspelt("jocker", "joker"), misspelt("biuld", "build"), misspelt("slauter", "slaughter"), misspelt("grapes", "grain")
    (True, True, True, False)
    """
    shared = _shared_letters(word, other)
    mine, theirs = word[shared:], other[shared:]
    same = _shared_letters(mine[::-1], theirs[::-1])
    mine, theirs = mine[: len(mine) - same], theirs[: len(theirs) - same]
    if not mine or not theirs:
        return len(mine + theirs) == 1 or (len(mine + theirs) == 2 and min(len(word), len(other)) >= LONG_WORD)
    return len(mine) == len(theirs) == 1 or (len(mine) == 2 and mine == theirs[::-1])


def _shared_letters(word: str, other: str) -> int:
    """How many letters two words share at their beginnings."""
    pairs = zip(word, other, strict=False)
    return next((place for place, (mine, theirs) in enumerate(pairs) if mine != theirs), min(len(word), len(other)))


def _rarity(count: int, having: int) -> float:
    """How much a word distinguishes questions if `having` of `count` contain it."""
    return log(1 + count / (1 + having))


Standing = dict[str, list[tuple[int, int]]]  # for each word the texts and the parts of them that contain it


def _standing(texts: Iterable[tuple[frozenset[str], ...]]) -> Standing:
    found: Standing = {}
    for number, parts in enumerate(texts):
        for place, part in enumerate(parts):
            for word in part:
                found.setdefault(word, []).append((number, place))
    return found


def _presences(near: dict[str, float], standing: Standing, worth: tuple[float, ...]) -> dict[int, float]:
    """How much each text contains of a word or its forms: the best form in each part, weighted by part."""
    best: dict[tuple[int, int], float] = {}
    for form, factor in near.items():
        for at in standing.get(form, ()):
            best[at] = max(best.get(at, 0.0), factor)
    found: dict[int, float] = {}
    for (number, place), factor in sorted(best.items()):
        found[number] = found.get(number, 0.0) + worth[place] * factor
    return found
