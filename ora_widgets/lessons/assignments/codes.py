"""Codes that travel between a teacher and learners: plain data, packed into one word that notices when it was damaged."""

from __future__ import annotations

import base64
import json
import re
import zlib
from collections.abc import Iterator
from hashlib import sha256
from typing import Any
from unicodedata import normalize

from ...engine.moves import ParseError
from ...notation.game_text import DASHES, unescaped

TASK, ANSWER = "oratask1", "oraanswer1"
MAX_LINES = 100  # over which a code is put together
MAX_CODE_LENGTH = 100_000  # characters of what is packed, and of a code

_KIND = re.compile(r"([a-z]+)([1-9][0-9]{0,8})", re.ASCII)
_LETTERS = re.compile(r"[\w-]+", re.ASCII)
# A mail breaks long lines, quotes them with `>` or `|`, marks a break with `=`, or leaves a line free; a chat may leave a blank.
_LINES = re.compile(
    rf"[\w-]+(?:(?:=[ \t]*(?:\n[>| \t]*){{1,3}}|[ \t]+(?:\n[>| \t]*){{0,3}}|(?:\n[>| \t]*){{1,3}})[\w-]+){{0,{MAX_LINES - 1}}}",
    re.ASCII,
)
# What nobody sees: where a word may be broken, joiners, and signs of direction.
_UNSEEN = dict.fromkeys([0xAD, *range(0x200B, 0x2010), *range(0x202A, 0x202F), *range(0x2060, 0x206A), 0xFEFF])
_ESCAPE = re.compile(r"\\(?=[_-])")  # as chats write a sign that would mean something to them


def pack(kind: str, data: dict[str, Any], *, compressed: bool = False) -> str:
    """Data as a code.

    The page writes answers by the same grammar (`js/src/live/task-answer.ts`), and does not compress them.

    Args:
        compressed: Whether it is made as short as possible.
    """
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode(errors="replace")
    whole = zlib.crc32(text).to_bytes(4, "big") + (zlib.compress(text, 9) if compressed else text)
    return f"{kind}:{base64.urlsafe_b64encode(whole).rstrip(b'=').decode()}"


def unpack(kind: str, code: str, *, compressed: bool = False) -> dict[str, Any]:
    """The data of a code.

    Args:
        code: The code, with its kind.
        compressed: Whether it was made as short as possible.

    Raises:
        ParseError: When it is none, was damaged, or is of a newer version.

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
    r"""The codes of a kind that stand in a text: of each what it may be, since the words that follow may belong to it.

    Keyboards, chats and mails may have written its first letter large, wide letters, other dashes, or blanks beside the colon.

    >>> [*codes_in(ANSWER, "> oraanswer1:AA\n> BB (Ada)")]
    [['oraanswer1:AA', 'oraanswer1:AABB']]
    """
    plain = normalize("NFKC", _ESCAPE.sub("", unescaped(text)).translate(_UNSEEN | DASHES))
    plain = "\n".join(plain.splitlines())
    for part in re.split(rf"{kind}\s*:\s*", plain, flags=re.IGNORECASE)[1:]:
        if found := _LINES.match(part):
            lines = _LETTERS.findall(found[0])
            yield [f"{kind}:{''.join(lines[:count])}" for count in range(1, len(lines) + 1)]


def id_of(data: dict[str, str]) -> str:
    """A short word by which an answer says to which task it belongs."""
    return sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()[:10]
