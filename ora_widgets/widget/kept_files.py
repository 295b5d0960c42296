"""Games kept in files, so that they outlive the notebook: one small file per game, beside the notebook.

A file is a record that `load` reads, too. Remarks before it say who plays and how far the game is:

    # kept 1
    # name R Ada
    # bot G greedy
    # message k3x9 B
    # line 12 use LR1 lay; take clay; done
    # at 37 of 37
    # round 3

The folder is `ora-games` where the notebook runs, or the one in the environment variable `ORA_GAMES`; `ORA_GAMES=off`
keeps no games.
"""

from __future__ import annotations

import errno
import os
import re
import secrets
import time
from collections import deque
from collections.abc import Iterator, Mapping
from contextlib import suppress
from datetime import UTC, datetime
from itertools import chain
from pathlib import Path
from typing import NamedTuple

from ..bots import AnyBot
from ..bots.contract import bot_name
from ..bots.levels import LEVELS, level_of
from ..engine import ParseError, Refusal, UnknownName
from ..engine.cards.rows import COLOURS
from ..engine.moves import safe_text
from ..game.game import Game, add_line
from ..game.history import has_ended
from ..game.record import length_error, single, write
from ..game.record import read as read_record
from ..game.setup import Setup
from ..language.current import current_language
from ..language.people import short_names
from ..language.sentences import with_sentence
from ..notation.game_text import looks_like_game, read_game
from ..notation.text_file import MAX_FILE_BYTES
from ..support.files import alone_in, read_regular, sweep, write_whole
from ..wire import OutsideText
from .by_message import ByMessage, by_message

FOLDER = "ora-games"
VARIABLE = "ORA_GAMES"
KEEPING_OFF = "off"
VERSION = 1
SUFFIX = ".ora"
DAY_SECONDS = 86_400
MAX_FINISHED_GAMES = 20  # that are kept; unfinished games are never deleted


class KeptGame(NamedTuple):
    """The content of a game's file, not yet replayed.

    Attributes:
        strangers: The names of bots that are not among the levels, by colour.
        message: How the game is played by message, if it is.
        lines: Other lines of the game, as `PLY MOVES`.
    """

    text: str
    setup: Setup
    names: Mapping[str, str]
    bots: Mapping[str, str]
    strangers: Mapping[str, str]
    message: ByMessage | None
    ply: int
    plies: int
    round: int
    over: bool
    lines: tuple[str, ...]


class Unusable(NamedTuple):
    """A file from which no game can be continued, and why, as a refusal with a sentence."""

    path: Path
    why: Refusal


# ---- where


def folder() -> Path | None:
    """The folder in which games are kept; `None` if none are to be kept.

    Raises:
        OSError: When the name in the environment variable stands for no folder.
    """
    file_named = os.environ.get(VARIABLE, "")
    try:
        return None if file_named == KEEPING_OFF else Path(file_named or FOLDER).expanduser().absolute()
    except RuntimeError as error:  # the home folder is not known
        raise OSError(errno.ENOENT, str(error), file_named) from None


def _usable_folder() -> Path | None:
    """The folder in which games are kept; `None` also if it cannot be found out now."""
    with suppress(OSError):  # the working folder is gone
        return folder()
    return None


def place(path: Path) -> str:
    """The name of a file for use in sentences: short, and without the user's own folders.

    >>> place(Path.cwd() / "ora-games" / "game-1.ora")
    'ora-games/game-1.ora'
    """
    with suppress(OSError):  # the working folder is gone, or the home folder is not known
        whole = path.absolute()
        for base, word in ((Path.cwd(), ""), (folder(), f"${VARIABLE}/")):
            if base is not None and whole.is_relative_to(base):
                return safe_text(f"{word}{whole.relative_to(base).as_posix()}", 200)
    return safe_text(path.name, 200)


def folder_name() -> str:
    """The name of the folder for use in sentences."""
    file_named, kept = os.environ.get(VARIABLE, ""), _usable_folder()
    if kept is None:
        return f"{VARIABLE}={safe_text(file_named, 80)}" if file_named else FOLDER
    return place(kept / "x").removesuffix("/x")


def new_path(kept: Path) -> Path:
    """A new file for a game, named by the day and by chance."""
    now = local_time()
    today = f"{now.date().isoformat()}-" if now else ""
    return kept / f"game-{today}{secrets.token_hex(3)}{SUFFIX}"


def file_named(name: str | Path) -> Path:
    """Find a game's file by its name.

    Args:
        name: The name of the file, with or without its ending, or a path.

    Raises:
        UnknownName: When there is none; the sentence says where it was looked for.
    """
    tried = [Path(name)]
    if (kept := _usable_folder()) is not None:
        tried += [kept / name, kept / f"{name}{SUFFIX}"]
    for path in tried:
        with suppress(OSError, ValueError):  # names that no file can have
            if path.is_file():
                return path
    raise with_sentence(UnknownName("kept-unknown", "", name=safe_text(str(name), 80), folder=folder_name()))


