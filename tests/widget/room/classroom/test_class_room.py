"""A class without a network: who may enter, each pupil's task, and the teacher's view and commands."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from random import Random
from threading import Thread
from typing import Any

import pytest
from ipywidgets import Widget

from ora_widgets import (
    Assignment,
    IllegalMove,
    Refusal,
    UnknownName,
    assign,
    host,
    lesson,
    load,
    new_game,
    puzzle,
    rule_practice,
    scenario,
)
from ora_widgets.lessons import lessons
from ora_widgets.widget.room import Classroom
from ora_widgets.widget.room.classroom.panel import view_of
from ora_widgets.widget.room.classroom.pupil_server import MAX_PUPILS
from ora_widgets.widget.room.classroom.task_copy import TaskCopy
from ora_widgets.widget.room.guests import GuestBoard
from tests.support.board_page import on_page, panel_page, send_message
from tests.support.waiting import wait_until
from tests.widget.conftest import elsewhere
from tests.widget.room.peer import Peer

__all__ = ["elsewhere"]

STEPS = lessons()["wheel"].steps
CLASS = 30
GOLDEN = Path(__file__).parents[3] / "golden" / "2short-ireland.ora"


class Wall:
    """A wall clock set by hand."""

    def __init__(self) -> None:
        self.at = 0.0

    def __call__(self) -> float:
        return self.at


@pytest.fixture
def wall() -> Wall:
    return Wall()


@pytest.fixture
def open_class(wall: Wall) -> Iterator[Callable[[Assignment], Classroom]]:
    rooms: list[Classroom] = []

    def open_class(task: Assignment) -> Classroom:
        rooms.append(Classroom(task, now=wall))
        return rooms[-1]

    yield open_class
    for room in rooms:
        room.close()


@pytest.fixture
def room(open_class: Callable[[Assignment], Classroom]) -> Classroom:
    return open_class(assign("wheel"))


def pupil(room: Classroom, name: str, key: str = "", address: str = "") -> Peer:
    """A pupil who has opened the link and entered a name."""
    return Peer(room.link.partition("#")[2], name=name, key=key, address=address).connect(room)


def solve(peer: Peer, solution: str) -> None:
    for line in solution.split("; "):
        assert peer.play(line)["frame"] == "answer"


def names(room: Classroom) -> list[str]:
    return [row[0] for row in room.pupils()]


def row(room: Classroom, name: str) -> dict[str, Any]:
    table = room.pupils()
    return next(dict(zip(table.head, one, strict=True)) for one in table if one[0] == name)


def test_each_pupil_has_a_copy_of_the_task(room: Classroom) -> None:
    anna, ben = pupil(room, "Anna"), pupil(room, "Ben")

    solve(anna, STEPS[0].solution)

    assert anna.frame("hello")["role"] == "pupil"
    assert anna.traits["_lesson"]["outcome"] == "solved"
    assert (ben.traits["_ply"], ben.traits["_lesson"]["outcome"]) == (0, "untried")
    assert room.board.game.ply == 0
    assert row(room, "Anna")["solved"] == 1


def test_namesakes_are_told_apart_and_hear_what_they_are_called(room: Classroom) -> None:
    pupils = [pupil(room, name) for name in ("Anna", "anna ", "Anna (2)", "ＡＮＮＡ")]

    assert [peer.frame("name")["name"] for peer in pupils] == ["Anna", "anna (2)", "Anna (2) (2)", "ＡＮＮＡ (3)"]


@pytest.mark.parametrize(
    ("name", "said"),
    [("", "type your name"), (" \t ", "type your name"), ("x" * 5000, "5,000 letters"), ("A\x00nna", "nobody can see"),
     ("Anna\nBen", "nobody can see"), ("\u202eAnna", "nobody can see"), ("\u200d\u200c", "type your name"),
     ("\u3164", "type your name"), ("\u2800 \u0301", "type your name")],
)  # fmt: skip
def test_a_name_that_will_not_do_is_refused_with_a_sentence_and_can_be_given_again(
    room: Classroom, name: str, said: str
) -> None:
    peer = pupil(room, name)

    assert said in peer.frame("name")["problem"]
    assert (peer.ended, names(room)) == (False, [])
    peer.name = "Anna"
    peer.hello()
    assert names(room) == ["Anna"]


def test_a_page_that_has_given_no_name_yet_is_asked_for_one(open_class: Callable[[Assignment], Classroom]) -> None:
    room = open_class(assign("wheel", "The first two steps."))
    peer = Peer(room.link.partition("#")[2]).connect(room, sit=False)

    asked = peer.frame("name")
    assert (asked["title"], asked["instructions"]) == ("The wheel and the joker", "The first two steps.")
    assert (asked["problem"], asked["name"]) == ("", "")
    assert peer.traits == {}


def test_who_drops_out_comes_back_to_the_same_place(room: Classroom) -> None:
    anna = pupil(room, "Anna")
    solve(anna, STEPS[0].solution)
    anna.do({"do": "next"})
    anna.lose()
    assert row(room, "Anna")["here"] == "away"

    back = Peer("", key=anna.key).connect(room)

    assert back.frame("name")["name"] == "Anna"
    assert back.traits["_lesson"]["step"] == 2
    assert names(room) == ["Anna"]


def test_who_joins_twice_goes_on_at_the_later_page_and_is_one_pupil(room: Classroom) -> None:
    first = pupil(room, "Anna")
    second = pupil(room, "Somebody else", key=first.key)

    assert (first.ended, "another page" in first.sentence) == (True, True)
    assert second.frame("name")["name"] == "Anna"
    assert names(room) == ["Anna"]


@pytest.mark.parametrize("secret", ["", "x", "x" * 10_000, "watch"])
def test_another_link_opens_no_class(room: Classroom, secret: str) -> None:
    peer = Peer(secret, name="Anna").connect(room)

    assert "Ask your teacher" in peer.sentence
    assert names(room) == []


def test_who_floods_is_disconnected_and_the_others_work_on() -> None:
    room = Classroom(assign("wheel"), clock=lambda: 0.0)
    anna, ben = pupil(room, "Anna"), pupil(room, "Ben")

    for _ in range(1000):
        ben.send('{"frame":"do","id":1,"ply":0,"head":"","message":{"do":"hint"}}')

    assert "too much" in ben.sentence
    solve(anna, STEPS[0].solution)
    assert row(room, "Ben")["here"] == "away"
    room.close()


def test_a_class_is_full_at_some_point_and_says_so_to_pupil_and_teacher(room: Classroom) -> None:
    for _ in range(MAX_PUPILS):
        solve(pupil(room, "Anna"), STEPS[0].solution)

    assert f"{MAX_PUPILS} pupils" in pupil(room, "Zoe").sentence
    assert "Somebody found the class full" in room.panel()["full"]
    room.remove("Anna")
    assert room.panel()["full"] == ""
    assert pupil(room, "Zoe").frame("name")["name"] == "Zoe"


def test_in_a_full_class_who_is_away_and_has_done_nothing_gives_way(room: Classroom) -> None:
    worked = pupil(room, "Worked")
    solve(worked, STEPS[0].solution)
    worked.lose()
    for number in range(MAX_PUPILS - 1):
        pupil(room, f"Idle {number}")
    assert "class is full" in pupil(room, "Early").sentence
    gone = next(one for one in room._pupils if one.record.name == "Idle 7")
    assert gone.connection is not None
    room.handle_close(gone.connection)

    assert pupil(room, "Zoe").frame("name")["name"] == "Zoe"
    assert "Idle 7" not in names(room)
    assert {"Worked", "Idle 8"} <= {*names(room)}


def test_one_machine_cannot_take_all_places_of_a_class(room: Classroom) -> None:
    flood = [pupil(room, f"Nobody {number}", address="10.0.0.66") for number in range(MAX_PUPILS)]
    real = [pupil(room, f"Pupil {number}", address=f"10.0.0.{number}") for number in range(CLASS)]

    assert all(peer.frame("name")["name"] == f"Pupil {number}" for number, peer in enumerate(real))
    assert sum(peer.ended for peer in flood) == CLASS
    assert all("somebody else has your place" in peer.sentence for peer in flood if peer.ended)
    assert pupil(room, "One more", address="10.0.0.66").ended


def test_pupils_behind_one_address_come_in_like_others(room: Classroom) -> None:
    pupils = [pupil(room, f"Pupil {number}", address="127.0.0.1") for number in range(MAX_PUPILS)]

    assert not any(peer.ended for peer in pupils)


def test_an_answer_for_another_step_is_refused_in_words(room: Classroom) -> None:
    anna = pupil(room, "Anna")
    before = dict(anna.last)
    room.push()

    answer = anna.play(STEPS[0].solution.split("; ")[0], ply=before["ply"], head=before["head"])

    assert answer["frame"] == "refused"
    assert "has changed" in answer["notice"]["text"]
    assert anna.traits["_notice"]["text"] == answer["notice"]["text"]
    assert anna.traits["_ply"] == 0


@pytest.mark.parametrize("do", ["solution", "together", "save", "start", "learn", "claim", "picture"])
def test_what_is_the_teachers_is_refused_to_pupils(room: Classroom, do: str) -> None:
    answer = pupil(room, "Anna").do({"do": do, "id": 1, "lesson": "land"})

    assert answer["frame"] == "refused"
    assert "Only your teacher" in answer["notice"]["text"]


def test_nothing_comes_after_the_last_step_of_the_task(open_class: Callable[[Assignment], Classroom]) -> None:
    room = open_class(assign("wheel"))
    anna = pupil(room, "Anna")
    room.push(len(STEPS))

    anna.do({"do": "next"})

    assert anna.traits["_lesson"]["name"] == "wheel"
    assert anna.traits["_lesson"]["following"] == ""


@pytest.mark.parametrize(
    "task",
    [
        lambda: assign(puzzle(1)),
        lambda: assign(rule_practice("F5.3.7")),
        lambda: assign(scenario("first-bread")),
        lambda: assign(new_game(2).play("pass"), goal="R has 4Br"),
        lambda: assign("first-game"),
    ],
)
def test_every_kind_of_task_can_be_played(
    task: Callable[[], Assignment], open_class: Callable[[Assignment], Classroom]
) -> None:
    room = open_class(task())
    anna = pupil(room, "Anna")
    ply = anna.last["ply"]

    line = str(next(iter(room.board.game.legal_moves)))

    assert anna.play(line)["frame"] == "answer"
    assert anna.last["ply"] > ply
    assert row(room, "Anna")["last try"]


def test_each_pupil_has_a_whole_game_of_its_own_against_bots(open_class: Callable[[Assignment], Classroom]) -> None:
    room = open_class(assign(lesson("first-game", "whole-game")))
    anna, ben = pupil(room, "Anna"), pupil(room, "Ben")

    for line in ("pass", "done"):
        anna.play(line)

    assert anna.traits["_ply"] > 2
    assert anna.traits["_ask"]["seat"] == "R"
    assert (ben.traits["_ply"], room.board.game.ply) == (0, 0)


@pytest.mark.long
def test_a_pupil_plays_a_game_against_bots_to_its_end(open_class: Callable[[Assignment], Classroom]) -> None:
    room, chance = open_class(assign(lesson("first-game", "whole-game"))), Random(3)
    anna = pupil(room, "Anna")

    while options := anna.traits["_ask"].get("options"):
        anna.play(chance.choice([one["line"] for one in options if one.get("line")]))

    assert anna.traits["_lesson"]["outcome"] == "solved"
    assert room.results()[0][1] == "1/1"


# ---- what the teacher reads


def test_the_last_try_is_in_the_words_of_the_refusal_or_the_check(room: Classroom) -> None:
    anna, ben = pupil(room, "Anna"), pupil(room, "Ben")

    refused = anna.play("build G99 0,0")
    ben.play("pass")
    ben.do({"do": "check"})

    assert row(room, "Anna")["last try"] == refused["notice"]["text"]
    assert row(room, "Ben")["last try"] == ben.traits["_lesson"]["verdict"] != ""
    assert [row(room, name)["tries"] for name in ("Anna", "Ben")] == [1, 1]


def test_who_needs_help_most_comes_first(room: Classroom, wall: Wall) -> None:
    done, stuck, hinted, away, fresh = (pupil(room, name) for name in ("Done", "Stuck", "Hinted", "Away", "Fresh"))
    for _ in range(2):
        stuck.play("build G99 0,0")
    hinted.do({"do": "hint"})
    away.lose()
    for step in STEPS:
        if step.answer:
            done.do({"do": "answer", "value": step.answer})
        else:
            solve(done, step.solution)
        done.do({"do": "next"})
    wall.at = 60
    late = pupil(room, "Late")

    assert names(room) == ["Stuck", "Hinted", "Fresh", "Late", "Away", "Done"]
    assert (row(room, "Done")["solved"], row(room, "Done")["stuck since"]) == (len(STEPS), "")
    assert row(room, "Late")["stuck since"]
    assert (fresh.ended, late.ended) == (False, False)
    assert "Stuck" in repr(room.pupils())


@pytest.mark.parametrize("name", ["=1+1", "+1", "-1", "@sum", " =1", "＝1"])
def test_no_name_is_a_formula_in_a_spreadsheet(room: Classroom, name: str) -> None:
    pupil(room, name)

    assert room.pupils().csv().splitlines()[1].startswith(f"'{name.strip()},")


def test_the_results_are_the_table_of_answers_that_are_sent_in(room: Classroom) -> None:
    anna, ben = pupil(room, "Anna"), pupil(room, "Ben")
    solve(anna, STEPS[0].solution)
    anna.do({"do": "next"})
    anna.play("pass")
    room.poll(new_game(2))
    anna.play("pass")
    room.go_on()
    ben.play("use LR3 lay")

    results = room.results()
    assert [(*one[:3], *one[4:]) for one in results] == [
        ("Anna", f"1/{len(STEPS)}", f"{STEPS[0].solution} | pass", f"1/{len(STEPS)}", 1, "", ""),
        ("Ben", f"0/{len(STEPS)}", "use LR3 lay", f"0/{len(STEPS)}", 1, "", ""),
    ]
    for (_, _, _, remark, *_), step in zip(results, reversed(STEPS[:2]), strict=True):
        assert remark.startswith(f"{step.words('title', 'en')}: ")
    room.push(assign(new_game(2), goal="R has 4Br"))
    ben.play("pass")
    assert [one[1:3] for one in room.results()] == [("no", ""), ("no", "pass")]


def test_a_task_is_hosted_once_until_it_is_closed() -> None:
    task = assign("wheel")
    room = host(task)

    assert host(task) is room
    assert room.link.startswith("http://127.0.0.1:")
    room.close()
    again = host(task)
    assert again is not room
    assert again.link != room.link
    again.close()


# ---- what the teacher does


def test_the_projector_follows_a_pupil_and_can_hide_the_name(room: Classroom) -> None:
    anna = pupil(room, "Anna")

    room.show("anna")
    anna.play(STEPS[0].solution.split("; ")[0])

    assert room.board.game.ply == 1
    assert room.board.names == {"R": "Anna"}
    assert "play" in on_page(room.board).denied
    room.show("Anna", hidden=True)
    assert "Anna" not in repr(room.board.get_state())
    room.show()
    assert (room.board.game.ply, on_page(room.board).denied) == (0, [])
    with pytest.raises(UnknownName, match="Anna"):
        room.show("Hanna")


def test_pushing_takes_everybody_to_a_step_and_those_who_come_later_too(room: Classroom) -> None:
    anna = pupil(room, "Anna")
    room.push(STEPS[2].name)
    ben = pupil(room, "Ben")

    assert [peer.traits["_lesson"]["step"] for peer in (anna, ben)] == [3, 3]
    with pytest.raises(UnknownName):
        room.push("no-such-step")
    room.push(len(STEPS))
    with pytest.raises(Refusal, match="last step"):
        room.push()


def test_pushing_a_position_gives_everybody_a_copy_of_it(room: Classroom) -> None:
    anna, ben = pupil(room, "Anna"), pupil(room, "Ben")
    room.push(new_game(2).play("pass"))

    assert (anna.traits["_ply"], anna.traits["_lesson"]) == (1, None)
    anna.play("done")
    assert ben.traits["_ply"] == 1
    with pytest.raises(Refusal, match="one step"):
        room.push()


@pytest.mark.parametrize("what", ["", 3, new_game(2).play("pass"), assign("land")])
def test_a_push_that_is_interrupted_while_it_is_made_moves_nobody(
    room: Classroom, what: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    pupils = [pupil(room, name) for name in ("Anna", "Ben", "Cleo")]
    interrupt_at(TaskCopy, "__init__", 3, monkeypatch)

    with pytest.raises(KeyboardInterrupt):
        room.push(what)

    assert room.task.name == "wheel"
    for peer in pupils:
        assert peer.traits["_lesson"]["step"] == 1
        assert peer.play(STEPS[0].solution.split("; ")[0])["frame"] == "answer"


@pytest.mark.parametrize("what", ["", new_game(2).play("pass"), assign("land")])
def test_a_push_that_is_interrupted_while_boards_turn_has_reached_everybody(
    room: Classroom, what: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    pupils = [pupil(room, name) for name in ("Anna", "Ben", "Cleo")]
    interrupt_at(GuestBoard, "follow", 2, monkeypatch)

    with pytest.raises(KeyboardInterrupt):
        room.push(what)
    monkeypatch.undo()

    late = pupils[2]
    assert "has changed" in late.play(STEPS[0].solution.split("; ")[0])["notice"]["text"]
    room.go_on()
    found = [(peer.traits["_lesson"], peer.traits["_ply"]) for peer in pupils]
    assert found[0] == found[1] == found[2]
    assert late.play(str(next(iter(room.board.game.legal_moves))))["frame"] == "answer"


def interrupt_at(kind: type, name: str, call: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Press Stop during a call of a method."""
    whole, calls = getattr(kind, name), count(1)

    def interrupt(*args: Any, **terms: Any) -> Any:
        if next(calls) == call:
            raise KeyboardInterrupt
        return whole(*args, **terms)

    monkeypatch.setattr(kind, name, interrupt)


