"""Every picture is visible on every ground, in both themes: checked line by line as the browser draws it."""

from __future__ import annotations

from typing import Any

import pytest

import ora_widgets as ora
from ora_widgets.widget.board import Board
from tests.browser.conftest import OpenBoard
from tests.support.board_page import on_page

LINE = 3.0  # a line on the ground alone, like any part that is needed to understand a picture
SHAPE = 1.5  # a filled shape, by its colour or its outline
DETAIL = 1.25  # an additional line on a shape

# The grounds of pictures: the board and floating panels, which change with the theme, and paper.
GROUNDS = ["ora-panel", "ora-help-popover", "ora-button", "ora-lesson", "ora-score", "ora-ledger"]
PAPER = ["ora-card", "ora-card-plate", "ora-tile", "ora-card-tooltip", "ora-built-card", "ora-change-badge"]

# A copy of each distinct picture is laid on each ground; pictures of small cards only on paper. Behind a point of a
# line is the last shape drawn before it that contains the point, or else the ground.
FAINT = """(board, [grounds, paper, LINE, SHAPE, DETAIL]) => {
  // However a colour is written, this is what the browser makes of it.
  const brush = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const known = new Map();
  const pixel = (colour) => {
    brush.clearRect(0, 0, 1, 1);
    brush.fillStyle = colour;
    brush.fillRect(0, 0, 1, 1);
    return [...brush.getImageData(0, 0, 1, 1).data];
  };
  const numbers = (colour) => known.get(colour) ?? known.set(colour, pixel(colour)).get(colour);
  const shine = (colour) => {
    const [r, g, b] = numbers(colour).map((part) => {
      const c = part / 255;
      return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (one, other) => {
    const [low, high] = [shine(one), shine(other)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  };
  const ground = (element) => {
    for (let at = element; at; at = at.parentElement) {
      const colour = getComputedStyle(at).backgroundColor;
      if (numbers(colour)[3] === 255) return colour;
    }
    return "rgb(255, 255, 255)";
  };
  const weak = (picture, behind) => {
    const paths = [...picture.querySelectorAll("path")].map((path) => ({ path, style: getComputedStyle(path) }));
    const filled = ({ style }) => style.fill !== "none";
    return paths.flatMap(({ path, style }, n) => {
      if (filled({ style })) {
        const seen = Math.max(contrast(style.fill, behind), contrast(style.stroke, behind));
        return n === 0 && seen < SHAPE ? [`shape ${n}: ${seen.toFixed(2)}`] : [];
      }
      const length = path.getTotalLength();
      const points = Array.from({ length: 41 }, (_, k) => path.getPointAtLength((length * k) / 40));
      const shapes = paths.filter((one, m) => m !== n && filled(one));
      const bare = points.filter((point) => !shapes.some((one) => one.path.isPointInFill(point)));
      if (bare.length > points.length / 2) {
        const seen = contrast(style.stroke, behind);
        return seen < LINE ? [`line ${n}: ${seen.toFixed(2)}`] : [];
      }
      const under = shapes.filter((one) => paths.indexOf(one) < n);
      const seen = Math.max(...points.map((point) => {
        const top = under.findLast((one) => one.path.isPointInFill(point));
        return top ? contrast(style.stroke, top.style.fill) : 0;
      }));
      return seen < DETAIL ? [`detail ${n}: ${seen.toFixed(2)}`] : [];
    });
  };
  const pictures = new Map();
  for (const svg of board.querySelectorAll("svg.ora-icon")) pictures.set(svg.innerHTML, svg);
  const called = (svg) => `${svg.getAttribute("aria-label") ?? svg.closest("[data-move]")?.dataset.move} ${svg.innerHTML.slice(9, 40)}`;
  const found = [];
  for (const svg of board.querySelectorAll(":not(g) > svg.ora-icon")) {
    for (const one of weak(svg, ground(svg))) found.push(`in its place: ${called(svg)} ${one}`);
  }
  for (const name of [...grounds, ...paper]) {
    const place = board.appendChild(document.createElement("div"));
    place.className = name;
    for (const svg of pictures.values()) {
      if (svg.classList.contains("ora-pictogram") && !paper.includes(name)) continue;
      const copy = place.appendChild(svg.cloneNode(true));
      for (const one of weak(copy, ground(place))) found.push(`${name}: ${called(svg)} ${one}`);
    }
    place.remove();
  }
  return { found, pictures: pictures.size };
}"""


def everything(country: str) -> Board:
    """A board with all cards of a country face up."""
    board = Board(ora.new_game(4, country))
    cards = [*on_page(board).book["cards"]]
    board.set_trait("_scene", {**on_page(board).scene, "display": cards})
    return board


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("country", ["france", "ireland"])
def test_every_line_of_every_picture_stands_out(country: str, dark: bool, alone: OpenBoard) -> None:
    shown = alone(everything(country), dark=dark)
    measured: dict[str, Any] = shown.root.evaluate(FAINT, [GROUNDS, PAPER, LINE, SHAPE, DETAIL])
    assert measured["pictures"] > 80
    assert not measured["found"], "\n".join(measured["found"])
