"""The bot that plays out the most promising ways to finish its turn before it decides.

This game has no hidden information and no chance, and a turn is a long line of small moves; so the search tree is one
of turns. Candidates, different ways to finish this turn, are played out side by side for some rounds, all seats playing
like a quick `Greedy`, and after every round the worst are rejected. With budget left, the better half is played out
again, and so on (successive halving), now with noise in all evaluations.

The value of a way is the mean of the evaluations along it: the first ones favour what has just been done, and late ones
depend on how the rounds happened to be played, where real opponents would play differently. A solo game has no
opponents, so its ways are played to the end, see `planning`.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from itertools import islice
from operator import itemgetter
from statistics import fmean

from ..engine import State, play
from ..engine.frames import Turn
from ..engine.steps.base import Plain
from ..engine.turn.rounds import few_buildings_left, may_end
from ..support.arguments import check, number, whole
from ..support.background import Clock, Deadline, budget
from ..support.sample_figures import Figures, figures
from .beam_search import BeamSearch, Line, choose_with_errors
from .candidates import Candidate, best_first, compare, first_moves, order_by_variety
from .contract import MAX_POINTS, MAX_WIDTH, EngineBot
from .evaluation import HURRIED, STANDARD, Values, checked_values
from .planning import Planner, suffices

CANDIDATES = 20
WIDTH = 12  # positions followed after every action: more than for a bot that only looks at its turn
MAX_DEPTH = 1_000  # successive playouts of a way
REJECTION_SHARE = 5  # one in so many candidates is rejected after every round
MAX_ENDINGS = 4  # ways to end a game for two that are played to the end


class Search(EngineBot):
    """A bot that plays out ways to finish its turn for some rounds before it decides.

    Args:
        seconds: How long to think about one answer; one second if neither this nor `playouts` is given.
        playouts: How many playouts to think for; `None` for no limit.
        seed: To get the same answers again, given the same playouts; `None` for different ones each time.
        candidates: How many ways to finish the turn are played out.
        depth: How many successive playouts a way has, each a turn of every seat.
        width: How many positions are followed after every action to find those ways.
        noise: The standard deviation, in points, of the noise in playouts, after a first pass without noise.
        values: Another evaluation.
        clock: A monotonic clock, in seconds.

    Raises:
        WrongArgument: When a budget or a setting is too small.

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
        self.values = checked_values(values)
        check(callable(clock), "clock", clock, "function")
        self.clock = clock
        self._wide = BeamSearch(values, whole("width", width, 1, MAX_WIDTH))
        self._hurried = BeamSearch(HURRIED, width)
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
            self.planner.drop_first_turn()
            return moves
        # The moves that belong to this main action are decided with it; the next main action gets its own search.
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
            state: The position, which is not changed.
            deadline: How long it may think.
            apart: Whether no two may begin with the same move.
        """
        lines = self._wide.lines(state, deadline.is_over)
        if may_end(state) and not few_buildings_left(state):
            won, lines = self._endings(state, lines, deadline)
            if won:
                return [Candidate(line) for line in (first_moves(won) if apart else won)]
        ways = order_by_variety(first_moves(lines) if apart else lines)
        tried = [Candidate(line) for line in ways[: self.candidates]]
        if self._plans(state, deadline):
            return self.planner.ranked(state, ways[: self.candidates], deadline, self.chance)
        seat = state.pending[-1].seat
        running, noise = tried, 0.0
        while len(tried) > 1 and self._play_out(running, tried, seat, noise, deadline):
            running, noise = best_first(tried)[: max(len(running) // 2, 2)], self.noise
        compare(tried)  # an unfinished round has given information, too
        return best_first(tried)

    def _endings(self, state: State, lines: list[Line], deadline: Deadline) -> tuple[list[Line], list[Line]]:
        """The ways that end a game for two and win it, the best first, and the other ways that keep it open.

        Whoever is ahead should end it, even with a smaller lead than that of the coming rounds (F10.7, F11.6).
        """
        seat = state.pending[-1].seat
        hurried = self._hurried.lines(state, deadline.is_over)
        endings = {line.moves: line for line in (*hurried, *lines) if few_buildings_left(line.state)}
        won = []
        for line in islice(endings.values(), MAX_ENDINGS):
            lead = final_lead(line.after(), seat, self._wide, deadline)
            if lead is not None and lead > 0:
                won.append(line._replace(value=lead))
        won.sort(key=itemgetter(0), reverse=True)
        return won, [line for line in lines if line.moves not in endings] or lines

    def reseed(self, seed: int | str | None) -> None:
        super().reseed(seed)
        self.planner.forget()

    def _plans(self, state: State, deadline: Deadline) -> bool:
        """Whether whole games are planned."""
        return state.mode.players == 1 and suffices(state, deadline)

    def _play_out(
        self, running: list[Candidate], tried: list[Candidate], seat: int, noise: float, deadline: Deadline
    ) -> bool:
        """Play candidates out round by round, rejecting the worst after each.

        Returns:
            Whether time sufficed.
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
            running = best_first(running)[: max(len(running) - len(running) // REJECTION_SHARE, 2)]
        return True

    def playout(self, state: State, seat: int, noise: float, deadline: Deadline) -> tuple[State, float] | None:
        """Play on for one turn of every player.

        Args:
            state: The position, which is not changed.
            seat: The seat, from 0.
            noise: The standard deviation of the noise in all evaluations, in points.
            deadline: How long it may think.

        Returns:
            The position reached, and its value for the seat; `None` when it took too long.
        """
        marks: list[float] = []
        # Values favour the player who has just moved; over one turn of every player that evens out.
        for _ in range(max(state.mode.players, 2)):
            if not state.pending:
                break
            lines = self._quick.lines(state, deadline.is_over)
            if deadline.is_over():
                return None
            state = choose_with_errors(lines, noise, self.chance).after()
            marks.append(self.values.lead(state, seat))
        return state, fmean(marks) if state.pending else self.values.lead(state, seat)


def final_lead(state: State, seat: int, search: BeamSearch, deadline: Deadline) -> float | None:
    """The lead at the end of a game in which nobody can put off the end; `None` when it took too long.

    Args:
        state: The position, which is not changed.
        seat: The seat whose lead it is, from 0.
        search: What finds the last turns.
    """
    while state.pending:
        mover = state.pending[-1].seat
        ends = [line.after() for line in search.lines(state, deadline.is_over)]
        if deadline.is_over():
            return None
        state = max(ends, key=lambda end: search.values.lead(end, mover))
    return search.values.lead(state, seat)


ROUNDS = 4  # turns of every player for which a position is played out
PLAYOUT_NOISE = 3.0  # the standard deviation of the noise in their evaluations, in points


def mean_value(state: State, seat: int, rounds: int, noise: float, seed: str, deadline: Deadline) -> float | None:
    """The value of a position for a seat, averaged over the turns that follow; `None` when it took too long.

    Args:
        rounds: How many turns of every player follow.
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


def points_difference(one: State, other: State, seat: int, runs: int, seed: str, deadline: Deadline) -> Figures | None:
    """How many points one position is better for a seat than another; `None` when it took too long.

    Args:
        one: The position, which is not changed.
        other: The other position, which is not changed.
        runs: How often both are played out, at least 2.
        seed: The seed of the noise, the same for both positions.
    """
    differences = []
    for run in range(runs):
        ends = [mean_value(state, seat, ROUNDS, PLAYOUT_NOISE, f"{seed} {run}", deadline) for state in (one, other)]
        if ends[0] is None or ends[1] is None:
            return None
        differences.append(ends[0] - ends[1])
    return figures(differences)
