"""What has been laid out so far, and the Python that makes its scenario, which is read and never run."""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any, NamedTuple

from ...engine import ParseError
from ...engine.cards.rows import COLOURS
from ...engine.terms import PRESETS
from ...game.position import Position
from ...game.setup import Setup
from ...language.sentences import with_sentence
from ..scenario_type import setup_of

MAX_CODE = 150_000  # characters: more than any scenario has, whatever signs its texts are made of; read in 45 MB
CALL = "Scenario"
WORDS = ("title", "question", "notes", "prelude", "solution", "goal")  # what a scenario has besides its position


class Draft(NamedTuple):
    """A game's setup with its position, possible or not, and the texts of the scenario; never edited, only replaced."""

    setup: Setup
    words: dict[str, str]

    @property
    def position(self) -> Position:
        """Where every piece lies."""
        return self.setup.position  # type: ignore[no-any-return]  # a setup takes terms as well


def draft_of(setup: Setup, words: Mapping[str, str], position: Position | None = None) -> Draft:
    """The draft of a setup, with another position if one is given, and the texts that say something."""
    placed = replace(setup, position=position or setup.position or Position(), origin="")
    return Draft(placed, {name: text for name, text in words.items() if text})


# ---- the code


def terms_of(draft: Draft) -> dict[str, Any]:
    """The arguments of `Scenario` that a draft stands for, those that say something."""
    setup = draft.setup
    terms: dict[str, Any] = {"title": draft.words.get("title", "")}
    terms |= {"players": setup.players, "country": setup.country, "length": setup.length}
    if setup.seats != COLOURS[: setup.players]:
        terms["seats"] = setup.seats
    if setup.rulings != PRESETS["official"]:
        named = [name for name, preset in PRESETS.items() if preset == setup.rulings]
        terms["rulings"] = named[0] if named else setup.rulings.to_json()
    return terms | setup.position_terms | draft.words


def write_code(draft: Draft) -> str:
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


def read_code(text: str) -> Draft:
    """The draft of a scenario's code, possible or not.

    Args:
        text: Python with a call of `Scenario` in it, all of whose arguments are written out.

    Raises:
        ParseError: When there is no such call, or an argument would have to be worked out.
        InvalidSetup: When there is no such game, or a term of the position cannot be read.
    """
    given = _arguments(text)
    words = {name: given.pop(name) for name in WORDS if name in given}
    given = {name: value for name, value in given.items() if name not in ("name", "theme")}
    if not all(isinstance(word, str) for word in words.values()):
        raise with_sentence(ParseError("editor-not-code", ""))
    return draft_of(setup_of(**given), words)


def _arguments(text: str) -> dict[str, Any]:
    """The arguments of the first call of `Scenario`, by name."""
    try:
        call = next(_calls(text))
        if len(call.args) > 1 or any(each.arg is None for each in call.keywords):
            raise ValueError(text)
        named = {str(each.arg): ast.literal_eval(each.value) for each in call.keywords}
        return ({"title": ast.literal_eval(call.args[0])} if call.args else {}) | named
    except (StopIteration, SyntaxError, ValueError, TypeError, RecursionError, MemoryError):
        raise with_sentence(ParseError("editor-not-code", "")) from None


def _calls(text: str) -> Iterator[ast.Call]:
    for node in ast.walk(ast.parse(text[:MAX_CODE].strip())):
        if isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] == CALL:
            yield node
