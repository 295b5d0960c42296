"""Count the rules that are needed, as far as searches show: `python -m tests.lessons.leaf_rules [positions]`."""

from __future__ import annotations

import sys
from collections import defaultdict

from .proof import Proof
from .reach import FURTHER, POSITIONS, reach
from .rows import PROOFS

KINDS = {
    "needed": "no line at all solves the task without the rule",
    "needed in so many moves": "no line of as many moves as the shown one solves it without the rule",
    "unknown": "no line was found without the rule, and not all were looked at",
    "solved": "another line solves the task without the rule",
    "forbids": "the rule forbids a line that solves the task without it",
    "asked": "a question, whose answer is another one without the rule",
}


def kind_of(proof: Proof, positions: int) -> str:
    """The result of a proof.

    Args:
        positions: How many positions to look at.
    """
    if proof.asks is not None:
        return "asked"
    return "forbids" if proof.line else reach(proof, positions)[0]


def main() -> None:
    """Print the rules by result."""
    positions = int(sys.argv[1]) if len(sys.argv) > 1 else POSITIONS
    found: dict[str, list[str]] = defaultdict(list)
    for number, proof in PROOFS.items():
        found[kind_of(proof, max(positions, FURTHER.get(number, 0)))].append(number)
    print(f"{len(PROOFS)} rules, up to {positions:,} positions each")
    for kind, meaning in KINDS.items():
        print(f"{len(found[kind]):4} {meaning}: {' '.join(found[kind])}")


if __name__ == "__main__":
    main()
