"""Bots of many boards think one at a time in order of arrival, and more briefly the more of them wait."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from threading import Event

import pytest

import ora_widgets as ora
from ora_widgets.bots import Deadline
from ora_widgets.widget.bot_runner import Opponents, ThinkingQueue
from tests.support.waiting import PATIENCE, wait_until

from .test_opponents import Broken, Prepared


def test_who_comes_first_is_first_and_the_more_wait_the_less_time_each_has() -> None:
    queue, go = ThinkingQueue(6), Event()
    order: list[tuple[int, float]] = []

    def think(number: int) -> None:
        with queue.turn() as seconds:
            assert go.wait(PATIENCE)
            order.append((number, seconds))

    with ThreadPoolExecutor(3) as pool:
        for number in range(3):
            pool.submit(think, number)
            wait_until(lambda number=number: len(queue.waiting) == number + 1)  # type: ignore[misc]
        go.set()

    assert order == [(0, 6.0), (1, 3.0), (2, 6.0)]


def test_bots_in_a_queue_think_one_after_the_other_and_people_move_meanwhile() -> None:
    queue, games, bots = ThinkingQueue(), [ora.new_game(2), ora.new_game(2)], [Prepared(), Prepared()]
    first, second = (Opponents(game, {"G": bot}, queue=queue) for game, bot in zip(games, bots, strict=True))
    for game in games:
        game.play("pass; pass; done")
        wait_until(lambda: len(queue.waiting) > 0)
    assert bots[0].begun.wait(PATIENCE)
    wait_until(lambda: len(queue.waiting) == 2)

    assert not bots[1].begun.is_set()
    assert (first.thinking, second.thinking) == ("G", "G")
    assert games[1].jump(0).play("pass").ply == 1
    second.close()
    bots[0].go.set()
    first.pause()
    assert first.wait(PATIENCE)
    assert second.wait(PATIENCE)
    assert not queue.waiting


@pytest.mark.usefixtures("caplog")
def test_a_bot_that_breaks_leaves_the_queue() -> None:
    queue, broken, game = ThinkingQueue(), ora.new_game(2), ora.new_game(2)
    fails = Opponents(broken, {"R": Broken()}, queue=queue)
    plays = Opponents(game, {"R": ora.bots.Random(seed=1)}, queue=queue)

    assert fails.wait(PATIENCE)
    assert plays.wait(PATIENCE)
    assert fails.failure is not None
    assert game.to_move == "G"


def test_a_bot_in_a_queue_has_a_deadline() -> None:
    left: list[float] = []

    def notes(position: ora.Game, deadline: Deadline) -> str:
        left.append(deadline.left)
        return str(position.legal_moves[0])

    game = ora.new_game(2)
    assert Opponents(game, {"R": notes}, queue=ThinkingQueue(60)).wait(PATIENCE)
    assert all(0 < seconds <= 60 for seconds in left)
