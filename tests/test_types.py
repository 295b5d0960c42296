"""Where a shape is known it has a type: `dict[str, Any]` is for the few dictionaries that may hold anything."""

from __future__ import annotations

import re
from pathlib import Path

PACKAGE = Path(__file__).parents[1] / "ora_widgets"
ANYTHING = re.compile(r"(?:dict|Mapping)\[str, Any\]")

# How often in each file, and why.
LICENSED = {
    "bots/contract.py": (2, "whatever plays a colour: a bot of any kind, or a function"),
    "game/action_keywords.py": (1, "keywords and values as somebody has typed them; they are checked there"),
    "lessons/card_tasks.py": (3, "the terms of a `Scenario`, handed on by keyword and checked by it"),
    "lessons/puzzle_rows.py": (1, "the terms of a `Scenario`"),
    "lessons/lesson_step.py": (1, "the terms of a `Scenario`"),
    "scenario_catalogue/named/row.py": (1, "the terms of a `Scenario`"),
    "study/table.py": (1, "a row by its columns, which each study has of its own"),
}


def test_only_what_may_hold_anything_says_so() -> None:
    texts = {path.relative_to(PACKAGE).as_posix(): path.read_text(encoding="utf-8") for path in PACKAGE.rglob("*.py")}
    found = {name: len(ANYTHING.findall(text)) for name, text in texts.items() if ANYTHING.search(text)}

    assert found == {name: count for name, (count, _) in LICENSED.items()}
