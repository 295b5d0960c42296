"""Actions that a building grants (Carpentry, Castle, Calefactory, Bulwark ...): each once, each optional."""

from __future__ import annotations

from ..frames import Allowance
from ..moves import IllegalMove, Refusal
from ..state import State
from ..steps.base import SKIP, Asker, Plain
from . import building, harvest, landscape, settling


class Granted(Asker[Allowance]):
    """Carry one of the actions out, or none of those left."""

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
