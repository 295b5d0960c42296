"""Entries for other people's data: addresses of the live page, answers of a class, guests' frames, tools' calls."""

from __future__ import annotations

import inspect
import json
from collections.abc import Callable
from email.message import EmailMessage
from functools import cache, partial
from io import BytesIO
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from zipfile import ZIP_DEFLATED, ZipFile

import ora_widgets as ora
from ora_widgets.agents.mcp.tables import TOOLS, Tables
from ora_widgets.lessons.assignments.answers import answers_in
from ora_widgets.lessons.assignments.codes import ANSWER, Received, collect_texts, pack
from ora_widgets.widget.board import Board
from ora_widgets.widget.live.address import AddressRequest, read_address
from ora_widgets.widget.room import Room
from tests.widget.room.peer import Peer

from . import samples

# ---- addresses of the live page


def live_addresses() -> list[str]:
    tasks = [
        ora.assign("wheel").link("https://example.org/"),
        ora.assign(samples.games()[3], goal="over").link("https://example.org/"),
    ]
    asked = ["?lesson=wheel&lang=pl", "#lesson=puzzle", "#play=bot&R=Ada", "?lang=es#new=1", "#play=together"]
    games = [f"#{game.code()}&seat=R&id=k3x9&bots=G-abbot&R=Ada&G=%C5%BBaneta" for game in samples.games()[:8]]
    studies = [f"#study={study.code()}" for study in samples.studies()]
    return [*asked, *games, *studies, *[link[link.index("#") :] for link in tasks]]


def address(text: str, refused: Callable[[str], Exception]) -> AddressRequest:
    request = read_address(text, ["pl-PL"])
    if request.notices:
        raise refused(request.notices[0])
    return request


# ---- what comes back from a class


def _zip_file(**files: bytes) -> bytes:
    whole = BytesIO()
    with ZipFile(whole, "w", ZIP_DEFLATED) as archive:
        for name, data in files.items():
            archive.writestr(name.replace("_", "."), data)
    return whole.getvalue()


@cache
def homework() -> list[bytes]:
    """Texts, pages, mails, mailboxes, documents and archives with an answer in them."""
    code = pack(
        ANSWER, {"task": ora.assign("wheel").id, "name": "Ada", "moves": {"joker": "use LR2 lay; take joker Gn"}}
    )
    mail = EmailMessage()
    mail["Date"] = "Fri, 27 Nov 2026 03:00:00 +0100"
    mail.set_content(f"Hello\n{code}")
    mail.add_alternative(f"<p>Hello<br><b>{code}</b></p>", subtype="html")
    document = _zip_file(content_xml=f"<text:p>{code}</text:p>".encode())
    mail.add_attachment(document, maintype="application", subtype="zip", filename="a.odt")
    sent = mail.as_bytes()
    mailbox = b"From a@b Fri\n" + sent + b"\nFrom b@c\n" + sent
    page = f"<html><p>{code}</p>".encode()
    return [
        code.encode(),
        code.encode("utf-16"),
        page,
        sent,
        mailbox,
        document,
        _zip_file(a_txt=page, b_eml=sent, c_odt=document),
    ]


ENDINGS = ("txt", "html", "eml", "zip")


def inbox(data: bytes, refused: Callable[[str], Exception]) -> list[Received]:
    with TemporaryDirectory() as folder:
        path = Path(folder) / f"a.{ENDINGS[len(data) % len(ENDINGS)]}"
        path.write_bytes(data)
        found = [*collect_texts(path, "en")]
    said = [one for each in found for one in answers_in(each.text, "en")]
    problems = [one.problem for one in found if one.problem] + [one for one in said if isinstance(one, str)]
    if problems:
        raise refused(problems[0])
    return found


# ---- frames of a guest


def frames() -> list[Any]:
    begun = {"frame": "do", "id": 1, "ply": 0, "head": "x"}
    hello = {
        "frame": "hello",
        "version": 1,
        "secret": "x" * 22,
        "key": "y" * 22,
        "sit": True,
        "seat": "R",
        "name": "Ada",
        "language": "pl",
    }
    wishes = [
        {"frame": "ask", "id": number, "what": what}
        for number, what in enumerate(("resync", "undo", "again", "yes", "no"), start=5)
    ]
    return [hello, {"frame": "bye"}, *wishes, *[{**begun, "message": said} for said in samples.messages()]]


KEY = "y" * 22
MAX_PLIES = 40  # moves in a room, which is then restarted
_numbers = count(10)
_rooms: list[tuple[Room, Peer]] = []


