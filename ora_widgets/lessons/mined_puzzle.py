"""The puzzles that were found in games: lines of `mined_puzzles.txt`, as `python -m ora_widgets.lab.mine` writes them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from ..engine import score
from ..language.fluent import has, say
from ..language.names import card_name, who
from ..scenarios.puzzle_record import EXACT, PuzzleRecord, read_lines
from .puzzle_rows import MEASURES, Puzzle
from .tasks_from_games import first_in_words, last_card, line_in_words

if TYPE_CHECKING:
    from ..engine import State

FILE = "mined_puzzles.txt"


@dataclass(frozen=True, kw_only=True)
class MinedPuzzle(Puzzle):
    """A puzzle out of a game, with the seat that is to find the answer and what tempts it.

    It takes these beside the arguments of a `Puzzle`.

    >>> from ora_widgets.scenarios.puzzle_record import PuzzleRecord
    >>> puzzle_of(PuzzleRecord(1, "france", "long", "R", {}, "points", "", 3, "pass; done", 1, "pass; done", 2, 1)).best
    3
    """

    record: PuzzleRecord

    @property
    def seat(self) -> int:
        """The seat that is to find the answer."""
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
        card = last_card(record.solution)
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
            case "hint-2" if card:
                return say("puzzle-mined.hint-2", language, card=card_name(card, language))
            case "hint-3" if card:
                return first_in_words(self.game(), record.solution, language)
            case "hint-2":  # what stands between the two is worked out
                return first_in_words(self.game(), record.solution, language)
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
    """All puzzles out of games that are proven, from easy to hard.

    >>> {puzzle.record.proof for puzzle in mined_puzzles()}
    {'exact'}
    """
    text = files(__package__).joinpath(FILE).read_text(encoding="utf-8")
    records = read_lines(text.splitlines())
    return tuple(puzzle_of(each) for each in records if each.proof == EXACT and each.measure in MEASURES)
