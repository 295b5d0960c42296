"""A program that plays a seat: whatever it does with its pipes, the game goes on, and no process is left behind."""

from __future__ import annotations

import gc
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

import ora_widgets as ora
from ora_widgets.agents import External, external_links
from ora_widgets.bots import Deadline
from tests.support.waiting import PATIENCE, wait_until

PASSING = "pass; pass; done"
SHORT = 0.05  # seconds for a turn that is not expected to be answered
posix = pytest.mark.skipif(sys.platform == "win32", reason="signals and process groups are POSIX's")

START = f"import json, os, signal, subprocess, sys, time\nPASSING = {PASSING!r}\n"
LOOP = START + "for line in sys.stdin:\n    asked = json.loads(line)\n    "


def passes(asked: object) -> str:
    """Pass whenever possible."""
    return PASSING


@pytest.fixture
def agent(tmp_path: Path) -> Iterator[Callable[..., External]]:
    """An agent that runs a script of Python in a folder of its own."""
    made: list[External] = []

    def make(code: str, **terms: Any) -> External:
        path = tmp_path / f"agent-{len(made)}.py"
        path.write_text(code, encoding="utf-8")
        terms = {"seconds": PATIENCE, "fallback": passes, **terms}
        made.append(External([sys.executable, "-u", str(path)], **terms))
        return made[-1]

    yield make
    for each in made:
        each.close()


def turn(external: External, seconds: float | None = None) -> str:
    """Let an agent play a turn on a thread, and wait for it; returns what is reported about it."""
    played: list[int] = []

    def choose() -> None:
        played.append(len(external.choose(ora.new_game(2), Deadline(seconds))))

    thread = threading.Thread(target=choose, daemon=True)
    thread.start()
    wait_until(lambda: not thread.is_alive(), lambda: "the turn never ended")
    assert played == [3]
    return external.comment()


def ends(what: Callable[[], object]) -> None:
    """Run a function on a thread, and wait for its end."""
    thread = threading.Thread(target=what, daemon=True)
    thread.start()
    wait_until(lambda: not thread.is_alive(), lambda: "it hangs")


