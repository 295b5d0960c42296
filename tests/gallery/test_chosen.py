"""Which differences between two pictures are noticed, and which are not."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from tests.gallery.chosen import SAME, TILE, Raster, changes, compared_pictures, stored_pictures

NAMES = sorted(compared_pictures())


def ground(picture: Raster) -> bytes:
    """The colour that most tiles have."""
    tiles = [picture.colours[at : at + 3] for at in range(0, len(picture.colours), 3)]
    return Counter(tiles).most_common(1)[0][0]


def blank_tiles(picture: Raster, rows: range, columns: range) -> Raster:
    """The picture with these tiles painted over."""
    colours, blank = bytearray(picture.colours), ground(picture)
    for row in rows:
        for column in columns:
            at = 3 * (row * picture.columns + column)
            colours[at : at + 3] = blank
    return replace(picture, colours=bytes(colours))


def noisy(picture: Raster, most: int) -> Raster:
    """The picture with every colour slightly changed."""
    rng = Random(1)
    return replace(picture, colours=bytes(min(max(one + rng.randint(-most, most), 0), 255) for one in picture.colours))


def elsewhere(picture: Raster) -> Raster:
    """The picture as drawn on a machine with other fonts."""
    return replace(picture, fonts=(0, 0, 0))


def rows(picture: Raster) -> int:
    return len(picture.colours) // 3 // picture.columns


@pytest.mark.parametrize("name", NAMES)
def test_a_second_run_and_antialiasing_are_no_change(name: str) -> None:
    before = stored_pictures()[name]
    for now in (before, noisy(before, SAME)):
        assert changes(before, now) == []
        assert changes(before, elsewhere(now)) == []


@pytest.mark.parametrize("name", NAMES)
def test_a_blank_tile_is_noticed_and_named(name: str) -> None:
    before = stored_pictures()[name]
    blank = ground(before)
    places = [(column, row) for row in range(rows(before)) for column in range(before.columns)]
    drawn = [at for at in places if max(abs(a - b) for a, b in zip(before.tile(*at), blank, strict=True)) > 2 * SAME]
    assert len(drawn) > len(places) // 3
    for column, row in Random(name).sample(drawn, 5):
        now = noisy(blank_tiles(before, range(row, row + 1), range(column, column + 1)), SAME // 2)
        [message] = changes(before, now)
        assert message.startswith(f"at {column * TILE}, {row * TILE} ")


@pytest.mark.parametrize("quarter", range(4))
@pytest.mark.parametrize("name", NAMES)
def test_a_blank_quarter_is_noticed_with_other_fonts_too(name: str, quarter: int) -> None:
    before = stored_pictures()[name]
    part = range(rows(before) * quarter // 4, rows(before) * (quarter + 1) // 4)
    now = noisy(blank_tiles(before, part, range(before.columns)), SAME)
    assert changes(before, now)
    assert changes(before, elsewhere(now))


def test_a_picture_that_has_moved_or_grown_is_another_one() -> None:
    before = stored_pictures()["start-390"]
    down = replace(before, colours=before.colours[: 3 * before.columns] + before.colours[: -3 * before.columns])
    assert len(changes(before, down)) > 100
    assert changes(before, replace(before, height=before.height + 1)) == [
        f"{before.height} pixels high before, {before.height + 1} now"
    ]
    assert "wide" in changes(before, replace(before, width=before.width + 1))[0]
    assert changes(before, elsewhere(replace(before, height=before.height + 1))) == []
    assert "more than other fonts explain" in changes(before, elsewhere(replace(before, height=before.height * 2)))[0]
