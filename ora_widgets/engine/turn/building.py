"""Building (F5.5): which card where, what it costs, and the prior's visit right afterwards."""

from __future__ import annotations

from ..cards import CARDS, PRINTED, SETTLEMENTS, Card, in_play
from ..frames import Use, use_of
from ..goods import spell
from ..land import FOREST, MOOR, neighbours_of, parse_space
from ..moves import IllegalMove, Refusal
from ..state import PRIOR, Player, State
from ..steps.base import SKIP, Asker, Plain, run_function
from ..terms import CONTRACT_PRICES
from .rounds import PILE_LETTERS


def offers(state: State, player: Player) -> list[Plain]:
    """Every affordable building of the display on every space that takes it."""
    moves: list[Plain] = []
    empty = empty_spaces(state, player)
    if not empty:
        return moves
    printed = PRINTED[state.rulings.table]
    neighbours = neighbours_of(player.cloisters)
    taken: dict[tuple[tuple[str, ...], bool], list[str]] = {}  # most cards go to the same spaces
    for id_ in state.display:
        card = printed[id_]
        if player.can_give(card.cost):
            where = (card.terrain, card.cloister)
            spaces = taken.get(where)
            if spaces is None:
                allowed = card.terrain
                spaces = [s for s, terrain in empty if terrain in allowed and (s in neighbours or not card.cloister)]
                taken[where] = spaces
            moves += [("build", id_, space) for space in spaces]
    return moves


def empty_spaces(state: State, player: Player) -> list[tuple[str, str]]:
    """The spaces that something may be built on, each with its terrain."""
    empty = player.empty_spaces()
    if state.rulings.over_cards:
        empty += [(space, player.ground[space]) for space in player.forests + player.moors]
    return empty


def build(state: State, seat: int, move: Plain) -> None:
    """Pay, place, and offer the prior's visit if he is at home (F5.5.5)."""
    _, id_, space = move
    card = PRINTED[state.rulings.table][id_]
    player = state.players[seat]
    player.give(card.cost)
    state.display = tuple(other for other in state.display if other != id_)
    state.built = state.round
    erect(state, seat, card, space)
    if not player.prior or state.rulings.any_building:
        state.ask(use_of("prior", seat, id_))


def uncover(player: Player, space: str) -> None:
    """Take the forest or moor off a space that is built on (`Rulings.over_cards`)."""
    if player.holds.get(space) in (FOREST, MOOR):
        player.empty(space)


def erect(state: State, seat: int, card: Card, space: str) -> None:
    """Lay a building on a space of a landscape, with the effect that its mere presence has (F5.3.4)."""
    player = state.players[seat]
    uncover(player, space)
    player.put(space, card.id)
    player.buildings = (*player.buildings, card.id)
    if card.cloister:
        player.cloisters = (*player.cloisters, space)
    state.sites[card.id] = (seat, space)
    if card.raises_price:
        state.price = CONTRACT_PRICES[1]


class PriorVisit(Asker[Use]):
    """Put the prior on the building just built, or leave him at home (F5.5.5)."""

    __slots__ = ()

    def options(self, state: State, frame: Use) -> list[Plain]:
        moves: list[Plain] = [] if state.players[frame.seat].prior else [(PRIOR,)]
        if state.rulings.any_building:
            moves.append(("enter", frame.card))
        return [*moves, SKIP]

    def take(self, state: State, frame: Use, move: Plain) -> None:
        if move == (PRIOR,):
            state.players[frame.seat].station(PRIOR, frame.card)
        if move != SKIP:
            run_function(state, frame.seat, frame.card)


def explain(state: State, seat: int, move: Plain) -> Refusal:
    """Why a building may not be built there now: the card, its price, the space, its neighbours."""
    _, id_, space = (*move, "", "")[:3]
    return explain_card(state, state.players[seat], id_) or explain_site(state, state.players[seat], id_, space)


