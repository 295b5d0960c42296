"""The teacher's laptop sleeps: an hour later all pupils are where they were, in the same or another network."""

from __future__ import annotations

from pathlib import Path

import pytest

from ora_widgets import assign, host, new_game
from ora_widgets.lessons import lessons
from ora_widgets.widget.room import Classroom, door
from tests.widget.conftest import elsewhere
from tests.widget.room.classroom.test_class_room import Wall, names, pupil, row, solve
from tests.widget.room.classroom.test_kept_class import come_back, end_python, folder, rooms
from tests.widget.room.peer import Peer

__all__ = ["elsewhere", "folder", "rooms"]

STEPS = lessons()["wheel"].steps
HOUR = 3600


def close_lid(room: Classroom, *peers: Peer, clock: Wall) -> None:
    """The kernel stops, and all sockets are gone when it continues."""
    clock.at += HOUR
    for peer in peers:
        room.handle_close(peer.line)


def test_after_an_hour_everybody_is_where_they_were(rooms: list[Classroom]) -> None:
    clock = Wall()
    rooms.append(room := Classroom(assign("wheel"), clock=clock, now=clock))
    anna, ben = pupil(room, "Anna"), pupil(room, "Ben")
    solve(anna, STEPS[0].solution)
    anna.do({"do": "next"})
    ben.play(STEPS[0].solution.split("; ")[0])
    before = [row(room, name) for name in names(room)]

    close_lid(room, anna, ben, clock=clock)

    assert room.panel()["counts"].startswith("0 ")
    anna, ben = come_back(room, anna), come_back(room, ben)
    assert [row(room, name) for name in names(room)] == before
    assert (anna.traits["_lesson"]["step"], ben.traits["_ply"]) == (2, 1)
    assert anna.play(STEPS[1].solution.split("; ")[0])["frame"] == "answer"


def test_a_press_that_nobody_answered_before_the_lid_was_closed_is_done_once(rooms: list[Classroom]) -> None:
    clock = Wall()
    rooms.append(room := Classroom(assign("wheel"), clock=clock, now=clock))
    anna = pupil(room, "Anna")
    first = STEPS[0].solution.split("; ")[0]
    frame = {
        "frame": "do",
        "id": 7,
        "ply": 0,
        "head": anna.last["head"],
        "message": {"do": "play", "line": first, "ply": 0},
    }
    anna.send(frame)

    close_lid(room, anna, clock=clock)
    anna = come_back(room, anna)
    anna.send(frame)

    assert anna.frame("answer", "refused")["frame"] == "answer"
    assert anna.traits["_ply"] == 1


def test_a_question_waits_with_its_answers_while_the_lid_is_closed(rooms: list[Classroom]) -> None:
    clock = Wall()
    rooms.append(room := Classroom(assign("wheel"), clock=clock, now=clock))
    anna, ben = pupil(room, "Anna"), pupil(room, "Ben")
    room.poll(new_game(2))
    anna.play("pass")

    close_lid(room, anna, ben, clock=clock)
    come_back(room, ben).play("pass")

    assert [one[1:] for one in room.answers()] == [("pass", 2, "100 %")]


def test_in_another_network_the_cell_gives_a_new_link_and_a_name_finds_its_place(
    folder: Path, rooms: list[Classroom], monkeypatch: pytest.MonkeyPatch
) -> None:
    task = assign("wheel")
    monkeypatch.setattr(door, "machine_address", lambda: "127.0.0.2")
    rooms.append(room := host(task, network=True))
    anna, ben = pupil(room, "Anna"), pupil(room, "Ben")
    solve(anna, STEPS[0].solution)
    room.lock()
    link = room.link
    anna.lose()

    monkeypatch.setattr(door, "machine_address", lambda: "127.0.0.3")
    assert host(task, network=True) is room

    assert ("127.0.0.2" in link, "127.0.0.3" in room.link) == (True, True)
    assert "same name as before" in room.panel()["kept"]
    asked = Peer(room.link.partition("#")[2]).connect(
        room, sit=False
    )  # in a browser that does not know the old address
    assert not asked.ended
    back = pupil(room, "anna")
    assert back.frame("name")["name"] == "Anna"
    assert back.traits["_lesson"]["solved"][0] is True
    assert "where you were" in back.traits["_notice"]["text"]
    assert pupil(room, "Ben").ended  # a pupil who is present keeps the place
    assert pupil(room, "Anna").ended
    assert sorted(names(room)) == ["Anna", "Ben"]
    assert not ben.ended


def test_after_python_has_ended_and_the_port_is_another_a_name_finds_its_place(
    folder: Path, rooms: list[Classroom], monkeypatch: pytest.MonkeyPatch
) -> None:
    task = assign("wheel")
    monkeypatch.setattr(door, "machine_address", lambda: "127.0.0.2")
    room = host(task, network=True)
    anna = pupil(room, "Anna")
    solve(anna, STEPS[0].solution)

    monkeypatch.setattr(door, "machine_address", lambda: "127.0.0.3")
    rooms.append(room := end_python(room, task))

    assert pupil(room, "Anna").traits["_lesson"]["solved"][0] is True
    assert names(room) == ["Anna"]
