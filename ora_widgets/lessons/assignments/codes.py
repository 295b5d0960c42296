"""Codes for teacher and learners to exchange: plain data packed into one word, with a checksum.

They are searched for in pasted texts, mails and files that a class sends back.
"""

from __future__ import annotations

import base64
import json
import re
import zlib
from collections.abc import Iterable, Iterator
from datetime import UTC
from email import message_from_bytes, policy
from email.utils import parsedate_to_datetime
from hashlib import sha256
from html import unescape
from io import BytesIO
from itertools import islice
from pathlib import Path, PurePath
from typing import Any, NamedTuple
from unicodedata import normalize
from zipfile import BadZipFile, ZipFile, ZipInfo

from ...engine.moves import ParseError, safe_text
from ...language.fluent import say
from ...notation.game_text import DASHES, unescape_address
from ...support.arguments import check, is_a, text
from ...support.files import open_regular

TASK, ANSWER = "oratask1", "oraanswer1"
MAX_LINES = 100  # that a code may be broken into
MAX_CODE_LENGTH = 100_000  # characters of a code, and of the packed data

_KIND = re.compile(r"([a-z]+)([1-9][0-9]{0,8})", re.ASCII)
_LETTERS = re.compile(r"[\w-]+", re.ASCII)
# Mails break long lines, mark breaks with `=`, quote lines with `>` or `|`, and add empty lines; chats add blanks.
_LINES = re.compile(
    rf"[\w-]+(?:(?:=[ \t]*(?:\n[>| \t]*){{1,3}}|[ \t]+(?:\n[>| \t]*){{0,3}}|(?:\n[>| \t]*){{1,3}})[\w-]+){{0,{MAX_LINES - 1}}}",
    re.ASCII,
)
# Invisible characters: soft hyphens, joiners and direction marks.
_INVISIBLE = dict.fromkeys([0xAD, *range(0x200B, 0x2010), *range(0x202A, 0x202F), *range(0x2060, 0x206A), 0xFEFF])
_ESCAPE = re.compile(r"\\(?=[_-])")  # chats escape characters of their own markup


def pack(kind: str, data: dict[str, Any], *, compressed: bool = False) -> str:
    """Pack data into a code.

    The page writes answers in the same format, uncompressed (`js/src/live/task-answer.ts`).

    Args:
        compressed: Whether the data is compressed.
    """
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode(errors="replace")
    whole = zlib.crc32(text).to_bytes(4, "big") + (zlib.compress(text, 9) if compressed else text)
    return f"{kind}:{base64.urlsafe_b64encode(whole).rstrip(b'=').decode()}"


def unpack(kind: str, code: str, *, compressed: bool = False) -> dict[str, Any]:
    """Unpack the data of a code.

    Args:
        code: The code, with its kind.
        compressed: Whether the data is compressed.

    Raises:
        ParseError: When `code` is not a code of this kind, is damaged, or of a newer version.

    >>> unpack(ANSWER, pack(ANSWER, {"name": "Ada"}))
    {'name': 'Ada'}
    """
    begin, _, letters = code.strip().partition(":")
    named = _KIND.fullmatch(begin)
    if named and begin != kind and named[1] == kind.rstrip("0123456789"):
        ours = kind.removeprefix(named[1])
        raise ParseError("record-newer", "", version=named[2], ours=ours)
    try:
        if begin != kind or len(letters) > MAX_CODE_LENGTH:
            raise ValueError
        whole = base64.b64decode(letters + "=" * (-len(letters) % 4), altchars=b"-_", validate=True)
        text = zlib.decompressobj().decompress(whole[4:], MAX_CODE_LENGTH) if compressed else whole[4:]
        if zlib.crc32(text) != int.from_bytes(whole[:4], "big"):
            raise ValueError
        data = json.loads(text)
    except (ValueError, zlib.error, RecursionError):
        raise ParseError("classroom-damaged", "") from None
    if not isinstance(data, dict):
        raise ParseError("classroom-damaged", "")
    return data


