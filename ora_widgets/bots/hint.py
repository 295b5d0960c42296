"""Advice: the best few moves, with their values and how certain these are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple, overload

from ..engine import Move, State
from ..engine.steps.base import DONE
from ..language.current import current_language
from ..language.fluent import say
from ..support.arguments import whole
from ..support.background import Deadline
from ..support.sample_figures import Z
from ..support.tables import Table, Tabular
from .candidates import EVALUATION_ERROR
from .contract import MAX_WIDTH, AnyBot, SeatedBot, position_of
from .evaluation import STANDARD
from .search import CANDIDATES, Search
from .why import explain

if TYPE_CHECKING:
    from ..game.game import Game


HINT_WIDTH = 24  # positions followed after every action: more than for a bot, which needs only one move


class Advice(NamedTuple):
    """One move that may be played: `worth` in points ahead of the others' mean (in a solo game: final points).

    Attributes:
        move: The move.
        turn: The whole turn that begins with it.
        worth: Points ahead of the others' mean when the game ends; in a solo game, the points.
        deviation: The standard deviation of `worth`; without playouts, that of the evaluation in general.
        playouts: How many playouts it is based on.
        why: What the turn does and why it is good, in a sentence.

    >>> from ora_widgets import new_game
    >>> new_game(2).hint(seconds=None, playouts=6)[0].playouts > 0
    True
    """

    move: Move
    worth: float
    deviation: float  # the standard deviation of `worth`
    playouts: int
    turn: tuple[Move, ...]  # the whole turn that begins with the move
    why: str


class Hint(Tabular, Sequence[Advice]):
    """The best few moves, the best one first; shown as a table.

    Args:
        advice: The moves, the best one first.

    >>> from ora_widgets import new_game
    >>> [type(each).__name__ for each in new_game(2).hint(n=2, seconds=None, playouts=6)]
    ['Advice', 'Advice']
    """

    def __init__(self, advice: Sequence[Advice]) -> None:
        self._advice = tuple(advice)

    @overload
    def __getitem__(self, index: int) -> Advice: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Advice]: ...
    def __getitem__(self, index: int | slice) -> Advice | Sequence[Advice]:
        return self._advice[index]

    def __len__(self) -> int:
        return len(self._advice)

    def _table(self) -> Table:
        head = (say(f"hint-{column}", current_language()) for column in ("move", "worth", "playouts", "why"))
        rows = ((str(a.move), _worth_in_figures(a), a.playouts, a.why) for a in self)
        return Table(head, rows, [say("hint-interval", current_language())])


def _worth_in_figures(advice: Advice) -> str:
    worth = f"{round(advice.worth, 1) + 0.0:+.1f}"
    # Without playouts the deviation is that of the evaluation in general, not measured here.
    return f"{worth} ± {Z * advice.deviation:.1f}" if advice.playouts else worth


def hint(
    game: Game,
    n: int = 3,
    seconds: float | None = 1.0,
    *,
    playouts: int | None = None,
    seed: int | str | None = 0,
    bot: AnyBot | None = None,
    deadline: Deadline | None = None,
) -> Hint:
    """Advise the player who must answer now.

    Args:
        game: The game, which is not changed.
        n: How many moves to list at most.
        seconds: How long to think; `None` for no limit.
        playouts: How many playouts to think for; `None` for no limit.
        seed: The seed of the playouts, to get the same advice again.
        bot: A bot whose turn is shown instead, with its value by the evaluation.
        deadline: Ends the search earlier, with what is known by then.

    Raises:
        IllegalMove: When the game is over.
        WrongArgument: When a budget is not positive, or `n` is less than 1.
        ValueError: When there is no budget at all.

    >>> from ora_widgets import new_game
    >>> len(hint(new_game(2), n=2, seconds=None, playouts=6))
    2
    """
    state = position_of(game)
    n = whole("n", n, 1, MAX_WIDTH)
    if seconds is None and playouts is None:
        raise ValueError(say("bot-no-budget", current_language()))
    ends = Deadline(seconds, playouts, within=deadline)
    seats = game.setup.seats
    if bot is not None:
        return Hint([_turn_of(SeatedBot(bot, game.setup), state, seats, ends)])
    search = Search(seconds, playouts, seed=seed, candidates=max(n, CANDIDATES), width=HINT_WIDTH)
    advice = []
    for candidate in search.ranked(state, ends, apart=True)[:n]:
        moves = tuple(Move(move) for move in candidate.line.moves)
        why = explain(state, moves, seats, search.values)
        advice.append(Advice(moves[0], candidate.worth, candidate.deviation, candidate.playouts, moves, why))
    return Hint(advice)


def _turn_of(bot: SeatedBot, state: State, seats: str, deadline: Deadline) -> Advice:
    """A bot's moves until another player is asked or the turn is over."""
    seat, after = state.pending[-1].seat, state.copy()
    moves: list[Move] = []
    while after.to_move == seat and moves[-1:] != [DONE]:
        moves += bot.play(after, deadline)
    worth = STANDARD.lead(after, seat)
    return Advice(moves[0], worth, EVALUATION_ERROR, 0, tuple(moves), explain(state, moves, seats))
