"""Puzzles and tasks of the strategy track that were found in games, each as one line of text.

The finders in `lab/` write these lines and `lessons/` poses them; neither knows of the other.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Sequence
from dataclasses import asdict, dataclass, fields
from hashlib import blake2b
from typing import Any

THEMES = ("chain", "contract", "denial", "timing", "land", "settlement", "ending", "solo", "two-turn", "three-turn")
GOODS = "goods"  # which goods to take or to give; of puzzles made by hand only
# The same themes, those first that tell most of an idea: nearly every turn is a chain.
TELLING = ("two-turn", "three-turn", "denial", "ending", "land", "settlement", "timing", "contract", "solo", GOODS, "chain")  # fmt: skip
ACTIONS = {"use", "contract", "build", "enter", "prior"}  # what begins another function
EXACT = "exact"
GRADES = range(1, 6)


class NoPuzzle(ValueError):
    """A line that holds no puzzle."""


@dataclass(frozen=True)
class PuzzleRecord:
    """A puzzle as it is kept.

    Args:
        seat: The colour that is to find the answer.
        position: The terms of the position.
        measure: What counts: `"points"` at the end of the turn, or `"turns"` until the `goal` is reached.
        goal: What is to be reached; empty where points count.
        best: The best there is, in the measure.
        second: The best value of a turn with another idea.
        tempting: That turn, the most tempting one.
        ways: How many different positions the turn can lead to.
        themes: What it is about, out of `THEMES`.
        proof: `"exact"` where everything that can be played was looked at, `"estimated"` where games were played out.

    >>> PuzzleRecord(1, "france", "long", "R", {}, "points", "", 3, "pass; done", 1, "pass; done", 2, 1).name[:5]
    'game-'
    """

    players: int
    country: str
    length: str
    seat: str
    position: dict[str, Any]
    measure: str
    goal: str
    best: int
    solution: str
    second: int
    tempting: str
    ways: int
    grade: int
    themes: tuple[str, ...] = ()
    proof: str = EXACT

    @property
    def name(self) -> str:
        """A name that stays, however many others are found: it is made of the position and the question."""
        question = [self.players, self.country, self.length, self.seat, self.position, self.measure, self.goal]
        return f"game-{blake2b(json.dumps(question, sort_keys=True).encode(), digest_size=4).hexdigest()}"

    @property
    def theme(self) -> str:
        """The theme that tells most of the idea; empty where it has none."""
        return main_theme(self.themes)

    def line(self) -> str:
        """The record as one line of text."""
        return json.dumps(list(asdict(self).values()), separators=(",", ":"), ensure_ascii=False)


def main_theme(themes: Sequence[str]) -> str:
    """The theme that tells most of the idea; empty where there is none.

    >>> main_theme(("chain", "land"))
    'land'
    """
    return min(themes, key=TELLING.index, default="")


def themes_of_moves(verbs: Sequence[str], players: int) -> tuple[str, ...]:
    """What a solution is about, as far as its moves and the number of players tell.

    Args:
        verbs: The first word of each move.
        players: How many play.

    >>> themes_of_moves(["contract", "send", "use"], 3)
    ('chain', 'contract')
    """
    found = {
        "chain": sum(verb in ACTIONS for verb in verbs) > 1,
        "contract": "contract" in verbs,
        "land": "district" in verbs or "plot" in verbs,
        "settlement": "settle" in verbs,
        "solo": players == 1,
    }
    return tuple(theme for theme, holds in found.items() if holds)


def same_game(one: PuzzleRecord, other: PuzzleRecord) -> bool:
    """Whether two positions can be of one game: in the later one still stands everything that stood in the earlier.

    Args:
        one: A puzzle.
        other: Another one.

    >>> record = PuzzleRecord(1, "france", "long", "R", {"built": {"R": "F05 0,3"}}, "points", "", 3, "pass", 1, "pass", 2, 1)
    >>> same_game(record, record)
    True
    """
    mode = (one.players, one.country, one.length)
    if mode != (other.players, other.country, other.length):
        return False
    mine, theirs = _standing(one), _standing(other)
    return mine <= theirs or theirs <= mine


def _standing(record: PuzzleRecord) -> set[tuple[str, str]]:
    built = record.position.get("built", {})
    return {(seat, card) for seat, cards in built.items() for card in cards.split("; ")}


def read_puzzle_line(line: str) -> PuzzleRecord:
    """Read a record.

    Args:
        line: One line of text, as `PuzzleRecord.line` writes it.

    Raises:
        NoPuzzle: When it is none.

    >>> from dataclasses import replace
    >>> one = PuzzleRecord(1, "france", "long", "R", {}, "points", "", 3, "pass; done", 1, "pass; done", 2, 1)
    >>> read_puzzle_line(one.line()) == one
    True
    """
    try:
        values = json.loads(line)
    except (ValueError, RecursionError):
        raise NoPuzzle(line[:60]) from None
    names = [field.name for field in fields(PuzzleRecord)]
    if not isinstance(values, list) or len(values) != len(names):
        raise NoPuzzle(line[:60])
    record = dict(zip(names, values, strict=True))
    themes = record["themes"]
    if not isinstance(record["position"], dict) or not isinstance(themes, list) or record["grade"] not in GRADES:
        raise NoPuzzle(line[:60])
    if not all(theme in THEMES for theme in themes):
        raise NoPuzzle(line[:60])
    return PuzzleRecord(**record | {"themes": tuple(themes)})


def read_lines(lines: Iterable[str]) -> list[PuzzleRecord]:
    """Read records, one a line; empty lines are left out.

    Raises:
        NoPuzzle: At a line that holds none.
    """
    return [read_puzzle_line(line) for line in lines if line.strip()]


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


def read_strategy_line(line: str) -> StrategyRecord:
    """Read a record.

    Args:
        line: One line of text, as `StrategyRecord.line` writes it.

    >>> one = StrategyRecord("tempo", "take", "bots-1", 0, 1, "france", "long", "R", {}, "pass; done", "done", 3, 2, 4, 9, {})
    >>> read_strategy_line(one.line()) == one
    True
    """
    return StrategyRecord(**dict(zip((field.name for field in fields(StrategyRecord)), json.loads(line), strict=True)))
