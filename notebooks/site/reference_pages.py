"""The reference: a page for every public name, from its docstring and types, and a page for every module of the core."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from typing import Any

import ora_widgets as ora

# Names that Tab shows, with a short description each; then folders whose names are public too.
DOORS = {
    "ora_widgets": "What `import ora_widgets as ora` gives: games, boards, lessons, rules, scenarios, files and links.",
    "ora_widgets.lessons": "The course, the card trainer, quiz and puzzles, and what a learner has solved.",
    "ora_widgets.study": "Games by the hundred: playouts, comparisons, ways to a goal, arenas.",
    "ora_widgets.bots": "Opponents, their contract, and how they judge a position.",
    "ora_widgets.env": "The game as an environment for learning; it needs the extra `env`.",
}
CORE = ("game", "notation", "engine.rules", "engine.state", "engine.goods")


def reference_pages(into: Path) -> None:
    """Write the pages of all public names.

    Args:
        into: The folder of all pages.
    """
    folder = into / "reference"
    folder.mkdir(parents=True)
    documented: dict[int, str] = {}
    for door in DOORS:
        text = "\n".join(_door(door, folder, documented))
        (folder / f"{door}.rst").write_text(text, encoding="utf-8")
    modules = [name for name in _core() if _own(name, documented)]
    for name in modules:
        (folder / f"{name}.md").write_text("\n".join(_module(name, documented)), encoding="utf-8")
    (folder / "index.rst").write_text("\n".join(_index(modules)), encoding="utf-8")


def _index(modules: list[str]) -> Iterator[str]:
    yield from _heading("Reference", "=")
    yield "Every public name, from its docstring. Types lead to what they name.\n"
    yield ".. list-table::\n   :widths: auto\n"
    for door, words in DOORS.items():
        yield f"   * - :doc:`{door}`\n     - {words.replace('`', '``')}"
    yield f"\n.. toctree::\n   :hidden:\n\n{_indented(DOORS)}\n"
    yield from _heading("The core", "-")
    yield "What the doors above are made of, for those who write bots, notations or studies of their own.\n"
    yield ".. list-table::\n   :widths: auto\n"
    for name in modules:
        yield f"   * - :doc:`{name}`\n     - {_summary(import_module(name))}"
    yield f"\n.. toctree::\n   :hidden:\n\n{_indented(modules)}\n"


def _door(door: str, folder: Path, documented: dict[int, str]) -> Iterator[str]:
    """The page of a module; also writes a page for each of its names that no earlier module has."""
    room = import_module(door)
    yield from _heading(door, "=")
    yield DOORS[door].replace("`", "``") + "\n"
    yield ".. list-table::\n   :widths: auto\n   :class: site-names\n"
    new = []
    for name in room.__all__:
        it = getattr(room, name)
        if inspect.ismodule(it):
            continue
        full = f"{door}.{name}"
        before = documented.get(id(it))
        yield from _row(name, before or full, it)
        if before:
            continue
        if callable(it):
            documented[id(it)] = full
        new.append(full)
        (folder / f"{full}.rst").write_text("\n".join(_name(full, it)), encoding="utf-8")
    yield f"\n.. toctree::\n   :hidden:\n\n{_indented(new)}\n"


def _row(words: str, full: str, it: Any) -> Iterator[str]:
    """The row of a name in a list, with its first sentence."""
    yield f"   * - :py:obj:`{words} <{full}>`"
    yield f"     - {_summary(it) if callable(it) else ''}"


def _summary(it: Any) -> str:
    return " ".join((inspect.getdoc(it) or "").partition("\n\n")[0].split())


def _name(full: str, it: Any) -> Iterator[str]:
    yield from _heading(full, "=")
    yield from _described(full, it)


def _described(full: str, it: Any) -> Iterator[str]:
    if inspect.isclass(it):
        yield f".. autoclass:: {full}"
        if members := list(_members(it)):
            yield f"   :members: {', '.join(members)}"
        yield "   :show-inheritance:\n"
    elif inspect.isroutine(it) or hasattr(it, "__wrapped__"):
        yield f".. autofunction:: {full}\n"
    else:
        yield f".. autodata:: {full}\n   :no-value:\n"


def _members(it: type) -> Iterator[str]:
    """Methods and properties of a class, including those of our base classes."""
    seen: set[str] = set()
    for base in it.__mro__:
        if not base.__module__.startswith("ora_widgets"):
            continue
        for name, member in vars(base).items():
            function = member.fget if isinstance(member, property) else getattr(member, "__func__", member)
            plain = inspect.isfunction(function) and function.__name__ == name
            if plain and not name.startswith("_") and name not in seen:
                seen.add(name)
                yield name


def _core() -> Iterator[str]:
    for name in CORE:
        room = import_module(f"{ora.__name__}.{name}")
        yield room.__name__
        for path in getattr(room, "__path__", ()):
            yield from sorted(found.name for found in walk_packages([path], f"{room.__name__}."))


def _own(module: str, documented: dict[int, str]) -> list[tuple[str, Any]]:
    """The public names that a module defines and no exporting module shows."""
    return [
        (name, it)
        for name, it in vars(import_module(module)).items()
        if not name.startswith("_")
        and getattr(it, "__module__", "") == module
        and callable(it)
        and id(it) not in documented
    ]


def _module(module: str, documented: dict[int, str]) -> Iterator[str]:
    """The page of a module, whose docstring is Markdown and may have tables."""
    yield f"# {module}\n"
    examples = re.compile(r"^>>> .*?(?=\n\n|\Z)", re.MULTILINE | re.DOTALL)
    yield examples.sub(lambda found: f"```python\n{found[0]}\n```", inspect.getdoc(import_module(module)) or "")
    yield f"\n````{{eval-rst}}\n.. py:module:: {module}\n"
    for name, it in _own(module, documented):
        yield from _described(f"{module}.{name}", it)
    yield "````"


def _heading(words: str, line: str) -> Iterator[str]:
    yield f"{words}\n{line * len(words)}\n"


def _indented(names: Any) -> str:
    return "\n".join(f"   {name}" for name in names)
