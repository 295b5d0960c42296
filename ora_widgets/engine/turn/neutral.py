"""The neutral player of the solo game (F13.4 to F13.8): forced building, covering, and the prior's one visit."""

from __future__ import annotations

from ..cards import CARDS, SETTLEMENTS
from ..frames import Neutral
from ..land import NEIGHBOURS
from ..moves import IllegalMove, Refusal
from ..state import PRIOR, Player, State
from ..steps.base import SKIP, Asker, Plain, run_function
from . import building, contract


def sites(state: State, *, cloister: bool) -> list[str]:
    """The spaces of the neutral heartland that take such a building, covered ones included (F13.6, D22)."""
    land = state.players[state.mode.players]
    occupied = set() if state.rulings.over_cards else state.occupied_cards()
    found = []
    for space in land.ground:
        below = land.holds.get(space)
        fits = below is None or (below not in occupied and CARDS[below].cloister == cloister)
        if fits and (not cloister or any(near in land.cloisters for near in NEIGHBOURS[space])):
            found.append(space)
    return found


def keeping(state: State) -> list[Plain]:
    """The placements after which as many as possible of the remaining cards still have a place (F13.6).

    The orders of placing need not be searched. Terrain does not count, so cards differ only in whether they are
    cloister buildings, and a building just placed can be covered by the next one of its kind. Neighbours only ever
    change for the better: a kind with one space left has room for all its cards, and a placement takes only its own
    space from the other kind. So the cards that still have a place are the rest of its own kind, and those of the other
    kind if that keeps a space.
    """
    kinds = {kind: [id_ for id_ in state.display if CARDS[id_].cloister is kind] for kind in (False, True)}
    spaces = {kind: sites(state, cloister=kind) for kind in kinds}
    every: list[Plain] = [("place", id_, space) for id_ in state.display for space in spaces[CARDS[id_].cloister]]
    if not state.mode.keeps_places or not any(kinds[kind] and len(spaces[kind]) == 1 for kind in kinds):
        return every

    def choices_left(move: Plain) -> int:
        own = CARDS[move[1]].cloister
        others = len(kinds[not own]) if any(space != move[2] for space in spaces[not own]) else 0
        return len(kinds[own]) + others

    most = max(map(choices_left, every))
    return [move for move in every if choices_left(move) == most]


class Place(Asker[Neutral]):
    """Lay the next card of the display on the neutral heartland."""

    __slots__ = ()

    def options(self, state: State, frame: Neutral) -> list[Plain]:
        return keeping(state)

    def due(self, state: State, frame: Neutral) -> None:
        """Ask while any card has a place; the others leave the game (D22)."""
        if any(sites(state, cloister=kind) for kind in {CARDS[id_].cloister for id_ in state.display}):
            state.ask(frame._replace(kind="place"))
        else:
            state.display = ()
            state.ask(frame._replace(kind="visit"))

    def take(self, state: State, frame: Neutral, move: Plain) -> None:
        _, id_, space = move
        neutral = state.mode.players
        land = state.players[neutral]
        if below := land.holds.get(space):
            cover(state, land, below, space)
        state.display = tuple(other for other in state.display if other != id_)
        building.erect(state, neutral, CARDS[id_], space)
        state.ask(Neutral("placing", frame.seat, (*frame.placed, id_)))

    def explain(self, state: State, frame: Neutral, move: Plain) -> Refusal:
        if move[0] != "place":
            return IllegalMove("other-question", "F13.6", line=" ".join(move), question="place")
        _, id_, space = (*move, "", "")[:3]
        land = state.players[state.mode.players]
        if id_ in SETTLEMENTS:
            return IllegalMove("neutral-settlement", "F13.4", card=id_)
        if refusal := building.explain_no_card(state, id_):
            return refusal
        if space not in land.ground:
            return IllegalMove("neutral-no-space", "F13.4", space=space)
        below = land.holds.get(space)
        if below in state.occupied_cards():
            return IllegalMove("neutral-occupied", "F13.6", card=below)
        cloister = CARDS[id_].cloister
        if below and CARDS[below].cloister != cloister:
            return IllegalMove("neutral-kind", "F13.6", card=below)
        if space not in sites(state, cloister=cloister):
            return IllegalMove("neutral-cloister", "F13.6", card=id_, space=space)
        others = tuple(other for other in state.display if CARDS[other].cloister != cloister)
        return IllegalMove("neutral-last-space", "F13.6", card=id_, space=space, cards=others)


def cover(state: State, land: Player, card: str, space: str) -> None:
    """Take the card that is built over out of play (F13.6)."""
    if land.prior == card:
        land.call_prior()
    land.brothers += land.out.count(card)
    land.out = tuple(other for other in land.out if other != card)
    state.covered = (*state.covered, (space, card))
    del state.sites[card]
    land.buildings = tuple(other for other in land.buildings if other != card)
    land.cloisters = tuple(other for other in land.cloisters if other != space)
    del land.holds[space]


class Visit(Asker[Neutral]):
    """Use one of the cards just laid with the neutral prior (F13.7)."""

    __slots__ = ()

    def targets(self, state: State, placed: tuple[str, ...]) -> list[str]:
        """The cards laid in this phase that are still visible."""
        return [id_ for id_ in placed if id_ in state.sites]

    def moves(self, state: State, frame: Neutral) -> list[Plain]:
        """A contract for each of them, per means of payment, or a free entry where that is agreed (D24)."""
        if state.rulings.free_visits:
            return [("enter", id_) for id_ in self.targets(state, frame.placed)]
        if state.players[state.mode.players].prior:
            return []
        means = contract.payments(state, state.players[frame.seat])
        return [("contract", id_, how) for id_ in self.targets(state, frame.placed) for how in means]

    def options(self, state: State, frame: Neutral) -> list[Plain]:
        return [*self.moves(state, frame), SKIP]

    def due(self, state: State, frame: Neutral) -> None:
        """Ask if the visit is possible."""
        if self.moves(state, frame):
            state.ask(frame._replace(kind="visited"))

    def take(self, state: State, frame: Neutral, move: Plain) -> None:
        if move != SKIP:
            id_ = move[1]
            neutral = state.mode.players
            if not state.rulings.free_visits:
                contract.pay(state, frame.seat, neutral, move[2])
            if not state.players[neutral].prior:
                state.players[neutral].station(PRIOR, id_)
            run_function(state, frame.seat, id_)

    def explain(self, state: State, frame: Neutral, move: Plain) -> Refusal:
        if move[0] != ("enter" if state.rulings.free_visits else "contract"):
            return IllegalMove("other-question", "F13.7", line=" ".join(move), question="visited")
        if move[0] == "contract" and move[1:] and move[1] in self.targets(state, frame.placed):
            return contract.explain(state, frame.seat, move)
        if move[1:] and (refusal := building.explain_unbuilt(state, move[1])):
            return refusal
        return IllegalMove("visit-not-new", "F13.7", card=(*move, "")[1])
