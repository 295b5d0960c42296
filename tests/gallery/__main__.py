"""Draw pictures of boards: `python -m tests.gallery readme` draws notebooks/pictures/board.png."""

from __future__ import annotations

import sys
from pathlib import Path

from ora_widgets import load
from tests.gallery.camera import OpenCamera, traits_of

HERE = Path(__file__).parent
README_PICTURE = HERE.parents[1] / "notebooks" / "pictures" / "board.png"
WIDTH = 1400


def readme() -> None:
    """Draw the position of middle.ora as a visitor of the README sees it."""
    game = load(HERE.joinpath("middle.ora").read_text(encoding="utf-8"))
    with OpenCamera() as camera:
        README_PICTURE.parent.mkdir(exist_ok=True)
        README_PICTURE.write_bytes(camera.picture(traits_of(game), WIDTH, down_to=".ora-display"))
    print(f"{README_PICTURE.name}: {README_PICTURE.stat().st_size / 1000:.0f} kB")


if __name__ == "__main__":
    if sys.argv[1:] != ["readme"]:
        sys.exit(__doc__)
    readme()
