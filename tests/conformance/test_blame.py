"""A slip in any line of a log is blamed on that line, and the game before it is returned."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import ora_widgets as ora
from ora_widgets.notation.kennerspiel.pasted import commands
from ora_widgets.notation.kennerspiel.reader import Reader

from .replay import load
from .test_grammar import copy_of

GAMES = Path(__file__).parent / "games"
EARLY = 30  # first lines, in which every slip is tried: they show least about the seats


def slips(command: str, rng: Random) -> Iterator[str]:
    """A command with one mistake."""
    verb, *words = command.split()
    at = rng.randrange(1, len(verb))
    yield " ".join([verb[:at] + verb[at + 1 :], *words])
    yield f"{command}\n{command}"
    yield " ".join([verb, *words[:-1]])
    yield command[: rng.randrange(2, len(command))]
    for i, word in enumerate(words):
        others = [verb, *words[:i]], words[i + 1 :]
        if word[0] in "FGI" and word[1:].isdigit():
            yield " ".join([*others[0], f"{word[0]}97", *others[1]])
        elif word[0] in "LS" and word[1:2] in list("RGBW"):
            colour = rng.choice([each for each in "RGBW" if each != word[1]])
            yield " ".join([*others[0], word[0] + colour + word[2], *others[1]])
        elif word.isalpha() and word[1:2].islower():
            yield " ".join([*others[0], f"{word[:-1]}x", *others[1]])
        elif word.lstrip("-").isdigit():
            yield " ".join([*others[0], "9", *others[1]])


def wrong_line(table: Reader, slip: str) -> int | None:
    """Which line with a slip cannot be played; None if the slip is allowed."""
    twin = copy_of(table)
    for number, line in enumerate(slip.splitlines()):
        try:
            twin.command(line)
        except ora.Refusal:
            return number
    return None


@pytest.mark.parametrize("name", ["2s-ireland-1", "3s-ireland-1", "4s-france-2", "s-france-1"])
def test_a_slip_in_each_line_is_blamed_on_that_line(name: str) -> None:
    header, *lines, _ = load(GAMES / f"{name}.jsonl.gz")
    log = [line["cmd"] for line in lines]
    table, rng = Reader("".join(header["seats"]) + header.get("neutral", "")), Random(name)
    tried = 0
    for at, command in enumerate(log):
        if at > 1:
            found = [slip for slip in slips(command, rng) if slip != command]
            for slip in found if at < EARLY else rng.sample(found, at % 2):
                text = "\n".join([*log[:at], slip, *log[at + 1 :]])
                wrong = wrong_line(table, slip)
                if wrong is None or [each.command for each in commands(slip)] == [command]:
                    continue  # it is another move, or another spelling of the same one
                with pytest.raises(ora.ParseError) as refused:
                    ora.load(text)
                assert refused.value.line is not None
                assert (refused.value.line.number, slip) == (at + 1 + wrong, slip)
                assert refused.value.game is not None
                assert refused.value.game.ply >= len(table.moves)
                tried += 1
        table.command(command)
    assert tried > len(log) / 4


def test_a_log_that_only_the_second_way_reads_is_blamed_where_that_stops() -> None:
    """Clergymen are sent where another one is, and still come home: such a line does not exist."""
    crowd = ["USE LR1", "COMMIT", *["FELL_TREES 1 0", "COMMIT"] * 2, "USE LR1 Jo", "COMMIT"]
    second = [*["FELL_TREES 2 0", "COMMIT"] * 2, "WITH_PRIOR", "USE LR3", "COMMIT", "FELL_TREES 1 1", "COMMIT"]
    third = ["FELL_TREES 1 1", "COMMIT", "USE LR3", "COMMIT", "WORK_CONTRACT LR2 Pn", "WITH_LAYBROTHER", "USE LR2 Gn"]
    log = ["CONFIG 3 france long", "START 7 R G B", *crowd, *second, *third, "USE F99"]
    with pytest.raises(ora.ParseError) as refused:
        ora.load("\n".join(log))
    assert refused.value.line == (len(log), "USE F99")
