"""A landscape of many rows, in the height of a notebook beside its file browser."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from ora_widgets import Board, Game
from ora_widgets.game.setup import Setup
from tests.browser.conftest import OpenBoard
from tests.fixtures.write import POSITIONS
from tests.support.positions import position

LAND = "district -1 hills; district 2 plains; district 3 plains; plot 0 coast; plot 2 mountain; plot -1 mountain"
BUILT = "F05 0,3; G07 0,2; G01 -1,1; F08 0,0; G02 1,0; F11 0,-1; S2 2,2"

# The positions of all drawn boxes.
BOXES = """found => found.map(one => {
  const { left, top, right, bottom } = one.getBoundingClientRect();
  return [left, top, right, bottom];
})"""


@pytest.mark.parametrize("more", ["", "; district 4 hills; district -2 plains"], ids=["five rows", "seven rows"])
def test_prices_can_be_read_on_many_rows(alone: OpenBoard, browser: Browser, more: str) -> None:
    start = position(2, round=14, give={"R": "50Pn"}, land={"R": LAND + more}, built={"R": BUILT})
    with browser.new_context(viewport={"width": 956, "height": 696}) as context:
        board = alone(Board(Game(Setup(2, "france", "long"), start)), context=context)
        left, top, right, bottom = board.root.locator(".ora-own .ora-land-frame").evaluate_all(BOXES)[0]
        prices = board.root.locator(".ora-own .ora-handle").evaluate_all(BOXES)
        assert prices
        assert [box for box in prices if box[0] < left or box[1] < top or box[2] > right or box[3] > bottom] == []
        over = [
            (one, other)
            for n, one in enumerate(prices)
            for other in prices[:n]
            if one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]
        ]
        assert over == []


# Faults of the cards on the player's land: names that are clipped, small or covered; numbers that are small or covered.
WRONG = """cards => cards.flatMap(card => {
  const name = card.querySelector(".ora-name"), banner = name.parentElement, title = name.textContent;
  const seen = name.offsetWidth > 1 && name.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const over = (here, there) => here.top < there.bottom && there.top < here.bottom && here.left < there.right && there.left < here.right;
  const cut = seen && (banner.scrollWidth > banner.clientWidth || banner.scrollHeight > banner.clientHeight);
  const texts = [...(seen ? [name] : []), ...card.querySelectorAll(".ora-value b")].filter(one => one.checkVisibility());
  const small = texts.filter(one => parseFloat(getComputedStyle(one).fontSize) < 12);
  const on = what => [...card.closest(".ora-space").querySelectorAll(what)];
  const covered = [...card.querySelectorAll(".ora-value, .ora-value b")].filter(one => one.checkVisibility({ visibilityProperty: true })
    && on(one.matches("b") ? ".ora-dwelling-value" : ".ora-standing .ora-figure").some(person => over(one.getBoundingClientRect(), person.getBoundingClientRect())));
  const name_box = document.createRange();
  name_box.selectNodeContents(name);
  if (seen && on(".ora-dwelling-value, .ora-standing .ora-figure").some(one => over(name_box.getBoundingClientRect(), one.getBoundingClientRect())))
    covered.push(name);
  return [[cut, "cut"], [small.length, "small"], [covered.length, "covered"]].filter(([is]) => is).map(([, what]) => `${title} ${what}`);
})"""


@pytest.mark.parametrize("language", ["en", "pl", "es"])
def test_what_is_shown_of_a_card_is_shown_whole(alone: OpenBoard, browser: Browser, language: str) -> None:
    """Names are whole or left out, numbers have at least twelve pixels, and no clergyman covers one."""
    with browser.new_context(viewport={"width": 1400, "height": 800}) as context:
        for name in ("late", "two", "over"):
            board = alone(Board(POSITIONS[name](), language=language), context=context)
            cards = board.root.locator(".ora-own .ora-land .ora-card-plate")
            assert cards.count() >= 5
            for width, height in ((640, 760), (861, 681), (1196, 681), (1296, 816), (1756, 946)):
                board.resize(width, height)
                assert cards.evaluate_all(WRONG) == []
            names = board.root.locator(".ora-own .ora-land .ora-name")
            assert names.evaluate_all("all => all.filter(one => one.checkVisibility()).length") > 0


NAMES = """plates => plates.map(one => one.querySelector(".ora-name"))
  .filter(one => one.offsetWidth > 1 && one.checkVisibility({ opacityProperty: true })).map(one => one.textContent)"""


def test_beside_the_file_browser_cards_of_wide_land_have_names(alone: OpenBoard) -> None:
    """A name has two lines where the values have room below it, and the points of a settlement make room for it."""
    board = alone(Board(POSITIONS["late"]()), size={"width": 912, "height": 700})
    board.settle()
    plates = board.root.locator(".ora-own .ora-land .ora-card-plate")
    names = plates.evaluate_all(NAMES)
    assert {"Artist's Colony", "Market Town", "Shanty Town", "Cloister Courtyard", "Priory"} <= {*names}
    assert plates.evaluate_all(WRONG) == []


HANDLES = ".ora-own .ora-handle"
# The smallest width of a space and side of a handle, in pixels, and the middle's position in the frame as a share.
MEASURED = """() => {
  const boxes = (what) => [...document.querySelectorAll(`.ora-own ${what}`)].map(one => one.getBoundingClientRect());
  const [frame] = boxes(".ora-land-frame"), [middle] = boxes('[data-space="R 0,2"]');
  return [Math.min(...boxes(".ora-space").map(({ width }) => width)),
    Math.min(...boxes(".ora-handle").flatMap(({ width, height }) => [width, height])),
    (middle.left + middle.width / 2 - frame.left) / frame.width];
}"""


@pytest.mark.parametrize("more", ["", "; plot 0 coast; plot 0 mountain"], ids=["five columns", "nine columns"])
@pytest.mark.parametrize("width", [360, 390])
def test_on_a_telephone_land_is_large_and_so_is_what_is_laid(
    alone: OpenBoard, browser: Browser, width: int, more: str
) -> None:
    land = "district -1 hills" + more
    start = position(3, round=14, give={"R": "50Pn"}, land={"R": land}, built={"R": "G07 0,2"})
    with browser.new_context(viewport={"width": width, "height": 844}) as context:
        board = alone(Board(Game(Setup(3, "france", "long"), start)), context=context)
        board.settle()
        space, _, middle = board.page.evaluate(MEASURED)
        assert space >= 64
        assert 0.4 < middle < 0.6
        board.root.locator('[data-action="land"]').click()
        expect(board.root.locator(HANDLES).first).to_be_visible()
        board.settle()
        _, handle, _ = board.page.evaluate(MEASURED)
        assert handle >= 44


def test_a_space_for_the_chosen_card_is_in_sight_on_a_telephone(alone: OpenBoard, browser: Browser) -> None:
    start = position(
        3, "ireland", round=14, display="I11", give={"R": "9Wo"}, land={"R": "plot 0 coast; plot 0 mountain"}
    )
    with browser.new_context(viewport={"width": 390, "height": 844}) as context:
        board = alone(Board(Game(Setup(3, "ireland", "long"), start)), context=context)
        board.settle()
        board.pick("I11")  # the Houseboat, which stands on water at the left end
        water = board.space("0,-2")
        expect(water).to_be_in_viewport()
        expect(water).to_have_attribute("data-state", "live")


def test_land_that_goes_on_below_its_frame_says_so(alone: OpenBoard, browser: Browser) -> None:
    start = position(2, round=14, land={"R": LAND + "; district 4 hills"}, built={"R": BUILT})
    with browser.new_context(viewport={"width": 390, "height": 700}) as context:
        board = alone(Board(Game(Setup(2, "france", "long"), start)), context=context)
        board.settle()
        frame = board.root.locator(".ora-own .ora-land-frame")
        sign = "frame => getComputedStyle(frame, '::after').content"
        assert frame.evaluate(sign) == '"▾"'
        frame.evaluate("frame => { frame.scrollTop = frame.scrollHeight; }")
        expect(frame).not_to_have_attribute("data-more", re.compile("below"))
        assert frame.evaluate(sign) == "none"


def test_in_a_page_that_is_read_from_right_to_left_land_lies_as_always(alone: OpenBoard) -> None:
    board = alone(Board(POSITIONS["late"]()))
    board.page.evaluate("document.documentElement.dir = 'rtl'")
    board.settle()
    spaces = [board.root.locator(f".ora-own [data-space='R {at}']") for at in ("0,0", "0,4")]
    left, right = (space.evaluate("one => one.getBoundingClientRect().x") for space in spaces)
    assert left < right
