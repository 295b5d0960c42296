"""The build hook: no wheel, sdist or editable install without a fresh page in it; and compiled modules, where they are wanted."""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# hatchling loads this file by its path, so its neighbours are not on the path by itself.
sys.path.insert(0, str(Path(__file__).resolve().parent))

import bom
import compiling
import page


class Hook(BuildHookInterface[Any]):
    """Bundles the page when its sources have changed, lists its parts, and compiles when `ORA_COMPILED=on` asks for it."""

    work = ""  # where it makes what is not in the sources

    @property
    def compiles(self) -> bool:
        """Whether this is a wheel that is to be compiled."""
        return self.target_name == "wheel" and compiling.wanted()

    def dependencies(self) -> list[str]:
        """Ask for Node only when something must be built and there is none; for mypyc only when it is to compile."""
        node = [] if page.fresh() or page.has_node() else [page.NODE_FROM_PYPI]
        return node + (compiling.NEEDS if self.compiles else [])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build before the files are collected."""
        page.build()
        if self.target_name != "wheel" or version == "editable":
            return
        self.work = tempfile.mkdtemp(prefix="ora-wheel-")
        parts = Path(self.work, bom.NAME)
        bom.write(parts, self.metadata.version, list(bom.bundled()))
        build_data["sbom_files"].append(str(parts))
        if not self.compiles:
            return
        if lacking := compiling.missing():
            self.app.display_warning(lacking)
            return
        copy = Path(self.work, "compiled")
        copy.mkdir()
        binaries = compiling.compiled(compiling.modules(self.config["compile"]), copy)
        build_data |= {"pure_python": False, "infer_tag": True}
        build_data["force_include"] |= binaries

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Leave nothing behind."""
        if self.work:
            shutil.rmtree(self.work)
