"""A move: one answer to the question now asked, and the three ways in which a line can fail to be one."""

from __future__ import annotations

import reprlib
from collections.abc import Callable, Iterable
from typing import Any, ClassVar, NamedTuple, Self

MAX_MOVE_LENGTH = 400  # characters of a line: no move needs more
CONTAINERS = (list, tuple, dict, set, frozenset)
# Long enough to be cut to the limit; spelling out millions of parts, or deeply nested ones, would take too long.
SHORT = reprlib.Repr()
SHORT.maxlevel = 3
SHORT.maxlist = SHORT.maxtuple = SHORT.maxdict = SHORT.maxset = SHORT.maxfrozenset = 20
SHORT.maxstring = SHORT.maxother = SHORT.maxlong = 400


def safe_text(value: object, limit: int = 80) -> str:
    r"""What somebody handed in, fit to stand in a sentence: short, and without characters that do something.

    Args:
        value: The text, or anything at all.
        limit: How many characters to show of it.

    >>> safe_text("build\x1b[2J"), safe_text(None), safe_text("x" * 100, 5)
    ('build�[2J', 'None', 'xxxxx…')
    """
    if isinstance(value, (bytes, bytearray)):
        value = value[:limit]
    try:
        text = value if isinstance(value, str) else SHORT.repr(value) if isinstance(value, CONTAINERS) else repr(value)
    except Exception:  # noqa: BLE001  # nested too deeply, a number with thousands of digits, or a faulty `__repr__`
        text = type(value).__name__
    cut = text[:limit] + "…" if len(text) > limit else text
    return "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in cut)


def split_lines(text: str) -> list[str]:
    r"""The single lines of moves in a text: joined by `;`, or each on a line of its own.

    Args:
        text: Lines of moves; blank ones are left out.

    >>> split_lines("prior; times 1;\ndone")
    ['prior', ' times 1', 'done']
    """
    return [line for part in text.splitlines() for line in part.split(";") if line.strip()]


class Move(tuple[str, ...]):
    """A verb and its words; `str(move)` is its only spelling.

    It compares and hashes like the plain tuple, which the engine uses inside.

    Args:
        words: The verb and its words, or a line of text, which is read as `Move.parse` reads it.

    >>> Move("build  G07 0,3")
    Move('build G07 0,3')
    >>> Move.parse("pay 3Gn Sh") == ("pay", "3Gn", "Sh")
    True
    """

    __slots__ = ()

    def __new__(cls, words: Iterable[str] = ()) -> Self:
        if isinstance(words, str):
            return cls.parse(words)
        return tuple.__new__(cls, words)

    @classmethod
    def parse(cls, line: object) -> Self:
        """Read a line of text. Only its form is checked here, not whether the move is legal.

        Args:
            line: The line; anything other than text is refused.

        Raises:
            InvalidMove: When the line is empty or holds anything but printable words.
        """
        words = line.split() if isinstance(line, str) and len(line) <= MAX_MOVE_LENGTH else []
        if not words or not "".join(words).isprintable():
            raise InvalidMove("not-a-move", "F5.1", line=safe_text(line), usage="VERB WORDS")
        return cls(words)

    @property
    def verb(self) -> str:
        """The first word."""
        return self[0]

    @property
    def words(self) -> tuple[str, ...]:
        """What follows the verb."""
        return tuple(self[1:])

    def __str__(self) -> str:
        return " ".join(self)

    def __repr__(self) -> str:
        return f"Move({str(self)!r})"


class Refusal(ValueError):
    """The refusal of a move or of anything else that was asked for.

    The engine carries no prose: the sentence is filled in by the code that talks to a person, or by `writer` when the
    refusal is shown without one.

    Attributes:
        message: The name of a sentence in the locale room.
        rule: The number of the rule that says so, or empty.
        details: What the sentence is about, by name.
        sentence: The sentence, once it has been written.

    >>> from ora_widgets import new_game
    >>> try:
    ...     new_game(2).play("build S1 0,3")
    ... except Refusal as refused:
    ...     print(refused.message, refused.rule, refused.details["card"])
    settlement-not-built-here F5.5.6 S1
    """

    writer: ClassVar[Callable[[Refusal], object] | None] = None  # set by the room that has the words

    def __init__(self, message: str, rule: str = "", **details: Any) -> None:
        super().__init__(message)
        self.message = message
        self.rule = rule
        self.details = details
        self.sentence = ""

    def __str__(self) -> str:
        if not self.sentence and Refusal.writer is not None:
            Refusal.writer(self)
        if self.sentence:
            return self.sentence
        about = ", ".join(f"{key}={value}" for key, value in self.details.items())
        return f"{self.message}: {about}" + (f" ({self.rule})" if self.rule else "")


class InvalidMove(Refusal):
    """The text is no move at all: an unknown verb, card, space or good.

    >>> from ora_widgets import new_game
    >>> try:
    ...     new_game(2).play("biuld G07 0,3")
    ... except InvalidMove as refused:
    ...     print(refused.details["word"])
    biuld
    """


class IllegalMove(Refusal):
    """A move, but not one that the rules allow at this moment.

    >>> from ora_widgets import new_game
    >>> try:
    ...     new_game(2).play("done")
    ... except IllegalMove as refused:
    ...     print(refused.rule)
    F5.6
    """


class AmbiguousMove(Refusal):
    """The text could mean several legal moves.

    >>> from ora_widgets import new_game
    >>> try:
    ...     new_game(2).play("fell 0,1")
    ... except AmbiguousMove as refused:
    ...     print(refused.details["options"])
    fell 0,1 wood, fell 0,1 joker
    """


class InvalidSetup(Refusal):
    """A game that cannot be set up: a mode, a variant, seats or rulings that do not exist.

    >>> from ora_widgets import new_game
    >>> try:
    ...     new_game(5)
    ... except InvalidSetup as refused:
    ...     print(refused.rule)
    F16
    """


class UnknownName(Refusal, KeyError):
    """A name of a lesson, card, good or anything else that does not exist; the sentence offers the nearest ones.

    It is a `LookupError`, so that code that looks a name up need not know of refusals.

    >>> from ora_widgets import scenario
    >>> try:
    ...     scenario("frist-bread")
    ... except UnknownName as refused:
    ...     print(refused.details["near"])
    first-bread, first-move, grain-in-store
    """


class Line(NamedTuple):
    """A line of a text: its number, from 1, and what it says."""

    number: int
    text: str


class ParseError(Refusal):
    """A record, code or file that holds no game, or one that does not replay.

    Attributes:
        line: The `Line` where an online log stops being readable; for anything else `None`.
        game: The game that was played before that line; for anything else `None`.

    >>> from ora_widgets import load
    >>> try:
    ...     load("CONFIG 3 france long; START R G B; FELL_TREES 9 9")
    ... except ParseError as refused:
    ...     print(refused.line.number)
    1
    """

    game: Any = None
    line: Line | None = None
