"""Nobody waits for good where boards and rooms need the locks of several games, and nothing is sent without them."""

from __future__ import annotations

from _thread import interrupt_main
from collections.abc import Callable, Iterator
from signal import SIGINT, default_int_handler, signal
from threading import Barrier, Event, Thread
from typing import Any

import pytest

from ora_widgets import assign, new_game, walkthrough
from ora_widgets.game.game import Game
from ora_widgets.game.game_lock import hold_locks
from ora_widgets.widget.board import Board
from ora_widgets.widget.room import Classroom, Room
from ora_widgets.widget.seat_claims import claims_of
from tests.game.test_lock import others_may_enter
from tests.support.board_page import on_page
from tests.support.waiting import PATIENCE, wait_until
from tests.widget.conftest import elsewhere
from tests.widget.room.peer import Peer
from tests.widget.room.test_room import guest

__all__ = ["elsewhere"]

pytestmark = pytest.mark.timeout(60)  # threads that wait for each other


def at_once(*works: Callable[[], object]) -> None:
    """Run each in a thread, and wait for all."""
    threads = [Thread(target=work, daemon=True) for work in works]
    for thread in threads:
        thread.start()
    wait_until(lambda: not any(thread.is_alive() for thread in threads))


def test_two_boards_that_exchange_their_games_do_not_wait_for_each_other() -> None:
    one, other = Board(new_game(2)), Board(new_game(3))
    first, second, both = one.game, other.game, Barrier(2)

    def go_to(game: Game, board: Board) -> None:
        with board.game.lock:  # as while a press is handled
            both.wait(PATIENCE)
            board.show(game)
            board.game.play("pass")

    at_once(lambda: go_to(second, one), lambda: go_to(first, other))

    assert (one.game, other.game) == (second, first)
    assert [on_page(board).ply for board in (one, other)] == [first.ply, second.ply] == [1, 1]
    assert others_may_enter(first)
    assert others_may_enter(second)
    for board in (one, other):
        board.close()


def test_a_host_who_begins_a_game_from_a_walkthrough_does_not_wait_for_a_guest_who_gives_a_name(room: Room) -> None:
    before, board = room.game, room.board
    anna = guest(room, "R")
    board._begin_walk(walkthrough("coming-home"))
    comes_in = Event()
    end = claims_of(before).on_change(comes_in.set)
    ben = Peer(room.invitations.secrets["any"], name="Ben", seat="G")
    coming = Thread(target=lambda: ben.connect(room), daemon=True)

    with board.game.lock:  # as while a press of the host is handled
        coming.start()
        comes_in.wait(PATIENCE)
        end()
        board.show(new := new_game(3))

    wait_until(lambda: not coming.is_alive())
    assert room.game is board.game is new
    assert ben.traits["_ply"] == 0
    assert board.names["G"] == ben.traits["names"]["G"] == anna.traits["names"]["G"] == "Ben"
    assert others_may_enter(before)
    assert others_may_enter(new)


def held_at_changes(board: Any, trait: str) -> list[bool]:
    """For each change of a trait from now on, whether the lock of the board's game is held."""
    held: list[bool] = []
    board.observe(lambda _: held.append(board.game.lock._is_owned()), trait)
    return held


def test_what_the_host_changes_in_a_walkthrough_reaches_guests_under_the_lock_of_their_game(room: Room) -> None:
    guest(room, "R")
    board_of_guest = room.guests[0].board
    room.board._begin_walk(walkthrough("coming-home"))
    held = held_at_changes(board_of_guest, "names")
    room.board.names = {"G": "Ben"}
    assert held == [True]
    assert board_of_guest is not None
    assert board_of_guest.names == {"G": "Ben"}


def test_a_class_changes_its_boards_under_the_locks_of_their_games() -> None:
    room = Classroom(assign(new_game(2), bots={"G": "greedy"}))
    anna = Peer(room._invitations.secrets["any"], name="Anna").connect(room)
    pupils_board = room._pupils[0].board
    room.poll()
    on_the_wall, asked = held_at_changes(room.board, "_votes"), held_at_changes(pupils_board, "_ask")
    denied = held_at_changes(room.board, "_denied")

    anna.play("fell 0,1 wood")
    room.show("Anna")
    room.freeze()

    for held in (on_the_wall, asked, denied):
        assert held
        assert all(held)
    room.close()


@pytest.fixture
def interruptible() -> Iterator[None]:
    """Interrupts raise `KeyboardInterrupt` also where the shell that started the tests ignores them."""
    before = signal(SIGINT, default_int_handler)
    yield
    signal(SIGINT, before)


@pytest.mark.usefixtures("interruptible")
def test_an_interrupt_while_several_games_are_waited_for_leaves_none_held() -> None:
    here, there, taken = new_game(2), new_game(3), Event()

    def interrupt() -> None:
        with there.lock:
            taken.set()
            with here.lock:  # which is free while it is waited for that one
                interrupt_main()

    def wait_here() -> None:
        with here.lock, here.lock:
            other.start()
            taken.wait(PATIENCE)
            with hold_locks(lambda: (here.lock, there.lock)):
                other.join()

    other = Thread(target=interrupt, daemon=True)
    with pytest.raises(KeyboardInterrupt):
        wait_here()
    other.join()
    assert others_may_enter(here)
    assert others_may_enter(there)
