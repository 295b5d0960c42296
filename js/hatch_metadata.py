"""The metadata hook: what the package's page on an index says of addresses.

Whose repository this is, the environment says once, in `ORA_REPOSITORY` (`owner/name`, as GitHub's workflows know it). The
release workflow sets it, so the wheel of a fork leads to the fork. A build in a clone names no address.
"""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

ROOT = Path(__file__).resolve().parents[1]
SETTING = "ORA_REPOSITORY"
# What GitHub allows: an owner is also a label of a host's name.
REPOSITORY = re.compile(r"([A-Za-z0-9](?:-?[A-Za-z0-9]){0,38})/([A-Za-z0-9._-]{1,100})")
PICTURE = re.compile(r"(!\[[^\]]*\]\()([^):#]+)(?=\))")  # to a file beside the README
LINK = re.compile(r"(\]\()([^):#]+)(?=[)#])")


class NoRepository(ValueError):
    """The setting names no repository."""


def repository(environment: dict[str, str]) -> tuple[str, str] | None:
    """Owner and name of the repository that the environment names; nothing where it names none.

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
    """What the registry of the Model Context Protocol calls the server: it asks GitHub who the owner is."""
    return f"io.github.{owner}/{name}"


def page(readme: str, owner: str, name: str, version: str, board: str) -> str:
    """The README as an index shows it: relative links lead into the repository, and the MCP registry finds its marker.

    Args:
        readme: The README as it is.
        owner: Whose repository it is.
        name: The name of the repository.
        version: What is released, and the tag that links lead to.
        board: The address of the live board, in place of what says how to build it.
    """
    there = f"{owner}/{name}"
    played = readme.replace("[live page](binder/site/README.md)", f"[live page]({board})")
    around = played.replace("](../../", f"](https://github.com/{there}/")  # pages of GitHub beside the files
    pictured = PICTURE.sub(rf"\1https://raw.githubusercontent.com/{there}/v{version}/\2", around)
    linked = LINK.sub(rf"\1https://github.com/{there}/blob/v{version}/\2", pictured)
    return f"{linked}\n<!-- mcp-name: {mcp_name(owner, name)} -->\n"


class Hook(MetadataHookInterface):
    """Fills in what `pyproject.toml` leaves open: `urls` and `readme`."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Fill in, unless an sdist has said it already."""
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
