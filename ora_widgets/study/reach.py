"""All that one turn can lead to: every answer of one seat, what the others answer in between, up to its end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from ..bots import Deadline
from ..bots.contract import SeatedBot, reseeded
from ..engine import State
from ..game.search.exhaustive import Line, Node, SearchResult, search
from ..game.search.own_turns import give_way, own_steps, turn_ended
from ..game.setup import Setup
from ..scenarios.goals import Goal, Moment


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
