"""Guests of the live page: a kernel's room, with frames carried by the page, and without tornado."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from ora_widgets import new_game
from ora_widgets.widget.board import Board
from ora_widgets.widget.live.peers import Peers
from ora_widgets.widget.room import Room, guests
from ora_widgets.widget.room.guests import MAX_FRAME_BYTES, MAX_REFUSED_FRAMES
from ora_widgets.widget.room.opened import find_open
from tests.support.board_page import on_page
from tests.widget.conftest import elsewhere
from tests.widget.wire import send

__all__ = ["elsewhere"]

# As in the worker of the live page: a folder of the visitor's files, and a guest at the other end.
LIVE = """
import json, os, sys
from pathlib import Path
for name in ("ipywidgets", "IPython", "tornado", "segno"):
    sys.modules[name] = None
folder, name = sys.argv[1], sys.argv[2]
os.environ |= {"ORA_GAMES": folder, "ORA_PROGRESS": folder + "/ora_progress.json"}
from ora_widgets.widget.live.headless import install
install()
from ora_widgets.widget.live.table import LiveTable
from ora_widgets.widget.live.visitor_files import VisitorFiles
heard, files = [], json.loads(sys.argv[3])
table = LiveTable(lambda message: heard.append(json.loads(message)), sys.argv[4], [], VisitorFiles(Path(folder), files))

def room(kind):
    return [news["room"][kind] for news in heard if kind in news.get("room", {})]

def say(what, peer=1, **frame):
    table.receive(json.dumps({"do": "peer", "peer": peer, "what": what, "text": json.dumps(frame)}))

def hello(secret, peer=1):
    say("came", peer)
    hello = {"frame": "hello", "version": 1, "secret": secret, "key": "k" * 22, "sit": True, "seat": "", "name": name}
    say("frame", peer, **hello, language="en")

def frames(kind):
    return [frame for _, text in room("frame") if (frame := json.loads(text))["frame"] == kind]
"""
FIRST = """
hello(room("invite")[0]["secret"])
table.receive(json.dumps({"do": "play", "line": "pass", "ply": 0}))
table.receive(json.dumps({"do": "play", "line": "pass", "ply": 1}))
table.receive(json.dumps({"do": "play", "line": "done", "ply": 2}))
last = frames("traits")[-1]
say("frame", frame="do", id=7, ply=last["ply"], head=last["head"], message={"do": "play", "line": "pass", "ply": last["ply"]})
files = [news["files"] for news in heard if "files" in news]
kept = {name: text for news in files for name, text in news.items()}
print(json.dumps([room("invite"), frames("hello"), frames("answer"), table.board.game.ply, kept, table.board.names]))
"""
AGAIN = """
before = len(room("invite"))
table.receive(json.dumps({"do": "together", "what": "invite", "which": "G"}))
hello(room("invite")[-1]["secret"], 5)
say("gone", 5)
print(json.dumps([before, room("lost"), room("invite")[-1]["title"], frames("hello")[-1], table.board._claims]))
"""

SITS = """
hello(room("invite")[0]["secret"])
kept = {name: text for news in heard for name, text in news.get("files", {}).items()}
here = [news["here"]["address"] for news in heard if "here" in news][-1]
print(json.dumps([table.board.game.ply, here, kept]))
"""
OPENS = """
kept = {name: text for news in heard for name, text in news.get("files", {}).items()}
here = [news["here"]["address"] for news in heard if "here" in news][-1]
print(json.dumps([room("invite")[0]["secret"], here, kept]))
"""
WAITS = """
lost = room("lost")
table.receive(json.dumps({"do": "together", "what": "invite", "which": lost[0]["again"][0][0]}))
hello(room("invite")[-1]["secret"])
print(json.dumps([lost, room("invite")[-1]["secret"], frames("hello")[-1]["seat"]]))
"""
RELOADS = """
table.receive(json.dumps({"do": "together", "what": "invite", "which": "G"}))
hello(room("invite")[-1]["secret"], 5)
print(json.dumps([room("lost"), frames("hello")[-1]["seat"], table.board.names]))
"""


def live(script: str, folder: Path, address: str, files: object) -> Any:
    """The output of a script with the live page's Python."""
    command = [sys.executable, "-c", LIVE + script, str(folder), "Anna", json.dumps(files), address]
    run = subprocess.run(command, capture_output=True, text=True, check=True, env={"PYTHONPATH": ":".join(sys.path)})
    return json.loads(run.stdout)


