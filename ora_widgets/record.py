"""A game as text: a header and one line per turn; and as a short code for a chat message.

    ora 1
    players 3
    country france
    length long
    seats RGB

    build G07 0,3; prior; times 1; done

Lines that begin with `#` are remarks. Reading replays every move, so a record is either a game or an error.
"""

from __future__ import annotations

import base64
import json
import zlib
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from .engine import Move, NoSuchGame, Refusal, Unreadable
from .game import Game
from .setup import COLOURS, Setup, rulings

VERSION = 1
PREFIX = "ora"
LONGEST = 2_000_000  # characters: far more than any game, little enough to refuse quickly
FIELDS = ("players", "country", "length", "seats", "rulings")

# What most records hold, commonest last: it shortens the code, and is part of the format for good.
_WORDS = (
    "choose claim clear enter place give send prior send lay trade skip settle S1 settle S2 plot 0 coast plot 0 mountain "
    "district -1 hills district 2 plains contract G01 coins contract F05 coins contract I05 coins cut 0,0 peat fell 0,1 wood "
    "fell 0,2 joker sell Wn flip Gn pay 2Sh pay Pt pay Wo build G07 0,3 build G02 1,3 use LR1 lay use LG2 lay use LB3 prior "
    "use LW1 lay take joker take grain take livestock take clay take coin times 0 times 1 times 2 pass prior done\n"
).encode()


def write(setup: Setup, moves: Iterable[Move]) -> str:
    """The record of a game.

    Parameters: `setup`, its terms; `moves`, from the first on.
    """
    lines = [f"{PREFIX} {VERSION}", *(f"{name} {value}" for name, value in _header(setup).items()), ""]
    turn: list[str] = []
    for move in moves:
        turn.append(str(move))
        if move.verb == "done":
            lines.append("; ".join(turn))
            turn = []
    return "\n".join([*lines, *(["; ".join(turn)] if turn else []), ""])


def _header(setup: Setup) -> dict[str, str]:
    header = {
        "players": str(setup.players), "country": setup.country, "length": setup.length, "seats": setup.seats,
    }  # fmt: skip
    if differing := setup.rulings.to_json():
        header["rulings"] = json.dumps(differing)
    return header


def encode(setup: Setup, moves: Iterable[Move]) -> str:
    """The record in one word, about a kilobyte for a long game; it notices when it has been damaged."""
    squeeze = zlib.compressobj(9, zlib.DEFLATED, -15, 9, zdict=_WORDS)
    text = write(setup, moves).encode()
    packed = squeeze.compress(text) + squeeze.flush()
    whole = zlib.crc32(text).to_bytes(4, "big") + packed
    return f"{PREFIX}{VERSION}:{base64.urlsafe_b64encode(whole).rstrip(b'=').decode()}"


def load(source: str | Path | dict[str, Any]) -> Game:
    """The game that a record, a short code, a file or the JSON of a game holds.

    Parameters: `source`, the text itself, or a path to a file with it.
    Raises `Unreadable` when it holds no game, was damaged, was written by a newer version, or does not replay.

    >>> from ora_widgets import new_game
    >>> load(new_game(2, "ireland").play("pass").code()).moves
    (Move('pass'),)
    """
    try:
        return _load(source)
    except Refusal as refusal:
        if not refusal.sentence:
            from .wording import refusal as sentence

            refusal.sentence = sentence(refusal, COLOURS)
        raise


def _load(source: str | Path | dict[str, Any]) -> Game:
    if isinstance(source, dict):
        return _from_json(source)
    if isinstance(source, Path):
        source = source.read_text(encoding="utf-8", errors="replace")
    if not isinstance(source, str) or len(source) > LONGEST:
        raise Unreadable("record-unreadable", "", line=repr(source)[:60])
    text = source.strip()
    if text.startswith("{"):
        return _from_json(_json(text))
    if "\n" not in text and text[:4] != f"{PREFIX} " and ":" not in text[:8] and len(text) < 1000 and Path(text).is_file():
        return _load(Path(text))
    if text.startswith(PREFIX) and ":" in text[:8]:
        text = _decode(text)
    return _read(text)


