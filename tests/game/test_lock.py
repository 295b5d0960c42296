"""A game's lock is released after any interrupt at any point, and in a process forked meanwhile."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from contextlib import suppress
from threading import Event, Thread
from types import FrameType
from typing import Any

import pytest

import ora_widgets as ora
from ora_widgets.game.game import Game
from tests.support.waiting import PATIENCE

FILES = ("game.py", "game_lock.py", "actions.py", "correspondence.py", "listeners.py")  # code that holds the lock
MERGED = ora.new_game(3, "france").play("pass; done").code()


def others_may_enter(game: Game) -> bool:
    """Whether another thread could play now."""
    got: list[bool] = []

    def knock() -> None:
        got.append(game.lock.acquire(blocking=False))
        if got[0]:
            game.lock.release()

    thread = Thread(target=knock)
    thread.start()
    thread.join()
    return got[0]


def interrupt_at(act: Callable[[], object], step: int, files: tuple[str, ...] = FILES) -> bool:
    """Interrupt at a numbered bytecode of the code that locks and moves; returns whether it has that many."""
    left = step

    def trace(frame: FrameType, event: str, _: object) -> Any:
        nonlocal left
        if not frame.f_code.co_filename.endswith(files):
            return None
        frame.f_trace_opcodes, frame.f_trace_lines = True, False
        if event == "opcode":
            left -= 1
            if left == 0:
                raise KeyboardInterrupt
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        act()
    except KeyboardInterrupt:
        return True
    finally:
        sys.settrace(before)
    return False


def refused_move(game: Game) -> None:
    with suppress(ora.Refusal):
        game.play("fly")


ACTS: dict[str, Callable[[Game], object]] = {
    "play": lambda game: game.play("pass"),
    "a refused move": refused_move,
    "undo": Game.undo,
    "redo": Game.redo,
    "jump": lambda game: game.jump(1),
    "a whole action": Game.pass_,
    "record": Game.record,
    "code": Game.code,
    "a side": lambda game: game.jump(6).for_seat("R").play("pass"),
    "merge": lambda game: game.for_seat("G").merge(MERGED),
}


@pytest.mark.usefixtures("no_collector")
@pytest.mark.parametrize("onlooker", [False, True], ids=["alone", "watched"])
@pytest.mark.parametrize("act", ACTS)
def test_an_interrupt_between_any_two_bytecodes_leaves_the_lock_free(act: str, onlooker: bool) -> None:
    whole = ora.new_game(3, "france").play("pass; done; pass; done; pass; done").jump(0)
    heard: list[int] = []
    step = 1
    while True:
        game = whole.copy()
        if onlooker:
            game.on_change(lambda game=game: heard.append(len(game.record())))  # type: ignore[misc]
        if not interrupt_at(lambda game=game: ACTS[act](game), step):  # type: ignore[misc]
            break
        assert others_may_enter(game), f"at bytecode {step}"
        step += 1
    assert step > 20


@pytest.mark.skipif(not hasattr(os, "fork"), reason="processes are forked on POSIX only")
@pytest.mark.filterwarnings("ignore:This process .* is multi-threaded:DeprecationWarning")
def test_a_game_that_another_thread_moves_can_be_played_in_a_forked_process() -> None:
    game, entered, go = ora.new_game(3, "france"), Event(), Event()

    def onlooker() -> None:
        if not entered.is_set():
            entered.set()
            assert go.wait(PATIENCE)

    game.on_change(onlooker)
    moving = Thread(target=lambda: game.play("pass"))
    moving.start()
    assert entered.wait(PATIENCE)
    own = ora.new_game(3, "france")
    with own.lock:  # a lock held by the forking thread remains its own
        child = os.fork()
        if child == 0:
            kept = not others_may_enter(own)
            free = game.lock.acquire(blocking=False)
            os._exit(0 if kept and free and game.play("done").ply == 2 else 1)
    _, status = os.waitpid(child, 0)
    go.set()
    moving.join()
    assert os.waitstatus_to_exitcode(status) == 0
    assert others_may_enter(game)
