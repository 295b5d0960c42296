"""Exhaustive search for studies, puzzles and the card drill: over all answers, or over one seat's turns.

It is breadth-first, and a position that is reached twice is expanded once.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Collection, Iterable, Iterator
from typing import NamedTuple

from ..engine import Move, State, options, play
from ..engine.frames import MAIN_TURN, TURN
from ..engine.state import Key
from ..engine.steps.base import CLOSING_MOVES, DONE, Plain

Line = tuple[Plain, ...]


class Node(NamedTuple):
    """A position that the search has reached.

    Attributes:
        origin: The index of the position that the search began with.
    """

    state: State
    line: Line = ()
    origin: int = 0


class SearchResult(NamedTuple):
    """The result of a search.

    Attributes:
        whole: Whether the search was exhaustive.
    """

    ends: list[Node]
    found: Node | None
    spent: int
    whole: bool


def successors(node: Node) -> Iterator[Node]:
    """The positions after one answer."""
    for move in options(node.state):
        after = node.state.copy()
        play(after, move)
        yield Node(after, (*node.line, move), node.origin)


def search(
    starts: Iterable[Node],
    ended: Callable[[Node, Node], bool],
    *,
    expand: Callable[[Node], Iterable[Node]] = successors,
    wanted: Callable[[State], bool] | None = None,
    limit: int | None = None,
    keep: bool = True,
) -> SearchResult:
    """Expand each position until its line has ended, shortest lines first.

    Args:
        ended: Whether a line ends between a position and the one after it, as every line does with the game.
        keep: Whether the final positions are returned too.
    """
    seen: set[Key] = set()
    ends: list[Node] = []
    spent = 0
    queue = deque(starts)
    if wanted is not None:
        for node in queue:
            if wanted(node.state):
                return SearchResult(ends, node, spent, whole=True)
    while queue:
        node = queue.popleft()
        if node.state.over:
            ends.append(node)
            continue
        for after in expand(node):
            if spent == limit:
                return SearchResult(ends, None, spent, whole=False)
            spent += 1
            over = after.state.over or ended(node, after)
            if not over or keep:
                mark = after.state.key()
                if mark in seen:
                    continue
                seen.add(mark)
            if wanted is not None and wanted(after.state):
                return SearchResult(ends, after, spent, whole=True)
            if not over:
                queue.append(after)
            elif keep:
                ends.append(after)
    return SearchResult(ends, None, spent, whole=True)


def text(line: Line) -> str:
    """A line as text to play.

    >>> text((("use", "LR1", "lay"), ("take", "clay")))
    'use LR1 lay; take clay'
    """
    return "; ".join(str(Move(move)) for move in line)


def least_move(state: State) -> Plain:
    """The answer that does least: end, pass or skip, otherwise the first one listed."""
    offered = options(state)
    for move in CLOSING_MOVES:
        if move in offered:
            return move
    return next(iter(offered))


def turn_ended(before: Node, after: Node, ends: Collection[str] = MAIN_TURN) -> bool:
    """Whether the last answer of the seat ended its turn, or the game.

    Args:
        after: The position after it and after the others' answers to it.
        ends: The kinds of question whose `done` ends a turn.
    """
    own = after.line[len(before.line)]
    return after.state.over or (own == DONE and before.state.pending[-1].kind in ends)


def nodes_after(node: Node, ended: Callable[[Node, Node], bool], wait: Callable[[State], Line]) -> Iterator[Node]:
    """The positions after one answer of the seat and the others' answers to it within the turn.

    Args:
        node: The position, in which the seat is asked.
        ended: Whether an answer ended the turn.
        wait: Carries out, in place, the others' answers until the seat is asked again.
    """
    for after in successors(node):
        yield after if ended(node, after) else after._replace(line=after.line + wait(after.state))


def play_for_others(state: State, seat: int) -> Line:
    """Let the others give the answers that do least until the seat is asked again or the game is over, in place."""
    answers: Line = ()
    while not state.over and state.to_move != seat:
        answers = (*answers, least_move(state))
        play(state, answers[-1])
    return answers


def every_turn(state: State, limit: int) -> SearchResult:
    """Search every way for the seat to move to finish its turn, where the others answer with as little as they can.

    Args:
        state: The position to begin in; it is left as it is.
        limit: How many positions to look at.
    """
    seat = state.pending[-1].seat

    def ended(before: Node, after: Node) -> bool:
        return turn_ended(before, after, TURN)

    def expand(node: Node) -> Iterator[Node]:
        return nodes_after(node, ended, lambda after: play_for_others(after, seat))

    return search([Node(state.copy())], ended, expand=expand, limit=limit)


def unseen(ends: Iterable[Node], seen: set[Key]) -> Iterator[Node]:
    """The ends of turns to expand further: not the end of the game, and not seen before.

    Args:
        seen: The keys of the positions seen before; new ones are added.
    """
    for node in ends:
        mark = node.state.key()
        if mark not in seen and not node.state.over:
            seen.add(mark)
            yield node


class ShortestWay(NamedTuple):
    """The result of a search for the shortest way.

    Attributes:
        whole: Whether the search was exhaustive.
    """

    turns: tuple[Line, ...]
    spent: int
    whole: bool


def shortest_way(state: State, seat: int, wanted: Callable[[State], bool], within: int, budget: int) -> ShortestWay:
    """Search for the fewest turns of a seat that lead to a wanted position.

    Args:
        state: The position to begin in, left as it is; the seat is asked.
        wanted: Whether a position ends the search; false for the first position.
        within: How many turns to look at.
        budget: How many positions to look at.
    """

    def wait(after: State) -> Line:
        return play_for_others(after, seat)

    def expand(node: Node) -> Iterator[Node]:
        return nodes_after(node, turn_ended, wait)

    starts: list[Node] = [Node(state.copy())]
    before: list[tuple[Line, ...]] = [()]  # the turns that led to each position to start from
    seen: set[Key] = set()
    spent = 0
    for turn in range(within):
        for node in starts:
            wait(node.state)
        deeper = turn + 1 < within
        reached = search(starts, turn_ended, expand=expand, wanted=wanted, limit=budget - spent, keep=deeper)
        spent += reached.spent
        if reached.found is not None:
            return ShortestWay((*before[reached.found.origin], reached.found.line), spent, whole=True)
        if not reached.whole:
            return ShortestWay((), spent, whole=False)
        ends = [*unseen(reached.ends, seen)]
        before = [(*before[node.origin], node.line) for node in ends]
        starts = [Node(node.state, (), number) for number, node in enumerate(ends)]
    return ShortestWay((), spent, whole=True)
