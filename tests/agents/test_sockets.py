"""Callers at a seat's address that are slow, never leave or never read do not keep others out."""

from __future__ import annotations

import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress

import pytest

import ora_widgets as ora
from ora_widgets.agents import External, connection, door
from ora_widgets.agents.connection import RemoteTable, read_address
from ora_widgets.agents.door import MAX_STRANGERS
from ora_widgets.widget.bot_runner import Opponents
from tests.support.waiting import PATIENCE, wait_until


@pytest.fixture
def seat() -> Iterator[External]:
    """A seat of a running game that is played from its address."""
    external = External()
    Opponents(ora.new_game(2, "france"), {"G": external})
    yield external
    external.close()


@pytest.fixture
def call(seat: External) -> Iterator[Callable[[], socket.socket]]:
    """Connect to the seat's address without sending anything."""
    with ExitStack() as held:
        yield lambda: held.enter_context(
            socket.create_connection(read_address(seat.address)[:2], timeout=PATIENCE),
        )


def hello(seat: External) -> bytes:
    """The greeting of a caller that has the token."""
    return b'{"hello": "%s"}\n' % read_address(seat.address)[2].encode()


def is_closed(caller: socket.socket) -> bool:
    """Whether the other side has closed a connection, after sending something more."""
    try:
        caller.sendall(b" ")
        caller.setblocking(False)
        return caller.recv(1) == b""
    except BlockingIOError:
        return False
    except OSError:
        return True
    finally:
        caller.setblocking(True)


def test_callers_without_the_token_keep_nobody_out(seat: External, call: Callable[[], socket.socket]) -> None:
    for _ in range(3 * MAX_STRANGERS):
        call().sendall(b" ")
    RemoteTable(seat.address).close()


def test_callers_without_the_token_do_not_count_while_somebody_plays(
    seat: External, call: Callable[[], socket.socket]
) -> None:
    table = RemoteTable(seat.address)
    for _ in range(3 * MAX_STRANGERS):
        call().sendall(b" ")
    assert table.score()
    table.close()


def test_the_stranger_who_has_been_there_longest_gives_way(seat: External, call: Callable[[], socket.socket]) -> None:
    callers = [call() for _ in range(MAX_STRANGERS + 1)]
    wait_until(lambda: is_closed(callers[0]))
    assert not any(is_closed(caller) for caller in callers[1:])


@pytest.mark.parametrize("said", [b" ", b'{"hello": "', b""])
def test_a_hello_without_an_end_is_cut_off(
    said: bytes, seat: External, call: Callable[[], socket.socket], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(door, "HELLO_SECONDS", 0.2)
    caller = call()
    caller.sendall(said)
    wait_until(lambda: is_closed(caller))  # and then sends more


def test_a_hello_in_single_bytes_is_heard(seat: External, call: Callable[[], socket.socket]) -> None:
    caller = call()
    caller.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    for byte in hello(seat):
        caller.sendall(bytes([byte]))
    assert caller.recv(100).startswith(b'{"seat"')


def test_calls_may_come_all_at_once(seat: External, call: Callable[[], socket.socket]) -> None:
    caller = call()
    caller.sendall(hello(seat) + b'{"call": "score"}\n' * 3)
    caller.shutdown(socket.SHUT_WR)  # a caller that only reads from now on is still answered
    with caller.makefile("rb") as answers:
        assert [b'{"text"' in line for line in answers] == [False, True, True, True]
    RemoteTable(seat.address).close()


def test_a_caller_that_never_reads_its_answers_loses_the_seat(
    seat: External, call: Callable[[], socket.socket], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(door, "ANSWER_SECONDS", 0.2)
    caller = call()
    caller.sendall(hello(seat))

    def ask_on() -> None:
        with suppress(OSError):
            while True:
                caller.sendall(b'{"call": "card", "with": {"name": "Castle"}}\n' * 100)

    asking = threading.Thread(target=ask_on, daemon=True)
    asking.start()
    wait_until(lambda: not asking.is_alive())


def test_a_caller_who_has_not_called_for_long_gives_way_to_another(
    seat: External, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(door, "IDLE_SECONDS", 0.05)
    first = RemoteTable(seat.address)
    assert first.score()
    later: list[RemoteTable] = []

    def is_seated() -> bool:
        with suppress(ora.ParseError):
            later.append(RemoteTable(seat.address))
        return bool(later)

    wait_until(is_seated)
    assert later[0].score()
    with pytest.raises(ora.Refusal, match="Nobody answers"):
        first.score()
    later[0].close()


def test_a_seat_that_is_closed_ends_all_callers_and_threads(call: Callable[[], socket.socket], seat: External) -> None:
    callers = [call() for _ in range(3)]
    callers[0].sendall(hello(seat))
    assert callers[0].recv(100)
    seat.close()
    wait_until(lambda: all(is_closed(caller) for caller in callers))
    wait_until(lambda: not any(thread.name == "ora seat" for thread in threading.enumerate()))


# ---- the other side


@pytest.fixture
def listening() -> Iterator[socket.socket]:
    """The address of another server."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        yield server


def address(server: socket.socket) -> str:
    return f"ora://127.0.0.1:{server.getsockname()[1]}/abcdefgh"


@pytest.mark.parametrize("said", [b"", b" "])
def test_an_address_where_nobody_says_a_whole_word_is_given_up(
    said: bytes, listening: socket.socket, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "ANSWER_SECONDS", 0.2)
    given_up = threading.Event()

    def answer() -> None:
        with suppress(OSError), listening.accept()[0] as caller:
            while not given_up.wait(0.01):
                caller.sendall(said)

    threading.Thread(target=answer, daemon=True).start()
    with pytest.raises(ora.ParseError, match="Nobody answers"):
        RemoteTable(address(listening))
    given_up.set()


def test_leaving_a_seat_ends_a_call_that_waits_for_its_answer(listening: socket.socket) -> None:
    asked = threading.Event()

    def answer() -> None:
        with listening.accept()[0] as caller, caller.makefile("rwb", buffering=0) as stream:
            stream.readline()
            stream.write(b'{"seat": "R"}\n')
            stream.readline()
            asked.set()
            stream.read()

    threading.Thread(target=answer, daemon=True).start()
    table = RemoteTable(address(listening))
    refused: list[ora.Refusal] = []

    def score() -> None:
        try:
            table.score()
        except ora.Refusal as error:
            refused.append(error)

    calling = threading.Thread(target=score, daemon=True)
    calling.start()
    assert asked.wait(PATIENCE)
    leaving = threading.Thread(target=table.close, daemon=True)
    leaving.start()
    wait_until(lambda: not leaving.is_alive() and not calling.is_alive())
    assert "Nobody answers" in str(refused[0])
