"""Looking ahead through everything that can be played, positions reached twice looked at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from ..engine import State, options, play

Line = tuple[tuple[str, ...], ...]


def key(state: State) -> Any:
    """A position as a value to compare by, whatever order its parts came about in."""
    return (
        state.pending,
        state.display,
        tuple(state.since),
        state.round,
        state.passed,
        state.districts,
        state.plots,
        state.price,
        state.wonders,
        frozenset(state.sites.items()),
        tuple(
            (
                tuple(player.goods),
                player.prior,
                player.brothers,
                tuple(sorted(player.out)),
                player.hand,
                frozenset(player.holds.items()),
                len(player.ground),
            )
            for player in state.players
        ),
    )


def ends(state: State, ended: Callable[[State, tuple[str, ...]], bool]) -> Iterator[tuple[State, Line]]:
    """Every position at which a stretch of play can end, each once, and one way to it.

    Parameters: `state`, where it begins; `ended`, whether it ends with this state, reached by this move.
    """
    seen = {key(state)}
    waiting: list[tuple[State, Line]] = [(state, ())]
    while waiting:
        here, line = waiting.pop()
        for move in options(here):
            there = here.copy()
            play(there, move)
            mark = key(there)
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
