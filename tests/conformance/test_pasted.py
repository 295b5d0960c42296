"""Logs pasted from chats, forums and editors give the same game, however the text was changed."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random

import pytest

import ora_widgets as ora
from ora_widgets.notation.kennerspiel.pasted import MAX_COMMAND_LENGTH, commands

from .replay import load

GAMES = sorted((Path(__file__).parent / "games").glob("*.jsonl.gz"))


@cache
def commands_of(path: Path) -> tuple[str, ...]:
    return tuple(line["cmd"] for line in load(path)[1:-1])


Mangling = Callable[[list[str]], str]


def each(change: Callable[[int, str], str], between: str = "\n") -> Mangling:
    """A change to every line, counted from 1."""
    return lambda lines: between.join(change(number, line) for number, line in enumerate(lines, start=1))


def in_words(line: str) -> str:
    """Verbs in words, such as `Fell tree 1 0`."""
    for verb, words in [
        ("FELL_TREES", "Fell tree"), ("CUT_PEAT", "cut-peat"), ("WITH_LAYBROTHER", "With lay brother"), ("BUY_PLOT", "Buy plots"),
        ("WORK_CONTRACT", "work contract"), ("BUY_DISTRICT", "BUY-DISTRICT"), ("WITH_PRIOR", "with prior"), ("HILLS", "hill"),
    ]:  # fmt: skip
        line = line.replace(verb, words)
    return line


def older(line: str) -> str:
    """Words such as pottery and nets of sheep in the parameters."""
    verb, *words = line.split()
    new = [re.sub("Ce", "Po", word) if re.fullmatch("(?:[A-Z][a-z])+", word) else word for word in words]
    return " ".join([verb, *new])


INTRO = "Our game of last night\n\nUse of the log: paste it.\nRound 1 begins with red, who starts.\n\n```text\n"
OUTRO = "\n```\n\nThat was it! Red won by 3 points; thanks to everybody. https://site.example/game/17\n-- \nGreen\n"
MANGLINGS: dict[str, Mangling] = {
    "as it is": "\n".join,
    "Windows": "\r\n".join,
    "old Mac": "\r".join,
    "byte order mark": lambda lines: "\ufeff" + "\n".join(lines),
    "blank lines": "\n\n  \n".join,
    "small letters": lambda lines: "\n".join(lines).lower(),
    "capital letters": lambda lines: "\n".join(lines).upper(),
    "tabs": each(lambda _, line: "\t" + line.replace(" ", "\t") + "\t"),
    "hard blanks": each(lambda _, line: line.replace(" ", "\u00a0")),
    "1.": each(lambda number, line: f"{number}. {line}"),
    "12)": each(lambda number, line: f"  {number})  {line}"),
    "#3": each(lambda number, line: f"#{number} {line}"),
    "3:": each(lambda number, line: f"{number}: {line}"),
    "[3]": each(lambda number, line: f"[{number}] {line}"),
    "bare numbers": each(lambda number, line: f"{number:4} {line}"),
    "numbers and tabs": each(lambda number, line: f"{number}\t{line}"),
    "clock": each(lambda number, line: f"[{number % 24:02}:17:09] {line}"),
    "date": each(lambda number, line: f"2026-03-{number % 28 + 1:02}T10:17:09.123Z {line}"),
    "half past nine pm": each(lambda _, line: f"9:30 pm - {line}"),
    "who said it": each(lambda number, line: f"{['Anna', 'Red', 'B.'][number % 3]}: {line}"),
    "when and who": each(lambda number, line: f"[10:{number % 60:02}] <Anna> {line}"),
    "bullets": each(lambda number, line: f"{'-*+•'[number % 4]} {line}"),
    "quoted mail": each(lambda _, line: f"> {line}"),
    "code": each(lambda _, line: f"`{line}`"),
    "bold": each(lambda _, line: f"**{line}**"),
    "a table": each(lambda number, line: f"| {number} | Red | {line} |"),
    "remarks": each(
        lambda number, line: line + [" # good", "  // why?", " -- so", " (the best)", " – now"][number % 5]
    ),
    "lines of remarks": each(lambda number, line: f"# move {number}\n{line}\n// and so on\n"),
    "ends of sentences": each(lambda _, line: line + "."),
    "semicolons": "; ".join,
    "four in a line": lambda lines: "\n".join("; ".join(lines[i : i + 4]) for i in range(0, len(lines), 4)),
    "one line": " ".join,
    "JSON": json.dumps,
    "JSON on lines": lambda lines: json.dumps(lines, indent=2),
    "lines of HTML": each(lambda _, line: f"<li><code>{line}</code></li>"),
    "prose around": lambda lines: INTRO + "\n".join(lines) + OUTRO,
    "rounds": each(lambda number, line: line if number % 9 else f"{line}\n\n## Round {number // 9}\n---"),
    "without a seed": lambda lines: "\n".join([lines[0], re.sub("START [0-9]+ ", "START ", lines[1]), *lines[2:]]),
    "verbs in words": each(lambda _, line: in_words(line)),
    "pottery": each(lambda _, line: older(line)),
    "minus signs": each(lambda _, line: line.replace(" -", " −")),  # a minus sign
    "commas": each(lambda _, line: re.sub(r"(-?[0-9]) (-?[0-9])", r"\1, \2", line)),
}


@pytest.mark.parametrize("name", MANGLINGS)
def test_the_commands_are_the_same(name: str) -> None:
    for path in (GAMES[3], GAMES[-1]):
        lines = [*commands_of(path)]
        wanted = (
            lines if name != "without a seed" else [lines[0], re.sub("START [0-9]+ ", "START ", lines[1]), *lines[2:]]
        )
        assert [command for _, _, command in commands(MANGLINGS[name](lines))] == wanted, path.name


@pytest.mark.parametrize("name", MANGLINGS)
def test_the_game_is_the_same(name: str) -> None:
    path = Random(name).choice(GAMES)
    lines = [*commands_of(path)]
    whole, game = ora.load("\n".join(lines)), ora.load(MANGLINGS[name](lines))
    assert game.moves == whole.moves
    assert game.setup.seats == whole.setup.seats
    assert game.now == whole.now


def test_several_things_at_once() -> None:
    rng = Random(2)
    lines = [*commands_of(GAMES[0])]
    names = ["1.", "bullets", "quoted mail", "who said it", "remarks", "small letters", "tabs", "code"]
    for _ in range(20):
        changed = lines
        for name in rng.sample(names, 2):
            changed = MANGLINGS[name](changed).split("\n")
        assert [command for _, _, command in commands("\r\n".join(changed))] == lines


def test_the_lines_are_those_of_the_text() -> None:
    text = "A log\n\n1. CONFIG 2 france long\n\n2. start r g\n\nuse lr1; commit\n"
    assert [(line, said) for line, _, said in commands(text)] == [
        (3, "CONFIG 2 france long"), (5, "START R G"), (7, "USE LR1"), (7, "COMMIT"),
    ]  # fmt: skip


SPELLINGS = {
    "CONFIG france 2 Long": "CONFIG 2 france long",
    "config 1 ireland": "CONFIG 1 ireland long",
    "Start red green": "START R G",
    "START 12ab34 R G": "START 12ab34 R G",
    "fell 1 0 jo": "FELL_TREES 1 0 Jo",
    "FellTrees 1 0": "FELL_TREES 1 0",
    "Cut moor 0 0": "CUT_PEAT 0 0",
    "WORK_CONTRACT LR1 Pn Pn": "WORK_CONTRACT LR1 PnPn",
    "contract lr1 wn": "WORK_CONTRACT LR1 Wn",
    "use f5 flfl": "USE F05 FlFl",
    "USE F05 2Fl": "USE F05 FlFl",
    "USE G02 wood clay peat grain": "USE G02 Wo Cl Pt Gn",
    "SETTLE SR3 2 -1 Mt PnPn": "SETTLE SR3 2 -1 MtPnPn",
    "buy plot 1 mountains": "BUY_PLOT 1 MOUNTAIN",
    "CONVERT Gn Gn": "CONVERT GnGn",
    "USE F30 Po": "USE F30 Ce",
    "COMMIT end of the turn": "COMMIT",
    "work contract LB3 Pn with prior": "WORK_CONTRACT LB3 Pn WITH_PRIOR",
    "then: USE LR1 Jo": "USE LR1 Jo",
    "Anna USE LR1 Jo": "USE LR1 Jo",
    "3) Red BUILD G07 3 0": "BUILD G07 3 0",
}


@pytest.mark.parametrize("line", SPELLINGS)
def test_other_spellings(line: str) -> None:
    assert [command for _, _, command in commands(line)] == [SPELLINGS[line]]


@pytest.mark.parametrize("line", [
    "", "---", "```", "Round 3", "3 points", "Be", "or", "G. is next", "261 260 250", "coast", "Red used the Bakery.", "Use it or lose it", "Start of the settlement phase", "GAME OVER", "gg",
    "# USE LR1", "// COMMIT", "<!-- COMMIT -->", "I would not build here, because of the cost", "Commit yourself!", "2026-01-01 10:00",
    "He fell asleep", "A contract is a contract", "12", "🎲 🎲", "Build quality matters", "</pre>", "Then green could COMMIT to it",
    "unbelievable-but-nevertheless-true USE LR1",
])  # fmt: skip
def test_prose(line: str) -> None:
    assert commands(line) == []


@pytest.mark.parametrize("line", [
    "BILD G07 3 0", "bild G07 3 0", "COMIT", "3. FEL_TREES 1 0", "BUY_FOREST 1 HILLS", "USE the Bakery", "Build F05 at 3 0", "BUILD G07",
    "use F05 flour and wood then", "fell 1", "USE LR1 Xx", "buy_plot there", "<script>alert(1)</script>", "\x00", "COMMIT LR1",
    "USEF09", "use_G07 Pt", "BUY_PLOT_0 COAST", "CONVERTGnGn", "LG2 Gn", "2 HILLS", "2 0 Jo", "PnPn", "G07 -1 3",
    "settle SR1 3", "WITH_PRIORS", "USE LR1 \x1b[2J", "START", "Gn", "12. Wn", "12. G07 3 0", "CONFIG 9 france long", "3) Anna BUILD G07",
])  # fmt: skip
def test_what_was_meant_as_a_command_is_not_passed_over(line: str) -> None:
    log = "CONFIG 3 france long\nSTART R G B\n"
    with pytest.raises(ora.ParseError) as refused:
        ora.load(log + line)
    assert refused.value.line == (3, line)


@pytest.mark.parametrize("before", ["USE LR1;", "USE LR1 "])
def test_a_command_may_be_so_long_with_its_remark(before: str) -> None:
    def said(length: int) -> list[str]:
        return [command for _, _, command in commands(before + "COMMIT (".ljust(length - 1, "x") + ")")]

    assert said(MAX_COMMAND_LENGTH) == ["USE LR1", "COMMIT"]
    assert said(MAX_COMMAND_LENGTH + 1)[1:] != ["COMMIT"]
