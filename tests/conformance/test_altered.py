"""Any change in a recording is noticed, field by field."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from .__main__ import main
from .replay import Replay, load, replay

GAMES = Path(__file__).parent / "games"
# A game with neutral player and phases, and one with everything that several players have.
ALTERED = ["s-france-1", "3s-ireland-1", "4l-ireland-1"]


def alterations(value: Any, field: str = "") -> Iterator[tuple[str, Any]]:
    """The same value with one change, for every leaf, item and key in it."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield f"{field}.{key} gone", {k: v for k, v in value.items() if k != key}
            for name, altered in alterations(inner, f"{field}.{key}"):
                yield name, value | {key: altered}
        yield f"{field} with one more", value | {"more": 1}
    elif isinstance(value, list):
        for i, inner in enumerate(value):
            yield f"{field}[{i}] gone", value[:i] + value[i + 1 :]
            for name, altered in alterations(inner, f"{field}[{i}]"):
                yield name, [*value[:i], altered, *value[i + 1 :]]
            if i and value[i - 1] != inner:
                yield f"{field}[{i}] earlier", [*value[: i - 1], inner, value[i - 1], *value[i + 1 :]]
        yield f"{field} with one more", [*value, value[-1] if value else 1]
    elif isinstance(value, bool):
        yield f"{field} turned", not value
        yield f"{field} as a number", int(value)
    elif isinstance(value, int):
        yield f"{field} more", value + 1
        yield f"{field} less", value - 1
        yield f"{field} as text", str(value)
    elif value is None:
        yield f"{field} there", 0
        yield f"{field} named", "R-prior"
    else:
        yield f"{field} longer", value + "x"
        yield f"{field} none", None


def richest(lines: list[dict[str, Any]]) -> int:
    """The index of the line whose state has most content: clergymen out, cards built, land bought."""
    return max(range(2, len(lines) - 1), key=lambda i: len(json.dumps(lines[i]["state"])))


@pytest.mark.parametrize("name", ALTERED)
def test_every_field_of_a_state(name: str) -> None:
    lines = load(GAMES / f"{name}.jsonl.gz")
    at = richest(lines)
    game = Replay(lines[0])
    for line in lines[1 : at + 1]:
        assert game.step(line) is None
    altered = list(alterations(lines[at]["state"]))
    missed = [what for what, state in altered if game.compare(lines[at] | {"state": state}) is None]
    assert not missed
    assert len(altered) > 500


@pytest.mark.parametrize("name", ALTERED)
def test_every_field_of_the_end(name: str) -> None:
    lines = load(GAMES / f"{name}.jsonl.gz")
    game = Replay(lines[0])
    for line in lines[1:-1]:
        assert game.step(line) is None
    assert game.finish(lines[-1]) is None
    assert not [what for what, last in alterations(lines[-1]) if game.finish(last) is None]


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("format", "ora-oracle-2"),
        ("players", 4),
        ("length", "short"),
        ("variant", "france"),
        ("seed", 1),
        ("colors", ["R", "G", "B"]),
        ("colors", ["G", "R", "W"]),
        ("seats", ["B", "R", "G"]),
    ],
)
def test_the_header(field: str, value: Any) -> None:
    lines = load(GAMES / "3l-ireland-1.jsonl.gz")
    assert lines[0][field] != value
    lines[0] = lines[0] | {field: value}
    result = replay(lines)
    assert result.difference is not None
    assert result.commands < 2


def test_the_neutral_colour() -> None:
    lines = load(GAMES / "s-france-1.jsonl.gz")
    lines[0] = lines[0] | {"neutral": "R"}
    result = replay(lines)
    assert result.difference is not None
    assert result.difference.field == "neutral.color"


def test_a_state_before_there_is_a_table() -> None:
    lines = load(GAMES / "3l-ireland-1.jsonl.gz")
    lines[1] = lines[1] | {"state": lines[2]["state"]}
    assert replay(lines).commands == 0


def test_a_state_that_is_missing() -> None:
    lines = load(GAMES / "3l-ireland-1.jsonl.gz")
    lines[9] = lines[9] | {"state": None}
    assert replay(lines).commands == 8


@pytest.mark.parametrize(
    ("at", "field"), [(2, "command"), (30, "wheel.livestock"), (200, "players[0].goods.coin1"), (-2, "over")]
)
def test_a_command_that_is_missing(at: int, field: str) -> None:
    lines = load(GAMES / "3l-ireland-1.jsonl.gz")
    commands = len(lines) - 2
    del lines[at]
    result = replay(lines)
    assert result.difference is not None
    assert (result.commands, result.difference.field) == (at - 1 if at > 0 else commands - 1, field)


def test_a_command_too_many_after_the_end() -> None:
    lines = load(GAMES / "3l-ireland-1.jsonl.gz")
    lines.insert(-1, lines[-2])
    result = replay(lines)
    assert result.difference is not None
    assert result.difference.field == "command"


def test_the_program_names_the_place(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = load(GAMES / "3l-ireland-1.jsonl.gz")
    lines[30]["state"]["wheel"]["clay"] += 1
    path = tmp_path / "altered.jsonl.gz"
    with gzip.open(path, "wt", encoding="utf-8") as file:
        file.writelines(json.dumps(line) + "\n" for line in lines)
    assert main([str(path)]) == 1
    output = capsys.readouterr().out
    clay = lines[30]["state"]["wheel"]["clay"]
    assert output == f"{path}: command 30 ({lines[30]['cmd']}), wheel.clay: ours {clay - 1}, theirs {clay}\n"
