"""Versions of the documentation side by side: earlier ones are copied in, and each lists the others."""

from __future__ import annotations

import json
import os
import re
import shutil
from pathlib import Path

OLDER = "ORA_OLDER_DOCS"  # an environment variable: the folder with a folder of documentation for each earlier release
FOLDER = "versions"
LIST = "versions.json"
NAME = re.compile(r"\d[\w.]{0,30}")  # of a version, such as 1.0.0rc1
NUMBER = re.compile(r"\d+")


def write_versions(output: Path, version: str, older: str = "") -> None:
    """Copy earlier versions, and write for each version where the others are.

    Args:
        output: The present documentation, which has been built.
        version: Its version.
        older: The folder of earlier ones; by default what `ORA_OLDER_DOCS` names, or none.

    Raises:
        ValueError: When something in that folder is no documentation of a version.
    """
    folder = Path(older or os.environ.get(OLDER, "") or output / FOLDER)
    found = sorted(folder.iterdir(), key=_order, reverse=True) if folder.is_dir() else []
    for each in found:
        if not NAME.fullmatch(each.name) or not (each / "index.html").is_file():
            raise ValueError(
                f"{each} is not the documentation of a version: a folder such as 1.0.0, with an index.html"
            )
    names = [each.name for each in found if each.name != version]
    for each in found:
        if each.name in names and each.parent != output / FOLDER:
            shutil.copytree(each, output / FOLDER / each.name, dirs_exist_ok=True)
    places = {version: ".", **{name: f"{FOLDER}/{name}" for name in names}}
    for place in places.values():
        listed = [{"version": name, "path": f"{os.path.relpath(to, place)}/"} for name, to in places.items()]
        (output / place / LIST).write_text(json.dumps(listed), encoding="utf-8")


def _order(folder: Path) -> tuple[list[int], bool]:
    """A sorting key with the latest version last; pre-releases come before their release."""
    return [int(number) for number in NUMBER.findall(folder.name)[:3]], folder.name.replace(".", "").isdigit()