def _json(text: str) -> dict[str, Any]:
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise Unreadable("foreign-json", "") from None
    if not isinstance(data, dict):
        raise Unreadable("foreign-json", "")
    return data


def _from_json(data: dict[str, Any]) -> Game:
    """The JSON of a game, `{"ora": 1, "setup": {…}, "moves": […]}`."""
    setup, moves, version = data.get("setup"), data.get("moves"), data.get(PREFIX)
    if not isinstance(setup, dict) or not isinstance(moves, list) or not set(setup) <= set(FIELDS):
        raise Unreadable("foreign-json", "")
    _check_version(str(version))
    lines = [move for move in moves if isinstance(move, str)]
    if len(lines) != len(moves):
        raise Unreadable("foreign-json", "")
    return _replay(setup, lines)


def to_json(game: Game) -> dict[str, Any]:
    """A game as plain data for `json.dumps`; `load` reads it."""
    setup = game.setup
    terms = {"players": setup.players, "country": setup.country, "length": setup.length, "seats": setup.seats}
    if differing := setup.rulings.to_json():
        terms["rulings"] = differing
    return {PREFIX: VERSION, "setup": terms, "moves": [str(move) for move in game.moves[: game.ply]]}


def _decode(code: str) -> str:
    """The record inside a short code; line breaks and blanks that a chat added do no harm."""
    head, _, body = "".join(code.split()).partition(":")
    _check_version(head.removeprefix(PREFIX))
    try:
        whole = base64.urlsafe_b64decode(body + "=" * (-len(body) % 4))
        unpack = zlib.decompressobj(-15, zdict=_WORDS)
        text = unpack.decompress(whole[4:], LONGEST)
    except (ValueError, zlib.error):
        raise Unreadable("code-damaged", "") from None
    if not unpack.eof or zlib.crc32(text) != int.from_bytes(whole[:4], "big"):
        raise Unreadable("code-damaged", "")
    return text.decode()


def _check_version(word: str) -> None:
    if not (word.isascii() and word.isdigit()):
        raise Unreadable("record-unreadable", "", line=word[:60])
    if int(word[:9]) > VERSION:
        raise Unreadable("record-newer", "", version=word, ours=VERSION)


def _read(text: str) -> Game:
    """A record: header lines up to the first blank or the first move, then turns."""
    lines = [line.strip() for line in text.splitlines()]
    lines = [line for line in lines if line and not line.startswith("#")]
    if not lines or lines[0].split()[:1] != [PREFIX] or len(lines[0].split()) != 2:
        raise Unreadable("record-unreadable", "", line=(lines or [""])[0][:60])
    _check_version(lines[0].split()[1])
    terms: dict[str, Any] = {}
    turns = lines[1:]
    while turns and turns[0].split()[0] in FIELDS:
        name, _, value = turns.pop(0).partition(" ")
        terms[name] = value.strip()
    if "rulings" in terms:
        terms["rulings"] = _json(terms["rulings"])
    if str(terms.get("players", "")).isdigit():
        terms["players"] = int(terms["players"][:3])
    return _replay(terms, [move for turn in turns for move in turn.split(";") if move.strip()])


def _replay(terms: dict[str, Any], moves: list[str]) -> Game:
    try:
        terms = {**terms, "rulings": rulings(terms.get("rulings"))}
        game = Game(Setup(**terms))
    except (TypeError, NoSuchGame) as error:
        line = error.message if isinstance(error, Refusal) else str(error)
        raise Unreadable("record-unreadable", "", line=f"{line}: {terms}"[:120]) from None
    for number, move in enumerate(moves, start=1):
        try:
            game.play(move)
        except Refusal as refusal:
            raise Unreadable("record-refused", refusal.rule, number=number, line=move[:60], why=str(refusal)) from None
    return game