def test_frozen_boards_move_again_only_when_the_teacher_says_so(room: Classroom) -> None:
    anna = pupil(room, "Anna")
    room.freeze()
    assert "Look to the front" in anna.traits["_notice"]["text"]

    line = STEPS[0].solution.split("; ")[0]
    assert anna.play(line)["frame"] == "refused"
    assert anna.do({"do": "rules", "id": 1, "query": "", "number": "F5"})["frame"] == "answer"
    room.go_on()
    assert anna.play(line)["frame"] == "answer"


def moves_offered(peer: Peer) -> list[str]:
    """The moves that a page offers."""
    return [option["line"] for option in peer.traits["_ask"]["options"]]


def test_what_would_be_refused_is_not_offered(room: Classroom) -> None:
    anna, ben = pupil(room, "Anna"), pupil(room, "Ben")
    room.poll(new_game(2))
    anna.play("pass")
    assert (moves_offered(anna), anna.traits["_ask"]["prompt"]) == (
        [],
        "You have answered already. Wait for the others.",
    )
    assert "undo" in anna.traits["_denied"]
    assert "pass" in moves_offered(ben)
    anna.lose()
    assert moves_offered(anna.connect(room)) == []

    room.go_on()
    assert moves_offered(anna)
    assert "undo" not in anna.traits["_denied"]
    room.freeze()
    assert (moves_offered(anna), moves_offered(ben)) == ([], [])
    room.go_on()
    assert moves_offered(ben)


