"""Extra actions of a turn in the middle of something else (D16, D35), for rulings that allow them at any moment.

The question on top is set aside, the turn's own question below it takes the answer, and the question is put again.
"""

from __future__ import annotations

from ..cards import CARDS
from ..state import Frame, State
from ..steps.base import Asker, Plain
from ..steps.grants import Enter
from .act import Act, Bonus
from .settling import Settle

TURNS: dict[str, Asker] = {"act": Act(), "bonus": Bonus(), "settle": Settle()}
EXTRAS = ("district", "plot", "settle")
INTERRUPTED = ("go", "prior", "granted", "place", "visited")


def what_next(frame: Frame) -> bool:
    """Whether it is asked what to do next, and not how to do something."""
    return frame[0] in TURNS or interrupted(frame)


def interrupted(frame: Frame) -> bool:
    """Whether it is a question that an extra action may interrupt: what to do next, in the middle of a turn."""
    return frame[0] in INTERRUPTED or (frame[0] == "step" and isinstance(CARDS[frame[2]].does[frame[3]], Enter))


def below(state: State) -> int | None:
    """Where the question of the turn lies that another question of the same seat interrupts."""
    frame = state.pending[-1]
    if not interrupted(frame):
        return None
    for at in reversed(range(len(state.pending) - 1)):
        if state.pending[at][0] in TURNS:
            return at if state.pending[at][1] == frame[1] else None
    return None


def offers(state: State, own: list[Plain]) -> list[Plain]:
    """The extra actions of the turn that may come first.

    Parameters: `own`, the answers to the question itself; what it offers by the same verb goes before.
    """
    at = below(state)
    if at is None:
        return []
    turn = state.pending[at]
    verbs = set(EXTRAS) - {move[0] for move in own}
    return [move for move in TURNS[turn[0]].options(state, turn) if move[0] in verbs]


def meant(state: State, move: Plain) -> Frame:
    """The question that a refused move was an answer to."""
    frame = state.pending[-1]
    granted = frame[0] == "granted" and move[0] in frame[2]
    at = below(state) if move[0] in EXTRAS and not granted else None
    return frame if at is None else state.pending[at]


def take(state: State, move: Plain) -> None:
    """Carry out such an extra action, which is on offer; what it interrupts stays as it is."""
    at = below(state) or 0
    turn, above = state.pending[at], state.pending[at + 1 :]
    state.pending = state.pending[:at]
    TURNS[turn[0]].take(state, turn, move)
    state.pending = state.pending[: at + 1] + above + state.pending[at + 1 :]
