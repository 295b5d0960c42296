"""One schema for all messages: the page's types, the table of handlers and the board's traits follow it."""

from __future__ import annotations

import ast
import json
import re
import runpy
from pathlib import Path
from typing import get_args

import pytest
from ipywidgets import DOMWidget

from ora_widgets.widget.board import Board
from ora_widgets.widget.handlers import HANDLERS
from ora_widgets.wire import from_page, to_page

ROOT = Path(__file__).parents[2]
GENERATOR = runpy.run_path(str(ROOT / "js" / "wire.py"))


def test_the_page_s_types_are_those_that_python_says() -> None:
    assert GENERATOR["WRITTEN"].read_text(encoding="utf-8") == GENERATOR["protocol"](), "python js/wire.py"


@pytest.mark.parametrize(
    ("python", "script"),
    [
        ("int", "number"),
        ("Seat | None", "Seat | null"),
        ("list[str | None]", "(string | null)[]"),
        ("list[tuple[str, int]]", "[string, number][]"),
        ("dict[Seat, list[bool]]", "Record<Seat, boolean[]>"),
        ('Literal["svg", "png"]', '"svg" | "png"'),
    ],
)
def test_a_type_is_written_for_the_page(python: str, script: str) -> None:
    assert GENERATOR["written"](ast.parse(python, mode="eval").body) == script


def test_a_type_that_the_page_has_none_for_is_refused() -> None:
    with pytest.raises(NotImplementedError, match=r"set\[str\] has no TypeScript"):
        GENERATOR["written"](ast.parse("set[str]", mode="eval").body)


def test_every_message_has_a_handler_for_its_shape() -> None:
    kinds = {kind: shape for shape in get_args(from_page.Message) for kind in get_args(shape.__annotations__["do"])}
    assert {kind: handler.shape for kind, handler in HANDLERS.items()} == kinds


def test_the_page_signs_every_message_that_only_who_plays_a_colour_may_send() -> None:
    seats = (ROOT / "js" / "src" / "state" / "seats.ts").read_text(encoding="utf-8")
    signed = re.search(r"const MOVES = (\[.*\]);", seats)
    assert signed is not None
    assert {*json.loads(signed[1])} == {kind for kind, row in HANDLERS.items() if "who" in row.shape.__optional_keys__}


def test_every_query_is_answered_as_the_page_expects() -> None:
    queries = {kind for shape in get_args(from_page.Query) for kind in get_args(shape.__annotations__["do"])}
    assert queries == {kind for kind, handler in HANDLERS.items() if handler.answered}
    for kind in queries:
        returned = HANDLERS[kind].run.__annotations__["return"].removesuffix(" | None")  # a handler that answers later
        assert eval(returned, vars(to_page)) == to_page.Answers.__annotations__[kind]


def test_every_trait_is_one_that_the_page_knows() -> None:
    ours = {*Board.class_trait_names(sync=True)} - {*DOMWidget.class_trait_names(sync=True)}
    assert {name.removeprefix("_") for name in ours} == {*to_page.Traits.__annotations__}