def explain_card(state: State, player: Player, id_: str) -> Refusal | None:
    """Why a card cannot be had, wherever it would go."""
    if id_ in SETTLEMENTS:
        return IllegalMove("settlement-not-built-here", "F5.5.6", card=id_)
    if refusal := explain_no_card(state, id_):
        return refusal
    card = PRINTED[state.rulings.table][id_]
    if not player.can_give(card.cost):
        missing = spell(player.lacking(card.cost))
        return IllegalMove("cannot-afford", "F5.5.2", card=id_, cost=spell(card.cost), missing=missing)
    return None


def explain_no_card(state: State, id_: str) -> Refusal | None:
    """Why a building does not lie in the display."""
    if id_ in state.display:
        return None
    if id_ in state.sites:
        owner = state.sites[id_][0]
        if CARDS[id_].pile == "heartland":
            return IllegalMove("heartland-not-built", "F0.5", card=id_, owner=owner)
        return IllegalMove("card-already-built", "F1.5", card=id_, owner=owner)
    if id_ in CARDS and in_pile(state, CARDS[id_]):
        return IllegalMove("card-in-pile", "F2.5", card=id_, pile=CARDS[id_].pile)
    return explain_gone(state, id_)


def explain_unbuilt(state: State, id_: str) -> Refusal | None:
    """Why nobody can use a card as a building; nothing if it stands on a landscape."""
    if id_ in SETTLEMENTS:
        return IllegalMove("settlement-not-used", "F5.2.4", card=id_)
    if id_ in state.sites:
        return None
    if id_ in state.display or (id_ in CARDS and in_pile(state, CARDS[id_])):
        return IllegalMove("not-built", "F5.2.4", card=id_)
    return explain_gone(state, id_)


def in_pile(state: State, card: Card) -> bool:
    """Whether a card is still to come into the display."""
    # During a settlement phase its pile counts as dealt already, though it is dealt only at the end (F8.6).
    dealt = state.passed - any(frame.kind == "deal" for frame in state.pending)
    return card.pile in PILE_LETTERS[dealt:] and card in in_play(state)


def explain_gone(state: State, id_: str) -> Refusal:
    """Why a building is not in this game at all, neither on a landscape nor in the display nor in a pile."""
    if id_ not in CARDS:
        return IllegalMove("not-an-option", "F5.5.1", line=id_)
    if any(card == id_ for _, card in state.covered):
        return IllegalMove("card-covered", "F13.6", card=id_)
    if CARDS[id_].pile == "heartland":
        return IllegalMove("heartland-not-in-game", "F0.5", card=id_, colour=id_[1])
    if CARDS[id_] not in in_play(state):
        return IllegalMove("card-not-in-game", "F2.4", card=id_)
    # The neutral player found no place for it (D22), or it was missing from the position that the game began with.
    return IllegalMove("card-gone", "F13.6" if state.mode.neutral else "F5.5.1", card=id_)


def explain_site(state: State, player: Player, id_: str, space: str) -> Refusal:
    """Why a card cannot stand on a space."""
    card = CARDS[id_]
    if refusal := explain_space(state, player, space):
        return refusal
    terrain = player.ground[space]
    if terrain not in card.terrain:
        return IllegalMove("wrong-terrain", "F5.5.3", card=id_, terrain=terrain, allowed=card.terrain)
    return IllegalMove("needs-cloister", "F5.5.4", card=id_, space=space)


def explain_space(state: State, player: Player, space: str) -> Refusal | None:
    """Why a space is not an empty space of this landscape."""
    try:
        parse_space(space)
    except ValueError:
        return IllegalMove("unknown-space", "F7.1", word=space)
    if space not in player.ground:
        return IllegalMove("no-such-space", "F5.5.1", space=space)
    held = player.holds.get(space)
    if held in (FOREST, MOOR) and not state.rulings.over_cards:
        return IllegalMove("space-covered", "F5.5.3", space=space, what=held)
    if held and held not in (FOREST, MOOR):
        return IllegalMove("space-taken", "F5.5.1", space=space, card=held)
    return None
