"""A game as simply as it can be told: the moves, and the positions that the engine goes through with them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

from ora_widgets.engine import Move, State, options, play

LISTED = 40  # answers that are looked at; a payment may have millions


class Line:
    """All moves that are known, with the positions between them, and how many of them lie behind."""

    def __init__(self, start: State) -> None:
        self.states = [start]
        self.moves: list[Move] = []
        self.ply = 0

    @property
    def now(self) -> State:
        return self.states[self.ply]

    def copy(self) -> Line:
        """Another one at this point."""
        twin = Line(self.states[0])
        twin.states, twin.moves, twin.ply = self.states[:], self.moves[:], self.ply
        return twin

    def cut(self) -> Line:
        """What a record holds: nothing of what was undone."""
        twin = self.copy()
        del twin.states[self.ply + 1 :], twin.moves[self.ply :]
        return twin

    def listed(self, number: int) -> str:
        """One of the answers, by any number; nothing at the end."""
        moves = list(islice(iter(options(self.now)), LISTED))
        return str(Move(moves[number % len(moves)])) if moves else ""

    def go_on(self, moves: Sequence[Move]) -> None:
        """Play moves, each of which must be legal; what was undone is forgotten, unless there are none."""
        if not moves:
            return
        self.__dict__.update(self.cut().__dict__)
        for move in moves:
            assert self.now.pending, f"{move} after the end"
            assert move in options(self.now), f"{move} is played, but not legal"
            after = self.now.copy()
            play(after, tuple(move))
            self.states.append(after)
            self.moves.append(move)
            self.ply += 1

    def turns(self) -> list[int]:
        """Where turns begin, and the end of what is known."""
        starts = [ply + 1 for ply, move in enumerate(self.moves) if move == ("done",)]
        return sorted({0, *starts, len(self.moves)})

    def walked(self, do: str, by: str) -> int:
        """Where undoing or redoing leads."""
        stops = list(range(len(self.moves) + 1)) if by == "move" else self.turns()
        if do == "undo":
            return max((ply for ply in stops if ply < self.ply), default=self.ply)
        return min((ply for ply in stops if ply > self.ply), default=self.ply)
