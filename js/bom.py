"""The parts of the page as a CycloneDX list, which a wheel carries in `.dist-info/sboms/` (PEP 770).

A wheel contains no Python packages, so its list does not name them; a release's list does (`make sbom`).
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

LOCK = Path(__file__).resolve().with_name("package-lock.json")
NAME = "ora_widgets.cdx.json"


def bundled() -> Iterator[dict[str, str]]:
    """The npm packages in the page."""
    for place, package in json.loads(LOCK.read_text(encoding="utf-8"))["packages"].items():
        if place and not package.get("dev"):
            yield component(place.removeprefix("node_modules/"), package["version"], "npm")


def component(name: str, version: str, kind: str) -> dict[str, str]:
    """One package, with its address in its registry."""
    purl = f"pkg:{kind}/{quote(name, safe='/')}@{version}"
    return {"type": "library", "name": name, "version": version, "purl": purl, "bom-ref": purl}


def listed(version: str, components: list[dict[str, str]]) -> dict[str, Any]:
    """The whole list for a release with these parts."""
    here = component("ora-widgets", version, "pypi")
    parts = sorted(components, key=lambda part: part["purl"])
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": {**here, "licenses": [{"license": {"id": "BSD-3-Clause"}}]}},
        "components": parts,
        "dependencies": [{"ref": here["bom-ref"], "dependsOn": [part["bom-ref"] for part in parts]}],
    }


def write(file: Path, version: str, components: list[dict[str, str]]) -> None:
    """Write the list to a file."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(listed(version, components), indent=1) + "\n", encoding="utf-8")
