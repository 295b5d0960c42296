"""A seat played from outside: by a function, a process, or a caller at its address."""

from __future__ import annotations

import copy
import pickle
import socket
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event
from typing import Any

import pytest

import ora_widgets as ora
from ora_widgets.agents import External
from ora_widgets.agents.connection import RemoteTable, read_address
from ora_widgets.agents.door import MAX_STRANGERS
from ora_widgets.agents.exchange import UNEXPLAINED_REFUSAL, AgentQuestion
from ora_widgets.widget.bot_runner import Opponents
from tests.support.waiting import PATIENCE, wait_until

PASSING = "pass; pass; done"


def passes(asked: object) -> str:
    """Pass whenever possible."""
    return PASSING


def server_of(external: External) -> Any:
    """The connection of an agent in another process, which only tests look at."""
    return external._door._server  # type: ignore[union-attr]


@pytest.fixture
def agents() -> Iterator[Callable[..., External]]:
    made: list[External] = []

    def make(*args: Any, **terms: Any) -> External:
        made.append(External(*args, **terms))
        return made[-1]

    yield make
    for each in made:
        each.close()


# ---- functions


def test_a_function_is_asked_in_words_and_answers_in_lines() -> None:
    heard: list[AgentQuestion] = []

    def agent(asked: AgentQuestion) -> tuple[str, str]:
        heard.append(asked)
        return ("build G07 9,9", "") if len(heard) == 1 else (PASSING, "I wait and see.")

    external = External(agent)
    moves = external.choose(ora.new_game(2))
    assert [str(move) for move in moves] == ["pass", "pass", "done"]
    assert "You play R." in str(heard[0])
    assert "Legal now:" in str(heard[0])
    assert "Nearest legal lines there: build G07" in str(heard[1])
    assert heard[1].attempt == 2
    assert external.tally == (1, 0, 2, 0)
    assert external.comment() == "It says: “I wait and see.” 1 of its answers was refused."
    assert "„I wait and see.”" in external.comment("pl")


def test_without_sentences_it_hears_only_that_it_is_illegal() -> None:
    heard: list[str] = []

    def agent(asked: AgentQuestion) -> str:
        heard.append(asked.refused)
        return "no"

    External(agent, sentences=False, fallback="random").choose(ora.new_game(2))
    assert heard == ["", UNEXPLAINED_REFUSAL, UNEXPLAINED_REFUSAL]


def test_after_the_last_try_another_plays_and_it_is_said_who() -> None:
    external = External(lambda _: "fly", tries=2, fallback=passes)
    assert str(external.choose(ora.new_game(2))[0]) == "pass"
    assert external.comment() == "2 of its answers were refused. It had no tries left, so passes played."
    assert external.tally == (1, 0, 2, 1)


@pytest.mark.parametrize("error", [RuntimeError, SystemExit, KeyboardInterrupt, RecursionError])
def test_a_function_that_fails_is_replaced(error: type[BaseException]) -> None:
    def broken(asked: AgentQuestion) -> str:
        raise error

    external = External(broken, fallback=passes)
    assert len(external.choose(ora.new_game(2))) == 3
    assert error.__name__ in external.comment()


def test_a_function_that_hangs_is_replaced_and_not_called_again_while_it_does() -> None:
    go, calls = Event(), list[int]()

    def slow(asked: AgentQuestion) -> str:
        calls.append(1)
        go.wait(PATIENCE)
        return PASSING

    external = External(slow, seconds=0.05, fallback=passes)
    for _ in range(3):
        external.choose(ora.new_game(2))
        assert external.comment() == "Its time ran out, so passes played."
    assert len(calls) == 1
    go.set()


def test_a_board_goes_on_while_an_agent_thinks_and_hurries_it() -> None:
    begun, go = Event(), Event()

    def slow(asked: AgentQuestion) -> str:
        begun.set()
        go.wait(PATIENCE)
        return PASSING

    game = ora.new_game(2, "france")
    bots = Opponents(game, {"R": External(slow, fallback=passes)})
    assert begun.wait(PATIENCE)
    assert (bots.thinking, game.to_move) == ("R", "R")  # and this cell runs on
    bots.hurry()
    assert bots.wait(PATIENCE)
    go.set()
    assert game.to_move == "G"
    assert bots.reason("en").endswith("Its time ran out, so passes played.")


