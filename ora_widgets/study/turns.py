"""The search through turns, shared among the workers of an executor, and all ways to finish a turn, ranked."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from ..bots import Deadline
from ..bots.contract import SeatedBot, reseeded_copy
from ..bots.evaluation import STANDARD
from ..engine import State, score
from ..engine.frames import TURN
from ..engine.moves import safe_text
from ..engine.state import Key
from ..game.game import Game
from ..game.search import Line, Node, SearchResult, nodes_after, play_for_others, search, text, turn_ended
from ..game.setup import Setup
from ..language.current import current_language
from ..language.fluent import say
from ..scenarios.goals import Goal, Moment
from ..support.arguments import Seed, whole
from .jobs import OnResult, run_jobs
from .refused import MAX_COUNT, StudyRefused, count, refuse, studied_game
from .table import Result, Row, bars

Value = Callable[[State, int], float]


class TurnTerms(NamedTuple):
    """The terms of a search: the game, how many lines to list, how to value them, and how many positions to examine."""

    game: Game
    n: int
    value: object
    budget: int


class BestTurn(Result):
    """Ways to finish a turn, the best first: `lines` with their `value` and the points that they add now.

    Args:
        terms: The terms of the search.
        ranked: The lines, the best first.
        ways: How many different positions the turn can lead to.
        whole: Whether these are all of them.
        positions: How many positions were examined.

    >>> from ora_widgets import scenario, study
    >>> study.best_turn(scenario("fishing-village"), n=1, value="score").whole
    True
    """

    columns = ("rank", "value", "points", "line")

    def __init__(
        self, terms: TurnTerms, ranked: list[tuple[float, int, str]], ways: int, whole: bool, positions: int
    ) -> None:
        self.terms = terms
        self.ranked = ranked
        self.ways = ways
        self.whole = whole
        self.positions = positions

    @property
    def lines(self) -> tuple[str, ...]:
        """The moves of the listed ways, the best first."""
        return tuple(line for _, _, line in self.ranked)

    def more(
        self,
        n: int = 0,
        *,
        executor: Executor | None = None,
        progress: bool = False,
        on_result: OnResult | None = None,
    ) -> BestTurn:
        """Search again with a larger budget, or after an interrupt; it starts over, as the positions are not kept.

        Args:
            n: How many more positions than before.
            executor: As for `playouts`.
            progress: As for `playouts`.
            on_result: As for `best_turn`.

        >>> from ora_widgets import scenario, study
        >>> study.best_turn(scenario("fishing-village"), budget=5).more(20_000).whole
        True
        """
        game, listed, value, budget = self.terms
        budget += whole("n", n, 0, MAX_COUNT, StudyRefused)
        return best_turn(game, listed, value, budget=budget, executor=executor, progress=progress, on_result=on_result)

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


def current_points(state: State, seat: int) -> float:
    """The points of a seat as if the game ended now."""
    return score(state, seat).total


def current_lead(state: State, seat: int) -> float:
    """The lead of a seat over the best of the others, as if the game ended now."""
    others = [score(state, other).total for other in range(state.mode.players) if other != seat]
    return score(state, seat).total - max(others, default=0)


def evaluation(state: State, seat: int) -> float:
    """The bots' evaluation of a position: the expected lead over the others."""
    return STANDARD.lead(state, seat)


VALUES: dict[str, Value] = {"evaluation": evaluation, "score": current_points, "lead": current_lead}


def checked_value(value: object) -> Value:
    """The function that values positions; raises `StudyRefused` unless it is a known name or a function."""
    if isinstance(value, str) and value in VALUES:
        return VALUES[value]
    if not callable(value):
        raise refuse("study-no-value", word=safe_text(value, 40))
    return value


def _worth(judge: Value, state: State, seat: int) -> float:
    """The value that a function gives a position; raises `StudyRefused` if it is not a number."""
    worth = judge(state, seat)
    try:
        return float(worth)
    except (TypeError, ValueError, OverflowError):
        raise refuse("study-no-value", word=safe_text(judge, 40)) from None


def best_turn(
    game: object,
    n: int = 10,
    value: object = "evaluation",
    *,
    budget: int = 20_000,
    executor: Executor | None = None,
    progress: bool = False,
    on_result: OnResult | None = None,
) -> BestTurn:
    """List all ways to finish this turn, or this step of a settlement phase, that lead to different positions, ranked.

    Nothing is random, so there is no `seed`; the figures come from the lines themselves, and no games are played.

    Args:
        game: A game or a scenario.
        n: How many lines to list; of those that lead to the same position, only the shortest.
        value: `"evaluation"` (the bots' expectation), `"score"` (the points now), `"lead"`, or a function of an engine
            state and a seat's number.
        budget: How many positions to examine.
        executor: As for `playouts`.
        progress: As for `playouts`.
        on_result: Called with the number and the result of each part of the search, as soon as it is done.

    Raises:
        StudyRefused: When `game` is neither a game nor a scenario, it is over, or `value` is unknown.

    >>> from ora_widgets import scenario
    >>> best_turn(scenario("fishing-village"), n=1, value="score").lines
    ('settle S4 1,-1; pay Gn Sh Mt; done',)
    """
    begun = studied_game(game)
    judge = checked_value(value)
    count("n", n)
    count("budget", budget)
    if begun.over or begun.now.to_move is None:
        raise refuse("study-over", begun.now.mode.end_rule)
    ask = Reach(begun.setup, begun.now.to_move, TURN)
    done = search_turns(ask, [Node(begun.now)], budget, executor, progress, on_result)
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
    best = BestTurn(TurnTerms(begun.copy(), n, value, budget), ranked[:n], len(ranked), done.whole, done.spent)
    best.complete, best.why = done.complete, done.why
    return best


