"""A turn as an agent writes it: lines joined by `;`, all or nothing, refused with all that helps to mend it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ..engine import IllegalMove, Move, Refusal, play
from ..engine.moves import shown, split_lines
from ..game.move_parser import read
from ..language.sentences import with_sentence
from .choices import lines_near

if TYPE_CHECKING:
    from ..engine import State

MAX_TURN_LENGTH = 2_000  # characters of a turn
MAX_TURN_MOVES = 100  # moves of a turn


class RefusedTurn(NamedTuple):
    """Why a turn was not played; its text is all that helps to mend it.

    Attributes:
        refusal: What the rules say to it, with its sentence.
        after: The lines that could have been played before it.
        line: The line that could not.
        nearest: Legal lines in its place that are most like it.
    """

    refusal: Refusal
    after: tuple[str, ...]
    line: str
    nearest: tuple[str, ...]

    def __str__(self) -> str:
        rule = f" [rule {self.refusal.rule}]" if self.refusal.rule else ""
        parts = [f"{self.refusal}{rule}"]
        if self.after:
            parts.append(f"Nothing was played. RefusedTurn at “{self.line}”, after: {'; '.join(self.after)}")
        if self.nearest:
            parts.append(f"Nearest legal lines there: {' | '.join(self.nearest)}")
        return "\n".join(parts)


def turn(state: State, seats: str, text: object) -> list[Move] | RefusedTurn:
    """Read the lines of one turn, each in the position that those before it lead to.

    Args:
        text: The lines, joined by `;` or line breaks.

    Returns:
        The moves, each written in full; or why not.

    >>> from ora_widgets import new_game
    >>> turn(new_game(2).now, "RG", "use LR1 lay; take clay")
    [Move('use LR1 lay'), Move('take clay')]
    >>> turn(new_game(2).now, "RG", "use LR1 lay; take wood").nearest[:2]
    ('take joker', 'take clay')
    """
    lines: list[object] = [text if isinstance(text, str) else None]
    if isinstance(text, str) and len(text) <= MAX_TURN_LENGTH:
        lines = [line.strip() for line in split_lines(text)] or [""]
    state, moves = state.copy(), list[Move]()
    seat = state.pending[-1].seat if state.pending else None
    for line in lines:
        try:
            if moves and state.pending and state.pending[-1].seat != seat:
                raise IllegalMove("agent-turn-over", "F0.3", line=shown(line, 40))
            if len(moves) == MAX_TURN_MOVES:
                raise IllegalMove("agent-turn-long", "", most=MAX_TURN_MOVES)
            move = read(state, line)
        except Refusal as refusal:
            ours = bool(state.pending) and state.pending[-1].seat == seat
            words = shown(line, 60)
            near = lines_near(state, words) if ours else ()
            return RefusedTurn(with_sentence(refusal, seats, state), tuple(map(str, moves)), words, tuple(near))
        play(state, move)
        moves.append(move)
    return moves
