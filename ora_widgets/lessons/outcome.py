"""The replies of a lesson: an outcome, or words that are shown without quotation marks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

Kind = Literal["untried", "not-yet", "solved"]
UNTRIED: Final = "untried"
NOT_YET: Final = "not-yet"
SOLVED: Final = "solved"


class Words(str):
    """A text whose repr is the text itself; a notebook shows its paragraphs.

    >>> Words("Well done.")
    Well done.
    """

    __slots__ = ()

    def __repr__(self) -> str:
        return str(self)

    def _repr_markdown_(self) -> str:
        return str(self)


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of `check()`; it is true when solved.

    Args:
        kind: `"solved"`, `"not-yet"` or `"untried"`.
        sentence: A sentence on what was learnt, what is missing, or what to do.

    >>> bool(Outcome("not-yet", "Red has 1 bread; the task asks for 2 bread."))
    False
    """

    kind: Kind
    sentence: str

    def __bool__(self) -> bool:
        return self.kind == SOLVED

    def __repr__(self) -> str:
        return self.sentence

    def _repr_markdown_(self) -> str:
        mark = {SOLVED: "✔", NOT_YET: "✎", UNTRIED: "○"}[self.kind]
        return f"{mark} {self.sentence}"
