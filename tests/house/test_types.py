"""Known shapes have types: `dict[str, Any]` is only for the few dictionaries with any content."""

from __future__ import annotations

import re
from pathlib import Path

PACKAGE = Path(__file__).parents[2] / "ora_widgets"
ANYTHING = re.compile(r"(?:dict|Mapping)\[str, Any\]")

# How often each file uses it, and why.
LICENSED = {
    "agents/external_links.py": (1, "the keywords that start a process group on this system"),
    "agents/connection.py": (1, "messages from another process, read key by key"),
    "bots/contract.py": (2, "whatever plays a colour: a bot of any kind, or a function"),
    "widget/room/door.py": (1, "what tornado takes as its options"),
    "bots/review.py": (1, "a review as JSON, from anybody; it is read field by field"),
    "lessons/assignments/codes.py": (2, "what a code holds, from anybody; it is checked where it is read"),
    "game/position/text.py": (2, "the terms of a position, before their shapes are checked"),
    "scenarios/editor/draft.py": (3, "the terms of a `Scenario`, read from a line of Python and checked by it"),
    "game/action_keywords.py": (1, "keywords and values as somebody has typed them; they are checked there"),
    "lessons/card_tasks.py": (3, "the terms of a `Scenario`, handed on by keyword and checked by it"),
    "lessons/puzzle_rows.py": (1, "the terms of a `Scenario`"),
    "widget/board.py": (1, "the values of any trait, by name; the shapes are those of `wire`"),
    "widget/live/headless.py": (5, "what ipywidgets takes and gives: values of any trait"),
    "widget/live/table.py": (3, "the values of any trait, as JSON; the shapes are those of `wire`"),
    "lessons/lesson_step.py": (1, "the terms of a `Scenario`"),
    "scenarios/named.py": (1, "the terms of a `Scenario`"),
    "lessons/kept_mistakes.py": (1, "a mistake as JSON, from a learner's file; it is read field by field"),
    "scenarios/found_records.py": (1, "the terms of a `Scenario`, as JSON"),
    "game/sources.py": (1, "an icon's own words, as the steps give them"),
    "study/table.py": (1, "a row by its columns, which each study has of its own"),
    "widget/editing.py": (3, "messages by kind, each checked against its own shape"),
    "widget/today.py": (2, "messages by kind, each checked against its own shape"),
    "widget/room/guests.py": (3, "what ipywidgets sends: the values of any trait"),
    "widget/room/guest_server.py": (2, "the values of any trait, on their way to a guest"),
    "widget/room/room.py": (2, "what traitlets says of a change"),
    "widget/options.py": (1, "the values of options by name, each checked by its trait"),
}


def test_only_what_may_hold_anything_says_so() -> None:
    texts = {path.relative_to(PACKAGE).as_posix(): path.read_text(encoding="utf-8") for path in PACKAGE.rglob("*.py")}
    found = {name: len(ANYTHING.findall(text)) for name, text in texts.items() if ANYTHING.search(text)}

    assert found == {name: count for name, (count, _) in LICENSED.items()}
