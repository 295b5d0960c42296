"""The room on the host's board: what the host presses, and what remains after Python has restarted."""

from __future__ import annotations

import json
import stat
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from socket import create_server
from threading import Thread
from typing import Any
from urllib.parse import urlsplit

import pytest
from ipywidgets import Widget
from websockets.sync.client import connect
from websockets.typing import Origin

from ora_widgets import lesson, new_game, play, resume, walkthrough
from ora_widgets.widget.board import Board
from ora_widgets.widget.room import Room, host
from ora_widgets.widget.room.guest_server import VERSION
from ora_widgets.widget.room.kept_room import path_of
from ora_widgets.widget.room.opened import find_open
from tests.support.board_page import on_page
from tests.support.new_kernel import forget_boards
from tests.support.waiting import wait_until
from tests.widget.room.hosting import HOST, RESUME, hosting
from tests.widget.room.peer import Peer
from tests.widget.room.test_room import guest
from tests.widget.test_start import finished_game
from tests.widget.wire import ask, send


def test_play_together_on_the_board_shows_links_and_closing_takes_them_away(board: Board) -> None:
    send(board, {"do": "together", "what": "open", "which": ""})
    links, edition = ask(board, "invitations"), on_page(board).together["edition"]
    assert [link["which"] for link in links] == ["R", "G", "B", "any", "watch"]
    assert all(link["code"].startswith("M") for link in links)

    send(board, {"do": "together", "what": "revoke", "which": "R"})
    assert on_page(board).together["edition"] != edition
    assert ask(board, "invitations")[0]["link"] != links[0]["link"]
    send(board, {"do": "together", "what": "close", "which": ""})
    assert on_page(board).together is None
    assert ask(board, "invitations") == []


def test_a_saved_notebook_has_no_secret(board: Board) -> None:
    room = host(board)
    green = guest(room, "G", "Ada")
    room.revoke("R")
    room.game.play("pass")

    boards = [board, *(one.board for one in room.guests)]
    saved = json.dumps(
        [Widget.get_manager_state(widgets=boards), room._repr_mimebundle_(), board._repr_mimebundle_(), repr(room)]
    )

    assert on_page(board).together["presence"]["seats"][1]["name"] == "Ada"
    assert "Ada" in saved
    assert not [secret for secret in (*room.invitations.secrets.values(), green.key) if secret in saved]
    room.close()


def test_a_bot_plays_for_who_is_away_until_the_guest_is_back(board: Board) -> None:
    room = host(board)
    green = guest(room, "G")
    green.lose()

    send(board, {"do": "together", "what": "bot", "which": "G"})
    assert [one["who"] for one in on_page(board).together["presence"]["seats"]] == ["free", "bot", "free"]
    Peer("", key=green.key).connect(room)
    assert [one["who"] for one in on_page(board).together["presence"]["seats"]] == ["free", "guest", "free"]
    room.close()


def test_the_host_agrees_for_the_colours_that_no_guest_has(room: Room) -> None:
    red = guest(room, "R")
    for line in ("pass", "done"):
        red.play(line)
    room.game.play("pass; done")
    red.ask("undo")
    assert room.waits_for_host

    room.propose("yes")

    assert room.game.ply == 0


