"""A mistake as a task: the learner plays its position again, and the answer is judged as in the review."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from threading import Lock
from typing import TYPE_CHECKING

from ..bots.review_run import ends_turn
from ..bots.search import points_difference
from ..bots.why import explain
from ..engine import IllegalMove, State
from ..game.game import Game
from ..game.history import read_only_state
from ..language.fluent import say
from ..language.labels import turn_words
from ..language.names import number, seat_in_sentence
from ..notation.game_text import read_game
from ..support.background import Deadline
from ..wire import OutsideText
from .lesson_step import Lesson, LessonStep
from .outcome import NOT_YET, SOLVED, UNTRIED, Outcome

if TYPE_CHECKING:
    from .kept_mistakes import MistakeRecord

DECIMALS = 1  # decimals of points


@dataclass(frozen=True, kw_only=True)
class MistakeStep(LessonStep):
    """A position of the learner's own game that asks for a better turn.

    It takes a record in addition to the arguments of a `LessonStep`.
    """

    record: MistakeRecord
    # The losses of compared turns, by the key of the position after each; the lock allows one comparison at a time.
    losses: dict[object, float] = field(default_factory=dict, compare=False)
    _looking: Lock = field(default_factory=Lock, compare=False)

    def game(self) -> Game:
        return self._game.copy()

    @cached_property
    def _game(self) -> Game:
        return read_game(OutsideText(self.record.position))

    @cached_property
    def _played(self) -> Game:
        return self.game().play(self.record.played)

    @cached_property
    def _better(self) -> Game:
        return self.game().play(self.record.better)

    @property
    def seat(self) -> int:
        """The learner's seat."""
        return self._game.setup.seats.index(self.record.seat)

    def check_moves(self) -> MistakeStep:
        """Check that the moves of the record can be played, and return the step.

        Raises:
            Refusal: When the engine does not allow them any more.
        """
        if self._game.to_move != self.record.seat or not self._played.ply > self._game.ply < self._better.ply:
            raise IllegalMove("mistake-damaged")
        return self

    def words(self, part: str, language: str) -> str:
        record, before = self.record, self._game.now
        seats = self._game.setup.seats
        about: dict[str, object] = {
            "seat": seat_in_sentence(seats, self.seat, language),
            "round": before.round,
            "lost": _points(record.lost),
            "low": _points(record.low),
            "high": _points(record.high),
        }
        better = self._better.moves[self._game.ply :]
        match part:
            case "title" | "hint-1":
                return say(f"mistake-{part}", language, **about)
            case "text":
                return say("mistake-text", language, **about, spare=_points(record.spare))
            case "task":
                moves = self._played.moves[self._game.ply :]
                return say("mistake-task", language, played=turn_words(before, moves, seats, language), **about)
            case "hint-2":
                first = turn_words(before, better, seats, language).split("; ", maxsplit=1)[0]
                return say("mistake-hint-2", language, first=first)
            case "learnt":
                return say("mistake-learnt", language, why=explain(before, better, seats, language=language))
        return ""

    def what_is_missing(self, game: Game, language: str) -> str:
        return say("puzzle-go-on", language)

    def check(self, game: Game, start: int = 0, answer: str = "", *, language: str) -> Outcome:
        """Check as for every step; a turn that has not been compared yet counts as not solved."""
        if game.ply <= start:
            return Outcome(UNTRIED, say("lesson-untried", language))
        if not self._is_here(game, start):
            return Outcome(NOT_YET, say("mistake-elsewhere", language))
        reached = self.position_reached(game, start)
        if reached is None:
            return Outcome(NOT_YET, say("puzzle-go-on", language))
        loss = self.loss(reached)
        if loss is None:
            return Outcome(NOT_YET, say("mistake-comparing", language))
        if loss <= self.record.spare:
            return Outcome(SOLVED, self.learnt(language))
        same = reached.key() == self._played.now.key()
        return Outcome(NOT_YET, say("mistake-same" if same else "mistake-worse", language, lost=_points(loss)))

    def position_reached(self, game: Game, start: int) -> State | None:
        """The position after the learner's turn, not to be changed; `None` before its end or in another game."""
        if game.ply > start and self._is_here(game, start):
            for ply in range(start, game.ply):
                after = read_only_state(game, ply + 1)
                if ends_turn(self.seat, game.moves[ply], after):
                    return after
        return None

    def loss(self, reached: State) -> float | None:
        """How many points a turn loses against the best one; `None` before they have been compared."""
        key = reached.key()
        if key == self._better.now.key():
            return 0.0
        return self.record.lost if key == self._played.now.key() else self.losses.get(key)

    def compare(self, reached: State, deadline: Deadline) -> None:
        """Compare a turn with the best one, which takes a second or two, and keep the loss.

        Args:
            reached: The position after the turn; it is not changed.
        """
        record = self.record
        with self._looking:
            if self.loss(reached) is None:
                comparison = points_difference(
                    self._better.now, reached, self.seat, record.runs, record.chances, deadline
                )
                if comparison is not None:
                    self.losses[reached.key()] = comparison.mean

    def _is_here(self, game: Game, start: int) -> bool:
        return start == self._game.ply and read_only_state(game, start).key() == self._game.now.key()


def mistake_lesson(record: MistakeRecord) -> Lesson:
    """A mistake as a lesson of one step.

    Raises:
        Refusal: When its moves cannot be played any more.
    """
    name, _, step = record.key.partition("/")
    row = MistakeStep(step, solution=record.better, message="mistake", record=record)
    return Lesson(name, (row.check_moves(),), "today-mistakes")


def _points(points: float) -> float:
    return number(round(points, DECIMALS))
