"""Which modules are imported: the compiled ones of a wheel for this kind of machine, or the sources beside them.

Such a wheel has both, and they play alike. Python prefers the compiled ones, unless the environment has
`ORA_COMPILED=off`; this module decides before any other module of the package is imported. A pure installation has only
sources.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, ExtensionFileLoader, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType

PACKAGE = __name__.partition(".")[0]
VARIABLE = "ORA_COMPILED"
NO = {"off", "no", "false", "0"}


class Sources:
    """A finder that finds only this package's sources."""

    @classmethod
    def find_spec(cls, name: str, path: Sequence[str] | None, _target: ModuleType | None = None) -> ModuleSpec | None:
        """Find a module below the package; everything else is left to the finders after this one."""
        if path is None or not name.startswith(f"{PACKAGE}."):
            return None
        finders = (FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)) for folder in path)
        found = (finder.find_spec(name) for finder in finders)
        return next((spec for spec in found if spec is not None and spec.loader is not None), None)


def sources_wanted() -> bool:
    """Whether the environment asks for the sources."""
    return os.environ.get(VARIABLE, "").strip().lower() in NO


def is_compiled(module: ModuleType) -> bool:
    """Whether a module is compiled code."""
    return isinstance(getattr(module.__spec__, "loader", None), ExtensionFileLoader)


if sources_wanted():
    sys.meta_path.insert(0, Sources)
