"""Describe a release for the registry of MCP servers: `python -m tests.packaging.server_json FILE`.

The registry asks GitHub whether the publisher is the owner, and PyPI whether the package's page names this server; both
follow from `ORA_REPOSITORY`, like the package's addresses (`js/hatch_metadata.py`).
"""

from __future__ import annotations

import json
import os
import sys
import tomllib
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2] / "js"))

import hatch_metadata

__all__ = ["hatch_metadata", "server_description"]
ROOT = Path(__file__).parents[2]
SCHEMA = "https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json"
COMMAND = "ora-widgets"  # a client runs `uvx --with mcp… ora-widgets@1.0.0`: the package's name is also the command


def server_description(owner: str, name: str) -> dict[str, Any]:
    """The description of a server in the registry's format."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    needs = [{"type": "named", "name": "--with", "value": each} for each in project["optional-dependencies"]["mcp"]]
    package = {
        "registryType": "pypi",
        "identifier": COMMAND,
        "version": project["version"],
        "runtimeHint": "uvx",
        "runtimeArguments": needs,
        "transport": {"type": "stdio"},
    }
    return {
        "$schema": SCHEMA,
        "name": hatch_metadata.mcp_name(owner, name),
        "title": "Ora et Labora",
        "description": "Play the board game Ora et Labora: legal moves, rules behind every refusal, opponents.",
        "version": project["version"],
        "repository": {"url": f"https://github.com/{owner}/{name}", "source": "github"},
        "packages": [package],
    }


def main(args: list[str]) -> int:
    """Run the command line."""
    named = hatch_metadata.repository(dict(os.environ))
    if len(args) != 1 or named is None:
        print(__doc__, file=sys.stderr)
        return 2
    file = Path(args[0])
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(server_description(*named), indent=2) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
