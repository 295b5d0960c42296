"""The versions in CI: each package that an extra or a group names is pinned (`make lock`)."""

from __future__ import annotations

import re
import tomllib

from tests.packaging.conftest import ROOT

NAME = re.compile(r"[A-Za-z0-9._-]+")


def name_of(line: str) -> str:
    """The name of a requirement as on the index."""
    found = NAME.match(line)
    assert found is not None, line
    return re.sub(r"[-_.]+", "-", found[0]).lower()


def test_all_extras_and_groups_that_ci_installs_are_pinned() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    extras, groups = project["project"]["optional-dependencies"], project["dependency-groups"]
    wanted = {name_of(line) for lines in (*extras.values(), groups["dev"], groups["docs"]) for line in lines}
    pins = (ROOT / ".github" / "constraints.txt").read_text(encoding="utf-8").splitlines()
    pinned = {name_of(line) for line in pins if "==" in line}
    assert sorted(wanted - pinned) == []
