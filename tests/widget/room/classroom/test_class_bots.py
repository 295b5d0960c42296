"""A game against bots as a task: each pupil's copy is answered, and no other."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from threading import Event, Thread

import pytest

from ora_widgets import Assignment, Game, Refusal, UnknownName, WrongArgument, assign, host, load, new_game, scenario
from ora_widgets.bots import Greedy, level
from ora_widgets.lessons.assignments import read_task
from ora_widgets.widget.board import Board
from ora_widgets.widget.bot_runner import Opponents
from ora_widgets.widget.room import Classroom
from ora_widgets.widget.room.classroom.pupil_server import PupilServer
from ora_widgets.widget.room.guest_server import PositionStamp
from ora_widgets.widget.room.guests import Connection, Guest
from ora_widgets.wire.room import FromRoom
from tests.support.board_page import on_page
from tests.support.waiting import wait_until
from tests.widget.conftest import elsewhere
from tests.widget.room.classroom.test_class_room import open_class, pupil, row, wall
from tests.widget.room.classroom.test_kept_class import come_back, end_python, folder, rooms
from tests.widget.room.peer import Peer
from tests.widget.room.test_room import guest

__all__ = ["elsewhere", "folder", "open_class", "rooms", "wall"]

Open = Callable[[Assignment], Classroom]
OVERTAKE = 0.2  # seconds, enough for a free thread to send its frame


def against_green(**terms: object) -> Assignment:
    return assign(new_game(2, length="short"), bots={"G": "woodcutter"}, **terms)  # type: ignore[arg-type]


def game_of(peer: Peer) -> Game:
    return load(peer.last["record"])


def movers(peer: Peer, since: int = 0) -> set[str]:
    game = game_of(peer)
    return {game.copy().jump(ply).to_move or "" for ply in range(since, game.plies)}


def play_red(peer: Peer) -> None:
    """Play red's moves until another colour is to move, whether or not that has moved by then."""
    plies = game_of(peer).plies
    while {*movers(peer, plies), game_of(peer).to_move} == {"R"}:
        assert peer.play("pass" if "pass" in game_of(peer).legal_moves else "done")["frame"] == "answer"


def play_turn(peer: Peer) -> None:
    """Play red's turn, and wait until the bots have answered."""
    play_red(peer)
    wait_until(lambda: peer.traits["_opponents"]["thinking"] is None and game_of(peer).to_move == "R")


@pytest.fixture
def room(open_class: Open) -> Classroom:
    return open_class(against_green())


def test_the_bot_answers_each_pupil_in_an_own_copy(room: Classroom) -> None:
    anna, ben = pupil(room, "Anna"), pupil(room, "Ben")

    play_turn(anna)

    assert anna.traits["_opponents"]["seats"] == {"G": "Woodcutter"}
    assert movers(anna) == {"R", "G"}
    assert (ben.traits["_ply"], room.board.game.ply) == (0, 0)
    assert row(room, "Anna")["tries"] == 0


def test_a_page_begins_with_the_whole_board_whatever_the_bot_does(room: Classroom) -> None:
    anna = pupil(room, "Anna")
    play_red(anna)
    back = Peer("", key=anna.key).connect(room)

    for peer in (anna, back):
        assert next(frame for frame in peer.frames if frame["frame"] == "traits")["all"] is True


