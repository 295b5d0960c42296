"""Advice and analysis on the board in a browser: both are legible and cover no number."""

from __future__ import annotations

from threading import Thread

import pytest
from playwright.sync_api import expect

import ora_widgets as ora
from ora_widgets.support import background
from ora_widgets.widget import advice
from ora_widgets.widget.board import Board
from tests.browser.conftest import OpenBoard

# The values of cards that are covered by the result of an analysis.
COVERED = """(board) => [...board.querySelectorAll("[data-worth]")].flatMap((piece) => {
  const style = getComputedStyle(piece, "::after");
  if (style.position !== "absolute") return [];
  const whole = piece.getBoundingClientRect();
  const [width, height] = [parseFloat(style.width), parseFloat(style.height)];
  const left = (whole.left + whole.right - width) / 2;
  const top = whole.top + piece.clientTop + parseFloat(style.top);
  return [...piece.querySelectorAll(".ora-values > *")].filter((value) => {
    const box = value.getBoundingClientRect();
    return box.right > left + 1 && box.left < left + width - 1 && box.bottom > top + 1 && box.top < top + height - 1;
  }).map((value) => `${piece.dataset.pick}: ${value.textContent}`);
})"""


class NoThread(Thread):
    """Run background work at once."""

    def start(self) -> None:
        raise RuntimeError


# Rows that are not fully visible.
CUT = """(rows) => rows.filter((row) => {
  const box = row.getBoundingClientRect();
  return [box.top + 3, box.bottom - 3].some((y) => !row.contains(document.elementFromPoint(box.x + 20, y)));
}).map((row) => row.textContent)"""


@pytest.mark.parametrize("width", [390, 956, 1400])
def test_advice_is_read_whole_although_a_refusal_is_still_shown(
    alone: OpenBoard, monkeypatch: pytest.MonkeyPatch, width: int
) -> None:
    monkeypatch.setattr(background, "Thread", NoThread)
    board = Board(ora.new_game(3))
    board._notice = {"text": "That is not possible now.", "level": "error"}
    shown = alone(board)
    shown.resize(width, 844)
    shown.root.get_by_role("button", name="Hint").click()
    expect(shown.root.locator(".ora-notice")).to_be_visible()
    rows = shown.root.locator(".ora-advice")
    expect(rows.first).to_be_visible()
    assert rows.evaluate_all(CUT) == []


def test_advice_is_closed_by_the_key_that_closes_everything(alone: OpenBoard, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(background, "Thread", NoThread)
    shown = alone(Board(ora.new_game(3)))
    shown.root.get_by_role("button", name="Hint").click()
    expect(shown.root.locator(".ora-advice").first).to_be_visible()
    shown.page.keyboard.press("Escape")
    expect(shown.root.locator(".ora-advice")).to_have_count(0)


@pytest.mark.parametrize("width", [390, 1280])
def test_what_the_offered_answers_are_worth_stands_on_them(
    alone: OpenBoard, monkeypatch: pytest.MonkeyPatch, width: int
) -> None:
    monkeypatch.setattr(background, "Thread", NoThread)
    monkeypatch.setattr(advice, "STEP_SECONDS", (0.3,))
    shown = alone(Board(ora.new_game(3), analysis=True))
    shown.resize(width, 844)
    expect(shown.root.locator("[data-action=build][data-worth]")).to_be_visible()
    expect(shown.root.locator(".ora-card[data-worth]").first).to_be_attached()
    assert shown.root.evaluate(COVERED) == []
    shown.root.locator("[data-action=build]").press("Enter")
    shown.root.locator(".ora-card[data-worth][data-state=live]").first.press("Enter")
    expect(shown.root.locator(".ora-space[data-worth]").first).to_be_visible()
