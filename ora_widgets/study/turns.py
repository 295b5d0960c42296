"""All ways to finish a turn, ranked."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor
from typing import Any

from ..bots.evaluation import STANDARD
from ..engine import State, score
from ..engine.frames import TURN
from ..engine.moves import shown
from ..engine.state import Key
from ..game.search import Node, text
from ..language.current import current_language
from ..language.fluent import say
from .refused import count, refuse, the_game
from .table import Result, Row, bars
from .turn_search import Reach, search_turns

Value = Callable[[State, int], float]


class BestTurn(Result):
    """Ways to finish a turn, the best first: `lines` with their `value` and what they add to the points now.

    Args:
        ranked: The lines, the best first.
        ways: How many different positions the turn can lead to.
        whole: Whether those were all.
        positions: How many positions were looked at.

    >>> from ora_widgets import scenario, study
    >>> study.best_turn(scenario("fishing-village"), n=1, value="score").whole
    True
    """

    columns = ("rank", "value", "points", "line")

    def __init__(self, ranked: list[tuple[float, int, str]], ways: int, whole: bool, positions: int) -> None:
        self.ranked = ranked
        self.ways = ways
        self.whole = whole
        self.positions = positions

    @property
    def lines(self) -> tuple[str, ...]:
        """The moves of the ways listed, best first."""
        return tuple(line for _, _, line in self.ranked)

    def rows(self) -> list[Row]:
        return [(rank, value, points, line) for rank, (value, points, line) in enumerate(self.ranked, start=1)]

    def caption(self) -> str:
        notes = [say("study-ways", current_language(), count=self.ways)]
        if not self.whole:
            notes.append(say("study-cut", current_language(), count=self.positions))
        return " ".join(notes)

    def plot(self) -> Any:
        """The value of every way listed."""
        return bars(self._records(), "line", "value")


def points_now(state: State, seat: int) -> float:
    """The points of a seat as if the game ended now."""
    return score(state, seat).total


def lead_now(state: State, seat: int) -> float:
    """The points of a seat over those of the best of the others."""
    others = [score(state, other).total for other in range(state.mode.players) if other != seat]
    return score(state, seat).total - max(others, default=0)


def evaluation(state: State, seat: int) -> float:
    """What the bots expect of the position: points to come over those of the others."""
    return STANDARD.lead(state, seat)


VALUES: dict[str, Value] = {"evaluation": evaluation, "score": points_now, "lead": lead_now}


def the_value(value: object) -> Value:
    """How positions are valued; raises `StudyRefused` for what is neither a name nor a function."""
    if isinstance(value, str) and value in VALUES:
        return VALUES[value]
    if not callable(value):
        raise refuse("study-no-value", word=shown(value, 40))
    return value


def _worth(judge: Value, state: State, seat: int) -> float:
    """What a function says a position is worth; raises `StudyRefused` where that is no number."""
    worth = judge(state, seat)
    try:
        return float(worth)
    except (TypeError, ValueError, OverflowError):
        raise refuse("study-no-value", word=shown(judge, 40)) from None


def best_turn(
    game: object,
    n: int = 10,
    value: object = "evaluation",
    *,
    budget: int = 20_000,
    executor: Executor | None = None,
    progress: bool = False,
) -> BestTurn:
    """List all ways to finish this turn, or this step of a settlement phase, that lead to different positions, ranked.

    Args:
        game: A game or a scenario.
        n: How many to list. Of lines that lead to one position the shortest is listed.
        value: `"evaluation"` (what the bots expect of it), `"score"` (the points now), `"lead"`, or a function of an
            engine state and a seat's number.
        budget: How many positions to look at.
        executor: As for `playouts`.
        progress: As for `playouts`.

    Raises:
        StudyRefused: When it is no game and no scenario, when it is over, or for an unknown `value`.

    >>> from ora_widgets import scenario
    >>> best_turn(scenario("fishing-village"), n=1, value="score").lines
    ('settle S4 1,-1; pay Gn Sh Mt; done',)
    """
    begun = the_game(game)
    judge = the_value(value)
    count("n", n)
    count("budget", budget)
    if begun.over or begun.now.to_move is None:
        raise refuse("study-over", begun.now.mode.end_rule)
    ask = Reach(begun.setup, begun.now.to_move, TURN)
    done = search_turns(ask, [Node(begun.now)], budget, executor, progress)
    shortest: dict[Key, Node] = {}
    for node in done.ends:
        mark = node.state.key()
        if mark not in shortest or len(node.line) < len(shortest[mark].line):
            shortest[mark] = node
    before = score(begun.now, ask.seat).total
    ranked = [
        (_worth(judge, node.state, ask.seat), score(node.state, ask.seat).total - before, text(node.line))
        for node in shortest.values()
    ]
    ranked.sort(key=lambda row: -row[0])
    best = BestTurn(ranked[:n], len(ranked), done.whole, done.spent)
    best.complete, best.why = done.complete, done.why
    return best
