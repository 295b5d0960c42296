"""Behind a real Jupyter server with jupyter-server-proxy, as on a hub."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from ora_widgets.widget.board import Board
from ora_widgets.widget.room import Room, host
from ora_widgets.widget.room.guest_server import VERSION
from tests.browser.lab import free_port
from tests.support.board_page import on_page
from tests.support.waiting import accepts, wait_until

PREFIX, TOKEN = "/user/ada/", "a-token-for-tests"
SERVER = "from jupyter_server.serverapp import main; main()"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A Jupyter server at the path of a hub's user Ada; returns host and port."""
    folder, port = tmp_path_factory.mktemp("server"), free_port()
    options = {
        "ServerApp.ip": "127.0.0.1",
        "ServerApp.port": port,
        "ServerApp.port_retries": 0,
        "ServerApp.base_url": PREFIX,
        "ServerApp.root_dir": folder,
        "ServerApp.open_browser": False,
        "ServerApp.allow_root": True,
        "IdentityProvider.token": TOKEN,
        "ServerApp.jpserver_extensions": "jupyter_server_proxy=True",
    }
    command = [sys.executable, "-c", SERVER, *(f"--{name}={value}" for name, value in options.items())]
    process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True, cwd=folder, env=environment(folder))
    with process:
        assert process.stderr is not None
        said = []
        for line in process.stderr:
            said.append(line)
            if "is running at" in line:
                break
        else:
            pytest.fail("".join(said))
        wait_until(lambda: accepts(port))
        yield f"127.0.0.1:{port}"
        process.kill()


def environment(folder: Path) -> dict[str, str]:
    """Settings for this test only."""
    names = ("JUPYTER_CONFIG_DIR", "JUPYTER_DATA_DIR", "JUPYTER_RUNTIME_DIR", "IPYTHONDIR")
    return {**os.environ, **{name: str(folder / name) for name in names}}


@pytest.fixture
def room(board: Board, monkeypatch: pytest.MonkeyPatch) -> Iterator[Room]:
    monkeypatch.setenv("JUPYTERHUB_SERVICE_PREFIX", PREFIX)
    room = host(board)
    yield room
    room.close()


def status(server: str, path: str, **headers: str) -> int:
    connection = HTTPConnection(server)
    connection.request("GET", path, headers=headers)
    found = connection.getresponse()
    found.read()
    connection.close()
    return found.status


def test_who_may_use_the_server_plays_and_nobody_else_gets_a_page(room: Room, server: str) -> None:
    allowed = {"Authorization": f"token {TOKEN}"}
    assert status(server, room.address) in (302, 403)
    assert [status(server, room.address + part, **allowed) for part in ("", "/join.js", "/widget.css")] == [200] * 3

    assert heard(server, room, f"http://{server}", allowed) == "traits"
    assert heard(server, room, f"http://{server}", {}) == "nothing"
    assert heard(server, room, "http://evil.example", allowed) == "nothing"
    assert "jupyter-server-proxy" in on_page(room.board).together["says"]


def heard(server: str, room: Room, origin: str, headers: dict[str, str]) -> str:
    """The frames that answer a hello with a secret of the room: the whole game, or nothing."""
    address = f"ws://{server}{room.address}/ws"
    hello = {"frame": "hello", "version": VERSION, "secret": room.invitations.secrets["R"], "key": "k" * 22}
    try:
        with connect(address, origin=Origin(origin), additional_headers=headers, proxy=None) as line:
            line.send(json.dumps({**hello, "sit": True, "seat": "", "name": "Ada", "language": "en"}))
            while (kind := str(json.loads(line.recv())["frame"])) != "traits":
                pass
            return kind
    except (InvalidStatus, ConnectionClosed):
        return "nothing"