def alive(pid: int) -> bool:
    """Whether a process runs; a zombie does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        if Path("/proc/self").exists():
            return False
    with suppress(ProcessLookupError):
        os.kill(pid, 0)
        return True
    return False


def number_in(path: Path) -> int:
    """A number that a script writes to a file."""
    wait_until(path.exists)
    return int(path.read_text())


def grandchild(path: Path) -> str:
    """A statement that starts a process which keeps the pipes open, and writes its number to a file."""
    return (
        "child = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(10_000)'])\n"
        f"open({str(path)!r} + '.new', 'w').write(f'{{child.pid}}\\n')\n"
        f"os.replace({str(path)!r} + '.new', {str(path)!r})\n"  # the process may be killed once the file exists
    )


# ---- a deadline for everything


@pytest.mark.parametrize(
    "code",
    [
        "time.sleep(10_000)",
        "os.close(0); time.sleep(10_000)",
        "os.read(0, 10); time.sleep(10_000)",
        "while True: os.read(0, 1); time.sleep(1)",
        "sys.stdout.write('pas'); time.sleep(10_000)",
        "sys.stdin.readline(); sys.stdout.write('pass; '); sys.stdout.flush(); time.sleep(10_000)",
        "os.close(1); time.sleep(10_000)",
        pytest.param("os.kill(os.getpid(), signal.SIGSTOP)", marks=posix),
        pytest.param("signal.signal(signal.SIGTERM, signal.SIG_IGN); time.sleep(10_000)", marks=posix),
    ],
)
def test_a_program_that_does_not_play_delays_no_board(code: str, agent: Callable[..., External]) -> None:
    external = agent(START + code, seconds=SHORT)
    for _ in range(25):  # more questions than a pipe holds
        assert "passes played" in turn(external)
    assert external.tally.fallbacks == 25
    ends(external.close)


def test_a_long_question_that_is_never_read_ends_with_the_turn(
    agent: Callable[..., External], monkeypatch: pytest.MonkeyPatch
) -> None:
    external = agent(START + "time.sleep(10_000)")
    monkeypatch.setattr(external_links, "question_line", lambda _: "x" * 1_000_000)
    assert turn(external, SHORT) == "Its time ran out, so passes played."


@pytest.mark.parametrize(
    "code",
    [
        "sys.stdout.write('y\\n' * 100_000)",
        "while True: sys.stdout.write('y\\n' * 1000)",
        "while True: sys.stdout.write('y' * 1000)",
        "sys.stderr.write('y' * 300_000); print('no'); print('no'); print('no')",
        "sys.stdout.buffer.write(b'\\xff\\n' * 3)",
    ],
)
def test_a_program_that_floods_is_replaced_and_leaves_no_thread(code: str, agent: Callable[..., External]) -> None:
    before = threading.active_count()
    external = agent(LOOP + code)
    assert "no tries left" in turn(external)
    for _ in range(20):  # agents that no longer read cost the time of a turn
        assert "passes played" in turn(external, SHORT)
    external.close()
    wait_until(lambda: threading.active_count() <= before)


def test_a_long_question_reaches_a_program_that_writes_much_first(
    agent: Callable[..., External], monkeypatch: pytest.MonkeyPatch
) -> None:
    code = "print('y' * 500_000)\nfor line in sys.stdin:\n    print(PASSING if len(line) > 1_000_000 else 'no')\n"
    external = agent(START + code)
    monkeypatch.setattr(external_links, "question_line", lambda _: "x" * 1_000_000)
    assert turn(external) == ""


@pytest.mark.parametrize(
    "code",
    [
        "sys.exit(3)",
        "sys.stdin.readline(); sys.exit(0)",
        "sys.stdin.read(10); os.kill(os.getpid(), 9)",
        "os.close(0); os.close(1); time.sleep(10_000)",
        "sys.stdin.readline(); os.close(1); time.sleep(10_000)",
    ],
)
@posix
def test_a_program_that_goes_is_gone_at_once(code: str, agent: Callable[..., External]) -> None:
    external = agent(START + code)
    for _ in range(3):
        assert turn(external) == "It has left, so passes played."


@posix
def test_a_program_whose_child_holds_the_pipes_is_gone_with_it(tmp_path: Path, agent: Callable[..., External]) -> None:
    external = agent(START + grandchild(tmp_path / "pid") + "sys.exit(0)")
    assert turn(external) == "It has left, so passes played."
    pid = number_in(tmp_path / "pid")
    wait_until(lambda: not alive(pid))


# ---- which answer is whose


def test_a_late_answer_is_none_to_the_next_question(tmp_path: Path, agent: Callable[..., External]) -> None:
    go, seen = tmp_path / "go", tmp_path / "seen"
    code = f"""number = globals().get('number', 0) + 1
    open({str(seen)!r}, 'w').close()
    while not os.path.exists({str(go)!r}):
        time.sleep(0.01)
    print(json.dumps({{'line': PASSING, 'thought': f'answer {{number}}'}}))
"""
    external = agent(LOOP + code)
    limit = Deadline()
    choosing = threading.Thread(target=external.choose, args=(ora.new_game(2), limit), daemon=True)
    choosing.start()
    wait_until(seen.exists)
    limit.cancel()
    wait_until(lambda: not choosing.is_alive())
    assert external.comment() == "Its time ran out, so passes played."
    go.touch()
    assert turn(external) == "It says: “answer 2”"  # it was not restarted, and the first answer was dropped


@posix
def test_a_program_that_stops_for_good_is_started_again(tmp_path: Path, agent: Callable[..., External]) -> None:
    been = tmp_path / "been"
    code = f"""if not os.path.exists({str(been)!r}):
        open({str(been)!r}, 'w').close()
        os.kill(os.getpid(), signal.SIGSTOP)
    print(PASSING)
"""
    external = agent(LOOP + code)
    while not been.exists():
        turn(external, SHORT)
    turn(external, SHORT)  # the overdue answer is not taken for another turn's, either
    assert turn(external) == ""


@pytest.mark.parametrize(
    "code",
    [
        "sys.stdin.readline(); print(PASSING)",
        "sys.stdin.readline(); sys.stdout.write(PASSING)",  # without the end of the line
        "said = json.loads(sys.stdin.readline()); print(PASSING if said['attempt'] == 2 else 'no')",
    ],
)
def test_a_program_may_be_made_for_one_question(code: str, agent: Callable[..., External]) -> None:
    external = agent(START + code)
    for _ in range(3):
        assert "played" not in turn(external)
    assert external.tally.fallbacks == 0


# ---- the end


@posix
@pytest.mark.parametrize("leave", ["close", "collect", "exit"])
def test_nothing_is_left_of_a_program_and_its_children(
    leave: str, tmp_path: Path, agent: Callable[..., External]
) -> None:
    code = START + grandchild(tmp_path / "pid") + "time.sleep(10_000)"
    before = threading.active_count()
    if leave == "exit":
        path = tmp_path / "script.py"
        path.write_text(code, encoding="utf-8")
        terms = f"[{sys.executable!r}, {str(path)!r}], fallback='random'"
        lines = f"""
