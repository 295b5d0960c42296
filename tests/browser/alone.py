"""A board on its own page without Jupyter, answered by the board in this process, for tests of many boards.

Jupyter's part (comms, kernels, keys, style sheets) is tested with `lab_page`; here a board takes a second.
"""

from __future__ import annotations

from typing import Any, TypedDict

from ipywidgets import DOMWidget
from playwright.sync_api import BrowserContext, Page, ViewportSize, expect

from ora_widgets.support.bundle import STATIC
from tests.browser.reach import Reach
from tests.support.board_page import send_message

ADDRESS = "http://127.0.0.1/board"
PAGE = """<!doctype html><html lang="en"><title>A board</title><style>body {{ margin: 8px }} {style}</style>
<body data-jp-theme-light="{light}"><main></main></body></html>"""

# The model of a notebook: traits with changes, and messages in both directions.
SHOW = """async ([widget, traits]) => {
  const listeners = new Map();
  const tell = (event, news) => { for (const listener of listeners.get(event) ?? []) listener(news); };
  const model = {
    get: (name) => traits[name],
    on: (event, listener) => listeners.set(event, [...(listeners.get(event) ?? []), listener]),
    off() {},
    send: async (message) => {
      const { changed, said } = await python(message);
      Object.assign(traits, changed);
      for (const name of Object.keys(changed)) tell(`change:${name}`);
      for (const one of said) tell("msg:custom", one);
    },
  };
  window.send = model.send;
  const address = URL.createObjectURL(new Blob([widget], { type: "text/javascript" }));
  const { default: make } = await import(address);
  make().render({ model, el: document.querySelector("main") });
}"""


class Sheet:
    """A page for boards one after the other, as a new page takes three times as long as another board on it."""

    def __init__(self, context: BrowserContext) -> None:
        self.page: Page = context.new_page()
        self.shown: Alone | None = None
        self._body = ""
        self._size = self.page.viewport_size
        self.page.on("pageerror", lambda error: self._note(str(error)))
        self.page.on("console", lambda entry: self._note(entry.text) if entry.type == "error" else None)
        self.page.route(ADDRESS, lambda route: route.fulfill(body=self._body, content_type="text/html; charset=utf-8"))
        self.page.expose_function("python", lambda message: self.shown and self.shown.answer(message))

    def _note(self, error: str) -> None:
        if self.shown is not None:
            self.shown.errors.append(error)

    def open(self, shown: Alone, body: str, size: ViewportSize | None, *, still: bool) -> None:
        """Show the page of a board, as if nothing had been here before."""
        # Until the page of the board before is gone, its messages are for nobody.
        self.shown, self._body = None, body
        size = size or self._size
        if size and size != self.page.viewport_size:
            self.page.set_viewport_size(size)
        self.page.emulate_media(reduced_motion="reduce" if still else "no-preference")
        self.page.mouse.move(0, 0)
        self.page.goto(ADDRESS)
        self.shown = shown


class HowShown(TypedDict, total=False):
    """How a board is shown, as for `Alone`."""

    dark: bool
    script: str  # of the page, by default a board's
    size: ViewportSize | None  # the window's, by default the usual one
    still: bool  # whether the system asks for reduced motion


class Alone(Reach):
    """A drawn board or another page of ours; `board` is its side in Python."""

    def __init__(
        self,
        sheet: Sheet,
        board: DOMWidget,
        *,
        dark: bool = False,
        script: str = "widget.js",
        size: ViewportSize | None = None,
        still: bool = False,
    ) -> None:
        self.board = board
        # Its own traits, without those of every widget.
        self._ours = sorted({*type(board).class_trait_names(sync=True)} - {*DOMWidget.class_trait_names(sync=True)})
        self.errors: list[str] = []
        self._said: list[tuple[Any, Any]] = []
        # Nobody receives messages on the other side of this comm.
        board.send = self._say
        self.page = sheet.page
        style = str(board.get_state("_css")["_css"])
        sheet.open(self, PAGE.format(style=style, light=str(not dark).lower()), size, still=still)
        self._sent = self._traits()
        self.page.evaluate(SHOW, [STATIC.joinpath(script).read_text(encoding="utf-8"), self._sent])
        self.root = self.page.locator(".ora-board")
        expect(self.root).to_be_visible()

    def _traits(self) -> dict[str, Any]:
        return {name: getattr(self.board, name) for name in self._ours}

    def _say(self, content: Any, buffers: Any = None) -> None:
        self._said.append((content, buffers))

    def answer(self, message: dict[str, Any]) -> dict[str, Any]:
        """What has changed since the last message of the page, and by this one."""
        self._said.clear()
        send_message(self.board, message)
        before, self._sent = self._sent, self._traits()
        changed = {name: value for name, value in self._sent.items() if value != before[name]}
        return {"changed": changed, "said": [content for content, _ in self._said]}
