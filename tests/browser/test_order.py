"""Tab follows the visual order, in narrow windows and in wide ones."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from playwright.sync_api import Browser

from ora_widgets import new_game
from ora_widgets.widget.board import Board
from tests.browser.conftest import OpenBoard

# The regions of the board.
REGIONS = [
    ".ora-standings", ".ora-history", ".ora-toolbar", ".ora-panel", ".ora-wheel-strip", ".ora-wheel-pane", ".ora-own > header",
    ".ora-own > .ora-land-frame", ".ora-divider", ".ora-tabs", ".ora-docked",
]  # fmt: skip
# The region of the focused element and its position; null outside the board.
WHERE = """regions => {
  const at = document.activeElement;
  const kind = regions.find(kind => at.closest(kind));
  if (!kind) return null;
  const region = at.closest(kind);
  // A region whose parts lie in the board's own grid has no box.
  const boxes = [region, ...region.querySelectorAll("*")].map(one => one.getBoundingClientRect()).filter(box => box.width);
  const name = `${kind} ${[...document.querySelectorAll(kind)].indexOf(region)}`;
  const [left, top] = ["left", "top"].map(side => Math.min(...boxes.map(box => box[side])));
  return { name, left: left + scrollX, top: top + scrollY, right: Math.max(...boxes.map(box => box.right)) + scrollX };
}"""
BESIDE = 2  # pixels that neighbours may begin apart

Region = dict[str, Any]


def follows(before: Region, after: Region) -> bool:
    """Whether one region follows another visually: down a column, or to the right in a row."""
    if abs(before["top"] - after["top"]) < BESIDE:
        return bool(before["left"] < after["left"])
    columns = before["left"] < after["right"] and after["left"] < before["right"]
    return bool(before["top"] < after["top"] or not columns)


@pytest.mark.parametrize("width", [400, 800, 1400])
def test_tab_goes_where_the_eye_goes(alone: OpenBoard, browser: Browser, width: int) -> None:
    context = browser.new_context(viewport={"width": width, "height": 900}, reduced_motion="reduce")
    shown = alone(Board(new_game(3, "france")), context=context)
    shown.page.evaluate("document.body.append(document.createElement('button'))")  # where Tab leaves the board
    visited: list[Region] = []
    shown.root.locator(".ora-standings button").first.focus()
    while seen := shown.page.evaluate(WHERE, REGIONS):
        if not visited or visited[-1]["name"] != seen["name"]:
            visited.append(seen)
        shown.page.keyboard.press("Tab")

    names = [region["name"] for region in visited]
    # On a narrow board, the wheel and the land for sale are tabs of the dock.
    assert len(names) >= (8 if width > 700 else 7)
    assert len(names) == len(set(names)), "Tab comes back to a region that it has left"
    assert [(a["name"], b["name"]) for a, b in combinations(visited, 2) if not follows(a, b)] == []
    context.close()
