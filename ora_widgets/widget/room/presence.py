"""Who is in a room, in the form that a guest's page and the host's board receive."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from math import floor
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from ...language.fluent import say
from ...language.names import called, join, seat_name
from ...language.people import people
from ..seat_claims import claims_of

if TYPE_CHECKING:
    from ...game.game import Game
    from ...wire.to_page import PresenceFrame, Proposal, SeatedPlayer
    from .clock import ClockReading
    from .votes import OpenProposal


class WhoIsThere(NamedTuple):
    """A room and those in it, at a moment.

    Attributes:
        names: What players are called, by colour.
        guests: By colour, whether its guest is connected.
        bots: The colours that bots play.
        spectators: How many watch.
        proposal: What waits for consent.
        clock: How long players may think; nothing where nobody counts.
        host: The colour of who sits at the host's screen; empty where that is not known.
    """

    game: Game
    names: Mapping[str, str]
    guests: Mapping[str, bool]
    bots: Collection[str]
    spectators: int
    proposal: OpenProposal | None
    clock: ClockReading | None
    host: str


def presence(there: WhoIsThere, language: str, *, own: str = "", free: Collection[str] = ()) -> PresenceFrame:
    """Who is there, in a language.

    Args:
        own: The colour of who hears this.
        free: The colours that who hears this may take.
    """
    taken = claims_of(there.game).taken
    seats: list[SeatedPlayer] = []
    for seat in there.game.setup.seats:
        is_host = seat in taken or (seat == there.host and seat not in free)
        who = "bot" if seat in there.bots else "host" if is_host else "free"
        if seat in there.guests and seat not in there.bots:
            who = "guest" if there.guests[seat] else "away"
        seats.append(
            {
                "seat": cast("Any", seat),
                "colour": seat_name(seat, language),
                "name": there.names.get(seat, ""),
                "who": cast("Any", who),
                "you": seat == own,
                "left": None if there.clock is None else floor(there.clock.left[seat]),
                "runs": there.clock is not None and there.clock.running == seat,
            }
        )
    setup = there.game.setup
    length, country = say(f"length-{setup.length}", language), say(f"country-{setup.country}", language)
    return {
        "frame": "presence",
        "title": say("table-title", language, players=setup.players, length=length, country=country),
        "seats": seats,
        "spectators": there.spectators,
        "open": cast("Any", list(free)),
        "proposal": _proposal(there, language),
    }


def _proposal(there: WhoIsThere, language: str) -> Proposal | None:
    proposal = there.proposal
    if proposal is None:
        return None
    missing = sorted(proposal.missing)
    who = join([player_name(there.names, seat, language) for seat in missing], language)
    name = player_name(there.names, proposal.by, language)
    text = say(f"room-proposal-{proposal.what}", language, name=name, missing=who)
    return {"what": proposal.what, "text": text, "missing": cast("Any", missing)}


def player_name(names: Mapping[str, str], seat: str, language: str) -> str:
    """What the player of a colour is called; the colour where nobody has given a name."""
    with people(names):
        return called(seat, language)
