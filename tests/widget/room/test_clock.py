"""The clock of a room: whose time runs, what is shown when it is up, and that it decides only if the host wants it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ora_widgets import Clock, WrongArgument, assign, host, new_game, resume
from ora_widgets.widget.board import Board
from ora_widgets.widget.room import Room
from ora_widgets.widget.room.opened import find_open
from tests.support.board_page import give_room, on_page, wait_for_bots
from tests.widget.room.peer import pass_turns
from tests.widget.room.test_room import guest


class Timed:
    """A room whose clock the test advances."""

    def __init__(self, board: Board, clock: Clock) -> None:
        self.now = 0.0
        self._due: tuple[float, Callable[[], None]] | None = None
        self.room = Room(board, clock=lambda: self.now, later=self._set_timer)
        give_room(board, self.room)
        self.room.use_clock(clock)

    def _set_timer(self, seconds: float, call: Callable[[], None]) -> Callable[[], None]:
        self._due = self.now + seconds, call
        return lambda: setattr(self, "_due", None)

    def wait(self, seconds: float) -> None:
        self.now += seconds
        if self._due is not None and self._due[0] <= self.now:
            (_, call), self._due = self._due, None
            call()

    @property
    def shown(self) -> dict[str, tuple[int, bool]]:
        seats = self.room.presence("en")["seats"]
        return {one["seat"]: (one["left"] or 0, one["runs"]) for one in seats}


def test_in_all_each_has_what_the_own_turns_have_left(board: Board) -> None:
    timed = Timed(board, Clock(game=600))
    red, green = guest(timed.room, "R"), guest(timed.room, "G")
    timed.wait(100)
    assert timed.shown["R"] == (600, False)  # the first move starts the clock

    red.play("pass")
    timed.wait(20)
    red.play("done")
    timed.wait(30)

    assert timed.shown == {"R": (580, False), "G": (570, True), "B": (600, False)}
    assert [(one["left"], one["runs"]) for one in red.frame("presence")["seats"]][:2] == [(580, False), (600, True)]
    green.play("pass")
    assert timed.shown["G"] == (570, True)


def test_looking_back_at_what_others_have_played_since_takes_nobodys_time(board: Board) -> None:
    timed = Timed(board, Clock(game=60, decisive=True))
    red, green, blue = (guest(timed.room, seat) for seat in "RGB")
    pass_turns(red, green)
    timed.room.game.jump(1)
    timed.wait(61)

    assert timed.shown == {"R": (60, False), "G": (60, False), "B": (-1, False)}
    timed.room.game.jump(4)
    assert blue.traits["_opponents"]["seats"].keys() == {"B"}


def test_for_each_turn_the_time_is_whole_again(board: Board) -> None:
    timed = Timed(board, Clock(turn=90))
    red = guest(timed.room, "R")
    red.play("pass")
    timed.wait(20)
    red.play("done")

    assert timed.shown == {"R": (90, False), "G": (90, True), "B": (90, False)}


def test_when_time_is_up_everybody_hears_it_and_nothing_else_happens(board: Board) -> None:
    timed = Timed(board, Clock(turn=90))
    red, green = guest(timed.room, "R", "Ada"), guest(timed.room, "G")
    red.play("pass")
    timed.wait(95)

    assert {on_page(board).notice["text"], green.traits["_notice"]["text"]} == {"Ada’s time is up."}
    assert timed.shown["R"] == (-5, True)
    assert on_page(board).opponents is None
    assert red.play("done")["frame"] == "answer"


def test_where_the_clock_decides_a_bot_ends_the_turn_and_the_player_goes_on(board: Board) -> None:
    timed = Timed(board, Clock(turn=90, decisive=True))
    red, _ = guest(timed.room, "R", "Ada"), guest(timed.room, "G")
    red.play("pass")
    timed.wait(90)
    assert on_page(board).notice["text"] == "Ada’s time is up. A bot plays on."
    wait_for_bots(board)

    assert timed.room.game.to_move == "G"
    assert [one["who"] for one in timed.room.presence("en")["seats"]] == ["guest", "guest", "free"]


def test_whose_time_for_the_game_is_up_does_not_get_it_back_by_coming_again(board: Board) -> None:
    timed = Timed(board, Clock(game=90, decisive=True))
    red, _ = guest(timed.room, "R"), guest(timed.room, "G")
    red.play("pass")
    timed.wait(90)
    wait_for_bots(board)
    red.lose()
    red.connect(timed.room)

    assert timed.room.presence("en")["seats"][0]["who"] == "bot"


def test_the_clock_goes_on_after_a_new_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ORA_GAMES", str(tmp_path))
    board = Board(new_game(3))
    room = host(board, clock=Clock(game=600))
    room.game.play("pass")
    assert room.running_clock is not None
    room.running_clock.used["R"] = 60.0
    room.game.play("done")
    room.changed = lambda: None  # Python ends here without cleaning up
    [path] = tmp_path.glob("*.room")
    kept = path.read_bytes()
    room.close()
    board.close()
    path.write_bytes(kept)

    back = find_open(resume())

    assert back is not None
    assert back.running_clock is not None
    assert back.running_clock.rules == Clock(game=600)
    assert back.running_clock.used["R"] >= 60
    assert back.running_clock.running == "G"
    back.close()


@pytest.mark.parametrize(
    "given",
    [{}, {"turn": -1}, {"turn": "90"}, {"turn": True}, {"game": 0.5}, {"game": 10**9}, {"turn": 90, "game": 90},
     {"turn": 90, "decisive": "yes"}, {"game": float("nan")}],
)  # fmt: skip
def test_what_is_no_clock_is_refused(given: dict[str, Any]) -> None:
    with pytest.raises(WrongArgument):
        Clock(**given)


def test_only_a_game_has_a_clock(board: Board) -> None:
    with pytest.raises(WrongArgument, match="Clock"):
        host(board, clock=90)  # type: ignore[call-overload]
    with pytest.raises(WrongArgument, match="Clock"):
        host(assign("wheel"), clock=Clock(turn=90))  # type: ignore[call-overload]
