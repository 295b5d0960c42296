"""Check a refusal of a line against the state, the words and the rulebook."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import ora_widgets
from ora_widgets.engine import InvalidMove, Refusal, State
from ora_widgets.engine.cards import CARDS, SETTLEMENTS
from ora_widgets.game.move_parser import read, well_formed
from ora_widgets.language.fluent import languages
from ora_widgets.language.names import bag_words, card_name, good_name
from ora_widgets.language.prompts import prompt
from ora_widgets.language.sentences import sentence
from ora_widgets.rulebook.rules import rule

from .refusal_predicates import TRUTHS, Tried

SEATS = "RGBW"
PACKAGE = Path(ora_widgets.__file__).parent

# Chapters and rules of the book that apply only to some games (F16), by players and lengths.
MANY = {(players, length) for players in (3, 4) for length in ("short", "long")}
ONLY = {
    "F3.4": MANY, "F3.5": MANY, "F3.6": MANY, "F3.7": MANY, "F9": MANY, "F10": {(2, "short")}, "F11": {(2, "long")},
    "F12": {(3, "short"), (4, "short")}, "F13": {(1, "long")},
}  # fmt: skip


def words_of(line: str, state: State, refused: Refusal) -> tuple[str, ...]:
    """The words of the move for a line, or of the line itself if it is not a move."""
    return tuple(line.split() if isinstance(refused, InvalidMove) else well_formed(line, state))


def digits(value: Any) -> Counter[str]:
    if isinstance(value, (tuple, list)):
        return Counter(word for part in value for word in digits(part).elements())
    return Counter(re.findall(r"\d+", str(value)))


@cache
def templates(language: str) -> dict[str, str]:
    text = (PACKAGE / "locale" / language / "refusals.ftl").read_text(encoding="utf-8")
    return {found[1]: found[0] for found in re.finditer(r"^([a-z-]+) =.*\n(?:(?: .*)?\n)*", text, re.MULTILINE)}


def sentence_in(t: Tried, language: str) -> str:
    """The sentence in a language."""
    return sentence(t.refused, SEATS[: t.state.mode.players], t.state, language, typed=True)


def check_sentence(t: Tried, language: str) -> None:
    """Check that a sentence has no gaps, and contains the numbers and names of its details."""
    refused, details = t.refused, t.details
    said = sentence_in(t, language)
    assert "{" not in said.replace(str(details.get("line")), ""), said
    assert said.rstrip("”»")[-1] in ".…", said
    known = digits([*details.values(), templates(language)[refused.message]])
    if "question" in details:
        known += digits(prompt(t.state, SEATS[: t.state.mode.players], language))
    for name in ("cost", "missing"):
        known += digits(bag_words(details.get(name, ""), language))
    for id_ in (details.get("card", ""), *details.get("cards", ())):
        if id_ in CARDS or id_ in SETTLEMENTS:
            known += digits(card_name(id_, language))
            assert card_name(id_, language) in said, said
    if "good" in details:
        known += digits(good_name(details["good"], language))
        counted = good_name(details["good"], language, details["have"]) if details.get("have") else ""
        assert good_name(details["good"], language) in said or (counted and counted in said), said
    for name in ("space", "right", "pile", "row"):
        assert str(details.get(name, "")) in said, said
    assert set(digits(said)) <= set(known), (said, details)


def applies(number: str, state: State) -> bool:
    """Whether a rule applies to this game."""
    chapter = next((part for part in (number, number.partition(".")[0]) if part in ONLY), None)
    return chapter is None or (state.mode.players, state.mode.length) in ONLY[chapter]


def check(state: State, line: str, spoken_languages: Sequence[str] = languages()) -> str:
    """Try a line; returns the message of its refusal after checking it, or None if it was accepted.

    Parameters: `spoken_languages`, the languages in which the sentence is looked at.
    """
    before = state.copy()
    refused = refusal_of(state, line)
    assert state == before
    if refused is None:
        return ""
    t = Tried(state, line, words_of(line, state, refused), refused)
    about = (line, refused.message, refused.rule, refused.details, state.pending[-1:])
    assert TRUTHS[refused.message](t), about
    assert rule(refused.rule).number == refused.rule, about
    assert applies(refused.rule, state), about
    for language in spoken_languages:
        check_sentence(t, language)
    return refused.message


def refusal_of(state: State, line: str) -> Refusal | None:
    """The refusal of a line, if any."""
    try:
        read(state, line)
    except Refusal as refused:
        return refused
    return None
