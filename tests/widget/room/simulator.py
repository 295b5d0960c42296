"""A room and its guests on a bad network, where frames are lost, late, repeated and reordered.

Connections break, pages are cut off without notice, and the host's Python dies and restarts. Everything is drawn from
one seed, so a failure can be repeated. The room is real; a guest's page is `Page`, which acts like
`js/src/room/channel.ts`: it numbers what it sends, repeats unanswered frames, and requests everything if a frame is
missing.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any
from unittest.mock import patch

from ora_widgets import Game, load, new_game
from ora_widgets.widget.board import Board
from ora_widgets.widget.room import Room
from ora_widgets.widget.room.guest_server import VERSION
from ora_widgets.widget.room.kept_room import KeptRoom

GOOD_STEPS, STEPS = 3, 30  # steps until the network goes bad, and until it is mended
LOSS, DOUBLE, LATE, BREAK = 0.15, 0.15, 0.4, 0.03
CUT_OFF, CUT_OFF_STEPS = 0.02, 10  # the most steps for which a page's frames may all vanish, in both directions
HOST_DIES = 0.01


class Network:
    """Carries frames in steps; on a bad network each may be lost, repeated or late."""

    def __init__(self, random: Random) -> None:
        self.random = random
        self.bad = False
        self.now = 0
        self._waiting: list[tuple[int, int, Callable[[], None]]] = []
        self._count = 0

    def carry(self, deliver: Callable[[], None]) -> None:
        """Deliver something later, once, twice or never."""
        times = 1 + (self.bad and self.random.random() < DOUBLE) - (self.bad and self.random.random() < LOSS)
        for _ in range(times):
            delay = self.random.randrange(1, 8) if self.bad and self.random.random() < LATE else 1
            self._count += 1
            self._waiting.append((self.now + delay, self._count, deliver))

    def step(self) -> None:
        self.now += 1
        due = sorted((one for one in self._waiting if one[0] <= self.now), key=lambda one: one[:2])
        self._waiting = [one for one in self._waiting if one[0] > self.now]
        for _, _, deliver in due:
            deliver()

    @property
    def idle(self) -> bool:
        return not self._waiting


class Page:
    """The state of a guest's page: what it knows of the game, and its unanswered messages."""

    def __init__(self, network: Network, room: Room, kind: str, version: int = VERSION) -> None:
        self.network, self.room, self.kind, self.version = network, room, kind, version
        self.secret = room.invitations.secrets[kind]
        self.key = "the secret of another page"
        self.known = False
        self.record = ""
        self.ply = self.head = None
        self.traits: dict[str, Any] = {}
        self.seen = 0
        self.open: dict[int, dict[str, Any]] = {}
        self.accepted: list[str] = []
        self.refused: list[str] = []
        self.dismissed = ""
        self.cut_off_until = 0
        self._number = 0
        self._era = 0
        self.line: Any = None

    def connect(self) -> None:
        """Open a connection; frames of an earlier one never arrive."""
        self._era += 1
        era, self.seen, self.known = self._era, 0, False
        self.line = self.room.connect(lambda text: self._carry(lambda: self._hear(text), era), lambda: None)
        self._hello()

    def _carry(self, deliver: Callable[[], None], era: int) -> None:
        if self.network.now >= self.cut_off_until:
            self.network.carry(lambda: deliver() if era == self._era else None)

    def _hello(self) -> None:
        hello = {"frame": "hello", "version": self.version, "secret": self.secret, "key": self.key, "sit": True}
        self._send({**hello, "seat": "", "name": self.kind, "language": "en"})

    def lose(self) -> None:
        line, self.line = self.line, None
        self._era += 1
        if line is not None:
            self.room.handle_close(line)

    def _send(self, frame: dict[str, Any]) -> None:
        room, line, text = self.room, self.line, json.dumps(frame)
        # Frames sent before a connection broke may still reach the room.
        if self.network.now >= self.cut_off_until:
            self.network.carry(lambda: room.receive(line, text))

    def tick(self) -> None:
        """The automatic actions of a page: connect, and repeat unanswered messages."""
        if self.dismissed:
            return
        if self.line is None:
            self.connect()
        elif not self.known or self.seen == 0:
            self._hello()
        else:
            for frame in [*self.open.values()]:
                self._send(frame)

    def press(self, random: Random) -> None:
        """Play a move that looks possible here, or look, or propose."""
        if self.ply is None or self.open or self.dismissed:
            return
        mine = self.traits["_ask"].get("seat") == self.kind
        if not mine and random.random() < 0.95:
            return
        options = self.traits["_ask"].get("options", [])
        self._number += 1
        chance = random.random()
        if chance < 0.05:
            frame = {"frame": "ask", "what": random.choice(["undo", "yes", "no", "moment"])}
        elif chance < 0.1:
            frame = self._do({"do": random.choice(["undo", "redo"]), "by": "move"})
        elif chance < 0.15:
            frame = self._do({"do": "save", "id": self._number, "ending": "ora"})
        else:
            line = random.choice(options)["line"] if options else "done"
            frame = self._do({"do": "play", "line": line, "ply": self.ply})
        self.open[self._number] = frame | {"id": self._number}
        self._send(self.open[self._number])

    def _do(self, message: dict[str, Any]) -> dict[str, Any]:
        return {"frame": "do", "ply": self.ply, "head": self.head, "message": message}

    def _hear(self, text: str) -> None:
        frame = json.loads(text)
        kind = frame["frame"]
        if kind == "hello":
            self.known = True
        elif kind == "bye":
            self.dismissed = frame["text"]
            assert self.dismissed
        elif kind == "traits":
            self._take(frame)
        elif kind in ("answer", "refused"):
            sent = self.open.pop(frame["id"], None)
            if kind == "refused":
                assert frame["notice"]["text"], "a refusal without a word"
                self.refused.append(frame["notice"]["text"])
            elif sent and sent.get("message", {}).get("do") == "play":
                self.accepted.append(sent["message"]["line"])

    def _take(self, frame: dict[str, Any]) -> None:
        """Apply traits in order; if some are missing, request all of them again."""
        if frame["id"] <= self.seen:
            return
        if not frame["all"] and frame["id"] != self.seen + 1:
            self._number += 1
            self._send({"frame": "ask", "id": self._number, "what": "resync"})
            return
        self.seen = frame["id"]
        self.traits |= frame["traits"]
        self.record, self.ply, self.head = frame["record"], frame["ply"], frame["head"]


