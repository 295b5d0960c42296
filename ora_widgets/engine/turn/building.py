"""Building (F5.5): which card where, what it costs, and the prior's visit right afterwards."""

from __future__ import annotations

from ..cards import CARDS, PRINTED, Card, in_play
from ..goods import spell
from ..land import NEIGHBOURS, at
from ..moves import NotNow, Refusal
from ..state import PRIOR, Frame, Player, State
from ..steps.base import SKIP, Asker, Plain, run_function
from .rounds import LETTERS


def offers(state: State, player: Player) -> list[Plain]:
    """Every affordable building of the display on every space that takes it."""
    moves: list[Plain] = []
    if not player.free:
        return moves
    terrain = player.ground
    printed = PRINTED[state.rulings.table]
    beside: set[str] | None = None
    for id_ in state.display:
        card = printed[id_]
        if player.can_give(card.cost):
            allowed = card.terrain
            if card.cloister:
                if beside is None:
                    beside = {near for space in player.cloisters for near in NEIGHBOURS[space]}
                moves += [("build", id_, s) for s in player.free if terrain[s] in allowed and s in beside]
            else:
                moves += [("build", id_, s) for s in player.free if terrain[s] in allowed]
    return moves


def build(state: State, seat: int, move: Plain) -> None:
    """Pay, place, and offer the prior's visit if he is at home (F5.5.5)."""
    _, id_, space = move
    card = PRINTED[state.rulings.table][id_]
    player = state.players[seat]
    player.give(card.cost)
    state.display = tuple(other for other in state.display if other != id_)
    state.built = state.round
    erect(state, seat, card, space)
    if not player.prior:
        state.ask("prior", seat, id_)


def erect(state: State, seat: int, card: Card, space: str) -> None:
    """Lay a building on a space of a landscape, with the effect that its mere presence has (F5.3.4)."""
    player = state.players[seat]
    player.put(space, card.id)
    player.buildings = (*player.buildings, card.id)
    if card.cloister:
        player.cloisters = (*player.cloisters, space)
    state.sites[card.id] = (seat, space)
    if card.raises_price:
        state.price = 2


class PriorVisit(Asker):
    """The question `("prior", seat, card)`: put the prior on the building just built (F5.5.5)."""

    __slots__ = ()

    def options(self, state: State, frame: Frame) -> list[Plain]:
        return [(PRIOR,), SKIP]

    def take(self, state: State, frame: Frame, move: Plain) -> None:
        _, seat, card = frame
        if move == (PRIOR,):
            state.players[seat].station(PRIOR, card)
            run_function(state, seat, card)


def explain(state: State, seat: int, move: Plain) -> Refusal:
    """Why a building may not be built there now: the card, its price, the space, its neighbours."""
    _, id_, space = (*move, "", "")[:3]
    return explain_card(state, state.players[seat], id_) or explain_site(state.players[seat], id_, space)


def explain_card(state: State, player: Player, id_: str) -> Refusal | None:
    """Why a card cannot be had, wherever it would go."""
    if id_.startswith("S"):
        return NotNow("settlement-not-built-here", "F5.5.6", card=id_)
    if id_ not in CARDS:
        return NotNow("not-an-option", "F5.5.1", line=f"build {id_}")
    if id_ in state.sites:
        return NotNow("card-already-built", "F1.5", card=id_, owner=state.sites[id_][0])
    card = PRINTED[state.rulings.table][id_]
    if id_ not in state.display:
        if all(other.id != id_ for other in in_play(state)):
            return NotNow("card-not-in-game", "F2.4", card=id_)
        if card.pile in LETTERS[state.passed :]:
            return NotNow("card-in-pile", "F2.5", card=id_, pile=card.pile)
        return NotNow("card-not-in-display", "F13.6", card=id_)  # covered or discarded, it does not come back
    if not player.can_give(card.cost):
        missing = [(i, n - player.goods[i]) for i, n in card.cost if n > player.goods[i]]
        return NotNow("cannot-afford", "F5.5.2", card=id_, cost=spell(card.cost), missing=spell(missing))
    return None


def explain_site(player: Player, id_: str, space: str) -> Refusal:
    """Why a card cannot stand on a space."""
    card = CARDS[id_]
    if refusal := explain_space(player, space):
        return refusal
    terrain = player.ground[space]
    if terrain not in card.terrain:
        return NotNow("wrong-terrain", "F5.5.3", card=id_, terrain=terrain, allowed=card.terrain)
    return NotNow("needs-cloister", "F5.5.4", card=id_, space=space)


def explain_space(player: Player, space: str) -> Refusal | None:
    """Why a space is not an empty space of this landscape."""
    try:
        at(space)
    except ValueError:
        return NotNow("unknown-space", "F7.1", word=space)
    if space not in player.ground:
        return NotNow("no-such-space", "F5.5.1", space=space)
    held = player.holds.get(space)
    if held in ("forest", "moor"):
        return NotNow("space-covered", "F5.5.3", space=space, what=held)
    if held:
        return NotNow("space-taken", "F5.5.1", space=space, card=held)
    return None
