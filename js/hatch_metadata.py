"""The metadata hook: the addresses on the package's page on an index.

`ORA_REPOSITORY` in the environment names the repository (`owner/name`, as in GitHub's workflows). The release workflow
sets it, so that a fork's wheel links to the fork. A build in a clone has no addresses.
"""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

ROOT = Path(__file__).resolve().parents[1]
SETTING = "ORA_REPOSITORY"
# The names that GitHub allows; an owner is also part of a host name.
REPOSITORY = re.compile(r"([A-Za-z0-9](?:-?[A-Za-z0-9]){0,38})/([A-Za-z0-9._-]{1,100})")
PICTURE = re.compile(r"(!\[[^\]]*\]\()([^):#]+)(?=\))")  # a link to a file beside the README
LINK = re.compile(r"(\]\()([^):#]+)(?=[)#])")


class NoRepository(ValueError):
    """The setting does not name a repository."""


def repository(environment: dict[str, str]) -> tuple[str, str] | None:
    """Owner and name of the repository in the environment; None if none is set.

    Raises:
        NoRepository: When the setting is not of the form `owner/name`.
    """
    said = environment.get(SETTING, "")
    if not said:
        return None
    found = REPOSITORY.fullmatch(said)
    if found is None:
        raise NoRepository(
            f"{SETTING}={said[:80]!r} names no repository; write owner/name, as in github.com/owner/name."
        )
    return found[1], found[2]


def mcp_name(owner: str, name: str) -> str:
    """The server's name in the registry of the Model Context Protocol, which checks the owner with GitHub."""
    return f"io.github.{owner}/{name}"


def page(readme: str, owner: str, name: str, version: str, board: str) -> str:
    """The README for an index, with links into the repository and the marker of the MCP registry.

    Args:
        readme: The README of the repository.
        owner: The owner of the repository.
        name: The name of the repository.
        version: The released version, whose tag the links lead to.
        board: The address of the live board, in place of the link to its build instructions.
    """
    there = f"{owner}/{name}"
    played = readme.replace("[live page](binder/site/README.md)", f"[live page]({board})")
    around = played.replace("](../../", f"](https://github.com/{there}/")  # pages of GitHub beside the files
    pictured = PICTURE.sub(rf"\1https://raw.githubusercontent.com/{there}/v{version}/\2", around)
    linked = LINK.sub(rf"\1https://github.com/{there}/blob/v{version}/\2", pictured)
    return f"{linked}\n<!-- mcp-name: {mcp_name(owner, name)} -->\n"


class Hook(MetadataHookInterface):
    """Fills in the fields that `pyproject.toml` leaves open: `urls` and `readme`."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Fill in the fields, unless an sdist already has them."""
        readme = (ROOT / "README.md").read_text(encoding="utf-8")
        named = repository(dict(os.environ))
        if named is not None:
            owner, name = named
            urls = {label: url.format(owner=owner, name=name) for label, url in self.config["urls"].items()}
            metadata["urls"] = urls
            readme = page(readme, owner, name, metadata["version"], urls["Homepage"])
        if named is not None or "readme" not in metadata:
            metadata["readme"] = {"content-type": "text/markdown", "text": readme}
        metadata.setdefault("urls", {})
