"""A game as text: a header and one line per turn; and as a short code for a chat message.

    ora 1
    players 3
    country france
    length long
    seats RGB

    build G07 0,3; prior; times 1; done

Lines that begin with `#` are remarks. Reading replays every move, so a record is either a game or an error.
A game that begins in a position of its own says `ora 2` and has a line `position {"round": 9, …}`; one that was read
from an online log says `ora 3` and has a line `origin 4000 G W R`, what the log says of the seed and the colours.
"""

from __future__ import annotations

import base64
import errno
import json
import os
import re
import zlib
from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any
from urllib.parse import unquote

from ..engine import Move, Refusal, Unreadable
from ..engine.moves import shown
from ..game.game import Game
from ..game.history import MOST_MOVES
from ..game.setup import Setup
from ..language.sentences import told

VERSION = 3  # the newest that is read; a game is written as the oldest that has words for it
PREFIX = "ora"
# Characters: as many as the longest game takes, written with the longest moves, and little enough to be refused quickly.
LONGEST = 5_000_000
LONGEST_LOG = 500_000  # characters of a log of the site, whose lines are short
MOST_LINES = 100_000  # remarks included
LONGEST_FILE = 4 * LONGEST  # bytes: a character has four at most
FIELDS = ("players", "country", "length", "seats", "rulings", "position", "origin")
NEEDED = ("players", "country")

# What most records hold, commonest last: it shortens the code, and is part of the format for good.
_WORDS = (
    b"choose claim clear enter place give send prior send lay trade skip settle S1 settle S2 plot 0 coast plot 0 mountain "
    b"district -1 hills district 2 plains contract G01 coins contract F05 coins contract I05 coins cut 0,0 peat fell 0,1 wood "
    b"fell 0,2 joker sell Wn flip Gn pay 2Sh pay Pt pay Wo build G07 0,3 build G02 1,3 use LR1 lay use LG2 lay use LB3 prior "
    b"use LW1 lay take joker take grain take livestock take clay take coin times 0 times 1 times 2 pass prior done\n"
)

# A code begins anywhere in what was copied; in an address, where addresses carry things.
_CODE = re.compile(r"(?<![a-z0-9])ora([0-9]{1,20})\s*:", re.IGNORECASE)
_ADDRESS = re.compile(r"\w{2,10}://|[#?]ora[0-9]|[#?]ora=", re.IGNORECASE)
_IN_ADDRESS = re.compile(r"[#?&=]ora([0-9]{1,20}):", re.IGNORECASE)
_PAGE = re.compile(r"<!doctype html", re.IGNORECASE)
_IN_PAGE = re.compile(r'<meta name="ora-code" content="ora([0-9]{1,20}):')

# Where a log of the online site begins, and where something else does that may quote one.
_LOG = re.compile(r"\bconfig\b[\W_]{0,8}[a-z0-9]", re.IGNORECASE)
_OURS = re.compile(rf"\s*(?:#[^\n]*\n\s*)*{PREFIX} |<!doctype html", re.IGNORECASE)

# Chats and mails make one sign of two hyphens, and put quotation marks, markup and signs that nobody sees among the letters.
_DASHES = str.maketrans({"\u2014": "--", "\u2013": "--", "\u2011": "-", "\u2212": "-"})
_NO_LETTER = re.compile(r"[^A-Za-z0-9_-]+")


def write(setup: Setup, moves: Iterable[Move]) -> str:
    """The record of a game.

    Parameters: `setup`, its terms; `moves`, from the first on.
    """
    lines = [f"{PREFIX} {_version(setup)}", *(f"{name} {value}" for name, value in _header(setup).items()), ""]
    turn: list[str] = []
    for move in moves:
        turn.append(str(move))
        if move.verb == "done":
            lines.append("; ".join(turn))
            turn = []
    return "\n".join([*lines, *(["; ".join(turn)] if turn else []), ""])


def _version(setup: Setup) -> int:
    return 3 if setup.origin else 2 if setup.position else 1


def _header(setup: Setup) -> dict[str, str]:
    return {name: value if isinstance(value, str) else json.dumps(value) for name, value in _terms(setup).items()}


def _terms(setup: Setup) -> dict[str, Any]:
    terms = {"players": setup.players, "country": setup.country, "length": setup.length, "seats": setup.seats}
    if differing := setup.rulings.to_json():
        terms["rulings"] = differing
    if setup.position:
        terms["position"] = setup.position.to_json()
    if setup.origin:
        terms["origin"] = setup.origin
    return terms


def to_json(setup: Setup, moves: Iterable[Move]) -> dict[str, Any]:
    """A game as plain data for `json.dumps`; `load` reads it."""
    return {PREFIX: _version(setup), "setup": _terms(setup), "moves": [str(move) for move in moves]}


