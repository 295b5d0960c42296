"""Who is in a room, and what they do by consent, taking back and playing again.

There is one proposal at a time, which lapses when somebody moves.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from math import floor
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, cast

from ...game.history import has_ended, live
from ...language.fluent import say
from ...language.names import called, join, seat_name
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
        at: How many moves lay behind the position.
        to: Where the game goes back to; the same as `at` for a new game.
        missing: The colours that have not consented.
    """

    what: Literal["undo", "again"]
    by: str
    at: int
    to: int
    missing: frozenset[str]


def open_ply(game: Game, bots: Collection[str]) -> int:
    """After how many moves the question lies that somebody has to answer: the one that is looked at, unless others have moved since.

    Args:
        bots: The colours that bots play.

    >>> from ora_widgets import new_game
    >>> game = new_game(3).play("pass; done; pass; done")
    >>> open_ply(game.jump(0), ()), open_ply(game.jump(3), ())
    (4, 3)
    """
    seats = game.setup.seats
    since = {seats[live(game, ply).pending[-1].seat] for ply in range(game.ply, game.plies)}
    return game.ply if since <= {game.to_move, *bots} else game.plies


def take_back(game: Game, by: str, bots: Collection[str]) -> OpenProposal | None:
    """Back to before the last turn of a colour; those who have moved since must consent, bots excepted.

    Args:
        by: The colour that proposes.
        bots: The colours that bots play.

    Returns:
        The proposal; nothing where the colour has not moved yet.

    >>> from ora_widgets import new_game
    >>> game = new_game(3).play("pass; done; pass; done")
    >>> take_back(game, "R", ())
    OpenProposal(what='undo', by='R', at=4, to=0, missing=frozenset({'G'}))
    """
    seats = game.setup.seats
    movers = [seats[live(game, ply).pending[-1].seat] for ply in range(game.plies)]
    if {*movers[game.ply :]} <= {by, *bots}:  # own moves that are undone; else somebody only looks back
        del movers[game.ply :]
    if by not in movers:
        return None
    last = len(movers) - 1 - movers[::-1].index(by)
    to = max((start for start in game.turn_starts if start <= last), default=0)
    missing = frozenset(movers[to:]) - {by, *bots}
    return OpenProposal("undo", by, game.ply, to, missing)


def play_again(game: Game, by: str, players: Collection[str]) -> OpenProposal | None:
    """Another game at this table, once this one is over and everybody consents.

    Args:
        by: The colour that proposes.
        players: The colours that people play.

    Returns:
        The proposal; nothing before the end.
    """
    if not has_ended(game):
        return None
    return OpenProposal("again", by, game.ply, game.ply, frozenset(players) - {by})


class Votes:
    """What has been proposed, and whose consent is missing.

    Args:
        game: Gives the game that is played now.
        bots: Gives the colours that bots play, who consent to everything.
        again: Begins another game at this table.

    Attributes:
        proposal: What waits for consent.

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
        """Put something to the vote, with the consent of those who propose it; whether there is anything to vote on.

        Args:
            what: `"undo"` or `"again"`.
            seats: The colours that propose it. Of several, what goes back least.
        """
        game = self._game()
        if what == "undo":
            found = [one for seat in seats if (one := take_back(game, seat, self._bots()))]
            proposal = max(found, key=lambda one: one.to, default=None)
        else:
            proposal = next((one for seat in seats if (one := play_again(game, seat, self.players))), None)
        if proposal is None:
            return False
        self.proposal = proposal
        self.consent(seats)
        return True

    def consent(self, seats: Collection[str]) -> None:
        """Consent to the proposal; it is carried out once nobody is missing."""
        if self.proposal is None:
            return
        proposal = self.proposal = self.proposal._replace(missing=self.proposal.missing - {*seats})
        if not proposal.missing:
            self.proposal = None
            if proposal.what == "undo":
                self._game()._take_back(proposal.to)  # or those who have consented would still stand in the way
            else:
                self._again()

    def refuse(self) -> None:
        """Drop the proposal."""
        self.proposal = None

    def lapse(self) -> bool:
        """Drop a proposal that was about another position; whether there was one."""
        lapsed = self.proposal is not None and self.proposal.at != self._game().ply
        if lapsed:
            self.proposal = None
        return lapsed


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
