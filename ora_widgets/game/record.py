"""A game as text, a header and one line per turn, as JSON, or as one short word for a chat message or an address.

    ora 1
    players 3
    country france
    length long
    seats RGB

    build G07 0,3; prior; times 1; done

Lines that begin with `#` are remarks. Reading replays every move, so a record is either a game or an error. Of a game with comments
(`replay/walkthroughs/reading.py`) it reads the game alone: title, marks (`! …`) and side lines (`( …` to `)`) are passed over.
A game that begins in a position of its own says `ora 2` and has a line `position {"round": 9, …}`; one that was read
from an online log says `ora 3` and has a line `origin 4000 G W R`, what the log says of the seed and the colours.
"""

from __future__ import annotations

import base64
import json
import re
import zlib
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any, NamedTuple

from ..engine import Move, ParseError
from ..engine.moves import safe_text, split_lines
from .history import MAX_MOVES
from .setup import Setup

VERSION = 3  # the newest version that is read; a game is written in the oldest that can express it
PREFIX = "ora"
STUDY_PREFIX = "orastudy"  # before the version in the code of a game with comments
TITLE = "title"  # of a game with comments
# In characters: enough for the longest game with the longest moves, but few enough for a quick refusal.
MAX_RECORD_LENGTH = 5_000_000
MAX_LINES = 100_000  # remarks included
END_OF_TURN = re.compile(r"\bdone; ")  # the word is in no other move
FIELDS = ("players", "country", "length", "seats", "rulings", "position", "origin")
REQUIRED_FIELDS = ("players", "country")


class ParsedRecord(NamedTuple):
    """What a record holds, not yet checked: the terms by name, and lines of moves.

    Attributes:
        moves: The lines of moves.
    """

    terms: dict[Any, Any]
    moves: list[Any]


def write(setup: Setup, moves: Iterable[Move]) -> str:
    """The record of a game."""
    # A board writes its whole game after every move, so this avoids a Python loop over the moves.
    turns = END_OF_TURN.sub("done\n", "; ".join(map(" ".join, moves)))
    header = (f"{PREFIX} {version(setup)}", *(f"{name} {value}" for name, value in _header(setup).items()))
    return "\n".join([*header, "", *([turns] if turns else []), ""])


def version(setup: Setup) -> int:
    """The oldest version of the format that can express these terms."""
    return 3 if setup.origin else 2 if setup.position else 1


def _header(setup: Setup) -> dict[str, str]:
    return {name: value if isinstance(value, str) else json.dumps(value) for name, value in _terms(setup).items()}


def _terms(setup: Setup) -> dict[str, object]:
    terms = {"players": setup.players, "country": setup.country, "length": setup.length, "seats": setup.seats}
    if differing := setup.rulings.to_json():
        terms["rulings"] = differing
    if setup.position:
        terms["position"] = setup.position_terms
    if setup.origin:
        terms["origin"] = setup.origin
    return terms


def to_json(setup: Setup, moves: Iterable[Move]) -> dict[str, object]:
    """A game as plain data for `json.dumps`; `load` reads it."""
    return {PREFIX: version(setup), "setup": _terms(setup), "moves": [str(move) for move in moves]}


def length_error() -> ParseError:
    """The refusal of a record that is longer than any game."""
    return ParseError("record-too-long", "", most=MAX_MOVES, lines=MAX_LINES, letters=MAX_RECORD_LENGTH)


def line_error(line: object) -> ParseError:
    """The refusal of a line that does not belong in a record.

    Args:
        line: The line, or what stands in its place.
    """
    return ParseError("record-unreadable", "", line=safe_text(line, 60))


def from_json(data: dict[Any, Any]) -> ParsedRecord:
    """Read the JSON of a game.

    Args:
        data: The data, `{"ora": 1, "setup": {…}, "moves": […]}`.

    Raises:
        ParseError: When it has the wrong form, or is longer than any game.
    """
    if PREFIX not in data:
        raise ParseError("foreign-json", "")
    check_version(safe_text(data[PREFIX]))
    setup, moves = data.get("setup"), data.get("moves")
    if not isinstance(setup, dict) or not isinstance(moves, list) or set(data) - {PREFIX, "setup", "moves"}:
        raise ParseError("foreign-json", "")
    if sum(len(move) for move in islice(moves, MAX_MOVES) if isinstance(move, str)) > MAX_RECORD_LENGTH:
        raise length_error()
    return ParsedRecord(setup, moves)


def check_version(word: str) -> None:
    """Make sure that a version can be read.

    Raises:
        ParseError: When it is not a version, or newer than this package.
    """
    if not (word.isascii() and word.isdigit() and word[0] != "0"):
        raise line_error(f"{PREFIX} {word}")
    if len(word) > 9 or int(word) > VERSION:
        raise ParseError("record-newer", "", version=safe_text(word, 20), ours=VERSION)


