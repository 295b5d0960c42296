"""The bot that plays the likeliest ways to finish its turn on before it decides.

Nothing in this game is hidden or left to chance, and a turn is a long line of small moves; so the tree is a tree of
turns. Ways to finish this turn that do different things are played on side by side, for some rounds, by all seats, as a
quick `Greedy` would play, and after every round those that have come to least fall out.

A way is worth what the evaluation says of it on the way, on average: at once it is partial to what has just been done,
and many rounds later it tells of what happened to be played there, which others would have played otherwise.
"""

from __future__ import annotations

import time
from random import Random as Chance
from statistics import fmean
from threading import Event

from ..arguments import check, number, whole
from ..arguments import seed as usable_seed
from ..engine import State
from ..engine.frames import Turn
from ..engine.steps.base import Plain
from .candidates import Candidate, best_first, compare, first_moves, varied
from .evaluation import STANDARD, Values, usable
from .greedy import Plan
from .protocol import MOST_POINTS, MOST_WIDTH, Budget, Clock, Player, Thinking
from .turns import Turns

CANDIDATES = 20
WIDTH = 12  # positions followed after every action: more than a bot needs that looks no further
MOST_DEPTH = 1_000  # playouts of a way
WORST = 5  # of so many ways one falls out after every round


class Search(Player):
    """Plays ways to finish its turn on for some rounds before it decides.

    Parameters: `seconds` and `playouts`, the budget of one answer (without either: a second); `seed`, for the same
    answers again, given the same playouts; `candidates`, ways that are played on; `depth`, playouts of a way, each a
    turn of every seat from where the one before has ended; `width`, positions followed after every action to find those
    ways; `waver`, points by which the players in playouts misjudge when everything has been tried without; `values`,
    another evaluation; `clock`, seconds that only rise.
    Raises `WrongArgument`, a `ValueError`, for a budget of nothing, and for settings too small to play with.

    >>> from ora_widgets import new_game
    >>> game = new_game(2)
    >>> Search(playouts=4, seed=1).choose(game) in game.legal_moves
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
        waver: float = 3.0,
        values: Values = STANDARD,
        clock: Clock = time.monotonic,
    ) -> None:
        self.budget = Budget(1.0 if seconds is None and playouts is None else seconds, playouts)
        self.candidates = whole("candidates", candidates, 1, MOST_WIDTH)
        self.depth = whole("depth", depth, 1, MOST_DEPTH)
        self.waver = number("waver", waver, 0, MOST_POINTS)
        self.values = usable(values)
        check(callable(clock), "clock", clock, "function")
        self.clock = clock
        self._wide = Turns(values, whole("width", width, 1, MOST_WIDTH))
        self._quick = Turns(values, width=3, sites=1, nodes=30)
        self._chance = Chance(usable_seed(seed))
        self._plan = Plan()

    def __repr__(self) -> str:
        return f"Search({repr(self.budget).removeprefix('Budget(')}"

    def begin(self, event: Event | None) -> Thinking:
        return Thinking(self.budget, event, self.clock)

    def think(self, state: State, thinking: Thinking) -> Plain:
        asked = state.pending[-1]
        # A main action is worth a thought of its own; what follows from it has been decided with it.
        follows = None if isinstance(asked, Turn) and asked.mains else self._plan.follow(state)
        return follows or self._plan.keep(state, self.ranked(state, thinking)[0].line.moves)

    def ranked(self, state: State, thinking: Thinking, *, apart: bool = False) -> list[Candidate]:
        """The ways to finish this turn, the best first.

        Parameters: `state`, left as it is; `thinking`, when to end; `apart`, whether no two shall begin alike.
        """
        lines = self._wide.lines(state, thinking.over)
        ways = varied(first_moves(lines) if apart else lines)
        tried = [Candidate(line) for line in ways[: self.candidates]]
        seat = state.pending[-1].seat
        lap, waver = tried, 0.0
        while len(tried) > 1 and self._lap(lap, tried, seat, waver, thinking):
            lap, waver = best_first(tried)[: max(len(lap) // 2, 2)], self.waver
        compare(tried)  # the lap that time ended has shown something, too
        return best_first(tried)

    def _lap(
        self, running: list[Candidate], tried: list[Candidate], seat: int, waver: float, thinking: Thinking
    ) -> bool:
        """Play ways on round by round, the worst falling out after each; whether there was time for all of it.

        Parameters: `running`, the ways of this lap; `tried`, all that are compared.
        """
        for way in running:
            way.position = way.line.after()
        for round_ in range(1, self.depth + 1):
            for way in running:
                reached = thinking.playout() and self.playout(way.position, seat, waver, thinking)
                if not reached:
                    return False
                way.position, end = reached
                way.came_to(round_, end)
            compare(tried)
            running = best_first(running)[: max(len(running) - len(running) // WORST, 2)]
        return True

    def playout(self, state: State, seat: int, waver: float, thinking: Thinking) -> tuple[State, float] | None:
        """Play on for a turn of everybody; returns the position there, and what it was worth to a seat on the way.

        Parameters: `state`, played on in copies; `waver`, points by which everybody misjudges. Returns nothing when it
        took too long.
        """
        marks: list[float] = []
        # Values lean towards whoever has just moved; over one turn of everybody that evens out.
        for _ in range(max(state.mode.players, 2)):
            if not state.pending:
                break
            lines = self._quick.lines(state, thinking.over)
            if thinking.over():
                return None
            line = max(lines, key=lambda line: line.value + self._chance.gauss(0.0, waver)) if waver else lines[0]
            state = line.after()
            marks.append(self.values.lead(state, seat))
        return state, fmean(marks) if state.pending else self.values.lead(state, seat)
