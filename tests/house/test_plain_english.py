"""The English for players stays plain: short sentences, common words, and none of the mended obscure ones."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

FOLDER = Path(__file__).parents[2] / "ora_widgets" / "locale" / "en"
FILES = sorted(path.stem for path in FOLDER.glob("*.ftl"))
NO_SENTENCE = {"rulebook-small-words", "asked-same", "known-questions", "card-questions"}  # lists for the search
MAX_WORDS = 26
GRADE = 5.0  # years at school needed to read a file
MIN_SENTENCES = 20  # sentences that make a grade meaningful
FORMS = 40  # variants of a message that are checked

# Patterns of obscure sentences that were mended, with the reason, so that none comes back.
RIDDLES = {
    r"lying on its back": "a picture; say “turned over”",
    r"(in the )?same spirit": "says nothing; say what is alike",
    r"lives? off|does not care|likes the water|is content with|be choosy|are choosy": "cards and indicators have no wishes",
    r"tempers?\b": "not a word of the game",
    r"people at home|(your|their|of theirs|own) people": "say “clergymen”",
    r"mischief|gently|no shame": "judges instead of explaining",
    r"the cellar|your cellar|into your cellar": "there is no cellar; say “goods”",
    r"the roads? (to|lead)|many hands|every road": "say “how to make” or “production chain”",
    r"wants? to be": "cards have no wishes; say what it costs",
    r"brings? (it|the end) about|brought it about": "say “makes the game end” or “caused”",
    r"is yours to": "say who pays, and with what",
    r"(?<!there )\bis no (good|number|date|goal|clergyman|executor|answer|space)\b": "“is no good” means “is bad”; say “is not a …”",
    r"names no|are no lines": "say “is not the name of …”",
    r"is nothing for": "say “does not fit”",
    r"no wish\b": "say “request”",
    r"is no shortage": "say what there is",
    r"\bsettles? the\b": "one settles a place; say “builds the …”",
    r"\bby the joker\b": "say “with the joker”",
    r"\b(lay|lays|laid) (a|an|the|both) (district|plot|card|last)": "say “place”, as of every tile",
    r"do without|does without": "say “skip”",
    r"can(not)? be had": "say “can be reached”",
    r"looked at\b.*looked|been looked at": "say “tried” or “examined”",
    r"in the way that is asked for|as it is asked for": "say “as the task says”",
    r"whoever|whichever you": "say “you”, “the player who” or “somebody who”",
    r"\bknows no\b|has no room for": "rules and rounds know nothing; say what is not allowed",
    r"\b(merely|altogether|henceforth|thereof)\b": "ornate",
    r"is no more than|and no more\b|no more, no less": "say “only” or “the last”",
    r"\bdear(est)?\b": "old for “expensive”",
    r"go(es)? aboard|pilgrimage himself|climb mountains": "a picture; say “move in”, “send”, “stand”",
    r"one thinks|\bone sends\b": "say “you”",
}


def ways(pattern: ast.Pattern) -> Iterator[str]:
    """Every variant of a message, with a word for each inserted value."""
    parts = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            parts.append([element.value])
        elif isinstance(element.expression, ast.SelectExpression):
            parts.append([way for variant in element.expression.variants for way in ways(variant.value)])
        else:
            parts.append(["Thing"])
    for count, chosen in enumerate(product(*parts)):
        if count == FORMS:
            return
        yield "".join(chosen)


@cache
def texts_of(file: str) -> dict[str, tuple[str, ...]]:
    """The messages of a file by name, without the rows of tables."""
    found = {}
    for entry in parse((FOLDER / f"{file}.ftl").read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message) and entry.id.name not in NO_SENTENCE:
            patterns = {"": entry.value} | {f".{attribute.id.name}": attribute.value for attribute in entry.attributes}
            for name, pattern in patterns.items():
                if pattern:
                    texts = [re.sub(r"^ *\|.*$", "\n", way, flags=re.MULTILINE) for way in ways(pattern)]
                    found[entry.id.name + name] = tuple(dict.fromkeys(texts))
    return found


def sentences(text: str) -> list[str]:
    return [" ".join(part.split()) for part in re.split(r"(?<=[.?!])[”)]*\s+|\n\s*\n", text) if part.strip()]


def words(sentence: str) -> list[str]:
    """The words without numbers, since a row of prices is long but easy."""
    return re.findall(r"[A-Za-z]['’A-Za-z-]*", sentence)


def grade(texts: list[str]) -> float:
    """Flesch and Kincaid's grade, counting groups of vowels as syllables."""
    heard = [word.lower() for text in texts for word in words(text)]
    syllables = sum(max(1, len(re.findall(r"[aeiouy]+", re.sub(r"e$", "", word)))) for word in heard)
    return 0.39 * len(heard) / len(texts) + 11.8 * syllables / len(heard) - 15.59


@pytest.mark.parametrize("file", FILES)
def test_no_sentence_is_too_long(file: str) -> None:
    long = {
        f"{name}: {sentence}"
        for name, texts in texts_of(file).items()
        for text in texts
        for sentence in sentences(text)
        if len(words(sentence)) > MAX_WORDS
    }
    assert not long


@pytest.mark.parametrize("file", FILES)
def test_no_riddle_comes_back(file: str) -> None:
    found = {
        f"{name}: “{hit[0]}”: {why}"
        for name, texts in texts_of(file).items()
        for riddle, why in RIDDLES.items()
        if (hit := re.search(riddle, " ".join(" ".join(texts).split()), re.IGNORECASE))
    }
    assert not found


@pytest.mark.parametrize("file", FILES)
def test_a_file_of_sentences_is_easy_to_read(file: str) -> None:
    whole = [
        part for texts in texts_of(file).values() for part in sentences(texts[0]) if part.endswith((".", "?", "!"))
    ]
    assert len(whole) < MIN_SENTENCES or grade(whole) <= GRADE


def test_a_riddle_and_a_hard_text_are_noticed() -> None:
    assert re.search(next(iter(RIDDLES)), "Straw is grain lying on its back", re.IGNORECASE)
    assert grade(["Take the clay and end your turn."]) < 3
    assert grade(["Notwithstanding considerable uncertainty, participants alternate proportionally."]) > GRADE
    assert len(words("Districts cost 2, 3, 4 and 4 coins.")) == 4