def lines(text: str) -> Iterator[str]:
    """The lines of a record without blank lines and remarks.

    Raises:
        ParseError: When it has more lines than any game.
    """
    lines = text.splitlines()
    if len(lines) > MAX_LINES:
        raise length_error()
    return (words for line in lines if (words := line.strip()) and not words.startswith("#"))


def read(text: str) -> ParsedRecord:
    """Read a record: header lines in any order up to the first move, then turns.

    Raises:
        ParseError: When it is not a record.
    """
    words = list(_strip_comments(lines(text)))
    first = words[0].split() if words else []
    if len(first) != 2 or first[0] != PREFIX:
        raise line_error(" ".join(first))
    check_version(first[1])
    terms: dict[str, object] = {}
    turns = words[1:]
    while turns and turns[0].split()[0] in FIELDS:
        line = turns.pop(0)
        name, *value = line.split(maxsplit=1)
        if name in terms or not value:
            raise line_error(line)
        terms[name] = _value(name, value[0], line)
    return ParsedRecord(terms, turns)


def _strip_comments(words: Iterable[str]) -> Iterator[str]:
    """The lines of the game itself, where there are comments."""
    depth, began = 0, ""
    for number, line in enumerate(words):
        if line.startswith("("):
            depth, began = depth + 1, began or line
        elif depth:
            depth -= line == ")"
        elif not line.startswith("!") and not (number == 1 and line.split()[0] == TITLE):
            began = ""
            yield line
    if depth:
        raise line_error(began)


def _value(name: str, value: str, line: str) -> Any:
    """Read a header's value, which is text or, for some headers, JSON."""
    if name not in ("players", "rulings", "position"):
        return value
    try:
        return json.loads(value)
    except (ValueError, RecursionError):
        raise line_error(line) from None


def single(moves: Iterable[Any]) -> Iterator[Any]:
    """Split lines into single moves; anything other than text is passed on to the parser."""
    for move in moves:
        if isinstance(move, str):
            yield from split_lines(move)
        else:
            yield move


# Text that most records contain, the most common last; it shortens the code and can never change.
DICTIONARY = (
    b"choose claim clear enter place give send prior send lay trade skip settle S1 settle S2 plot 0 coast plot 0 mountain "
    b"district -1 hills district 2 plains contract G01 coins contract F05 coins contract I05 coins cut 0,0 peat fell 0,1 wood "
    b"fell 0,2 joker sell Wn flip Gn pay 2Sh pay Pt pay Wo build G07 0,3 build G02 1,3 use LR1 lay use LG2 lay use LB3 prior "
    b"use LW1 lay take joker take grain take livestock take clay take coin times 0 times 1 times 2 pass prior done\n"
)


def encode(setup: Setup, moves: Iterable[Move]) -> str:
    """The record as one word, about a kilobyte for a long game, with a check sum against damage."""
    return f"{PREFIX}{version(setup)}:{compress_record(write(setup, moves))}"


def compress_record(record: str) -> str:
    """The letters of a code: a record, with or without comments, packed with a check sum."""
    squeeze = zlib.compressobj(9, zlib.DEFLATED, -15, 9, zdict=DICTIONARY)
    text = record.encode(errors="replace")
    packed = squeeze.compress(text) + squeeze.flush()
    whole = zlib.crc32(text).to_bytes(4, "big") + packed
    return base64.urlsafe_b64encode(whole).rstrip(b"=").decode()


def decode(version_word: str, letters: str) -> str:
    """The record inside a short code.

    Args:
        version_word: The version of the format, in digits.

    Raises:
        ParseError: When it has been damaged, or is newer than this package.
    """
    check_version(version_word)
    return decompress_record(letters)


def decompress_record(letters: str) -> str:
    """The record out of the letters of a code.

    Raises:
        ParseError: When it has been damaged.
    """
    # A code never leaves a single letter over, so such a letter belongs to the text after it.
    letters = letters[: len(letters) - (len(letters) % 4 == 1)]
    try:
        whole = base64.b64decode(letters + "=" * (-len(letters) % 4), altchars=b"-_", validate=True)
        unpack = zlib.decompressobj(-15, zdict=DICTIONARY)
        packed = unpack.decompress(whole[4:], MAX_RECORD_LENGTH)
        text = packed.decode()
    except (ValueError, zlib.error):
        raise ParseError("code-damaged", "") from None
    if not unpack.eof or zlib.crc32(packed) != int.from_bytes(whole[:4], "big"):
        raise ParseError("code-damaged", "")
    return text
