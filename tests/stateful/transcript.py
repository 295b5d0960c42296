"""The actions of a machine, as lines of Python that repeat them when pasted."""

from __future__ import annotations

from typing import Any

from hypothesis import note
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine

from ora_widgets.engine import Rulings
from ora_widgets.engine.terms import PRESETS
from tests.support.rulings import fitting, pairwise

BEGIN, END = "# ---- to be pasted", "# ---- so far"
HEAD = ["import json, pickle", "from contextlib import suppress", "import ora_widgets as ora"]


agreed = st.sampled_from([*PRESETS.values(), *pairwise()])


def new_game(table: tuple[int, str, str], rulings: Rulings) -> str:
    """The line that begins a game, with the rulings that apply to it."""
    return f"game = ora.new_game(*{table!r}, rulings={fitting(rulings, *table).to_json()!r})"


class TranscriptMachine(RuleBasedStateMachine):
    """A machine that executes lines of code, and prints them when it fails."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []
        self.names: dict[str, Any] = {}
        for line in HEAD:
            self.do(line)

    def do(self, line: str) -> None:
        """Execute a line with the names in `names`."""
        self.lines.append(line)
        exec(line, self.names)

    def tries(self, line: str) -> bool:
        """Execute a line that may be refused; returns whether it was accepted."""
        self.do("done = False")
        self.do(f"with suppress(ora.Refusal): {line}; done = True")
        return bool(self.names["done"])

    def teardown(self) -> None:
        note("\n".join([BEGIN, *self.lines, END]))
