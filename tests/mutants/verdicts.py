"""The results of mutants, and the list of those that no test can kill.

An explained mutant is identified by its file, its function, and the changed lines before and after without indentation,
so that it is found again wherever its function moves. If those lines change, it needs a new explanation.
"""

from __future__ import annotations

import ast
import difflib
import tomllib
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

EXPLAINED = Path(__file__).with_name("explained.toml")
MIN_KILLED_SHARE = 0.9  # of the mutants that can be killed

Outcome = Literal["killed", "survived", "explained"]


@dataclass(frozen=True)
class Mutant:
    """A change as people see it.

    Attributes:
        file: Where, from the root of the repository.
        function: The name of the function with those around it, such as `State.copy`; empty outside of functions.
        before: The lines that are changed, stripped.
        after: What they become.
    """

    file: str
    function: str
    before: str
    after: str

    def __str__(self) -> str:
        return f"{self.file}, {self.function or 'outside of functions'}\n  - {self.before}\n  + {self.after}"


def function_at(source: str, line: int) -> str:
    """The name of the innermost function at a line, with enclosing classes and functions."""
    names: list[str] = []
    inside: list[ast.stmt] = ast.parse(source).body
    while True:
        for node in inside:
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) and node.lineno <= line <= (
                node.end_lineno or 0
            ):
                names.append(node.name)
                inside = node.body
                break
        else:
            return ".".join(names)


def mutant(file: str, source: str, changed: str) -> Mutant:
    """A change as people see it."""
    old, new = source.splitlines(), changed.splitlines()
    blocks = [
        code for code in difflib.SequenceMatcher(None, old, new, autojunk=False).get_opcodes() if code[0] != "equal"
    ]
    first, last = blocks[0], blocks[-1]
    before = " ⏎ ".join(line.strip() for line in old[first[1] : last[2]])
    after = " ⏎ ".join(line.strip() for line in new[first[3] : last[4]])
    return Mutant(file, function_at(source, first[1] + 1), before, after)


def explained_mutants(path: Path = EXPLAINED) -> dict[Mutant, str]:
    """The mutants that no test can kill, each with the reason."""
    rows = tomllib.loads(path.read_text(encoding="utf-8")).get("mutant", [])
    return {Mutant(row["file"], row["function"], row["before"], row["after"]): row["because"] for row in rows}


def share_killed(outcomes: Iterable[Outcome]) -> float:
    """The share of killed mutants among those that can be killed; all of them if there are none.

    >>> share_killed(["killed", "killed", "killed", "survived", "explained"])
    0.75
    """
    count = Counter(outcomes)
    can_be = count["killed"] + count["survived"]
    return count["killed"] / can_be if can_be else 1.0
