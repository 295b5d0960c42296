"""The bot that plays the likeliest ways to finish its turn on before it decides.

Nothing in this game is hidden or left to chance, and a turn is a long line of small moves; so the tree is a tree of
turns. Candidates, ways to finish this turn that do different things, are played on side by side, for some rounds, by all
seats, as a quick `Greedy` would play, and after every round those that have come to least are rejected. With budget left
the better half is played on again, and so on (successive halving), now with noise in what everybody sees.

A way is worth what the evaluation says of it on the way, on average: at once it is partial to what has just been done,
and many rounds later it tells of what happened to be played there, which others would have played otherwise. Alone nobody plays
otherwise, so there ways are played on to the end, see `planning`.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from statistics import fmean

from ..engine import State, play
from ..engine.frames import Turn
from ..engine.steps.base import Plain
from ..support.arguments import check, number, whole
from ..support.background import Clock, Deadline, budget
from ..support.sample_figures import Figures, figures
from .beam_search import BeamSearch
from .candidates import Candidate, best_first, by_variety, compare, first_moves
from .contract import MAX_POINTS, MAX_WIDTH, EngineBot
from .evaluation import STANDARD, Values, usable
from .planning import Planner, suffices

CANDIDATES = 20
WIDTH = 12  # positions followed after every action: more than a bot needs that looks no further
MAX_DEPTH = 1_000  # playouts of a way
REJECTED = 5  # of so many candidates one is rejected after every round


class Search(EngineBot):
    """Plays ways to finish its turn on for some rounds before it decides.

    Args:
        seconds: How long to think about one answer; without it and without `playouts`, a second.
        playouts: How many playouts to think for; `None` for no limit.
        seed: For the same answers again, given the same playouts; `None` for others each time.
        candidates: How many ways to finish the turn are played on.
        depth: How many playouts of a way follow each other, each a turn of every seat.
        width: How many positions are followed after every action to find those ways.
        noise: The standard deviation, in points, of errors of judgement in playouts once everything has been tried
            without.
        values: Another evaluation.
        clock: A clock that never goes back, in seconds.

    Raises:
        WrongArgument: For a budget of nothing, and for settings too small to play with.

    >>> from ora_widgets import new_game
    >>> game = new_game(2)
    >>> Search(playouts=4, seed=1).choose(game)[0] in game.legal_moves
    True
    """

    def __init__(
        self,
        seconds: float | None = None,
        playouts: int | None = None,
        *,
        seed: int | str | None = None,
        candidates: int = CANDIDATES,
        depth: int = 4,
        width: int = WIDTH,
        noise: float = 3.0,
        values: Values = STANDARD,
        clock: Clock = time.monotonic,
    ) -> None:
        super().__init__(seed)
        self.seconds, self.playouts = budget(1.0 if seconds is None and playouts is None else seconds, playouts)
        self.candidates = whole("candidates", candidates, 1, MAX_WIDTH)
        self.depth = whole("depth", depth, 1, MAX_DEPTH)
        self.noise = number("noise", noise, 0, MAX_POINTS)
        self.values = usable(values)
        check(callable(clock), "clock", clock, "function")
        self.clock = clock
        self._wide = BeamSearch(values, whole("width", width, 1, MAX_WIDTH))
        self._quick = BeamSearch(values, width=3, sites=1, nodes=30)
        self.planner = Planner(self._quick)

    def __repr__(self) -> str:
        given = [(name, getattr(self, name)) for name in ("seconds", "playouts")]
        return f"Search({', '.join(f'{name}={value}' for name, value in given if value is not None)})"

    def think(self, state: State, deadline: Deadline) -> Sequence[Plain]:
        own = Deadline(self.seconds, self.playouts, within=deadline, clock=self.clock)
        planned = self._plans(state, own)
        moves = self.ranked(state, own)[0].line.moves
        if planned:
            self.planner.followed()
            return moves
        # The next main action is worth a thought of its own; what follows from this one has been decided with it.
        ahead = state.copy()
        for number_, move in enumerate(moves, start=1):
            play(ahead, move)
            frame = ahead.pending[-1] if ahead.pending else None
            if isinstance(frame, Turn) and frame.mains:
                return moves[:number_]
        return moves

    def ranked(self, state: State, deadline: Deadline, *, apart: bool = False) -> list[Candidate]:
        """The ways to finish this turn, the best first.

        Args:
            state: The position, left as it is.
            deadline: When to be done.
            apart: Whether no two may begin alike.
        """
        lines = self._wide.lines(state, deadline.over)
        ways = by_variety(first_moves(lines) if apart else lines)
        tried = [Candidate(line) for line in ways[: self.candidates]]
        if self._plans(state, deadline):
            return self.planner.ranked(state, ways[: self.candidates], deadline, self.chance)
        seat = state.pending[-1].seat
        running, noise = tried, 0.0
        while len(tried) > 1 and self._played_on(running, tried, seat, noise, deadline):
            running, noise = best_first(tried)[: max(len(running) // 2, 2)], self.noise
        compare(tried)  # the playouts that time ended have shown something, too
        return best_first(tried)

    def reseed(self, seed: int | str | None) -> None:
        super().reseed(seed)
        self.planner.forget()

    def _plans(self, state: State, deadline: Deadline) -> bool:
        """Whether whole games are looked at."""
        return state.mode.players == 1 and suffices(state, deadline)

    def _played_on(
        self, running: list[Candidate], tried: list[Candidate], seat: int, noise: float, deadline: Deadline
    ) -> bool:
        """Play candidates on round by round, the worst rejected after each.

        Returns:
            Whether there was time for all of it.
        """
        for way in running:
            way.position = way.line.after()
        for round_ in range(1, self.depth + 1):
            for way in running:
                reached = deadline.playout() and self.playout(way.position, seat, noise, deadline)
                if not reached:
                    return False
                way.position, end = reached
                way.add_end(round_, end)
            compare(tried)
            running = best_first(running)[: max(len(running) - len(running) // REJECTED, 2)]
        return True

    def playout(self, state: State, seat: int, noise: float, deadline: Deadline) -> tuple[State, float] | None:
        """Play on for a turn of everybody.

        Args:
            state: The position, left as it is.
            seat: The seat, from 0.
            noise: The standard deviation of everybody's judgement, in points.
            deadline: When to be done.

        Returns:
            The position there, and what it was worth to the seat; nothing when it took too long.
        """
        marks: list[float] = []
        # Values lean towards the player who has just moved; over one turn of everybody that evens out.
        for _ in range(max(state.mode.players, 2)):
            if not state.pending:
                break
            lines = self._quick.lines(state, deadline.over)
            if deadline.over():
                return None
            line = max(lines, key=lambda line: line.value + self.chance.gauss(0.0, noise)) if noise else lines[0]
            state = line.after()
            marks.append(self.values.lead(state, seat))
        return state, fmean(marks) if state.pending else self.values.lead(state, seat)


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
