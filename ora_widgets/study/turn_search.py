"""One turn from many positions, shared out in jobs, with a budget that is spent alike wherever the jobs run."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from ..bots import Deadline
from ..bots.contract import SeatedBot, reseeded
from ..engine import State
from ..game.search import Line, Node, SearchResult, give_way, own_steps, search, turn_ended
from ..game.setup import Setup
from ..scenarios.goals import Goal, Moment
from .jobs import run_jobs

BATCH = 4  # positions in a job
MIN_JOB_POSITIONS = 500  # positions that a job may look at, at least: with fewer it would only be begun


@dataclass
class TurnResults:
    """What all jobs together have reached; `whole` where nothing was left out, `complete` where nothing came between."""

    ends: list[Node] = field(default_factory=list)
    found: Node | None = None
    spent: int = 0
    whole: bool = True
    complete: bool = True
    why: str = ""


def search_turns(
    ask: Reach, nodes: Sequence[Node], budget: int, executor: Executor | None = None, progress: bool = False
) -> TurnResults:
    """Go on from all positions until the turn is over, the goal is met, or the budget is spent.

    Every job first gets an equal share of the budget. Those that need more are begun again with what the others left.
    """
    searched = TurnResults()
    jobs = [tuple(nodes[i : i + BATCH]) for i in range(0, len(nodes), BATCH)]
    if len(nodes) == 1:
        jobs = _opened(ask, nodes[0], budget, searched)
    tried = dict.fromkeys(range(len(jobs)), 0)
    results: dict[int, SearchResult] = {}
    while tried and searched.found is None:
        left = budget - searched.spent
        limit = max(left // len(tried), min(MIN_JOB_POSITIONS, left))
        wave = [number for number, before in tried.items() if before < limit][: left // limit if limit else 0]
        if not wave:
            searched.whole = False
            break
        done = run_jobs(
            reach, [ReachJob(ask, jobs[number], limit) for number in wave], executor=executor, progress=progress
        )
        for place, result in done.in_order():
            searched.spent += result.spent
            results[wave[place]] = result
            del tried[wave[place]]
            if not result.whole:
                tried[wave[place]] = limit  # at the back, behind those that have not had as much yet
        met = [result.found for _, result in done.in_order() if result.found is not None]
        searched.found = min(met, key=lambda node: len(node.line), default=None)
        if not done.complete:
            searched.complete, searched.why, searched.whole = False, done.why, False
            break
    searched.ends += [node for _, result in sorted(results.items()) for node in result.ends]
    return searched


def _opened(ask: Reach, node: Node, budget: int, results: TurnResults) -> list[tuple[Node, ...]]:
    """A single position is shared out by its first answers."""
    if node.state.to_move != ask.seat:
        return [(node,)]
    ask = ask.with_own_bot()
    open_: list[tuple[Node, ...]] = []
    for after in ask.steps(node):
        if results.spent >= budget:
            results.whole = False
            break
        results.spent += 1
        if results.found is None and ask.met(after.state):
            results.found = after
        if ask.ended(node, after):
            results.ends.append(after)
        else:
            open_.append((after,))
    return open_


class Reach(NamedTuple):
    """What a search of turns is asked: whose, to what end, and how far.

    `ends`, the questions whose `done` ends the search of a line; `others`, who answers for the other seats, nobody
    meaning that they give way; `keep`, whether the ends are wanted, or only whether the goal is met.
    """

    setup: Setup
    seat: int
    ends: frozenset[str]
    goal: Goal | None = None
    others: Any = None
    keep: bool = True

    def met(self, state: State) -> bool:
        """Whether the goal is met."""
        return self.goal is not None and self.goal.met(Moment(state, self.setup.seats))

    def ended(self, before: Node, after: Node) -> bool:
        """Whether the last answer of the seat ended the turn, or the game."""
        return turn_ended(before, after, self.ends)

    def steps(self, node: Node) -> Iterator[Node]:
        """The positions after one answer of the seat, and what the others answer to it within the turn."""
        return own_steps(node, self.ended, self.wait)

    def wait(self, state: State) -> Line:
        """What the others answer until the seat is asked again, or the game is over; carried out in place."""
        if self.others is None:
            return give_way(state, self.seat)
        answers: Line = ()
        while not state.over and state.to_move != self.seat:
            answers = (*answers, *self.others.play(state, Deadline()))
        return answers

    def with_own_bot(self) -> Reach:
        """The same question with a bot of its own, so that jobs at one time, and their order, make no difference."""
        return (
            self
            if self.others is None
            else self._replace(others=SeatedBot(reseeded(self.others, "others"), self.setup))
        )


class ReachJob(NamedTuple):
    """Positions to go on from, and how many may be looked at on the way."""

    ask: Reach
    nodes: tuple[Node, ...]
    limit: int


def reach(job: ReachJob) -> SearchResult:
    """The task: go on from each position until the turn is over."""
    ask = job.ask.with_own_bot()
    starts = [node._replace(state=node.state.copy()) for node in job.nodes]
    for node in starts:
        ask.wait(node.state)  # before a turn the others do what they like; within one it is part of the line
    wanted = None if ask.goal is None else ask.met
    return search(starts, ask.ended, expand=ask.steps, wanted=wanted, limit=job.limit, keep=ask.keep)
