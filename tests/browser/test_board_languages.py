"""A board in another language contains no English: no visible text, accessible name or explanation."""

from __future__ import annotations

import re
from functools import cache

import pytest
from fluent.syntax.ast import TextElement
from fluent.syntax.visitor import Visitor

from ora_widgets.language.fluent import FALLBACK
from ora_widgets.widget.board import Board
from tests.browser.conftest import OpenBoard
from tests.fixtures.write import POSITIONS
from tests.language.test_languages import patterns

WORD = re.compile(r"[^\W\d_]{3,}")
# The names of languages in themselves.
NAMES = {"english"}

# All visible and accessible text of the board, and the explanation of each thing.
SAID = """async board => {
  const said = new Set();
  const read = (root) => {
    const walk = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    do {
      const node = walk.currentNode;
      if (node.nodeType === Node.TEXT_NODE) said.add(node.data);
      else for (const name of ["aria-label", "aria-description", "aria-valuetext", "placeholder"])
        if (node.hasAttribute(name)) said.add(node.getAttribute(name));
    } while (walk.nextNode());
  };
  const frame = () => new Promise(done => requestAnimationFrame(() => setTimeout(done)));
  for (const details of board.querySelectorAll("details")) details.open = true;
  await frame();
  read(board);
  for (const one of board.querySelectorAll("[data-help], [data-goods], [data-space], [data-move], [data-says]")) {
    // The lines of moves are a notation, and the same in every language.
    if (one.closest(".ora-log, .ora-moves")) continue;
    one.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true }));
    await frame();
    for (const card of board.querySelectorAll(".ora-help-popover")) read(card);
  }
  return [...said];
}"""


class Words(Visitor):  # type: ignore[misc]
    """The words in messages."""

    def __init__(self, language: str) -> None:
        self.found: set[str] = set()
        for pattern in patterns(language).values():
            self.visit(pattern)

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802
        self.found |= {word.lower() for word in WORD.findall(node.value)}


@cache
def english(language: str) -> frozenset[str]:
    """The words that only English messages use."""
    return frozenset(Words(FALLBACK).found - Words(language).found - NAMES)


@pytest.mark.parametrize("language", ["pl", "es"])
@pytest.mark.parametrize("name", ["start", "middle", "payment", "late", "over", "place"])
def test_nothing_is_said_in_english(alone: OpenBoard, name: str, language: str) -> None:
    shown = alone(Board(POSITIONS[name](), language=language, open_all=name == "middle"))
    assert len(english(language)) > 900
    said: list[str] = shown.root.evaluate(SAID)
    assert len(said) > 200
    for door in ("rules", "options", "menu"):
        shown.root.locator(f"[data-door={door}]").press("Enter")
        said += [shown.root.locator(".ora-drawer-content, .ora-menu").last.inner_text()]
    leaks = {text[:120] for text in said for word in WORD.findall(text) if word.lower() in english(language)}
    assert leaks == set()
