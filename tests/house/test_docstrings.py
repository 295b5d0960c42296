"""All public names have docstrings of one form: a sentence, `Args:`, `Raises:` and, for exported names, an example.

Ruff checks what one docstring alone shows: its form, and missing or superfluous arguments.
"""

from __future__ import annotations

import ast
import builtins
import inspect
import re
import textwrap
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from typing import Any, NamedTuple

import ora_widgets as ora

DOORS = ["ora_widgets", *(f"ora_widgets.{room}" for room in ("bots", "env", "lessons", "study"))]
# Folders in which every name without an underscore is public, though Tab does not show it.
CORE = ("engine.rules", "engine.state", "engine.goods", "game", "notation")
# There an argument is explained only if its name does not suffice; for exported names always.
IN_CORE = tuple(f"ora_widgets.{room}." for room in CORE)
EXPLAINED_ONCE = {"language"}  # by `ora.set_language`: the language of texts, by default the present one

THIRD_PARTY_ERRORS = {"TraitError": "traitlets"}  # for an option of a board that does not take its value


class Public(NamedTuple):
    """A public name: its place, its object, and whether the package exports it."""

    name: str
    it: Any
    at_door: bool
    of_class: frozenset[str] = frozenset()
    """What the class says of parameters once for all of its methods."""


def core() -> Iterator[str]:
    """The modules of the rooms in `CORE`."""
    for name in CORE:
        try:
            room = import_module(f"ora_widgets.{name}")
        except ModuleNotFoundError:
            continue
        yield room.__name__
        for path in getattr(room, "__path__", ()):
            found = (module.name for module in walk_packages([path], f"{room.__name__}."))
            yield from (name for name in found if not name.startswith("ora_widgets.game.position"))


def public() -> Iterator[Public]:
    """All public objects, including members of classes."""
    for door in DOORS:
        room = import_module(door)
        for name in room.__all__:
            if callable(it := getattr(room, name)) and not inspect.ismodule(it):
                yield from with_members(f"{door}.{name}", it, at_door=True)
    for module in core():
        for name, it in vars(import_module(module)).items():
            if not name.startswith("_") and getattr(it, "__module__", "") == module and callable(it):
                yield from with_members(f"{module}.{name}", it, at_door=False)


def with_members(name: str, it: Any, *, at_door: bool) -> Iterator[Public]:
    """A function; or a class with its methods and properties, including those of our base classes."""
    yield Public(name, it, at_door)
    known = sections(inspect.getdoc(it) or "")
    of_class = frozenset(known["Args"] | known["Methods take"]) if "Methods take" in known else frozenset()
    for base in it.__mro__ if inspect.isclass(it) else ():
        if base.__module__.startswith("ora_widgets"):
            for part, member in vars(base).items():
                function = member.fget if isinstance(member, property) else getattr(member, "__func__", member)
                if inspect.isfunction(function) and function.__name__ == part and not part.startswith("_"):
                    yield Public(f"{name}.{part}", getattr(it, part), at_door=False, of_class=of_class)


def sections(doc: str) -> dict[str, set[str]]:
    """The names in each section of a docstring."""
    parts = re.split(r"^(Args|Methods take|Attributes|Returns|Raises):\n", doc, flags=re.MULTILINE)
    return {
        head: set(re.findall(r"^    \**(\w+):", re.split(r"\n\n(?! )", body)[0], flags=re.MULTILINE))
        for head, body in zip(parts[1::2], parts[2::2], strict=True)
    }


def parameters(it: Any) -> set[str]:
    """The parameters of a function, or of a class's constructor."""
    if isinstance(it, property) or (inspect.isclass(it) and made_by_others(it)):
        return set()
    try:
        names = list(inspect.signature(it).parameters)
    except ValueError:  # constructed like a string
        return set()
    return {name for name in names if not name.startswith("_") and name != "self"}


def made_by_others(it: type) -> bool:
    """An exception, whose parts are described in its text, or a protocol."""
    return issubclass(it, BaseException) or getattr(it, "_is_protocol", False)


