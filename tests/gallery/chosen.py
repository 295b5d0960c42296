"""A few pictures that the browser tests compare with those drawn before.

A picture is kept as a small raster of its mean colours: fine enough to see that something has moved, vanished or
changed its colour, coarse enough to stand other fonts, and text to be read in a change.
"""

from __future__ import annotations

import base64
import json
from pathlib import Path
from typing import Any

from ora_widgets import load, new_game
from tests.gallery.camera import Camera, OpenCamera, Traits, traits_of

HERE = Path(__file__).parent
FILE = HERE / "chosen.json"
COLUMNS, ROWS = 28, 40  # of the raster

# The browser reads PNGs; Python without more packages does not.
MEANS = """async ([source, columns, rows]) => {
  const image = new Image();
  image.src = source;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [columns, rows];
  const brush = canvas.getContext("2d");
  brush.imageSmoothingQuality = "high";
  brush.drawImage(image, 0, 0, columns, rows);
  const found = brush.getImageData(0, 0, columns, rows).data;
  return { size: [image.naturalWidth, image.naturalHeight], colours: [...found].filter((_, n) => n % 4 !== 3) };
}"""


def chosen() -> dict[str, tuple[Traits, int, bool]]:
    """What is compared: traits, width, dark or not."""
    start = traits_of(new_game(3, "france"))
    middle = traits_of(load(HERE.joinpath("middle.ora").read_text(encoding="utf-8")))
    return {
        "middle-1400-dark": (middle, 1400, True),
        "middle-900": (middle, 900, False),
        "start-400": (start, 400, False),
    }


def raster(camera: Camera, traits: Traits, width: int, *, dark: bool) -> dict[str, Any]:
    """The size of a board's picture and its mean colours."""
    picture = base64.b64encode(camera.picture(traits, width, dark=dark)).decode()
    page = camera.browser.new_page()
    try:
        means: dict[str, Any] = page.evaluate(MEANS, [f"data:image/png;base64,{picture}", COLUMNS, ROWS])
    finally:
        page.close()
    return means


def draw_chosen() -> None:
    """Write what the tests compare with, after a change of looks that is meant."""
    with OpenCamera() as camera:
        drawn = {name: raster(camera, traits, width, dark=dark) for name, (traits, width, dark) in chosen().items()}
    lines = ",\n".join(
        f' {json.dumps(name)}: {{"size": {one["size"]}, "colours": "{bytes(one["colours"]).hex()}"}}'
        for name, one in drawn.items()
    )
    FILE.write_text("{\n" + lines + "\n}\n", encoding="utf-8")
    print(f"{FILE.name}: {FILE.stat().st_size / 1000:.0f} kB")


def difference(before: dict[str, Any], now: dict[str, Any]) -> float:
    """How much two rasters differ: the mean over all colours, 0 to 255."""
    old, new = bytes.fromhex(before["colours"]), bytes(now["colours"])
    return sum(abs(a - b) for a, b in zip(old, new, strict=True)) / len(old)
