"""A guest's page without a browser: it sends frames, and stores those it receives."""

from __future__ import annotations

import json
from secrets import token_urlsafe
from typing import Any

from ora_widgets.widget.room.guest_server import VERSION, GuestServer


def pass_turns(*peers: Peer) -> None:
    """Let one task step after another."""
    for peer in peers:
        peer.play("pass")
        peer.play("done")


class Peer:
    """A guest's page; `connect` joins a room directly, without a network."""

    def __init__(self, secret: str, *, key: str = "", name: str = "", seat: str = "", address: str = "") -> None:
        self.secret, self.key, self.name, self.wish = secret, key or token_urlsafe(16), name, seat
        self.address = address
        self.frames: list[dict[str, Any]] = []
        self.traits: dict[str, Any] = {}
        self.last: dict[str, Any] = {}
        self.ended = False
        self._number = 0
        self.room: GuestServer | None = None

    def connect(self, room: GuestServer, *, sit: bool = True, version: int = VERSION) -> Peer:
        self.room, self.ended = room, False
        self.line = room.connect(self._hear, self._end, self.address)
        if not self.ended:
            self.hello(sit=sit, version=version)
        return self

    def hello(self, *, sit: bool = True, version: int = VERSION) -> None:
        hello = {"frame": "hello", "version": version, "secret": self.secret, "key": self.key, "sit": sit}
        self.send({**hello, "seat": self.wish, "name": self.name, "language": "en"})

    def send(self, frame: object) -> None:
        assert self.room is not None
        self.room.receive(self.line, frame if isinstance(frame, str) else json.dumps(frame))

    def lose(self) -> None:
        assert self.room is not None
        self.room.handle_close(self.line)

    def do(self, message: dict[str, Any], **changed: Any) -> dict[str, Any]:
        """Send a message of the page; returns its answer."""
        self._number += 1
        frame = {"frame": "do", "id": self._number, "ply": self.last["ply"], "head": self.last["head"]}
        self.send({**frame, "message": message, **changed})
        return self.frame("answer", "refused")

    def play(self, line: str, **changed: Any) -> dict[str, Any]:
        return self.do({"do": "play", "line": line, "ply": self.last["ply"]}, **changed)

    def ask(self, what: str) -> dict[str, Any]:
        self._number += 1
        self.send({"frame": "ask", "id": self._number, "what": what})
        return self.frame("answer", "refused")

    def frame(self, *kinds: str) -> dict[str, Any]:
        """The last frame of a kind."""
        return next(frame for frame in reversed(self.frames) if frame["frame"] in kinds)

    @property
    def sentence(self) -> str:
        """The reason why the connection was closed."""
        return str(self.frame("bye")["text"])

    def _hear(self, text: str) -> None:
        frame = json.loads(text)
        self.frames.append(frame)
        if frame["frame"] == "traits":
            self.traits |= frame["traits"]
            self.last = frame

    def _end(self) -> None:
        self.ended = True
