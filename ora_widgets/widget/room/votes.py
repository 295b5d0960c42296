"""Who is in a room, and what needs their consent: taking back and playing again.

There is one proposal at a time, which lapses when somebody moves.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from math import floor
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, cast

from ...game.history import has_ended, read_only_state
from ...language.fluent import say
from ...language.names import join, seat_label, seat_name
from ...language.people import people
from ..seat_claims import claims_of

if TYPE_CHECKING:
    from ...game.game import Game
    from ...wire.to_page import PresenceFrame, Proposal, SeatedPlayer
    from .clock import ClockReading


class OpenProposal(NamedTuple):
    """A proposal that waits for consent.

    Attributes:
        by: The colour that proposes.
        at: The ply at which it was made.
        to: The ply to go back to; the same as `at` for a new game.
        missing: The colours that have not consented.
    """

    what: Literal["undo", "again"]
    by: str
    at: int
    to: int
    missing: frozenset[str]


def open_ply(game: Game, bots: Collection[str]) -> int:
    """The ply of the question that is to be answered: the one that is shown, unless others have moved since.

    Args:
        bots: The colours that bots play.

    >>> from ora_widgets import new_game
    >>> game = new_game(3).play("pass; done; pass; done")
    >>> open_ply(game.jump(0), ()), open_ply(game.jump(3), ())
    (4, 3)
    """
    seats = game.setup.seats
    since = {seats[read_only_state(game, ply).pending[-1].seat] for ply in range(game.ply, game.plies)}
    return game.ply if since <= {game.to_move, *bots} else game.plies


def take_back_turn(game: Game, by: str, bots: Collection[str]) -> OpenProposal | None:
    """Propose to take back the last turn of a colour; those who have moved since must consent, except bots.

    Args:
        by: The colour that proposes.
        bots: The colours that bots play.

    Returns:
        The proposal; `None` if the colour has not moved yet.

    >>> from ora_widgets import new_game
    >>> game = new_game(3).play("pass; done; pass; done")
    >>> take_back_turn(game, "R", ())
    OpenProposal(what='undo', by='R', at=4, to=0, missing=frozenset({'G'}))
    """
    seats = game.setup.seats
    movers = [seats[read_only_state(game, ply).pending[-1].seat] for ply in range(game.plies)]
    if {*movers[game.ply :]} <= {by, *bots}:  # undone by their player, not only out of view
        del movers[game.ply :]
    if by not in movers:
        return None
    last = len(movers) - 1 - movers[::-1].index(by)
    to = max((start for start in game.turn_starts if start <= last), default=0)
    missing = frozenset(movers[to:]) - {by, *bots}
    return OpenProposal("undo", by, game.ply, to, missing)


def play_again(game: Game, by: str, players: Collection[str]) -> OpenProposal | None:
    """Propose another game with the same players, once this one is over.

    Args:
        by: The colour that proposes.
        players: The colours that people play.

    Returns:
        The proposal; `None` before the end.
    """
    if not has_ended(game):
        return None
    return OpenProposal("again", by, game.ply, game.ply, frozenset(players) - {by})


class Votes:
    """What has been proposed, and whose consent is missing.

    Args:
        game: Returns the game that is played now.
        bots: Returns the colours that bots play; bots consent to everything.
        again: Begins another game with the same players.

    Attributes:
        proposal: The proposal that waits for consent, if any.

    >>> from ora_widgets import new_game
    >>> game = new_game(3).play("pass; done; pass; done")
    >>> votes = Votes(lambda: game, tuple, lambda: None)
    >>> votes.propose("undo", "R"), sorted(votes.missing)
    (True, ['G'])
    >>> votes.consent("G")
    >>> game.ply
    0
    """

    def __init__(
        self, game: Callable[[], Game], bots: Callable[[], Collection[str]], again: Callable[[], object]
    ) -> None:
        self._game, self._bots, self._again = game, bots, again
        self.proposal: OpenProposal | None = None

    @property
    def players(self) -> frozenset[str]:
        """The colours that people play."""
        return frozenset(self._game().setup.seats) - {*self._bots()}

    @property
    def missing(self) -> frozenset[str]:
        """The colours whose consent is missing."""
        return self.proposal.missing if self.proposal is not None else frozenset()

    def propose(self, what: str, seats: Collection[str]) -> bool:
        """Propose something, with the consent of those who propose it; returns whether that is possible.

        Args:
            what: `"undo"` or `"again"`.
            seats: The colours that propose it; of their possible proposals, the one that goes back least is made.
        """
        game = self._game()
        if what == "undo":
            found = [one for seat in seats if (one := take_back_turn(game, seat, self._bots()))]
            proposal = max(found, key=lambda one: one.to, default=None)
        else:
            proposal = next((one for seat in seats if (one := play_again(game, seat, self.players))), None)
        if proposal is None:
            return False
        self.proposal = proposal
        self.consent(seats)
        return True

    def consent(self, seats: Collection[str]) -> None:
        """Consent to the proposal; it is carried out once everybody has."""
        if self.proposal is None:
            return
        proposal = self.proposal = self.proposal._replace(missing=self.proposal.missing - {*seats})
        if not proposal.missing:
            self.proposal = None
            if proposal.what == "undo":
                self._game()._take_back(proposal.to)  # for good: undone moves would count still
            else:
                self._again()

    def refuse(self) -> None:
        """Drop the proposal."""
        self.proposal = None

    def lapse(self) -> bool:
        """Drop a proposal that was about another position; returns whether there was one."""
        lapsed = self.proposal is not None and self.proposal.at != self._game().ply
        if lapsed:
            self.proposal = None
        return lapsed


class RoomState(NamedTuple):
    """A room and those in it, at a moment.

    Attributes:
        names: The players' names, by colour.
        guests: By colour, whether its guest is connected.
        bots: The colours that bots play.
        spectators: How many watch.
        proposal: The proposal that waits for consent, if any.
        clock: How much time players have left; `None` without a clock.
        host: The host's own colour; empty if that is not known.
    """

    game: Game
    names: Mapping[str, str]
    guests: Mapping[str, bool]
    bots: Collection[str]
    spectators: int
    proposal: OpenProposal | None
    clock: ClockReading | None
    host: str


def presence(there: RoomState, language: str, *, own: str = "", free: Collection[str] = ()) -> PresenceFrame:
    """Who is there, in a language.

    Args:
        own: The colour of the guest who gets this.
        free: The colours that this guest may take.
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


def _proposal(there: RoomState, language: str) -> Proposal | None:
    proposal = there.proposal
    if proposal is None:
        return None
    missing = sorted(proposal.missing)
    who = join([player_name(there.names, seat, language) for seat in missing], language)
    name = player_name(there.names, proposal.by, language)
    text = say(f"room-proposal-{proposal.what}", language, name=name, missing=who)
    return {"what": proposal.what, "text": text, "missing": cast("Any", missing)}


def player_name(names: Mapping[str, str], seat: str, language: str) -> str:
    """The name of a colour's player, or the colour if the player has no name."""
    with people(names):
        return seat_label(seat, language)
