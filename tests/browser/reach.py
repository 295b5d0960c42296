"""Find things on a board like a person: pieces on the land, in a tab of the dock, or by name in the bar."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

# Resolves when no part of the board has moved for some frames, since a change of size takes two or three.
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
    """A board with the things that a person can press.

    :param patience: milliseconds until a piece must be there; by default those of every test.
    """

    patience: float | None = None

    def __init__(self, root: Locator, patience: float | None = None) -> None:
        self.root = root
        self.patience = patience

    def resize(self, width: int, height: int) -> None:
        """Set the window to this size in pixels, and wait until the board is still."""
        page = self.root.page
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function("size => innerWidth === size[0] && innerHeight === size[1]", arg=[width, height])
        self.settle()

    def settle(self) -> None:
        """Wait until every part of the board is still."""
        self.root.evaluate(SETTLED)

    def piece(self, token: str) -> Locator:
        """The things that can be pressed for a token: pieces on the table first, then buttons in the bar."""
        table = self.root.locator(f'.ora-table [data-pick="{token}"][data-state="live"]')
        return table.or_(self.button(token))

    def space(self, at: str) -> Locator:
        """A space of the large landscape that can be pressed, not its button in the bar."""
        return self.root.locator(f'.ora-own .ora-space[data-pick="{at}"][data-state="live"]')

    def button(self, token: str) -> Locator:
        """The bar's buttons for a token, or for an answer that is or ends with this word: `times 1`."""
        buttons = f'[data-pick="{token}"][data-state="live"], [data-line="{token}"], [data-line$=" {token}"]'
        # Free conversions answer nothing.
        return self.root.locator(f".ora-panel :is({buttons}):not(.ora-conversions *)")

    def pick(self, token: str) -> None:
        """Press a token's piece, opening its tab if needed, or its button if no piece is visible."""
        pieces = self.root.locator(f'.ora-table [data-pick="{token}"][data-state="live"]')
        tabs = self.root.locator(".ora-tab:has(.ora-hint)")
        expect(pieces.or_(self.button(token)).or_(tabs).first).to_be_visible(timeout=self.patience)
        for tab in tabs.all():
            if pieces.count() or self.button(token).count():
                break
            tab.click()
        # The tabs may still be those of the previous question.
        expect(pieces.or_(self.button(token)).first).to_be_visible(timeout=self.patience)
        (pieces if pieces.count() else self.button(token)).first.click()

    def open(self, tab: str) -> None:
        """Open a tab of the dock: `buildings`, `log`, `seat G`."""
        self.root.locator(f'[role=tab][data-tab="{tab}"]').click()
