"""A draft as the Python that makes its scenario, and back: the code is read, never run."""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator, Mapping
from typing import Any

from ...engine import ParseError
from ...engine.terms import PRESETS
from ...game.setup import COLOURS, Setup
from ...language.sentences import with_sentence
from ..scenario_type import position_of
from .draft import WORDS, Draft, draft_of

MAX_CODE_LENGTH = (
    150_000  # characters of code: more than any scenario has, whatever signs its texts are made of; read in 45 MB
)
CALL = "Scenario"


def terms_of(draft: Draft) -> dict[str, Any]:
    """The arguments of `Scenario` that a draft stands for, those that say something."""
    terms: dict[str, Any] = {"title": draft.words.get("title", "")}
    terms |= {"players": draft.players, "country": draft.country, "length": draft.length}
    if draft.seats != COLOURS[: draft.players]:
        terms["seats"] = draft.seats
    if draft.rulings != PRESETS["official"]:
        named = [name for name, preset in PRESETS.items() if preset == draft.rulings]
        terms["rulings"] = named[0] if named else draft.rulings.to_json()
    return terms | draft.position().to_json() | {word: said for word, said in draft.words.items() if said}


def written(draft: Draft) -> str:
    """The draft as a cell of a notebook has it."""
    title, *named = terms_of(draft).items()
    lines = [_literal(title[1]), *(f"{name}={_literal(value)}" for name, value in named)]
    return f"ora.{CALL}(\n" + "".join(f"    {line},\n" for line in lines) + ")"


def _literal(value: Any) -> str:
    """A value as Python writes it, texts in double quotes."""
    if isinstance(value, str):
        # What JSON escapes, Python reads alike; but for what lies beyond the sixteen bits of its escapes, which stays.
        return json.dumps(value, ensure_ascii=False)
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{_literal(name)}: {_literal(one)}" for name, one in value.items()) + "}"
    return repr(value)


def is_code(text: str) -> bool:
    """Whether a text is meant as the code of a scenario."""
    return f"{CALL}(" in text


def read(text: str) -> Draft:
    """The draft of a scenario's code, possible or not.

    Args:
        text: Python with a call of `Scenario` in it, all of whose arguments are written out.

    Raises:
        ParseError: When there is no such call, or an argument would have to be worked out.
        InvalidSetup: When there is no such game, or a term of the position cannot be read.
    """
    said = _arguments(text)
    words = {name: said.pop(name) for name in WORDS if name in said}
    said = {name: value for name, value in said.items() if name not in ("name", "theme")}
    game: dict[str, Any] = {
        name: said.pop(name) for name in ("players", "country", "length", "seats", "rulings") if name in said
    }
    if not all(isinstance(word, str) for word in words.values()):
        raise with_sentence(ParseError("editor-not-code", ""))
    usual: dict[str, Any] = {"players": 2, "country": "france", "length": "long"}
    try:
        setup = Setup(**usual | game)
        position = position_of(**said)
    except TypeError:  # an argument that Scenario has not
        raise with_sentence(ParseError("editor-not-code", "")) from None
    return draft_of(setup, position, words)


def _arguments(text: str) -> dict[str, Any]:
    """The arguments of the first call of `Scenario`, by name."""
    try:
        call = next(_calls(text))
        if len(call.args) > 1 or any(each.arg is None for each in call.keywords):
            raise ValueError(text)
        said = {str(each.arg): ast.literal_eval(each.value) for each in call.keywords}
        return ({"title": ast.literal_eval(call.args[0])} if call.args else {}) | said
    except (StopIteration, SyntaxError, ValueError, TypeError, RecursionError, MemoryError):
        raise with_sentence(ParseError("editor-not-code", "")) from None


def _calls(text: str) -> Iterator[ast.Call]:
    for node in ast.walk(ast.parse(text[:MAX_CODE_LENGTH].strip())):
        if isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] == CALL:
            yield node
