"""Write the parts of a release as a CycloneDX list: `python -m tests.packaging.sbom FILE`.

They are the required Python packages in this environment's versions, and the packages bundled into the page.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib.metadata import distribution
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

sys.path.insert(0, str(Path(__file__).parents[2] / "js"))

import bom

__all__ = ["bom", "components", "required_packages"]
NAME = "ora_widgets"


def required_packages(name: str, seen: set[str]) -> Iterator[dict[str, str]]:
    """The Python packages that one requires, directly or indirectly."""
    for line in distribution(name).requires or ():
        requirement = Requirement(line)
        other = canonicalize_name(requirement.name)
        if other in seen or (requirement.marker and not requirement.marker.evaluate({"extra": ""})):
            continue
        seen.add(other)
        yield bom.component(other, distribution(other).version, "pypi")
        yield from required_packages(other, seen)


def components() -> list[dict[str, str]]:
    """All parts of a release."""
    return [*required_packages(NAME, set()), *bom.bundled()]


def main(args: list[str]) -> int:
    """Run the command line."""
    if len(args) != 1:
        print(__doc__, file=sys.stderr)
        return 2
    bom.write(Path(args[0]), distribution(NAME).version, components())
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
