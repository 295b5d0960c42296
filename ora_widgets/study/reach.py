"""All that one turn can lead to: every answer of one seat, breadth first, each position looked at once."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from typing import Any, NamedTuple

from ..bots import Deadline
from ..bots.contract import Seated, reseeded
from ..engine import Move, State, options, play
from ..engine.state import Key
from ..engine.steps.base import Plain
from ..game.setup import Setup
from .goals import Goal
from .simulation import least_move

Line = tuple[Plain, ...]


class Node(NamedTuple):
    """A position, the moves of this turn that led to it, and the number of the position that the turn began with."""

    state: State
    line: Line = ()
    origin: int = 0


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


class Job(NamedTuple):
    """Positions to go on from, and how many may be looked at on the way."""

    ask: Reach
    nodes: tuple[Node, ...]
    limit: int


class Reached(NamedTuple):
    """The ends of all lines, the first that meets the goal, how many positions it took, and whether that was all."""

    ends: list[Node]
    found: Node | None
    spent: int
    whole: bool


def reach(job: Job) -> Reached:
    """The task: go on from each position until the turn is over."""
    ask = with_own_bot(job.ask)
    seen: set[Key] = set()
    ends: list[Node] = []
    spent = 0
    queue = deque(node._replace(state=node.state.copy()) for node in job.nodes)
    for node in queue:
        wait_for(ask, node.state)  # before a turn the others do what they like; within one it is part of the line
        if ask.goal is not None and ask.goal.reached(node.state, ask.seat):
            return Reached(ends, node, spent, whole=True)
    while queue:
        node = queue.popleft()
        if node.state.over:
            ends.append(node)
            continue
        for after in steps(ask, node):
            if spent >= job.limit:
                return Reached(ends, None, spent, whole=False)
            spent += 1
            if ask.goal is not None and ask.goal.reached(after.state, ask.seat):
                return Reached(ends, after, spent, whole=True)
            over = ends_turn(ask, node, after)
            if over and not ask.keep:
                continue
            mark = after.state.key()
            if mark in seen:
                continue
            seen.add(mark)
            (ends if over else queue).append(after)
    return Reached(ends, None, spent, whole=True)


def with_own_bot(ask: Reach) -> Reach:
    """The same question with a bot of its own, so that jobs at one time, and their order, make no difference."""
    return ask if ask.others is None else ask._replace(others=Seated(reseeded(ask.others, "others"), ask.setup))


def steps(ask: Reach, node: Node) -> Iterator[Node]:
    """The positions after one answer."""
    for move in options(node.state):
        after = node.state.copy()
        play(after, move)
        following = Node(after, (*node.line, move), node.origin)
        if not ends_turn(ask, node, following):
            following = following._replace(line=following.line + wait_for(ask, after))
        yield following


def ends_turn(ask: Reach, before: Node, after: Node) -> bool:
    """Whether the last answer ended the turn, or the game."""
    own = after.line[len(before.line)]
    return after.state.over or (own == ("done",) and before.state.pending[-1].kind in ask.ends)


def wait_for(ask: Reach, state: State) -> Line:
    """What the others answer until the seat is asked again, or the game is over; carried out in place."""
    answers: Line = ()
    while not state.over and state.to_move != ask.seat:
        if ask.others is not None:
            answers = (*answers, *ask.others.play(state, Deadline()))
        else:
            answers = (*answers, least_move(state))
            play(state, answers[-1])
    return answers


def text(line: Line) -> str:
    """The moves of a turn as one line."""
    return "; ".join(str(Move(move)) for move in line)
