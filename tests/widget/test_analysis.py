"""Analysis during a player's thinking: the worth of each answer, step by step, and never for a past question."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import ora_widgets as ora
from ora_widgets.widget import advice
from tests.support.board_page import on_page
from tests.support.waiting import wait_until
from tests.widget.wire import Sent


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advice, "STEP_SECONDS", (0.05, 0.1))


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("players", [1, 3])
def test_every_answer_that_is_analysed_may_be_played_and_the_best_comes_first(
    open_board: Callable[..., Sent], players: int
) -> None:
    game = ora.new_game(players, "ireland")
    sent = open_board(game)
    sent.do(do="analyse", id=1, ply=0, step=0)
    wait_until(lambda: sent.messages)
    found = sent.messages[0]["answer"]
    points = [each["points"] for each in found["worths"]]
    assert {each["line"] for each in found["worths"]} <= {str(move) for move in game.legal_moves}
    assert len({each["line"] for each in found["worths"]}) == len(points) > 3
    assert points == sorted(points, reverse=True)
    assert found["more"]


@pytest.mark.usefixtures("quick")
def test_the_last_step_says_so(open_board: Callable[..., Sent]) -> None:
    sent = open_board(ora.new_game(2))
    for step in (1, 10**9):
        sent.do(do="analyse", id=step, ply=0, step=step)
        wait_until(lambda: [each for each in sent.messages if each["id"] == step])  # noqa: B023
    assert [each["answer"]["more"] for each in sent.messages] == [False, False]


def test_a_move_ends_the_analysis_of_the_question_before(open_board: Callable[..., Sent]) -> None:
    game = ora.new_game(2)
    sent = open_board(game)
    sent.do(do="analyse", id=1, ply=0, step=4)  # would take eight seconds
    game.play("pass")
    assert on_page(sent.board).adviser._analysis.wait(60)
    assert sent.messages == [{"do": "answer", "id": 1, "answer": {"worths": [], "more": False}}]


def test_in_a_lesson_there_is_none(open_board: Callable[..., Sent]) -> None:
    sent = open_board(lesson=ora.lesson("wheel"), analysis=True)
    sent.do(do="analyse", id=1, ply=sent.board.game.ply, step=0)
    assert sent.messages == [{"do": "answer", "id": 1, "answer": {"worths": [], "more": False}}]
