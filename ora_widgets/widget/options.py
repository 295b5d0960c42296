"""Options of how a board looks and behaves; none of them is part of the game."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import islice
from typing import Any

import traitlets

from ..engine.cards.rows import COLOURS
from ..engine.moves import UnknownName, safe_text
from ..language.people import MAX_NAME_LENGTH
from ..support.arguments import check
from ..wire.to_page import Options


class Names(traitlets.Dict):
    """Names by colour; keys that are not colours are refused first, as there may be thousands."""

    def validate(self, obj: Any, value: Any) -> Any:
        strange = (
            [seat for seat in islice(value, len(COLOURS) + 1) if seat not in [*COLOURS]]
            if isinstance(value, dict)
            else []
        )
        if strange:
            colours = ", ".join(COLOURS)
            message = f"names says who plays which colour; the colours are {colours}, and {safe_text(strange[0], MAX_NAME_LENGTH)!r} is none"
            raise traitlets.TraitError(message)
        return super().validate(obj, value)


OPTION_NAMES = tuple(Options.__annotations__)
# The type of each option; the traits of a board check which values it takes.
_KINDS = {str: "text", bool: "flag", Mapping: "names"}
_FITS = {
    "theme": str,
    "motion": bool,
    "show_hints": bool,
    "open_all": bool,
    "teaching": bool,
    "analysis": bool,
    "pace": str,
    "names": Mapping,
}


def names_in(options: Mapping[str, Any]) -> dict[str, str]:
    """The valid names among options; others are refused when the trait is set."""
    named = options.get("names", {})
    return {seat: named[seat] for seat in COLOURS if isinstance(named.get(seat), str)}


def check_options(options: Mapping[str, object]) -> None:
    """Check that all options exist, and that their values have the right types.

    Raises:
        UnknownName: When there is no such option.
        WrongArgument: When its value has another type.
    """
    if strange := [name for name in options if name not in OPTION_NAMES]:
        raise UnknownName("no-such-option", word=safe_text(strange[0], 40), known=", ".join(OPTION_NAMES))
    for name, value in options.items():
        check(isinstance(value, _FITS[name]), name, value, _KINDS[_FITS[name]])
