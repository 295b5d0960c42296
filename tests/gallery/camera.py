"""The page in a browser without a notebook: give it Python's data, get a picture.

It uses the real bundle on an otherwise empty page, so a picture takes a fraction of a second.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any

from playwright.sync_api import Browser, Locator, sync_playwright

from ora_widgets import Game
from ora_widgets.scene import book, cached_drawing, tally
from tests.browser import chromium

STATIC = Path(__file__).parents[2] / "ora_widgets" / "static"

# Browser settings for equal pictures on all machines with the same fonts.
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-lcd-text"]

# Window sizes of the pictures: a telephone, a cell of a notebook, a laptop. A board is as high as its window.
WINDOWS = {390: 844, 900: 700, 1200: 800}

HANG = """async ([source, css, traits, dark]) => {
  document.body.style.margin = "0";
  document.body.dataset.jpThemeLight = String(!dark);
  const style = document.head.appendChild(document.createElement("style"));
  style.textContent = css;
  const address = URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
  const { default: widget } = await import(address);
  const listeners = {};
  const model = {
    get: (name) => traits[name.replace(/^_/, "")],
    set: (name, value) => { traits[name] = value; },
    save_changes() {},
    send: (message) => (window.sent ??= []).push(message),
    on: (event, hear) => (listeners[event] ??= []).push(hear),
    off() {},
  };
  window.setTrait = (name, value) => { traits[name] = value; window.news(`change:${name}`); window.news(`change:_${name}`); };
  window.news = (event, message) => { for (const hear of listeners[event] ?? []) hear(message); };
  const made = await widget();
  await made.render({ model, el: document.body.appendChild(document.createElement("div")) });
}"""

Traits = dict[str, Any]


def traits_of(game: Game, language: str = "en") -> Traits:
    """The messages of a board of this game to its page."""
    return {
        "book": book(game, language),
        **cached_drawing(game, language),
        "ply": game.ply,
        "tally": tally(game) if game.over else None,
        "notice": None,
        "lesson": None,
    }


class Camera:
    """A browser that draws boards.

    Parameters: `browser`, one that is open.
    """

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.source = (STATIC / "widget.js").read_text(encoding="utf-8")
        self.css = (STATIC / "widget.css").read_text(encoding="utf-8")

    @contextmanager
    def board(self, traits: Traits, width: int, *, dark: bool = False) -> Iterator[Locator]:
        """A drawn board at rest, in its own window."""
        with self.browser.new_context(
            viewport={"width": width, "height": WINDOWS[width]}, reduced_motion="reduce", locale="en-US"
        ) as context:
            page = context.new_page()
            problems: list[str] = []
            page.on("pageerror", lambda error: problems.append(str(error)))
            # The doctype keeps the browser from quirks, such as other colours in tables.
            page.set_content("<!doctype html><title>ora_widgets</title>")
            page.evaluate(HANG, [self.source, self.css, traits, dark])
            board = page.locator(".ora-board")
            board.wait_for()
            page.evaluate("() => document.fonts.ready.then(() => null)")
            yield board
            assert not problems, problems

    def picture(self, traits: Traits, width: int, *, dark: bool = False) -> bytes:
        """A PNG of the board."""
        with self.board(traits, width, dark=dark) as board:
            return board.screenshot(animations="disabled")


class OpenCamera:
    """A camera with its own browser, for scripts: `with OpenCamera() as camera`."""

    def __enter__(self) -> Camera:
        self._playwright = sync_playwright().start()
        browser = self._playwright.chromium.launch(executable_path=chromium.find(), args=ARGUMENTS)
        return Camera(browser)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._playwright.stop()
