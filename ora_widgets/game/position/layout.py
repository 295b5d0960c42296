"""From a position to the engine's state: the clock, land, cards, players' supplies and the turn, in this order."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TypeVar

from ...engine import Player, State
from ...engine.cards import CARDS, SETTLEMENTS, in_play
from ...engine.goods import CODES, WONDER, WONDERS, used_in
from ...engine.land import NEIGHBOURS
from ...engine.rules import NEUTRAL
from ...engine.state import PRIOR
from ...engine.turn.building import erect
from ...engine.turn.landscape import lay as lay_piece
from ...engine.turn.landscape import places
from ...engine.turn.neutral import cover
from ...engine.turn.rounds import PILE_LETTERS
from .clock import BONUS, open_turn, set_clock, set_wheel
from .position_type import SEAT_FIELDS, ImpossibleScenario, Position, Problems

START_PILE = "start"
LAND_CARDS = ("forest", "moor")
Seated = Mapping[str, Player]
Items = TypeVar("Items")


def lay_out(state: State, position: Position, seats: str) -> State:
    """Lay a position out on a table.

    Args:
        state: The start of the game, which becomes the position.

    Raises:
        ImpossibleScenario: When it is impossible; the sentence lists everything that is wrong.
    """
    problems = Problems()
    lay(state, position, seats, problems)
    if problems:
        raise ImpossibleScenario(tuple(problems))
    return state


def lay(state: State, position: Position, seats: str, problems: Problems) -> None:
    """Lay out as much of a position as is possible.

    Args:
        state: The start of the game, which becomes the position.
        problems: Where everything that is wrong is noted; wrong entries are skipped.
    """
    everybody = dict(zip(colours(state, seats), state.players, strict=True))
    people = {seat: everybody[seat] for seat in seats}
    for name in SEAT_FIELDS:
        allowed = everybody if name in ("built", "placed") else people
        for seat in getattr(position, name):
            if seat not in allowed:
                problems.add("seat", "F2.8", word=seat, seats=", ".join(allowed))
    set_clock(state, position, problems)
    set_wheel(state, position, problems)
    _lay_land(state, position, people, problems)
    _put_cards(state, position, everybody, problems)
    _fill_display(state, position, problems)
    _fill_hands(state, position, people, problems)
    _give_goods(state, position, people, problems)
    _place_clergymen(state, position, everybody, problems)
    open_turn(state, position, seats, problems)


def colours(state: State, seats: str) -> str:
    """The colours of all landscapes of the game, the neutral player's last."""
    return seats + (NEUTRAL if state.mode.neutral else "")


def _entries_by_player(term: Mapping[str, Items], seated: Seated) -> Iterator[tuple[str, Player, Items]]:
    """The entries of a term for the colours that take part."""
    return ((seat, seated[seat], items) for seat, items in term.items() if seat in seated)


# ---- land


def _lay_land(state: State, position: Position, people: Seated, problems: Problems) -> None:
    """Lay districts and plots, the cheapest of which are sold first; then clear spaces."""
    for seat, player, pieces in _entries_by_player(position.land, people):
        for piece in pieces:
            kind = piece[0]
            if not (state.districts if kind == "district" else state.plots):
                problems.add("land-gone", "F1.4", kind=kind, seat=seat)
            elif piece not in (free := places(state, player, kind)):
                rule, rows = "F7.3" if kind == "district" else "F7.4", dict.fromkeys(row for _, row, _ in free)
                problems.add("land-place", rule, word=" ".join(piece), seat=seat, kind=kind, rows=", ".join(rows))
            else:
                lay_piece(state, player.seat, piece)
    for seat, player, spaces in _entries_by_player(position.cleared, people):
        for space in spaces:
            if player.holds.get(space) in LAND_CARDS:
                player.empty(space)
            else:
                there = " ".join(sorted(place for place, held in player.holds.items() if held in LAND_CARDS))
                problems.add("cleared", "F7.1", seat=seat, space=space, there=there)


# ---- buildings and settlements


def _put_cards(state: State, position: Position, everybody: Seated, problems: Problems) -> None:
    """Place buildings and settlements; a forest or moor on their space is gone."""
    for seat, player, cards in _entries_by_player(position.built, everybody):
        for card, space in cards:
            if space not in player.ground:
                problems.add("no-space", "F7.1", seat=seat, space=space, card=card)
                continue
            noted = problems.noted
            _check_card(state, player, seat, card, problems)
            _check_space(state, player, seat, card, space, problems)
            if problems.noted == noted:
                put_card(state, player, card, space)
    for seat, player in everybody.items():
        _check_cloisters(player, seat, problems)


def put_card(state: State, player: Player, card: str, space: str) -> None:
    """Put a card on a space, in place of a forest or moor; the neutral player may also cover another card."""
    held = player.holds.get(space)
    if held in LAND_CARDS:
        player.empty(space)
    elif held:
        cover(state, player, held, space)
    if card in SETTLEMENTS:
        player.put(space, card)
        player.hand = tuple(other for other in player.hand if other != card)
    else:
        erect(state, player.seat, CARDS[card], space)