def test_a_strange_agent_is_refused() -> None:
    for agent in (3, [], ["a", 3], "python", External):
        with pytest.raises(TypeError, match="a function of what is asked, a command as a list of words"):
            External(agent)  # type: ignore[arg-type]
    with pytest.raises(ora.IllegalMove, match="no address"):
        _ = External(passes).address


def test_a_copy_has_the_same_terms_and_a_connection_of_its_own() -> None:
    external = External(passes, tries=5, name="Ada")
    for again in (copy.deepcopy(external), pickle.loads(pickle.dumps(external))):
        assert (again.tries, again.__name__, repr(again)) == (5, "Ada", "External(Ada)")
        assert len(again.choose(ora.new_game(2))) == 3


def test_it_plays_in_a_study() -> None:
    agent = External(lambda _: "pass", seconds=None, fallback="random")
    played = ora.study.arena({"agent": agent, "chance": None}, n=1, length="short", horizon=2)
    assert len(played.games) == 1


# ---- processes

ECHO = "import sys, json\nfor line in sys.stdin:\n    said = json.loads(line)\n    {answer}\n"


def script(folder: Path, answer: str) -> list[str]:
    path = folder / "agent.py"
    path.write_text(ECHO.format(answer=answer), encoding="utf-8")
    return [sys.executable, "-u", str(path)]


def test_a_process_speaks_lines(tmp_path: Path, agents: Callable[..., External]) -> None:
    say = f"print('fly' if said['attempt'] == 1 else json.dumps(dict(line='{PASSING}', thought='Zażółć')))"
    external = agents(script(tmp_path, say), seconds=PATIENCE)
    for _ in range(2):
        assert len(external.choose(ora.new_game(2))) == 3
    assert external.tally == (2, 0, 4, 0)
    assert "Zażółć" in external.comment()


@pytest.mark.parametrize(
    ("answer", "why"),
    [
        ("sys.exit(3)", "It has left"),
        ("print('x' * 100_000)", "no tries left"),
        ("print('\\n'.join(['no'] * 10_000))", "no tries left"),
        ("sys.stdout.buffer.write(bytes(range(256)) + b'\\n')", "no tries left"),
        ("print('{' * 9_000)", "no tries left"),
    ],
)
def test_a_process_that_dies_floods_or_babbles_is_replaced(
    answer: str, why: str, tmp_path: Path, agents: Callable[..., External]
) -> None:
    external = agents(script(tmp_path, answer), seconds=PATIENCE, fallback=passes)
    for _ in range(2):
        assert len(external.choose(ora.new_game(2))) == 3
        assert why in external.comment()


def test_a_process_that_is_gone_or_never_answers_is_replaced(tmp_path: Path, agents: Callable[..., External]) -> None:
    program = tmp_path / "player"
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    missing = agents([str(program)], fallback=passes)
    program.unlink()
    assert len(missing.choose(ora.new_game(2))) == 3
    assert "FileNotFoundError" in missing.comment()
    silent = agents(script(tmp_path, "pass"), seconds=0.2, fallback=passes)
    silent.choose(ora.new_game(2))
    assert silent.comment() == "Its time ran out, so passes played."


# ---- the address


def test_whoever_comes_to_the_address_plays_on_the_board(agents: Callable[..., External]) -> None:
    game, external = ora.new_game(3, "france"), agents()
    bots = Opponents(game, {"G": external})
    table = RemoteTable(external.address)
    assert "R to move: wait" in table.state()
    with pytest.raises(ora.Refusal, match="not asked now"):
        table.play("pass")
    game.play("pass; done")
    assert "G, it is your turn" in table.state(wait=20)
    with pytest.raises(ora.Refusal, match="2 tries left"):
        table.play("fly")
    assert "pile C" in table.why_not("Castle")
    assert "Bakery" in table.card(name="Bakery")
    assert "B to move: wait" in table.play("pass; done", thought="Not yet.")
    assert bots.wait(PATIENCE)
    assert "Not yet." in bots.reason("en")
    assert ora.load(table.record()).moves == game.moves
    with pytest.raises(ora.Refusal, match="take moves back"):
        table.undo()
    table.close()


