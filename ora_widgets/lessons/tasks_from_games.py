"""Tasks from games, and the puzzles that `python -m ora_widgets.lab.mine` writes to `mined_puzzles.txt`.

Shared by all such tasks are terms of a position that are computed on first use, and words for a turn: its moves, the
first of them, and its last card.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache, cached_property
from importlib.resources import files
from typing import TYPE_CHECKING

from ..engine import State, score
from ..game.game import Game
from ..game.position.from_state import position_in
from ..game.setup import Setup
from ..language.fluent import has, say
from ..language.labels import turn_words
from ..language.names import card_name, who
from ..scenarios.found_records import EXACT_PROOF, VERBS_WITH_CARD, PuzzleRecord, moves_of, read_lines
from .puzzle_rows import MEASURES, Puzzle

if TYPE_CHECKING:
    pass

Terms = dict[str, object]


class LazyTerms(Mapping[str, object]):
    """The terms of a position, computed on first use by a subclass."""

    @abstractmethod
    def compute(self) -> Terms:
        """The terms."""

    @cached_property
    def _terms(self) -> Terms:
        return self.compute()

    def __getitem__(self, term: str) -> object:
        return self._terms[term]

    def __iter__(self) -> Iterator[str]:
        return iter(self._terms)

    def __len__(self) -> int:
        return len(self._terms)


def terms_at(setup: Setup, state: State) -> Terms:
    """The terms of a game followed by those of one of its positions.

    Args:
        setup: The game's setup.
        state: The position.
    """
    laid = replace(setup, position=position_in(state, setup.seats))
    return {"players": setup.players, "country": setup.country, "length": setup.length} | laid.position_terms


OMITTED_VERBS = ("done", "pass", "skip")


def line_in_words(game: Game, line: str, language: str) -> str:
    """The moves of a turn in words.

    Args:
        game: The game before the turn; it is not changed.
        line: The moves of a turn.

    >>> from ora_widgets import new_game
    >>> line_in_words(new_game(2), "use LR2 prior; take grain; done", "en").split("; ")[-1]
    '2 grain'
    """
    words = turn_words(game.now, moves_of(line), game.setup.seats, language, OMITTED_VERBS)
    return words or say("puzzle-mined-nothing", language)


def first_in_words(game: Game, line: str, language: str) -> str:
    """A hint that names the first move of a turn."""
    return say("puzzle-mined.hint-3", language, first=line_in_words(game, line, language).split("; ")[0])


def last_card(line: str) -> str:
    """The last card that a turn uses or builds, or empty.

    >>> last_card("use LR1 lay; take clay; done"), last_card("fell 0,1 wood; done")
    ('LR1', '')
    """
    return next((move[1] for move in reversed(moves_of(line)) if move[0] in VERBS_WITH_CARD), "")


def later_hint(part: str, game: Callable[[], Game], line: str, language: str) -> str:
    """The second or third hint: the last card of a turn, if any, and then its first move.

    Args:
        part: `"hint-2"` or `"hint-3"`.
        game: Returns the game before the turn; called only where it is needed.
    """
    card = last_card(line)
    if part == "hint-2" and card:
        return say("puzzle-mined.hint-2", language, card=card_name(card, language))
    return first_in_words(game(), line, language) if card or part == "hint-2" else ""


def on_one_line(text: str) -> str:
    """A text without line breaks."""
    return " ".join(text.split())


FILE = "mined_puzzles.txt"


@dataclass(frozen=True, kw_only=True)
class MinedPuzzle(Puzzle):
    """A puzzle from a game, with a record of the solution and a tempting wrong turn.

    It takes a record in addition to the arguments of a `Puzzle`.

    >>> from ora_widgets.scenarios.found_records import PuzzleRecord
    >>> puzzle_of(PuzzleRecord(1, "france", "long", "R", {}, "points", "", 3, "pass; done", 1, "pass; done", 2, 1)).best
    3
    """

    record: PuzzleRecord

    @property
    def seat(self) -> int:
        """The seat of the solver."""
        return self.scenario.setup.seats.index(self.record.seat)

    @property
    def themes(self) -> tuple[str, ...]:
        return self.record.themes

    def value(self, state: State) -> int:
        return score(state, self.seat).total

    def words(self, part: str, language: str) -> str:
        record = self.record
        seat = who(self.scenario.setup.seats, self.seat, language)
        about: dict[str, object] = {
            "seat": seat,
            "players": record.players,
            "country": record.country,
            "length": record.length,
            "round": record.position.get("round", 1),
            "mark": self.name[-4:],
            "best": self.best,
            "second": record.second,
            "ways": record.ways,
            "proof": record.proof,
        }
        match part:
            case "title":
                return say("puzzle-mined.title", language, **about)
            case "task" if record.goal:
                wanted = card_name(record.goal.split()[-1], language)
                return say("puzzle-mined.task-turns", language, card=wanted, **about)
            case "task":
                return say("puzzle-mined.task", language, **about)
            case "learnt" if record.goal:
                answer = line_in_words(self.game(), record.solution, language)
                return say("puzzle-mined.learnt-turns", language, answer=answer, **about)
            case "text":
                return say("puzzle-mined", language, **about)
            case "learnt":
                answer, other = (
                    line_in_words(self.game(), record.solution, language),
                    line_in_words(self.game(), record.tempting, language),
                )
                learnt = say("puzzle-mined.learnt", language, answer=answer, other=other, **about)
                why = f"puzzle-why-{record.theme}"
                return f"{learnt} {say(why, language)}" if has(why, language) else learnt
            case "hint-1" if record.theme:
                return say(f"puzzle-idea-{record.theme}", language)
            case "hint-2" | "hint-3":
                return later_hint(part, self.game, record.solution, language)
        return ""


def puzzle_of(record: PuzzleRecord) -> MinedPuzzle:
    """The puzzle of a record."""
    terms = {"players": record.players, "country": record.country, "length": record.length}
    return MinedPuzzle(
        record.name,
        position=terms | record.position,
        goal=record.goal,
        solution=record.solution,
        grade=record.grade,
        measure=record.measure,
        best=record.best,
        message="puzzle-mined",
        record=record,
    )


@cache
def mined_puzzles() -> tuple[MinedPuzzle, ...]:
    """All proven puzzles from games, from easy to hard.

    >>> {puzzle.record.proof for puzzle in mined_puzzles()}
    {'exact'}
    """
    text = files(__package__).joinpath(FILE).read_text(encoding="utf-8")
    records = read_lines(text.splitlines())
    return tuple(puzzle_of(each) for each in records if each.proof == EXACT_PROOF and each.measure in MEASURES)