def _check_card(state: State, player: Player, seat: str, card: str, problems: Problems) -> None:
    """Whether the card can have been built by now, and nobody has it yet."""
    if card in SETTLEMENTS:
        if player.seat >= state.mode.players:
            problems.add("neutral-settles", "F13.4", card=card)
        elif card not in dealt_settlements(state):
            problems.add("not-dealt", "F8.6", card=card, letter=PILE_LETTERS[int(card[1]) - 5], number=state.round)
        elif card in player.holds.values():
            problems.add("settled-twice", "F8.7", card=card, seat=seat)
        return
    pile = CARDS[card].pile
    if card in state.sites:
        problems.add("built-twice", "F1.5", card=card)
    elif card not in {row.id for row in in_play(state)}:
        problems.add("not-in-game", "F2.4", card=card)
    elif pile in PILE_LETTERS and PILE_LETTERS.index(pile) >= state.passed:
        problems.add("not-dealt", "F8.6", card=card, letter=pile, number=state.round)


def _check_space(state: State, player: Player, seat: str, card: str, space: str, problems: Problems) -> None:
    """Whether the space is of the right kind, and free."""
    neutral, row = player.seat >= state.mode.players, SETTLEMENTS.get(card) or CARDS[card]
    terrain, held = player.ground[space], player.holds.get(space)
    if not neutral and terrain not in row.terrain:
        rule = "F8.5" if card in SETTLEMENTS else "F5.5.3"
        problems.add("terrain", rule, card=card, space=space, terrain=terrain, allowed=row.terrain)
    if not held or held in LAND_CARDS:
        return
    if not neutral:
        problems.add("taken", "F5.5.1", space=space, card=card, other=held, seat=seat)
    elif card in CARDS and CARDS[held].cloister != CARDS[card].cloister:
        problems.add("neutral-kind", "F13.6", card=card, other=held)


def dealt_settlements(state: State) -> tuple[str, ...]:
    """The settlements that have come so far."""
    return tuple(f"S{number}" for number in range(1, 5 + state.passed))


def _check_cloisters(player: Player, seat: str, problems: Problems) -> None:
    """Every cloister building was built next to another one, so all must be connected with the Cloister Office."""
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


# ---- the display and the hands


def usual_display(state: State) -> tuple[str, ...]:
    """The display by default: every building that has been dealt and is not built."""
    gone = {*state.sites, *(card for _, card in state.covered)}
    return tuple(row.id for row in in_play(state) if row.pile in _open_piles(state) and row.id not in gone)


def _open_piles(state: State) -> list[str]:
    dealt = [START_PILE, *PILE_LETTERS[: state.passed]]
    # In the solo game each phase clears the display for the neutral player, so only the newest pile can lie there.
    return dealt[-1:] if state.mode.neutral else dealt


def _fill_display(state: State, position: Position, problems: Problems) -> None:
    if position.display is None:
        state.display = usual_display(state)
        return
    shown: list[str] = []
    playing, open_ = {row.id for row in in_play(state)}, _open_piles(state)
    for card in position.display:
        if card not in playing:
            problems.add("not-in-game", "F2.4", card=card)
        elif card in state.sites:
            problems.add("display-built", "F1.5", card=card)
        elif card in shown:
            problems.add("display-twice", "F1.5", card=card)
        elif CARDS[card].pile not in open_:
            problems.add("display-pile", "F8.6", card=card, pile=CARDS[card].pile, number=state.round)
        else:
            shown.append(card)
    state.display = tuple(shown)


def usual_hand(state: State, player: Player) -> tuple[str, ...]:
    """The settlements that a player has in hand by default: all that have come and are not built."""
    return tuple(card for card in dealt_settlements(state) if card not in player.holds.values())


def _fill_hands(state: State, position: Position, people: Seated, problems: Problems) -> None:
    for seat, player in people.items():
        player.hand = left = usual_hand(state, player)
        if seat not in position.hand:
            continue
        player.hand = ()
        for card in position.hand[seat]:
            if card in left:
                player.hand = (*player.hand, card)
                left = tuple(other for other in left if other != card)
            else:
                problems.add("hand", "F8.7", word=card, seat=seat, left=", ".join(left) or "-")


# ---- goods and clergymen


def _give_goods(state: State, position: Position, people: Seated, problems: Problems) -> None:
    country = {good.code for good in used_in(state.country)}
    for _, player, goods in _entries_by_player(position.goods, people):
        player.goods = list(goods)
        for code, count in zip(CODES, goods, strict=True):
            if count and code not in country:
                problems.add("good-country", "F1.2", good=code, country=state.country)
    owned = sum(player.goods[WONDER] for player in people.values())
    left = WONDERS - owned if position.wonders is None else position.wonders
    if left < 0 or owned + left > WONDERS:
        problems.add("wonders", "F1.3", asked=owned + max(left, 0), most=WONDERS)
    state.wonders = left


def _place_clergymen(state: State, position: Position, everybody: Seated, problems: Problems) -> None:
    """Place clergymen on their owner's buildings, one on each; in the bonus round a prior may stand anywhere."""
    bonus = BONUS in state.mode.last and state.round == state.mode.rounds
    for seat, player, standing in _entries_by_player(position.placed, everybody):
        for kind, card in standing:
            anywhere = kind == PRIOR and bonus
            if not player.has(kind):
                problems.add("clergy-many", "F0.4", seat=seat, kind=kind, most=player.brothers + len(player.out))
            elif card not in state.sites or (state.sites[card][0] != player.seat and not anywhere):
                own = ", ".join(other for other, (owner, _) in state.sites.items() if owner == player.seat)
                problems.add("clergy-where", "F5.2.1", seat=seat, card=card, own=own)
            elif card in state.occupied_cards() and not (anywhere or state.rulings.own_occupied):
                problems.add("clergy-twice", "F5.2.5", card=card)
            else:
                player.station(kind, card)
