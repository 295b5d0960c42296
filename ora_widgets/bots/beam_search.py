"""Ways to finish a turn, found by beam search: after every action the best few positions are followed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from operator import itemgetter
from random import Random
from typing import Final, NamedTuple

from ..engine import State, play
from ..engine.frames import Turn
from ..engine.steps.base import DONE, Plain
from .evaluation import Values
from .features import in_last_phase
from .pruning import Pruner

MAX_LIKE_LINES: Final = 3  # lines followed that begin with the same action


class Line(NamedTuple):
    """One way to finish a turn: its value, its moves, and the position before its `done`."""

    value: float
    moves: tuple[Plain, ...]
    state: State

    def after(self) -> State:
        """The position after the turn."""
        state = self.state.copy()
        if self.moves[-1] == DONE:
            play(state, DONE)
        return state


def choose_with_errors(lines: list[Line], noise: float, chance: Random) -> Line:
    """The line that seems best to a bot with errors of judgement.

    Args:
        lines: The lines, the best first.
        noise: The standard deviation of the errors, in points; without errors it is the first line.
    """
    return max(lines, key=lambda line: line.value + chance.gauss(0.0, noise)) if noise else lines[0]


Stop = Callable[[], bool]
Seen = dict[tuple[object, ...], float]


def never() -> bool:
    """Never stop the search."""
    return False


class BeamSearch:
    """A search for the best ways to finish a turn.

    Args:
        width: How many positions are followed after every action.
        sites: How many spaces are tried for a card.
        nodes: How many answers are tried within one action.
    """

    def __init__(self, values: Values, width: int = 8, sites: int = 2, nodes: int = 60) -> None:
        self.values = values
        self.pruned = Pruner(values, sites)
        self.width = width
        self.nodes = nodes

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        # Compiled classes cannot be copied or pickled without this.
        return BeamSearch, (self.values, self.width, self.pruned.sites, self.nodes)

    def lines(self, state: State, stop: Stop = never) -> list[Line]:
        """Ways to finish the turn of the seat that must answer, the best for it first; at least one.

        Args:
            stop: Called often; when it returns true, the search ends with what it has found.
        """
        seat = state.pending[-1].seat
        others: Seen = {}
        beam = [Line(0.0, (), state)]
        if not isinstance(state.pending[-1], Turn):
            beam = self._answer_questions(Line(0.0, (), state.copy()), seat, others, stop)
        finished: list[Line] = []
        while beam and not stop():
            # By actions and purchases left: for each different value, one line and its latest action.
            classes: dict[tuple[int, int], dict[float, tuple[Line, Plain]]] = {}
            for line in beam:
                if line.state.to_move != seat or not isinstance(line.state.pending[-1], Turn):
                    finished.append(line)  # another player's turn goes on, or the game is over
                    continue
                for move in self.pruned(line.state):
                    if move == DONE:
                        finished.append(Line(self._value_at_end(line, seat, others), (*line.moves, DONE), line.state))
                        continue
                    child = line.state.copy()
                    play(child, move)
                    for leaf in self._answer_questions(Line(0.0, (*line.moves, move), child), seat, others, stop):
                        top = leaf.state.pending[-1] if leaf.state.pending else None
                        # Lines to the same position have exactly equal values.
                        left = (top.mains, top.buys) if isinstance(top, Turn) else (0, 0)
                        classes.setdefault(left, {}).setdefault(leaf.value, (leaf, move[:2]))
                    if stop():
                        break
            beam = [line for same in classes.values() for line in self._best(list(same.values()))]
        finished += [line for line in beam if line.moves]
        if not finished:
            move = self.pruned(state)[0]
            child = state.copy()
            play(child, move)
            finished = [Line(self._lead(child, seat, others), (move,), child)]
        finished.sort(key=itemgetter(0), reverse=True)
        return finished

    def _best(self, lines: list[tuple[Line, Plain]]) -> list[Line]:
        """The lines to follow: the best ones, but not too many that begin with the same action."""
        lines.sort(key=lambda pair: pair[0].value, reverse=True)
        alike: Counter[Plain] = Counter()
        found = []
        for line, action in lines:
            alike[action] += 1
            if alike[action] <= MAX_LIKE_LINES:
                found.append(line)
                if len(found) == self.width:
                    break
        return found

    def _answer_questions(self, line: Line, seat: int, known: Seen, stop: Stop) -> list[Line]:
        """The positions after every question within an action has been answered, as many as time allows.

        Changes the line's own position.
        """
        found: list[Line] = []
        stack = [line]
        tried = 0
        while stack and not stop():
            _, moves, state = stack.pop()
            if (moves or tried) and (not state.pending or isinstance(state.pending[-1], Turn)):
                found.append(Line(self._lead(state, seat, known), moves, state))
                continue
            first, *others = self.pruned(state)
            if tried > self.nodes:
                others.clear()
            tried += 1 + len(others)
            for move in reversed(others):
                child = state.copy()
                play(child, move)
                stack.append(Line(0.0, (*moves, move), child))
            play(state, first)  # the position before it is no longer needed
            stack.append(Line(0.0, (*moves, first), state))
        return found

    def _value_at_end(self, line: Line, seat: int, known: Seen) -> float:
        """The value of a line if the turn ends here; in the last phase, without settlements still to be built."""
        if in_last_phase(line.state):
            return self._lead(Line(0.0, (DONE,), line.state).after(), seat, known)
        return line.value if line.moves else self._lead(line.state, seat, known)

    def _lead(self, state: State, seat: int, others: Seen) -> float:
        """`Values.lead`, with the other seats' values cached, since they rarely change within a turn."""
        if not state.pending:
            return self.values.lead(state, seat)
        people = state.mode.players
        total = self.values.seat(state, seat)
        for other in range(people):
            if other != seat:
                player = state.players[other]
                # What another player's turn may change about this player, or about the value of their things.
                table = (len(state.display), tuple(state.since), state.districts, state.plots)
                key = (other, tuple(player.goods), player.prior, player.brothers, table)
                known = others.get(key)
                if known is None:
                    known = others[key] = self.values.seat(state, other)
                total -= known / (people - 1)
        return self.values.ahead(state, total)
