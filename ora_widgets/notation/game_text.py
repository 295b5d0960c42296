"""Reading a game from a text of any kind, including other sites' pages, and replaying it. Nothing here opens a file."""

from __future__ import annotations

import json
import re
from html import unescape
from itertools import islice
from typing import Any

from ..engine import Move, ParseError, Refusal
from ..engine.moves import safe_text
from ..game.game import Game
from ..game.history import MAX_MOVES
from ..game.record import (
    FIELDS,
    MAX_RECORD_LENGTH,
    PREFIX,
    REQUIRED_FIELDS,
    ParsedRecord,
    decode,
    from_json,
    length_error,
    line_error,
    lines,
    read,
    single,
)
from ..game.setup import Setup
from ..language.sentences import with_sentence
from ..wire import OutsideText

_PAGE_OPENING = re.compile(r"<(?:!doctype html|html|body)\b", re.IGNORECASE)
_TAG = re.compile(r"<!--|-->|</?([a-z][a-z0-9]{0,20})\b[^<>]*>|<![^<>]*>", re.IGNORECASE)
HIDDEN_TAGS = ("script", "style", "title")
INLINE_TAGS = ("a", "b", "code", "em", "font", "i", "kbd", "mark", "samp", "small", "span", "strong", "tt", "u")


def is_page(text: str) -> bool:
    """Whether a text is a page, or holds one."""
    return _PAGE_OPENING.search(text) is not None


def page_text(page: str) -> str:
    r"""The visible text of a page, with semicolons between its elements.

    >>> page_text("<html><title>A log</title>\n<ul><li>use <b>LR1</b></li><li>commit&nbsp;</li></ul></html>")
    ';\n;;use LR1;;commit\xa0;;;'
    """
    shown: list[str] = []
    at, hidden = 0, ""
    for tag in _TAG.finditer(page):
        between = page[at : tag.start()]
        at = tag.end()
        lines = "\n" * (between.count("\n") + tag[0].count("\n"))
        name = (tag[1] or tag[0]).lower()
        if hidden:
            shown.append(lines)
            if name == ("-->" if hidden == "<!--" else hidden) and not tag[0].startswith(f"<{hidden}"):
                hidden = ""
            continue
        shown.append(between)
        shown.append(
            "" if name in INLINE_TAGS else f"{';' if name not in HIDDEN_TAGS else ''}{tag[0].count(chr(10)) * chr(10)}"
        )
        if name == "<!--" or (name in HIDDEN_TAGS and not tag[0].startswith("</")):
            hidden = name
    return unescape("".join([*shown, "" if hidden else page[at:]]))


HEAD_LENGTH = 200  # characters: a picture has a zero byte among the first ones, a text has none
MAX_LOG_LENGTH = 500_000  # characters of a site's log

# A code may begin anywhere in a copied text; in an address, only after one of these characters.
_CODE = re.compile(r"(?<![a-z0-9])ora(?:study)?([0-9]{1,20})\s*:", re.IGNORECASE)
_STUDY = re.compile(r"(?<![a-z0-9])orastudy[0-9]{1,20}\s*:", re.IGNORECASE)
_ADDRESS = re.compile(r"\w{2,10}://|[#?]ora[0-9]|[#?]ora=|[#?]study=", re.IGNORECASE)
_IN_ADDRESS = re.compile(r"[#?&=]ora(?:study)?([0-9]{1,20}):", re.IGNORECASE)
_PAGE = re.compile(r"<!doctype html", re.IGNORECASE)
_IN_PAGE = re.compile(r'<meta name="ora-code" content="ora(?:study)?([0-9]{1,20}):')

# Where a log of the online site begins, and where a record begins that may quote a log.
_LOG = re.compile(r"\bconfig\b[\W_]{0,8}[a-z0-9]", re.IGNORECASE)
_HEADER = re.compile(rf"(?:#[^\n]*\n\s*)*{PREFIX} [0-9]+(?:\s|$)")
# The game's name, “Ora et Labora”, is not a header.
_OUR_RECORD = re.compile(rf"\s*(?:#[^\n]*\n\s*)*{PREFIX} (?!et )|<!doctype html", re.IGNORECASE)

