"""A record as one short word, for a chat message or an address."""

from __future__ import annotations

import base64
import zlib
from collections.abc import Iterable

from ..engine import Move, ParseError
from .record import MAX_RECORD_LENGTH, PREFIX, check_version, version, write
from .setup import Setup

# What most records hold, commonest last: it shortens the code, and is part of the format for good.
_WORDS = (
    b"choose claim clear enter place give send prior send lay trade skip settle S1 settle S2 plot 0 coast plot 0 mountain "
    b"district -1 hills district 2 plains contract G01 coins contract F05 coins contract I05 coins cut 0,0 peat fell 0,1 wood "
    b"fell 0,2 joker sell Wn flip Gn pay 2Sh pay Pt pay Wo build G07 0,3 build G02 1,3 use LR1 lay use LG2 lay use LB3 prior "
    b"use LW1 lay take joker take grain take livestock take clay take coin times 0 times 1 times 2 pass prior done\n"
)


def encode(setup: Setup, moves: Iterable[Move]) -> str:
    """The record in one word, about a kilobyte for a long game; it notices when it has been damaged."""
    squeeze = zlib.compressobj(9, zlib.DEFLATED, -15, 9, zdict=_WORDS)
    text = write(setup, moves).encode()
    packed = squeeze.compress(text) + squeeze.flush()
    whole = zlib.crc32(text).to_bytes(4, "big") + packed
    return f"{PREFIX}{version(setup)}:{base64.urlsafe_b64encode(whole).rstrip(b'=').decode()}"


def decode(version_word: str, letters: str) -> str:
    """The record inside a short code.

    Args:
        version_word: The version of the format, in digits.
        letters: The rest of the code.

    Raises:
        ParseError: When it has been damaged, or is newer than this package.
    """
    check_version(version_word)
    # No code leaves one letter over; then it belongs to what follows.
    letters = letters[: len(letters) - (len(letters) % 4 == 1)]
    try:
        whole = base64.b64decode(letters + "=" * (-len(letters) % 4), altchars=b"-_", validate=True)
        unpack = zlib.decompressobj(-15, zdict=_WORDS)
        packed = unpack.decompress(whole[4:], MAX_RECORD_LENGTH)
        text = packed.decode()
    except (ValueError, zlib.error):
        raise ParseError("code-damaged", "") from None
    if not unpack.eof or zlib.crc32(packed) != int.from_bytes(whole[:4], "big"):
        raise ParseError("code-damaged", "")
    return text
