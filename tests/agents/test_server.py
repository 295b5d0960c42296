"""A client of the protocol's SDK plays over both transports, and misbehaving clients harm nobody."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import urllib.error
import urllib.request
import zlib
from base64 import b64decode
from importlib.util import find_spec
from threading import Thread
from typing import Any

import pytest

import ora_widgets as ora
from ora_widgets.agents import External
from ora_widgets.agents.mcp.pages import BOARD, SHOWS_BOARD, view_page
from ora_widgets.agents.mcp.server import require_token, serve_http
from ora_widgets.agents.mcp.tables import Tables
from tests.agents.playing import Call, Player
from tests.support.board_page import on_page, wait_for_bots
from tests.support.modes import GAMES
from tests.support.waiting import PATIENCE

with_sdk = pytest.mark.skipif(find_spec("mcp") is None, reason="the extra mcp is not there; make test brings it")

HELLO = {
    "jsonrpc": "2.0", "id": 1, "method": "initialize",
    "params": {"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "raw", "version": "0"}},
}  # fmt: skip


# A future version, which clients without a handshake name in every request.
FROM_TOMORROW = {
    "jsonrpc": "2.0", "id": 2, "method": "tools/list",
    "params": {"_meta": {
        "io.modelcontextprotocol/protocolVersion": "2099-01-01", "io.modelcontextprotocol/clientCapabilities": {},
    }},
}  # fmt: skip


def post_raw(where: str, body: bytes, **headers: str) -> tuple[int, str]:
    """Send raw data; returns the status and text of the response."""
    said = {"Content-Type": "application/json", "Accept": "application/json, text/event-stream", **headers}
    try:
        with urllib.request.urlopen(urllib.request.Request(where, body, said), timeout=PATIENCE) as answer:
            return int(answer.status), answer.read().decode()
    except urllib.error.HTTPError as error:
        with error:
            return error.code, error.read().decode()


def post(where: str, body: bytes, **headers: str) -> int:
    """Send raw data; returns the status of the response."""
    return post_raw(where, body, **headers)[0]


def post_for_text(where: str, body: bytes, **headers: str) -> str:
    """Send raw data; returns the text of the response."""
    return post_raw(where, body, **headers)[1]


def whole_game(players: int, country: str, length: str) -> Any:
    def play(call: Call, client: Any) -> None:
        player = Player(call, seed=players)
        game = player.begin(players, country, length)
        assert "the game is over" in player.finish(game)
        assert player.refused > 5
        record, _ = call("record", game=game)
        assert ora.load(record).over

    return play


@with_sdk
def test_a_client_over_pipes_plays_and_is_refused_in_words() -> None:
    from tests.agents.server import with_client

    def play(call: Call, client: Any) -> None:
        import anyio.from_thread as sdk

        assert client.server_info.version == ora.__version__
        tools = sdk.run(client.list_tools).tools
        assert [tool.name for tool in tools] == [
            *("new_game", "join", "state", "play", "why_not", "rule", "card", "score", "undo", "record"),
        ]
        for tool in tools:
            assert tool.description
            assert all("description" in each for each in tool.input_schema["properties"].values())
        assert tools[0].input_schema["properties"]["country"]["enum"] == ["france", "ireland"]
        pages = [str(page.uri) for page in sdk.run(client.list_resources).resources]
        assert pages == [BOARD, "ora://rules", "ora://cards", "ora://strategy"]
        assert all(len(sdk.run(client.read_resource, page).contents[0].text) > 1000 for page in pages)
        assert [prompt.name for prompt in sdk.run(client.list_prompts).prompts] == ["how_to_play", "teach", "explain"]
        prompt = sdk.run(client.get_prompt, "how_to_play").messages[0].content.text
        assert "use CARD lay|prior" in prompt
        player = Player(call)
        game = player.begin(3, "ireland", "short", seats="G")
        where, _ = (each.uri_template for each in sdk.run(client.list_resource_templates).resource_templates)
        where = where.replace("{game}", game)
        assert sdk.run(client.read_resource, where).contents[0].text == call("state", game=game)[0]
        with pytest.raises(Exception, match="There is no game “nothing”"):
            sdk.run(client.read_resource, "ora://table/nothing")
        explained = sdk.run(client.get_prompt, "explain", {"game": game}).messages[0].content.text
        assert f"position of game {game}" in explained
        with pytest.raises(Exception, match="explain needs “game”, the name of a game, as new_game or join gave it"):
            sdk.run(client.get_prompt, "explain")
        with pytest.raises(Exception, match="teach has no argument “colour”; it takes none"):
            sdk.run(client.get_prompt, "teach", {"colour": "R"})
        with pytest.raises(Exception, match="no prompt “tech”; there are how_to_play, teach, explain"):
            sdk.run(client.get_prompt, "tech")
        player.finish(game, most=12, illegal=0.5)
        assert player.refused
        assert call("play", game=game, lines="build Castle 0,3")[1]
        text, failed = call("new_game", players=1, length="short")
        assert failed
        assert text.startswith("There is no short game for 1 player")
        for strange, sentence in {
            "players": (7, "“players” cannot be 7: input should be 1, 2, 3 or 4."),
            "country": ("spain", "“country” cannot be 'spain': input should be 'france' or 'ireland'."),
            "seats": (["R"], "“seats” cannot be ['R']: input should be a valid string."),
            "colour": ("R", "new_game has no argument “colour”; it takes players, country, length, seats, opponents."),
        }.items():
            assert call("new_game", **{strange: sentence[0]}) == (sentence[1], True)
        assert call("play") == ("“game” is missing. “lines” is missing.", True)

    with_client("", play)


@with_sdk
def test_a_client_that_shows_views_is_given_the_board() -> None:
    from tests.agents.server import with_client

    def look(call: Call, client: Any) -> None:
        import anyio.from_thread as sdk

        assert "io.modelcontextprotocol/ui" in client.server_capabilities.extensions
        tools = {tool.name: tool.meta for tool in sdk.run(client.list_tools).tools}
        assert {name for name, meta in tools.items() if meta} == SHOWS_BOARD
        assert all(tools[name] == {"ui": {"resourceUri": BOARD}} for name in SHOWS_BOARD)
        [view] = sdk.run(client.read_resource, BOARD).contents
        assert view.mime_type == "text/html;profile=mcp-app"
        assert view.text == view_page()
        assert not re.findall(r"""(?:src|href)=["']https?:|import\(["']|@import""", view.text.partition("<script")[0])
        game = call("new_game")[0].split()[1]
        call("play", game=game, lines="build G07 0,3; prior; times 1; done")
        for language, word in {"pl": "Mielerz", "en": "Peat Coal Kiln", "xx": "Peat Coal Kiln"}.items():
            [drawn] = sdk.run(client.read_resource, f"ora://board/{language}/{game}").contents
            saved = json.loads(zlib.decompress(b64decode(drawn.blob)))["saved"]
            assert saved["book"]["cards"]["G07"]["name"] == word
            assert len(saved["positions"]) == saved["at"] + 1
        with pytest.raises(Exception, match="There is no game “nothing”"):
            sdk.run(client.read_resource, "ora://board/en/nothing")

    with_client("", look)


@pytest.mark.long
@with_sdk
def test_clients_over_http_play_beside_garbage() -> None:
    from tests.agents.server import http_server, with_client

    with http_server() as where:
        assert where.startswith("http://127.0.0.1:")
        assert post(where, json.dumps(HELLO).encode(), Host="evil.example") in (403, 421)
        assert post(where, json.dumps(HELLO).encode(), Origin="http://evil.example") == 403
        assert post(where, b"x" * 100_000) == 413
        another = json.dumps(HELLO).replace("2025-06-18", "1999-01-01").encode()
        assert '"protocolVersion":"2025-' in post_for_text(where, another)  # our own instructions, and how to play
        assert "You play Ora et Labora" in post_for_text(where, another)
        assert '"message":"Unsupported protocol version","data":{"supported":["2026-' in post_for_text(
            where,
            json.dumps(FROM_TOMORROW).encode(),
            **{"MCP-Protocol-Version": "2099-01-01", "Mcp-Method": "tools/list"},
        )
        for garbage in (
            b"",
            b"{",
            b"[]",
            b"\xff\xfe",
            b"[" * 10_000,
        ):
            assert 400 <= post(where, garbage) < 500
        assert post(where, b'{"jsonrpc": "2.0", "id": 1, "method": "nothing"}') == 200  # a response that says so

        def play(call: Call, client: Any) -> None:
            player = Player(call)
            player.finish(player.begin(3, "france", "short", seats="R"), most=6, illegal=0.5)

        with_client(where, play)


@pytest.mark.long
@with_sdk
def test_who_has_no_token_is_reported_nothing() -> None:
    from tests.agents.server import http_server, with_client

    with http_server(token="a-token-of-mine") as where:
        body = json.dumps(HELLO).encode()
        assert post(where, body) == 401
        assert post(where, body, Authorization="Bearer a-token-of-yours") == 401
        assert post(where, body, Authorization="Bearer a-token-of-mine") == 200
        with_client(
            where,
            lambda call, _: Player(call).finish(Player(call).begin(1, "france", "long"), most=1),
            "a-token-of-mine",
        )


@with_sdk
def test_clients_that_never_say_goodbye_take_nobodys_place() -> None:
    from tests.agents.server import http_server, with_client

    with http_server() as where:

        def play(call: Call, client: Any) -> None:
            player = Player(call)
            game = player.begin(2, "france", "short", seats="R")
            assert {post(where, json.dumps(HELLO).encode()) for _ in range(70)} == {200}
            player.finish(game, most=1)  # the game that existed already and was idle longest goes on

        with_client(where, play)


@with_sdk
@pytest.mark.parametrize("stripped", ["-O", "-OO"])
def test_it_describes_its_tools_without_docstrings(stripped: str) -> None:
    code = """
import json
from ora_widgets.agents.mcp.server import _tool
from ora_widgets.agents.mcp.tables import TOOLS, Tables
import inspect
for tool in (_tool(Tables(), method) for method in TOOLS):
    given = inspect.signature(tool).parameters.values()
    print(len(tool.__doc__) > 20 and all(len(each.annotation.__metadata__[0].description) > 10 for each in given))
"""
    run = subprocess.run(
        [sys.executable, stripped, "-W", "error", "-c", code], capture_output=True, text=True, check=True
    )
    assert run.stdout.split() == ["True"] * 10


def test_other_machines_need_a_token() -> None:
    with pytest.raises((ValueError, ModuleNotFoundError), match=r"needs a token|uvicorn"):
        serve_http(Tables(), "0.0.0.0", 0, "")


def test_without_a_token_nobody_is_kept_out_and_with_one_nobody_is_let_in() -> None:
    async def app(scope: Any, receive: Any, send: Any) -> None:
        heard.append("app")

    async def send(message: Any) -> None:
        heard.append(message.get("status", "body"))

    heard: list[object] = []
    assert require_token(app, "") is app
    for said, expected in ((b"", [401, "body"]), (b"Bearer x", [401, "body"]), (b"Bearer key", ["app"])):
        heard.clear()
        walk = require_token(app, "key")({"type": "http", "headers": [(b"authorization", said)]}, None, send)
        with pytest.raises(StopIteration):
            walk.send(None)  # type: ignore[attr-defined]  # a coroutine that waits for nothing
        assert heard == expected


@pytest.mark.long
@with_sdk
def test_an_agent_sits_down_at_a_board() -> None:
    from tests.agents.server import with_client

    game, external = ora.new_game(3, "france"), External(seconds=None)
    board = ora.Board(game, seats={"G": external})
    game.play("pass; done")

    def play(call: Call, client: Any) -> None:
        text, failed = call("join", address=external.address)
        assert not failed
        name = text.split()[1]
        assert "G, it is your turn" in call("state", game=name, wait_seconds=20)[0]
        assert "2 tries left" in call("play", game=name, lines="build Castle 0,3")[0]
        text, failed = call("play", game=name, lines="pass; done", thought="I wait.")
        assert "B to move" in text

    with_client("", play)
    assert game.to_move == "B"
    wait_for_bots(board)
    assert "I wait." in on_page(board).opponents["reason"]
    board.close()
    external.close()


@pytest.mark.long
@with_sdk
def test_a_client_that_dies_or_babbles_ends_its_own_server_only() -> None:
    from tests.agents.server import COMMAND, ENVIRONMENT

    said = [b"garbage", b"{}", b"\xff\xfe", b"[" * 5_000, json.dumps(HELLO).encode(), b'{"jsonrpc": "2.0", "id": ']
    run = subprocess.run(
        [sys.executable, *COMMAND],
        input=b"\n".join(said),
        capture_output=True,
        env=ENVIRONMENT,
        timeout=PATIENCE,
        check=False,
    )
    answers = [json.loads(line) for line in run.stdout.splitlines()]
    assert any(answer.get("id") == 1 and "result" in answer for answer in answers)
    assert run.returncode == 0


def test_without_the_extra_it_is_said_how_to_get_it() -> None:
    code = "import sys; sys.modules['mcp'] = None; from ora_widgets.agents.mcp.__main__ import main; main([])"
    run = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL
    )
    assert run.returncode == 1
    assert 'pip install "ora_widgets[mcp]"' in run.stderr


# ---- all games there are


@pytest.mark.long
@with_sdk
@pytest.mark.parametrize(("players", "country", "length"), GAMES)
def test_a_client_plays_every_game_over_pipes(players: int, country: str, length: str) -> None:
    from tests.agents.server import with_client

    with_client("", whole_game(players, country, length))


@pytest.mark.long
@with_sdk
@pytest.mark.parametrize(("players", "country", "length"), GAMES)
def test_a_client_plays_every_game_over_http(players: int, country: str, length: str) -> None:
    from tests.agents.server import http_server, with_client

    with http_server() as where:
        with_client(where, whole_game(players, country, length))


@pytest.mark.long
@with_sdk
def test_clients_that_flood_do_not_keep_others_from_playing() -> None:
    from tests.agents.server import http_server, with_client

    with http_server() as where:
        flooding = [Thread(target=lambda: [post(where, b"garbage") for _ in range(300)]) for _ in range(4)]
        for each in flooding:
            each.start()
        with_client(where, whole_game(3, "france", "short"))
        for each in flooding:
            each.join()