def encode(setup: Setup, moves: Iterable[Move]) -> str:
    """The record in one word, about a kilobyte for a long game; it notices when it has been damaged."""
    squeeze = zlib.compressobj(9, zlib.DEFLATED, -15, 9, zdict=_WORDS)
    text = write(setup, moves).encode()
    packed = squeeze.compress(text) + squeeze.flush()
    whole = zlib.crc32(text).to_bytes(4, "big") + packed
    return f"{PREFIX}{_version(setup)}:{base64.urlsafe_b64encode(whole).rstrip(b'=').decode()}"


def load(source: str | Path | dict[str, Any]) -> Game:
    """The game that a record, a short code, an address with a code, a saved page, an online log or JSON holds.

    Parameters: `source`, the text itself, the name of a file with it, or the data of `Game.to_json`. An address is
    only read, never fetched.
    Raises `Unreadable` when it holds no game, was damaged, was written by a newer version, or does not replay, and
    `OSError` when a file cannot be opened. Where an online log stops being readable, the error's `line` has the number
    and the text of that line, and its `game` what was played before.

    >>> from ora_widgets import new_game
    >>> load(new_game(2, "ireland").play("pass").code()).moves
    (Move('pass'),)
    """
    try:
        return _load(source)
    except Refusal as refusal:
        raise told(refusal) from None


def _load(source: object) -> Game:
    if isinstance(source, dict):
        return _from_json(source)
    text = _file(source) if isinstance(source, Path) else source
    if not isinstance(text, str):
        raise _unreadable(text)
    if len(text) > LONGEST and not _PAGE.match(text):  # of a page only the head is looked at
        raise _too_long()
    text = text.strip()
    if text.startswith("{"):
        return _from_json(_json(text))
    if _LOG.search(text) and not _OURS.match(text) and not _CODE.search(text):
        return _log(text)  # even if an address stands before it
    if code := _carried(text):
        return _read(_decode(*code))
    if isinstance(source, str) and _is_name(text):
        return _load(Path(text))
    return _read(text) if _OURS.match(text) else _log(text)


def _log(text: str) -> Game:
    """A log of the site where the game is played online, or what looks like none of all that is read."""
    from .kennerspiel import game_of

    if len(text) > LONGEST_LOG or max(text.count("\n"), text.count(";")) > MOST_MOVES:
        raise _unreadable(text.splitlines()[0])
    return game_of(text)


def _carried(text: str) -> tuple[str, str] | None:
    """The version and the letters of the code in an address, in a page that `save_html` wrote, or among other words."""
    if _PAGE.match(text):
        return _found(_IN_PAGE, text.partition("<body")[0], "page-without-code")
    if _ADDRESS.match(text):
        bare = "".join(letter for letter in text if letter.isprintable() and letter != " ")
        return _found(_IN_ADDRESS, unquote(bare), "address-without-code")
    if next(iter(_lines(text)), "").startswith(f"{PREFIX} "):
        return None  # in a record it is part of a remark
    return _found(_CODE, unquote(text), "")


def _found(where: re.Pattern[str], text: str, otherwise: str) -> tuple[str, str] | None:
    """What stands from the code on; what follows it does no harm, for a code knows where it ends."""
    if found := where.search(text):
        return found[1], _NO_LETTER.sub("", text[found.end() :].translate(_DASHES))
    if otherwise:
        raise Unreadable(otherwise, "")
    return None


def _is_name(text: str) -> bool:
    """Whether a text names a file, or was meant to."""
    if not text.isprintable() or len(text) > 1000 or text.startswith(f"{PREFIX} "):
        return False
    return os.path.exists(text) or (" " not in text and Path(text).suffix[1:].isalpha())  # noqa: PTH110  # takes any text


def _file(path: Path) -> str:
    strange = OSError(errno.EINVAL, os.strerror(errno.EINVAL), shown(str(path)))
    if path.exists() and not path.is_file() and not path.is_dir():  # a device or a pipe may never end
        raise strange
    try:
        file = path.open("rb")
    except ValueError:  # such as a name with a NUL in it
        raise strange from None
    with file:
        # Strange bytes end up in a line that cannot be read, or in a remark, where they do no harm.
        return file.read(LONGEST_FILE + 1).decode("utf-8-sig", errors="replace")


def _too_long() -> Unreadable:
    return Unreadable("record-too-long", "", most=MOST_MOVES, lines=MOST_LINES, letters=LONGEST)


def _unreadable(line: object) -> Unreadable:
    return Unreadable("record-unreadable", "", line=shown(line, 60))


