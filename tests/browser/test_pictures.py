"""The board looks as it did: a few pictures compared with those drawn before, with a small tolerance."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Browser

from tests.gallery.camera import Camera
from tests.gallery.chosen import FILE, chosen, difference, raster

COLOUR = 6.0  # of 255, on average over the picture; other fonts make less of it
HEIGHT = 0.06  # of the picture's height, which other fonts change too


@pytest.mark.parametrize("name", chosen())
def test_a_picture_is_as_it_was(browser: Browser, name: str) -> None:
    traits, width, dark = chosen()[name]
    before = json.loads(FILE.read_text(encoding="utf-8"))[name]
    now = raster(Camera(browser), traits, width, dark=dark)

    hint = "look at it (make gallery); if it is meant to look so: python -m tests.gallery chosen"
    assert now["size"][0] == before["size"][0], hint
    assert abs(now["size"][1] / before["size"][1] - 1) < HEIGHT, hint
    assert difference(before, now) < COLOUR, hint


def test_a_change_of_looks_is_noticed(browser: Browser) -> None:
    before = json.loads(FILE.read_text(encoding="utf-8"))
    traits, width, _ = chosen()["middle-1400-dark"]
    light = raster(Camera(browser), traits, width, dark=False)
    assert difference(before["middle-1400-dark"], light) > COLOUR
