"""Write archives of compiled modules; compile.mjs runs this in Pyodide."""

from __future__ import annotations

import py_compile
import sys
import zipfile
from collections.abc import Callable, Iterable
from pathlib import Path

LIBRARY = next(path for path in sys.path if path.endswith(".zip"))
LEFT_OUT = "left_out.py"  # the module that names what is missing in the library, so that it is noticed when needed


def is_late(name: str) -> bool:
    """Whether a file is loaded only with the explorer."""
    return name.startswith("ora_widgets/study/")


def compiled(name: str, source: bytes) -> bytes:
    """A compiled module for the archive, without docstrings, which nobody reads there.

    Unchecked, because there is no source beside it to compare with.
    """
    path = Path("/one.py")
    path.write_bytes(source)
    unchecked = py_compile.PycInvalidationMode.UNCHECKED_HASH
    py_compile.compile(str(path), f"{path}c", name, doraise=True, optimize=2, invalidation_mode=unchecked)
    return Path(f"{path}c").read_bytes()


def compile_archive(
    sources: str, output: str, wanted: Callable[[str], bool], more: Iterable[tuple[str, bytes]] = ()
) -> None:
    """Write the wanted and additional files, with modules compiled and a fixed date, so that equal archives match."""
    with zipfile.ZipFile(sources) as packed:
        found = [(name, packed.read(name)) for name in packed.namelist() if wanted(name)]
    with zipfile.ZipFile(output, "w") as into:
        for name, data in sorted([*found, *more]):
            is_module = name.endswith(".py")
            entry = zipfile.ZipInfo(f"{name}c" if is_module else name)
            into.writestr(entry, compiled(name, data) if is_module else data)


def module_of(name: str) -> str:
    """The module of a library file, or None."""
    return name.removesuffix(".py").removesuffix("/__init__").replace("/", ".") if name.endswith(".py") else ""


def prune_library(used: Iterable[str], output: str) -> None:
    """Write the library with the used modules."""
    kept = {*used}
    with zipfile.ZipFile(LIBRARY) as library:
        unused = sorted({module_of(name) for name in library.namelist()} - {"", *kept})
    names = f"NAMES = frozenset({' '.join(unused)!r}.split())\n"
    compile_archive(LIBRARY, output, lambda name: module_of(name) in kept, [(LEFT_OUT, names.encode())])
