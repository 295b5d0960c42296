"""Extra actions of a turn in the middle of something else (D16, D35), for rulings that allow them at any moment.

The question on top is set aside, the turn's own question below it takes the answer, and the question is put again.
"""

from __future__ import annotations

from ..state import State
from ..steps.base import Asker, Plain
from .act import Act, Bonus
from .settling import Settle

TURNS: dict[str, Asker] = {"act": Act(), "bonus": Bonus(), "settle": Settle()}
EXTRAS = ("flip", "sell", "district", "plot", "settle")
INTERRUPTED = ("go", "prior", "granted", "place", "visited", "step")


def below(state: State) -> int | None:
    """Where the question of the turn lies that another question of the same seat interrupts."""
    frame = state.pending[-1]
    if frame[0] not in INTERRUPTED:
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


def take(state: State, move: Plain) -> None:
    """Carry out such an extra action; the interrupted question and all that is below it stay as they are."""
    at = below(state)
    assert at is not None
    *rest, turn = state.pending[: at + 1]
    interrupted = state.pending[at + 1 :]
    state.pending = tuple(rest)
    TURNS[turn[0]].take(state, turn, move)
    state.pending = state.pending[: at + 1] + interrupted + state.pending[at + 1 :]