import ora_widgets as ora, os, time
from ora_widgets.agents import External
from ora_widgets.bots import Deadline
external = External({terms})
while not os.path.exists({str(tmp_path / "pid")!r}):
    external.choose(ora.new_game(2), Deadline(0.1))
"""
        ran = subprocess.run([sys.executable, "-W", "error", "-c", lines], timeout=PATIENCE, check=False)
        assert ran.returncode == 0
    else:
        held = [External([sys.executable, "-c", code], fallback=passes)]
        while not (tmp_path / "pid").exists():
            turn(held[0], SHORT)
        if leave == "close":
            ends(held[0].close)
        held.clear()
        ends(gc.collect)
    pid = number_in(tmp_path / "pid")
    wait_until(lambda: not alive(pid))
    wait_until(lambda: threading.active_count() <= before)


@posix
def test_closing_hangs_for_no_child_that_has_gone_its_own_way(tmp_path: Path, agent: Callable[..., External]) -> None:
    alone = grandchild(tmp_path / "pid").replace("])\n", "], start_new_session=True)\n", 1)
    before = threading.active_count()
    external = agent(START + alone + "time.sleep(10_000)")
    while not (tmp_path / "pid").exists():
        turn(external, SHORT)
    ends(external.close)
    wait_until(lambda: threading.active_count() <= before)
    os.kill(number_in(tmp_path / "pid"), signal.SIGKILL)


def test_an_agent_can_be_closed_while_it_is_asked(tmp_path: Path, agent: Callable[..., External]) -> None:
    seen = tmp_path / "seen"
    external = agent(LOOP + f"open({str(seen)!r}, 'w').close(); time.sleep(10_000)")
    choosing = threading.Thread(target=external.choose, args=(ora.new_game(2),), daemon=True)
    choosing.start()
    wait_until(seen.exists)
    ends(external.close)
    wait_until(lambda: not choosing.is_alive())
    assert external.comment() == "It has left, so passes played."


def test_a_closed_agent_is_started_again_when_it_is_asked(agent: Callable[..., External]) -> None:
    external = agent(LOOP + "print(PASSING)")
    for _ in range(3):
        assert turn(external) == ""
        external.close()


@pytest.mark.parametrize("command", [["none\0such"], ["\udcff"], ["/"], [""]])
def test_a_command_whose_program_is_not_there_is_refused_at_once(command: list[str]) -> None:
    with pytest.raises(ora.WrongArgument, match="it must be a program that can be found"):
        External(command, fallback=passes)


def test_an_interrupt_ends_the_program_that_has_half_a_question(
    agent: Callable[..., External], monkeypatch: pytest.MonkeyPatch
) -> None:
    external = agent(LOOP + "print(PASSING)")
    wait = external_links.ChildProcess.wait_for_pipes

    def interrupt(*_: object, **__: object) -> None:
        monkeypatch.setattr(external_links.ChildProcess, "wait_for_pipes", wait)
        raise KeyboardInterrupt

    monkeypatch.setattr(external_links.ChildProcess, "wait_for_pipes", interrupt)
    with pytest.raises(KeyboardInterrupt):
        external.choose(ora.new_game(2))
    assert turn(external) == ""


# ---- where pipes cannot be waited for


@posix
def test_pipes_are_carried_by_threads_where_they_cannot_be_waited_for(
    agent: Callable[..., External], monkeypatch: pytest.MonkeyPatch
) -> None:
    killed: list[int] = []

    def kill(pid: int) -> None:
        killed.append(pid)
        os.kill(pid, signal.SIGKILL)

    monkeypatch.setattr(external_links, "WINDOWS", True)
    monkeypatch.setattr(external_links, "kill_tree", kill)
    before = threading.active_count()
    external = agent(LOOP + "print('y' * 300_000 if asked['attempt'] == 9 else PASSING)")
    for _ in range(3):
        assert turn(external) == ""
    external.close()
    flooding = agent(LOOP + "while True: print('y')")
    assert "no tries left" in turn(flooding)
    flooding.close()
    silent = agent(START + "time.sleep(10_000)")
    monkeypatch.setattr(external_links, "question_line", lambda _: "x" * 5_000_000)
    assert "time ran out" in turn(silent, SHORT)
    silent.close()
    assert len(killed) == 3
    wait_until(lambda: threading.active_count() <= before)