class Host:
    """The host's Python: a board and its room, with the moves in all of its lives."""

    def __init__(self, players: int, clock: Callable[[], float]) -> None:
        self._clock = clock
        self.made: list[tuple[int, str]] = []
        self.lives = 0
        self._begin(new_game(players), None)

    def _begin(self, game: Game, kept: KeptRoom | None) -> None:
        self.lives += 1
        self.board = Board(game, keep=False)
        secrets, guests = (kept.secrets, kept.guests) if kept is not None else (None, ())
        self.room = Room(self.board, secrets=secrets, guests=guests, clock=self._clock)
        self.board._room = self.room
        play = game.play

        def play_and_note(moves: Any) -> Game:
            ply, owner = game.ply, game.to_move or ""
            after = play(moves)
            self.made.append((ply, owner))
            return after

        game.play = play_and_note  # type: ignore[method-assign]

    def die(self) -> None:
        """End Python, and restart it from its files: the record, the secrets and the seats."""
        kept, code = self.room.snapshot(network=False), self.board.game.code()
        self.room.at_close = self.room.changed = lambda: None
        self.end()
        self._begin(load(code), kept)

    def end(self) -> None:
        self.room.close()
        self.board.close()


# The book is most of a newcomer's data but decides nothing; without it a run takes half the time.
@patch("ora_widgets.widget.board.cached_book", lambda *_: {})
def run(seed: int) -> dict[str, int]:
    """Play some moves of a game on a bad network, which is mended at the end.

    Raises:
        AssertionError: Where somebody holds another record at the end, an accepted move is not in the game, somebody moved
            for another, or a refusal is not explained.
    """
    random = Random(seed)
    ticks = [0.0]
    host = Host(random.choice([2, 3, 4]), lambda: ticks[0])
    network = Network(random)
    seats = [*host.board.game.setup.seats]
    pages = [Page(network, host.room, kind) for kind in (*seats, "watch", "watch")]
    for number, page in enumerate(pages):
        page.key = f"the secret of page number {number}"
    old = Page(network, host.room, "watch", version=random.choice([0, VERSION + 1]))
    for step in range(STEPS):
        ticks[0] = float(step)
        network.bad = step >= GOOD_STEPS
        for page in [*pages, old]:
            if page.line is None or random.random() < 0.3:
                page.tick()
            page.press(random)
            if network.bad and random.random() < BREAK:
                page.lose()
            if network.bad and random.random() < CUT_OFF:
                page.cut_off_until = step + random.randrange(1, CUT_OFF_STEPS)
        if random.random() < 0.02:
            host.room.propose("no")
        if random.random() < HOST_DIES:
            for page in [*pages, old]:
                page.lose()
            host.die()
            for page in [*pages, old]:
                page.room = host.room
        network.step()
    network.bad = False
    for page in [*pages, old]:
        page.cut_off_until = 0
        page.lose()
    for step in range(STEPS, STEPS + 30):
        ticks[0] = float(step)
        for page in [*pages, old]:
            page.tick()
        network.step()
    game, made = host.board.game, host.made
    code = game.copy().code()
    for page in pages:
        assert page.record == code, f"seed {seed}: {page.kind} holds another record"
        assert not page.open, f"seed {seed}: {page.kind} got no answer to {page.open}"
        assert not page.dismissed, f"seed {seed}: {page.kind} was sent away: {page.dismissed}"
    assert old.dismissed, f"seed {seed}: another version was let in"
    owners = {page.kind: len(page.accepted) for page in pages}
    for seat in seats:
        played = sum(who == seat for _, who in made)
        assert owners[seat] <= played, f"seed {seed}: an accepted move of {seat} was never made"
    assert owners["watch"] == 0, f"seed {seed}: who watched has moved"
    host.end()
    refused = sum(len(page.refused) for page in pages)
    return {"moves": len(made), "refused": refused, "plies": game.ply, "new starts of the host": host.lives - 1}
