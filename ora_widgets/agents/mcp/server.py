"""The server of tools, resources and prompts, built with the protocol's SDK, over pipes or HTTP.

The SDK is imported late, so that the module can be imported without the extra.
"""

from __future__ import annotations

import ast
import functools
import hmac
import inspect
import re
import secrets
import socket
import sys
import textwrap
from collections.abc import Awaitable, Callable, Mapping
from importlib.metadata import PackageNotFoundError, version
from typing import TYPE_CHECKING, Annotated, Any, get_type_hints

from ...engine import Refusal
from ...engine.moves import safe_text
from .pages import BOARD, SHOWS_BOARD, STRATEGY, all_cards, all_rules, board_of, explain, how_to_play, teach, view_page
from .tables import TOOLS, Tables

if TYPE_CHECKING:
    from pydantic import ValidationError

LOOPBACK = ("127.0.0.1", "localhost", "::1")
MAX_REQUEST_BYTES = 64_000  # bytes: more than any turn
READ_ONLY_TOOLS = {"state", "why_not", "rule", "card", "score", "record"}  # tools that change nothing


#: The game's pages for clients, by the last part of their address: the function that writes each, and a description.
RESOURCES: dict[str, tuple[Callable[[], str], str]] = {
    "rules": (all_rules, "All numbered rules of the game."),
    "cards": (all_cards, "Every card: what it costs, is worth and does."),
    "strategy": (lambda: STRATEGY, "How to play well, on a page."),
}
PROMPTS: dict[str, tuple[Callable[..., str], str]] = {
    "how_to_play": (how_to_play, "How to play Ora et Labora with these tools."),
    "teach": (teach, "Teach somebody the game by playing it with them."),
    "explain": (explain, "Explain the position of a game."),
}


def make_server(tables: Tables) -> Any:
    """The server of these tables."""
    server = _server_class()(
        "ora-et-labora",
        title="Ora et Labora",
        version=_version(),
        instructions=how_to_play(),
        log_level="WARNING",
        extensions=[_board_view()],
    )
    _add_tools(server, tables)
    _add_pages(server)
    _add_games(server, tables)
    return server


def _server_class() -> Any:
    """The SDK's server, with our own sentences for wrong arguments."""
    from mcp.server.mcpserver import MCPServer
    from mcp.server.mcpserver.exceptions import ToolError
    from mcp.shared.exceptions import MCPError
    from mcp_types import INVALID_PARAMS
    from pydantic import ValidationError

    class Server(MCPServer):  # type: ignore[misc]  # the SDK may be missing
        async def call_tool(self, name: str, arguments: dict[str, object], context: Any = None) -> Any:
            tool = next((method for method in TOOLS if method.__name__ == name), None)
            try:
                if wrong := unknown_arguments(tool, arguments):
                    raise ToolError(wrong)
                return await super().call_tool(name, arguments, context)
            except ToolError as error:
                cause = error.__cause__
                return _error_result(wrong_arguments(cause) if isinstance(cause, ValidationError) else str(error))

        async def get_prompt(self, name: str, arguments: dict[str, object] | None = None, context: Any = None) -> Any:
            if name not in PROMPTS:
                raise MCPError(
                    INVALID_PARAMS, f"There is no prompt “{safe_text(name, 40)}”; there are {', '.join(PROMPTS)}."
                )
            prompt, given = PROMPTS[name][0], arguments or {}
            if wrong := missing_argument(prompt, given) or unknown_arguments(prompt, given):
                raise MCPError(INVALID_PARAMS, wrong)
            return await super().get_prompt(name, arguments, context)

    return Server


def _error_result(sentence: str) -> Any:
    """The result of a tool that refused a call."""
    from mcp_types import CallToolResult, TextContent

    return CallToolResult(content=[TextContent(type="text", text=sentence)], is_error=True)


def _board_view() -> Any:
    """The extension with the board, for clients that show views."""
    from mcp.server.apps import APP_MIME_TYPE, Apps
    from mcp.server.mcpserver.resources import FunctionResource

    apps = Apps()
    apps.add_resource(
        FunctionResource.from_function(
            view_page,
            uri=BOARD,
            name="board",
            description="The board, for clients that show views.",
            mime_type=APP_MIME_TYPE,
            meta={"ui": {"prefersBorder": False}},
        )
    )
    return apps


def _add_tools(server: Any, tables: Tables) -> None:
    from mcp_types import ToolAnnotations

    for method in TOOLS:
        hints = ToolAnnotations(read_only_hint=method.__name__ in READ_ONLY_TOOLS, open_world_hint=False)
        shows = {"ui": {"resourceUri": BOARD}} if method.__name__ in SHOWS_BOARD else None
        server.add_tool(_tool(tables, method), annotations=hints, meta=shows, structured_output=False)


def _add_pages(server: Any) -> None:
    """Add the pages and prompts, which are the same for all games."""
    from mcp.server.mcpserver.prompts import Prompt
    from mcp.server.mcpserver.resources import FunctionResource

    for name, (page, what) in RESOURCES.items():
        server.add_resource(FunctionResource.from_function(page, uri=f"ora://{name}", name=name, description=what))
    for name, (text, what) in PROMPTS.items():
        server.add_prompt(Prompt.from_function(text, name=name, description=what))


