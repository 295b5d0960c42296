"""Two ways to finish a turn, played on side by side with the same chances: which one comes to more, and how sure that is."""

from __future__ import annotations

from statistics import fmean

from ..engine import State
from ..support.deadline import Deadline
from ..support.sample_figures import Figures, figures
from .search import Search

ROUNDS = 4  # turns of everybody that a position is played on for
NOISE = 3.0  # the standard deviation of everybody's judgement meanwhile, in points


def played_on(state: State, seat: int, rounds: int, noise: float, seed: str, deadline: Deadline) -> float | None:
    """What a position comes to for a seat, on average over the turns that follow; nothing when it took too long.

    Args:
        rounds: How many turns of everybody follow.
    """
    search = Search(playouts=rounds, seed=seed)
    ends: list[float] = []
    for _ in range(rounds):
        reached = search.playout(state, seat, noise, deadline)
        if reached is None:
            return None
        state, end = reached
        ends.append(end)
        if not state.pending:
            break
    return fmean(ends)


def compared(one: State, other: State, seat: int, runs: int, seed: str, deadline: Deadline) -> Figures | None:
    """How many points a seat is better off in one position than in another; nothing when it took too long.

    Args:
        one: The position, left as it is.
        other: The other position, left as it is.
        runs: How often both are played on, at least 2.
        seed: The seed of the noise, the same on both sides.
    """
    differences = []
    for run in range(runs):
        ends = [played_on(state, seat, ROUNDS, NOISE, f"{seed} {run}", deadline) for state in (one, other)]
        if ends[0] is None or ends[1] is None:
            return None
        differences.append(ends[0] - ends[1])
    return figures(differences)
