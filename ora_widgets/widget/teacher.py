"""The option `teaching`: judges each turn of a person in a thread once it has ended, and may comment on it."""

from __future__ import annotations

import sys
from collections.abc import Callable, Collection, Sequence
from itertools import takewhile
from typing import TYPE_CHECKING, NamedTuple

from ..bots.beam_search import BeamSearch
from ..bots.evaluation import STANDARD
from ..bots.review import PLAYOUTS, SEED
from ..bots.review_run import TurnPlayed, comparison_seed, ends_turn, mistake_in, quickly_compared, runs
from ..bots.search import WIDTH, points_difference
from ..bots.why import explain
from ..engine import Move, State, options, play
from ..engine.steps.base import DONE
from ..game.history import read_only_state
from ..language.fluent import CURRENT, known_language, say
from ..lessons.strategy_turns import is_taught_opening
from ..support.background import Background, Deadline

if TYPE_CHECKING:
    from ..game.game import Game
    from ..wire.to_page import Notice

MIN_POINTS_SHOWN = 2.0  # points that a turn must cost, or gain on the next best, to get a comment
ACTION_VERBS = (
    "build",
    "settle",
    "use",
    "contract",
    "fell",
    "cut",
    "district",
    "plot",
    "place",
    "pass",
)


class TurnComment(NamedTuple):
    """A comment on a turn.

    Attributes:
        turn: The turn.
        seats: The players' colours in seating order.
        points: How many points it cost or, if it was the best, the next best turn would have cost.
        better: The moves that would have been better; empty if it was the best.
    """

    turn: TurnPlayed
    seats: str
    points: float
    better: tuple[Move, ...]

    def words(self, language: str = CURRENT) -> str:
        """The comment in one or two sentences; a better turn is described from where it goes another way."""
        language = known_language(language)
        before, moves = self._parting() if self.better else (self.turn.before, self.turn.moves)
        why = explain(before, moves, self.seats, language=language) if moves else say("teaching-shorter", language)
        kind = "costly" if self.better else "good"
        return say(f"teaching-{kind}", language, points=round(self.points), why=why)

    def _parting(self) -> tuple[State, Sequence[Move]]:
        """The state in which the better turn goes another way, and its moves from there; none if it only ends sooner."""
        pairs = zip(self.turn.moves, self.better, strict=False)
        same = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
        state, rest = self.turn.before.copy(), self.better[same:]
        if not rest or rest[0] == DONE:
            return state, ()
        start = next((ply for ply in range(same, 0, -1) if self.better[ply][0] in ACTION_VERBS), 0)
        for move in self.better[:start]:
            play(state, move)
        return state, self.better[start:]


def comment_on(turn: TurnPlayed, seats: str, deadline: Deadline | None = None) -> TurnComment | None:
    """Judge a turn as a review does; a turn that seems best is compared with the next best.

    An opening that the strategy track teaches is not called costly: many games judge it, which this look a few rounds ahead does not.

    Args:
        seats: The players' colours in seating order.
        deadline: When to be done; a turn that has not been judged by then gets no comment.

    Returns:
        The comment; `None` if there is nothing to say.

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
        if mistake is None or mistake.lost < MIN_POINTS_SHOWN or is_taught_opening(turn.before, turn.after):
            return None
        return TurnComment(turn, seats, mistake.lost, mistake.better)
    behind = points_difference(turn.after, other, turn.seat, runs(PLAYOUTS), comparison_seed(SEED, turn.ply), deadline)
    if behind is None or behind.low <= 0 or behind.mean < MIN_POINTS_SHOWN:
        return None
    # The turn is explained as it was played, with the answers of other players that it contains.
    return TurnComment(turn, seats, behind.mean, ())


# Seconds after which a turn gets no comment. In a browser's Python, which has no threads, the player waits for it.
MAX_SECONDS = 1.0 if sys.platform == "emscripten" else 20.0


class Teacher:
    """Follows one game from its current position and judges one turn at a time, until the next turn has ended."""

    def __init__(self) -> None:
        self._background = Background("ora teacher")
        self._turn_starts: list[int] = []  # the plies at which turns began
        self._seen: tuple[Move, ...] = ()  # the moves up to the position at the last look
        self._game: Game | None = None
        self._comment: TurnComment | None = None

    def stop(self) -> None:
        """Stop judging, and forget the game."""
        self._background.cancel()
        self._game = self._comment = None

    def forget(self) -> None:
        """Drop the comment on the latest turn."""
        self._comment = None

    def wait(self, timeout: float | None = None) -> bool:
        """Wait until nothing is being judged; returns whether that happened in time."""
        return self._background.wait(timeout)

    def look(
        self, game: Game, automatic: Collection[str], show: Callable[[], None], report: Callable[[BaseException], None]
    ) -> None:
        """Judge the turn that has just ended, if one has; called under the game's lock after every change.

        Args:
            automatic: The colours whose turns are not judged.
            show: Called under the game's lock once there is a comment, sometimes from another thread.
            report: Called in the same way with an error.
        """
        turn = self._last_ended_turn(game, automatic)
        comment = self._comment
        if turn is None:
            # The comment on a turn that is taken back stays, unless the game goes back even further.
            if comment is not None and game.ply < comment.turn.ply:
                self._comment = None
            return
        self._comment = None
        seats = game.setup.seats

        def work(deadline: Deadline) -> None:

            found = comment_on(turn, seats, Deadline(MAX_SECONDS, within=deadline))
            with game.lock:
                if found is not None and not deadline.is_over() and self._game is game and game.ply > turn.ply:
                    self._comment = found
                    show()

        def fail(error: BaseException) -> None:
            with game.lock:
                report(error)

        self._background.start(work, fail)

    def notice(self, language: str) -> Notice | None:
        """The comment as a board shows it; for a costly turn, with the ply to which it can be taken back."""
        comment, game = self._comment, self._game
        if comment is None or game is None:
            return None
        notice: Notice = {"text": comment.words(language), "rule": "", "level": "info"}
        if comment.better and game.ply > comment.turn.ply:
            notice["back"] = comment.turn.ply
        return notice

    def _last_ended_turn(self, game: Game, automatic: Collection[str]) -> TurnPlayed | None:
        """The latest turn of a person that has ended since the last look and had a choice, if any."""
        if self._game is not game:
            self._game, self._turn_starts, self._seen = game, [game.ply], game.moves[: game.ply]
        moves = game.moves[: game.ply]
        pairs = zip(self._seen, moves, strict=False)
        same = next((ply for ply, (one, other) in enumerate(pairs) if one != other), min(len(self._seen), len(moves)))
        while len(self._turn_starts) > 1 and self._turn_starts[-1] > same:
            self._turn_starts.pop()
        self._turn_starts[0] = min(self._turn_starts[0], same)
        found, start = None, max(same, self._turn_starts[-1])
        for ply in range(start + 1, game.ply + 1):
            begun = self._turn_starts[-1]
            before, after = read_only_state(game, begun), read_only_state(game, ply)
            seat = before.pending[-1].seat
            if not ends_turn(seat, moves[ply - 1], after):
                continue
            self._turn_starts.append(ply)
            own = game.setup.seats[seat] not in automatic
            if own and any(len(options(read_only_state(game, each))) > 1 for each in range(begun, ply)):
                found = TurnPlayed(begun, seat, moves[begun:ply], before, after)
        self._seen = moves
        return found if game.ply == game.plies else None