def test_the_solution_is_revealed_with_its_rules_and_to_everybody(room: Classroom) -> None:
    anna = pupil(room, "Anna")
    text = room.reveal()

    assert STEPS[0].solution in text
    assert STEPS[0].rules.split()[0] in text
    assert room.board.game.ply == len(STEPS[0].solution.split("; "))
    assert "Use the Clay Mound with a lay brother" in anna.traits["_lesson"]["hint"]
    assert anna.play("pass")["frame"] == "refused"


def test_a_game_has_no_solution_to_reveal(open_class: Callable[[Assignment], Classroom]) -> None:
    room = open_class(assign(new_game(2)))

    with pytest.raises(Refusal, match="no solution"):
        room.reveal()


def test_everybody_answers_once_what_they_would_play(room: Classroom) -> None:
    pupils = [pupil(room, name) for name in ("Anna", "Ben", "Cleo", "Dan")]
    pupils[0].play(STEPS[0].solution.split("; ")[0])
    room.poll(new_game(2))
    for peer, line in zip(pupils, ("pass", "use LR1 lay", "pass"), strict=False):
        peer.play(line)

    assert pupils[0].play("done")["frame"] == "refused"
    assert "already" in pupils[0].traits["_notice"]["text"]
    table = room.answers()
    assert table[0][1:] == ("pass", 2, "67 %")
    assert "One pupil has not answered" in repr(table)
    room.play_out("pass")
    assert room.board.game.ply == 1
    room.go_on()
    assert (pupils[0].traits["_ply"], pupils[1].traits["_ply"]) == (1, 0)
    assert pupils[0].traits["_lesson"]["name"] == "wheel"


