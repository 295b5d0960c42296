"""A room's server: its responses to different clients, over a real connection on this machine."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from http.client import HTTPConnection
from typing import Any

import pytest
from tornado.httpserver import HTTPServer
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from ora_widgets.language.fluent import say
from ora_widgets.widget.board import Board
from ora_widgets.widget.room import Room, host
from ora_widgets.widget.room.door import machine_address
from ora_widgets.widget.room.guest_server import VERSION
from tests.widget.room.path_proxy import PREFIX, path_proxy


@pytest.fixture
def open_room(board: Board) -> Iterator[Room]:
    room = host(board)
    yield room
    room.close()


def port_of(room: Room) -> int:
    return int(room.address.split(":")[2].split("/")[0])


def answer(room: Room, path: str, **headers: str) -> tuple[int, str, dict[str, str]]:
    connection = HTTPConnection("127.0.0.1", port_of(room))
    connection.request("GET", path, headers=headers)
    response = connection.getresponse()
    found = response.status, response.read().decode(errors="replace"), dict(response.getheaders())
    connection.close()
    return found


def socket_of(room: Room, origin: str = "") -> Any:
    port = port_of(room)
    return connect(f"ws://127.0.0.1:{port}/join/ws", origin=Origin(origin or f"http://127.0.0.1:{port}"), proxy=None)


def frame_after_presence(socket: Any) -> str:
    while (kind := str(json.loads(socket.recv())["frame"])) == "presence":
        pass
    return kind


def hello(room: Room, kind: str = "R") -> str:
    frame = {"frame": "hello", "version": VERSION, "secret": room.invitations.secrets[kind], "key": "k" * 22}
    return json.dumps({**frame, "sit": True, "seat": "", "name": "Ada", "language": "en"})


def test_the_page_is_for_everybody_and_holds_no_secret(open_room: Room) -> None:
    status, page, headers = answer(open_room, "/join")

    assert (status, headers["Referrer-Policy"]) == (200, "no-referrer")
    assert not [secret for secret in open_room.invitations.secrets.values() if secret in page]
    assert {answer(open_room, f"/join/{name}")[0] for name in ("join.js", "widget.js", "widget.css")} == {200}


def test_a_page_whose_script_does_not_come_has_a_sentence_in_every_language(open_room: Room) -> None:
    page = answer(open_room, "/join")[1]

    assert [say("page-late", language) in page for language in ("en", "es", "pl")] == [True] * 3


def test_all_that_a_guest_loads_is_small(open_room: Room) -> None:
    """Bytes on the wire, compressed as browsers request."""
    sizes = []
    for path in ("/join", "/join/join.js", "/join/widget.js", "/join/widget.css"):
        connection = HTTPConnection("127.0.0.1", port_of(open_room))
        connection.request("GET", path, headers={"Accept-Encoding": "gzip"})
        found = connection.getresponse()
        assert found.headers["Content-Encoding"] == "gzip"
        sizes.append(len(found.read()))
        connection.close()

    assert sum(sizes) <= 200_000


@pytest.mark.parametrize("path", ["/", "/join/../../pyproject.toml", "/join/live.js", "/join/ws", "/static/x"])
def test_there_is_nothing_else(open_room: Room, path: str) -> None:
    assert answer(open_room, path)[0] in (400, 404)


def test_another_name_for_this_machine_is_refused(open_room: Room) -> None:
    assert answer(open_room, "/join", Host="evil.example")[0] == 403


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1:1"])
def test_a_page_from_elsewhere_opens_no_connection(open_room: Room, origin: str) -> None:
    with pytest.raises(InvalidStatus, match="403"), socket_of(open_room, origin):
        pass


def test_a_guest_plays_over_the_door_and_no_secret_is_logged(open_room: Room, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG), socket_of(open_room) as socket:
        socket.send(hello(open_room))
        kinds = [frame_after_presence(socket) for _ in range(2)]

    assert kinds == ["hello", "traits"]
    logged = " ".join(record.getMessage() for record in caplog.records if not record.name.startswith("websockets"))
    assert not [secret for secret in open_room.invitations.secrets.values() if secret in logged]


def test_a_million_bytes_end_that_connection_alone(open_room: Room) -> None:
    with socket_of(open_room) as other:
        other.send(hello(open_room))
        with socket_of(open_room) as socket:
            socket.send("x" * 1_000_000)
            with pytest.raises(ConnectionClosed):
                socket.recv()
        assert frame_after_presence(other) == "hello"


def test_a_closed_room_listens_no_more(board: Board) -> None:
    room = host(board)
    room.close()

    with pytest.raises(OSError, match="refused"):
        answer(room, "/join")


@pytest.mark.timeout(60)  # a cell that waits for good must not hold up the others
def test_a_door_that_cannot_open_says_so_and_the_next_one_opens(board: Board, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise OSError("too many open files")

    with monkeypatch.context() as patch:
        patch.setattr(HTTPServer, "add_sockets", fail)
        with pytest.raises(OSError, match="too many open files"):
            host(board)
    room = host(board)

    assert answer(room, "/join")[0] == 200
    room.close()


def test_the_same_room_while_it_is_open_and_another_one_after(board: Board) -> None:
    room = host(board)
    assert host(board) is room
    room.close()
    again = host(board)
    assert again is not room
    again.close()


def test_in_the_network_the_link_names_the_machine(board: Board) -> None:
    room = host(board, network=True)

    assert room.address.startswith(f"http://{machine_address()}:")
    assert answer(room, "/join")[0] == 200
    room.close()


def test_behind_a_hub_the_link_goes_through_its_proxy(board: Board, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JUPYTERHUB_SERVICE_PREFIX", "/user/ada/")
    room = host(board)

    assert room.address.startswith("/user/ada/proxy/")
    room.close()


def test_through_the_proxy_of_a_hub_a_guest_plays_and_other_pages_do_not(
    board: Board, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("JUPYTERHUB_SERVICE_PREFIX", PREFIX)
    room = host(board)
    with path_proxy() as origin:
        address = f"{origin.replace('http', 'ws')}{room.address}/ws"
        with connect(address, origin=Origin(origin), proxy=None) as socket:
            socket.send(hello(room))
            assert frame_after_presence(socket) == "hello"
        with (
            pytest.raises(InvalidStatus, match="403"),
            connect(address, origin=Origin("http://evil.example"), proxy=None),
        ):
            pass
    room.close()


def test_what_guests_are_sent_is_compressed(open_room: Room) -> None:
    with socket_of(open_room) as socket:
        assert "permessage-deflate" in socket.response.headers["Sec-WebSocket-Extensions"]
        assert "no_context_takeover" not in socket.response.headers["Sec-WebSocket-Extensions"]
