"""The teaching game on a board: at most one comment on each of the player's turns, and undoing a costly turn."""

from __future__ import annotations

from typing import Any

import pytest

import ora_widgets as ora
from ora_widgets.engine import Move
from ora_widgets.widget.board import Board
from ora_widgets.widget.teacher import TurnComment
from tests.support.board_page import on_page
from tests.support.waiting import wait_until
from tests.widget.room.peer import Peer
from tests.widget.wire import send

BETTER = (Move("build G12 0,3"), Move("skip"), Move("done"))


@pytest.fixture
def judged(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, int]]:
    """The judged turns by ply and seat, each of which cost three points."""
    turns: list[tuple[int, int]] = []

    def judge(turn: Any, seats: str, _: object) -> TurnComment:
        turns.append((turn.ply, turn.seat))
        return TurnComment(turn, seats, 3.0, BETTER)

    monkeypatch.setattr("ora_widgets.widget.teacher.comment_on", judge)
    return turns


def remark_of(board: Board) -> Any:
    assert on_page(board).teacher.wait(60)
    return on_page(board).remark


def test_a_costly_turn_is_named_with_its_reason_and_taken_back(judged: list[tuple[int, int]]) -> None:
    board = Board(ora.new_game(3), teaching=True)
    board.game.play("pass")
    assert remark_of(board) is None  # the turn is not over
    board.game.play("done")
    remark = remark_of(board)
    assert judged == [(0, 0)]
    assert remark["text"].startswith("That turn cost about 3 points. Better: Red builds the Stone Merchant")
    send(board, {"do": "jump", "ply": remark["back"], "who": ""})
    assert board.game.ply == 0
    assert on_page(board).remark == {key: value for key, value in remark.items() if key != "back"}
    board.game.play("build G12 0,3; skip; done")
    remark_of(board)
    assert judged == [(0, 0), (0, 0)]


def test_of_bots_nothing_is_said_and_their_answer_does_not_hide_the_comment(judged: list[tuple[int, int]]) -> None:
    board = Board(ora.new_game(3), teaching=True, seats={"G": ora.bots.Greedy(), "B": ora.bots.Greedy()})
    board.game.play("pass; done")
    wait_until(lambda: board.game.to_move == "R", lambda: repr(board.game))
    assert remark_of(board)["back"] == 0
    assert judged == [(0, 0)]


def test_it_is_switched_on_in_the_middle_and_off_again_and_dismissed(judged: list[tuple[int, int]]) -> None:
    board = Board(ora.new_game(3).play("pass; done"))
    assert judged == []
    board.teaching = True
    board.game.play("pass; done")
    assert (judged, remark_of(board)["back"]) == ([(2, 1)], 2)
    board.language = "pl"
    assert on_page(board).remark["text"].startswith("Ta tura kosztowała około 3 punktów.")
    board.language = "en"
    board.names = {"G": "Zoe"}
    assert "Better: Zoe builds" in on_page(board).remark["text"]
    send(board, {"do": "dismiss"})
    assert on_page(board).remark is None
    board.game.play("pass; done")
    assert remark_of(board) is not None
    board.teaching = False
    assert on_page(board).remark is None


def test_a_guests_turn_is_none_of_the_hosts(judged: list[tuple[int, int]]) -> None:
    board = Board(ora.new_game(3), teaching=True)
    room = ora.host(board)
    guest = Peer(room.invitations.secrets["G"]).connect(room)
    board.game.play("pass; done")
    for line in ("pass", "done"):
        assert guest.play(line)["frame"] == "answer"
    assert (remark_of(board)["back"], judged) == (0, [(0, 0)])
    room.close()


def test_looking_back_says_nothing_new(judged: list[tuple[int, int]]) -> None:
    board = Board(ora.new_game(3), teaching=True)
    board.game.play("pass; done; pass; done")
    board.game.jump(0).redo("turn")
    remark_of(board)
    assert judged == [(2, 1)]


def test_a_turn_begins_where_it_does_in_the_line_that_is_on_the_board(judged: list[tuple[int, int]]) -> None:
    board = Board(ora.new_game(3), teaching=True)
    board.game.play("pass; done; pass; done")
    board.game.jump(0).play("build G07 0,3; prior; times 1; done; pass; done")
    remark_of(board)
    board.game.switch_line(1)
    board.game.jump(board.game.plies).play("pass; done")
    remark_of(board)
    assert judged[-1] == (4, 2)


def test_lessons_and_walks_have_comments_of_their_own(judged: list[tuple[int, int]]) -> None:
    board = Board(lesson=ora.lesson("wheel"), teaching=True)
    board.game.play(board.game.legal_moves[0])
    assert remark_of(board) is None
    assert judged == []


def test_what_goes_wrong_is_told_and_the_game_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        message = "no comment"
        raise ValueError(message)

    monkeypatch.setattr("ora_widgets.widget.teacher.comment_on", fail)
    board = Board(ora.new_game(3), teaching=True)
    board.game.play("pass; done")
    assert remark_of(board) is None
    assert "no comment" in on_page(board).notice["text"]
    assert board.game.play("pass").ply == 3