def test_one_caller_has_the_seat_until_it_goes(agents: Callable[..., External]) -> None:
    external = agents()
    Opponents(ora.new_game(2, "france"), {"G": external})
    first = RemoteTable(external.address)
    with pytest.raises(ora.ParseError, match="Somebody else"):
        RemoteTable(external.address)
    assert first.score()
    first.close()
    again: list[RemoteTable] = []

    def free() -> bool:
        try:
            again.append(RemoteTable(external.address))
        except ora.ParseError:
            return False
        return True

    wait_until(free)
    again[0].close()


def test_a_caller_that_dies_leaves_the_turn_to_another(agents: Callable[..., External]) -> None:
    game, external = ora.new_game(3, "france"), agents(seconds=0.3, fallback=lambda _: "pass; done")
    bots = Opponents(game, {"G": external})
    table = RemoteTable(external.address)
    game.play("pass; done")
    table.close()
    assert bots.wait(PATIENCE)
    assert game.to_move == "B"
    assert "time ran out" in bots.reason("en")


@pytest.mark.parametrize(
    "said",
    [
        b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n",
        b'{"hello": "wrong-token-x"}\n',
        b'{"hello": 3}\n',
        b"[" * 50_000 + b"\n",
        b"x" * 200_000,
        bytes(range(256)) * 10 + b"\n",
    ],
)
def test_strangers_are_reported_nothing_and_harm_nobody(said: bytes, agents: Callable[..., External]) -> None:
    external = agents()
    Opponents(ora.new_game(2, "france"), {"G": external})
    host, port, _ = read_address(external.address)
    for _ in range(2 * MAX_STRANGERS):
        with socket.create_connection((host, port), timeout=PATIENCE) as stranger:
            try:
                stranger.sendall(said)
                stranger.shutdown(socket.SHUT_WR)
                assert stranger.recv(1000) == b""
            except OSError:  # rejected before it had sent everything
                pass
    seated: list[RemoteTable] = []

    def in_at_last() -> bool:
        try:
            seated.append(RemoteTable(external.address))
        except ora.ParseError:
            return False
        return True

    wait_until(in_at_last)
    assert seated[0].state()
    seated[0].close()


def test_calls_that_are_none_end_the_connection_and_nothing_else(agents: Callable[..., External]) -> None:
    external = agents()
    Opponents(ora.new_game(2, "france"), {"G": external})
    host, port, token = read_address(external.address)
    for call in (
        b'{"call": "__init__"}',
        b'{"call": "watch", "with": {}}',
        b"{}",
        b"garbage",
        b'{"call": "state", "with": 3}',
    ):
        with socket.create_connection((host, port), timeout=PATIENCE) as caller, caller.makefile("rwb") as stream:

            def hello() -> bytes:
                stream.write(b'{"hello": "%s"}\n' % token.encode())
                stream.flush()
                return stream.readline()

            if b"seat" not in hello():
                continue
            stream.write(b'{"call": "state", "with": {"nonsense": 1}}\n')
            stream.flush()
            assert b"takes no such arguments" in stream.readline()
            stream.write(call + b"\n")
            stream.flush()
            assert stream.readline() == b""
    server = server_of(external)
    wait_until(lambda: server.seated is None and not server.strangers)
    RemoteTable(external.address).close()


def test_only_this_machine_can_come(agents: Callable[..., External]) -> None:
    external = agents()
    external.address  # noqa: B018 - opens it
    assert server_of(external).server_address[0] == "127.0.0.1"
    for wrong in (
        "ora://192.168.0.1:5000/abcdefgh",
        "ora://evil.example:80/abcdefgh",
        "http://127.0.0.1",
        "",
        "x" * 9999,
    ):
        with pytest.raises(ora.ParseError, match="not the address"):
            RemoteTable(wrong)


def test_a_closed_address_answers_nobody(agents: Callable[..., External]) -> None:
    external = agents()
    table = RemoteTable(external.address)
    external.close()

    def gone() -> bool:
        try:
            table.score()
        except ora.Refusal as refused:
            return "Nobody answers" in str(refused)
        return False

    wait_until(gone)
