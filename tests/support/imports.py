"""Find the imports of the package's modules in their source."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "ora_widgets"


class Import(NamedTuple):
    """An imported module: the importing module, the imported one, the line, and the imported name, if any."""

    importer: str
    imported: str
    line: int
    name: str = ""


def module_name(path: Path) -> str:
    """The full module name of a file in the package."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


FILES = sorted(PACKAGE.rglob("*.py"))
MODULES = frozenset(module_name(path) for path in FILES)


def imports(importer: str, source: str, package: str) -> Iterator[Import]:
    """Find all imports of a module by full name.

    :param package: the package that its relative imports start from.
    """
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            for name in node.names:
                yield Import(importer, name.name, node.lineno)
        elif isinstance(node, ast.ImportFrom):
            above = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
            base = ".".join([*above, *([node.module] if node.module else [])])
            for name in node.names:
                inner = f"{base}.{name.name}"
                yield Import(importer, *((inner, node.lineno) if inner in MODULES else (base, node.lineno, name.name)))


def imports_of(path: Path) -> Iterator[Import]:
    """Find all imports of a file in the package."""
    package = module_name(path if path.name == "__init__.py" else path.parent / "__init__.py")
    return imports(module_name(path), path.read_text(encoding="utf-8"), package)
