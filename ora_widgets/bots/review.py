"""The result of a review: every player's expected points turn by turn, and the costliest turns."""

from __future__ import annotations

import json
from html import escape
from typing import TYPE_CHECKING, Any, NamedTuple

from ..engine import Move
from ..game.game import Game
from ..game.record import read
from ..game.setup import Setup
from ..language.current import Speaker
from ..language.fluent import CURRENT, known_language, say
from ..language.names import seat_name
from ..support.arguments import check
from ..support.tables import Table, Tabular, line_chart
from .why import explain

if TYPE_CHECKING:
    from collections.abc import Iterable

PLAYOUTS = 24  # playouts of a search; a comparison runs a third as many
MIN_BUDGET, MAX_BUDGET = 6, 100_000
SEED = 0
UNFINISHED_REASONS = ("review-time", "review-interrupted")  # why a review was not finished


class ExpectedPoints(NamedTuple):
    """Every player's expected points before a turn.

    Attributes:
        ply: How many moves had been made.
        round: The round.
        points: The final points that each seat could expect, in seating order.
    """

    ply: int
    round: int
    points: tuple[float, ...]


class Mistake(NamedTuple):
    """A turn that cost points.

    Attributes:
        seat: The colour.
        round: The round.
        ply: How many moves had been made before it.
        played: What was played.
        better: What would have been better.
        lost: The lead over the others' mean that it cost, in points; in a solo game, the points.
        low: The lower end of the 95 % interval of `lost`.
        high: Its upper end.
        why: What the better turn does and why it is good.

    >>> mistake = Mistake("R", 1, 0, (Move(("pass",)),), (Move(("fell", "0,1", "wood")),), 2.0, 1.0, 3.0, "gains 2 wood")
    >>> f"{mistake.seat} lost {mistake.lost} points; better: {mistake.better[0]}"
    'R lost 2.0 points; better: fell 0,1 wood'
    """

    seat: str
    round: int
    ply: int
    played: tuple[Move, ...]
    better: tuple[Move, ...]
    lost: float
    low: float
    high: float
    why: str


