"""The command `ora-mcp`: serve the game to language models.

ora-mcp                                  one client, over stdin and stdout
ora-mcp --http --port 8000               any client on this machine, at http://127.0.0.1:8000/mcp
ORA_MCP_TOKEN=… ora-mcp --http --host 0.0.0.0     other machines, too
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence

from ...language.current import FALLBACK
from ...language.fluent import say
from .server import LOOPBACK, new_token, serve_http, serve_pipes
from .tables import Tables


def main(arguments: Sequence[str] | None = None) -> None:
    """Read the command line and serve until the client goes, or an interrupt."""
    parser = argparse.ArgumentParser(prog="ora-mcp", description="Serve Ora et Labora to language models (MCP).")
    parser.add_argument("--http", action="store_true", help="over HTTP instead of stdin and stdout")
    parser.add_argument(
        "--host", default="127.0.0.1", help="where to listen; with a token where it is not this machine"
    )
    parser.add_argument("--port", type=int, default=8000, help="0 for any that is free")
    given = parser.parse_args(arguments)
    if not 0 <= given.port < 2**16:
        parser.error("a port is a number from 0 to 65535")
    token = os.environ.get("ORA_MCP_TOKEN", "")
    if given.http and given.host not in LOOPBACK and not token:
        token = new_token()
        print(f"ORA_MCP_TOKEN={token}", file=sys.stderr, flush=True)
    tables = Tables(alone=not given.http)
    try:
        if given.http:
            serve_http(tables, given.host, given.port, token)
        else:
            serve_pipes(tables)
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] not in ("mcp", "mcp_types", "pydantic", "uvicorn"):
            raise
        sys.exit(say("agent-needs", FALLBACK, package=error.name))
    except KeyboardInterrupt:
        pass
    finally:
        tables.close()


if __name__ == "__main__":
    main()
