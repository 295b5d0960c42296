"""Positions with known counts, and the counting.

A file holds blocks of four lines, and comments:

    name  3long-france phase A
    setup 3 france long
    moves use LR1 lay; take clay; done; ...
    perft 31 840 20113

A line `rulings` between setup and moves has the rulings as data: `rulings {"any_order": true}`.

`perft` gives the numbers of sequences of 1, 2, 3 ... moves. A change of a number needs its reason in the same commit.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from ora_widgets.engine import Rulings, State, new_state, options, play
from tests.support.positions import answer

HERE = Path(__file__).parent


class Known(NamedTuple):
    """A position, and the number of move sequences from it, by length."""

    name: str
    setup: str
    moves: str
    counts: tuple[int, ...]
    rulings: str = "{}"

    def state(self) -> State:
        """The position."""
        players, country, length = self.setup.split()
        return answer(new_state(int(players), country, length, Rulings(**json.loads(self.rulings))), self.moves)


def read(text: str) -> Iterator[Known]:
    """The positions of a file."""
    block: dict[str, str] = {}
    for line in text.splitlines():
        if not line.strip() or line.startswith("#"):
            continue
        key, _, rest = line.partition(" ")
        block[key] = rest.strip()
        if key == "perft":
            counts = tuple(map(int, rest.split()))
            yield Known(block["name"], block["setup"], block.get("moves", ""), counts, block.get("rulings", "{}"))
            block = {}


def everything() -> list[Known]:
    """The positions of all files."""
    return [known for file in sorted(HERE.glob("*.perft")) for known in read(file.read_text(encoding="utf-8"))]


def count(state: State, depth: int) -> int:
    """The number of move sequences of a length; the last move is only counted, not made."""
    if depth == 1:
        return len(options(state))
    return sum(count_by_first_move(state, depth).values())


def count_by_first_move(state: State, depth: int) -> dict[str, int]:
    """The count for each first move."""
    found = {}
    for move in options(state):
        after = state.copy()
        play(after, move)
        found[" ".join(move)] = count(after, depth - 1) if depth > 1 else 1
    return found
