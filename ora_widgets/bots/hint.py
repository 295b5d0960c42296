"""Advice: the best few moves, what they are worth and how sure that is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple, overload

from ..engine import Move, State
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


WIDTH = 24  # positions followed after every action: more than a bot needs that looks for one move only


class Advice(NamedTuple):
    """One move that may be played: `worth` in points ahead of the others' mean (alone: points in the end).

    Attributes:
        move: The move.
        turn: The whole turn that begins with it.
        worth: Points ahead of the others' mean when the game ends; alone, the points.
        deviation: The standard deviation of that; with no playouts, that of the evaluation in any position.
        playouts: How many playouts it rests on.
        why: What the turn does and what it is good for, in a sentence.

    >>> from ora_widgets import new_game
    >>> new_game(2).hint(seconds=None, playouts=6)[0].playouts > 0
    True
    """

    move: Move
    worth: float
    deviation: float  # the standard deviation of that
    playouts: int
    turn: tuple[Move, ...]  # the whole turn that begins with the move
    why: str


class Hint(Tabular, Sequence[Advice]):
    """The best few moves, the best one first; shows itself as a table.

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
    # Without playouts the deviation is that of the evaluation everywhere, and nothing was measured here.
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
        game: The game, left as it is.
        n: How many moves to list at most.
        seconds: How long to think; `None` for no limit.
        playouts: How many playouts to think for; `None` for no limit.
        seed: The seed of the playouts, for the same advice again.
        bot: A bot whose turn is shown instead, with what the evaluation says of it.
        deadline: Ends thinking earlier, with what is known by then.

    Raises:
        IllegalMove: When the game is over.
        WrongArgument: For a budget of nothing, or `n` less than 1.
        ValueError: For no budget at all.

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
    search = Search(seconds, playouts, seed=seed, candidates=max(n, CANDIDATES), width=WIDTH)
    advice = []
    for candidate in search.ranked(state, ends, apart=True)[:n]:
        moves = tuple(Move(move) for move in candidate.line.moves)
        why = explain(state, moves, seats, search.values)
        advice.append(Advice(moves[0], candidate.worth, candidate.deviation, candidate.playouts, moves, why))
    return Hint(advice)


def _turn_of(bot: SeatedBot, state: State, seats: str, deadline: Deadline) -> Advice:
    """What a bot plays until somebody else is asked, or the turn is over."""
    seat, after = state.pending[-1].seat, state.copy()
    moves: list[Move] = []
    while after.to_move == seat and moves[-1:] != [("done",)]:
        moves += bot.play(after, deadline)
    worth = STANDARD.lead(after, seat)
    return Advice(moves[0], worth, EVALUATION_ERROR, 0, tuple(moves), explain(state, moves, seats))
