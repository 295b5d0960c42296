"""Checks of arguments: each one fits, or an error says which one does not, what it was and what would fit.

The checks look at types before they compare values, so that arrays, numbers of a thousand digits and objects with a
broken `__repr__` are refused like anything else.
"""

from __future__ import annotations

import inspect
import math
import os
from collections.abc import Sequence
from numbers import Real
from operator import index
from typing import TYPE_CHECKING, Any

from ..engine.moves import Refusal, UnknownName, safe_text

if TYPE_CHECKING:
    from pathlib import Path

MAX_DIGITS = 9  # of a number that is typed
MAX_SEED_LENGTH = 1000  # bits of a number, or characters of a text, as a seed: more than enough for any


Seed = int | str | None


class WrongArgument(Refusal, TypeError):
    """An argument that a function cannot take: its `name`, what was `given`, and what would be right.

    It is both a `ValueError`, like every refusal, and a `TypeError`.

    >>> from ora_widgets import new_game
    >>> try:
    ...     new_game(2).hint(n="many")
    ... except WrongArgument as refused:
    ...     print(refused.details["name"])
    n
    """


def check(fits: bool, name: str, given: object, kind: str, error: type[Refusal] = WrongArgument) -> None:
    """Refuse an argument that does not fit.

    Args:
        kind: What would be right, a word that the sentence `argument-kind` knows.

    Raises:
        Refusal: When it does not fit.

    >>> check(False, "game", 3, "game")
    Traceback (most recent call last):
    ...
    ora_widgets.support.arguments.WrongArgument: “3” does not fit game; it must be a game, such as ora.new_game().
    """
    if not fits:
        raise error("argument-kind", name=name, given=safe_text(given, 60), kind=kind)


def check_function(name: str, given: object, error: type[Refusal] = WrongArgument) -> None:
    """Refuse anything that is not a function, and functions whose result would have to be awaited.

    Raises:
        Refusal: When it is not a function that returns its result at once.

    >>> check_function("where", len)
    """
    check(callable(given), name, given, "function", error)
    check(not is_coroutine_function(given), name, given, "no-coroutine", error)


def is_coroutine_function(function: object) -> bool:
    """Whether a call would return a coroutine or a generator, which this package does not run."""
    late = (inspect.iscoroutinefunction, inspect.isgeneratorfunction, inspect.isasyncgenfunction)
    called = (function, getattr(function, "func", None), getattr(type(function), "__call__", None))  # noqa: B004
    return any(is_late(each) for is_late in late for each in called)


def is_a(value: object, *kinds: type) -> bool:
    """Whether a value has its annotated type; this is hidden from the type checker, which trusts annotations.

    >>> is_a("R", str), is_a(3, str, list)
    (True, False)
    """
    return isinstance(value, kinds)


def is_whole(value: object, least: int, most: int) -> bool:
    """Whether a value is a whole number between two others; NumPy's whole numbers are, truth values are not.

    >>> is_whole(3, 1, 5), is_whole(3.0, 1, 5), is_whole(True, 0, 5), is_whole(10**400, 1, 5)
    (True, False, False, False)
    """
    if type(value) is int:
        return least <= value <= most
    if isinstance(value, bool) or not hasattr(type(value), "__index__"):
        return False
    try:
        return least <= index(value) <= most  # type: ignore[arg-type]  # it has what makes it one
    except TypeError:  # an array of several numbers
        return False


def whole(name: str, value: Any, least: int, most: int, error: type[Refusal] = WrongArgument) -> int:
    """A whole number between `least` and `most` as an `int`; raises `error` for anything else.

    >>> whole("n", 3, 1, 10)
    3
    """
    if not is_whole(value, least, most):
        raise error("argument-whole", name=name, given=safe_text(value, 40), least=least, most=most)
    return index(value)


def is_number(value: object, least: float, most: float) -> bool:
    """Whether a value is a finite number between two others, whole or not; truth values are not.

    >>> is_number(0.5, 0, 1), is_number(float("nan"), 0, 1), is_number(10**400, 0, 1), is_number("1", 0, 1)
    (True, False, False, False)
    """
    if isinstance(value, bool) or not isinstance(value, Real):  # includes NumPy's numbers
        return False
    found: Any = value
    return bool(least <= found <= most and math.isfinite(found))


def number(name: str, value: Any, least: float, most: float, error: type[Refusal] = WrongArgument) -> float:
    """A finite number between `least` and `most`; raises `error` for anything else.

    >>> number("seconds", 0.5, 0, 10)
    0.5
    """
    if not is_number(value, least, most):
        raise error("argument-number", name=name, given=safe_text(value, 40), least=least, most=most)
    return float(value)


def one_of(value: object, known: Any) -> bool:
    """Whether a value is one of some words; only text can be, even if another object claims to be equal.

    Args:
        value: The value, of any type.
        known: The words; for a text, its letters.

    >>> one_of("R", "RGB"), one_of("RG", "RGB"), one_of(3, ("a", "b"))
    (True, False, False)
    """
    return isinstance(value, str) and value in list(known)


def seat_of(colour: object, seats: Sequence[str]) -> int:
    """The seat of a colour, from 0.

    Raises:
        UnknownName: When nobody sits there.

    >>> seat_of("G", "RGB")
    1
    """
    if not one_of(colour, seats):
        raise UnknownName("unknown-seat", "F2.8", word=safe_text(colour, 20), seats=", ".join(seats))
    return list(seats).index(str(colour))


def typed_number(given: object) -> object:
    """The number in a typed text, as from `input()`; anything else is returned unchanged.

    >>> typed_number("2"), typed_number("G07"), typed_number(None)
    (2, 'G07', None)
    """
    return int(given) if isinstance(given, str) and given.isdecimal() and len(given) <= MAX_DIGITS else given


def text(name: str, value: object) -> str:
    """Text as it is; raises `WrongArgument` for anything else."""
    if not isinstance(value, str):
        check(False, name, value, "text")
    return str(value)


def flag(name: str, value: object, error: type[Refusal] = WrongArgument) -> bool:
    """A truth value; raises `error` for anything else, `"False"` included."""
    check(isinstance(value, bool), name, value, "flag", error)
    return value is True


def seed(value: Any, error: type[Refusal] = WrongArgument) -> Seed:
    """Check a seed: a whole number, a text, or `None` for a different one each time.

    >>> seed(3), seed("Monday")
    (3, 'Monday')
    """
    if value is None:
        return None
    if isinstance(value, str):
        check(len(value) <= MAX_SEED_LENGTH and value.isprintable(), "seed", value, "seed", error)
        return value
    check(is_whole(value, -(2**MAX_SEED_LENGTH), 2**MAX_SEED_LENGTH), "seed", value, "seed", error)
    return index(value)


def path(name: str, value: Any) -> Path:
    """The path of a file; raises `WrongArgument` for anything that cannot be one."""
    from pathlib import Path  # imported late, since most games open no file

    try:
        named = os.fsencode(value) if isinstance(value, (str, os.PathLike)) else b"\0"
    except (TypeError, UnicodeEncodeError):
        named = b"\0"
    check(b"\0" not in named, name, value, "path")
    return Path(value)
