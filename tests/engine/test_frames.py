"""Frames are read by field name, never by index, and survive conversion to plain data."""

from __future__ import annotations

import ast
import copy
import json
import pickle
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, get_args

import pytest

from ora_widgets.engine import frames, new_state, play, sample
from ora_widgets.engine.frames import SHAPES, Frame, Turn
from ora_widgets.engine.rules import QUESTION_RULES, QUESTIONS, WORK
from tests.support.imports import FILES, module_name
from tests.support.positions import SEATS

NUMBERS = (ast.Constant, ast.UnaryOp)


def is_frame(node: ast.expr) -> bool:
    """Whether an expression looks like a frame: by its name, or as one of the pending ones."""
    match node:
        case ast.Name(id="frame") | ast.Attribute(attr="frame"):
            return True
        case ast.Subscript(value=ast.Name(id="pending") | ast.Attribute(attr="pending"), slice=place):
            return isinstance(place, NUMBERS)
    return False


def by_place(source: str) -> Iterator[int]:
    """Lines that read a frame by index, or unpack it by position."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Subscript(value=value) if is_frame(value):
                yield node.lineno
            case ast.Starred(value=value) if is_frame(value):
                yield node.lineno
            case ast.Assign(targets=[ast.Tuple()], value=value) if is_frame(value):
                yield node.lineno
            case ast.For(target=ast.Tuple(), iter=ast.Attribute(attr="pending")):
                yield node.lineno
            case ast.Match(subject=subject, cases=cases) if is_frame(subject):
                yield from (case.pattern.lineno for case in cases if isinstance(case.pattern, ast.MatchSequence))


@pytest.mark.parametrize("path", [path for path in FILES if path != Path(frames.__file__)], ids=module_name)
def test_frames_are_read_by_name(path: Path) -> None:
    assert list(by_place(path.read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("frame[2]", True),
        ("t.frame[-1]", True),
        ("frame[1:]", True),
        ("state.pending[-1][0]", True),
        ("state.pending[-1][:2]", True),
        ("pending[0][1]", True),
        ("_, seat, card = frame", True),
        ("kind, seat, *rest = state.pending[-1]", True),
        ("state.ask(*frame[1:])", True),
        ("state.ask(*frame)", True),
        ("for kind, seat, *_ in state.pending: pass", True),
        ("match state.pending[-1]:\n case ('lend', _, card): pass", True),
        ("frame.seat", False),
        ("state.pending[-1].kind", False),
        ("state.pending[:-1]", False),
        ("(*state.pending[:-1], frame)", False),
        ("*below, frame = state.pending", False),
        ("for frame in state.pending: pass", False),
        ("match frame:\n case Turn(mains=mains): pass", False),
    ],
)
def test_reading_by_place_is_noticed(source: str, found: bool) -> None:
    assert bool(list(by_place(source))) is found


def test_every_kind_is_a_question_or_work_and_has_one_shape() -> None:
    assert set(SHAPES) == {*QUESTIONS, *WORK, "step"}
    assert not QUESTIONS.keys() & WORK.keys()
    assert set(QUESTION_RULES) == {*QUESTIONS, "step"}
    assert set(SHAPES.values()) == set(get_args(Frame))


def test_the_named_sets_are_of_questions() -> None:
    named = [value for value in vars(frames).values() if isinstance(value, frozenset)]
    assert named
    assert all(kinds <= {*QUESTIONS, "step"} for kinds in named)


def frames_met(players: int, seed: int) -> set[Frame]:
    """All pending frames at some question of a random game."""
    rng = Random(seed)
    state = new_state(players, "france", seats=SEATS[: players + (players == 1)])
    seen: set[Frame] = set()
    for _ in range(600):
        if state.over:
            break
        seen.update(state.pending)
        play(state, sample(state, rng))
    return seen


def frame_of(values: Sequence[Any]) -> Frame:
    """The frame for plain data as `State.to_json` writes it, with lists for tuples."""
    return SHAPES[values[0]](*map(as_tuple, values))


def as_tuple(value: Any) -> Any:
    return tuple(map(as_tuple, value)) if isinstance(value, list) else value


@pytest.mark.parametrize("players", [1, 3])
def test_a_frame_is_the_same_after_any_copy(players: int) -> None:
    for frame in frames_met(players, 1):
        for twin in (frame_of(json.loads(json.dumps(frame))), pickle.loads(pickle.dumps(frame)), copy.deepcopy(frame)):
            assert (twin, type(twin)) == (frame, SHAPES[frame.kind])


def test_a_frame_is_a_tuple_that_begins_with_kind_and_seat() -> None:
    assert all(shape._fields[:2] == ("kind", "seat") for shape in SHAPES.values())
    assert Turn("act", 0, 2, 1) == ("act", 0, 2, 1) != Turn("bonus", 0, 2, 1)
