"""How a board looks and behaves for whoever sits at it; nothing of this is part of the game."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import islice
from typing import Any, TypedDict

import traitlets

from ..arguments import check
from ..engine.moves import shown
from ..game.setup import COLOURS

LONGEST_NAME = 24
JOINERS = "\u200c\u200d"  # nobody sees them, but some scripts and pictures are spelled with them


class Options(TypedDict, total=False):
    """The options of a board by their names, as it takes them when it is made."""

    theme: str
    motion: bool
    show_hints: bool
    open_all: bool
    names: dict[str, str]


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
            message = f"names says who plays which colour; the colours are {colours}, and {shown(strange[0], LONGEST_NAME)!r} is none"
            raise traitlets.TraitError(message)
        return super().validate(obj, value)


class Settings(traitlets.HasTraits):
    """The options of a board: they can be set in the board, when it is made, and at any time from code.

    `theme` is `"follow"` (Jupyter's), `"light"` or `"dark"`; `motion` lets things move where they go (the system's wish
    for less motion is always kept); `show_hints` explains what the pointer is on; `open_all` opens everybody's board;
    `names` says who plays which colour, such as `{"R": "Ada"}`; it raises `TraitError` for what is no colour.
    """

    theme = traitlets.Enum(("follow", "light", "dark"), default_value="follow").tag(sync=True)
    motion = traitlets.Bool(True).tag(sync=True)
    show_hints = traitlets.Bool(True).tag(sync=True)
    open_all = traitlets.Bool(False).tag(sync=True)
    names = Names(value_trait=traitlets.Unicode(), key_trait=traitlets.Unicode()).tag(sync=True)

    @traitlets.validate("names")
    def _short(self, proposal: dict[str, Any]) -> dict[str, str]:
        """Names as they are shown: short, and none where there is only space."""
        named = {seat: _plain(name) for seat, name in proposal["value"].items()}
        return {seat: name for seat, name in named.items() if name}


def _plain(name: str) -> str:
    """A name without what would turn the words around it, or do anything at all."""
    cut = " ".join(name[: 10 * LONGEST_NAME].split())
    return "".join(letter for letter in cut if letter.isprintable() or letter in JOINERS)[:LONGEST_NAME].strip()


NAMES = tuple(Options.__annotations__)
# What an option may be at all; which of the words or names it takes is for `Settings` to say.
_KINDS = {str: "text", bool: "flag", Mapping: "names"}
_FITS = {"theme": str, "motion": bool, "show_hints": bool, "open_all": bool, "names": Mapping}


def check_options(options: Mapping[str, object]) -> None:
    """Raise `TypeError` for an option that does not exist, or is handed something that it cannot be."""
    if strange := [name for name in options if name not in NAMES]:
        message = f"Board has no option {strange[0]!r}; there are {', '.join(NAMES)}"
        raise TypeError(message)
    for name, value in options.items():
        check(isinstance(value, _FITS[name]), name, value, _KINDS[_FITS[name]])