POSITIONS_PER_JOB = 4  # positions in a job
MIN_JOB_POSITIONS = 500  # least positions that a job may examine: with fewer it would barely begin


@dataclass
class TurnResults:
    """The results of all jobs together; `whole` if nothing was left out, `complete` if the work was not cut short."""

    ends: list[Node] = field(default_factory=list)
    found: Node | None = None
    spent: int = 0
    whole: bool = True
    complete: bool = True
    why: str = ""


def search_turns(
    ask: Reach,
    nodes: Sequence[Node],
    budget: int,
    executor: Executor | None = None,
    progress: bool = False,
    on_result: OnResult | None = None,
) -> TurnResults:
    """Search on from all positions until the turn is over, the goal is met, or the budget is spent.

    Every job first gets an equal share of the budget. Jobs that need more start over with what the others left.
    """
    searched = TurnResults()
    jobs = [tuple(nodes[i : i + POSITIONS_PER_JOB]) for i in range(0, len(nodes), POSITIONS_PER_JOB)]
    if len(nodes) == 1:
        jobs = _split_position(ask, nodes[0], budget, searched)
    tried = dict.fromkeys(range(len(jobs)), 0)
    results: dict[int, SearchResult] = {}
    while tried and searched.found is None:
        left = budget - searched.spent
        limit = max(left // len(tried), min(MIN_JOB_POSITIONS, left))
        wave = [number for number, before in tried.items() if before < limit][: left // limit if limit else 0]
        if not wave:
            searched.whole = False
            break
        parts = [ReachJob(ask, jobs[number], limit) for number in wave]
        done = run_jobs(reach, parts, executor=executor, progress=progress, on_result=on_result)
        for place, result in done.in_order():
            searched.spent += result.spent
            results[wave[place]] = result
            del tried[wave[place]]
            if not result.whole:
                tried[wave[place]] = limit  # at the back of the queue, behind jobs that have had less
        met = [result.found for _, result in done.in_order() if result.found is not None]
        searched.found = min(met, key=lambda node: len(node.line), default=None)
        if not done.complete:
            searched.complete, searched.why, searched.whole = False, done.why, False
            break
    searched.ends += [node for _, result in sorted(results.items()) for node in result.ends]
    return searched


def _split_position(ask: Reach, node: Node, budget: int, results: TurnResults) -> list[tuple[Node, ...]]:
    """Split a single position into jobs by its first answers."""
    if node.state.to_move != ask.seat:
        return [(node,)]
    ask = ask.with_own_bot()
    open_: list[tuple[Node, ...]] = []
    for after in ask.steps(node):
        if results.spent >= budget:
            results.whole = False
            break
        results.spent += 1
        if results.found is None and ask.is_met(after.state):
            results.found = after
        if ask.is_ended(node, after):
            results.ends.append(after)
        else:
            open_.append((after,))
    return open_


class Reach(NamedTuple):
    """The request of a turn search: whose turns, to what goal, and how far.

    `ends`: the questions whose `done` ends the search of a line; `others`: who answers for the other seats, by default
    with as little as they can; `keep`: whether the ends are wanted, or only whether the goal is met; `seed`: that of
    `others`.
    """

    setup: Setup
    seat: int
    ends: frozenset[str]
    goal: Goal | None = None
    others: Any = None
    keep: bool = True
    seed: Seed = 0

    def is_met(self, state: State) -> bool:
        """Whether the goal is met."""
        return self.goal is not None and self.goal.is_met(Moment(state, self.setup.seats))

    def is_ended(self, before: Node, after: Node) -> bool:
        """Whether the last answer of the seat ended the turn, or the game."""
        return turn_ended(before, after, self.ends)

    def steps(self, node: Node) -> Iterator[Node]:
        """The positions after one answer of the seat, and after the others' answers to it within the turn."""
        return nodes_after(node, self.is_ended, self.wait)

    def wait(self, state: State) -> Line:
        """Play the others' answers in place until the seat is asked again or the game is over, and return them."""
        if self.others is None:
            return play_for_others(state, self.seat)
        answers: Line = ()
        while not state.over and state.to_move != self.seat:
            answers = (*answers, *self.others.play(state, Deadline()))
        return answers

    def with_own_bot(self) -> Reach:
        """The same request with a bot of its own, so that neither parallel jobs nor their order make a difference."""
        return (
            self
            if self.others is None
            else self._replace(others=SeatedBot(reseeded_copy(self.others, f"{self.seed}:others"), self.setup))
        )


class ReachJob(NamedTuple):
    """A job: positions to search from, and how many more may be examined."""

    ask: Reach
    nodes: tuple[Node, ...]
    limit: int


def reach(job: ReachJob) -> SearchResult:
    """The task: search from each position until the turn is over."""
    ask = job.ask.with_own_bot()
    starts = [node._replace(state=node.state.copy()) for node in job.nodes]
    for node in starts:
        ask.wait(node.state)  # the others' moves before a turn are not part of the line; those within it are
    wanted = None if ask.goal is None else ask.is_met
    return search(starts, ask.is_ended, expand=ask.steps, wanted=wanted, limit=job.limit, keep=ask.keep)
