"""A class survives its Python: a killed process loses nothing that was confirmed to a pupil, and links stay valid."""

from __future__ import annotations

import json
import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from ora_widgets import Assignment, assign, host, new_game, rule_practice
from ora_widgets.lessons import lessons
from ora_widgets.widget.room import Classroom
from ora_widgets.widget.room.classroom.kept_class import ClassFile
from tests.widget.conftest import elsewhere
from tests.widget.room.classroom.test_class_room import names, pupil, row, solve
from tests.widget.room.peer import Peer

__all__ = ["elsewhere"]

STEPS = lessons()["wheel"].steps
# It prints each press once it is answered, for as long as it lives.
WORKING = """
import sys
import ora_widgets as ora
from random import Random
from tests.widget.room.peer import Peer

room = ora.host(ora.assign("wheel"))
chance = Random(7)
peers = [Peer(room.link.partition("#")[2], name=f"Pupil {n}", key=f"{n:022}").connect(room) for n in range(5)]
print(room.link, flush=True)
while True:
    number = chance.randrange(5)
    peer = peers[number]
    lines = [one["line"] for one in peer.traits["_ask"].get("options", []) if one.get("line")]
    peer.play(chance.choice(lines)) if lines and chance.random() < 0.8 else peer.do({"do": chance.choice(["restart", "hint", "next"])})
    print(number, peer.traits["_lesson"]["step"], peer.traits["_ply"], flush=True)
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("ORA_GAMES", str(tmp_path))
    return tmp_path


@pytest.fixture
def rooms() -> Iterator[list[Classroom]]:
    opened: list[Classroom] = []
    yield opened
    for room in opened:
        room.close()


def end_python(room: Classroom, task: Assignment) -> Classroom:
    """The state after Python has ended at this moment and restarted from the file alone."""
    room.keep = lambda: None
    room.close()
    return host(task)


def come_back(room: Classroom, peer: Peer) -> Peer:
    return Peer("", key=peer.key).connect(room)


def test_a_process_that_is_killed_loses_nothing_that_was_answered(folder: Path, rooms: list[Classroom]) -> None:
    with subprocess.Popen([sys.executable, "-c", WORKING], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        link = process.stdout.readline().strip()
        said = [process.stdout.readline() for _ in range(60)]
        process.kill()
        said += process.stdout.readlines()
    last = {int(number): (int(step), int(ply)) for number, step, ply in (line.split() for line in said if "\n" in line)}

    rooms.append(room := host(assign("wheel")))

    assert room.link == link
    assert sorted(names(room)) == [f"Pupil {number}" for number in range(5)]
    behind = 0
    for number, place in last.items():
        peer = Peer("", key=f"{number:022}").connect(room)
        behind += (peer.traits["_lesson"]["step"], peer.traits["_ply"]) != place
    assert behind <= 1  # the pupil who was being answered when it was killed


def test_pupils_are_where_they_were_and_the_teacher_reads_the_same(folder: Path, rooms: list[Classroom]) -> None:
    task = assign("wheel")
    room = host(task)
    anna, ben = pupil(room, "Anna"), pupil(room, "anna")
    gone = pupil(room, "Gone")
    solve(anna, STEPS[0].solution)
    anna.do({"do": "next"})
    anna.play("build G99 0,0")
    anna.do({"do": "hint"})
    ben.play(STEPS[0].solution.split("; ")[0])
    room.remove("Gone")
    before = [row(room, name) | {"here": ""} for name in names(room)], room.results().rows, room.link

    rooms.append(room := end_python(room, task))

    assert ([row(room, name) | {"here": ""} for name in names(room)], room.results().rows, room.link) == before
    back = come_back(room, anna)
    assert back.frame("name")["name"] == "Anna"
    assert (back.traits["_lesson"]["step"], back.traits["_lesson"]["solved"][:2]) == (2, [True, False])
    assert "where you were" in back.traits["_notice"]["text"]
    assert come_back(room, ben).traits["_ply"] == 1
    assert "removed you from the class" in pupil(room, "Gone", key=gone.key).sentence
    assert "class of" in room.panel()["kept"]


def test_a_question_its_answers_and_stopped_boards_are_there_again(folder: Path, rooms: list[Classroom]) -> None:
    task = assign("wheel")
    room = host(task)
    anna, ben = pupil(room, "Anna"), pupil(room, "Ben")
    room.poll(new_game(2))
    anna.play("pass")
    room.freeze()

    rooms.append(room := end_python(room, task))

    assert [one[1:] for one in room.answers()] == [("pass", 1, "100 %")]
    ben = come_back(room, ben)
    assert ben.play("pass")["frame"] == "refused"
    room.go_on()
    assert ben.traits["_lesson"]["name"] == "wheel"


@pytest.mark.parametrize("pushed", [new_game(2).play("pass"), rule_practice("F5.3.7"), assign("first-game")])
def test_a_task_that_was_pushed_is_the_task_of_the_class_that_comes_back(
    folder: Path, rooms: list[Classroom], pushed: Assignment
) -> None:
    task = assign("wheel")
    room = host(task)
    anna = pupil(room, "Anna")
    room.push(pushed)
    anna.play(str(next(iter(room.board.game.legal_moves))))
    ply, name = anna.traits["_ply"], room.task.id

    rooms.append(room := end_python(room, task))

    assert (room.task.id, come_back(room, anna).traits["_ply"]) == (name, ply)


def test_a_class_that_is_closed_is_gone(folder: Path, rooms: list[Classroom]) -> None:
    room = host(assign("wheel"))
    [path] = folder.glob("class-*.room")
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    room.close()

    assert [*folder.iterdir()] == []
    rooms.append(again := host(assign("wheel")))
    assert again.link != room.link


@pytest.mark.parametrize("held", ["", "{", "[]", '{"class": 2}', '{"class": 1, "task": "oratask1:AAAA"}'])
def test_what_holds_no_class_is_left_as_it_is(folder: Path, rooms: list[Classroom], held: str) -> None:
    rooms.append(room := host(assign("wheel")))
    [path] = folder.glob("class-*.room")
    end_python(room, assign("land")).close()
    path.write_text(held)

    rooms.append(host(assign("wheel")))

    assert path.read_text() == held
    assert len([*folder.glob("class-*.room")]) == 2


def test_a_copy_that_cannot_be_laid_out_begins_anew_and_the_others_go_on(folder: Path, rooms: list[Classroom]) -> None:
    task = assign("wheel")
    room = host(task)
    anna, ben = pupil(room, "Anna"), pupil(room, "Ben")
    for peer in (anna, ben):
        peer.play(STEPS[0].solution.split("; ")[0])
    [path] = folder.glob("class-*.room")
    held = json.loads(path.read_text())
    held["pupils"][0][1]["line"] = ["build G99 0,0"]
    room.keep = lambda: None
    room.close()
    path.write_text(json.dumps(held))

    rooms.append(room := host(task))

    assert [come_back(room, peer).traits["_ply"] for peer in (anna, ben)] == [0, 1]


def test_the_teacher_reads_that_a_class_is_not_kept_and_it_goes_on(
    folder: Path, rooms: list[Classroom], monkeypatch: pytest.MonkeyPatch
) -> None:
    (folder / "file").write_text("")
    monkeypatch.setenv("ORA_GAMES", str(folder / "file"))
    rooms.append(room := host(assign("wheel")))

    assert "is not kept" in room.panel()["kept"]
    assert pupil(room, "Anna").play(STEPS[0].solution.split("; ")[0])["frame"] == "answer"
    monkeypatch.setenv("ORA_GAMES", "off")
    assert "ORA_GAMES=off" in ClassFile(assign("wheel")).sentence("en")


def test_a_second_class_with_the_same_file_goes_on_beside_it(folder: Path, rooms: list[Classroom]) -> None:
    task = assign("wheel")
    rooms.append(room := host(task))
    anna = pupil(room, "Anna")
    file = ClassFile(task)  # as in another notebook
    kept = file.read()
    assert kept is not None
    file.write(kept._replace(removed=frozenset({"x"})))

    anna.play(STEPS[0].solution.split("; ")[0])

    assert len([*folder.glob("class-*.room")]) == 2
    changed = ClassFile(task).read()
    assert changed is not None
    assert changed.removed == {"x"}


def test_a_class_is_opened_to_the_network_with_all_that_it_has(folder: Path, rooms: list[Classroom]) -> None:
    task = assign("wheel")
    rooms.append(room := host(task))
    anna = pupil(room, "Anna")
    anna.play(STEPS[0].solution.split("; ")[0])

    assert host(task, network=True) is room

    assert come_back(room, anna).traits["_ply"] == 1
    [path] = folder.glob("class-*.room")
    assert json.loads(path.read_text())["network"] is True


def test_a_class_that_was_locked_is_locked_after_python_has_ended(folder: Path, rooms: list[Classroom]) -> None:
    task = assign("wheel")
    rooms.append(room := host(task))
    room.lock()

    rooms.append(room := end_python(room, task))

    assert room.locked
    assert pupil(room, "Ben").ended
