"""Making a review: every turn is compared with others, and turns that seem to have cost something are searched.

First every turn is quickly compared with a few others. Turns that seem to have cost something are searched, and the
turn that the search found is played out beside the one that was played, with new random numbers: so no turn is called
better only because it was lucky in the search.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from ..engine import IllegalMove, Move, State, options
from ..engine.steps.base import DONE
from ..engine.turn.rounds import brings_end
from ..game.game import Game
from ..game.history import GameView, read_only_state
from ..language.fluent import CURRENT, known_language
from ..language.sentences import with_sentence
from ..support.arguments import check, check_function, whole
from ..support.arguments import seed as usable_seed
from ..support.background import Deadline, progress_bar
from .beam_search import BeamSearch
from .candidates import order_by_variety
from .evaluation import STANDARD
from .review import MAX_BUDGET, MIN_BUDGET, PLAYOUTS, SEED, ExpectedPoints, Mistake, Review
from .search import WIDTH, Search, final_lead, mean_value, points_difference
from .why import explain

__all__ = ["Review", "review"]  # what `Game.review` needs

MAX_LISTED_TURNS = 5  # listed turns of each player
MAX_SEARCHED_TURNS = 8  # searched turns of each player
QUICK_WAYS, QUICK_ROUNDS = 4, 2
MIN_LOSS = 1.0  # a smaller loss, in points, is not called a mistake

OnProgress = Callable[[Review, int, int], object]


class TurnPlayed(NamedTuple):
    """The turn of one seat.

    Attributes:
        seat: The seat, from 0.
        moves: Its moves, with other players' answers during it.
    """

    ply: int
    seat: int
    moves: tuple[Move, ...]
    before: State
    after: State


def ends_turn(seat: int, move: Move, after: State) -> bool:
    """Whether a move is the last of a turn.

    Args:
        seat: The seat whose turn it is, from 0.
    """
    # While another player is asked to lend a clergyman, the turn stays below on the stack.
    return move == DONE or all(getattr(frame, "seat", None) != seat for frame in after.pending)


def turns_played(game: GameView) -> Iterator[TurnPlayed]:
    """The turns of a game in order, without those in which there was no choice.

    Args:
        game: The game, as far as it stands.

    >>> from ora_widgets import new_game
    >>> game = new_game(3).play("pass; done; fell 0,1 wood; done")
    >>> [(turn.ply, turn.seat, len(turn.moves)) for turn in turns_played(game)]
    [(0, 0, 2), (2, 1, 2)]
    """
    begun, moves = 0, game.moves[: game.ply]
    states = [read_only_state(game, ply) for ply in range(game.ply + 1)]
    for ply, move in enumerate(moves, start=1):
        seat = states[begun].pending[-1].seat
        if ends_turn(seat, move, states[ply]):
            if any(len(options(state)) > 1 for state in states[begun:ply]):
                yield TurnPlayed(begun, seat, moves[begun:ply], states[begun], states[ply])
            begun = ply


def review(
    game: Game,
    *,
    budget: int = PLAYOUTS,
    seconds: float | None = None,
    seed: int | str | None = SEED,
    progress: bool = False,
    on_progress: OnProgress | None = None,
    language: str = CURRENT,
) -> Review:
    """Review a game, as `Game.review` does; the game is not changed.

    >>> from ora_widgets import new_game
    >>> found = review(new_game(3).play("pass; done; pass; done"), budget=6)
    >>> [mistake.seat for mistake in found.mistakes] == sorted((m.seat for m in found.mistakes), key="RGB".index)
    True
    """
    return ReviewRun(game, budget=budget, seconds=seconds, seed=seed, language=language).finish(on_progress, progress)


class ReviewRun:
    """A review in progress; the arguments and refusals are those of `review`."""

    def __init__(
        self,
        game: Game,
        *,
        budget: int = PLAYOUTS,
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
        self.expected = [_expected_points(turn.before, turn.ply) for turn in turns] + [
            _expected_points(turns[-1].after, game.ply)
        ]
        self.wide = BeamSearch(STANDARD, WIDTH)
        # The maximum number of steps; turns that cost nothing are not searched.
        self.steps = len(turns) + sum(
            min(MAX_SEARCHED_TURNS, sum(t.seat == seat for t in turns)) for seat in range(len(self.seats))
        )

    def finish(
        self, on_progress: OnProgress | None = None, progress: bool = False, within: Deadline | None = None
    ) -> Review:
        """Review everything, or as much as time allows.

        Args:
            on_progress: Called after every step with the review so far, the number of steps done, and the number of all
                steps.
            progress: Whether a bar is shown.
        """
        self.deadline = Deadline(self.seconds, within=within)
        if on_progress is not None:
            check_function("on_progress", on_progress)
        with progress_bar(self.steps, progress) as step:

            def on_turn_done() -> None:
                step()
                if on_progress is not None:
                    on_progress(self.review(), self.done, self.steps)

            try:
                self.carry_out(on_turn_done)
            except KeyboardInterrupt:
                self.why_not = "review-interrupted"
        return self.review()

    def carry_out(self, done: Callable[[], None]) -> None:
        losses: list[tuple[float, TurnPlayed]] = []
        for turn in self.turns:
            if quick := self.quickly(turn):
                losses.append(quick)
            if self.is_over():
                return
            self.done += 1
            done()
        worst = sorted(losses, key=lambda loss: -loss[0])
        for seat in range(len(self.seats)):
            own = [loss for loss in worst if loss[1].seat == seat][:MAX_SEARCHED_TURNS]
            for _, turn in own:
                if mistake := self.find_mistake(turn):
                    self.mistakes[turn.ply] = mistake
                if self.is_over():
                    return
                self.done += 1
                done()

    def is_over(self) -> bool:
        if self.deadline.is_over():
            self.why_not = "review-time"
        return bool(self.why_not)

    def quickly(self, turn: TurnPlayed) -> tuple[float, TurnPlayed] | None:
        """What a turn seems to have cost, with the turn; `None` if no other way seems better."""
        found = quickly_compared(turn, self.wide, self.seed, self.deadline)
        return (found[0], turn) if found is not None and found[0] > 0 else None

    def find_mistake(self, turn: TurnPlayed) -> Mistake | None:
        """The mistake in a turn, if there was one."""
        return mistake_in(turn, self.seats, self.deadline, self.budget, self.seed, self.reason_language)

    def review(self) -> Review:
        worst = sorted(self.mistakes.values(), key=lambda mistake: -mistake.lost)
        listed = [mistake for seat in self.seats for mistake in [m for m in worst if m.seat == seat][:MAX_LISTED_TURNS]]
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
    """How much better the best of a few other turns seems, and the position it leads to.

    Args:
        wide: The search that finds the other turns.
        seed: The seed of the playouts.

    Returns:
        Points, negative if the turn itself is best; `None` when there is no other turn, or no time, or the turn has won the game.
    """
    if brings_end(turn.before, turn.after):
        lead = final_lead(turn.after, turn.seat, wide, deadline)
        if lead is None or lead > 0:
            return None
    own = turn.after.key()

    def worth(state: State) -> float | None:
        return mean_value(state, turn.seat, QUICK_ROUNDS, 0.0, str(seed), deadline)

    ways = [line.after() for line in order_by_variety(wide.lines(turn.before, deadline.is_over))[:QUICK_WAYS]]
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
    budget: int = PLAYOUTS,
    seed: int | str | None = SEED,
    language: str = CURRENT,
) -> Mistake | None:
    """The mistake in a turn, by a search and a comparison with new random numbers; `None` if it was not a mistake.

    Args:
        seats: The players' colours in seating order.
        budget: How many playouts the search has.
    """
    own = turn.after.key()
    search = Search(playouts=budget, seed=f"{seed} {turn.ply}", width=WIDTH)
    for candidate in search.ranked(turn.before, Deadline(playouts=budget, within=deadline)):
        if (better := candidate.line.after()).key() != own:
            break
    else:
        return None
    difference = points_difference(
        better, turn.after, turn.seat, runs(budget), comparison_seed(seed, turn.ply), deadline
    )
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
    """How often two turns are played out side by side, for a budget of playouts."""
    return max(budget // 3, 2)


def comparison_seed(seed: object, ply: int) -> str:
    """The seed with which the turns of a position are compared."""
    return f"{seed} {ply} again"


def _expected_points(state: State, ply: int) -> ExpectedPoints:
    return ExpectedPoints(
        ply, state.round, tuple(float(STANDARD.seat(state, seat)) for seat in range(state.mode.players))
    )
