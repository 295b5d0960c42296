"""Hints and studies can be awaited: the event loop goes on, and cancelling ends the work."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from threading import Event
from typing import Any, TypeVar

import pytest

import ora_widgets as ora
from ora_widgets.support.background import Deadline

Result = TypeVar("Result")


def run(waiting: Coroutine[Any, Any, Result]) -> Result:
    """The result of a coroutine in its own thread, because this one may have a browser's loop."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, waiting).result()


def start() -> ora.Game:
    return ora.new_game(2, "ireland", "short")


def test_what_is_awaited_is_what_a_call_gives() -> None:
    async def both() -> tuple[ora.bots.Hint, ora.study.Playouts]:
        found = (ora.in_thread(start().hint, playouts=4, seconds=None), ora.in_thread(ora.study.playouts, start(), n=2))
        return await asyncio.gather(*found)

    advice, played = run(both())
    assert [str(each.move) for each in advice] == [str(each.move) for each in start().hint(playouts=4, seconds=None)]
    assert played.to_json() == ora.study.playouts(start(), n=2).to_json()


def test_an_error_is_raised_where_it_is_awaited() -> None:
    with pytest.raises(ora.study.StudyRefused, match="whole number from 1"):
        run(ora.in_thread(ora.study.playouts, start(), n=0))


@pytest.mark.parametrize("stranger", [None, 3, "hint", start])
def test_what_is_no_function_is_refused(stranger: Any) -> None:
    with pytest.raises(ora.WrongArgument, match="function"):
        run(ora.in_thread(stranger() if callable(stranger) else stranger))


def test_what_is_awaited_itself_is_refused() -> None:
    async def waiting() -> None: ...

    given: Any = waiting

    with pytest.raises(ora.WrongArgument, match="not a coroutine function"):
        run(ora.in_thread(given))


def test_a_study_that_is_cancelled_ends_after_the_job_at_hand() -> None:
    begun, let_go, ended = Event(), Event(), Event()
    done: list[int] = []

    def study() -> None:
        def wait(number: int, _: object) -> None:
            done.append(number)
            begun.set()
            let_go.wait(30)

        found = ora.study.what_if(start(), ["pass", "fell 0,1 wood"], n=200, horizon=2, on_result=wait)
        assert not found.complete
        ended.set()

    async def cancelled() -> None:
        task = asyncio.ensure_future(ora.in_thread(study))
        await asyncio.to_thread(begun.wait, 30)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        let_go.set()
        await asyncio.to_thread(ended.wait, 30)

    run(cancelled())
    assert ended.is_set()
    assert done == [0]


def test_a_bot_answers_at_once_when_its_task_is_cancelled() -> None:
    begun, ended = Event(), Event()

    def think(position: ora.Game, deadline: Deadline) -> str:
        begun.set()
        while not deadline.is_over():
            pass
        ended.set()
        return "pass"

    async def cancelled() -> None:
        task = asyncio.ensure_future(ora.in_thread(ora.bots.hint, start(), seconds=1000, bot=think))
        await asyncio.to_thread(begun.wait, 30)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        await asyncio.to_thread(ended.wait, 30)

    run(cancelled())
    assert ended.is_set()