def codes_in(kind: str, text: str) -> Iterator[list[str]]:
    r"""Find the codes of a kind in a text, each as a list of candidates, as the words that follow may belong to it.

    Keyboards, chats and mails may have changed them: a capital, full-width letters, other dashes, blanks beside the
    colon.

    >>> [*codes_in(ANSWER, "> oraanswer1:AA\n> BB (Ada)")]
    [['oraanswer1:AA', 'oraanswer1:AABB']]
    """
    plain = normalize("NFKC", _ESCAPE.sub("", unescape_address(text)).translate(_INVISIBLE | DASHES))
    plain = "\n".join(plain.splitlines())
    for part in re.split(rf"{kind}\s*:\s*", plain, flags=re.IGNORECASE)[1:]:
        if found := _LINES.match(part):
            lines = _LETTERS.findall(found[0])
            yield [f"{kind}:{''.join(lines[:count])}" for count in range(1, len(lines) + 1)]


def id_of(data: dict[str, str]) -> str:
    """A short word that identifies a task in answers to it."""
    return sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()[:10]


MAX_TEXT_LENGTH = 1_000_000  # characters of a text and bytes of a file that are searched
MAX_FILES = 1_000  # in one folder with its subfolders, or in one archive
MAX_ARCHIVE_BYTES = 20_000_000  # of an archive, and of everything unpacked from it
MAX_NAME_LENGTH = 80  # letters of a path in a sentence; its folder often has the learner's name
TIME_FORMAT = "%Y-%m-%d %H:%M"

ZIP = b"PK\x03\x04"
BAD_ARCHIVE = (BadZipFile, zlib.error, EOFError, OSError, RuntimeError, ValueError)  # errors while reading an archive
DOCUMENT_PARTS = {"word/document.xml", "content.xml"}  # the files with the text in archives that are documents
MARKUP_SUFFIXES = {".html", ".htm", ".xml"}

_MAIL = re.compile(rb"^From [^\n]*\n", re.MULTILINE)  # before each mail of a mailbox
_LINE_END = re.compile(r"<(?:br|/p|/div|/li|/tr|/td|/h\d|/blockquote|/w:p|/text:p)\b[^<>]*>", re.IGNORECASE)
_TAG = re.compile(r"<[^<>]*>")

Codes = str | Path | Iterable[str | Path]


class Received(NamedTuple):
    """A text that was sent back.

    Attributes:
        text: The text.
        source: The file that it is from; empty for a pasted text.
        sent: When the mail was sent, in UTC; empty if unknown.
        problem: A sentence on why part of it was not read; empty if all was read.
    """

    text: str
    source: str = ""
    sent: str = ""
    problem: str = ""


class _Allowance:
    """How much more may be unpacked from one file, which may contain hundreds of archives."""

    def __init__(self) -> None:
        self.bytes, self.files = MAX_ARCHIVE_BYTES, MAX_FILES

    def unpack(self, archive: ZipFile, member: ZipInfo) -> bytes:
        """Read the beginning of a member, up to the limits."""
        with archive.open(member) as opened:
            data = opened.read(min(MAX_TEXT_LENGTH + 1, self.bytes))
        self.files -= 1
        self.bytes -= len(data)
        return data


def collect_texts(codes: Codes, language: str) -> Iterator[Received]:
    """The texts that were sent back, in the given order; files of a folder and its subfolders by name.

    Args:
        codes: Texts, files or folders, one or several. A file may be a text, a page, a mail, a mailbox, a document of a
            word processor, or a ZIP archive of such files.

    Raises:
        WrongArgument: When `codes` is neither a text nor a path.

    >>> [one.text for one in collect_texts(["a", "b"], "en")]
    ['a', 'b']
    """
    several = [codes] if isinstance(codes, str | Path) else codes
    check(is_a(several, Iterable) and not is_a(several, bytes), "codes", codes, "text")
    for one in several:
        if not isinstance(one, Path):
            whole = text("codes", one)
            yield Received(whole[:MAX_TEXT_LENGTH], problem=_length_problem(whole, language))
        elif one.is_dir():
            found = (file for file in one.rglob("*") if not _is_hidden(file.relative_to(one)) and file.is_file())
            files = sorted(islice(found, MAX_FILES + 1))
            for file in files[:MAX_FILES]:
                yield from _file(file, str(file.relative_to(one)), language)
            if len(files) > MAX_FILES:
                yield Received("", one.name, problem=say("classroom-too-many-files", language, most=MAX_FILES))
        else:
            yield from _file(one, one.name, language)


def _is_hidden(path: PurePath) -> bool:
    """Whether an operating system rather than a learner made a file."""
    return any(part.startswith(".") or part == "__MACOSX" for part in path.parts)


