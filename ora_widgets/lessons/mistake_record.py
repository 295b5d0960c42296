"""A turn of one's own game that cost points, as a learner's file keeps it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from hashlib import blake2b
from typing import Any

from ..support.arguments import is_number

PREFIX = "mistake/"
FACT = "mistake"  # the fact of an entry that holds the record
MAX_RUNS = 8  # a comparison of more would keep a learner waiting
MAX_POINTS = 10_000.0
MAX_POSITION_LENGTH = 200_000  # of a position: a long game has a few thousand


@dataclass(frozen=True)
class MistakeRecord:
    r"""A mistake, with all that is needed to ask about it and to judge an answer.

    Args:
        position: The record of the game up to the turn.
        seat: The colour of whoever played it.
        played: What was played, the moves joined by `; `.
        better: What would have been better.
        lost: The points that it cost.
        low: The lower end of the 95 % interval of that.
        chances: The seed with which turns are compared there, as the review did.
        runs: How often two turns are played on side by side.

    >>> MistakeRecord("ora 1\\nplayers 1\\ncountry france", "R", "pass; done", "fell 0,1; done", 3, 2, 4, "0", 8).key[:8]
    'mistake/'
    """

    position: str
    seat: str
    played: str
    better: str
    lost: float
    low: float
    high: float
    chances: str
    runs: int

    @property
    def key(self) -> str:
        """Its name in a progress file: the same for the same turn in the same position, whoever reviewed it."""
        told = f"{self.position}\n{self.seat}\n{self.played}"
        return f"{PREFIX}{blake2b(told.encode(errors='replace'), digest_size=8).hexdigest()}"

    @property
    def facts(self) -> dict[str, object]:
        """What a progress file keeps of it."""
        return {FACT: asdict(self)}

    @property
    def spare(self) -> float:
        """How many points behind the best an answer may be: no further than the interval goes.

        What the review would not call a mistake passes as well, as long as it is nearer to the best than to what was played.
        """
        return max(self.lost - self.low, min(1.0, self.lost / 2))


def read_mistake(key: str, entry: Mapping[str, object]) -> MistakeRecord | None:
    """The mistake of an entry; nothing where the entry holds none, or was damaged.

    Args:
        key: The name of the entry.
        entry: What a progress file knows of it.

    >>> read_mistake("mistake/0", {"mistake": "bread"}) is None
    True
    """
    told = entry.get(FACT)
    if not isinstance(told, dict) or not {field.name for field in fields(MistakeRecord)} <= told.keys():
        return None
    facts: dict[str, Any] = {field.name: told[field.name] for field in fields(MistakeRecord)}
    texts = [facts[name] for name in ("position", "seat", "played", "better", "chances")]
    points = [facts[name] for name in ("lost", "low", "high")]
    if not all(isinstance(text, str) and len(text) <= MAX_POSITION_LENGTH for text in texts):
        return None
    if not all(is_number(number, 0.0, MAX_POINTS) for number in points):
        return None
    if type(facts["runs"]) is not int or not 2 <= facts["runs"] <= MAX_RUNS:
        return None
    found = MistakeRecord(**facts)
    return found if found.key == key else None