def _guest() -> Peer:
    """The red player in a room whose clock advances with every look; red returns after every disconnection."""
    if _rooms and _rooms[0][0].game.ply > MAX_PLIES:
        _rooms.pop()[0].close()
    if not _rooms:
        room = Room(Board(samples.games()[4].copy().jump(2)), clock=partial(next, count(0.0)))
        _rooms.append((room, Peer(room.invitations.secrets["R"], key=KEY)))
    room, guest = _rooms[0]
    return guest if guest.frames and not guest.ended else guest.connect(room)


def guest_frame(frame: Any, refused: Callable[[str], Exception]) -> Peer:
    """Send a frame as a guest; whatever it is, the room goes on."""
    guest = _guest()
    del guest.frames[:-1]
    if isinstance(frame, dict):
        meant: dict[str, Any] = {
            "id": next(_numbers),
            **{key: guest.last[key] for key in ("ply", "head") if key in guest.last},
        }
        frame = {**frame, **{key: value for key, value in meant.items() if frame.get(key) in (0, 1, "x")}}
    try:
        text = json.dumps(frame)
    except RecursionError:
        text = "[" * 20_000
    guest.send(text)
    for heard in guest.frames[1:]:
        said = heard.get("text") or heard.get("notice", {}).get("text", "")
        if "Something went wrong" in said:
            raise AssertionError(said)
        if heard["frame"] in ("bye", "refused"):
            raise refused(said)
    return guest


# ---- calls of the tools for language models

ARGUMENTS: dict[str, Any] = {
    "game": "x", "lines": "use LR2 lay; take joker Gn; done", "what": "build G07 0,3", "about": "F5.2", "name": "Bakery", "since": 0,
    "wait_seconds": 0, "thought": "Grain first.", "address": "127.0.0.1:9/x", "players": 2, "country": "ireland", "length": "short",
    "seats": "R", "opponents": "random", "rulings": "kennerspiel", "seed": 1,
}  # fmt: skip
NAMES = {tool.__name__: tool for tool in TOOLS}
_tables: list[tuple[Tables, str]] = []


def calls_of_tools() -> list[Any]:
    """A call of each tool with all arguments, and with the fewest."""
    found: list[Any] = []
    for name, tool in NAMES.items():
        taken = [each for each in inspect.signature(tool).parameters.values() if each.name != "self"]
        ways = (taken, [each for each in taken if each.default is each.empty])
        found += [
            {"tool": name, "arguments": {each.name: ARGUMENTS.get(each.name, "") for each in way}} for way in ways
        ]
    return found


def _of_its_type(value: Any, usual: Any) -> Any:
    """The arguments that the SDK accepts."""
    if isinstance(usual, str):
        return value if isinstance(value, str) else json.dumps(value) if isinstance(value, (int, float)) else usual
    return value if type(value) is int and abs(value) < 2**53 else usual


def tool_call(call: Any, refused: Callable[[str], Exception]) -> str:
    """Call a tool as the server does, after the SDK has checked the types."""
    if not _tables or _tables[0][0].game(_tables[0][1]).plies > MAX_PLIES:
        if _tables:
            _tables.pop()[0].close()
        tables = Tables()
        _tables.append((tables, tables.new_game(opponents="random").split()[1]))
    tables, game = _tables[0]
    call = call if isinstance(call, dict) else {}
    name, given = call.get("tool"), call.get("arguments")
    tool = NAMES.get(name) if isinstance(name, str) else None
    if tool is None or not isinstance(given, dict):
        raise refused("There is no such tool.")
    taken = inspect.signature(tool).parameters
    if any(word == "self" or word not in taken for word in given):
        raise refused("There is no such argument.")
    given = {word: _of_its_type(value, ARGUMENTS.get(word, "")) for word, value in given.items()}
    # The address of a seat needs a socket, and a bot takes time; neither is tested here.
    meant = {word: min(value, 0) if word == "wait_seconds" else value for word, value in given.items()}
    if meant.get("game") == ARGUMENTS["game"]:
        meant["game"] = game
    if name == "join" or any(
        each.default is each.empty and each.name not in (*meant, "self") for each in taken.values()
    ):
        raise refused("Something is missing.")
    try:
        said = str(tool(tables, **meant))
    except ora.Refusal as error:
        raise refused(str(error)) from None
    json.dumps(said, ensure_ascii=False).encode()
    if name == "new_game":
        tables.close()
        _tables.clear()
    return said