# ---- writing


def text_of(game: Game, names: Mapping[str, str], bots: Mapping[str, AnyBot]) -> str:
    """The text of a game's file, including moves that were undone.

    Args:
        names: The players' names, by colour.

    >>> from ora_widgets import bots, new_game
    >>> print(text_of(new_game(2).play("pass"), {"R": "Ada"}, {"G": bots.Greedy()}))
    # kept 1
    # name R Ada
    # bot G greedy
    # at 1 of 1
    # round 1
    ora 1
    players 2
    country france
    length long
    seats RG
    <BLANKLINE>
    pass
    <BLANKLINE>
    """
    with game.lock:
        moves = game.moves
        mail = by_message(game)
        by = [f"message {mail.id} {mail.away}"] if mail else []
        left = [f"line {ply} {'; '.join(map(str, line))}" for ply, line in game.other_lines]
        remarks = [
            *by,
            *left,
            f"at {game.ply} of {len(moves)}",
            f"round {game.round}",
            *(["over"] if has_ended(game) else []),
        ]
    return "\n".join(
        [
            *(f"# {remark}" for remark in (f"kept {VERSION}", *_people(names, bots), *remarks)),
            write(game.setup, moves),
        ]
    )


def _people(names: Mapping[str, str], bots: Mapping[str, AnyBot]) -> Iterator[str]:
    for seat, name in short_names(names).items():
        yield f"name {seat} {name}"
    for seat, bot in bots.items():
        level = level_of(bot)
        yield f"bot {seat} {level}" if level else f"stranger {seat} {safe_text(bot_name(bot, current_language()), 60)}"