def _add_games(server: Any, tables: Tables) -> None:
    """Add the running games, as text and as boards."""
    from mcp.server.mcpserver.exceptions import ResourceNotFoundError

    @server.resource("ora://table/{game}", description="A running game, as state tells it.")  # type: ignore[untyped-decorator]
    def table(game: str) -> str:
        try:
            return tables.state(game)
        except Refusal as refused:
            raise ResourceNotFoundError(str(refused)) from None

    @server.resource(  # type: ignore[untyped-decorator]
        "ora://board/{language}/{game}",
        description="A running game, as the board draws it.",
        mime_type="application/zlib",
    )
    def board(language: str, game: str) -> bytes:
        try:
            return board_of(tables.game(game), language)
        except Refusal as refused:
            raise ResourceNotFoundError(str(refused)) from None


def _version() -> str:
    """The installed version; empty if the package is not installed."""
    try:
        return version("ora_widgets")
    except PackageNotFoundError:
        return ""


def unknown_arguments(tool: Callable[..., str] | None, arguments: Mapping[str, object]) -> str:
    """What is wrong with the names of a call's arguments; empty if they are right."""
    known = [] if tool is None else [name for name in inspect.signature(tool).parameters if name != "self"]
    unknown = [name for name in arguments if name not in known]
    if tool is None or not unknown:
        return ""
    return f"{tool.__name__} has no argument “{safe_text(unknown[0], 40)}”; it takes {', '.join(known) or 'none'}."


def missing_argument(prompt: Callable[..., str], arguments: Mapping[str, object]) -> str:
    """The missing argument of a prompt, with its meaning; empty if none is missing."""
    lacking = [name for name in inspect.signature(prompt).parameters if not arguments.get(name)]
    if not lacking:
        return ""
    return f"{prompt.__name__} needs “{lacking[0]}”, the name of a game, as new_game or join gave it."


def wrong_arguments(invalid: ValidationError) -> str:
    """What is wrong with the values of a call's arguments, a sentence for each."""
    sentences = []
    for error in invalid.errors():
        name, why = error["loc"][0], error["msg"]
        cannot = f"“{name}” cannot be {safe_text(repr(error['input']), 40)}: {why[:1].lower()}{why[1:]}."
        sentences.append(f"“{name}” is missing." if error["type"] == "missing" else cannot)
    return " ".join(sentences)


def serve_pipes(tables: Tables) -> None:
    """Serve one client over stdin and stdout, until it closes them."""
    make_server(tables).run("stdio")


def serve_http(tables: Tables, host: str, port: int, token: str) -> None:
    """Serve clients over HTTP, until it is interrupted.

    Args:
        port: The port; 0 for any that is free.
        token: The token that clients must send (`Authorization: Bearer …`); empty for none, on this machine only.

    Raises:
        ValueError: When it would listen to other machines without a token.
    """
    import uvicorn

    if host not in LOOPBACK and not token:
        raise ValueError(f"{host} can be reached from other machines: that needs a token.")
    # Without sessions: a client needs only its game's name, and clients that never disconnect cleanly use no resources.
    app = make_server(tables).streamable_http_app(
        host=host, max_request_body_size=MAX_REQUEST_BYTES, stateless_http=True
    )
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.create_server((host, port), family=family) as listening:
        name = f"[{host}]" if ":" in host else host
        # To stderr, where the person who starts it reads the address.
        print(f"http://{name}:{listening.getsockname()[1]}/mcp", file=sys.stderr, flush=True)  # noqa: T201
        config = uvicorn.Config(require_token(app, token), log_level="warning", timeout_graceful_shutdown=2)
        uvicorn.Server(config).run(sockets=[listening])


def new_token() -> str:
    """A token that cannot be guessed."""
    return secrets.token_urlsafe(24)


App = Callable[[Any, Any, Any], Awaitable[None]]


def require_token(app: App, token: str) -> App:
    """An application that answers only callers with the token.

    Args:
        token: The token; empty to answer all callers.
    """
    if not token:
        return app
    wanted = f"Bearer {token}".encode()

    async def guard(scope: Any, receive: Any, send: Any) -> None:
        authorization = dict(scope.get("headers", ())).get(b"authorization", b"")
        if scope["type"] == "http" and not hmac.compare_digest(authorization, wanted):
            head = [(b"content-type", b"text/plain"), (b"www-authenticate", b"Bearer")]
            await send({"type": "http.response.start", "status": 401, "headers": head})
            await send({"type": "http.response.body", "body": b"A token is needed."})
            return
        await app(scope, receive, send)

    return guard


def _tool(tables: Tables, method: Callable[..., str]) -> Callable[..., str]:
    """A method of the tables as a tool, with its docstring's descriptions of the arguments in the schema."""
    from pydantic import Field

    @functools.wraps(method)
    def tool(*args: Any, **kwargs: Any) -> Any:
        try:
            return method(tables, *args, **kwargs)
        except Refusal as refused:  # if raised, the SDK would add its own words to the sentence
            return _error_result(str(refused))

    summary, _, listed = _docstring(method).partition("\n\nArgs:\n")
    words = dict(re.findall(r"^ +(\w+): (.+)$", listed, flags=re.MULTILINE))
    hints = get_type_hints(method)
    given = [
        each.replace(annotation=Annotated[hints[name], Field(description=words[name])])
        for name, each in inspect.signature(method).parameters.items()
        if name != "self"
    ]
    tool.__signature__ = inspect.Signature(given, return_annotation=str)  # type: ignore[attr-defined]
    tool.__annotations__ = {**{each.name: each.annotation for each in given}, "return": str}
    tool.__doc__ = summary
    del tool.__wrapped__  # or `self` would be among the arguments
    return tool


def _docstring(method: Callable[..., str]) -> str:
    """The docstring of a method, read from its source, since `python -OO` strips docstrings and models need them."""
    [function] = ast.parse(textwrap.dedent(inspect.getsource(method))).body
    assert isinstance(function, ast.FunctionDef)
    return ast.get_docstring(function) or ""
