"""The guests of a room on the live page: their browsers are connected to the host's page, which passes the frames on.

The page makes the links: each serves one guest, and holds an offer of the host's browser besides the secret of an
invitation. A connection ends when either page is closed; a guest who keeps the secret keeps the seat, and comes back by
a new link.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ...game.history import has_ended
from ...language.fluent import say
from ...language.names import join, seat_label
from ...language.people import people
from ..by_message import play_by_message
from ..keeper import keeper_of
from ..seat_claims import claims_of

if TYPE_CHECKING:
    from ...wire.room import PeerNews, RoomNews
    from ..board import Board
    from ..room.guests import Connection, Guest
    from ..room.kept_room import KeptRoom
    from ..room.opened import Reach
    from ..room.room import Room


class Peers:
    """The guests' browsers, with a connection for each.

    Args:
        send: Sends news to the page.

    Attributes:
        network: Whether the machine can be reached from its network: not through a page.
        reach: Who can open the links.
    """

    network = False
    reach: Reach = "page"

    def __init__(self, send: Callable[[RoomNews], object]) -> None:
        self._send = send
        self._connections: dict[int, Connection] = {}
        self._room: Room | None = None

    def open(self, board: Board, *, network: bool, reopen: bool) -> None:
        """Open a room and invite the next player; or open a room again that was kept with the game.

        Args:
            network: Not used: only guests' browsers reach a page.
            reopen: Whether to open only a room that was kept.
        """
        from ..room.kept_room import read_room
        from ..room.opened import find_open, open_room

        if reopen and (find_open(board) is not None or read_room(board.game) is None):
            return
        self._room = find_open(board) or open_room(board, self._carry)
        self._room.seat_host()
        if not reopen:
            self._keep(self._room)
            self.invite(self._next_colour())
        elif away := [guest for guest in self._room.guests if guest.seat]:
            self._report_lost(away, "live-lost-reload")
        else:
            language = board.language
            button = self._next_colour(), say("peer-new", language)
            self._send({"lost": {"text": say("live-lost-links", language), "again": [button]}})

    def _carry(self, room: Room, kept: KeptRoom) -> Peers:
        return self

    def close(self) -> None:
        """End all connections."""
        self._connections.clear()
        self._send({"closed": True})

    # ---- messages of the host's page

    def invite(self, which: str) -> None:
        """Have the page make a link.

        Args:
            which: A colour, `"any"` or `"watch"`; a link for the colour of a guest leads that guest back.
        """
        room = self._room
        if room is None or not room.is_open or which not in room.invitations.secrets:
            return
        language = room.board.language
        kind = next((guest.record.invitation for guest in room.guests if guest.seat == which), which)
        title = say("live-invite", language, name=self._seat_label(which) if len(which) == 1 else "", which=which)
        self._send({"invite": {"which": which, "title": title, "secret": room.invitations.secrets[kind]}})

    def play_by_message(self, which: str) -> None:
        """Let a colour be played by message instead, if no connection can be made.

        Args:
            which: What the link invited to.
        """
        room = self._room
        if room is None or has_ended(room.game):
            return
        taken = claims_of(room.game).taken
        seats = [seat for seat in room.game.setup.seats if seat not in taken and which in (seat, "any")]
        if seats:
            room.board._hand(seats[-1], None)
            play_by_message(room.game, seats[-1])
            room.board._publish()

    def receive(self, news: PeerNews) -> None:
        """Handle what has come from a guest's page."""
        room, number = self._room, news["peer"]
        if room is None:
            return
        connection = self._connections.get(number)
        if news["what"] == "came" and connection is None:

            def send(text: str) -> None:
                self._send({"frame": (number, text)})

            self._connections[number] = room.connect(send, lambda: self._end(number))
        elif connection is not None and news["what"] == "frame":
            before = room.guest_seats
            room.receive(connection, news["text"])
            if room.guest_seats - before:
                self._keep(room)
        elif connection is not None:
            self._connections.pop(number)
            guest = connection.guest
            room.handle_close(connection)
            if guest is not None and guest.seat and guest in room.guests:
                self._report_lost([guest], "live-lost-guest")

    def _keep(self, room: Room) -> None:
        """Keep the game and the room before the first move: the host may load the page again."""
        keeper_of(room.game).keep_unmoved()
        room.board._inform(room.board._keep_game())
        room.changed()

    def _end(self, number: int) -> None:
        self._connections.pop(number, None)
        self._send({"end": number})

    # ---- colours and names

    def _next_colour(self) -> str:
        """The colour for the next guest: one that neither a guest nor the host has; a bot's only if no other is left."""
        assert self._room is not None
        bots, taken = self._room._bots(), {*self._room.guest_seats, self._room.host_seat}
        others = [seat for seat in self._room.game.setup.seats if seat not in taken]
        return next((seat for seat in others if seat not in bots), others[0] if others else "watch")

    def _seat_label(self, seat: str) -> str:
        assert self._room is not None
        with people(self._room.board.names):
            return seat_label(seat, self._room.board.language)

    def _report_lost(self, guests: list[Guest], word: str) -> None:
        """Have the page say which guests have lost their connection, with a button for a new link for each."""
        assert self._room is not None
        language = self._room.board.language
        names = [self._seat_label(guest.seat) for guest in guests]
        again = [
            (guest.seat, say("live-link-for", language, name=name)) for guest, name in zip(guests, names, strict=True)
        ]
        self._send(
            {"lost": {"text": say(word, language, names=join(names, language), count=len(names)), "again": again}}
        )
