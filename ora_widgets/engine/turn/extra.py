"""Actions in the middle of something else: those that a building grants, and extra actions of a turn.

A building (Carpentry, Castle, Calefactory, Bulwark …) grants each once, each optional. Extra actions are for rulings that allow
them at any moment (D16, D35).

For an extra action the question on top is set aside, the turn's own question below it takes the answer, and the question is put again.
"""

from __future__ import annotations

from typing import Final

from ..cards import step_of
from ..frames import INTERRUPTED, Allowance, Frame, Turn
from ..moves import IllegalMove, Refusal
from ..state import State
from ..steps.base import SKIP, Asker, Plain
from ..steps.grants import Enter
from ..turn import building, harvest, landscape, settling
from .act import Act, Bonus
from .settling import Settle

TURNS: Final[dict[str, Asker[Turn]]] = {"act": Act(), "bonus": Bonus(), "settle": Settle()}
EXTRAS: Final = ("district", "plot", "settle")


def asks_what_next(frame: Frame) -> bool:
    """Whether the question is what to do next, and not how to do something."""
    return isinstance(frame, Turn) or is_interruptible(frame)


def is_interruptible(frame: Frame) -> bool:
    """Whether it is a question that an extra action may interrupt: what to do next, in the middle of a turn."""
    return frame.kind in INTERRUPTED or isinstance(step_of(frame), Enter)


def interrupted_question(state: State) -> tuple[int, Turn] | None:
    """The question of the turn that another question of the same seat interrupts, and where it lies."""
    frame = state.pending[-1]
    if not is_interruptible(frame):
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
    found = interrupted_question(state)
    if found is None:
        return []
    turn = found[1]
    verbs = set(EXTRAS) - {move[0] for move in own}
    return [move for move in TURNS[turn.kind].options(state, turn) if move[0] in verbs]


def question_meant(state: State, move: Plain) -> Frame:
    """The question that a refused move was an answer to."""
    frame = state.pending[-1]
    granted = frame.kind == "granted" and move[0] in frame.actions
    found = interrupted_question(state) if move[0] in EXTRAS and not granted else None
    return frame if found is None else found[1]


def take(state: State, found: tuple[int, Turn], move: Plain) -> None:
    """Carry out such an extra action, which is on offer; what it interrupts stays as it is.

    Args:
        found: What `interrupted_question` has found.
    """
    at, turn = found
    above = state.pending[at + 1 :]
    state.pending = state.pending[:at]
    TURNS[turn.kind].take(state, turn, move)
    state.pending = state.pending[: at + 1] + above + state.pending[at + 1 :]


class Granted(Asker[Allowance]):
    """Carry out one of the granted actions, or decline those that are left."""

    __slots__ = ()

    def moves(self, state: State, frame: Allowance) -> list[Plain]:
        """What the grant allows now."""
        player = state.players[frame.seat]
        moves: list[Plain] = []
        for action in frame.actions:
            if action == "build":
                moves += building.offers(state, player)
            elif action == "settle":
                moves += settling.offers(state, player)
            elif action in ("fell", "cut"):
                moves += harvest.offers(state, player, (action,))
            elif state.districts if action == "district" else state.plots:
                moves += landscape.places(state, player, action)
        return moves

    def options(self, state: State, frame: Allowance) -> list[Plain]:
        return [*self.moves(state, frame), SKIP]

    def take(self, state: State, frame: Allowance, move: Plain) -> None:
        seat, verb = frame.seat, move[0]
        if move != SKIP:
            if left := tuple(action for action in frame.actions if action != verb):
                state.ask(Allowance("grant", seat, left))
            if verb == "build":
                building.build(state, seat, move)
            elif verb == "settle":
                settling.settle(state, seat, move)
            elif verb in ("fell", "cut"):
                harvest.harvest(state, seat, move)
            else:
                landscape.lay(state, seat, move, keep=state.rulings.bulwark_keeps_piles)

    def due(self, state: State, frame: Allowance) -> None:
        """Ask if anything of it is possible, or may become so."""
        if state.rulings.waiting_grants or self.moves(state, frame):
            state.ask(frame._replace(kind="granted"))

    def explain(self, state: State, frame: Allowance, move: Plain) -> Refusal:
        seat, verb = frame.seat, move[0]
        if verb not in frame.actions:
            return IllegalMove("other-question", "", line=" ".join(move), question="granted")
        if verb == "build":
            return building.explain(state, seat, move)
        if verb == "settle":
            return settling.explain(state, state.players[seat], move)
        if verb in ("fell", "cut"):
            return harvest.explain(state, seat, move)
        if not (state.districts if verb == "district" else state.plots):
            return IllegalMove("no-landscape-left", "F1.4", kind=verb)
        return landscape.explain_place(state.players[seat], verb, *(*move[1:], "", "")[:2])
