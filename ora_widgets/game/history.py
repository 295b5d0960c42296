"""What happened in a game so far: its moves and the positions between them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple, Protocol, Self

from ..engine import Move, State, play
from ..engine.steps.base import DONE
from .setup import Setup

MAX_MOVES = 20_000  # far more than any game has, but few enough to be replayed when a game is opened
CHECKPOINT_PLIES = 32  # a state takes the memory of thirty moves; replaying this many takes half a millisecond
MAX_OTHER_LINES = 10  # each may hold a whole game
MAX_SEGMENTS = 8  # stretches of a game whose positions are all kept, because somebody is browsing them


class Line:
    """Moves from a first position, with every 32nd position on the way; the others are replayed when needed.

    Moves are only ever added, so histories that follow each other share a line. Nothing here is changed in place that
    another thread may be reading.

    Args:
        moves: The moves.
        checkpoints: The position before the first of them, and some of those on the way, by ply.
    """

    __slots__ = ("__weakref__", "_checkpoints", "_segments", "moves")

    def __init__(self, moves: list[Move], checkpoints: dict[int, State]) -> None:
        self.moves = moves
        self._checkpoints = checkpoints
        self._segments: dict[int, list[State]] = {}

    def __reduce__(self) -> tuple[object, ...]:
        return Line, (self.moves, self._checkpoints)

    def add(self, moves: Sequence[Move], checkpoints: dict[int, State]) -> None:
        """Go on.

        Args:
            moves: The moves that follow.
            checkpoints: Positions after them, by ply.
        """
        self.moves += moves
        self._checkpoints.update(checkpoints)

    def first(self, plies: int) -> Line:
        """An independent line with the first moves of this one."""
        return Line(self.moves[:plies], {ply: state for ply, state in self._checkpoints.items() if ply <= plies})

    def __getitem__(self, ply: int) -> State:
        start = ply - ply % CHECKPOINT_PLIES
        while start not in self._checkpoints:  # an interrupt can have left one out
            start -= CHECKPOINT_PLIES
        segment = self._segments.get(start, [])
        if len(segment) <= ply - start:
            segment = segment or [self._checkpoints[start]]
            segment = [*segment, *replayed_states(segment[-1], self.moves[start + len(segment) - 1 : ply])]
            others = [*self._segments.items()][1 - MAX_SEGMENTS :]
            self._segments = {**dict(others), start: segment}
        return segment[ply - start]


def replayed_states(state: State, moves: Sequence[Move]) -> list[State]:
    """The positions after each of some legal moves.

    Args:
        state: The position before them.
        moves: The moves.
    """
    states = []
    for move in moves:
        state = state.copy()
        play(state, move)
        states.append(state)
    return states


class History(NamedTuple):
    """A line of moves, how many of them are known, and where in it the game stands.

    One history replaces another in a single step, so that an interrupt never leaves half a move.

    Attributes:
        line: The moves and positions; those after `plies` are no part of this history.
        plies: How many moves are known, those undone included.
        ply: How many moves lie behind the position now.
        now: The position now itself, which is shared and so only to be read.
        owns: Whether what comes next is added to this line, or to a copy of it.
    """

    line: Line
    plies: int
    ply: int
    now: State
    owns: bool = True

    @classmethod
    def begin(cls, first: State) -> Self:
        """The history of a game in which nothing has been played."""
        return cls(Line([], {0: first}), 0, 0, first)

    @classmethod
    def of(cls, states: Sequence[State], moves: Sequence[Move], ply: int) -> Self:
        """The history of moves whose positions are known.

        Args:
            states: The positions: one more than there are moves.
            moves: The moves, those undone included.
            ply: How many of them lie behind the position now.
        """
        checkpoints = {ply: states[ply] for ply in range(0, len(states), CHECKPOINT_PLIES)}
        return cls(Line(list(moves), checkpoints), len(moves), ply, states[ply])

    @property
    def known(self) -> tuple[Move, ...]:
        """All moves, those undone included."""
        return tuple(self.line.moves[: self.plies])

    @property
    def played(self) -> tuple[Move, ...]:
        """The moves up to the position now."""
        return tuple(self.line.moves[: self.ply])

    def state(self, ply: int) -> State:
        """The position after the first `ply` moves itself, which is shared and so must only be read."""
        return self.now if ply == self.ply else self.line[ply]

    def moved_to(self, ply: int) -> Self:
        """The same history, standing after the first `ply` moves."""
        return self._replace(ply=ply, now=self.state(ply))

    def copy(self) -> History:
        """The same history for another game, which copies the line before it adds moves."""
        return History(self.line, self.plies, self.ply, self.now, owns=False)

    def detached(self) -> History:
        """The same history with an independent line that holds no moves of other games."""
        return History(self.line.first(self.plies), self.plies, self.ply, self.now)


class Continuation:
    """Moves played on from a history's present position; they join it only when `history` replaces it.

    Attributes:
        state: The position after them.
        moves: The moves so far.
    """

    __slots__ = ("_checkpoints", "before", "moves", "state")

    def __init__(self, before: History) -> None:
        self.state = before.now.copy()
        self.moves: list[Move] = []
        self.before = before
        self._checkpoints: dict[int, State] = {}

    @property
    def ply(self) -> int:
        """How many moves lie behind the position."""
        return self.before.ply + len(self.moves)

    def play(self, move: Move) -> None:
        """Play a legal move."""
        play(self.state, move)
        self.moves.append(move)
        if self.ply % CHECKPOINT_PLIES == 0:
            self._checkpoints[self.ply] = self.state.copy()

    def history(self) -> History:
        """The history that ends here; what was undone before is no part of it."""
        line, ply = self.before.line, self.before.ply
        if len(line.moves) != ply or not self.before.owns:  # an interrupt can also leave moves that no history counts
            line = line.first(ply)
        line.add(self.moves, self._checkpoints)
        return History(line, self.ply, self.ply, self.state)


class OtherLine(NamedTuple):
    """Moves that were played and then abandoned for others.

    Attributes:
        ply: After how many moves it leaves the line that is played now.
        moves: The moves from there on.
    """

    ply: int
    moves: tuple[Move, ...]


def other_line(now: History, left: History) -> OtherLine:
    """The moves of an abandoned history that the present one does not have."""
    pairs = zip(now.known, left.known, strict=False)
    shared = next((ply for ply, (one, other) in enumerate(pairs) if one != other), min(now.plies, left.plies))
    return OtherLine(shared, left.known[shared:])


def with_line(lines: tuple[History, ...], before: History) -> tuple[History, ...]:
    """The abandoned lines, with one more if playing on has cut off a whole turn.

    Args:
        lines: The lines so far, the latest first.
        before: The history that moves were played after.
    """
    return (before, *lines) if would_cut_turn(before) else lines


def distinct_lines(lines: Iterable[History], now: History) -> tuple[History, ...]:
    """The first few lines whose moves are not just the beginning of the present line or of a line before them."""
    found = [now]
    for left in lines:
        if all(left.known != tuple(other.line.moves[: min(left.plies, other.plies)]) for other in found):
            found.append(left)
    return tuple(found[1 : MAX_OTHER_LINES + 1])


def would_cut_turn(history: History) -> bool:
    """Whether a move played now would take the place of moves that end a turn."""
    return DONE in history.line.moves[history.ply : history.plies]


class HasHistory(Protocol):
    """An object with a history: a game, or one player's side of it."""

    @property
    def _history(self) -> History: ...


def has_ended(game: HasHistory) -> bool:
    """Whether the moves of a game reach its end, no matter which position is shown."""
    return read_only_state(game, game._history.plies).over


def read_only_state(game: HasHistory, ply: int | None = None) -> State:
    """The state of a game, not copied, for code of this package that only reads it.

    Args:
        ply: After how many moves; by default now.
    """
    history = game._history
    return history.now if ply is None else history.state(ply)


class GameView(HasHistory, Protocol):
    """The readable half of a `Game`; `read_only_state` reads its states."""

    @property
    def setup(self) -> Setup:
        """The terms of the game."""

    @property
    def over(self) -> bool:
        """Whether the game has ended."""

    @property
    def ply(self) -> int:
        """How many moves lie behind the position now."""

    @property
    def plies(self) -> int:
        """How many moves are known, those undone included."""

    @property
    def moves(self) -> tuple[Move, ...]:
        """All moves that are known, those undone included."""

    @property
    def turn_starts(self) -> tuple[int, ...]:
        """The plies at which a turn begins."""

    @property
    def other_lines(self) -> tuple[OtherLine, ...]:
        """The lines that were left by playing on from an earlier position."""
