"""Draw boards: `python -m tests.gallery readme` or, for all on one page, `python -m tests.gallery all`."""

from __future__ import annotations

import html
import sys
from pathlib import Path

import ora_widgets as ora
from tests.gallery.camera import WINDOWS, OpenCamera, traits_of
from tests.gallery.chosen import draw_chosen
from tests.gallery.moving import moving
from tests.gallery.scenes import middle, scenes

ROOT = Path(__file__).parents[2]
README_PICTURE = ROOT / "notebooks" / "pictures" / "board.png"
MOVING_PICTURE = README_PICTURE.with_name("moving.png")
# The first turns of a game: a building and its use, a harvest, a forest felled.
OPENING = "build G07 0,3; prior; times 1; done; use LG2 lay; take livestock; done; fell 0,2 wood; done"
SECONDS = 1.5  # for each position, so that the change can be seen
GALLERY = ROOT / "gallery"  # not among the test results, which every run of the browser tests deletes

PAGE = """<!doctype html>
<meta charset="utf-8">
<title>ora_widgets: the gallery</title>
<style>
  body {{ margin: 24px; font: 16px/1.4 Georgia, serif; background: #e9e4d8 }}
  section {{ margin-bottom: 48px }}
  figure {{ display: inline-block; margin: 0 16px 16px 0; vertical-align: top }}
  img {{ display: block; max-height: 70vh; border: 1px solid #998 }}
</style>
<h1>The gallery</h1>
{sections}
"""


def readme() -> None:
    """Draw the position of middle.ora for the README."""
    README_PICTURE.parent.mkdir(exist_ok=True)
    with OpenCamera() as camera, camera.board(traits_of(middle()), max(WINDOWS)) as board:
        # Uncover the wheel, and show the cards.
        board.locator(".ora-recap .ora-close").click()
        board.locator("[role=tab][data-tab=buildings]").click()
        board.page.mouse.move(0, 0)
        README_PICTURE.write_bytes(board.screenshot(animations="disabled"))
    print(f"{README_PICTURE.name}: {README_PICTURE.stat().st_size / 1000:.0f} kB")


def moving_picture() -> None:
    """Draw the first turns of a game as an animated picture."""
    game = ora.new_game(players=3, country="france")
    with OpenCamera() as camera:
        frames = [camera.picture(traits_of(game), 900)]
        frames += [camera.picture(traits_of(game.play(move)), 900) for move in OPENING.split("; ")]
    MOVING_PICTURE.write_bytes(moving(frames, SECONDS))
    print(f"{MOVING_PICTURE.name}: {MOVING_PICTURE.stat().st_size / 1000:.0f} kB")


def gallery() -> None:
    """Draw every scene in both themes and all windows, and a page with all pictures."""
    sections = []
    with OpenCamera() as camera:
        for chapter, name, traits in scenes():
            folder = GALLERY / chapter
            folder.mkdir(parents=True, exist_ok=True)
            figures = []
            for dark in (False, True):
                for width in WINDOWS:
                    file = folder / f"{name}-{width}{'-dark' if dark else ''}.png"
                    file.write_bytes(camera.picture(traits, width, dark=dark))
                    place = file.relative_to(GALLERY).as_posix()
                    figures.append(f'<figure><a href="{place}"><img src="{place}" loading="lazy" alt=""></a></figure>')
            sections.append(f"<section><h2>{html.escape(f'{chapter}: {name}')}</h2>{''.join(figures)}</section>")
            print(f"{chapter}: {name}", flush=True)
    page = GALLERY / "index.html"
    page.write_text(PAGE.format(sections="\n".join(sections)), encoding="utf-8")
    print(page)


DRAW = {"readme": readme, "moving": moving_picture, "all": gallery, "chosen": draw_chosen}

if __name__ == "__main__":
    if len(sys.argv) != 2 or sys.argv[1] not in DRAW:
        sys.exit(f"{__doc__}\n`chosen` draws those anew that the tests compare.")
    DRAW[sys.argv[1]]()