# Chats and mails turn two hyphens into a dash, and insert quotation marks, markup and invisible characters.
DASHES = str.maketrans({"\u2014": "--", "\u2013": "--", "\u2010": "-", "\u2011": "-", "\u2212": "-"})
_ESCAPED = re.compile(r"(?:%[0-9A-Fa-f]{2})+")
_NO_LETTER = re.compile(r"[^A-Za-z0-9_-]+")


def read_game(source: OutsideText | dict[str, object]) -> Game:
    """The game that a record, a short code, an address with a code, a saved page, an online log or JSON holds.

    Args:
        source: The text, or the data of `Game.to_json`. An address is only read, never fetched; a file name is not
            opened, but refused as a text without a game.

    Raises:
        ParseError: When it holds no game, is damaged, was written by a newer version, or does not replay. If an online
            log becomes unreadable, `line` has the number and text of that line, and `game` the moves before it. A file
            that holds no game is not quoted.

    >>> from ora_widgets import new_game
    >>> read_game(OutsideText(new_game(2, "ireland").play("pass").code())).moves
    (Move('pass'),)
    """
    try:
        return _replay(from_json(source)) if isinstance(source, dict) else _read(source.text)
    except Refusal as refusal:
        refused = _without_quote(refusal, source)
    raise with_sentence(refused)  # outside of `except` it has no context, which would quote the file


def _without_quote(refusal: Refusal, source: OutsideText | dict[str, object]) -> Refusal:
    """The refusal without a line of a file that holds no game."""
    if isinstance(source, dict) or not source.file or "line" not in refusal.details or looks_like_game(source.text):
        return refusal
    began = isinstance(refusal, ParseError) and refusal.game is not None
    return refusal if began else ParseError("file-without-game", "", file=source.file)


def _read(text: str) -> Game:
    if not isinstance(text, str):
        raise line_error(text)
    if len(text) > MAX_RECORD_LENGTH and not _PAGE.match(text):  # only the head of a page is read
        raise length_error()
    text = text.strip()
    if text.startswith("{"):
        data = _json(text)
        log = _listed_log(data)
        return _log(log) if log else _replay(from_json(data))
    if is_page(text) and not _IN_PAGE.search(text) and _LOG.search(shown_there := page_text(text)):
        return _log(shown_there)  # a saved page of the site
    if _LOG.search(text) and not _OUR_RECORD.match(text) and not (":" in text and _CODE.search(text)):
        return _log(text)  # even if an address precedes it
    if record := carried_record(text):
        return _replay(read(record))
    if _OUR_RECORD.match(text):
        return _replay(read(text))
    if not text or "\0" in text[:HEAD_LENGTH]:  # a picture, or an empty text
        raise ParseError("foreign-json", "")
    return _log(text)


def carried_record(text: str) -> str | None:
    """The record, with or without comments, in an address, a saved page or a code; `None` if there is none of these.

    Raises:
        ParseError: When it is damaged, or newer than this package.
    """
    code = _extract_code(text.strip())
    return None if code is None else decode(*code)


def carries_study(text: str) -> bool:
    """Whether an address, a saved page or a code carries a game with comments."""
    return _STUDY.search(text.partition("<body")[0] if _PAGE.match(text) else text) is not None


def carries_text(text: str) -> bool:
    """Whether a text is JSON, an address, a code or a log, and so cannot be a file name."""
    return (
        text.startswith("{") or any(where.search(text) for where in (_CODE, _LOG)) or _ADDRESS.match(text) is not None
    )


def looks_like_game(text: str) -> bool:
    r"""Whether a text is marked as a game, so that its lines may be quoted.

    >>> looks_like_game("ora 1\nplayers 3"), looks_like_game("root:x:0:0")
    (True, False)
    """
    text = text.strip()
    is_json = text.startswith("{") and all(f'"{name}"' in text for name in (PREFIX, "setup", "moves"))
    return is_json or _HEADER.match(text) is not None or _CODE.search(text) is not None


