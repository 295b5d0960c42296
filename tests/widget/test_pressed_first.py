"""Of several boards of one game, the pressed one is drawn first."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from ora_widgets import Board, new_game
from tests.support.board_page import on_page, send_message
from tests.support.waiting import wait_until

Sent = list[tuple[str, frozenset[str]]]


@pytest.fixture
def sent(monkeypatch: pytest.MonkeyPatch) -> Sent:
    """The messages of the boards in order: board and traits."""
    found: Sent = []

    def note(board: Board, message: dict[str, Any], **_: object) -> None:
        if message["method"] == "update":
            found.append((board.theme, frozenset(message["state"])))

    monkeypatch.setattr(Board, "_send", note)
    return found


def in_a_loop(run: Callable[[], Any], met: Callable[[], object]) -> None:
    """Run a function as a kernel would, until a condition holds."""

    async def main() -> None:
        run()
        await asyncio.to_thread(wait_until, met)

    # The tests' main thread has no loop.
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, main()).result()


def press(board: Board, line: str) -> None:
    send_message(board, {"do": "play", "line": line, "ply": on_page(board).ply})


def test_the_pressed_board_is_sent_first_and_each_other_once(sent: Sent) -> None:
    game = new_game(2)
    dark, light = Board(game, theme="dark"), Board(game, theme="light")
    sent.clear()

    def play() -> None:
        press(light, "pass")
        assert {theme for theme, _ in sent} == {"light"}
        press(light, "pass")
        assert {theme for theme, _ in sent} == {"light"}

    in_a_loop(play, lambda: any(theme == "dark" for theme, _ in sent))
    assert on_page(dark).ply == on_page(light).ply == 2
    assert [names >= {"_ply", "_scene", "_ask"} for theme, names in sent if theme == "dark"] == [True]


def test_whoever_is_pressed_meanwhile_waits_for_nothing(sent: Sent) -> None:
    game = new_game(2)
    dark, light = Board(game, theme="dark"), Board(game, theme="light")

    def play() -> None:
        press(light, "pass")
        sent.clear()
        press(dark, "pass")
        assert sent[0][0] == "dark"
        assert sent[0][1] >= {"_ply", "_scene"}

    in_a_loop(play, lambda: any(theme == "light" for theme, _ in sent))


def test_without_a_loop_nothing_waits(sent: Sent) -> None:
    game = new_game(2)
    Board(game, theme="dark")
    light = Board(game, theme="light")
    sent.clear()
    # A browser driven by the tests may have a loop in this thread.
    with ThreadPoolExecutor(1) as thread:
        thread.submit(press, light, "pass").result()
    assert {theme for theme, _ in sent} == {"dark", "light"}
