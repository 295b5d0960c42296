"""A room without a network: who may enter, who may move, and what all pages receive."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from ora_widgets import IllegalMove, WrongArgument, new_game
from ora_widgets.widget.board import Board
from ora_widgets.widget.room import Clock, Room
from ora_widgets.widget.room.guest_server import MAX_STRANGERS
from tests.support.board_page import on_page
from tests.widget.room.peer import Peer, pass_turns


def guest(room: Room, kind: str, name: str = "") -> Peer:
    """A guest who came by a link of the room."""
    return Peer(room.invitations.secrets[kind], name=name).connect(room)


def test_a_guest_moves_its_colour_and_everybody_sees_it(room: Room) -> None:
    red, green, watching = guest(room, "R", "Ada"), guest(room, "G", "Ben"), guest(room, "watch")

    assert red.play("pass")["frame"] == "answer"

    assert room.game.ply == 1
    assert {peer.last["record"] for peer in (red, green, watching)} == {room.game.code()}
    assert {peer.traits["_ply"] for peer in (red, green, watching)} == {1}
    assert room.board.names == {"R": "Ada", "G": "Ben"}


def test_nobody_moves_for_another(room: Room) -> None:
    red, green, watching = guest(room, "R"), guest(room, "G"), guest(room, "watch")

    for peer in (green, watching):
        answer = peer.play("pass")
        assert answer["frame"] == "refused"
        assert answer["notice"]["text"]
    assert room.game.ply == 0
    assert red.play("pass")["frame"] == "answer"


def test_a_frame_that_comes_twice_is_done_once_and_answered_twice(room: Room) -> None:
    red = guest(room, "R")

    first = red.play("pass", id=9)
    red.play("done")
    again = red.play("pass", id=9)

    assert first == again
    assert room.game.ply == 2


@pytest.mark.parametrize("lie", [{"ply": 1}, {"ply": -1}, {"ply": 10**9}, {"head": "0" * 12}, {"head": ""}])
def test_a_guest_that_lies_about_its_position_is_refused(room: Room, lie: dict[str, Any]) -> None:
    red = guest(room, "R")

    answer = red.play("pass", **lie)

    assert answer["frame"] == "refused"
    assert "again" in answer["notice"]["text"]
    assert room.game.plies == 0


def test_of_two_presses_at_one_ply_the_first_counts(room: Room) -> None:
    red, green = guest(room, "R"), guest(room, "G")
    red.play("pass")
    before = dict(red.last)
    red.play("done")

    assert red.play("done", ply=before["ply"], head=before["head"])["frame"] == "refused"
    assert green.last["record"] == room.game.code()


@pytest.mark.parametrize("secret", ["", "x", "x" * 10_000, "\ud800", "../../etc/passwd"])
def test_a_mistyped_link_opens_nothing_and_says_what_to_do(room: Room, secret: str) -> None:
    peer = Peer(secret).connect(room)

    assert peer.ended
    assert "Ask the host" in peer.sentence
    assert peer.traits == {}


def test_a_revoked_link_is_told_from_a_mistyped_one_and_its_guest_has_to_go(room: Room) -> None:
    red, old = guest(room, "R"), room.invitations.secrets["R"]

    new = room.revoke("R")

    assert red.ended
    assert "replaced" in Peer(old).connect(room).sentence
    assert "replaced" in Peer(old, key=red.key).connect(room).sentence
    assert not Peer(new.partition("#")[2]).connect(room).ended


def test_a_link_or_proposal_that_there_is_not_is_refused_in_words(room: Room) -> None:
    with pytest.raises(WrongArgument, match="“X” does not fit kind; it must be a colour of the game, “any” or “watch”"):
        room.revoke("X")
    with pytest.raises(WrongArgument, match="“resign” does not fit what; it must be “undo” or “again”"):
        room.propose("resign")


def test_two_guests_with_one_link(room: Room) -> None:
    guest(room, "R")
    second = guest(room, "R")

    assert second.ended
    assert "Red" in second.sentence


def test_any_free_colour_can_be_chosen_until_all_are_taken(room: Room) -> None:
    looking = Peer(room.invitations.secrets["any"]).connect(room, sit=False)
    assert looking.frame("presence")["open"] == ["R", "G", "B"]

    for seat in "BRG":
        peer = Peer(room.invitations.secrets["any"], seat=seat).connect(room)
        assert peer.frame("hello")["seat"] == seat

    assert "All colours are taken" in guest(room, "any").sentence
    assert looking.frame("presence")["open"] == []


def test_who_chose_a_colour_that_has_just_been_taken_sees_what_is_left(room: Room) -> None:
    guest(room, "G")
    late = Peer(room.invitations.secrets["any"], seat="G").connect(room)

    assert not late.ended
    assert late.frame("presence")["open"] == ["R", "B"]


def test_a_full_room_says_so(board: Board) -> None:
    room = Room(board, limit=2)
    for _ in range(2):
        guest(room, "watch")

    assert "full" in guest(room, "watch").sentence
    room.close()


def test_nobody_without_a_link_keeps_the_room_shut(board: Board) -> None:
    """Silent connections counted as guests, so anybody who reached the port could fill the room."""
    room = Room(board, limit=2)
    heard: list[str] = []
    ended: list[int] = []
    silent = [room.connect(heard.append, partial(ended.append, at)) for at in range(2 * MAX_STRANGERS)]
    guests = [Peer(room.invitations.secrets[seat]).connect(room) for seat in "GB"]
    assert not any(guest.ended for guest in guests)
    assert ended == [*range(MAX_STRANGERS + 1)]  # the longest-waiting one is closed first
    assert json.loads(heard[0])["again"]
    room.receive(silent[-1], '{"frame": "hello"}')
    Peer("x" * 22).connect(room)
    assert not any(guest.ended for guest in guests)
    third = Peer(room.invitations.secrets["watch"]).connect(room)
    assert "The room is full: 2 people are here." in third.sentence
    guests[0].lose()
    assert not Peer(room.invitations.secrets["G"], key=guests[0].key).connect(room).ended
    room.close()


def test_the_seat_stays_its_guests_who_comes_back_to_what_has_happened(room: Room) -> None:
    red, green = guest(room, "R", "Ada"), guest(room, "G")
    green.lose()
    assert [one["who"] for one in red.frame("presence")["seats"]] == ["guest", "away", "free"]

    red.play("pass")
    red.play("done")
    back = Peer("", key=green.key).connect(room)

    assert back.frame("hello")["seat"] == "G"
    assert back.last["record"] == room.game.code()
    assert back.play("pass")["frame"] == "answer"


def test_a_second_page_of_one_guest_takes_the_place_of_the_first(room: Room) -> None:
    first = guest(room, "R")
    second = Peer("", key=first.key).connect(room)

    assert first.ended
    assert "another page" in first.sentence
    assert second.play("pass")["frame"] == "answer"


@pytest.mark.parametrize("version", [0, 2, -1, 10**6, True, "1", None, 1.5, []])
def test_another_version_of_the_protocol_is_refused_with_a_sentence(room: Room, version: Any) -> None:
    peer = Peer(room.invitations.secrets["R"])
    peer.connect(room, version=version)

    assert peer.ended
    assert "older" in peer.sentence


@pytest.mark.parametrize(
    "garbage",
    ["", "nonsense", "null", "[]", "[" * 60_000, '"hello"', "{}", '{"frame":"do"}', '{"frame":"do","id":1}',
     '{"frame":"do","id":1,"ply":0,"head":"","message":null}', '{"frame":"ask","id":2,"what":"money"}', '{"frame":1}',
     '{"frame":"do","id":1e999,"ply":0,"head":"","message":{}}', "x" * 1_000_000, '{"frame":"traits"}', "\ud800"],
)  # fmt: skip
def test_garbage_is_answered_and_harms_nobody(room: Room, garbage: str) -> None:
    red, green = guest(room, "R"), guest(room, "G")

    red.send(garbage)

    assert red.frame("refused")["notice"]["text"]
    assert red.play("pass")["frame"] == "answer"
    assert green.last["record"] == room.game.code()


def test_who_floods_is_refused_then_disconnected_and_the_others_play_on(board: Board) -> None:
    room = Room(board, clock=lambda: 0.0)
    red, green = guest(room, "R"), guest(room, "G")

    for _ in range(1000):
        green.send('{"frame":"ask","id":1,"what":"moment"}')

    assert green.ended
    assert "too much" in green.sentence
    assert red.play("pass")["frame"] == "answer"
    room.close()


def test_names_are_cleaned(room: Room) -> None:
    guest(room, "R", "\u202eAda\n<b>" + "x" * 1000)

    assert room.board.names["R"].startswith("Ada <b>xxx")
    assert len(room.board.names["R"]) == 24


def test_taking_back_needs_those_who_have_moved_since(room: Room) -> None:
    red, green, blue = (guest(room, seat) for seat in "RGB")
    pass_turns(red, green)

    assert red.ask("undo")["frame"] == "answer"
    assert red.frame("presence")["proposal"]["missing"] == ["G"]
    assert blue.ask("yes")["frame"] == "refused"
    assert room.game.ply == 4
    green.ask("yes")

    assert room.game.ply == 0
    assert blue.last["ply"] == 0


def test_after_taking_back_by_consent_one_plays_another_move(room: Room) -> None:
    red, green = guest(room, "R"), guest(room, "G")
    pass_turns(red, green)
    red.ask("undo")
    green.ask("yes")

    assert red.play("use LR1 lay")["frame"] == "answer"
    assert [str(move) for move in room.game.moves] == ["use LR1 lay"]
    assert [len(line.moves) for line in room.game.other_lines] == [4]


def test_taking_back_needs_those_who_have_moved_since_while_the_host_looks_back(room: Room) -> None:
    red, green = guest(room, "R"), guest(room, "G")
    pass_turns(red, green)
    room.game.jump(2)
    red.ask("undo")

    assert red.frame("presence")["proposal"]["missing"] == ["G"]
    assert room.game.plies == 4


def test_taking_back_after_undoing_goes_back_a_turn_further(room: Room) -> None:
    red, green, blue = (guest(room, seat) for seat in "RGB")
    pass_turns(red, green, blue)
    red.play("use LR1 lay")
    red.do({"do": "undo", "by": "move"})
    red.ask("undo")
    for peer in (green, blue):
        peer.ask("yes")

    assert (room.game.ply, room.game.plies) == (0, 0)


def test_a_proposal_tells_namesakes_apart(room: Room) -> None:
    red, green, _ = (guest(room, seat, "Ada") for seat in "RGB")
    pass_turns(red, green)
    red.ask("undo")

    assert "Ada (Red)" in red.frame("presence")["proposal"]["text"]
    assert "Ada (Green)" in red.frame("presence")["proposal"]["text"]


def test_one_may_say_no(room: Room) -> None:
    red, green = guest(room, "R"), guest(room, "G")
    pass_turns(red, green)
    red.ask("undo")
    green.ask("no")

    assert red.frame("presence")["proposal"] is None
    assert "does not agree" in red.traits["_notice"]["text"]
    assert room.game.ply == 4


def test_a_proposal_lapses_with_the_next_move(room: Room) -> None:
    red, green, blue = (guest(room, seat) for seat in "RGB")
    pass_turns(red, green)
    red.ask("undo")
    blue.play("pass")

    assert green.ask("yes")["frame"] == "refused"
    assert room.game.ply == 5


def test_set_phrases_are_in_everybodys_language(room: Room) -> None:
    red, green = guest(room, "R", "Ada"), guest(room, "G")
    green.do({"do": "language", "language": "es"})

    red.ask("well-played")

    assert green.traits["_notice"]["text"] == "Ada: ¡Bien jugado!"
    assert on_page(room.board).notice["text"] == "Ada: Well played!"


def test_who_leaves_sets_the_colour_free(room: Room) -> None:
    red = guest(room, "R")
    red.send({"frame": "bye"})

    assert guest(room, "R").frame("hello")["seat"] == "R"


def test_a_closed_room_sends_everybody_home_and_the_game_goes_on(room: Room) -> None:
    red = guest(room, "R")
    room.close()

    assert "closed" in red.sentence
    assert "closed" in guest(room, "G").sentence
    assert room.game.play("pass").ply == 1


def test_guests_follow_the_host_to_another_game_and_keep_their_colours(room: Room) -> None:
    red = guest(room, "R", "Ada")
    room.board.show(new_game(2, "ireland"))

    assert any(frame["all"] for frame in red.frames[-3:] if frame["frame"] == "traits")
    assert red.last["record"] == room.board.game.code()
    assert red.play("pass")["frame"] == "answer"
    assert room.game is room.board.game


def test_a_guest_learns_nothing_of_the_hosts_files(room: Room) -> None:
    red, green = guest(room, "R"), guest(room, "G")
    red.play("pass")

    assert red.traits["_kept"]["file"] == red.traits["_kept"]["resume"] == ""
    sent = repr(red.frames)
    for secret in [*room.invitations.secrets.values(), green.key]:
        assert secret not in sent


@pytest.mark.parametrize(
    "asks", [lambda room: room.revoke("R"), lambda room: room.propose("undo"), lambda room: room.use_clock(Clock(60))]
)
def test_a_room_that_is_closed_says_so_to_its_host(room: Room, asks: Callable[[Room], object]) -> None:
    room.close()
    with pytest.raises(IllegalMove, match="This room is closed"):
        asks(room)
