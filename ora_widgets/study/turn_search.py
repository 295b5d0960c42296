"""One turn from many positions, shared out in jobs, with a budget that is spent alike wherever the jobs run."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, field

from ..game.search.exhaustive import Node, SearchResult
from .jobs import run_jobs
from .reach import Reach, ReachJob, reach

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
