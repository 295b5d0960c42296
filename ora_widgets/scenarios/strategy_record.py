"""A task of the strategy track that was found in a game, as one line of text.

The finder in `lab/` writes these lines and `lessons/` poses them; neither knows of the other.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from dataclasses import asdict, dataclass, fields

CARDS = {"use", "contract", "build", "settle", "enter"}  # what names the card that it is about
BARE = {"fell", "cut", "district", "plot", "pass"}


def actions_of(line: Collection[Sequence[str]]) -> frozenset[tuple[str, ...]]:
    """What a way does with which cards, in any place and for any payment.

    >>> sorted(actions_of([("fell", "0,1", "wood"), ("use", "LR1", "lay"), ("done",)]))
    [('fell',), ('use', 'LR1')]
    """
    named = {tuple(move[:2]) for move in line if move[0] in CARDS}
    return frozenset(named | {(move[0],) for move in line if move[0] in BARE})


@dataclass(frozen=True)
class StrategyRecord:
    """A turn at which one idea is better than every other one.

    Args:
        chapter: The lesson that it belongs to.
        theme: The idea that it teaches.
        game: The name of the game.
        ply: How many moves of the game had been made.
        seat: The colour whose turn it is.
        position: The terms of the position.
        best: The turn that is taught.
        second: The best turn with another idea.
        lead: Points by which the first is better, on average over `runs` games played on.
        low: The lower end of its 95 % interval.
        high: The upper end.
        runs: How often both were played on.
        facts: What the reason of its theme counts or names.
    """

    chapter: str
    theme: str
    game: str
    ply: int
    players: int
    country: str
    length: str
    seat: str
    position: dict[str, object]
    best: str
    second: str
    lead: int
    low: int
    high: int
    runs: int
    facts: dict[str, str | int]

    @property
    def name(self) -> str:
        """A name that stays, however many others are found."""
        return f"{self.game}-{self.ply}"

    def line(self) -> str:
        """The record as one line of text."""
        return json.dumps(list(asdict(self).values()), separators=(",", ":"), ensure_ascii=False)


def moves_of(line: str) -> tuple[tuple[str, ...], ...]:
    """A line of text as moves.

    >>> moves_of("pass; done")
    (('pass',), ('done',))
    """
    return tuple(tuple(move.split()) for move in line.split("; "))


def read_line(line: str) -> StrategyRecord:
    """Read a record.

    Args:
        line: One line of text, as `StrategyRecord.line` writes it.

    >>> one = StrategyRecord("tempo", "take", "bots-1", 0, 1, "france", "long", "R", {}, "pass; done", "done", 3, 2, 4, 9, {})
    >>> read_line(one.line()) == one
    True
    """
    return StrategyRecord(**dict(zip((field.name for field in fields(StrategyRecord)), json.loads(line), strict=True)))