def test_without_a_network_the_sentence_says_what_to_do(board: Board, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ora_widgets.widget.room", None)
    send(board, {"do": "together", "what": "open", "which": ""})

    assert "by message" in on_page(board).notice["text"]


def test_in_a_browsers_python_the_error_says_what_to_do(board: Board, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ora_widgets.widget.room.door", None)

    with pytest.raises(ImportError, match="by message"):
        host(board)


def test_after_a_new_start_the_same_links_and_seats_are_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ORA_GAMES", str(tmp_path))
    board = Board(new_game(3))
    room = host(board)
    red = guest(room, "R", "Ada")
    red.play("pass")
    links, path = room.links, path_of(room.game)
    assert path is not None
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    room.changed = lambda: None  # Python ends here without cleaning up
    kept = path.read_bytes()
    room.close()
    board.close()
    path.write_bytes(kept)

    again = resume()
    back = find_open(again)
    assert back is not None

    assert back.links == links
    assert json.loads(path.read_text())["guests"][0]["name"] == "Ada"
    peer = Peer("", key=red.key).connect(back)
    assert peer.frame("hello")["seat"] == "R"
    assert peer.play("done")["frame"] == "answer"
    back.close()
    assert not path.exists()


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("ORA_GAMES", str(tmp_path))
    return tmp_path


def guest_frames(link: str, key: str, *lines: str) -> list[dict[str, Any]]:
    """Connect with a secret, play lines, and return the answers, followed by the last traits."""
    address, _, secret = link.partition("#")
    with connect(address.replace("http", "ws", 1) + "/ws", origin=Origin(address[:-5]), proxy=None) as socket:
        hello = {"frame": "hello", "version": VERSION, "secret": secret, "key": key, "sit": True, "seat": ""}
        socket.send(json.dumps({**hello, "name": "Ada", "language": "en"}))
        found = [one_frame(socket, "hello"), one_frame(socket, "traits")]
        for number, line in enumerate(lines):
            message = {"do": "play", "line": line, "ply": found[-1]["ply"]}
            frame = {
                "frame": "do",
                "id": number,
                "ply": found[-1]["ply"],
                "head": found[-1]["head"],
                "message": message,
            }
            socket.send(json.dumps(frame))
            found.append(one_frame(socket, "traits"))
            found.append(one_frame(socket, "answer"))
        return found


def one_frame(socket: Any, kind: str) -> dict[str, Any]:
    while (frame := json.loads(socket.recv()))["frame"] != kind:
        assert frame["frame"] != "bye", frame
    return dict(frame)


def test_after_the_kernel_was_killed_the_same_links_lead_to_the_same_seats(folder: Path) -> None:
    with hosting(HOST) as links:
        assert guest_frames(links["R"], "k" * 22, "pass")[-2]["ply"] == 1
    with pytest.raises(OSError, match="refused"):
        guest_frames(links["R"], "k" * 22)

    with hosting(RESUME) as again:
        back = guest_frames(again["R"], "k" * 22)

    assert again == links
    assert (back[0]["seat"], back[1]["ply"]) == ("R", 1)


def test_where_the_port_of_old_links_is_taken_the_host_is_told_and_everybody_sits_down_anew(folder: Path) -> None:
    with hosting(HOST) as links:
        guest_frames(links["R"], "k" * 22, "pass")
    with create_server(("127.0.0.1", urlsplit(links["R"]).port or 0)):
        board = resume()

    room = find_open(board)
    assert room is not None
    assert room.address != links["R"].partition("#")[0]
    assert "Send the new ones" in on_page(board).together["says"]
    assert (room.guests, board.names) == ([], {"R": "Ada"})
    assert guest_frames(room.links["R"], "another key, as of another browser")[0]["seat"] == "R"
    room.close()


def test_who_goes_on_with_a_kept_game_on_the_start_screen_has_its_room_too(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    forget_boards(monkeypatch)  # boards of other tests, whose games come first
    with hosting(HOST) as links:
        guest_frames(links["R"], "k" * 22, "pass")
    board = play()
    [kept] = on_page(board).start["kept"]
    send(board, {"do": "proceed", "id": 1, "kept": kept["value"]})

    room = find_open(board)
    assert room is not None
    assert room.links == links
    assert on_page(resume()).room is None  # the room has a board already
    assert json.loads(next(folder.glob("*.room")).read_text())["address"] == room.address
    room.close()


@pytest.mark.parametrize(
    ("kind", "read"), [("walk", partial(walkthrough, "coming-home")), ("lesson", partial(lesson, "wheel"))]
)
def test_all_can_play_again_while_the_host_reads_something_else(
    kind: str, read: Callable[[], Any], board: Board
) -> None:
    board.show(ended := finished_game())
    room, reading = host(board), read()
    guests = [guest(room, seat) for seat in ended.setup.seats]
    board._switch_to(reading.game, **{kind: reading})

    for peer, what in zip(guests, ["again", *["yes"] * (len(guests) - 1)], strict=True):
        assert peer.ask(what)["frame"] == "answer"

    wait_until(lambda: room.game is board.game is not ended and all(peer.traits["_ply"] == 0 for peer in guests))
    assert (room.game.setup.length, room.game.setup.country) == (ended.setup.length, ended.setup.country)
    room.close()


@pytest.mark.timeout(60)  # a lock that is never released must not hold up the others
def test_a_host_who_leaves_a_walkthrough_does_not_wait_for_guests_who_agree_on_a_new_game(board: Board) -> None:
    board.show(ended := finished_game())
    room = host(board)
    red, other = (guest(room, seat) for seat in ended.setup.seats)
    board._begin_walk(walkthrough("coming-home"))
    red.ask("again")

    with board.game.lock:  # as while a press of the host is handled
        agreeing = Thread(target=other.ask, args=["yes"], daemon=True)
        agreeing.start()
        wait_until(lambda: not agreeing.is_alive())

    wait_until(lambda: room.game is board.game is not ended)
    room.close()