def errors_raised(it: Any) -> set[str]:
    """The exceptions that a function's body raises, including those it makes from others."""
    function: Any = it.fget if isinstance(it, property) else it.__init__ if inspect.isclass(it) else it
    function = inspect.unwrap(getattr(function, "__func__", function))
    if (
        not inspect.isfunction(function)
        or getattr(it, "_is_protocol", False)
        or function.__code__.co_filename == "<string>"
    ):
        return set()
    tree = ast.parse(textwrap.dedent(inspect.getsource(function)))
    kept = {each for block in ast.walk(tree) if isinstance(block, ast.Try) for each in raises_caught(block)}
    calls = (node.exc for node in ast.walk(tree) if isinstance(node, ast.Raise) and node not in kept)
    found = {exception(call, function.__globals__) for call in calls if call is not None}
    return found - {"", "NotImplementedError"}


def raises_caught(block: ast.Try) -> Iterator[ast.Raise]:
    """The exceptions raised in a `try` for its own `except`."""
    names = {ast.unparse(each) for handler in block.handlers if handler.type for each in ast.walk(handler.type)}
    for node in (node for line in block.body for node in ast.walk(line)):
        if isinstance(node, ast.Raise) and node.exc and exception(node.exc, {}) in names:
            yield node


def exception(call: ast.expr, known: dict[str, Any]) -> str:
    """The name of the raised class; empty for a variable's."""
    if not isinstance(call, ast.Call):
        return call.id if isinstance(call, ast.Name) and call.id[0].isupper() else ""
    name = ast.unparse(call.func).rpartition(".")[2]
    if name[0].isupper():
        return name
    if any(isinstance(argument, (ast.Name, ast.Call)) for argument in call.args[:1]):
        return exception(call.args[0], known)
    return str(known[name].__annotations__.get("return", "")) if name in known else ""


def lacking(each: Public) -> Iterator[str]:
    """What is missing in a docstring."""
    doc = inspect.getdoc(each.it) or ""
    said = sections(doc)
    if not doc:
        yield f"{each.name} has no docstring"
    if not each.name.startswith(IN_CORE):
        missing = (
            parameters(each.it)
            - said.get("Args", set())
            - said.get("Attributes", set())
            - each.of_class
            - EXPLAINED_ONCE
        )
        yield from (f"{each.name} does not say what {name} is" for name in sorted(missing))
    for name in sorted(errors_raised(each.it) - said.get("Raises", set())):
        yield f"{each.name} does not say that it raises {name}"
    if each.at_door and ">>>" not in doc:
        yield f"{each.name} has no example"


def test_everything_public_is_documented() -> None:
    assert sorted({problem for each in public() for problem in lacking(each)}) == []


def promised_errors() -> Iterator[tuple[str, str]]:
    """The errors that docstrings say are raised, each with its file."""
    package = Path(ora.__file__).parent
    for file in package.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.Module)):
                doc = ast.get_docstring(node) or ""
                for error in sections(doc).get("Raises", set()) | set(re.findall(r"\braises `([A-Z]\w+)`", doc)):
                    yield error, str(file.relative_to(package))


def is_reachable(error: str) -> bool:
    """Whether code can catch an error without reaching into the package."""
    places = (ora, builtins, import_module(THIRD_PARTY_ERRORS.get(error, "builtins")))
    return any(hasattr(place, error) for place in places)


def test_every_error_that_is_promised_can_be_imported() -> None:
    promised = set(promised_errors())

    assert ("WrongArgument", "support/background.py") in promised
    assert sorted((error, file) for error, file in promised if not is_reachable(error)) == []


def test_the_form_is_reported_apart_from_what_is_missing() -> None:
    def whole(price: int) -> int:
        """Sell.

        Args:
            price: In coins.

        Raises:
            ValueError: For no price.

        >>> 1
        1
        """
        if not price:
            raise ValueError
        return price

    def half(price: int) -> int:
        """Sell."""
        raise ora.IllegalMove("x")

    assert list(lacking(Public("whole", whole, at_door=True))) == []
    assert list(lacking(Public("half", half, at_door=True))) == [
        "half does not say what price is", "half does not say that it raises IllegalMove", "half has no example",
    ]  # fmt: skip