def _file(path: Path, name: str, language: str) -> Iterator[Received]:
    try:
        with open_regular(path) as opened:
            data = opened.read(MAX_TEXT_LENGTH + 1)
            data += opened.read(MAX_ARCHIVE_BYTES) if data.startswith(ZIP) else b""
    except OSError as error:
        why = error.strerror or type(error).__name__
        yield Received("", safe_text(name, MAX_NAME_LENGTH), problem=say("classroom-no-file", language, why=why))
        return
    allowed = _Allowance()
    yield from (_archive if data.startswith(ZIP) else _texts)(data, name, language, allowed)


def _archive(data: bytes, name: str, language: str, allowed: _Allowance, *, within: bool = False) -> Iterator[Received]:
    """The texts of a document or of the files in an archive; archives inside it are read only if they are documents."""
    problem = ""
    try:
        with ZipFile(BytesIO(data)) as archive:
            files = [one for one in archive.infolist() if not one.is_dir() and not _is_hidden(PurePath(one.filename))]
            written = [one for one in files if one.filename in DOCUMENT_PARTS]
            files = written or ([] if within else files)
            for one in files:
                if not (allowed.files and allowed.bytes):
                    problem = say("classroom-too-many-files", language, most=MAX_FILES)
                    break
                member = allowed.unpack(archive, one)
                inside = name if written else f"{name}/{one.filename}"
                if member.startswith(ZIP):
                    yield from _archive(member, inside, language, allowed, within=True)
                else:
                    yield from _texts(member, inside, language, allowed, markup=bool(written))
    except BAD_ARCHIVE:
        problem = say("classroom-no-archive", language)
    if problem or not files:
        yield Received("", safe_text(name, MAX_NAME_LENGTH), problem=problem or say("classroom-no-archive", language))


def _texts(data: bytes, name: str, language: str, allowed: _Allowance, *, markup: bool = False) -> Iterator[Received]:
    """The text of a file, or those of the mails in a mailbox."""
    problem, source = _length_problem(data, language), safe_text(name, MAX_NAME_LENGTH)
    if data.startswith(b"From "):
        mails = [_mail(each, allowed) for each in _MAIL.split(data)[1:]]
    elif name.lower().endswith(".eml"):
        mails = [_mail(data, allowed)]
    else:
        plain = _decode(data)
        mails = [(_without_tags(plain) if markup or PurePath(name).suffix.lower() in MARKUP_SUFFIXES else plain, "")]
    for number, (found, sent) in enumerate(mails):
        yield Received(found[:MAX_TEXT_LENGTH], source, sent, "" if number else problem)


def _length_problem(whole: str | bytes, language: str) -> str:
    return say("classroom-too-long", language, most=MAX_TEXT_LENGTH) if len(whole) > MAX_TEXT_LENGTH else ""


def _decode(data: bytes) -> str:
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):  # some editors save UTF-16
        return data.decode("utf-16", errors="replace")
    return data.replace(b"\0", b"").decode(errors="replace")  # UTF-16 without a mark, as in Outlook's mail files


def _without_tags(markup: str) -> str:
    """The visible text of a page, with its line breaks."""
    lines = _TAG.sub("", _LINE_END.sub("\n", markup.replace("\r", "").replace("\n", " "))).splitlines()
    return unescape("\n".join(line.strip() for line in lines if line.strip()))


def _mail(data: bytes, allowed: _Allowance) -> tuple[str, str]:
    """The texts of a mail and its attachments, and when it was sent; one that is nested too deeply is read as text."""
    try:
        mail = message_from_bytes(data, policy=policy.compat32)
        parts = [*mail.walk()]
    except RecursionError:
        return _decode(data), ""
    texts = []
    for part in parts:
        whole = part.get_payload(decode=True)
        if not isinstance(whole, bytes):
            continue
        if whole.startswith(ZIP):
            texts += [one.text for one in _archive(whole, "", "en", allowed)]
        elif part.get_content_maintype() == "text" or ANSWER.encode() in whole:
            plain = _decode(whole)
            texts.append(_without_tags(plain) if part.get_content_subtype() == "html" else plain)
    try:
        sent = parsedate_to_datetime(str(mail["date"])).astimezone(UTC).strftime(TIME_FORMAT)
    except (ValueError, OverflowError):
        sent = ""
    return "\n".join(texts), sent
