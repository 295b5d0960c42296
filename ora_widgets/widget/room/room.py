"""A room: one game that guests play from their own screens, however their frames travel.

All play the host's game, and everything here happens under its lock. What guests send is checked against
`wire/room.py`, then against their role, and then done on a board that moves only their own colour.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager
from typing import TYPE_CHECKING, Any, cast

from ...engine import IllegalMove, Refusal
from ...game.game_lock import hold_locks
from ...game.history import read_only_state
from ...language.fluent import say
from ...language.people import plain_name
from ...support.arguments import check, one_of
from ...support.background import Background
from ...wire import room as wire
from ..seat_claims import claims_of
from .clock import Clock, ClockReading, RunningClock, call_later
from .guest_server import MAX_GUESTS, MAX_WHO_LENGTH, GuestServer, PositionStamp, same_key, stamp_of
from .guests import Connection, Guest, GuestBoard, GuestRecord
from .invitations import ANY, WATCH, Invitations, drawn_links, new_secret
from .kept_room import KeptRoom
from .votes import RoomState, Votes, open_ply, player_name, presence

if TYPE_CHECKING:
    from ...engine import State
    from ...game.game import Game
    from ...wire.to_page import Notice, PresenceFrame, RoomLink
    from ..board import Board

PHRASES = ("moment", "thanks", "well-played")
PROPOSALS = ("undo", "again", "yes", "no")


class Room(GuestServer):
    """One game, and the guests who play it from their own screens.

    Args:
        board: The host's board.
        secrets: The secrets of its invitations from before, if any.
        guests: The guests who had a colour before.
        clock: A clock in seconds that never goes back.
        limit: How many guests may be here at once.
        later: Calls a function after some seconds, and returns one that cancels this.

    Attributes:
        board: The host's board.
        game: The game that is played.
        invitations: The secrets of the links.
        votes: What has been proposed.
        address: The address of the guests' page, without the secret; empty while there is none.
        running_clock: The clock; `None` if there is none.

    >>> from ora_widgets import host, new_game
    >>> room = host(new_game(2))
    >>> room.is_open, room.guests
    (True, [])
    >>> room.close()
    """

    def __init__(
        self,
        board: Board,
        *,
        secrets: Mapping[str, str] | None = None,
        guests: tuple[GuestRecord, ...] = (),
        clock: Callable[[], float] = time.monotonic,
        limit: int = MAX_GUESTS,
        later: Callable[[float, Callable[[], None]], Callable[[], None]] = call_later,
    ) -> None:
        super().__init__(clock, limit)
        self.board = board
        self.game: Game = board.game
        self.invitations = Invitations(self.game.setup.seats, secrets)
        self._later = later
        self.running_clock: RunningClock | None = None
        self._out_of_time = ""  # the colour whose turn a bot ends, because its time is up
        self.votes = Votes(lambda: self.game, self._bots, self._play_again)
        self.changed: Callable[[], None] = lambda: None  # called after every change, to keep and draw the room
        self._guests: list[Guest] = []
        self._now: tuple[State, PositionStamp] | None = None
        self._host_plays = False
        self._return = Background("ora room")
        for record in guests:
            if record.seat in tuple(self.game.setup.seats) and claims_of(self.game).take(record.seat, record.who):
                self._guests.append(Guest(record, "guest"))
        self._end_listening = self.game.on_change(self._follow_move)
        board.observe(self._host_changed, ["names", "_opponents", "_claims"])

    # ---- what the host calls

    @property
    def _language(self) -> str:
        return self.board.language

    @property
    def guests(self) -> list[Guest]:
        """The guests, including spectators."""
        return [*self._guests]

    @property
    def guest_seats(self) -> frozenset[str]:
        """The colours that guests have."""
        return frozenset(guest.seat for guest in self._guests if guest.seat)

    @property
    def host_seat(self) -> str:
        """The host's own colour, the first that neither a bot nor a guest plays; empty in a kernel's room."""
        taken = {*self._bots(), *self.guest_seats}
        return next((seat for seat in self.game.setup.seats if self._host_plays and seat not in taken), "")

    def seat_host(self) -> None:
        """Have the host play: the host's colour is not free then, and only a link for this very colour gives it away."""
        self._host_plays = True
        self._send_presence()

    @property
    def links(self) -> dict[str, str]:
        """The links by what they invite to: a colour, `"any"` or `"watch"`. Anybody who has one can come in."""
        return {kind: f"{self.address}#{secret}" for kind, secret in self.invitations.secrets.items()}

    def drawn_links(self, language: str) -> list[RoomLink]:
        """The links as a board draws them, in a language."""
        links = self.links if self.address else dict.fromkeys(self.links, "")  # the live page makes one for each guest
        return drawn_links(links, language) if self.is_open else []

    def revoke(self, kind: str) -> str:
        """Replace a link by a new one; guests who came by the old one are sent home.

        Args:
            kind: A colour, `"any"` or `"watch"`.

        Returns:
            The new link.

        Raises:
            WrongArgument: When there is no such link.
        """
        with self._while_open():
            check(one_of(kind, self.invitations.secrets), "kind", kind, "room-link")
            self.invitations.revoke(kind)
            for guest in self.guests:
                if guest.record.invitation == kind:
                    self._remove(guest, "room-link-withdrawn")
            self._send_presence()
        return self.links[kind]

    def let_bot_play(self, seat: str) -> None:
        """Let a bot play the colour of a guest who is away, until the guest comes back.

        Args:
            seat: The colour.
        """
        from ...bots import Search
        from ..handlers import BRIEF_SECONDS

        self.board._hand(seat, Search(BRIEF_SECONDS))

    def use_clock(self, clock: Clock, used: Mapping[str, float] | None = None) -> None:
        """Begin to measure how long players think.

        Args:
            clock: How long they may think.
            used: Seconds by colour that they have used already.
        """
        with self._while_open():
            if self.running_clock is not None:
                self.running_clock.stop()
            self.running_clock = RunningClock(clock, self._time_is_up, self._clock, self._later, dict(used or {}))
            self._run_clock()
            self._send_presence()

    def _run_clock(self) -> bool:
        """Run the time of the player to move, after the first move; returns whether that is another colour or turn."""
        clock = self.running_clock
        if clock is None:
            return False
        ply = open_ply(self.game, self._bots())
        asked = read_only_state(self.game, ply).to_move
        mover = self.game.setup.seats[asked] if ply and asked is not None else ""
        turn = sum(start <= ply for start in self.game.turn_starts)
        changed = clock.run_for("" if mover in self._bots() else mover, turn)
        if clock.rules.turn and self._out_of_time not in ("", mover):
            who, self._out_of_time = self._out_of_time, ""
            self.board._hand(who, None)
        return changed

    def _time_is_up(self) -> None:
        """Say that a player's time is up; if the clock is decisive, a bot plays on. The clock's thread calls this."""
        with self._hold_lock():
            clock = self.running_clock
            if clock is None or not self.is_open or not (seat := clock.running) or clock.seconds_left(seat) > 0:
                return
            decides = clock.rules.decisive and seat not in self._bots()
            self._notify_guests("room-time-bot" if decides else "room-time-up", but=None, seat=seat)
            if decides:
                self._out_of_time = seat
                self.let_bot_play(seat)

    def propose(self, what: str) -> None:
        """Propose, consent or refuse as the host, who speaks for all colours that no guest has.

        Args:
            what: `"undo"` or `"again"` to propose it, `"yes"` or `"no"` to answer.

        Raises:
            WrongArgument: When it is none of these.
        """
        check(one_of(what, PROPOSALS), "what", what, "proposal")
        with self._while_open():
            if (notice := self._handle_request(None, what)) is not None:
                self.board._notify(notice)

    @property
    def waits_for_host(self) -> bool:
        """Whether a proposal waits for the host."""
        return bool(self.votes.missing & self._host_seats())

    def press(self, what: str, which: str) -> None:
        """Do what the host has pressed on the board.

        Args:
            what: What the button does, such as `"revoke"`.
            which: A colour, or what a link invites to.
        """
        if what == "close":
            self.close()
        elif what == "revoke" and which in self.invitations.secrets:
            self.revoke(which)
        elif what == "remove" and which in self.guest_seats:
            self._remove_player(which)
        elif what == "bot" and which in self.guest_seats:
            self.let_bot_play(which)
        elif what in PROPOSALS:
            self.propose(what)

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        """In a cell a room is the host's board, with the links."""
        return self.board._repr_mimebundle_(**kwargs)

    def close(self) -> None:
        """Send everybody home; the game goes on at the host's board."""
        self._close("room-closed")

    def vacate(self) -> None:
        """Free the colours of all guests: after a change of the address, browsers no longer know the guests' secrets."""
        with self._hold_lock():
            for guest in self.guests:
                self._forget(guest)

    def _remove_player(self, seat: str) -> None:
        """Send the guest of a colour home; the guest's link opens nothing any more, but others who came by it stay."""
        with self._hold_lock():
            [guest] = [guest for guest in self._guests if guest.seat == seat]
            self.invitations.revoke(guest.record.invitation)
            self._remove(guest, "room-removed")
            self._send_presence()

    def _close_boards(self) -> None:
        for guest in self.guests:
            self._forget(guest)
        if self.running_clock is not None:
            self.running_clock.stop()
        self._end_listening()
        self.board.unobserve(self._host_changed, ["names", "_opponents", "_claims"])
        self.changed()

    def snapshot(self, *, network: bool) -> KeptRoom | None:
        """What is kept of the room; `None` once it is closed.

        Args:
            network: Whether others in the network can reach it.
        """
        if not self.is_open:
            return None
        guests = tuple(guest.record for guest in self._guests if guest.seat)
        clock = self.running_clock
        counted = None if clock is None else (clock.rules, dict(clock.used))
        return KeptRoom(self.address, network, dict(self.invitations.secrets), guests, counted)

    # ---- coming in

    def _admit_newcomer(self, connection: Connection, hello: wire.HelloFrame) -> None:
        """Let a newcomer in, show who is there so that a colour can be chosen, or say why not."""
        kind = self.invitations.kind_of(hello["secret"])
        if kind is None:
            withdrawn = self.invitations.was_withdrawn(hello["secret"])
            self._end_connection(connection, "room-link-withdrawn" if withdrawn else "room-link-unknown")
            return
        connection.invitation = kind
        if kind == WATCH:
            self._add_guest(connection, "", hello)
            return
        free = self._free_seats(kind)
        if not free:
            word = "room-no-seat" if kind == ANY else "room-seat-taken"
            self._end_connection(connection, word, seat=kind)
            return
        seat = hello["seat"] or free[0]
        if hello["sit"] and seat in free:
            self._add_guest(connection, seat, hello)
        else:
            connection.send(self._presence(connection))

    def _guest_of_key(self, key: str) -> Guest | None:
        return same_key([guest for guest in self._guests if guest.seat], key)

    def _free_seats(self, kind: str) -> list[str]:
        """The colours that a guest with an invitation may take; a bot's only by an invitation for that colour."""
        taken = claims_of(self.game).taken
        free = [seat for seat in self.game.setup.seats if seat not in taken]
        if kind != ANY:
            return [seat for seat in free if seat == kind]
        return [seat for seat in free if seat not in (*self._bots(), self.host_seat)]

    def _bots(self) -> tuple[str, ...]:
        opponents = cast("dict[str, Any] | None", self.board._opponents)
        return tuple(opponents["seats"]) if opponents else ()

    def _add_guest(self, connection: Connection, seat: str, hello: wire.HelloFrame) -> None:
        """Give a newcomer a colour, or let them watch."""
        name = plain_name(hello["name"].text)
        record = GuestRecord(
            hello["key"], new_secret()[:MAX_WHO_LENGTH], seat, connection.invitation, name, connection.language
        )
        guest = Guest(record, "guest" if seat else "spectator")
        self._guests.append(guest)
        if seat:
            claims_of(self.game).take(seat, record.who)
            if name:
                self.board.set_trait("names", {**self.board.names, seat: name})
        self._reconnect(connection, guest)
        if seat:
            self._notify_guests("room-came", but=guest, seat=seat)
        self.changed()

    def _reconnect(self, connection: Connection, guest: Guest) -> None:
        self._attach_connection(connection, guest)
        if guest.board is None:
            guest.board = GuestBoard(
                self.game,
                lambda message: self._forward_message(guest, message),
                role=guest.role,
                seat=guest.seat,
                language=connection.language,
                names=self.board.names,
                others=lambda: self._claims_for(guest),
            )
            guest.board.show_opponents(self.board._opponents)
        if guest.seat in self._bots() and guest.seat != self._out_of_time:
            self.board._hand(guest.seat, None)  # a guest who comes back plays on
        self._confirm_entry(guest)
        self._send_presence()

    def _handle_leave(self, guest: Guest) -> None:
        self._remove(guest, "room-left")
        self._send_presence()

    def _handle_disconnect(self, guest: Guest) -> None:
        if guest.role == "spectator":
            self._forget(guest)
        self._send_presence()

    def _claims_for(self, guest: Guest) -> dict[str, str]:
        """The claims as a guest's page sees them; colours that nobody has claimed appear as the host's."""
        taken = claims_of(self.game).taken
        return {seat: taken.get(seat, "host") for seat in self.game.setup.seats}

    def _remove(self, guest: Guest, word: str) -> None:
        """Send a guest home."""
        connection = guest.connection
        guest.connection = None
        self._forget(guest)
        if connection is not None:
            connection.guest = None
            self._end_connection(connection, word)

    def _forget(self, guest: Guest) -> None:
        """Free the colour of a guest, and close the guest's board."""
        if guest in self._guests:
            self._guests.remove(guest)
        if guest.seat:
            claims_of(self.game).leave(guest.seat, guest.record.who)
        if guest.board is not None:
            guest.board.close()
            guest.board = None
        self.changed()

    # ---- playing

    def _stale_refusal(self, ply: int, now: PositionStamp) -> Refusal:
        return IllegalMove("stale-click", "", ply=ply, now=now.ply)

    def _handle_request(self, guest: Guest | None, what: str) -> Notice | None:
        """Send a phrase, or open or answer a proposal; without a guest, the host asks."""
        if guest is not None and guest.role == "spectator" and what not in PHRASES:
            return self._notice("room-not-allowed-spectator", guest.record.language)
        if what in PHRASES:
            name = guest.seat if guest is not None else ""
            self._notify_guests(f"room-phrase-{what}", but=None, seat=name, guest=guest)
            return None
        seats = {guest.seat} if guest is not None else self._host_seats()
        language = guest.record.language if guest is not None else self.board.language
        if what in ("undo", "again"):
            if not self.votes.propose(what, sorted(seats)):
                return self._notice(f"room-nothing-to-{what}", language)
        elif not (voters := self.votes.missing & seats):
            return self._notice("room-no-proposal", language)
        elif what == "no":
            self._notify_guests("room-refused", but=None, seat=min(voters))
            self.votes.refuse()
        else:
            self.votes.consent(voters)
        self._send_presence()
        return None

    def _play_again(self) -> None:
        """Begin the next game; if the host reads something else, in a thread, as that game's lock comes before ours."""
        if self.board.game is self.game:
            self.board._receive(self.board, {"do": "again"}, [])
        else:
            self._return.start(lambda _: self._return_and_play_again())

    def _return_and_play_again(self) -> None:
        board = self.board
        board._leave_walk()  # if the host reads one; that brings the bots back, too
        if board.game is not self.game:  # the host has opened a lesson
            board.show(self.game)
        board._receive(board, {"do": "again"}, [])

    def _host_seats(self) -> frozenset[str]:
        """The colours of people that no guest has."""
        return self.votes.players - self.guest_seats

    # ---- what everybody is sent

    def follow(self, game: Game) -> None:
        """Play another game from now on; the host's board, which may have shown yet another one, calls this under its lock.

        Args:
            game: The game.
        """
        with self._hold_lock():
            self._follow(game)

    def _follow(self, game: Game) -> None:
        before, self.game = self.game, game
        self._end_listening()
        self.votes.refuse()
        for guest in self.guests:
            if guest.seat and guest.seat not in tuple(game.setup.seats):
                self._remove(guest, "room-seat-gone")
            elif guest.seat:
                claims_of(before).leave(guest.seat, guest.record.who)
                claims_of(game).take(guest.seat, guest.record.who)
        self.invitations.add_seats(game.setup.seats)
        self._end_listening = game.on_change(self._follow_move)
        self._out_of_time = ""
        if self.running_clock is not None:
            self.use_clock(self.running_clock.rules)
        for guest in self.guests:
            if guest.board is not None:
                guest.board.follow(game)
                self._send_all(guest)
        self._send_presence()
        self.changed()

    def _follow_move(self) -> None:
        """Drop a proposal that was about another position; the game calls this after every change."""
        if self.votes.lapse() | self._run_clock():
            self._send_presence()
        self.changed()

    def _host_changed(self, change: Mapping[str, Any]) -> None:
        """Pass on to everybody what all boards share with the host's board, which may show another game."""
        with self._hold_lock():
            for guest in self.guests:
                if guest.board is not None:
                    if change["name"] == "names":
                        guest.board.set_trait("names", dict(self.board.names))
                    elif change["name"] == "_opponents":
                        guest.board.show_opponents(self.board._opponents)
            if change["name"] == "_opponents":
                self._run_clock()
            if change["name"] != "_opponents" or _seats(change["old"]) != _seats(change["new"]):
                self._send_presence()

    def _stamp(self, guest: Guest) -> PositionStamp:
        """The stamp of the game, which is the same for all guests."""
        now = read_only_state(self.game)
        if self._now is None or self._now[0] is not now:
            self._now = now, stamp_of(self.game)
        return self._now[1]

    def presence(self, language: str, own: str = "", kind: str = "") -> PresenceFrame:
        """Who is there, in a language.

        Args:
            own: The colour of the guest who gets this.
            kind: What that guest's invitation is for.
        """
        there = RoomState(
            self.game,
            dict(self.board.names),
            {guest.seat: guest.connection is not None for guest in self._guests if guest.seat},
            self._bots(),
            sum(guest.role == "spectator" for guest in self._guests),
            self.votes.proposal,
            self._clock_reading(),
            self.host_seat,
        )
        return presence(there, language, own=own, free=self._free_seats(kind) if kind and kind != WATCH else [])

    def _clock_reading(self) -> ClockReading | None:
        clock = self.running_clock
        if clock is None:
            return None
        return ClockReading({seat: clock.seconds_left(seat) for seat in self.game.setup.seats}, clock.running)

    def _presence(self, connection: Connection) -> PresenceFrame:
        guest = connection.guest
        if guest is None:
            return self.presence(connection.language, kind=connection.invitation)
        return self.presence(connection.language, own=guest.seat)

    def _send_presence(self) -> None:
        """Send everybody the list of who is there."""
        for connection in [*self._connections]:
            if connection.guest is not None or connection.invitation:
                connection.send(self._presence(connection))
        for guest in self._guests:
            if guest.board is not None:
                guest.board._show_claims()
        self.changed()

    def _notify_guests(self, word: str, *, but: Guest | None, seat: str, guest: Guest | None = None) -> None:
        """Show a notice on every board, in the language of that board."""
        boards: list[Any] = [one.board for one in self._guests if one is not but and one.board is not None]
        for board in [self.board, *boards]:
            language = board.language
            name = player_name(self.board.names, seat, language) if seat else self._unseated_name(guest, language)
            board._notify(self._notice(word, language, level="info", name=name))

    def _unseated_name(self, guest: Guest | None, language: str) -> str:
        """The name of a speaker without a colour: the host or a spectator."""
        if guest is None:
            return say("room-host", language)
        return guest.record.name or say("room-spectator", language)

    def _hold_lock(self) -> AbstractContextManager[None]:
        """Hold the lock of the current game."""
        return hold_locks(lambda: (self.game.lock,))

    def __repr__(self) -> str:
        here = sum(guest.connection is not None for guest in self._guests)
        return f"Room({self.game!r}, {here} here)"


def _seats(opponents: Any) -> Any:
    return opponents["seats"] if opponents else None
