"""The build hook: no wheel, sdist or editable install without a fresh page in it."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# hatchling loads this file by its path, so its neighbour is not on the path by itself.
sys.path.insert(0, str(Path(__file__).resolve().parent))

import page


class PageHook(BuildHookInterface[Any]):
    """Bundles the page when its sources have changed."""

    def dependencies(self) -> list[str]:
        """Ask for Node only when something must be built and there is none."""
        return [] if page.fresh() or page.has_node() else [page.NODE_FROM_PYPI]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build before the files are collected."""
        page.build()
