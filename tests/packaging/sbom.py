"""What a release is made of, as a CycloneDX list: `python -m tests.packaging.sbom FILE`.

The Python packages that it needs, in the versions of this environment, and the packages that are bundled into the page.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from importlib.metadata import distribution
from pathlib import Path
from typing import Any
from urllib.parse import quote

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
NAME = "ora_widgets"


def needed(name: str, seen: set[str]) -> Iterator[dict[str, str]]:
    """The Python packages that one needs, and those that they need."""
    for line in distribution(name).requires or ():
        requirement = Requirement(line)
        other = canonicalize_name(requirement.name)
        if other in seen or (requirement.marker and not requirement.marker.evaluate({"extra": ""})):
            continue
        seen.add(other)
        yield component(other, distribution(other).version, "pypi")
        yield from needed(other, seen)


def bundled() -> Iterator[dict[str, str]]:
    """The packages that are in the page."""
    lock = json.loads((ROOT / "js" / "package-lock.json").read_text(encoding="utf-8"))
    for place, package in lock["packages"].items():
        if place and not package.get("dev"):
            yield component(place.removeprefix("node_modules/"), package["version"], "npm")


def component(name: str, version: str, kind: str) -> dict[str, str]:
    """One package; its address is that of the registry it comes from."""
    purl = f"pkg:{kind}/{quote(name, safe='/')}@{version}"
    return {"type": "library", "name": name, "version": version, "purl": purl, "bom-ref": purl}


def sbom() -> dict[str, Any]:
    """The whole list."""
    here = component(NAME.replace("_", "-"), distribution(NAME).version, "pypi")
    parts = sorted((*needed(NAME, set()), *bundled()), key=lambda part: part["purl"])
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": {**here, "licenses": [{"license": {"id": "BSD-3-Clause"}}]}},
        "components": parts,
        "dependencies": [{"ref": here["bom-ref"], "dependsOn": [part["bom-ref"] for part in parts]}],
    }


def main(args: list[str]) -> int:
    """Do what the command line asks."""
    if len(args) != 1:
        print(__doc__, file=sys.stderr)
        return 2
    file = Path(args[0])
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(sbom(), indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
