"""No pattern of the package backtracks heavily: each repeat ends where the next part begins."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

# The parsed form of a pattern, for which the standard library has no public function.
from re import _parser  # type: ignore[attr-defined]  # isort: skip

ROOT = Path(__file__).parents[2]
LETTERS = [chr(code) for code in range(128)] + list("é٣３\u2028🙂")
FUNCTIONS = ("compile", "match", "fullmatch", "search", "split", "sub", "findall", "finditer")
IN_SCRIPT = re.compile(
    r"(?:[=(,:&|]|return)\s?/((?:[^/\\\n\[* ]|\\.|\[(?:[^\]\\]|\\.)*\])(?:[^/\\\n\[]|\\.|\[(?:[^\]\\]|\\.)*\])*)/([gimsuy]*)[.,;)\s]"
)
Item = tuple[Any, Any]


def in_python() -> Iterator[tuple[str, str]]:
    """Every pattern in the package's source, and its place."""
    for path in sorted((ROOT / "ora_widgets").rglob("*.py")):
        source = path.read_text(encoding="utf-8")
        for node in ast.walk(ast.parse(source)) if "import re\n" in source else ():
            if not isinstance(node, ast.Call):
                continue
            called = node.func
            if isinstance(called, ast.Attribute) and isinstance(called.value, ast.Name) and called.value.id == "re":
                assert called.attr in FUNCTIONS or called.attr == "escape", f"{path.name}:{node.lineno}"
                first = node.args[0]
                pattern = pattern_text(first)
                if pattern:
                    yield f"{path.name}: {pattern}", pattern


def pattern_text(source: ast.expr) -> str:
    """A pattern as written, with a word for each inserted value; None if it is defined elsewhere."""
    parts = source.values if isinstance(source, ast.JoinedStr) else [source]
    filled = [part.value if isinstance(part, ast.Constant) else "word" for part in parts]
    return "".join(map(str, filled)) if any(isinstance(part, ast.Constant) for part in parts) else ""


def in_script() -> Iterator[tuple[str, str]]:
    """Every pattern in the page's source, and its place; JavaScript's other syntax is not used there."""
    for path in sorted((ROOT / "js" / "src").rglob("*.ts*")):
        for found in IN_SCRIPT.finditer(path.read_text(encoding="utf-8")):
            # JavaScript spells classes of letters differently from Python.
            pattern = (
                found[1].replace(r"\p{L}", r"[^\W\d_]").replace(r"\p{Nd}", r"\d").replace(r"\p{M}", r"[\u0300-\u036f]")
            )
            yield f"{path.name}: {pattern}", pattern


def letters(item: Item) -> set[str]:
    """The letters that one item can begin with."""
    kind, what = str(item[0]), item[1]
    if kind == "SUBPATTERN":
        return begins(list(what[3]))
    if kind in ("MAX_REPEAT", "MIN_REPEAT"):
        return begins(list(what[2]))
    if kind == "BRANCH":
        return set().union(*(begins(list(each)) for each in what[1]))
    if kind in ("AT", "ASSERT", "ASSERT_NOT"):
        return set()
    return {letter for letter in LETTERS if re.fullmatch(letter_pattern(item), letter)}


def letter_pattern(item: Item) -> str:
    """The pattern of a single letter's item."""
    kind, what = str(item[0]), item[1]
    if kind == "LITERAL":
        return re.escape(chr(what))
    if kind == "NOT_LITERAL":
        return f"[^{re.escape(chr(what))}]"
    if kind == "ANY":
        return "."
    inside = "".join(
        "^" if str(name) == "NEGATE"
        else re.escape(chr(part)) if str(name) == "LITERAL"
        else f"{re.escape(chr(part[0]))}-{re.escape(chr(part[1]))}" if str(name) == "RANGE"
        else CATEGORIES[str(part)]
        for name, part in what
    )  # fmt: skip
    return f"[{inside}]"


CATEGORIES = {
    "CATEGORY_DIGIT": r"\d", "CATEGORY_NOT_DIGIT": r"\D", "CATEGORY_SPACE": r"\s", "CATEGORY_NOT_SPACE": r"\S",
    "CATEGORY_WORD": r"\w", "CATEGORY_NOT_WORD": r"\W",
}  # fmt: skip


def nullable(item: Item) -> bool:
    kind, what = str(item[0]), item[1]
    if kind in ("MAX_REPEAT", "MIN_REPEAT"):
        return what[0] == 0 or all(map(nullable, what[2]))
    if kind == "SUBPATTERN":
        return all(map(nullable, what[3]))
    if kind == "BRANCH":
        return any(all(map(nullable, each)) for each in what[1])
    return kind in ("AT", "ASSERT", "ASSERT_NOT")


def begins(items: list[Item]) -> set[str]:
    """The letters that a sequence can begin with."""
    found: set[str] = set()
    for item in items:
        found |= letters(item)
        if not nullable(item):
            break
    return found


def doubtful(items: list[Item], after: set[str]) -> Iterator[str]:
    """The letters at which a repeat could either end or go on; `after` are those that may follow the sequence."""
    for place, item in enumerate(items):
        rest = items[place + 1 :]
        follows = begins(rest) | (after if all(map(nullable, rest)) else set())
        kind, what = str(item[0]), item[1]
        if kind in ("MAX_REPEAT", "MIN_REPEAT"):
            inner = list(what[2])
            endless = what[1] > 100
            if endless and (both := begins(inner) & follows):
                yield f"{item}: {sorted(both)[:5]}"
            yield from doubtful(inner, follows | (begins(inner) if endless else set()))
        elif kind == "SUBPATTERN":
            yield from doubtful(list(what[3]), follows)
        elif kind == "BRANCH":
            for each in what[1]:
                yield from doubtful(list(each), follows)


PATTERNS = [*in_python(), *in_script()]


@pytest.mark.parametrize("pattern", [pattern for _, pattern in PATTERNS], ids=[where for where, _ in PATTERNS])
def test_a_pattern_reads_a_text_in_one_way(pattern: str) -> None:
    assert list(doubtful(list(_parser.parse(pattern)), set())) == []


@pytest.mark.parametrize(
    "pattern",
    [r"\s*(\d*)\s*([^\d,;]*[^\d,;\s])\s*[,;]?", r"(\S.*?)\s*$", r"(a+)+b", r"x\s+\s*y", r"\n\s*\n"],
)
def test_patterns_that_can_be_made_to_try_many_ways_are_seen(pattern: str) -> None:
    assert list(doubtful(list(_parser.parse(pattern)), set()))


def test_patterns_are_found() -> None:
    assert len(list(in_python())) >= 10
    assert len(list(in_script())) >= 5