def test_a_guest_plays_without_a_server_and_has_the_seat_again_after_the_host_has_loaded_the_page_anew(
    tmp_path: Path,
) -> None:
    (invited,), (welcome,), (answered,), ply, kept, names = live(FIRST, tmp_path / "one", "#play=together", {})
    assert (invited["which"], invited["title"]) == ("G", "Invite somebody to play Green")
    assert (welcome["role"], welcome["seat"], answered["id"], ply, names) == ("guest", "G", 7, 4, {"G": "Anna"})

    uninvited, lost, title, again, claims = live(AGAIN, tmp_path / "two", "", kept)
    assert uninvited == 0  # a guest with a seat is not asked
    assert "Anna needs a new link" in lost[0]["text"]
    assert lost[0]["again"] == [["G", "New link for Anna"]]
    assert title == "Invite somebody to play Anna"
    assert (again["seat"], again["who"]) == ("G", welcome["who"])
    assert "connection to Anna has broken" in lost[1]["text"]
    assert claims == {"G": welcome["who"]}  # the seat is kept


def test_a_host_who_loads_the_page_anew_before_the_first_move_keeps_the_room_and_its_guest(tmp_path: Path) -> None:
    ply, here, kept = live(SITS, tmp_path / "one", "#play=together", {})
    assert ply == 0
    lost, seat, names = live(RELOADS, tmp_path / "two", here, kept)
    assert "Anna needs a new link" in lost[0]["text"]
    assert (seat, names) == ("G", {"G": "Anna"})


def test_a_host_who_loads_the_page_anew_before_anybody_came_keeps_the_room(tmp_path: Path) -> None:
    secret, here, kept = live(OPENS, tmp_path / "one", "#play=together", {})
    ((lost,), again, seat) = live(WAITS, tmp_path / "two", here, kept)
    assert lost["text"] == (
        "The room is open again. Loading the page has ended the links that nobody has used: send a new one."
    )
    assert lost["again"] == [["G", "New link"]]
    assert (again, seat) == (secret, "G")


@pytest.fixture
def posted() -> list[Any]:
    return []


@pytest.fixture
def peers(posted: list[Any]) -> Peers:
    return Peers(posted.append)


def room_of(board: Board) -> Room:
    room = find_open(board)
    assert room is not None
    return room


def open_room(peers: Peers, board: Board, posted: list[Any]) -> dict[str, Any]:
    """Open a room; returns the invitation for which the page is to make a link."""
    peers.open(board, network=False, reopen=False)
    invited: dict[str, Any] = posted[-1]["invite"]
    return invited


def frame(peers: Peers, peer: int, **frame: object) -> None:
    peers.receive({"do": "peer", "peer": peer, "what": "frame", "text": json.dumps(frame)})


def send_hello(peers: Peers, peer: int, secret: str, **changed: object) -> None:
    peers.receive({"do": "peer", "peer": peer, "what": "came", "text": ""})
    hello = {"frame": "hello", "version": 1, "secret": secret, "key": f"{peer:022}", "sit": True, "seat": ""}
    frame(peers, peer, **{**hello, "name": "Ada", "language": "en", **changed})


def frames_for(posted: list[Any], peer: int) -> list[dict[str, Any]]:
    return [json.loads(news["frame"][1]) for news in posted if news.get("frame", [0])[0] == peer]


def test_whoever_comes_next_has_a_link_of_their_own(elsewhere: None, peers: Peers, posted: list[Any]) -> None:
    board = Board(new_game(3), keep=False)
    invited = open_room(peers, board, posted)
    assert invited["which"] == "G"
    send_hello(peers, 1, invited["secret"])
    peers.open(board, network=False, reopen=False)  # the button again
    assert posted[-1]["invite"]["which"] == "B"
    assert on_page(board).together["local"] is False
    peers.invite("watch")
    assert posted[-1]["invite"]["title"] == "Invite somebody to watch"
    peers.invite("X")
    assert posted[-1]["invite"]["which"] == "watch"
    assert {link["link"] for link in room_of(board).drawn_links("en")} == {""}  # the page makes them
    board.close()


def places(said: list[dict[str, Any]]) -> tuple[dict[str, str], list[str]]:
    """Who has which colour by the last frames of a guest, and which ones it may take."""
    heard = next(one for one in reversed(said) if one["frame"] == "presence")
    return {one["seat"]: one["who"] for one in heard["seats"]}, heard["open"]


