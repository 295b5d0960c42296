"""What people have: goods and wonders, cards in the hand and in the display, and where their clergymen stand."""

from __future__ import annotations

from ...engine import State
from ...engine.cards import CARDS, SETTLEMENTS, in_play
from ...engine.goods import CODES, GOODS, WONDER, WONDERS, used_in
from ...engine.state import LAY, PRIOR
from ...engine.turn.rounds import LETTERS
from ...language.name_lookup import bag, near_cards, near_goods
from .landscapes import Seated
from .problems import Problems
from .terms import Position
from .time import BONUS
from .words import card, parts

START_PILE = "start"


def give_goods(state: State, position: Position, people: Seated, problems: Problems) -> None:
    """Exactly these goods; a seat that is not named has what everybody begins with."""
    country = {good.code for good in used_in(state.country)}
    for seat, text in position.give.items():
        if seat not in people:
            continue
        people[seat].goods = [0] * len(GOODS)
        try:
            tiles = bag(text)
        except ValueError as error:
            problems.add("good", "F1.2", word=str(error), near=near_goods(str(error)))
            continue
        for index, _ in tiles:
            if CODES[index] not in country:
                problems.add("good-country", "F1.2", good=CODES[index], country=state.country)
        people[seat].gain(tiles)
    owned = sum(player.goods[WONDER] for player in people.values())
    left = WONDERS - owned if position.wonders is None else position.wonders
    if left < 0 or owned + left > WONDERS:
        problems.add("wonders", "F1.3", asked=owned + max(left, 0), most=WONDERS)
    state.wonders = left


def lay_cards(state: State, position: Position, people: Seated, problems: Problems) -> None:
    """The display, by default every building dealt and not built; and the settlements in the hand, likewise."""
    dealt = [START_PILE, *LETTERS[: state.passed]]
    # In the solo game each phase clears the display for the neutral player, so only the newest pile can lie there.
    open_ = dealt[-1:] if state.mode.neutral else dealt
    if position.display is None:
        gone = {*state.sites, *(card for _, card in state.covered)}
        state.display = tuple(row.id for row in in_play(state) if row.pile in open_ and row.id not in gone)
    else:
        state.display = _display(state, position.display, open_, problems)
    for seat, player in people.items():
        standing = {id_ for id_ in player.holds.values() if id_ in SETTLEMENTS}
        dealt_ones = tuple(f"S{n}" for n in range(1, 5 + state.passed))
        if seat not in position.hand:
            player.hand = tuple(id_ for id_ in dealt_ones if id_ not in standing)
            continue
        player.hand = ()
        for word in parts(position.hand[seat], ";, "):
            if word not in dealt_ones or word in standing or word in player.hand:
                left = [id_ for id_ in dealt_ones if id_ not in standing and id_ not in player.hand]
                problems.add("hand", "F8.7", word=word, seat=seat, left=", ".join(left) or "-")
            else:
                player.hand = (*player.hand, word)


def _display(state: State, text: str, open_: list[str], problems: Problems) -> tuple[str, ...]:
    shown: list[str] = []
    playing = {row.id for row in in_play(state)}
    for word in parts(text, ";,") if set(text) & set(";,") else text.split():
        try:
            id_ = card(state, word)
        except ValueError:
            problems.add("built-words", "F1.1", word=word, near=near_cards(word))
            continue
        if id_ not in playing:
            problems.add("not-in-game", "F2.4", card=id_)
        elif id_ in state.sites:
            problems.add("display-built", "F1.5", card=id_)
        elif id_ in shown:
            problems.add("display-twice", "F1.5", card=id_)
        elif CARDS[id_].pile not in open_:
            problems.add("display-pile", "F8.6", card=id_, pile=CARDS[id_].pile, number=state.round)
        else:
            shown.append(id_)
    return tuple(shown)


def place_clergy(state: State, position: Position, seated: Seated, problems: Problems) -> None:
    """Clergymen on their owner's buildings, one on each; in the bonus round a prior may stand anywhere."""
    for seat, text in position.placed.items():
        for item in parts(text, ",;") if seat in seated else []:
            kind, _, name = item.partition(" ")
            if kind not in (PRIOR, LAY):
                problems.add("clergy-words", "F0.4", word=item)
                continue
            try:
                id_ = card(state, name.strip())
            except ValueError:
                problems.add("built-words", "F1.1", word=item, near=near_cards(name))
                continue
            player = seated[seat]
            anywhere = kind == PRIOR and BONUS in state.mode.last and state.round == state.mode.rounds
            if not player.has(kind):
                problems.add("clergy-many", "F0.4", seat=seat, kind=kind, most=player.brothers + len(player.out))
            elif id_ not in state.sites or (state.sites[id_][0] != player.seat and not anywhere):
                own = ", ".join(other for other, (owner, _) in state.sites.items() if owner == player.seat)
                problems.add("clergy-where", "F5.2.1", seat=seat, card=id_, own=own)
            elif id_ in state.occupied() and not (anywhere or state.rulings.own_occupied):
                problems.add("clergy-twice", "F5.2.5", card=id_)
            else:
                player.station(kind, id_)
