"""A comment on a turn that has just been played: what it cost, or by how much it was the best; mostly there is none."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import NamedTuple

from ..engine import Move, State, play
from ..language.fluent import CURRENT, known_language, say
from ..support.deadline import Deadline
from .beam_search import BeamSearch
from .evaluation import STANDARD
from .review import BUDGET, SEED
from .review_run import TurnPlayed, chances, mistake_in, quickly_compared, runs
from .search import WIDTH, compared
from .why import explain

MIN_POINTS_SHOWN = 2.0  # points below which nothing is said of a turn
BEGINNINGS = ("build", "settle", "use", "contract", "fell", "cut", "district", "plot", "place", "pass")  # of an action


class TurnComment(NamedTuple):
    """What is to be said of a turn.

    Attributes:
        turn: The turn.
        seats: The people's colours in seating order.
        points: How many points it cost or, if it was the best, the next best turn would have cost.
        better: What would have been better; empty if it was the best.
    """

    turn: TurnPlayed
    seats: str
    points: float
    better: tuple[Move, ...]

    def words(self, language: str = CURRENT) -> str:
        """The comment in one or two sentences; of what would have been better only where it goes another way."""
        language = known_language(language)
        before, moves = self._parting() if self.better else (self.turn.before, self.turn.moves)
        why = explain(before, moves, self.seats, language=language) if moves else say("teaching-shorter", language)
        kind = "costly" if self.better else "good"
        return say(f"teaching-{kind}", language, points=round(self.points), why=why)

    def _parting(self) -> tuple[State, Sequence[Move]]:
        """Where the better turn leaves the one that was played, and its actions from there; none if it only ends sooner."""
        pairs = zip(self.turn.moves, self.better, strict=False)
        same = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
        state, rest = self.turn.before.copy(), self.better[same:]
        if not rest or rest[0] == ("done",):
            return state, ()
        start = next((ply for ply in range(same, 0, -1) if self.better[ply][0] in BEGINNINGS), 0)
        for move in self.better[:start]:
            play(state, move)
        return state, self.better[start:]


def comment_on(turn: TurnPlayed, seats: str, deadline: Deadline | None = None) -> TurnComment | None:
    """Judge a turn as a review does, and a turn that seems best against the next best.

    Args:
        seats: The people's colours in seating order.
        deadline: When to be done; nothing is said of what was not looked at until then.

    Returns:
        The comment; nothing where there is nothing to be said.

    >>> from ora_widgets import new_game
    >>> from ora_widgets.bots.review_run import turns_played
    >>> comment = comment_on(next(turns_played(new_game(3).play("pass; done"))), "RGB")
    >>> comment.words("en").startswith("That turn cost about")
    True
    """
    deadline = deadline or Deadline()
    found = quickly_compared(turn, BeamSearch(STANDARD, WIDTH), SEED, deadline)
    if found is None:
        return None
    ahead, other = found
    if ahead > 0:
        mistake = mistake_in(turn, seats, deadline)
        is_costly = mistake is not None and mistake.lost >= MIN_POINTS_SHOWN
        return TurnComment(turn, seats, mistake.lost, mistake.better) if mistake and is_costly else None
    behind = compared(turn.after, other, turn.seat, runs(BUDGET), chances(SEED, turn.ply), deadline)
    if behind is None or behind.low <= 0 or behind.mean < MIN_POINTS_SHOWN:
        return None
    # The line may lead on past the own actions: it is explained as it was played, others' answers in it included.
    return TurnComment(turn, seats, behind.mean, ())
