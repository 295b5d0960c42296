"""From a person's words to cards, goods and indicators: names in any of our languages, accents and capitals optional.

Ids and codes come first, then English names; other languages are read only if a word is none of these.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from difflib import SequenceMatcher, get_close_matches
from functools import cache, lru_cache
from heapq import nlargest

from ..engine.cards import CARDS, SETTLEMENTS, Card, Settlement
from ..engine.goods import BY_NAME, CODES, FIVE_COINS, GOODS, Bag
from ..engine.goods import bag as read_bag
from ..engine.moves import safe_text
from .current import current_language
from .fluent import FALLBACK, languages, names

ROWS: tuple[Card | Settlement, ...] = (*CARDS.values(), *SETTLEMENTS.values())
MAX_NAME_LETTERS = 60  # letters of a name: more than any has
MAX_WORDS = 5  # words of a name, including a Spanish "de"
TILES = {*CODES, FIVE_COINS}
MAX_SUGGESTIONS = 3  # names in a refusal
MAX_REMEMBERED_WORDS = 200  # words whose nearest names are cached, since code that repeats a wrong name asks each time
ARTICLES = {"the", "el", "la", "los", "las"}  # articles before a card's name; no name begins with one
MIN_LIKENESS_LEAD = 0.1  # how much more similar a name must be in another language than in the language in use
MIN_LIKENESS = 0.8  # similarity of a name with a slip; a less similar name of another language was not meant
_ID = re.compile(r"([FGI])0{0,9}([0-9]{1,2})|(L[RGBW]|S)0{0,9}([0-9])")  # with or without zeros
_MARKS = re.compile("[,;]")  # between goods
STROKES = str.maketrans({"ł": "l", "Ł": "L"})  # the only letter that does not decompose into a letter and an accent


def plain(name: str) -> str:
    """A name without capitals, accents, blanks and punctuation, for comparison.

    >>> plain("Gliniane wzgórze"), plain("Słodownia"), plain("Artist's Colony")
    ('glinianewzgorze', 'slodownia', 'artistscolony')
    """
    bare = unicodedata.normalize("NFKD", name.casefold().translate(STROKES))
    return "".join(letter for letter in bare if letter.isalnum())


def ids_named(name: object) -> list[str]:
    """The ids of the cards that an id or a name stands for.

    >>> ids_named("the peat coal kiln"), ids_named("G07"), ids_named("Quarry"), ids_named("Piekarnia"), ids_named("panaderia"), ids_named("Cathedral")
    (['G07'], ['G07'], ['G22', 'F29'], ['F05'], ['F05'], [])
    >>> ids_named("S02"), ids_named("g7"), ids_named("lr1")
    (['S2'], ['G07'], ['LR1'])
    """
    if not isinstance(name, str) or len(name) > MAX_NAME_LETTERS:
        return []
    if name in CARDS or name in SETTLEMENTS:
        return [name]
    if parts := _ID.fullmatch(name.strip().upper()):
        numbered, number, printed, digit = parts.groups()
        id_ = f"{numbered}{int(number):02}" if numbered else f"{printed}{digit}"
        return [id_] if id_ in CARDS or id_ in SETTLEMENTS else []
    wanted = plain(without_article(name))
    return list(_cards(FALLBACK).get(wanted) or _cards("").get(wanted) or ())


def without_article(name: str) -> str:
    """A name, or words that begin with one, without the leading article.

    >>> without_article("The Castle 0,3"), without_article("la Panadería"), without_article("Castle")
    ('Castle 0,3', 'Panadería', 'Castle')
    """
    first, _, rest = name.strip().partition(" ")
    return rest.strip() if rest and first.lower() in ARTICLES else name


def good(name: str) -> str:
    """The code of a good by its code or a name; empty for anything else.

    >>> good("livestock"), good("peat coal"), good("Sh"), good("zboże"), good("carbón de turba"), good("gold")
    ('Sh', 'Co', 'Sh', 'Gn', 'Co', '')
    """
    if name in TILES:
        return name
    wanted = plain(name)
    for spelled in (wanted, wanted.removesuffix("s"), wanted.removesuffix("ies") + "y"):
        if spelled in ENGLISH_GOODS:
            return ENGLISH_GOODS[spelled]
    return _goods().get(wanted, "") if wanted else ""


def engine_name(name: str) -> str:
    """The engine's name of a good or of the joker; anything else is returned unchanged.

    >>> engine_name("grain"), engine_name("zboże"), engine_name("comodín"), engine_name("moon")
    ('grain', 'grain', 'joker', 'moon')
    """
    if name in BY_NAME or name == "joker":
        return name
    code = good(name)
    if code in CODES:
        return GOODS[CODES.index(code)].name
    jokers = {plain(word) for language in languages() for word in names(language).get("indicator-joker", ())}
    return "joker" if plain(name) in jokers else name


def tokens(text: str) -> list[str]:
    """Tiles by code or name as the tokens of a move; other words are returned unchanged.

    >>> tokens("2 livestock, Gn"), tokens("peat coal 3wood"), tokens("2 owce i Gn"), tokens("2 de carbón de turba")
    (['2Sh', 'Gn'], ['Co', '3Wo'], ['2Sh', 'i', 'Gn'], ['2Co'])
    >>> tokens("2 3 wood")  # no 23 wood
    ['2', '3Wo']
    """
    found, words = [], _MARKS.sub(" ", text).split()
    while words:
        count = words[0][: len(words[0]) - len(words[0].lstrip("0123456789"))]
        rest = [words[0][len(count) :], *words[1:]]
        alone = not rest[0]
        if alone and len(rest) > 1:
            rest = rest[1:]
        # Codes come first, since names require reading every language.
        used, code = (1, rest[0]) if rest[0] in TILES else next(_beginnings(rest), (1, rest[0]))
        if alone and code[:1].isdigit() and code not in TILES:  # two numbers in a row are not one number
            used, code = 0, ""
        found.append(count + code)
        words = rest[used:]
    return found


def bag(text: str) -> Bag:
    """Goods as codes (`"4Ma 3Pt"`) or in words (`"4 malt, 2 coins"`); raises `ValueError` with a word that is neither.

    >>> bag("4 malt, 2 coins") == bag("4Ma 2Pn")
    True
    """
    try:
        return read_bag(" ".join(tokens(text)))
    except ValueError as error:
        word = str(error).lstrip("0123456789")
        if word.isalpha() and word not in TILES:
            raise ValueError(word) from None
        # The number is wrong, so the error shows it with what it counts.
        whole = (piece.strip() for piece in _MARKS.split(text) if str(error) in tokens(piece))
        raise ValueError(next(whole, str(error))) from None


def _beginnings(words: list[str]) -> Iterator[tuple[int, str]]:
    """The goods that a list of words may begin with, longest name first, and how many words each takes."""
    longest = next((place for place, word in enumerate(words[:MAX_WORDS]) if word[:1].isdigit()), MAX_WORDS)
    most = min(len(words), MAX_WORDS)
    # Names that end before the next number come first, as few contain one: “4 grain 2 wood”, “ficha de 5 monedas”.
    for used in (*range(min(most, longest), 0, -1), *range(most, longest, -1)):
        if code := good(" ".join(words[:used])):
            yield used, code


def nearest_cards(word: str, among: frozenset[str] = frozenset()) -> str:
    """The cards with the most similar names or ids, in the language in use unless another was clearly meant, for a refusal.

    Args:
        word: What was written.
        among: The ids of the cards that can be meant; by default all.

    >>> nearest_cards("Bakry").split(", ")[0], nearest_cards("Piekarna").split(", ")[0]
    ('Bakery (F05)', 'Piekarnia (F05)')
    """
    return _nearest_cards(word, among, current_language())


@lru_cache(maxsize=MAX_REMEMBERED_WORDS)
def _nearest_cards(word: str, among: frozenset[str], language: str) -> str:
    return _nearest(word, [_card_spellings(each) for each in _languages_in_order(language)], among)


def nearest_goods(word: str) -> str:
    """The goods with the most similar names or codes, in the language in use unless another was clearly meant, for a refusal.

    >>> nearest_goods("3 bred").split(", ")[0], nearest_goods("zborze").split(", ")[0]
    ('bread (Br)', 'zboże (Gn)')
    """
    return _nearest_goods(word.lstrip("-+0123456789. "), current_language())


@lru_cache(maxsize=MAX_REMEMBERED_WORDS)
def _nearest_goods(word: str, language: str) -> str:
    return _nearest(word, [_good_spellings(each) for each in _languages_in_order(language)])


def _languages_in_order(language: str) -> list[str]:
    """All languages, the one in use first."""
    return [language, *(each for each in languages() if each != language)]


def nearest(word: object, known: Iterable[str]) -> str:
    """The names most similar to an unknown word, for a refusal; the first names if none is similar.

    >>> nearest("frist", ["last", "first", "fast"])
    'first, fast, last'
    """
    names = list(known)
    return ", ".join(
        get_close_matches(safe_text(word, 40), names, n=MAX_SUGGESTIONS, cutoff=0.2) or names[:MAX_SUGGESTIONS]
    )


Spellings = Mapping[str, tuple[str, str]]  # by simplified spelling: the id, and how both are shown


def _nearest(word: str, spelled: Iterable[Spellings], among: frozenset[str] = frozenset()) -> str:
    """The names most similar to a word, each with its id, all in one language.

    Args:
        spelled: The names, by spelling, of each language; the one in use comes first.
        among: The ids that can be meant; empty for all.
    """
    wanted, best, found = plain(word), -1.0, ""
    for spellings in spelled:
        near = _closest(wanted, [each for each, (id_, _) in spellings.items() if not among or id_ in among])
        likeness = near[0][0]
        if not found or likeness > max(best + MIN_LIKENESS_LEAD, MIN_LIKENESS):
            shown: dict[str, str] = {}
            for _, spelling in near:
                shown.setdefault(*spellings[spelling])
            best, found = likeness, ", ".join(list(shown.values())[:MAX_SUGGESTIONS])
    return found


def _closest(wanted: str, spellings: Iterable[str]) -> list[tuple[float, str]]:
    """The spellings most similar to a word, each with its similarity; `get_close_matches` is slower without a cutoff."""
    matcher = SequenceMatcher(b=wanted)
    likeness = []
    for spelling in spellings:
        matcher.set_seq1(spelling)
        likeness.append((matcher.ratio(), spelling))
    return nlargest(3 * MAX_SUGGESTIONS, likeness)


@cache
def _card_spellings(language: str) -> Spellings:
    return _spellings(_card_names(language))


@cache
def _good_spellings(language: str) -> Spellings:
    return _spellings([(name, code) for code in CODES for name in _good_names(language, code)])


def _spellings(pairs: Iterable[tuple[str, str]]) -> Spellings:
    """Names and ids in simplified spelling; of two that are spelled alike, the first."""
    found: dict[str, tuple[str, str]] = {}
    for name, id_ in pairs:
        for spelling in (name, id_):
            found.setdefault(plain(spelling), (id_, f"{name} ({id_})"))
    return found


def _card_names(language: str) -> list[tuple[str, str]]:
    return [(names(language)[_message(row.id)][0], row.id) for row in ROWS]


ENGLISH_GOODS = {plain(good.name): good.code for good in GOODS}


@cache
def _cards(language: str) -> dict[str, tuple[str, ...]]:
    """The cards by their English names, or by every name that another language has for them."""
    found: dict[str, tuple[str, ...]] = {}
    for row in ROWS:
        for name in {plain(name) for name in ([row.name] if language else _other_names(row))}:
            found[name] = (*found.get(name, ()), row.id)
    return found


def _other_names(row: Card | Settlement) -> list[str]:
    return [names(language)[_message(row.id)][0] for language in languages() if language != FALLBACK]


def _message(id_: str) -> str:
    # The heartland's buildings carry their owner's colour in the id and share their words.
    return f"card-L{id_[2]}" if id_[0] == "L" else f"card-{id_}"


@cache
def _goods() -> dict[str, str]:
    """The goods by every name, in every form, that any language has for them."""
    return {
        plain(name): code
        for language in languages()
        for code in (*CODES, FIVE_COINS)
        for name in _good_names(language, code)
    }


def _good_names(language: str, code: str) -> list[str]:
    """Every form of a good's name, including forms with a count, such as "2 de grano", without the number."""
    return [re.sub(r"^[\d,.]+ ", "", name) for name in names(language).get(f"good-{code}", ())]
