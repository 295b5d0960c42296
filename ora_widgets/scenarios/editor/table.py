"""A draft as it lies on the table: by the rules as far as they go, and beyond them as far as there is a place."""

from __future__ import annotations

from typing import Literal, NamedTuple

from ...engine import Player, Refusal, State
from ...engine.cards import CARDS, SETTLEMENTS
from ...engine.goods import WONDER, WONDERS
from ...engine.land import piece as laid_out
from ...engine.steps.wheel import PLACE
from ...engine.turn.building import erect
from ...engine.turn.landscape import lay as lay_land
from ...game.position.layout import lay
from ...game.position.problems import Problems
from ...game.position.time import OFF, opened, phases
from .draft import Draft, Piece, everybody

WILD = ("forest", "moor")


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
    state = draft.setup().start()
    problems = Problems(most=0)
    position = draft.position()
    lay(state, position, draft.seats, problems)
    aside: list[Aside] = []
    if problems:
        aside = _force(state, draft)
    phase = position.phase if position.phase in phases(state) else ""
    fresh = state.copy()
    order = "".join(draft.seats[seat] for seat in opened(fresh, phase))
    return Table(fresh if problems else state, tuple(problems), tuple(aside), order)


def _force(state: State, draft: Draft) -> list[Aside]:
    """Lay out what the rules have left out, where there is a place for it."""
    people = dict(zip(everybody(draft), state.players, strict=True))
    absent = {
        seat
        for term in (draft.goods, draft.built, draft.placed, draft.land, draft.cleared, draft.hand)
        for seat in term
    }
    aside = [Aside("seat", seat) for seat in sorted(absent - set(people))]
    for seat, player in people.items():
        aside += [Aside("land", seat, piece) for piece in draft.land.get(seat, ()) if not _add(state, player, piece)]
    for seat, player in people.items():
        aside += [Aside("card", seat, laid) for laid in draft.built.get(seat, ()) if not _put(state, player, *laid)]
    for seat, player in people.items():
        standing = [
            *(("prior", player.prior) for _ in range(bool(player.prior))),
            *(("lay", card) for card in player.out),
        ]
        for kind, card in draft.placed.get(seat, ()):
            if (kind, card) in standing:
                standing.remove((kind, card))
            elif card in state.sites and player.has(kind):
                player.station(kind, card)
            else:
                aside.append(Aside("clergyman", seat, (kind, card)))
        if seat in draft.hand:
            player.hand = tuple(card for card in draft.hand[seat] if card in SETTLEMENTS)
    if draft.display is not None:
        state.display = tuple(
            dict.fromkeys(card for card in draft.display if card in CARDS and card not in state.sites)
        )
    for name, steps in draft.wheel.items():
        state.since[PLACE[name]] = None if steps == OFF else state.round - steps
    if draft.wonders is not None:
        owned = sum(player.goods[WONDER] for player in state.players)
        state.wonders = max(0, min(draft.wonders, WONDERS - owned))
    state.wonders = max(state.wonders, 0)
    return aside


def _add(state: State, player: Player, piece: Piece) -> bool:
    """Lay a piece of land if it does not lie there yet and nothing is in its way."""
    _, row, side = piece
    spaces, _ = laid_out(side, int(row))
    if all(player.ground.get(place) == terrain for place, terrain in spaces.items()):
        return True
    if any(place in player.ground for place in spaces):
        return False
    lay_land(state, player.seat, piece, keep=True)
    return True


def _put(state: State, player: Player, card: str, place: str) -> bool:
    """Lay a card if it does not lie there yet and the space is free."""
    if player.holds.get(place) == card or (place, card) in state.covered:
        return True
    if place not in player.ground or player.holds.get(place, WILD[0]) not in WILD or card in state.sites:
        return False
    if place in player.holds:
        player.empty(place)
    if card in SETTLEMENTS:
        player.put(place, card)
    else:
        erect(state, player.seat, CARDS[card], place)
    return True