def test_the_answers_stand_on_the_projector_where_they_would_be_played(room: Classroom) -> None:
    pupils = [pupil(room, name) for name in ("Anna", "Ben", "Cleo", "Dan")]
    room.poll(new_game(2))
    for peer, line in zip(pupils, ("build G07 0,3", "build G07 1,3", "use LR2 lay", "pass"), strict=True):
        peer.play(line)

    found = {(vote["place"], vote["count"], vote["percent"]) for vote in on_page(room.board).votes}
    assert found == {("G07", 2, 50), ("R 0,3", 1, 25), ("R 1,3", 1, 25), ("LR2", 1, 25)}
    press(room, "play-out", "build G07 0,3")
    assert (room.board.game.ply, on_page(room.board).votes) == (1, [])
    pupils[0].do({"do": "hint"})
    assert on_page(room.board).votes == []
    press(room, "play-out")
    assert (room.board.game.ply, len(on_page(room.board).votes)) == (0, 4)
    room.show("Anna")
    assert on_page(room.board).votes == []
    room.go_on()
    assert on_page(room.board).votes == []


@pytest.mark.parametrize(
    "message", [{"do": "redo", "by": "move"}, {"do": "jump", "ply": 3}, {"do": "undo", "by": "move"}, {"do": "hint"}]
)
def test_a_question_is_answered_where_it_was_asked(room: Classroom, message: dict[str, Any]) -> None:
    anna = pupil(room, "Anna")
    room.poll(new_game(3).play("pass; done; pass; done").jump(2))

    assert anna.do(message)["notice"]["text"].startswith("What would you play here?")
    assert anna.play("use LG1 lay")["frame"] == "answer"
    assert [row[1] for row in room.answers()] == ["use LG1 lay"]


