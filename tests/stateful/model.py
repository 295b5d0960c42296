"""A simple model of a game: its moves, and the engine's positions."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

from ora_widgets.engine import Move, State, options, play

LISTED = 40  # answers that are examined, because a payment may have millions


class Line:
    """All known moves with the positions between them, and how many are before the present one."""

    def __init__(self, start: State) -> None:
        self.states = [start]
        self.moves: list[Move] = []
        self.ply = 0

    @property
    def now(self) -> State:
        return self.states[self.ply]

    def copy(self) -> Line:
        """A copy at this point."""
        twin = Line(self.states[0])
        twin.states, twin.moves, twin.ply = self.states[:], self.moves[:], self.ply
        return twin

    def without_undone(self) -> Line:
        """The moves of a record, without undone ones."""
        twin = self.copy()
        del twin.states[self.ply + 1 :], twin.moves[self.ply :]
        return twin

    def answer_by_number(self, number: int) -> str:
        """One of the answers, chosen by a number; None at the end."""
        moves = list(islice(iter(options(self.now)), LISTED))
        return str(Move(moves[number % len(moves)])) if moves else ""

    def go_on(self, moves: Sequence[Move]) -> None:
        """Play legal moves; if there are any, undone moves are dropped."""
        if not moves:
            return
        self.__dict__.update(self.without_undone().__dict__)
        for move in moves:
            assert self.now.pending, f"{move} after the end"
            assert move in options(self.now), f"{move} is played, but not legal"
            after = self.now.copy()
            play(after, tuple(move))
            self.states.append(after)
            self.moves.append(move)
            self.ply += 1

    def turns(self) -> list[int]:
        """The beginnings of turns, and the end of the known moves."""
        starts = [ply + 1 for ply, move in enumerate(self.moves) if move == ("done",)]
        return sorted({0, *starts, len(self.moves)})

    def ply_after_walk(self, do: str, by: str) -> int:
        """The target of undoing or redoing."""
        stops = list(range(len(self.moves) + 1)) if by == "move" else self.turns()
        if do == "undo":
            return max((ply for ply in stops if ply < self.ply), default=self.ply)
        return min((ply for ply in stops if ply > self.ply), default=self.ply)
