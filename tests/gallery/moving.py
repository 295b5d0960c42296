"""Join PNGs of one size into an animated one (APNG), with only the standard library."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator, Sequence

SIGNATURE = b"\x89PNG\r\n\x1a\n"


def chunk(kind: bytes, data: bytes) -> bytes:
    """A chunk of a PNG as in the file."""
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def chunks(png: bytes) -> Iterator[tuple[bytes, bytes]]:
    """The chunks of a PNG: type and data."""
    place = len(SIGNATURE)
    while place < len(png):
        (length,) = struct.unpack_from(">I", png, place)
        yield png[place + 4 : place + 8], png[place + 8 : place + 8 + length]
        place += length + 12


def moving(frames: Sequence[bytes], seconds: float) -> bytes:
    """A PNG that shows all frames in an endless loop.

    Parameters: `frames`, PNGs of one size and kind of colour; `seconds`, how long each is shown.

    :raises ValueError: when the frames do not fit together.
    """
    heads = {dict(chunks(frame))[b"IHDR"] for frame in frames}
    if len(heads) != 1:
        message = "the frames are not of one size and kind of colour"
        raise ValueError(message)
    [head] = heads
    size = head[:8]
    parts = [SIGNATURE, chunk(b"IHDR", head), chunk(b"acTL", struct.pack(">II", len(frames), 0))]
    number = 0
    for place, frame in enumerate(frames):
        control = struct.pack(">I", number) + size + struct.pack(">IIHHBB", 0, 0, round(seconds * 1000), 1000, 0, 0)
        parts.append(chunk(b"fcTL", control))
        number += 1
        data = b"".join(part for kind, part in chunks(frame) if kind == b"IDAT")
        data = zlib.compress(zlib.decompress(data), 9)  # browsers take hurried screenshots otherwise
        if place:
            parts.append(chunk(b"fdAT", struct.pack(">I", number) + data))
            number += 1
        else:
            parts.append(chunk(b"IDAT", data))
    return b"".join((*parts, chunk(b"IEND", b"")))