class Review(Tabular, Speaker):
    """The result of a review; shown as a chart and a table.

    Args:
        record: The record of the game.
        seats: The colours in seating order.
        expected: Every player's expected points, turn by turn; the last row has the points at the end.
        mistakes: The costliest turns, player by player, the worst first.
        unfinished: Why the review is incomplete, `"review-time"` or `"review-interrupted"`, or in words; empty if it is
            complete.
        language: The language of its words, such as `"en"` or `"pl"`.
        seed: The seed of the review.
        budget: How many playouts the search of each suspicious turn had.
        reason_language: The language of the reasons in `mistakes`; by default `language`.

    >>> from ora_widgets import new_game
    >>> review = new_game(3).play("pass; done; pass; done").review(budget=6)
    >>> len(review.expected), review.complete
    (3, True)
    """

    def __init__(
        self,
        record: str,
        seats: str,
        expected: tuple[ExpectedPoints, ...],
        mistakes: tuple[Mistake, ...],
        unfinished: str = "",
        language: str = CURRENT,
        *,
        seed: str = str(SEED),
        budget: int = PLAYOUTS,
        reason_language: str = CURRENT,
    ) -> None:
        self.record = record
        self.seats = seats
        self.expected = expected
        self._mistakes = mistakes
        self._why_not = unfinished
        known_language(language)
        self._language = language
        self.seed = seed
        self.budget = budget
        self._reason_language = reason_language or self.language

    @property
    def complete(self) -> bool:
        """Whether the whole game was reviewed."""
        return not self._why_not

    @property
    def unfinished(self) -> str:
        """Why the review is incomplete, in words; empty if it is complete."""
        return say(self._why_not, self.language) if self._why_not in UNFINISHED_REASONS else self._why_not

    @property
    def mistakes(self) -> tuple[Mistake, ...]:
        """The costliest turns, player by player, the worst first."""
        if self.language != self._reason_language:
            self._mistakes = self._reword(self.language)
            self._reason_language = self.language
        return self._mistakes

    def speak(self, language: str) -> Review:
        """Switch to another language."""
        self._language = known_language(language)
        return self

    def as_incomplete(self, why: str) -> Review:
        """The same review, marked as incomplete.

        Args:
            why: `"review-time"` or `"review-interrupted"`.
        """
        return Review(
            self.record, self.seats, self.expected, self._mistakes, why, self._language,
            seed=self.seed, budget=self.budget, reason_language=self._reason_language,
        )  # fmt: skip

    def _reword(self, language: str) -> tuple[Mistake, ...]:
        """The mistakes, with their reasons in another language."""
        if not self._mistakes:
            return ()
        terms, moves = read(self.record)
        game = Game(Setup(**terms)).play(moves)
        return tuple(
            one._replace(why=explain(game.state_after(one.ply), one.better, self.seats, language=language))
            for one in self._mistakes
        )

    def of(self, seat: str) -> tuple[Mistake, ...]:
        """The costliest turns of one player, the worst first.

        Args:
            seat: The colour, such as `"R"`.
        """
        return tuple(mistake for mistake in self.mistakes if mistake.seat == seat)

    def svg(self) -> str:
        """A chart of every player's expected points, with a dotted line at every mistake."""
        lines = {
            seat_name(seat, self.language): [row.points[place] for row in self.expected]
            for place, seat in enumerate(self.seats)
        }
        plies = {mistake.ply for mistake in self.mistakes}
        marks = [place for place, row in enumerate(self.expected) if row.ply in plies]
        return line_chart(lines, say("review-chart", self.language), [str(row.round) for row in self.expected], marks)

    def to_json(self) -> str:
        """The review as text, which `from_json` reads."""
        return json.dumps(
            {
                "review": 1,
                "record": self.record,
                "seats": self.seats,
                "expected": self.expected,
                "mistakes": [mistake._asdict() for mistake in self._mistakes],
                "unfinished": self._why_not,
                "language": self._reason_language,
                "seed": self.seed,
                "budget": self.budget,
            },
            ensure_ascii=False,
        )

    @classmethod
    def from_json(cls, text: str, language: str = CURRENT) -> Review:
        """Read a review that `to_json` wrote.

        Args:
            text: The text.
            language: The language of its words, such as `"en"` or `"pl"`.

        Raises:
            WrongArgument: When the text is not a review.

        >>> from ora_widgets import new_game
        >>> review = new_game(3).play("pass; done").review(budget=6)
        >>> Review.from_json(review.to_json()).expected == review.expected
        True
        """
        try:
            data = json.loads(text)
            known = data["review"] == 1
            expected = tuple(
                ExpectedPoints(int(ply), int(number), tuple(map(float, points)))
                for ply, number, points in data["expected"]
            )
            mistakes = tuple(_mistake(row) for row in data["mistakes"])
            words = [str(data[name]) for name in ("record", "seats", "unfinished")]
            language_of_reasons = str(data.get("language", CURRENT))
            seed, budget = (
                str(data.get("seed", SEED)),
                max(MIN_BUDGET, min(int(data.get("budget", PLAYOUTS)), MAX_BUDGET)),
            )
        except (KeyError, TypeError, ValueError, RecursionError):
            known = False
        check(known, "text", text, "review")
        return cls(
            words[0],
            words[1],
            expected,
            mistakes,
            words[2],
            language,
            seed=seed,
            budget=budget,
            reason_language=language_of_reasons,
        )

    def _table(self) -> Table:
        head = [
            say(f"review-{column}", self.language) for column in ("who", "round", "lost", "played", "better", "why")
        ]
        rows = (
            (
                seat_name(mistake.seat, self.language),
                mistake.round,
                f"{mistake.lost:.1f} ({mistake.low:.1f} – {mistake.high:.1f})",
                _lines(mistake.played),
                _lines(mistake.better),
                mistake.why,
            )
            for mistake in self.mistakes
        )
        none = "" if self.mistakes or not self.complete else say("review-none", self.language)
        return Table(head, rows, [none, self.unfinished])

    def _repr_html_(self) -> str:
        return f"<figure>{self.svg()}<figcaption>{escape(say('review-chart', self.language))}</figcaption></figure>{super()._repr_html_()}"


def _lines(moves: Iterable[Move]) -> str:
    return "; ".join(map(str, moves))


def _mistake(row: dict[str, Any]) -> Mistake:
    played, better = (tuple(Move(tuple(map(str, move))) for move in row[name]) for name in ("played", "better"))
    lost, low, high = (float(row[name]) for name in ("lost", "low", "high"))
    return Mistake(
        str(row["seat"]), int(row["round"]), int(row["ply"]), played, better, lost, low, high, str(row["why"])
    )


def walk_to(game: Game, mistake: Mistake, *, better: bool) -> Game:
    """The game up to a mistake, followed by the turn that was played or the better one.

    Args:
        game: The game that was reviewed, which is not changed.
        better: Whether the better turn follows.

    >>> from ora_widgets import new_game
    >>> game = new_game(3).play("pass; done")
    >>> better = (Move(("fell", "0,1", "wood")), Move(("done",)))
    >>> mistake = Mistake("R", 1, 0, game.moves, better, 2.0, 1.0, 3.0, "")
    >>> str(walk_to(game, mistake, better=True).moves[0])
    'fell 0,1 wood'
    """
    branch = game.copy().jump(mistake.ply)
    return branch.play(mistake.better if better else mistake.played)
