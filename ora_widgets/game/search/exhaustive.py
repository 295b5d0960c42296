"""Breadth-first search through everything that can be played; positions reached twice are expanded once."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from ...engine import Move, State, options, play
from ...engine.state import Key
from ...engine.steps.base import Plain

Line = tuple[Plain, ...]


class Node(NamedTuple):
    """A position that the search has come to.

    Attributes:
        state: The position.
        line: The moves that led to it.
        origin: The index of the position that the search began with.
    """

    state: State
    line: Line = ()
    origin: int = 0


class SearchResult(NamedTuple):
    """What a search has come to.

    Attributes:
        ends: The ends of all lines.
        found: The first position that was wanted, if there was one.
        spent: How many positions were looked at.
        whole: Whether those were all.
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
    """Go on from each position until its line has ended, the shortest lines first.

    Args:
        starts: The positions to begin with.
        ended: Whether a line ends between a position and the one after it, as every line does with the game.
        wanted: What ends the whole search.
        keep: Whether the ends are wanted too.
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