def _listed_log(data: object) -> str:
    """The log of an online site in a JSON list of texts; empty for any other JSON."""
    lists = (
        [each for each in data.values() if isinstance(each, list)]
        if isinstance(data, dict) and PREFIX not in data
        else []
    )
    texts = ("\n".join(each) for each in lists if all(isinstance(line, str) for line in each))
    return next(filter(_LOG.search, texts), "")


def _log(text: str) -> Game:
    """The game of an online site's log, or of any text that no other reader takes."""
    from .kennerspiel.log import game_of

    if len(text) > MAX_LOG_LENGTH or max(len(text.splitlines()), text.count(";")) > MAX_MOVES:
        raise line_error(text.splitlines()[0])
    return game_of(text)


def _extract_code(text: str) -> tuple[str, str] | None:
    """The version and the letters of the code in an address, in a page that `save_html` wrote, or among other words."""
    if _PAGE.match(text):
        return _match_code(_IN_PAGE, text.partition("<body")[0], "page-without-code")
    if _ADDRESS.match(text):
        bare = "".join(letter for letter in text if letter.isprintable() and letter != " ")
        return _match_code(_IN_ADDRESS, unescape_address(bare), "address-without-code")
    if next(iter(lines(text)), "").startswith(f"{PREFIX} "):
        return None  # in a record, a code is part of a remark
    return _match_code(_CODE, unescape_address(text), "")


def unescape_address(text: str) -> str:
    """A text without the escapes of addresses; `unquote` of the standard library is slow for many `%`."""
    if "%" not in text:
        return text
    return _ESCAPED.sub(lambda found: bytes.fromhex(found[0].replace("%", "")).decode(errors="replace"), text)


def _match_code(where: re.Pattern[str], text: str, otherwise: str) -> tuple[str, str] | None:
    """The text from the code on; anything after it is harmless, since a code contains its length."""
    if found := where.search(text):
        return found[1], _NO_LETTER.sub("", text[found.end() :].translate(DASHES))
    if otherwise:
        raise ParseError(otherwise, "")
    return None


def _json(text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        raise ParseError("foreign-json", "") from None


# The rulings of all official games in early versions, whose records do not name them.
EARLIER_RULINGS = {"ask_fees": True}
EARLIER_MODES: dict[int, dict[str, object]] = {1: {"any_place": True}, 2: {"idle_rounds": 26}}  # by number of players


def _replay(recorded: ParsedRecord) -> Game:
    """The game of a record, by today's rules or, if they refuse it, by the rules of its time."""
    terms, moves = recorded
    try:
        return _game_from_terms(terms, moves)
    except ParseError as refused:
        agreed = terms.get("rulings") or {}
        official = isinstance(agreed, dict) and "table" not in agreed
        if refused.message != "record-refused" or not official:
            raise
        earlier = EARLIER_RULINGS | EARLIER_MODES.get(terms["players"], {})
        try:
            return _game_from_terms(terms | {"rulings": earlier | agreed}, moves)
        except ParseError:
            raise refused from None


def _game_from_terms(terms: dict[Any, Any], moves: list[Any]) -> Game:
    strange = [name for name in terms if name not in FIELDS] + [
        f"{name} ?" for name in REQUIRED_FIELDS if name not in terms
    ]
    if strange:
        raise line_error(strange[0])
    lines_of_moves = list(islice(single(moves), MAX_MOVES + 1))
    if len(lines_of_moves) > MAX_MOVES:
        raise length_error()
    try:
        game = Game(Setup(**terms))
    except Refusal as refusal:
        raise ParseError("record-terms", refusal.rule, why=str(with_sentence(refusal))) from None
    try:
        return game.play([Move.parse(line) for line in lines_of_moves])
    except Refusal:
        pass  # `play` is all or nothing: play the moves one by one to find the refused one
    for number, move in enumerate(lines_of_moves, start=1):
        try:
            game.play(move)
        except Refusal as refusal:
            line = safe_text(move, 60).strip()
            raise ParseError("record-refused", refusal.rule, number=number, line=line, why=str(refusal)) from None
    return game
