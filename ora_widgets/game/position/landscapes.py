"""Where things lie: land, forests and moors, buildings and settlements."""

from __future__ import annotations

from collections.abc import Mapping

from ...engine import Player, State
from ...engine.cards import CARDS, SETTLEMENTS, in_play
from ...engine.land import NEIGHBOURS
from ...engine.turn.building import erect
from ...engine.turn.landscape import lay, places
from ...engine.turn.neutral import cover
from ...engine.turn.rounds import LETTERS
from ...language.name_lookup import near_cards
from .problems import Problems
from .terms import Position
from .words import card, parts

Seated = Mapping[str, Player]


def lay_land(state: State, position: Position, people: Seated, problems: Problems) -> None:
    """Districts and plots, the cheapest gone first; then the spaces that have been cleared."""
    for seat, text in position.land.items():
        for piece in parts(text) if seat in people else []:
            move = tuple(piece.split())
            pile = {"district": state.districts, "plot": state.plots}.get(move[0])
            if pile is None or len(move) != 3:
                problems.add("land-words", "F7.2", word=piece)
            elif not pile:
                problems.add("land-gone", "F1.4", kind=move[0], seat=seat)
            elif move not in places(state, people[seat], move[0]):
                free = dict.fromkeys(place[1] for place in places(state, people[seat], move[0]))
                rule = "F7.3" if move[0] == "district" else "F7.4"
                problems.add("land-place", rule, word=piece, seat=seat, kind=move[0], rows=", ".join(free))
            else:
                lay(state, people[seat].seat, move)
    for seat, text in position.cleared.items():
        for space in text.split() if seat in people else []:
            if people[seat].holds.get(space) in ("forest", "moor"):
                people[seat].empty(space)
            else:
                wild = [place for place, what in people[seat].holds.items() if what in ("forest", "moor")]
                problems.add("cleared", "F7.1", seat=seat, space=space, there=" ".join(sorted(wild)))


def put_cards(state: State, position: Position, seated: Seated, problems: Problems) -> None:
    """Buildings and settlements; a forest or moor there is gone."""
    for seat, text in position.built.items():
        for item in parts(text) if seat in seated else []:
            name, _, space = item.rpartition(" ")
            try:
                id_ = card(state, name)
            except ValueError:
                problems.add("built-words", "F1.1", word=item, near=near_cards(name or item))
                continue
            _put(state, seated[seat], seat, id_, space, problems)
    for seat, player in seated.items():
        _check_cloisters(player, seat, problems)


def _put(state: State, player: Player, seat: str, id_: str, space: str, problems: Problems) -> None:
    neutral = player.seat >= state.mode.players
    found = len(problems)
    row = SETTLEMENTS.get(id_) or CARDS[id_]
    if space not in player.ground:
        problems.add("no-space", "F7.1", seat=seat, space=space, card=id_)
        return
    if id_ in SETTLEMENTS:
        if neutral:
            problems.add("neutral-settles", "F13.4", card=id_)
            return
        if id_ not in _dealt_settlements(state):
            problems.add("not-dealt", "F8.6", card=id_, letter=LETTERS[int(id_[1]) - 5], number=state.round)
        elif id_ in player.holds.values():
            problems.add("settled-twice", "F8.7", card=id_, seat=seat)
    else:
        _check_building(state, id_, problems)
    if not neutral and player.ground[space] not in row.terrain:
        problems.add("terrain", "F8.5" if id_ in SETTLEMENTS else "F5.5.3", card=id_, space=space,
                     terrain=player.ground[space], allowed=row.terrain)  # fmt: skip
    held = player.holds.get(space)
    if held in ("forest", "moor"):
        if len(problems) == found:
            player.empty(space)
    elif held and neutral:
        if CARDS[held].cloister != CARDS[id_].cloister:
            problems.add("neutral-kind", "F13.6", card=id_, other=held)
        elif len(problems) == found:
            cover(state, player, held, space)
    elif held:
        problems.add("taken", "F5.5.1", space=space, card=id_, other=held, seat=seat)
    if len(problems) > found:
        return
    if id_ in SETTLEMENTS:
        player.put(space, id_)
        player.hand = tuple(other for other in player.hand if other != id_)
    else:
        erect(state, player.seat, CARDS[id_], space)


def _check_building(state: State, id_: str, problems: Problems) -> None:
    row = CARDS[id_]
    if id_ in state.sites:
        problems.add("built-twice", "F1.5", card=id_)
    elif id_ not in {other.id for other in in_play(state)}:
        problems.add("not-in-game", "F2.4", card=id_)
    elif row.pile in LETTERS and LETTERS.index(row.pile) >= state.passed:
        problems.add("not-dealt", "F8.6", card=id_, letter=row.pile, number=state.round)


def _dealt_settlements(state: State) -> tuple[str, ...]:
    return tuple(f"S{number}" for number in range(1, 5 + state.passed))


def _check_cloisters(player: Player, seat: str, problems: Problems) -> None:
    """Every cloister building has been built beside another one, so all hang together with the Cloister Office."""
    own = set(player.cloisters)
    reached: set[str] = set()
    edge = list(player.cloisters[:1])
    while edge:
        space = edge.pop()
        reached.add(space)
        edge += [near for near in NEIGHBOURS[space] if near in own - reached]
    for space in player.cloisters:
        if space not in reached:
            problems.add("cloister", "F5.5.4", card=player.holds[space], space=space, seat=seat)
