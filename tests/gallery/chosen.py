"""A few pictures for the browser tests to compare with stored ones.

A picture is stored as the mean colour of each tile and compared tile by tile: a thing that disappears, moves by a few
pixels or changes its colour is noticed anywhere, but antialiasing is not. On a machine with other fonts every line of
text differs; there, large regions are compared, which must have their colour and be neither empty nor missing.
"""

from __future__ import annotations

import base64
import json
import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from statistics import fmean

from playwright.sync_api import Locator

from ora_widgets import load, new_game
from tests.gallery.camera import Camera, OpenCamera, Traits, traits_of

HERE = Path(__file__).parent
FILE = HERE / "chosen.json"
TILE = 16  # pixels
SAME = 4  # of 255, in any tile and colour, with the same fonts
# With other fonts: columns and rows of regions, tolerance of their colours, the least remaining share of their
# contrast, and the tolerance of the height. Sans-serif, condensed and monospaced letters stay within 30, 0.6 and 0.04;
# a blank quarter leaves no region its contrast.
REGIONS = (5, 12)
ALIKE, LEFT, ANY = 40, 0.5, 3
TALLER = 0.06

# The browser decodes PNGs, which Python cannot without more packages.
MEANS = """async (board, [source, tile]) => {
  const image = new Image();
  image.src = source;
  await image.decode();
  const canvas = document.createElement("canvas");
  const [width, height] = ([canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight]);
  const brush = canvas.getContext("2d");
  brush.drawImage(image, 0, 0);
  const found = [];
  for (let top = 0; top < height; top += tile) {
    for (let left = 0; left < width; left += tile) {
      const part = brush.getImageData(left, top, Math.min(tile, width - left), Math.min(tile, height - top)).data;
      const sums = [0, 0, 0];
      for (let at = 0; at < part.length; at++) if (at % 4 < 3) sums[at % 4] += part[at];
      found.push(...sums.map((sum) => Math.round((4 * sum) / part.length)));
    }
  }
  const fonts = [getComputedStyle(board).fontFamily, "sans-serif", "system-ui"].map((family) => {
    brush.font = `100px ${family}`;
    return Math.round(brush.measureText("Ora et labora 0123456789").width);
  });
  return [width, height, found, fonts];
}"""


@dataclass(frozen=True)
class Raster:
    """The mean colours of a picture's tiles, row by row, three bytes each; `fonts` has a text's widths in fonts."""

    width: int
    height: int
    colours: bytes
    fonts: tuple[int, ...]

    @property
    def columns(self) -> int:
        """The number of tiles in a row."""
        return -(-self.width // TILE)

    def tile(self, column: int, row: int) -> bytes:
        """The colour of a tile."""
        at = 3 * (row * self.columns + column)
        return self.colours[at : at + 3]

    def regions(self) -> list[tuple[list[float], float]]:
        """Regions of about equal size: their mean colour, and the mean deviation of their tiles."""
        rows = len(self.colours) // (3 * self.columns)
        across, down = REGIONS
        found = []
        for j, i in product(range(down), range(across)):
            columns = range(self.columns * i // across, self.columns * (i + 1) // across)
            tiles = [self.tile(*at) for at in product(columns, range(rows * j // down, rows * (j + 1) // down))]
            mean = [fmean(tile[colour] for tile in tiles) for colour in range(3)]
            found.append((mean, fmean(_apart(tile, mean) for tile in tiles)))
        return found


def compared_pictures() -> dict[str, tuple[Traits, int, bool]]:
    """The compared pictures: traits, width, dark or not."""
    start = traits_of(new_game(3, "france"))
    middle = traits_of(load(HERE.joinpath("middle.ora").read_text(encoding="utf-8")))
    return {
        "middle-1200-dark": (middle, 1200, True),
        "middle-900": (middle, 900, False),
        "start-390": (start, 390, False),
    }


def raster(camera: Camera, name: str) -> Raster:
    """Draw one of the compared pictures."""
    traits, width, dark = compared_pictures()[name]
    with camera.board(traits, width, dark=dark) as board:
        return tiles_of_board(board)


def tiles_of_board(board: Locator) -> Raster:
    """A shown board as tiles."""
    picture = base64.b64encode(board.screenshot(animations="disabled")).decode()
    width, height, colours, fonts = board.evaluate(MEANS, [f"data:image/png;base64,{picture}", TILE])
    return Raster(width, height, bytes(colours), tuple(fonts))


def stored_pictures() -> dict[str, Raster]:
    """The stored pictures."""
    return {
        name: Raster(
            one["width"], one["height"], zlib.decompress(base64.b64decode(one["colours"])), tuple(one["fonts"])
        )
        for name, one in json.loads(FILE.read_text(encoding="utf-8")).items()
    }


def draw_chosen() -> None:
    """Store the pictures, after an intended change of appearance."""
    with OpenCamera() as camera:
        drawn = {name: raster(camera, name) for name in compared_pictures()}
    rows = {
        name: {
            "width": one.width,
            "height": one.height,
            "fonts": one.fonts,
            "colours": base64.b64encode(zlib.compress(one.colours, 9)).decode(),
        }
        for name, one in drawn.items()
    }
    FILE.write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")
    print(f"{FILE.name}: {FILE.stat().st_size / 1000:.0f} kB")


def changes(before: Raster, now: Raster) -> list[str]:
    """The change between two pictures: empty, or where and by how much."""
    if before.width != now.width:
        return [f"{before.width} pixels wide before, {now.width} now"]
    if before.fonts != now.fonts:
        if abs(now.height / before.height - 1) > TALLER:
            return [f"{before.height} pixels high before, {now.height} now, more than other fonts explain"]
        return [
            f"region {at}: {_apart(was, is_):.0f} of 255 apart, {left:.0f} of {contrast:.0f} contrast left"
            for at, ((was, contrast), (is_, left)) in enumerate(zip(before.regions(), now.regions(), strict=True))
            if _apart(was, is_) > ALIKE or left < LEFT * contrast > LEFT * ANY
        ]
    if before.height != now.height:
        return [f"{before.height} pixels high before, {now.height} now"]
    places = product(range(-(-before.height // TILE)), range(before.columns))
    apart = {(column, row): _apart(before.tile(column, row), now.tile(column, row)) for row, column in places}
    return [
        f"at {column * TILE}, {row * TILE} from the upper left: {much:.0f} of 255 apart"
        for (column, row), much in apart.items()
        if much > SAME
    ]


def _apart(one: Sequence[float], other: Sequence[float]) -> float:
    """The difference of two colours, in the channel in which it is greatest."""
    return max(abs(a - b) for a, b in zip(one, other, strict=True))