def test_what_a_bot_changes_while_a_page_is_greeted_comes_after_the_whole_board(
    room: Classroom, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = pupil(room, "Anna")
    send = Connection.send

    def change(guest: Guest) -> None:
        assert guest.board is not None
        guest.board.set_trait("names", {"G": "Greta"})

    def send_late(connection: Connection, frame: FromRoom) -> str:
        if frame["frame"] == "traits" and frame["all"] and connection.guest is not None:
            other = Thread(target=change, args=[connection.guest])
            other.start()
            other.join(OVERTAKE)  # it waits only if all is well, so this does not
        return send(connection, frame)

    monkeypatch.setattr(Connection, "send", send_late)
    back = Peer("", key=anna.key).connect(room)
    wait_until(lambda: back.traits["names"] == {"G": "Greta"})

    frames = [frame for frame in back.frames if frame["frame"] == "traits"]
    assert [frame["all"] for frame in frames][:2] == [True, False]
    assert [frame["id"] for frame in frames] == [*range(1, len(frames) + 1)]


@pytest.mark.timeout(60)  # a lock that is never released must not hold up the others
def test_a_page_is_sent_its_board_while_a_bot_holds_the_game(room: Classroom, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = pupil(room, "Anna")
    stamp, others = PupilServer._stamp, list[Thread]()

    def change(guest: Guest) -> None:
        assert guest.board is not None
        with guest.board.game.lock:
            holds.set()
            guest.board.set_trait("names", {"G": "Greta"})

    def stamp_late(server: PupilServer, guest: Guest) -> PositionStamp:
        if not others and guest.connection is not None and guest.connection.numbering.locked():
            others.append(Thread(target=change, args=[guest], daemon=True))
            others[0].start()
            holds.wait()
            room._stamps.clear()
        return stamp(server, guest)

    holds = Event()
    monkeypatch.setattr(PupilServer, "_stamp", stamp_late)
    anna.ask("resync")

    wait_until(lambda: anna.traits["names"] == {"G": "Greta"})
    assert holds.is_set()


def test_the_results_have_what_the_bot_played_too(room: Classroom) -> None:
    anna = pupil(room, "Anna")
    play_turn(anna)
    played = "; ".join(map(str, game_of(anna).moves))

    wait_until(lambda: room.results().rows[0][2] == played)


def test_what_a_bot_reaches_for_the_goal_is_noticed(open_class: Open) -> None:
    room = open_class(against_green(goal="round 2"))
    anna = pupil(room, "Anna")
    play_turn(anna)

    wait_until(lambda: row(room, "Anna")["solved"] == 1)


def test_a_pupil_does_not_move_for_the_bot(room: Classroom, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = pupil(room, "Anna")
    monkeypatch.setattr(Opponents, "_bot_to_move", lambda _: None)
    play_red(anna)

    assert anna.play("pass")["notice"]["text"] == "It is a bot’s turn. Wait for its answer."


def test_bots_rest_while_all_are_asked_and_answer_again_after_it(room: Classroom) -> None:
    anna = pupil(room, "Anna")
    room.poll()
    assert anna.traits["_opponents"] is None
    anna.play("pass")
    assert room.answers().rows[0][1] == "pass"

    room.go_on()
    play_turn(anna)

    assert movers(anna) == {"R", "G"}


def test_the_teachers_own_copy_is_answered_and_a_pupils_on_the_projector_is_the_pupils(room: Classroom) -> None:
    anna = pupil(room, "Anna")
    own = room.board.game
    assert on_page(room.board).opponents["seats"] == {"G": "Woodcutter"}
    room.show("Anna")
    assert on_page(room.board).opponents is None
    play_turn(anna)
    assert room.board.game.code() == game_of(anna).code()
    room.show()

    assert (room.board.game, on_page(room.board).opponents["seats"]) == (own, {"G": "Woodcutter"})


def test_a_bot_whose_turn_it_was_as_python_ended_answers_who_comes_back(folder: Path, rooms: list[Classroom]) -> None:
    task = against_green()
    rooms.append(room := host(task))
    anna = pupil(room, "Anna")
    play_turn(anna)

    rooms.append(room := end_python(room, task))
    back = come_back(room, anna)

    assert back.traits["_opponents"]["seats"] == {"G": "Woodcutter"}
    wait_until(lambda: game_of(back).to_move == "R")
    assert movers(back) == {"R", "G"}


def test_a_scenario_and_several_bots_travel_in_the_code_of_the_task() -> None:
    task = assign(new_game(3), bots={"B": "random", "G": "abbot"})
    again = read_task(task.code())

    assert (again.bots, again.id) == ({"G": "abbot", "B": "random"}, task.id)
    assert assign(scenario("first-move"), bots={"G": "settler"}).bots == {"G": "settler"}
    assert task.id != assign(new_game(3)).id


@pytest.mark.parametrize(
    ("bots", "error", "said"),
    [({"G": "wizard"}, UnknownName, "There is no level “wizard”; there are woodcutter"),
     ({"G": Greedy()}, UnknownName, "There is no level"),
     ({"B": "settler"}, UnknownName, "B"),
     ({"R": "settler", "G": "settler"}, WrongArgument, "left for the learner"),
     ("settler", WrongArgument, "names of bots by colour")],
)  # fmt: skip
def test_bots_that_nobody_knows_are_refused_in_a_sentence(bots: object, error: type[Exception], said: str) -> None:
    with pytest.raises(error, match=said):
        assign(new_game(2), bots=bots)  # type: ignore[arg-type]


def test_a_lesson_has_no_bots_and_a_page_without_python_neither() -> None:
    with pytest.raises(WrongArgument, match="a lesson brings its own opponents"):
        assign("wheel", bots={"G": "settler"})
    with pytest.raises(Refusal, match="send the link instead"):
        against_green().html()


def test_a_guest_of_a_hosted_game_plays_and_the_hosts_bot_answers() -> None:
    board = Board(new_game(2, length="short"), seats={"G": level("woodcutter")}, keep=False)
    room = host(board)
    red = guest(room, "R", "Ada")

    play_turn(red)

    assert red.traits["_opponents"]["seats"] == {"G": "Woodcutter"}
    assert movers(red) == {"R", "G"}
    assert game_of(red).code() == board.game.code()
    room.close()
    board.close()
