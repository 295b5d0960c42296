"""How a person finds things on a board: pieces lie on the land, in a tab of the dock, or stand by name in the bar."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

# Resolves when no part of the board has moved for some frames: what a new size changes takes two or three.
SETTLED = """(root) => new Promise((resolve) => {
  const parts = () => [root, ...root.querySelectorAll("*")].map((part) => {
    const { x, y, width, height } = part.getBoundingClientRect();
    return [x, y, width, height].join();
  }).join(" ");
  let before = "", still = 0;
  const look = () => {
    const now = innerWidth + " " + parts();
    still = now === before ? still + 1 : 0;
    before = now;
    if (still === 5) resolve();
    else requestAnimationFrame(look);
  };
  look();
})"""


class Reach:
    """A board, with what a person can press on it.

    :param patience: milliseconds until a piece must be there; by default those of every test.
    """

    patience: float | None = None

    def __init__(self, root: Locator, patience: float | None = None) -> None:
        self.root = root
        self.patience = patience

    def resize(self, width: int, height: int) -> None:
        """Give the window this size in pixels, and wait until the board has settled in it."""
        page = self.root.page
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function("size => innerWidth === size[0] && innerHeight === size[1]", arg=[width, height])
        self.settle()

    def settle(self) -> None:
        """Wait until every part of the board lies where it stays."""
        self.root.evaluate(SETTLED)

    def piece(self, token: str) -> Locator:
        """What can be pressed for a token now: pieces on the table, then buttons of the bar."""
        table = self.root.locator(f'.ora-table [data-pick="{token}"][data-state="live"]')
        return table.or_(self.button(token))

    def space(self, at: str) -> Locator:
        """A space of the large landscape that can be pressed now: not its button in the bar."""
        return self.root.locator(f'.ora-own .ora-space[data-pick="{at}"][data-state="live"]')

    def button(self, token: str) -> Locator:
        """The buttons of the bar for a token, or for an answer that is this word or ends with it: `times 1`."""
        buttons = f'[data-pick="{token}"][data-state="live"], [data-line="{token}"], [data-line$=" {token}"]'
        # What one may do at any time answers nothing.
        return self.root.locator(f".ora-panel :is({buttons}):not(.ora-conversions *)")

    def pick(self, token: str) -> None:
        """Press a piece for a token, or its button where no piece is to be seen; open the tab that it lies in."""
        pieces = self.root.locator(f'.ora-table [data-pick="{token}"][data-state="live"]')
        tabs = self.root.locator(".ora-tab:has(.ora-hint)")
        expect(pieces.or_(self.button(token)).or_(tabs).first).to_be_visible(timeout=self.patience)
        for tab in tabs.all():
            if pieces.count() or self.button(token).count():
                break
            tab.click()
        # The tabs may have been those of the question before.
        expect(pieces.or_(self.button(token)).first).to_be_visible(timeout=self.patience)
        (pieces if pieces.count() else self.button(token)).first.click()

    def open(self, tab: str) -> None:
        """Open a tab of the dock: `buildings`, `log`, `seat G`."""
        self.root.locator(f'[role=tab][data-tab="{tab}"]').click()
