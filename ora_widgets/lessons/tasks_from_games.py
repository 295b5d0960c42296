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
from ..game.search import every_turn
from ..game.setup import Setup
from ..language.fluent import has, say
from ..language.labels import turn_words
from ..language.names import card_name, seat_in_sentence
from ..scenarios.found_records import EXACT_PROOF, LEAD, VERBS_WITH_CARD, PuzzleRecord, moves_of, read_lines
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
MAX_POSITIONS = 20_000  # positions of a next player's answers; proven puzzles have fewer


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

    @cached_property
    def rival(self) -> int:
        """The seat whose turn is next."""
        return self.game().play(self.record.solution).now.pending[-1].seat

    def value(self, state: State) -> int:
        points = score(state, self.seat).total
        return points - self.most_left(state) if self.measure == LEAD else points

    def most_left(self, state: State) -> int:
        """The most points that the next player can have after the next turn.

        Args:
            state: The position after the learner's turn.
        """
        return max(score(end.state, self.rival).total for end in every_turn(state, MAX_POSITIONS).ends)

    def falls_short(self, state: State, language: str) -> str:
        if self.measure != LEAD:
            return super().falls_short(state, language)
        points, left = score(state, self.seat).total, self.most_left(state)
        if points - left >= self.best:
            return ""
        rival = seat_in_sentence(self.scenario.setup.seats, self.rival, language)
        return say("puzzle-mined.better-lead", language, reached=points, rival=rival, left=left)

    def _lead_words(self, part: str, language: str, about: Mapping[str, object]) -> str:
        """The task, or what is learnt, of a puzzle about the lead over the next player."""
        rival = seat_in_sentence(self.scenario.setup.seats, self.rival, language)
        if part == "task":
            return on_one_line(say("puzzle-mined.task-lead", language, rival=rival, **about))
        record, game = self.record, self.game()
        points = score(self.game().play(record.solution).now, self.seat).total
        answer, other = (line_in_words(game, line, language) for line in (record.solution, record.tempting))
        after = self.game().play(record.tempting)
        tempting = score(after.now, self.seat).total
        figures = {
            "points": points, "left": points - record.best, "more": tempting, "more-left": tempting - record.second,
        }  # fmt: skip
        reply = line_in_words(after, record.reply, language)
        said = {"answer": answer, "other": other, "reply": reply, "rival": rival, **figures, **about}
        return on_one_line(say("puzzle-mined.learnt-lead", language, **said))

    def words(self, part: str, language: str) -> str:
        record = self.record
        seat = seat_in_sentence(self.scenario.setup.seats, self.seat, language)
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
                return self.with_answers(say("puzzle-mined.task-turns", language, card=wanted, **about), language)
            case "task" | "learnt" if record.measure == LEAD:
                return self._lead_words(part, language, about)
            case "task":
                return say("puzzle-mined.task", language, **about)
            case "learnt" if record.goal:
                answer = self.named_solution(language)
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
            case "hint-1" if record.measure == LEAD:
                return say("puzzle-mined.hint-1-lead", language)
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
        answered=bool(record.goal) and record.players > 1,
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
