"""How a board looks and behaves for whoever sits at it; nothing of this is part of the game."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import islice
from typing import Any

import traitlets

from ..engine.cards.rows import COLOURS
from ..engine.moves import UnknownName, shown
from ..language.people import MAX_NAME_LENGTH
from ..support.arguments import check
from ..wire.to_page import Options


class Names(traitlets.Dict):
    """Names by colour; of what is no colour there may be thousands, so that is looked at first."""

    def validate(self, obj: Any, value: Any) -> Any:
        strange = (
            [seat for seat in islice(value, len(COLOURS) + 1) if seat not in [*COLOURS]]
            if isinstance(value, dict)
            else []
        )
        if strange:
            colours = ", ".join(COLOURS)
            message = f"names says who plays which colour; the colours are {colours}, and {shown(strange[0], MAX_NAME_LENGTH)!r} is none"
            raise traitlets.TraitError(message)
        return super().validate(obj, value)


NAMES = tuple(Options.__annotations__)
# What an option may be at all; which of the words or names it takes is for the traits of a board to say.
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
    """The names among options, as far as they are names; what else is there is refused when it is set."""
    named = options.get("names", {})
    return {seat: named[seat] for seat in COLOURS if isinstance(named.get(seat), str)}


def check_options(options: Mapping[str, object]) -> None:
    """Make sure that there are such options, and that each is handed something that it can be.

    Raises:
        UnknownName: When there is no such option.
        WrongArgument: When its value has another type.
    """
    if strange := [name for name in options if name not in NAMES]:
        raise UnknownName("no-such-option", word=shown(strange[0], 40), known=", ".join(NAMES))
    for name, value in options.items():
        check(isinstance(value, _FITS[name]), name, value, _KINDS[_FITS[name]])
