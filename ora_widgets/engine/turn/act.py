"""The open question of a turn (F3.4, F5, F6): main actions while there are any, extra actions, and ending it."""

from __future__ import annotations

from typing import Final

from ..cards import SETTLEMENTS
from ..frames import Turn, turn
from ..moves import IllegalMove, Refusal
from ..state import LAY, NOBODY, PRIOR, Player, State
from ..steps.base import DONE, PASS, Asker, Plain, run_function
from . import building, contract, harvest, landscape


class Act(Asker[Turn]):
    """One turn of a seat in a normal round."""

    __slots__ = ()

    def options(self, state: State, frame: Turn) -> list[Plain]:
        player = state.players[frame.seat]
        moves = self.mains(state, player) if frame.mains else []
        if frame.buys:
            moves += landscape.offers(state, player)
        moves.append(PASS if frame.mains else DONE)
        return moves

    def allows(self, state: State, frame: Turn, move: Plain) -> bool:
        player = state.players[frame.seat]
        verb = move[0]
        if verb in ("pass", "done"):
            return move == (PASS if frame.mains else DONE)
        if verb in ("district", "plot"):
            return bool(frame.buys) and move in landscape.offers(state, player)
        return bool(frame.mains) and verb in MAIN_ACTIONS and move in self.mains(state, player, verb)

    def mains(self, state: State, player: Player, verb: str = "") -> list[Plain]:
        """The main actions of F5.1 that do something.

        Args:
            verb: The only verb that is wanted; others may be left out.
        """
        if verb == "build":
            return building.offers(state, player)
        if verb in ("fell", "cut"):
            return harvest.offers(state, player, (verb,))
        occupied = state.occupied_cards()
        moves: list[Plain] = []
        prior, lay = not player.prior, player.brothers > 0
        if prior or lay:
            for card in player.buildings:
                if card not in occupied:
                    if lay:
                        moves.append(("use", card, LAY))
                    if prior:
                        moves.append(("use", card, PRIOR))
        if state.rulings.own_occupied:
            kinds = [kind for kind in (LAY, PRIOR) if player.has(kind)]
            moves += [("use", card, kind) for card in player.buildings if card in occupied for kind in kinds]
        moves += contract.offers(state, player, occupied)
        if state.rulings.any_building:
            moves += [("use", card, NOBODY) for card in state.sites]
        if verb:
            return moves
        moves += building.offers(state, player)
        moves += harvest.offers(state, player, ("fell", "cut"))
        return moves

    def take(self, state: State, frame: Turn, move: Plain) -> None:
        verb = move[0]
        if verb == "done":
            return
        if verb in ("district", "plot"):
            state.ask(turn(frame.kind, frame.seat, frame.mains, frame.buys - 1))
            landscape.buy(state, frame.seat, move)
        else:
            state.ask(turn(frame.kind, frame.seat, frame.mains - 1, frame.buys))
            MAIN_ACTIONS[verb](state, frame.seat, move)

    def explain(self, state: State, frame: Turn, move: Plain) -> Refusal:
        verb = move[0]
        if verb in ("district", "plot"):
            return landscape.explain(state, frame.seat, move, frame.buys)
        if verb == "done" and frame.mains:
            return IllegalMove("main-action-left", "F5.6")
        if verb == "settle" and (*move, "")[1] in SETTLEMENTS:
            return IllegalMove("settlement-not-built-here", "F5.5.6", card=move[1])
        if verb not in MAIN_ACTIONS:
            return IllegalMove("other-question", "", line=" ".join(move), question=frame.kind)
        if not frame.mains:
            return IllegalMove("no-main-action-left", state.mode.turn_rule)
        return self.explain_main(state, frame.seat, move)

    def explain_main(self, state: State, seat: int, move: Plain) -> Refusal:
        """Why a main action is refused although there is one left."""
        if move[0] == "use":
            return explain_use(state, seat, move)
        if move[0] == "contract":
            return contract.explain(state, seat, move)
        if move[0] == "build":
            return building.explain(state, seat, move)
        if move[0] == "pass":
            return IllegalMove("not-an-option", "F5.6", line=" ".join(move))
        return harvest.explain(state, seat, move)


class Bonus(Act):
    """The one turn of the bonus round: build, or the prior on any building (F9.3)."""

    __slots__ = ()

    def mains(self, state: State, player: Player, verb: str = "") -> list[Plain]:  # few enough
        moves: list[Plain] = []
        if not player.prior:
            moves += [("use", card, PRIOR) for card in state.sites]
        if state.rulings.any_building:
            return moves + [move for move in super().mains(state, player, verb) if move not in moves]
        return moves + building.offers(state, player)

    def explain_main(self, state: State, seat: int, move: Plain) -> Refusal:
        if move[0] not in ("use", "build") and not state.rulings.any_building:
            return IllegalMove("bonus-round-not-allowed", "F9.3", verb=move[0])
        if move[0] != "use":
            return super().explain_main(state, seat, move)
        _, card, kind = (*move, "", "")[:3]
        if refusal := building.explain_unbuilt(state, card):
            return refusal
        if kind != PRIOR and state.rulings.any_building:
            return explain_use(state, seat, move)
        if kind == LAY:
            return IllegalMove("bonus-round-only-prior", "F9.3")
        return IllegalMove("bonus-round-prior-out", "F9.3", cards=(state.players[seat].prior,))


def use(state: State, seat: int, move: Plain) -> None:
    """Place one of one's own clergymen and run the function (F5.2)."""
    _, card, kind = move
    player = state.players[seat]
    if kind == NOBODY:
        return run_function(state, seat, card)
    if state.rulings.crowded_out and state.pending[-1].kind == "act":  # in the bonus round several may stand there
        player.lose(card)
    player.station(kind, card)
    return run_function(state, seat, card)


def explain_use(state: State, seat: int, move: Plain) -> Refusal:
    """Why none of one's own clergymen may go there (F5.2)."""
    _, card, kind = (*move, "", "")[:3]
    if refusal := building.explain_unbuilt(state, card):
        return refusal
    if state.sites[card][0] != seat:
        return IllegalMove("not-your-building", "F5.2.1", card=card, owner=state.sites[card][0])
    if card in state.occupied_cards() and not state.rulings.own_occupied:
        return IllegalMove("occupied", "F5.2.5", card=card)
    if kind not in (PRIOR, LAY) or state.players[seat].has(kind):
        return IllegalMove("not-an-option", "F5.2.1", line=" ".join(move))
    return no_clergyman(state.players[seat], kind)


def no_clergyman(player: Player, kind: str) -> Refusal:
    """The refusal if no clergyman of a kind is at home: where they stand, and whether the other is (F5.2.1, F3.1).

    Args:
        kind: `"prior"` or `"lay"`, of which none is at home.
    """
    if not player.has(PRIOR) and not player.has(LAY):
        cards = (player.prior, *player.out)
        return IllegalMove("no-clergyman", "F3.1", kind="any", cards=cards, count=len(cards))
    cards = (player.prior,) if kind == PRIOR else player.out
    return IllegalMove("no-clergyman", "F5.2.1", kind=kind, cards=cards, count=len(cards))


def nothing(state: State, seat: int, move: Plain) -> None:
    """Spend the action without effect (F5.6)."""


MAIN_ACTIONS: Final = {
    "use": use,
    "contract": contract.sign,
    "build": building.build,
    "fell": harvest.harvest,
    "cut": harvest.harvest,
    "pass": nothing,
}