def test_the_next_question_begins_without_answers(room: Classroom) -> None:
    anna, view = pupil(room, "Anna"), view_of(room)
    room.poll(new_game(3))
    anna.play("pass")

    room.poll(new_game(3).play("pass"))

    assert (panel_page(view).notice, panel_page(view).panel["answers"]) == ("", [])


def test_nothing_is_asked_about_a_game_that_is_over(room: Classroom) -> None:
    with pytest.raises(IllegalMove, match="The game is over"):
        room.poll(load(GOLDEN))


def test_a_class_that_is_empty_has_no_nearest_names(room: Classroom) -> None:
    with pytest.raises(UnknownName, match=r"called “Anna”\.$"):
        room.show("Anna")


def test_who_comes_during_a_question_answers_it_too(room: Classroom) -> None:
    room.poll(new_game(2))
    anna = pupil(room, "Anna")

    anna.play("pass")

    assert room.answers()[0][1:] == ("pass", 1, "100 %")


def test_who_is_removed_has_to_go_and_the_name_is_free(room: Classroom) -> None:
    anna = pupil(room, "Anna")
    room.show("Anna")
    room.remove("Anna")

    assert "removed you from the class" in anna.sentence
    assert "removed you from the class" in pupil(room, "Anna", key=anna.key).sentence
    assert pupil(room, "Anna").frame("name")["name"] == "Anna"


