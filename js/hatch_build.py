"""The build hook: it puts a fresh page into every wheel, sdist and editable install, and compiles where wanted."""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# hatchling loads this file by its path, so the modules beside it are not on `sys.path`.
sys.path.insert(0, str(Path(__file__).resolve().parent))

import bom
import compiling
import page


class Hook(BuildHookInterface[Any]):
    """Bundles the page if its sources have changed, lists its parts, and compiles if `ORA_COMPILED=on`."""

    work = ""  # the folder for generated files

    @property
    def compiles(self) -> bool:
        """Whether this build makes a compiled wheel."""
        return self.target_name == "wheel" and compiling.wanted()

    def dependencies(self) -> list[str]:
        """Require Node only if the page must be built and Node is missing, and mypyc only for compiling."""
        node = [] if page.fresh() or page.has_node() else [page.NODE_FROM_PYPI]
        return node + (compiling.NEEDS if self.compiles else [])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page before the files are collected."""
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
        """Remove the generated files."""
        if self.work:
            shutil.rmtree(self.work)
