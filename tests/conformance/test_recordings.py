"""Recorded games replay with every field as recorded, also after being written and read again."""

from __future__ import annotations

from pathlib import Path

import pytest

from ora_widgets.notation.kennerspiel.reader import read
from ora_widgets.notation.kennerspiel.writer import write

from .__main__ import main
from .replay import load, replay

GAMES = sorted((Path(__file__).parent / "games").glob("*.jsonl.gz"))


def test_there_are_games_of_every_mode() -> None:
    assert {path.name.split("-")[0] for path in GAMES} == {"s", "2s", "2l", "3s", "3l", "4s", "4l"}
    assert {path.name.split("-")[1] for path in GAMES} == {"france", "ireland"}


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.name.split(".")[0])
def test_every_field_after_every_command(path: Path) -> None:
    lines = load(path)
    result = replay(lines)
    assert result.difference is None, str(result.difference)
    assert result.commands == len(lines) - 2


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.name.split(".")[0])
def test_written_and_read_again(path: Path) -> None:
    header, *commands, _ = load(path)
    seats = "".join(header["seats"]) + header.get("neutral", "")
    moves = read([line["cmd"] for line in commands], seats)
    written = write(moves, header["players"], header["variant"], header["length"] or "long", seats, header["seed"])
    assert read(written, seats) == moves
    assert [line for line in written if line == "COMMIT"] == [
        line["cmd"] for line in commands if line["cmd"] == "COMMIT"
    ]


def test_the_program_says_what_agrees(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(path) for path in GAMES[:2]]) == 0
    commands = sum(len(load(path)) - 2 for path in GAMES[:2])
    assert capsys.readouterr().out == f"2 files, {commands} commands agree\n"


def test_the_program_needs_a_file(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 2
    assert "FILE" in capsys.readouterr().out