def test_a_closed_class_sends_everybody_home(room: Classroom) -> None:
    anna = pupil(room, "Anna")
    room.close()

    assert "closed the class" in anna.sentence
    assert "closed the class" in pupil(room, "Ben").sentence or pupil(room, "Ben").ended


def test_no_progress_of_a_pupil_is_the_teachers(room: Classroom) -> None:
    from ora_widgets.lessons.progress_file import progress_in_use

    solve(pupil(room, "Anna"), STEPS[0].solution)

    assert progress_in_use().entries() == {}


def test_thirty_pupils_work_side_by_side_and_none_disturbs_another(room: Classroom) -> None:
    pupils = [pupil(room, f"Pupil {number}") for number in range(CLASS)]
    lines = STEPS[0].solution.split("; ")
    for number, peer in enumerate(pupils):
        for line in lines[: number % (len(lines) + 1)]:
            peer.play(line)
        if number % 5 == 0:
            peer.play("build G99 0,0")
        if number % 7 == 0:
            peer.lose()
    for peer in pupils[::7]:
        peer.connect(room)

    for number, peer in enumerate(pupils):
        assert peer.traits["_ply"] == number % (len(lines) + 1)
        pupil_row = row(room, f"Pupil {number}")
        assert pupil_row["tries"] == (number % 5 == 0)
        assert pupil_row["solved"] == (number % (len(lines) + 1) == len(lines))
    assert len(set(names(room))) == CLASS
    room.push()
    assert {peer.traits["_lesson"]["step"] for peer in pupils} == {2}


