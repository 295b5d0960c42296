"""A lock protects a game when a click arrives on another thread while a cell plays."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from threading import Barrier, Thread
from typing import Any

import pytest

import ora_widgets as ora
from ora_widgets.game import actions
from ora_widgets.game.game import Game
from tests.game.test_lock import others_may_enter

FIRST, SECOND = "fell 0,1 wood; done", "cut 0,0 peat; done"


def in_a_thread(work: Callable[[], object]) -> Thread:
    thread = Thread(target=work)
    thread.start()
    return thread


@pytest.mark.parametrize(("cell", "click"), [(FIRST, SECOND), (SECOND, FIRST)], ids=["one first", "the other first"])
def test_whoever_comes_second_waits_for_the_whole_of_the_first(cell: str, click: str) -> None:
    game = ora.new_game(3)
    waiting: list[Thread] = []

    def onlooker() -> None:
        if not waiting:
            assert not others_may_enter(game)
            waiting.append(in_a_thread(lambda: game.play(click)))
            assert game.ply == 2

    game.on_change(onlooker)
    game.play(cell)
    waiting[0].join()
    assert "; ".join(map(str, game.moves)) == f"{cell}; {click}"
    assert game.to_move == "B"
    assert others_may_enter(game)


def test_a_whole_action_is_worked_out_and_played_under_one_lock(monkeypatch: pytest.MonkeyPatch) -> None:
    game = ora.new_game(3)
    really = actions.expand_action
    waiting: list[Thread] = []

    def interrupted(*args: Any) -> Any:
        found = really(*args)
        assert not others_may_enter(game)
        waiting.append(in_a_thread(lambda: game.play("done")))
        return found

    monkeypatch.setattr(actions, "expand_action", interrupted)
    game.use("Clay Mound")
    waiting[0].join()
    assert "; ".join(map(str, game.moves)) == "use LR1 lay; take clay; done"


def test_moves_from_several_threads_leave_a_legal_game() -> None:
    game = ora.new_game(4)
    start = Barrier(4)
    errors: list[BaseException] = []

    def player(number: int) -> None:
        start.wait()
        for step in range(60):
            try:
                if (step + number) % 5 == 0:
                    game.undo("turn" if step % 2 else "move")
                elif (step + number) % 7 == 0:
                    game.redo()
                elif (step + number) % 11 == 0:
                    assert ora.load(game.record()).plies <= 1000
                else:
                    game.play(game.legal_moves[0])
            except ora.Refusal:
                pass  # the position had changed by then
            except BaseException as error:  # noqa: BLE001  # told below, on the main thread
                errors.append(error)

    threads = [in_a_thread(partial(player, number)) for number in range(4)]
    for thread in threads:
        thread.join()
    assert errors == []
    again = ora.new_game(4).play(game.moves)
    assert [again.state_at(ply) for ply in range(again.plies + 1)] == [
        game.state_at(ply) for ply in range(game.plies + 1)
    ]


def test_a_callback_may_play_on() -> None:
    game = ora.new_game(3)

    def bot() -> None:
        if game.to_move != "R" and game.ply < 6:
            game.play(game.legal_moves[0])

    game.on_change(bot)
    game.play("pass; done")
    assert game.ply == 6
    assert isinstance(game, Game)
