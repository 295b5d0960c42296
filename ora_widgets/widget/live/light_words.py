"""Stand-ins for what `fluent.runtime` needs of Babel, pytz and attrs, for the languages of this package.

`fluent.runtime` imports babel, pytz and attrs, a quarter of what the live page would load, to write numbers and to
choose plural forms. These stand-ins give the same results; they refuse dates, which no message contains.
"""

from __future__ import annotations

import dataclasses
import sys
import typing
from collections.abc import Callable
from decimal import Decimal
from types import ModuleType, SimpleNamespace
from typing import Any, NamedTuple, NoReturn

MAX_FRACTION_DIGITS = 3
THOUSANDTH = Decimal("0.001")
DIGITS_IN_GROUP = 3


class NumberPattern(NamedTuple):
    """How a number is written; the fields are Babel's, in its order."""

    pattern: str
    prefix: tuple[str, str]
    suffix: tuple[str, str]
    grouping: tuple[int, int]
    int_prec: tuple[int, int]
    frac_prec: tuple[int, int]
    exp_prec: None
    exp_plus: None

    def apply(self, number: float, locale: Locale) -> str:
        """Write a number.

        Args:
            locale: The language, with its separators.
        """
        rounded = Decimal(str(abs(number))).quantize(THOUSANDTH)
        whole, _, fraction = f"{rounded:f}".partition(".")
        fraction = fraction.rstrip("0")
        head = len(whole) % DIGITS_IN_GROUP or DIGITS_IN_GROUP
        groups = [whole[:head], *(whole[at : at + DIGITS_IN_GROUP] for at in range(head, len(whole), DIGITS_IN_GROUP))]
        sign = "-" if number < 0 else ""
        return sign + locale.group.join(groups) + (locale.point + fraction if fraction else "")


DECIMAL_PATTERN = NumberPattern("#,##0.###", ("", "-"), ("", ""), (3, 3), (1, 1), (0, MAX_FRACTION_DIGITS), None, None)


def english_plural(number: float) -> str:
    """Only one is the singular."""
    return "one" if abs(number) == 1 else "other"


def spanish_plural(number: float) -> str:
    """Whole millions have a form of their own (*1 millón de monedas*)."""
    if abs(number) == 1:
        return "one"
    return "many" if number and number % 1_000_000 == 0 else "other"


def polish_plural(number: float) -> str:
    """Two to four have a form of their own, but not twelve to fourteen; so have fractions."""
    count = abs(number)
    if count != int(count):
        return "other"
    if count == 1:
        return "one"
    return "few" if count % 10 in (2, 3, 4) and count % 100 not in (12, 13, 14) else "many"


class Locale(NamedTuple):
    """A language: the separators in its numbers, and its plural forms."""

    point: str
    group: str
    plural_form: Callable[[float], str]

    @property
    def decimal_formats(self) -> dict[None, NumberPattern]:
        """How numbers are written."""
        return {None: DECIMAL_PATTERN}

    @staticmethod
    def parse(name: str) -> Locale:
        """The language of a name such as `"pl"`."""
        return LOCALES[name.partition("_")[0]]


LOCALES = {
    "en": Locale(".", ",", english_plural),
    "es": Locale(",", ".", spanish_plural),
    "pl": Locale(",", "\N{NO-BREAK SPACE}", polish_plural),
}


def _no_dates(*args: object, **options: object) -> NoReturn:
    raise NotImplementedError("the words of the live page have no dates")


def _field(default: Any = dataclasses.MISSING, factory: Any = dataclasses.MISSING, **options: Any) -> Any:
    init = options.get("init", True)
    return dataclasses.field(default=default, default_factory=factory, init=init)


def install() -> None:
    """Put the stand-ins where `import babel` finds them, for the rest of this process, before any message is formatted."""
    modules: dict[str, dict[str, object]] = {
        "babel": {"Locale": Locale, "UnknownLocaleError": KeyError},
        "babel.plural": {"to_python": lambda form: form},
        "babel.numbers": {"NumberPattern": NumberPattern, "parse_pattern": lambda _: DECIMAL_PATTERN},
        "babel.dates": dict.fromkeys(("format_date", "format_time", "get_datetime_format", "get_timezone"), _no_dates),
        "pytz": {"UTC": None},
        "attr": {
            "s": dataclasses.dataclass,
            "ib": _field,
            "evolve": dataclasses.replace,
            "validators": SimpleNamespace(in_=lambda _: None),
        },
    }
    for name, contents in modules.items():
        module = ModuleType(name, __doc__)
        module.__dict__.update(contents)
        sys.modules[name] = module
        parent, _, part = name.rpartition(".")
        if parent:
            setattr(sys.modules[parent], part, module)
    # All that is imported from it is in Python's own module by now.
    sys.modules["typing_extensions"] = typing
