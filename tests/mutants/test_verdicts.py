"""The results of mutants, and that each explained one can still be made."""

from __future__ import annotations

from pathlib import Path

import pytest

from .verdicts import EXPLAINED, Mutant, Outcome, explained_mutants, function_at, mutant, share_killed

ROOT = Path(__file__).parents[2]
SOURCE = """class Wheel:
    def turn(self):
        self.at += 1
        if self.at > 12:
            self.at = 0

LAST = 24
"""


@pytest.mark.parametrize(("line", "name"), [(3, "Wheel.turn"), (1, "Wheel"), (7, "")])
def test_a_line_stands_in_a_function(line: int, name: str) -> None:
    assert function_at(SOURCE, line) == name


def test_a_mutant_is_the_same_wherever_its_function_moves() -> None:
    changed = SOURCE.replace("> 12", ">= 12")
    seen = mutant("wheel.py", SOURCE, changed)
    assert seen == Mutant("wheel.py", "Wheel.turn", "if self.at > 12:", "if self.at >= 12:")
    assert mutant("wheel.py", f"FIRST = 1\n\n{SOURCE}", f"FIRST = 1\n\n{changed}") == seen


def test_a_change_over_several_lines_is_one() -> None:
    seen = mutant("wheel.py", SOURCE, SOURCE.replace("self.at += 1\n        if self.at > 12:", "if not self.at > 12:"))
    assert seen.before == "self.at += 1 ⏎ if self.at > 12:"
    assert seen.after == "if not self.at > 12:"


@pytest.mark.parametrize(
    ("outcomes", "share"),
    [(["killed"] * 9 + ["survived"], 0.9), (["killed"] * 8 + ["survived", "explained"], 8 / 9), (["explained"], 1.0)],
)
def test_of_those_that_can_be_killed_so_many_are(outcomes: list[Outcome], share: float) -> None:
    assert share_killed(outcomes) == share


def test_an_explanation_is_read_with_its_reason(tmp_path: Path) -> None:
    file = tmp_path / "explained.toml"
    file.write_text(
        """[[mutant]]\nfile = "a.py"\nfunction = "f"\nbefore = "x = 1"\nafter = "pass"\nbecause = "nobody reads x"\n""",
        encoding="utf-8",
    )
    assert explained_mutants(file) == {Mutant("a.py", "f", "x = 1", "pass"): "nobody reads x"}


def test_what_is_explained_can_still_be_made() -> None:
    """A changed line needs a new explanation, or its mutant must be killed."""
    gone = []
    for known, because in explained_mutants(EXPLAINED).items():
        assert because
        source = (ROOT / known.file).read_text(encoding="utf-8")
        lines = [line.strip() for line in source.splitlines()]
        wanted = known.before.split(" ⏎ ")
        starts = (n for n in range(len(lines)) if lines[n : n + len(wanted)] == wanted)
        if not any(function_at(source, n + 1) == known.function for n in starts):
            gone.append(known)
    assert gone == []