def _json(text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        raise Unreadable("foreign-json", "") from None


def _from_json(data: dict[Any, Any]) -> Game:
    """The JSON of a game, `{"ora": 1, "setup": {…}, "moves": […]}`."""
    if PREFIX not in data:
        raise Unreadable("foreign-json", "")
    _check_version(shown(data[PREFIX]))
    setup, moves = data.get("setup"), data.get("moves")
    if not isinstance(setup, dict) or not isinstance(moves, list) or set(data) - {PREFIX, "setup", "moves"}:
        raise Unreadable("foreign-json", "")
    return _replay(setup, moves)


def _decode(version: str, letters: str) -> str:
    """The record inside a short code."""
    _check_version(version)
    # No code leaves one letter over; then it belongs to what follows.
    letters = letters[: len(letters) - (len(letters) % 4 == 1)]
    try:
        whole = base64.b64decode(letters + "=" * (-len(letters) % 4), altchars=b"-_", validate=True)
        unpack = zlib.decompressobj(-15, zdict=_WORDS)
        packed = unpack.decompress(whole[4:], LONGEST)
        text = packed.decode()
    except (ValueError, zlib.error):
        raise Unreadable("code-damaged", "") from None
    if not unpack.eof or zlib.crc32(packed) != int.from_bytes(whole[:4], "big"):
        raise Unreadable("code-damaged", "")
    return text


def _check_version(word: str) -> None:
    if not (word.isascii() and word.isdigit() and word[0] != "0"):
        raise _unreadable(f"{PREFIX} {word}")
    if len(word) > 9 or int(word) > VERSION:
        raise Unreadable("record-newer", "", version=shown(word, 20), ours=VERSION)


def _lines(text: str) -> Iterator[str]:
    """The lines of a record that say something."""
    lines = text.splitlines()
    if len(lines) > MOST_LINES:
        raise _too_long()
    return (said for line in lines if (said := line.strip()) and not said.startswith("#"))


def _read(text: str) -> Game:
    """A record: header lines in any order up to the first move, then turns."""
    lines = list(_lines(text))
    first = lines[0].split() if lines else []
    if len(first) != 2 or first[0] != PREFIX:
        raise _unreadable(" ".join(first))
    _check_version(first[1])
    terms: dict[str, Any] = {}
    turns = lines[1:]
    while turns and turns[0].split()[0] in FIELDS:
        line = turns.pop(0)
        name, *value = line.split(maxsplit=1)
        if name in terms or not value:
            raise _unreadable(line)
        terms[name] = _value(name, value[0], line)
    return _replay(terms, turns)


def _value(name: str, value: str, line: str) -> Any:
    """A header's value: text, but for those that are JSON."""
    if name not in ("players", "rulings", "position"):
        return value
    try:
        return json.loads(value)
    except (ValueError, RecursionError):
        raise _unreadable(line) from None


def _single(moves: Iterable[Any]) -> Iterator[Any]:
    """Move by move what may be joined into lines; what is no text is left to whoever reads it."""
    for move in moves:
        if isinstance(move, str):
            yield from (line for part in move.splitlines() for line in part.split(";") if line.strip())
        else:
            yield move


# What all official games were played by when nothing yet could say so: an early record names none of it.
EARLIER = {"ask_fees": True}
EARLIER_MODES: dict[int, dict[str, Any]] = {1: {"any_place": True}, 2: {"idle_rounds": 26}}  # by number of players


def _replay(terms: dict[Any, Any], moves: list[Any]) -> Game:
    """The game of these terms and moves, by today's rules or, where they refuse it, by those of its time."""
    try:
        return _played(terms, moves)
    except Unreadable as refused:
        agreed = terms.get("rulings") or {}
        official = isinstance(agreed, dict) and "table" not in agreed
        if refused.message != "record-refused" or not official:
            raise
        earlier = EARLIER | EARLIER_MODES.get(terms["players"], {})
        try:
            return _played(terms | {"rulings": earlier | agreed}, moves)
        except Unreadable:
            raise refused from None


def _played(terms: dict[Any, Any], moves: list[Any]) -> Game:
    strange = [name for name in terms if name not in FIELDS] + [f"{name} ?" for name in NEEDED if name not in terms]
    if strange:
        raise _unreadable(strange[0])
    single = list(islice(_single(moves), MOST_MOVES + 1))
    if len(single) > MOST_MOVES:
        raise _too_long()
    try:
        game = Game(Setup(**terms))
    except Refusal as refusal:
        raise Unreadable("record-terms", refusal.rule, why=str(told(refusal))) from None
    for number, move in enumerate(single, start=1):
        try:
            game.play(move)
        except Refusal as refusal:
            line = shown(move, 60).strip()
            raise Unreadable("record-refused", refusal.rule, number=number, line=line, why=str(refusal)) from None
    return game
