"""`make` shows the everyday targets, and `make help-all` every target."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")


def targets(mark: str) -> set[str]:
    return set(re.findall(rf"^([a-z-]+):.*{mark} .", MAKEFILE, re.MULTILINE))


def test_eight_targets_are_shown_at_first() -> None:
    assert targets("##") == {"play", "check", "test", "unit", "page", "format", "docs", "clean"}


def test_every_target_is_described() -> None:
    (phony,) = re.findall(r"^\.PHONY: (.*)$", MAKEFILE, re.MULTILINE)
    assert targets("(?:##|#:)") == set(phony.split()) - {"help"}


@pytest.mark.parametrize(
    "page", ["CONTRIBUTING.md", "tests/README.md", "ora_widgets/lab/README.md", "tests/compiled/README.md"]
)
def test_pages_name_only_targets_that_exist(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    named = set(
        re.findall(r"\bmake ([a-z-]+)(?=[`\s])", "\n".join(re.findall(r"`[^`\n]+`|^ {4}.*$", text, re.MULTILINE)))
    )
    assert named <= targets("(?:##|#:)")
