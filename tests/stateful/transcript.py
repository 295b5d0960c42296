"""What a machine has done, as lines of Python that do it again when they are pasted."""

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
    """The line that begins a game, by those of the rulings that are about it."""
    return f"game = ora.new_game(*{table!r}, rulings={fitting(rulings, *table).to_json()!r})"


class TranscriptMachine(RuleBasedStateMachine):
    """A machine that carries out lines of code, and tells them when it fails."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []
        self.names: dict[str, Any] = {}
        for line in HEAD:
            self.do(line)

    def do(self, line: str) -> None:
        """Carry out a line; what it names is in `names`."""
        self.lines.append(line)
        exec(line, self.names)

    def tries(self, line: str) -> bool:
        """Carry out a line that may be refused; whether it was done."""
        self.do("done = False")
        self.do(f"with suppress(ora.Refusal): {line}; done = True")
        return bool(self.names["done"])

    def teardown(self) -> None:
        note("\n".join([BEGIN, *self.lines, END]))
