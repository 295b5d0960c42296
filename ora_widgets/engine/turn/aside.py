"""Extra actions of a turn in the middle of something else (D16, D35), for rulings that allow them at any moment.

The question on top is set aside, the turn's own question below it takes the answer, and the question is put again.
"""

from __future__ import annotations

from typing import Final

from ..cards import step_of
from ..frames import INTERRUPTED, Frame, Turn
from ..state import State
from ..steps.base import Asker, Plain
from ..steps.grants import Enter
from .act import Act, Bonus
from .settling import Settle

TURNS: Final[dict[str, Asker[Turn]]] = {"act": Act(), "bonus": Bonus(), "settle": Settle()}
EXTRAS: Final = ("district", "plot", "settle")


def asks_what_next(frame: Frame) -> bool:
    """Whether it is asked what to do next, and not how to do something."""
    return isinstance(frame, Turn) or interrupted(frame)


def interrupted(frame: Frame) -> bool:
    """Whether it is a question that an extra action may interrupt: what to do next, in the middle of a turn."""
    return frame.kind in INTERRUPTED or isinstance(step_of(frame), Enter)


def below(state: State) -> tuple[int, Turn] | None:
    """The question of the turn that another question of the same seat interrupts, and where it lies."""
    frame = state.pending[-1]
    if not interrupted(frame):
        return None
    for at, turn in reversed(list(enumerate(state.pending[:-1]))):
        if isinstance(turn, Turn):
            return (at, turn) if turn.seat == frame.seat else None
    return None


def offers(state: State, own: list[Plain]) -> list[Plain]:
    """The extra actions of the turn that may come first.

    Args:
        own: The answers to the question itself; what it offers by the same verb goes before.
    """
    found = below(state)
    if found is None:
        return []
    turn = found[1]
    verbs = set(EXTRAS) - {move[0] for move in own}
    return [move for move in TURNS[turn.kind].options(state, turn) if move[0] in verbs]


def meant(state: State, move: Plain) -> Frame:
    """The question that a refused move was an answer to."""
    frame = state.pending[-1]
    granted = frame.kind == "granted" and move[0] in frame.actions
    found = below(state) if move[0] in EXTRAS and not granted else None
    return frame if found is None else found[1]


def take(state: State, found: tuple[int, Turn], move: Plain) -> None:
    """Carry out such an extra action, which is on offer; what it interrupts stays as it is.

    Args:
        found: What `below` has found.
    """
    at, turn = found
    above = state.pending[at + 1 :]
    state.pending = state.pending[:at]
    TURNS[turn.kind].take(state, turn, move)
    state.pending = state.pending[: at + 1] + above + state.pending[at + 1 :]