# ---- the panel in a cell


def press(room: Classroom, do: str, which: str = "") -> None:
    send_message(view_of(room), {"do": do, "which": which})


def test_the_panel_shows_what_the_object_says_and_its_buttons_do_the_same(room: Classroom) -> None:
    page = panel_page(view_of(room))
    anna = pupil(room, "Anna")
    anna.play("build G99 0,0")

    [shown] = page.panel["pupils"]
    assert (shown["name"], shown["tries"], shown["last"]) == ("Anna", 1, row(room, "Anna")["last try"])
    press(room, "show", "Anna")
    assert page.panel["pupils"][0]["shown"]
    press(room, "push")
    assert anna.traits["_lesson"]["step"] == 2
    press(room, "freeze")
    assert (page.panel["frozen"], room.frozen) == (True, True)
    press(room, "go-on")
    press(room, "lock")
    assert (page.panel["locked"], room.locked) == (True, True)
    press(room, "unlock")
    assert not page.panel["locked"]
    press(room, "poll")
    anna.play("pass")
    assert [(one["line"], one["percent"]) for one in page.panel["answers"]] == [("pass", 100)]
    press(room, "play-out", "pass")
    assert room.board.game.ply == 1
    press(room, "go-on")
    assert (page.panel["asking"], page.panel["answers"], page.notice) == (False, [], "")
    press(room, "reveal")
    assert STEPS[1].solution in page.notice
    press(room, "remove", "Anna")
    assert page.panel["pupils"] == []


