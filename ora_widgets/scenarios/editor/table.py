"""A draft as it lies on the table: by the rules as far as they go, and beyond them as far as there is a place."""

from __future__ import annotations

from typing import Literal, NamedTuple

from ...engine import Player, Refusal, State
from ...engine.cards import CARDS, SETTLEMENTS
from ...engine.goods import WONDER, WONDERS
from ...engine.land import piece as spaces_of
from ...engine.state import LAY, PRIOR
from ...engine.steps.wheel import PLACE
from ...engine.turn.landscape import lay as lay_piece
from ...game.position import Position
from ...game.position.clock import open_phase, phases
from ...game.position.layout import WILD, colours, lay, put_card
from ...game.position.position_type import SEAT_FIELDS
from ...game.position.problems import Problems
from ...game.position.text import OFF
from .draft import Draft


class Aside(NamedTuple):
    """A piece that was laid out and has no place on the table; of a colour that nobody plays, everything."""

    what: Literal["card", "clergyman", "land", "seat"]
    seat: str
    words: tuple[str, ...] = ()


class Table(NamedTuple):
    """A draft on the table."""

    state: State
    problems: tuple[Refusal, ...]
    aside: tuple[Aside, ...]
    order: str  # the colours that have the turns of the round, in order


def table_of(draft: Draft) -> Table:
    """Lay a draft out, whatever is wrong with it."""
    setup, position = draft.setup, draft.position
    state, problems = setup.first_state(), Problems(most=0)
    lay(state, position, setup.seats, problems)
    aside = _force(state, position, setup.seats) if problems else []
    phase = position.phase if position.phase in phases(state) else ""
    fresh = state.copy()
    order = "".join(setup.seats[seat] for seat in open_phase(fresh, phase))
    return Table(fresh if problems else state, tuple(problems), tuple(aside), order)


def _force(state: State, position: Position, seats: str) -> list[Aside]:
    """Lay out what the rules have left out, where there is a place for it."""
    everybody = dict(zip(colours(state, seats), state.players, strict=True))
    absent = {seat for name in SEAT_FIELDS for seat in getattr(position, name)} - everybody.keys()
    aside = [Aside("seat", seat) for seat in sorted(absent)]
    for seat, player in everybody.items():
        pieces = position.land.get(seat, ())
        aside += [Aside("land", seat, piece) for piece in pieces if not _add(state, player, piece)]
    for seat, player in everybody.items():
        cards = position.built.get(seat, ())
        aside += [Aside("card", seat, laid) for laid in cards if not _put(state, player, *laid)]
    for seat, player in everybody.items():
        standing = [*([(PRIOR, player.prior)] if player.prior else []), *((LAY, card) for card in player.out)]
        for kind, card in position.placed.get(seat, ()):
            if (kind, card) in standing:
                standing.remove((kind, card))
            elif card in state.sites and player.has(kind):
                player.station(kind, card)
            else:
                aside.append(Aside("clergyman", seat, (kind, card)))
        if seat in position.hand:
            player.hand = tuple(card for card in position.hand[seat] if card in SETTLEMENTS)
    if position.display is not None:
        there = (card for card in position.display if card in CARDS and card not in state.sites)
        state.display = tuple(dict.fromkeys(there))
    for name, steps in position.wheel.items():
        state.since[PLACE[name]] = None if steps == OFF else state.round - steps
    owned = sum(player.goods[WONDER] for player in state.players)
    state.wonders = max(0, min(state.wonders, WONDERS - owned))
    return aside


def _add(state: State, player: Player, piece: tuple[str, str, str]) -> bool:
    """Lay a piece of land if it does not lie there yet and nothing is in its way."""
    _, row, side = piece
    spaces, _ = spaces_of(side, int(row))
    if all(player.ground.get(place) == terrain for place, terrain in spaces.items()):
        return True
    if any(place in player.ground for place in spaces):
        return False
    lay_piece(state, player.seat, piece, keep=True)
    return True


def _put(state: State, player: Player, card: str, place: str) -> bool:
    """Put a card on a space if it does not lie there yet and the space is free."""
    if player.holds.get(place) == card or (place, card) in state.covered:
        return True
    if place not in player.ground or player.holds.get(place, WILD[0]) not in WILD or card in state.sites:
        return False
    put_card(state, player, card, place)
    return True
