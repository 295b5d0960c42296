"""A game looked at again: what everybody could expect turn by turn, and the turns that cost most.

First every turn is compared with a few others, quickly. Those that seem to have cost something are searched, and what the
search found is played on beside what was played, with chances of its own: so nothing is called better only because it was
lucky in the search.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from html import escape
from typing import TYPE_CHECKING, Any, NamedTuple

from ..engine import IllegalMove, Move, State
from ..game.game import Game
from ..game.record import read
from ..game.setup import Setup
from ..language.current import Speaker
from ..language.fluent import CURRENT, known_language, say
from ..language.names import seat_name
from ..language.sentences import with_sentence
from ..support.arguments import check, whole
from ..support.arguments import seed as usable_seed
from ..support.deadline import Deadline
from ..support.line_chart import line_chart
from ..support.progress_bar import progress_bar
from ..support.tables import Table, Tabular
from .beam_search import BeamSearch
from .candidates import varied
from .evaluation import STANDARD
from .search import WIDTH, Search, compared, played_on
from .turns_played import TurnPlayed, turns_played
from .why import explain

if TYPE_CHECKING:
    from collections.abc import Iterable

COSTLIEST = 5  # turns of every player that are listed
SEARCHED = 8  # turns of every player that are searched
BUDGET = 24  # playouts of a search; comparisons take a third as many runs
MIN_BUDGET, MAX_BUDGET = 6, 100_000
QUICK_WAYS, QUICK_ROUNDS = 4, 2
MIN_LOSS = 1.0  # points below which nothing is called a mistake
SEED = 0
ENDINGS = ("review-time", "review-interrupted")  # why a review was not finished


class ExpectedPoints(NamedTuple):
    """What everybody could expect before a turn.

    Attributes:
        ply: How many moves had been made.
        round: The round.
        points: The points that each seat could expect in the end, in seating order.
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
        lost: The points that it cost, ahead of the others' mean; alone, simply points.
        low: The lower end of the 95 % interval of that.
        high: Its upper end.
        why: What the better turn does and what it is good for.

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
    """What a review has found; shows itself as a chart and a table.

    Args:
        record: The record of the game.
        seats: The colours in seating order.
        expected: What everybody could expect, turn by turn; at last what they came to.
        mistakes: The costliest turns, player by player, the worst first.
        unfinished: Why not all of it was looked at, `"review-time"` or `"review-interrupted"`, or in words; empty when it was.
        language: The language of its words, such as `"en"` or `"pl"`.
        seed: The seed that it was made with.
        budget: How many playouts each of the suspicious turns was searched with.
        reason_language: The language in which the mistakes say why; by default that of its words.

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
        budget: int = BUDGET,
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
        """Whether all of the game was looked at."""
        return not self._why_not

    @property
    def unfinished(self) -> str:
        """Why not all of it was looked at, in words; empty when it was."""
        return say(self._why_not, self.language) if self._why_not in ENDINGS else self._why_not

    @property
    def mistakes(self) -> tuple[Mistake, ...]:
        """The costliest turns, player by player, the worst first."""
        if self.language != self._reason_language:
            self._mistakes = self._reworded(self.language)
            self._reason_language = self.language
        return self._mistakes

    def speak(self, language: str) -> Review:
        """Go on in another language."""
        self._language = known_language(language)
        return self

    def ended(self, why: str) -> Review:
        """The same review as one that was left before all of the game was looked at.

        Args:
            why: `"review-time"` or `"review-interrupted"`.
        """
        return Review(
            self.record, self.seats, self.expected, self._mistakes, why, self._language,
            seed=self.seed, budget=self.budget, reason_language=self._reason_language,
        )  # fmt: skip

    def _reworded(self, language: str) -> tuple[Mistake, ...]:
        """The mistakes, with what is good about the better turns said anew."""
        if not self._mistakes:
            return ()
        terms, moves = read(self.record)
        game = Game(Setup(**terms)).play(moves)
        return tuple(
            one._replace(why=explain(game.then(one.ply), one.better, self.seats, language=language))
            for one in self._mistakes
        )

    def of(self, seat: str) -> tuple[Mistake, ...]:
        """The costliest turns of one player, the worst first.

        Args:
            seat: The colour, such as `"R"`.
        """
        return tuple(mistake for mistake in self.mistakes if mistake.seat == seat)

    def svg(self) -> str:
        """The points that everybody could expect, as a picture; a dotted line stands at every mistake."""
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
            WrongArgument: For what is no review.

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
                max(MIN_BUDGET, min(int(data.get("budget", BUDGET)), MAX_BUDGET)),
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


OnProgress = Callable[[Review, int, int], object]


def review(
    game: Game,
    *,
    budget: int = BUDGET,
    seconds: float | None = None,
    seed: int | str | None = SEED,
    progress: bool = False,
    on_progress: OnProgress | None = None,
    language: str = CURRENT,
) -> Review:
    """Look at a game again, as `Game.review` does; it is left as it is.

    >>> from ora_widgets import new_game
    >>> found = review(new_game(3).play("pass; done; pass; done"), budget=6)
    >>> [mistake.seat for mistake in found.mistakes] == sorted((m.seat for m in found.mistakes), key="RGB".index)
    True
    """
    return ReviewRun(game, budget=budget, seconds=seconds, seed=seed, language=language).finish(on_progress, progress)


class ReviewRun:
    """A review while it is made; the arguments and refusals are those of `review`."""

    def __init__(
        self,
        game: Game,
        *,
        budget: int = BUDGET,
        seconds: float | None = None,
        seed: int | str | None = SEED,
        language: str = CURRENT,
    ) -> None:
        check(isinstance(game, Game), "game", game, "game")
        budget = whole("budget", budget, MIN_BUDGET, MAX_BUDGET)
        usable_seed(seed)
        self.reason_language = known_language(language)
        turns = list(turns_played(game))
        if not turns:
            raise with_sentence(IllegalMove("review-nothing"), language=language)
        self.seats = game.setup.seats
        self.record = game.record()
        self.turns = turns
        self.budget = budget
        self.seed = seed
        self.seconds = seconds
        self.deadline = Deadline(seconds)
        self.language = language
        self.why_not = ""
        self.done = 0
        self.mistakes: dict[int, Mistake] = {}
        self.expected = [_expected(turn.before, turn.ply) for turn in turns] + [_expected(turns[-1].after, game.ply)]
        self.wide = BeamSearch(STANDARD, WIDTH)
        # As many as there will be at most; turns that cost nothing are not searched.
        self.steps = len(turns) + sum(
            min(SEARCHED, sum(t.seat == seat for t in turns)) for seat in range(len(self.seats))
        )

    def finish(
        self, on_progress: OnProgress | None = None, progress: bool = False, within: Deadline | None = None
    ) -> Review:
        """Look at everything, or at as much as there is time for.

        Args:
            on_progress: Called after every step with what has been found so far, how many steps are done and how many
                there are.
            progress: Whether a bar is shown.
        """
        self.deadline = Deadline(self.seconds, within=within)
        check(on_progress is None or callable(on_progress), "on_progress", on_progress, "function")
        with progress_bar(self.steps, progress) as step:

            def done() -> None:
                step()
                if on_progress is not None:
                    on_progress(self.found(), self.done, self.steps)

            try:
                self.carry_out(done)
            except KeyboardInterrupt:
                self.why_not = "review-interrupted"
        return self.found()

    def carry_out(self, done: Callable[[], None]) -> None:
        losses: list[tuple[float, TurnPlayed]] = []
        for turn in self.turns:
            if quick := self.quickly(turn):
                losses.append(quick)
            if self.over():
                return
            self.done += 1
            done()
        worst = sorted(losses, key=lambda loss: -loss[0])
        for seat in range(len(self.seats)):
            own = [loss for loss in worst if loss[1].seat == seat][:SEARCHED]
            for _, turn in own:
                if mistake := self.searched(turn):
                    self.mistakes[turn.ply] = mistake
                if self.over():
                    return
                self.done += 1
                done()

    def over(self) -> bool:
        if self.deadline.over():
            self.why_not = "review-time"
        return bool(self.why_not)

    def quickly(self, turn: TurnPlayed) -> tuple[float, TurnPlayed] | None:
        """What a turn seems to have cost; nothing where no other way seems better."""
        found = quickly_compared(turn, self.wide, self.seed, self.deadline)
        return (found[0], turn) if found is not None and found[0] > 0 else None

    def searched(self, turn: TurnPlayed) -> Mistake | None:
        """The mistake that a turn was, if it was one."""
        return mistake_in(turn, self.seats, self.deadline, self.budget, self.seed, self.reason_language)

    def found(self) -> Review:
        worst = sorted(self.mistakes.values(), key=lambda mistake: -mistake.lost)
        listed = [mistake for seat in self.seats for mistake in [m for m in worst if m.seat == seat][:COSTLIEST]]
        return Review(
            self.record,
            self.seats,
            tuple(self.expected),
            tuple(listed),
            self.why_not,
            self.language,
            seed=str(self.seed),
            budget=self.budget,
            reason_language=self.reason_language,
        )


def quickly_compared(
    turn: TurnPlayed, wide: BeamSearch, seed: object, deadline: Deadline
) -> tuple[float, State] | None:
    """How much better than a turn the best of a few others seems, and where that one leads.

    Args:
        wide: What finds the others.
        seed: The seed of what is played on.

    Returns:
        Points, below 0 where the turn itself is best; nothing when there is no other turn, or no time.
    """
    own = turn.after.key()

    def worth(state: State) -> float | None:
        return played_on(state, turn.seat, QUICK_ROUNDS, 0.0, str(seed), deadline)

    ways = [line.after() for line in varied(wide.lines(turn.before, deadline.over))[:QUICK_WAYS]]
    ends = [(end, way) for way in ways if way.key() != own and (end := worth(way)) is not None]
    played = worth(turn.after)
    if not ends or played is None:
        return None
    best, way = max(ends, key=lambda end: end[0])
    return best - played, way


def mistake_in(
    turn: TurnPlayed,
    seats: str,
    deadline: Deadline,
    budget: int = BUDGET,
    seed: int | str | None = SEED,
    language: str = CURRENT,
) -> Mistake | None:
    """The mistake that a turn was, by a search and a comparison with chances of its own; nothing if it was none.

    Args:
        seats: The people's colours in seating order.
        budget: How many playouts the search has.
    """
    own = turn.after.key()
    search = Search(playouts=budget, seed=f"{seed} {turn.ply}", width=WIDTH)
    for candidate in search.ranked(turn.before, Deadline(playouts=budget, within=deadline)):
        if (better := candidate.line.after()).key() != own:
            break
    else:
        return None
    difference = compared(better, turn.after, turn.seat, runs(budget), chances(seed, turn.ply), deadline)
    if difference is None or difference.mean < MIN_LOSS or difference.low <= 0:
        return None
    moves = tuple(Move(move) for move in candidate.line.moves)
    return Mistake(
        seats[turn.seat],
        turn.before.round,
        turn.ply,
        turn.moves,
        moves,
        difference.mean,
        difference.low,
        difference.high,
        explain(turn.before, moves, seats, language=language),
    )


def runs(budget: int) -> int:
    """How often two turns are played on side by side, with a budget of so many playouts."""
    return max(budget // 3, 2)


def chances(seed: object, ply: int) -> str:
    """The seed with which the turns of a position are compared."""
    return f"{seed} {ply} again"


def _expected(state: State, ply: int) -> ExpectedPoints:
    return ExpectedPoints(
        ply, state.round, tuple(float(STANDARD.seat(state, seat)) for seat in range(state.mode.players))
    )


def _lines(moves: Iterable[Move]) -> str:
    return "; ".join(map(str, moves))


def _mistake(row: dict[str, Any]) -> Mistake:
    played, better = (tuple(Move(tuple(map(str, move))) for move in row[name]) for name in ("played", "better"))
    lost, low, high = (float(row[name]) for name in ("lost", "low", "high"))
    return Mistake(
        str(row["seat"]), int(row["round"]), int(row["ply"]), played, better, lost, low, high, str(row["why"])
    )


def walk_to(game: Game, mistake: Mistake, *, better: bool) -> Game:
    """The game up to a mistake, and the turn that was played there or the better one.

    Args:
        game: The game that was reviewed, left as it is.
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