def write_file(path: Path, data: bytes, known: bytes | None) -> bool:
    """Write a file, unless somebody else has changed it meanwhile; returns whether it was written.

    Args:
        path: The file; its folder is made if there is none.
        known: Its content when it was last seen here; `None` if it was not there.

    Raises:
        OSError: When it cannot be written; the old content is still there then.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    with alone_in(path.parent):
        with suppress(FileNotFoundError):  # a deleted file is written again
            if read_regular(path, MAX_FILE_BYTES + 1) != known:
                return False
        write_whole(path, data)
    if path in _latest:
        _latest.remove(path)
    _latest.append(path)
    return True


_latest: deque[Path] = deque(maxlen=MAX_FINISHED_GAMES)  # files that were written here last, by whatever clock


def remove_oldest(kept: Path) -> None:
    """Delete the oldest finished games if there are too many, and half-written files; nothing else in the folder.

    Files that were written here lately stay. A file with a time in the future counts as old, since the clock was wrong.
    """
    latest = {path for path in _latest if path.parent == kept}
    over = {path for path, sheet in _game_files(kept) if isinstance(sheet, KeptGame) and sheet.over}
    soon = (time.time() + DAY_SECONDS) * 1e9
    others = sorted(
        ((moment < soon, moment, path) for moment, path in _times(kept) if path in over - latest), reverse=True
    )
    for _, _, path in others[max(MAX_FINISHED_GAMES - len(over & latest), 0) :]:
        with suppress(OSError):
            path.unlink()
    sweep(kept)


# ---- reading


def unfinished_files() -> Iterator[tuple[Path, KeptGame | Unusable]]:
    """The files of unfinished games, and those that cannot be read, the latest first."""
    kept = _usable_folder()
    if kept is not None:
        yield from ((path, sheet) for path, sheet in _game_files(kept) if isinstance(sheet, Unusable) or not sheet.over)


def _game_files(kept: Path) -> Iterator[tuple[Path, KeptGame | Unusable]]:
    """The files of a folder that are named like games, the latest first."""
    for path in _latest_first(kept):
        try:
            yield path, read(path)
        except Refusal as refused:
            yield path, Unusable(path, refused)


def _latest_first(kept: Path) -> list[Path]:
    return [path for _, path in sorted(_times(kept), reverse=True)]


def _times(kept: Path) -> list[tuple[int, Path]]:
    """When the files of a folder were written, in nanoseconds."""
    found: list[tuple[int, Path]] = []
    with suppress(OSError):
        for path in kept.glob(f"game-*{SUFFIX}"):
            with suppress(OSError):  # it may be gone by now
                if path.is_file():
                    found.append((path.stat().st_mtime_ns, path))
    return found


def time_written(path: Path) -> str:
    """When a file was last written, in local time, as `2026-11-22 14:30`; empty if it is gone or its time is not valid."""
    try:
        moment = local_time(path.stat().st_mtime)
    except OSError:
        return ""
    return moment.isoformat(" ", "minutes")[:16] if moment else ""


def read(path: Path) -> KeptGame:
    """Read a game's file.

    Raises:
        ParseError: When it cannot be read, or does not hold a complete game; the sentence names the file. It is left as
            it is.
    """
    try:
        data = read_regular(path, MAX_FILE_BYTES + 1)
        if len(data) > MAX_FILE_BYTES:
            raise length_error()
        text = data.decode("utf-8")
        return read_game_text(text)
    except OSError as error:
        why = error.strerror or type(error).__name__
    except UnicodeDecodeError:
        why = str(with_sentence(ParseError("kept-damaged")))
    except Refusal as refused:
        foreign = "line" in refused.details and not looks_like_game(text)  # a file that holds no game is not quoted
        why = str(
            with_sentence(ParseError("file-without-game", "", file=safe_text(path.name, 80)) if foreign else refused)
        )
    raise _unusable_file(path, why)


def _unusable_file(path: Path, why: str) -> ParseError:
    return with_sentence(ParseError("kept-unusable", "", file=place(path), why=why))


def read_game_text(text: str) -> KeptGame:
    """Read the text of a game's file, without replaying the game.

    Raises:
        Refusal: When it does not hold a complete game.
    """
    if not text.strip():
        raise ParseError("kept-empty")
    remarks = _remarks(text)
    version = remarks.get("kept", "")
    if version.isascii() and version.isdigit() and len(version) < 10 and int(version) > VERSION:
        raise ParseError("record-newer", "", version=version, ours=VERSION)
    terms, lines = read_record(text)  # it refuses newer records with a sentence of its own
    try:
        setup = Setup(**terms)
        at, _, plies = remarks["at"].partition(" of ")
        ply, known, round_ = int(at), int(plies), int(remarks["round"])
    except (KeyError, TypeError, ValueError):  # these include refusals of terms
        raise ParseError("kept-damaged") from None
    if not 0 <= ply <= known == sum(1 for _ in single(lines)) or version != str(VERSION):
        raise ParseError("kept-damaged")
    who = {kind: _remarks_by_seat(remarks, kind, setup.seats) for kind in ("name", "bot", "stranger")}
    levels = {seat: level for seat, level in who["bot"].items() if level in LEVELS}
    strangers = {seat: bot for seat, bot in chain(who["bot"].items(), who["stranger"].items()) if seat not in levels}
    mail = _message(remarks.get("message", ""), setup.seats)
    return KeptGame(
        text,
        setup,
        short_names(who["name"]),
        levels,
        strangers,
        mail,
        ply,
        known,
        round_,
        "over" in remarks,
        tuple(rest for word, rest in remarks.items() if word.startswith("line ") and " " in rest),
    )


def _message(remark: str, seats: str) -> ByMessage | None:
    """How a game is played by message, according to a remark; `None` unless some colour is played here."""
    found = re.fullmatch(r"([0-9a-z]{1,16}) ([RGBW]{1,3})", remark)
    fits = found is not None and set(found[2]) < set(seats)
    return ByMessage(found[1], found[2]) if found is not None and fits else None


def _remarks(text: str) -> dict[str, str]:
    """The remarks before the record, by their first word, or by two words if there can be several of a kind."""
    found: dict[str, str] = {}
    for line in text.splitlines():
        if not line.startswith("# "):
            break
        word, _, rest = line[2:].partition(" ")
        if word in ("name", "bot", "stranger"):
            seat, _, rest = rest.partition(" ")
            word = f"{word} {seat}"
        if word == "line":
            word = f"line {len(found)}"
        found[word] = rest
    return found


def _remarks_by_seat(remarks: Mapping[str, str], kind: str, seats: str) -> dict[str, str]:
    words = {seat: remarks.get(f"{kind} {seat}", "") for seat in COLOURS if seat in seats}
    return {seat: word for seat, word in words.items() if word}


def game_of(path: Path, kept: KeptGame) -> Game:
    """The game of a file, replayed, at the position where it was left.

    Args:
        path: The file, which the sentence names.

    Raises:
        ParseError: When it cannot be replayed; the sentence names the file.
    """
    try:
        game = read_game(OutsideText(kept.text)).jump(kept.ply)
    except Refusal as refused:
        raise _unusable_file(path, str(with_sentence(refused))) from None
    for remark in kept.lines:
        ply, _, moves = remark.partition(" ")
        with suppress(Refusal, IndexError, ValueError):  # a line that does not fit is left out
            add_line(game, int(ply), moves)
    return game


def bots_of(kept: KeptGame) -> dict[str, AnyBot]:
    """The bots of a file, with new random seeds."""
    return {seat: LEVELS[level](None) for seat, level in kept.bots.items()}


def local_time(seconds: float | None = None) -> datetime | None:
    """A moment in local time, or in UTC if the local zone cannot be used; `None` if it is outside the calendar.

    Args:
        seconds: Seconds since 1970, negative before; by default now.

    >>> local_time(1e300) is None, local_time(0).year in (1969, 1970)
    (True, True)
    """
    try:
        moment = datetime.now(UTC) if seconds is None else datetime.fromtimestamp(seconds, UTC)
    except (OSError, ValueError, OverflowError):
        return None
    try:
        return moment.astimezone()
    except (OSError, ValueError, OverflowError):  # such as a zone a whole day off, or the last hours of year 9999
        return moment