def test_the_colour_of_who_sits_at_the_hosts_screen_is_no_free_one(
    elsewhere: None, peers: Peers, posted: list[Any]
) -> None:
    board = Board(new_game(3), keep=False)
    open_room(peers, board, posted)
    secrets = room_of(board).invitations.secrets
    send_hello(peers, 1, secrets["any"], sit=False)
    assert places(frames_for(posted, 1)) == ({"R": "host", "G": "free", "B": "free"}, ["G", "B"])
    send_hello(peers, 2, secrets["any"], seat="R")
    assert places(frames_for(posted, 2)) == (
        {"R": "host", "G": "free", "B": "free"},
        ["G", "B"],
    )  # it may choose another one
    send_hello(peers, 3, secrets["R"])  # the host gives its own colour away, and plays the next one
    assert places(frames_for(posted, 3))[0] == {"R": "guest", "G": "host", "B": "free"}
    assert places(frames_for(posted, 1)) == ({"R": "guest", "G": "host", "B": "free"}, ["B"])
    board.close()


def test_a_guest_that_floods_or_lies_disturbs_nobody(
    elsewhere: None, peers: Peers, posted: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guests, "FRAMES_PER_SECOND", 0)  # a slow machine would accept more of the flood
    board = Board(new_game(3), keep=False)
    secret = open_room(peers, board, posted)["secret"]
    send_hello(peers, 1, secret)
    send_hello(peers, 2, "mistyped")
    assert "may be mistyped" in frames_for(posted, 2)[-1]["text"]
    send_hello(peers, 3, secret, key="k" * 22)
    assert "Somebody else plays Green" in frames_for(posted, 3)[-1]["text"]
    send_hello(peers, 4, secret, version=9)
    assert frames_for(posted, 4)[-1]["frame"] == "bye"
    frame(peers, 1, frame="do", id=1, ply=0, head="", message={"do": "play", "line": "x" * MAX_FRAME_BYTES})
    assert frames_for(posted, 1)[-1]["frame"] == "refused"
    send_hello(peers, 5, room_of(board).invitations.secrets["watch"], name="")
    for number in range(MAX_REFUSED_FRAMES * 2):
        frame(peers, 5, frame="ask", id=number, what="thanks")
    assert "sends far too much" in frames_for(posted, 5)[-1]["text"]
    assert {"end": 5} in posted
    frame(peers, 5, frame="ask", id=1, what="thanks")  # messages under way
    peers.receive({"do": "peer", "peer": 77, "what": "gone", "text": ""})
    board.game.play("pass")
    assert frames_for(posted, 1)[-1]["frame"] == "traits"
    board.close()


def test_a_guest_who_is_removed_cannot_come_back_and_others_with_the_same_link_stay(
    elsewhere: None, peers: Peers, posted: list[Any]
) -> None:
    board = Board(new_game(3), keep=False)
    open_room(peers, board, posted)
    secret = room_of(board).invitations.secrets["any"]
    send_hello(peers, 1, secret, seat="G")
    send_hello(peers, 2, secret, seat="B")
    send(board, {"do": "together", "what": "remove", "which": "G"})
    assert "removed you" in frames_for(posted, 1)[-1]["text"]
    assert {"end": 1} in posted
    send_hello(peers, 3, secret, key=f"{1:022}")
    assert "has been replaced" in frames_for(posted, 3)[-1]["text"]
    assert places(frames_for(posted, 2))[0] == {"R": "host", "G": "free", "B": "guest"}
    send(board, {"do": "together", "what": "remove", "which": ""})  # nobody has that
    send(board, {"do": "together", "what": "remove", "which": "R"})
    assert room_of(board).guest_seats == {"B"}
    board.close()


def test_a_room_that_is_closed_sends_everybody_home(elsewhere: None, peers: Peers, posted: list[Any]) -> None:
    board = Board(new_game(2), keep=False)
    send_hello(peers, 1, open_room(peers, board, posted)["secret"])
    send(board, {"do": "together", "what": "close", "which": ""})
    assert "closed the room" in frames_for(posted, 1)[-1]["text"]
    assert {"end": 1} in posted
    assert posted[-1] == {"closed": True}
    peers.invite("G")
    assert posted[-1] == {"closed": True}
    board.close()


def test_where_no_connection_comes_about_the_game_goes_by_message(
    elsewhere: None, peers: Peers, posted: list[Any]
) -> None:
    board = Board(new_game(2), keep=False)
    open_room(peers, board, posted)
    peers.play_by_message("G")
    board.game.play("pass; pass; done")
    assert on_page(board).outgoing["label"] == "Send to Green"
    board.close()
