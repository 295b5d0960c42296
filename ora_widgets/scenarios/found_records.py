"""Records of puzzles and strategy tasks found in games, one line of text each.

The finders in `lab/` write the lines and `lessons/` reads them; neither imports the other.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Sequence
from dataclasses import asdict, dataclass, fields
from hashlib import blake2b
from typing import Any

DENIAL = "denial"
THEMES = ("chain", "contract", DENIAL, "timing", "land", "settlement", "ending", "solo", "two-turn", "three-turn")
GOODS_THEME = "goods"  # which goods to take or to give; only for hand-made puzzles
# The themes by how characteristic they are; nearly every turn is a chain.
THEMES_BY_SPECIFICITY = ("two-turn", "three-turn", "denial", "ending", "land", "settlement", "timing", "contract", "solo", GOODS_THEME, "chain")  # fmt: skip
CHAINED_VERBS = {"use", "contract", "build", "enter", "prior"}  # moves that begin the function of a card
LEAD = "lead"  # the measure of puzzles about what one's turn leaves to the next player
EXACT_PROOF = "exact"
GRADES = range(1, 6)


class NoPuzzle(ValueError):
    """The error for a line that is not a puzzle."""


@dataclass(frozen=True)
class PuzzleRecord:
    """The record of a puzzle.

    Args:
        seat: The colour of the solver.
        position: The terms of the position.
        measure: `"points"` at the end of the turn; `"lead"`, these less those of the next player after their best
            answer; or `"turns"` until the `goal` is reached.
        goal: The goal; empty for points.
        best: The best possible value of the measure.
        second: The best value of a turn with another idea.
        tempting: That turn, the most tempting one.
        ways: How many different positions the turn can lead to.
        themes: Its themes, from `THEMES`.
        proof: `"exact"` if all moves were tried, `"estimated"` if games were played out.
        reply: For a lead: the next player's best answer to the most tempting turn.

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
    proof: str = EXACT_PROOF
    reply: str = ""

    @property
    def name(self) -> str:
        """A permanent name, made from the position and the question."""
        question = [self.players, self.country, self.length, self.seat, self.position, self.measure, self.goal]
        return f"game-{blake2b(json.dumps(question, sort_keys=True).encode(), digest_size=4).hexdigest()}"

    @property
    def theme(self) -> str:
        """The most characteristic of its themes; empty if it has none."""
        return main_theme(self.themes)

    def line(self) -> str:
        """The record as one line of text."""
        return json.dumps(list(asdict(self).values()), separators=(",", ":"), ensure_ascii=False)


def main_theme(themes: Sequence[str]) -> str:
    """The most characteristic of some themes; empty for none.

    >>> main_theme(("chain", "land"))
    'land'
    """
    return min(themes, key=THEMES_BY_SPECIFICITY.index, default="")


def themes_of_moves(verbs: Sequence[str], players: int) -> tuple[str, ...]:
    """The themes of a solution that its moves and the number of players determine.

    Args:
        verbs: The first word of each move.
        players: The number of players.

    >>> themes_of_moves(["contract", "send", "use"], 3)
    ('chain', 'contract')
    """
    found = {
        "chain": sum(verb in CHAINED_VERBS for verb in verbs) > 1,
        "contract": "contract" in verbs,
        "land": "district" in verbs or "plot" in verbs,
        "settlement": "settle" in verbs,
        "solo": players == 1,
    }
    return tuple(theme for theme, holds in found.items() if holds)


def same_game(one: PuzzleRecord, other: PuzzleRecord) -> bool:
    """Whether two positions may be from one game: one has all the buildings of the other.

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
    mine, theirs = _built_cards(one), _built_cards(other)
    return mine <= theirs or theirs <= mine


def is_near_duplicate(one: PuzzleRecord, other: PuzzleRecord) -> bool:
    """Whether two puzzles of one mode have the same answer in the same round, or the same answer and the same temptation.

    Args:
        one: A puzzle.
        other: Another one.

    >>> record = PuzzleRecord(1, "france", "long", "R", {}, "points", "", 3, "use F05 lay; done", 1, "pass; done", 2, 1)
    >>> is_near_duplicate(record, record)
    True
    """
    mode = (one.players, one.country, one.length, actions_of(moves_of(one.solution)))
    if mode != (other.players, other.country, other.length, actions_of(moves_of(other.solution))):
        return False
    same_round = one.position.get("round", 1) == other.position.get("round", 1)
    return same_round or actions_of(moves_of(one.tempting)) == actions_of(moves_of(other.tempting))


def _built_cards(record: PuzzleRecord) -> set[tuple[str, str]]:
    built = record.position.get("built", {})
    return {(seat, card) for seat, cards in built.items() for card in cards.split("; ")}


def read_puzzle_line(line: str) -> PuzzleRecord:
    """Read a record.

    Args:
        line: One line of text, as `PuzzleRecord.line` writes it.

    Raises:
        ValueError: When the line is not a puzzle.

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
    """Read records, one per line; empty lines are skipped.

    Raises:
        ValueError: When a line is not a puzzle.
    """
    return [read_puzzle_line(line) for line in lines if line.strip()]


VERBS_WITH_CARD = {"use", "contract", "build", "settle", "enter"}  # verbs followed by the id of a card
VERBS_WITHOUT_CARD = {"fell", "cut", "district", "plot", "pass"}


def actions_of(line: Collection[Sequence[str]]) -> frozenset[tuple[str, ...]]:
    """The actions of a turn with their cards, regardless of places and payments.

    >>> sorted(actions_of([("fell", "0,1", "wood"), ("use", "LR1", "lay"), ("done",)]))
    [('fell',), ('use', 'LR1')]
    """
    named = {tuple(move[:2]) for move in line if move[0] in VERBS_WITH_CARD}
    return frozenset(named | {(move[0],) for move in line if move[0] in VERBS_WITHOUT_CARD})


@dataclass(frozen=True)
class StrategyRecord:
    """The record of a turn with one best idea.

    Args:
        chapter: The name of its lesson.
        theme: The idea that it teaches.
        game: The name of the game.
        ply: How many moves of the game came before.
        seat: The colour to move.
        position: The terms of the position.
        best: The turn that is taught.
        second: The best turn with another idea.
        lead: By how many points the best turn is better, on average over `runs` played-out games.
        low: The lower end of the 95 % interval of the lead.
        high: The upper end.
        runs: How often both turns were played out.
        facts: Figures and names for the explanation of its theme.
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
        """A permanent name."""
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
