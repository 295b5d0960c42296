"""An animated picture is a PNG whose first frame any program shows, with all other frames numbered in sequence."""

from __future__ import annotations

import struct
import zlib

import pytest

from tests.gallery.moving import SIGNATURE, chunk, chunks, moving


def png(colour: int, width: int = 2) -> bytes:
    rows = b"".join(b"\0" + bytes([colour]) * width for _ in range(2))
    head = struct.pack(">IIBBBBB", width, 2, 8, 0, 0, 0, 0)
    return SIGNATURE + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


def test_frames_become_one_picture() -> None:
    parts = list(chunks(moving([png(0), png(128), png(255)], 1.5)))
    assert " ".join(kind.decode() for kind, _ in parts) == "IHDR acTL fcTL IDAT fcTL fdAT fcTL fdAT IEND"
    assert struct.unpack(">II", parts[1][1]) == (3, 0)
    numbered = [struct.unpack_from(">I", data)[0] for kind, data in parts if kind in (b"fcTL", b"fdAT")]
    assert numbered == [0, 1, 2, 3, 4]
    assert zlib.decompress(parts[-2][1][4:]) == b"\0\xff\xff\0\xff\xff"


def test_frames_of_two_sizes_do_not_fit() -> None:
    with pytest.raises(ValueError, match="not of one size"):
        moving([png(0), png(0, width=3)], 1)
