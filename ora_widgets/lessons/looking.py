"""Looking ahead through everything that can be played, positions reached twice looked at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ..engine import State, options, play

Line = tuple[tuple[str, ...], ...]


def ends(state: State, ended: Callable[[State, tuple[str, ...]], bool]) -> Iterator[tuple[State, Line]]:
    """Every position at which a stretch of play can end, each once, and one way to it.

    Parameters: `state`, where it begins; `ended`, whether it ends with this state, reached by this move.
    """
    seen = {state.key()}
    waiting: list[tuple[State, Line]] = [(state, ())]
    while waiting:
        here, line = waiting.pop()
        for move in options(here):
            there = here.copy()
            play(there, move)
            mark = there.key()
            if mark in seen:
                continue
            seen.add(mark)
            if ended(there, move):
                yield there, (*line, move)
            elif there.pending:
                waiting.append((there, (*line, move)))


def spelled(line: Line) -> str:
    """A line as text to play.

    >>> spelled((("use", "LR1", "lay"), ("take", "clay")))
    'use LR1 lay; take clay'
    """
    return "; ".join(" ".join(move) for move in line)