@pytest.mark.timeout(60)  # a lock that is never released must not hold up the others
def test_a_language_chosen_on_the_projector_does_not_wait_for_a_pupil_who_plays_there(room: Classroom) -> None:
    anna, page = pupil(room, "Anna"), panel_page(view_of(room))
    room.show("Anna")
    playing = Thread(target=anna.play, args=["pass"], daemon=True)
    english = page.panel["words"]

    with room.board.game.lock:  # as while the board does what its page asks for
        playing.start()
        wait_until(lambda: is_held(room))
        send_message(room.board, {"do": "language", "language": "pl"})

    playing.join()
    wait_until(lambda: page.panel["words"] not in (english, None))
    assert (page.language, anna.traits["_ply"]) == ("pl", 1)


def is_held(room: Classroom) -> bool:
    """Whether another thread holds the lock of the class."""
    if free := room._lock.acquire(blocking=False):
        room._lock.release()
    return not free


def test_a_projector_that_was_closed_is_there_again_when_the_class_is_shown(room: Classroom) -> None:
    before = view_of(room)
    room.board.close()

    after = view_of(room)

    assert (after is before, after.children[1] is room.board, room.board.comm is None) == (False, True, False)
    assert view_of(room) is after


def test_what_goes_wrong_on_the_panel_is_said_there(room: Classroom) -> None:
    page = panel_page(view_of(room))

    press(room, "show", "Nobody")
    assert "Nobody in this class" in page.notice
    press(room, "burn")
    assert page.notice


def test_a_saved_notebook_has_no_secret_of_the_class(room: Classroom) -> None:
    anna = pupil(room, "Anna")
    bundle = room._repr_mimebundle_()
    saved = repr([Widget.get_manager_state(widgets=[panel_page(view_of(room)), room.board]), bundle, repr(room)])

    assert "Anna" in saved
    assert room.link.partition("#")[2] not in saved
    assert anna.key not in saved


def test_a_locked_class_lets_nobody_in_but_those_who_have_been_there(room: Classroom) -> None:
    anna = pupil(room, "Anna")
    anna.lose()
    room.lock()

    ben = pupil(room, "Ben")
    asked = Peer(room.link.partition("#")[2]).connect(room, sit=False)
    back = Peer(room.link.partition("#")[2], key=anna.key).connect(room)

    assert (ben.ended, asked.ended, back.ended) == (True, True, False)
    assert ben.sentence.startswith("Your teacher is not letting anybody else into the class now.")
    assert names(room) == ["Anna"]
    room.unlock()
    assert not pupil(room, "Ben", ben.key).ended


@pytest.mark.parametrize(
    "asks",
    [
        lambda room: room.poll(),
        lambda room: room.push(),
        lambda room: room.push(assign("land")),
        lambda room: room.freeze(),
        lambda room: room.go_on(),
        lambda room: room.reveal(),
        lambda room: room.remove("Anna"),
        lambda room: room.lock(),
        lambda room: room.unlock(),
    ],
)
def test_a_class_that_is_closed_says_so_to_whoever_asks_anything_of_it(
    room: Classroom, asks: Callable[[Classroom], object]
) -> None:
    pupil(room, "Anna")
    room.close()
    with pytest.raises(IllegalMove, match="This room is closed"):
        asks(room)
    room.show("Anna")  # her work can still be looked at
    assert room.results().rows
