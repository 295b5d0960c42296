"""What players need at a glance is visible at the width of a notebook beside its file browser: wheel, values, names."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

import ora_widgets as ora
from ora_widgets import Board, Game
from ora_widgets.engine.cards import CARDS
from ora_widgets.game.setup import Setup
from tests.browser.conftest import OpenBoard
from tests.fixtures.write import POSITIONS
from tests.support.board_page import send_message
from tests.support.positions import position

WINDOW = ViewportSize(width=956, height=696)

# By how many pixels of height elements overlap.
OVERLAP = """([one, other]) => Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top))"""


BOX = "one => one.getBoundingClientRect().toJSON()"


def test_what_the_others_did_is_reported_below_the_wheel(alone: OpenBoard) -> None:
    board = alone(Board(POSITIONS["late"]()), size={"width": 1300, "height": 900})
    board.resize(1024, 779)
    expect(board.root.locator(".ora-wheel-pane .ora-recap")).to_be_visible()
    board.resize(1300, 900)
    news = board.root.locator(".ora-recap")
    expect(news).to_be_visible()
    boxes = [
        each.evaluate("e => e.getBoundingClientRect().toJSON()") for each in (board.root.locator(".ora-wheel"), news)
    ]
    assert board.page.evaluate(OVERLAP, boxes) == 0

    board.root.locator(".ora-recap-button").click()
    expect(board.root.locator(".ora-land-pane .ora-recap")).to_be_visible()
    expect(news).to_have_count(1)
    expect(board.root.locator(".ora-shop")).to_be_visible()
    news.get_by_role("button", name="Close").click()
    expect(news).to_have_count(0)


def test_a_turn_on_show_has_goods_and_land_after_it_and_not_after_a_later_one(alone: OpenBoard) -> None:
    game = ora.new_game(3, "france").play("pass; done")
    board = alone(Board(game), size=WINDOW)
    board.page.clock.install()
    for seat in "GB":
        board.page.evaluate("seat => send({ do: 'claim', seat, who: 'ann' })", seat)
    coins = board.root.locator('.ora-own [data-goods="G Pn"]')

    def play(line: str) -> None:
        game.play(line)
        # Whatever the page asks, the answer brings the new position.
        board.page.evaluate("send({ do: 'log', id: 1, before: 1 })")

    play("use LG1 lay; take clay; done")
    play("contract LG2 coins; send lay; take grain; done")
    shown = board.root.locator(".ora-shown-turn")
    expect(shown).to_contain_text("Green uses")
    expect(coins).to_have_attribute("data-count", "1")
    expect(board.root.locator('.ora-own [data-space^="G"] .ora-standing')).to_have_count(1)
    board.page.clock.run_for(2000)
    expect(shown).to_contain_text("Blue uses")
    board.page.clock.run_for(2000)
    expect(shown).to_have_count(0)
    board.root.locator('[data-standing="G"]').click()
    expect(coins).to_have_attribute("data-count", "2")


def test_a_name_in_the_standings_is_whole_or_left_to_its_mark(alone: OpenBoard) -> None:
    board = alone(Board(POSITIONS["late"]()), size=WINDOW)
    for width in (956, 760, 1400):
        board.resize(width, WINDOW["height"])
        names = board.root.locator(".ora-standing-name")
        expect(names).to_have_count(4)
        assert not names.evaluate_all("all => all.filter(one => one.scrollWidth > one.clientWidth).length")
        inside = "all => all.every(one => one.scrollWidth <= one.clientWidth)"
        assert board.root.locator(".ora-standing-of").evaluate_all(inside)
    assert names.first.is_visible()


def test_short_names_of_people_stay_in_a_settlement_phase(alone: OpenBoard) -> None:
    names = {"R": "Anna", "G": "Bruno", "B": "Celia", "W": "Diego"}
    board = alone(Board(POSITIONS["settle"](), names=names), size={"width": 861, "height": 681})
    shown = board.root.locator(".ora-standing-name")
    assert shown.evaluate_all("all => all.every(one => one.clientWidth > 20 && one.scrollWidth <= one.clientWidth)")
    points = board.root.locator(".ora-standing-of > b")
    assert points.evaluate_all(OUT_OF_SIGHT, ".ora-standing-of") == []


# The elements that are partly outside another one, or covered.
HIDDEN = """(all, pane) => all.filter((one) => {
  const box = one.getBoundingClientRect();
  const frame = one.closest(pane).getBoundingClientRect();
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  const inside = box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom;
  return !inside || !one.contains(top);
}).map((one) => one.dataset.goods)"""


@pytest.mark.parametrize(
    "goods",
    [
        "12Wo 11Pt 12Gn 10Sh 12Cl 21Pn Sw Mt",
        "9Wo 9Pt 9Gn 9Sh 9Cl 9Pn 9Sw 9Mt 9Fl",
        "12Wo 11Pt 12Gn 10Sh 12Cl 21Pn Sw 9Mt 10Fl Br Gp 2Wn 3Be Rq Bo Ce Or Sn Co",
    ],
    ids=lambda goods: f"{len(goods.split())} kinds",
)
def test_goods_of_every_kind_are_in_sight(alone: OpenBoard, goods: str) -> None:
    game = Game(Setup(3, "france"), position(built={"R": "F05 0,3"}, give={"R": goods, "G": "2Wo"}))
    board = alone(Board(game), size=WINDOW)
    tiles = board.root.locator(".ora-own [data-goods]")
    for width in (860, 956, 1400):
        board.resize(width, WINDOW["height"])
        expect(tiles).to_have_count(len(goods.split()))
        assert tiles.evaluate_all(HIDDEN, ".ora-own") == []
        assert tiles.evaluate_all(HIDDEN, ".ora-goods") == []


# On other players' panels: goods outside the header, and clipped names.
OUTSIDE = """() => [...document.querySelectorAll(".ora-land-panel header")].flatMap((head) => {
  const box = head.getBoundingClientRect();
  const out = [...head.querySelectorAll("[data-goods], .ora-clergy")].filter((one) => {
    const { top, bottom, right } = one.getBoundingClientRect();
    return top < box.top - 1 || bottom > box.bottom + 1 || right > box.right + 1;
  });
  const name = head.querySelector("strong");
  const whole = name.scrollWidth <= name.clientWidth && name.getBoundingClientRect().right <= box.right;
  return [...out, ...(whole ? [] : [name])];
}).map((one) => one.textContent)"""


def test_goods_and_names_of_the_others_are_whole_on_their_lands(alone: OpenBoard) -> None:
    names = {"R": "Anna Maria", "G": "Bartholomäus", "B": "Christophorus", "W": "Dorothea"}
    seats = {"G": ora.bots.Greedy(), "B": ora.bots.Greedy(), "W": ora.bots.Greedy()}
    board = alone(Board(POSITIONS["late"](), seats=seats, names=names), size={"width": 1920, "height": 1080})
    expect(board.root.locator(".ora-land-panel")).to_have_count(3)
    board.settle()
    assert board.page.evaluate(OUTSIDE) == []


def test_the_points_of_four_and_their_course_are_as_wide_as_their_pane(alone: OpenBoard) -> None:
    names = {"R": "Anna Maria", "W": "Wilhelmina"}
    board = alone(Board(POSITIONS["over"](), language="pl", names=names), size=WINDOW)
    for width, height in ((956, 696), (390, 844), (640, 760), (900, 700), (1440, 900)):
        board.resize(width, height)
        pad = board.root.locator(".ora-score-pad-frame")
        expect(pad.locator("thead th")).to_have_count(4)
        expect(board.root.locator(".ora-chart-end")).to_have_count(4)
        for pane in (pad, board.root.locator(".ora-chart"), board.root.locator(".ora-docked")):
            assert pane.evaluate("pane => pane.scrollWidth <= pane.clientWidth"), (width, pane)
        inside = "all => all.every((one) => { const svg = one.closest('svg').getBoundingClientRect(); return one.getBoundingClientRect().right <= svg.right; })"
        assert board.root.locator(".ora-chart-end").evaluate_all(inside), width
        rounds = [int(one) for one in board.root.locator(".ora-axis[text-anchor=middle]").all_text_contents()]
        assert len(rounds) > 4
        assert rounds == sorted(set(rounds))
        selected = board.root.locator("[role=tab][aria-selected=true]")
        assert selected.evaluate_all(OUT_OF_SIGHT, ".ora-tabs") == [], width


def test_a_page_that_is_loaded_again_shows_its_game_and_not_the_links_of_its_room(
    alone: OpenBoard, browser: Browser
) -> None:
    room = ora.host(ora.new_game(2))
    try:
        with browser.new_context(viewport=WINDOW) as context:
            # A script that a test runs counts as a press.
            context.add_init_script(
                "Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false } })"
            )
            shown = alone(room.board, context=context)
            expect(shown.root.locator(".ora-question")).to_be_visible()
            shown.settle()
            expect(shown.root.locator(".ora-drawer")).to_have_count(0)
            shown.root.locator("[data-door=menu]").click()
            shown.root.get_by_role("button", name="Play together").click()
            expect(shown.root.locator(".ora-drawer .ora-room-link").first).to_be_visible()
    finally:
        room.close()


# The wheel's values that stick out of the discs they stand on.
BESIDE_DISC = """all => all.filter((one) => {
  const [text, disc] = [one.getBoundingClientRect(), one.previousElementSibling.getBoundingClientRect()];
  return text.left < disc.left || text.right > disc.right;
}).map((one) => one.textContent)"""


def test_a_value_of_two_figures_stands_on_its_disc(alone: OpenBoard) -> None:
    values = alone(Board(POSITIONS["payment"]())).root.locator(".ora-wheel .ora-pointer-value")
    assert "10" in [text.strip() for text in values.all_text_contents()]
    assert values.evaluate_all(BESIDE_DISC) == []


def test_a_notice_covers_neither_header_nor_question_nor_pieces(alone: OpenBoard) -> None:
    played = Board(POSITIONS["middle"]())
    send_message(played, {"do": "play", "line": "no such move"})
    board = alone(played, size=WINDOW)
    for width, height in ((861, 681), (956, 696), (1296, 816)):
        board.resize(width, height)
        notice = board.root.locator(".ora-notice").evaluate(BOX)
        for part in (".ora-header", ".ora-panel", ".ora-own"):
            box = board.root.locator(part).evaluate(BOX)
            assert board.page.evaluate(OVERLAP, [notice, box]) == 0 or notice["right"] <= box["left"], (width, part)


def test_the_last_answer_is_confirmed_beside_a_piece_that_is_picked_again(alone: OpenBoard) -> None:
    board = alone(Board(POSITIONS["middle"]()), size=WINDOW)
    card = board.root.locator(".ora-card[data-pick=G01]")
    places = []
    for _ in range(2):
        card.click()
        bubble = board.root.locator(".ora-confirm")
        expect(bubble).to_be_visible()
        board.settle()
        places.append(bubble.evaluate(BOX))
        board.root.locator(".ora-chip").last.press("Escape")
        expect(bubble).to_have_count(0)
    assert places[0] == places[1]


def test_answers_are_in_sight_beside_what_has_been_chosen(alone: OpenBoard) -> None:
    for width, height in ((390, 844), (640, 760), (861, 681)):
        board = alone(Board(ora.new_game(3)), size=WINDOW, still=True)
        board.resize(width, height)
        board.root.locator("[data-action=use]").click()
        buildings = board.root.locator(".ora-answers [data-pick]")
        expect(buildings).to_have_count(3)
        board.settle()
        if width > 700:
            assert buildings.evaluate_all(OUT_OF_SIGHT, ".ora-answers") == []
        buildings.first.press("Enter")
        clergymen = board.root.locator(".ora-answers :is([data-pick=prior], [data-pick=lay])")
        expect(clergymen).to_have_count(2)
        board.settle()
        assert clergymen.evaluate_all(OUT_OF_SIGHT, ".ora-answers") == [], width


def test_what_is_chosen_is_seen_in_the_colours_of_the_system(alone: OpenBoard, browser: Browser) -> None:
    with browser.new_context(viewport=WINDOW, forced_colors="active") as context:
        for board, chosen in ((Board(), "input:checked + span"), (Board(ora.new_game(3)), "[aria-selected=true]")):
            ringed = alone(board, context=context).root.locator(chosen).first
            expect(ringed).to_have_css("outline-style", "solid")
        late = alone(Board(POSITIONS["late"]()), context=context).root
        expect(late.locator(".ora-tab .ora-hint").first).to_have_css("border-top-style", "solid")
        expect(late.locator(".ora-shortage").first).to_have_css("outline-style", "solid")


# The elements that are partly outside their pane or the window.
OUT_OF_SIGHT = """(all, pane) => all.filter((one) => {
  const [box, frame] = [one.getBoundingClientRect(), one.closest(pane).getBoundingClientRect()];
  const inside = (low, high, from, to) => low >= from - 1 && high <= to + 1;
  return !inside(box.left, box.right, Math.max(0, frame.left), Math.min(innerWidth, frame.right))
    || !inside(box.top, box.bottom, Math.max(0, frame.top), Math.min(innerHeight, frame.bottom));
}).map((one) => one.textContent)"""


@pytest.mark.parametrize(("position", "language"), [("start", "en"), ("middle", "pl")])
def test_on_a_telephone_held_sideways_the_whole_game_is_in_sight(
    alone: OpenBoard, browser: Browser, position: str, language: str
) -> None:
    with browser.new_context(viewport={"width": 640, "height": 400}, has_touch=True) as context:
        board = alone(Board(POSITIONS[position](), keep=False, language=language), context=context)
        for width, height in ((640, 400), (667, 375), (844, 390)):
            board.resize(width, height)
            assert board.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
            # Land larger than its frame scrolls in it.
            land = [(".ora-own .ora-space", ".ora-own")] if position == "start" else []
            for one, pane in (
                *land,
                (".ora-own [data-goods]", ".ora-own"),
                (".ora-panel :is([data-action], .ora-primary, .ora-back)", ".ora-panel"),
                (".ora-dock .ora-card:first-child :is(h4, b, .ora-cost, .ora-banner)", ".ora-docked"),
                (".ora-header :is(h2, button)", ".ora-header"),
            ):
                parts = board.root.locator(f"{one}:visible")
                assert parts.count()
                assert parts.evaluate_all(OUT_OF_SIGHT, pane) == [], (width, one)


@pytest.mark.parametrize("language", ["en", "pl"])
def test_on_a_telephone_held_sideways_task_answers_and_land_of_a_lesson_are_in_sight(
    alone: OpenBoard, browser: Browser, language: str
) -> None:
    with browser.new_context(viewport={"width": 844, "height": 390}, has_touch=True) as context:
        lesson = alone(Board(lesson=ora.lesson("building", language=language), language=language), context=context)
        lesson.settle()
        assert lesson.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
        for one, pane in (
            (".ora-own .ora-space", ".ora-own"),
            (":is(.ora-task-text, .ora-lesson-buttons button, .ora-question > p, [data-action])", ".ora-panel"),
            (".ora-lesson h3", ".ora-docked"),
        ):
            parts = lesson.root.locator(f"{one}:visible")
            assert parts.count()
            assert parts.evaluate_all(OUT_OF_SIGHT, pane) == [], one
        rows = [lesson.root.locator(one) for one in (".ora-lesson-buttons", ".ora-question", ".ora-answers")]
        upper, middle, lower = (part.evaluate("e => e.getBoundingClientRect().toJSON()") for part in rows)
        assert upper["bottom"] <= middle["top"]
        assert middle["bottom"] <= lower["top"]


def test_at_the_side_six_cards_to_build_are_whole(alone: OpenBoard) -> None:
    board = alone(Board(POSITIONS["late"]()), size={"width": 1440, "height": 900})
    board.settle()
    cards = board.root.locator(".ora-docked .ora-card")
    assert cards.count() - len(cards.evaluate_all(OUT_OF_SIGHT, ".ora-docked")) >= 6


def test_a_dark_board_keeps_its_ground_on_paper(alone: OpenBoard) -> None:
    board = alone(Board(POSITIONS["late"]()), size=WINDOW, dark=True)
    expect(board.root).to_have_css("print-color-adjust", "exact")


# The cards whose function is clipped, or overlaps costs and values.
CUT = """all => all.filter((card) => {
  const does = card.querySelector(".ora-functions");
  const box = does.getBoundingClientRect();
  const over = (one) => one.getBoundingClientRect().top < box.top - 1 || one.getBoundingClientRect().bottom > box.bottom + 1;
  return does.scrollHeight > does.clientHeight + 1 || [...does.querySelectorAll(".ora-icon")].some(over);
}).map((card) => card.querySelector("b, .ora-banner").textContent)"""


# The cards whose note about missing space overlaps the cost, or is clipped.
UNREADABLE = """all => all.filter((reason) => {
  const box = reason.getBoundingClientRect(), card = reason.closest(".ora-card");
  const over = (one) => one.getBoundingClientRect().right > box.left + 1;
  const below = card.querySelector(".ora-functions, .ora-card-foot").getBoundingClientRect().top;
  return reason.scrollWidth > reason.clientWidth || box.bottom > below + 2 || [...card.querySelectorAll(".ora-cost > *")].some(over);
}).map((reason) => reason.closest(".ora-card").textContent)"""


@pytest.mark.parametrize(("country", "letter"), [("france", "F"), ("ireland", "I")])
def test_what_a_card_does_is_whole_on_it(alone: OpenBoard, country: str, letter: str) -> None:
    every = [card for card in CARDS if card[0] in {"G", letter}]
    game = Game(Setup(4, country), position(4, country, display=" ".join(every)))
    board = alone(Board(game), size=WINDOW)
    cards = board.root.locator(".ora-dock .ora-card")
    expect(cards).to_have_count(len(every))
    for width in (390, 956, 1400):
        board.resize(width, WINDOW["height"])
        assert cards.evaluate_all(CUT) == []


@pytest.mark.parametrize("language", ["en", "es", "pl"])
def test_why_a_card_has_no_space_stands_beside_its_cost(alone: OpenBoard, language: str) -> None:
    rich = position(
        4, "france", display=" ".join(card for card in CARDS if card[0] in "GF"), give={"R": "20Wo 20Cl 20Sn 20Sw 40Pn"}
    )
    board = alone(Board(Game(Setup(4, "france"), rich), language=language), size=WINDOW)
    reasons = board.root.locator(".ora-dock .ora-without-space")
    expect(reasons.first).to_be_visible()
    for width in (390, 861, 1400):
        board.resize(width, WINDOW["height"])
        assert reasons.evaluate_all(UNREADABLE) == []


# Whether every space of the player's own land has at least this width.
WIDE = """least => [...document.querySelectorAll(".ora-own .ora-space")].every(
  space => space.getBoundingClientRect().width >= least
)"""


HIGH = """least => {
  const heights = [...document.querySelectorAll(".ora-own .ora-space")].map(space => space.getBoundingClientRect().height);
  return heights.length >= 10 && Math.min(...heights) >= least;
}"""


def test_in_the_lowest_windows_two_rows_of_land_are_as_high_as_a_finger(alone: OpenBoard) -> None:
    board = alone(Board(ora.new_game(2)), size=WINDOW)
    for width, height in ((320, 568), (375, 667), (844, 390)):
        board.resize(width, height)
        board.page.wait_for_function(HIGH, arg=44, timeout=10_000)


# How much of a pane's content is clipped at the bottom.
BELOW = """pane => pane.scrollHeight - pane.clientHeight"""


@pytest.mark.parametrize("width", [290, 301, 350])
def test_in_a_notebook_on_a_telephone_two_rows_of_land_are_whole_below_a_notice(alone: OpenBoard, width: int) -> None:
    played = Board(ora.new_game(4))
    send_message(played, {"do": "play", "line": "no such move"})
    board = alone(played, size={"width": width, "height": 739})
    expect(board.root.locator(".ora-notice")).to_be_visible()
    board.page.wait_for_function(HIGH, arg=44, timeout=10_000)
    assert board.root.locator(".ora-own .ora-land-frame").evaluate(BELOW) <= 0


@pytest.mark.parametrize("language", ["en", "es", "pl"])
def test_in_a_lesson_two_rows_of_land_and_the_wheel_are_whole(alone: OpenBoard, language: str) -> None:
    lesson = alone(Board(lesson=ora.lesson("building", language=language), language=language), size=WINDOW)
    for width, height in ((390, 844), (375, 667), (956, 696)):
        lesson.resize(width, height)
        lesson.page.wait_for_function(HIGH, arg=44, timeout=10_000)
        assert lesson.root.locator(".ora-own .ora-land-frame").evaluate(BELOW) <= 0
    assert lesson.root.locator(".ora-wheel-pane").evaluate(BELOW) <= 0


# Whether the first line of an element lies inside its pane.
BEGINS_INSIDE = """one => {
  const pane = one.closest(".ora-lesson-news").getBoundingClientRect(), { top } = one.getBoundingClientRect();
  return top >= pane.top - 1 && top + parseFloat(getComputedStyle(one).lineHeight) <= pane.bottom + 1;
}"""


@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390), (956, 696)])
def test_the_latest_news_of_a_lesson_are_in_sight(alone: OpenBoard, width: int, height: int) -> None:
    lesson = ora.lesson("wheel", step=1)
    lesson.game.play("use LR1 lay; take joker")
    lesson.check()
    lesson.hint()
    lesson.hint()
    board = alone(Board(lesson=lesson), size={"width": width, "height": height})
    board.settle()
    assert board.root.locator(".ora-lesson-hint").evaluate(BEGINS_INSIDE)
    lesson.check()
    assert (
        alone(Board(lesson=lesson), size={"width": width, "height": height})
        .root.locator(".ora-outcome")
        .evaluate(BEGINS_INSIDE)
    )


def test_land_is_large_and_on_a_telephone_a_space_has_room_for_a_finger(alone: OpenBoard) -> None:
    wide = ora.Scenario(
        "Nine columns",
        players=3,
        land={"R": "district -1 plains; plot 0 coast; plot 0 mountain"},
        round=14,
        to_move="R",
        built={"R": "Slaughterhouse -1,2; Cloister Courtyard 1,3; Bakery -1,3; Stone Merchant -1,4"},
    ).game()
    board = alone(Board(wide), size=WINDOW)
    for width, height, least in (
        *((390, 844, 42), (640, 760, 56), (861, 681, 56)),
        *((1296, 816, 84), (1440, 900, 100), (1504, 959, 110), (1756, 946, 100)),
    ):
        board.resize(width, height)
        board.page.wait_for_function(WIDE, arg=least, timeout=10_000)


@pytest.mark.parametrize(
    ("name", "width", "height"), [("late", 844, 390), ("late", 736, 579), ("over", 736, 579), ("over", 1504, 959)]
)
def test_a_landscape_of_a_whole_game_is_in_sight(alone: OpenBoard, name: str, width: int, height: int) -> None:
    board = alone(Board(POSITIONS[name]()), size={"width": width, "height": height})
    board.settle()
    spaces = board.root.locator(".ora-own .ora-space")
    assert spaces.count() > 20
    assert spaces.evaluate_all(OUT_OF_SIGHT, ".ora-land-frame") == []


def test_on_a_telephone_the_coast_of_a_lesson_and_its_question_have_no_empty_bar(alone: OpenBoard) -> None:
    coast = alone(Board(lesson=ora.lesson("building")), size={"width": 390, "height": 844})
    coast.settle()
    assert coast.root.locator(".ora-own .ora-space").evaluate_all(OUT_OF_SIGHT, ".ora-land-frame") == []
    asked = alone(Board(lesson=ora.lesson("welcome")), size={"width": 390, "height": 844})
    asked.settle()
    below = "panel => panel.getBoundingClientRect().bottom - panel.querySelector('.ora-task').getBoundingClientRect().bottom"
    assert asked.root.locator(".ora-panel").evaluate(below) < 16


@pytest.mark.parametrize(("width", "height", "least"), [(320, 256, 44), (640, 390, 32)])
def test_in_the_lowest_windows_land_is_seen_below_the_result(
    alone: OpenBoard, width: int, height: int, least: int
) -> None:
    board = alone(Board(POSITIONS["over"]()), size={"width": width, "height": height})
    board.settle()
    assert board.root.locator(".ora-own .ora-land-frame").evaluate("frame => frame.clientHeight") >= least


def test_on_a_telephone_five_rows_of_the_score_pad_are_in_sight(alone: OpenBoard) -> None:
    board = alone(Board(POSITIONS["over"]()), size={"width": 390, "height": 844})
    board.settle()
    rows = board.root.locator(".ora-score-pad tbody tr")
    assert rows.count() - len(rows.evaluate_all(OUT_OF_SIGHT, ".ora-docked")) >= 5


@pytest.mark.parametrize(("width", "height", "least"), [(390, 844, 2), (956, 696, 3), (1024, 779, 4)])
def test_places_for_land_are_named_whole_in_the_bar(alone: OpenBoard, width: int, height: int, least: int) -> None:
    board = alone(Board(POSITIONS["settle"]()), size={"width": width, "height": height})
    board.root.locator("[data-action=land]").click()
    board.settle()
    places = board.root.locator(".ora-answers [data-pick]")
    assert places.count() - len(places.evaluate_all(OUT_OF_SIGHT, ".ora-answers")) >= least


# The visible texts of less than 12 pixels, those in drawings as they are scaled.
SMALL = """() => {
  const found = [], walk = document.createTreeWalker(document.querySelector(".ora-board"), NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const one = walk.currentNode.parentElement, box = document.createRange();
    box.selectNodeContents(walk.currentNode);
    const seen = one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && box.getBoundingClientRect().width > 2;
    const drawn = one.closest("svg") ? one.getScreenCTM().a : 1;
    if (seen && walk.currentNode.data.trim() && parseFloat(getComputedStyle(one).fontSize) * drawn < 11.9) found.push(one.textContent);
  }
  return found;
}"""


@pytest.mark.parametrize("name", ["lesson", "late", "settle", "payment", "over"])
def test_in_a_notebook_beside_its_files_no_type_is_small(alone: OpenBoard, name: str) -> None:
    shown = Board(lesson=ora.lesson("building")) if name == "lesson" else Board(POSITIONS[name]())
    board = alone(shown, size={"width": 864, "height": 679})
    for width, height in ((864, 679), (1024, 779)):
        board.resize(width, height)
        assert board.page.evaluate(SMALL) == []


# The functions of cards on the land that are partly visible.
CUT_FUNCTIONS = """all => all.filter((one) => one.checkVisibility() && one.scrollHeight > one.clientHeight)
  .map((one) => one.parentElement.textContent)"""


def test_the_functions_of_a_card_on_the_land_are_whole_or_left_out(alone: OpenBoard) -> None:
    board = alone(Board(POSITIONS["settle"]()), size={"width": 1024, "height": 779})
    board.settle()
    functions = board.root.locator(".ora-own .ora-land .ora-functions")
    assert functions.evaluate_all(CUT_FUNCTIONS) == []
    assert functions.evaluate_all("all => all.filter(one => one.checkVisibility()).length") > 0


# The positions of the frame and of permanent buttons, and whether a sentence or answer is clipped.
FRAME = """() => {
  const parts = [".ora-header", ".ora-panel", ".ora-question", ".ora-back", ".ora-moves",
    ".ora-advice-request", ".ora-own > header", ".ora-land-pane", ".ora-dock"];
  const box = (part) => { const { x, y, width, height } = document.querySelector(part).getBoundingClientRect(); return [x, y, width, height].map(Math.round).join(); };
  const cut = [...document.querySelectorAll(".ora-answers, .ora-question > p")].filter((one) =>
    one.scrollWidth > one.clientWidth || (one.matches("p") && one.scrollHeight > one.clientHeight + 2));
  const bar = document.querySelector(".ora-question");
  cut.push(...[...bar.children].filter((one) => one.scrollHeight > bar.clientHeight || one.offsetHeight > bar.clientHeight + 2));
  return { frame: parts.map((part) => `${part} ${box(part)}`).join(" "), cut: cut.map((one) => one.textContent) };
}"""


@pytest.mark.parametrize("language", ["en", "es", "pl"])
def test_the_frame_stays_through_a_turn_and_nothing_is_cut(alone: OpenBoard, language: str) -> None:
    board = alone(Board(ora.new_game(3), language=language), size=WINDOW, still=True)
    for width, height in ((390, 844), (640, 760), (861, 681), (916, 716), (1296, 816)):
        board.resize(width, height)
        seen = [board.page.evaluate(FRAME)]
        for ply, pick in enumerate(("G07", "0,3", "skip")):
            board.pick(pick)
            expect(board.root).to_have_attribute("data-ply", str(max(ply, 0)))
            board.settle()
            seen.append(board.page.evaluate(FRAME))
        assert [one["cut"] for one in (seen[0], seen[2], seen[3])] == [[], [], []]
        assert len({one["frame"] for one in seen}) == 1
        for ply in (1, 0):
            board.root.locator(".ora-back").click()
            expect(board.root).to_have_attribute("data-ply", str(ply))


def test_the_frame_stays_through_a_settlement_phase_and_where_one_looks_back(alone: OpenBoard) -> None:
    for width, height in ((390, 844), (845, 681), (1280, 800)):
        game = POSITIONS["settle"]()
        start = game.ply
        board = alone(Board(game), size=WINDOW, still=True)
        board.resize(width, height)
        seen = [board.page.evaluate(FRAME)]
        board.root.locator("[data-action=settle]").click()
        for ply, pick in ((start, "S1"), (start + 1, "0,1")):
            board.pick(pick)
            expect(board.root).to_have_attribute("data-ply", str(ply))
            board.settle()
            seen.append(board.page.evaluate(FRAME))
        # By keyboard, because the next question has its large button at the same place.
        board.root.locator("[data-primary]").press("Enter")
        expect(board.root).to_have_attribute("data-ply", str(start + 2))
        board.settle()
        seen.append(board.page.evaluate(FRAME))
        board.root.locator(".ora-back").press("Enter")
        expect(board.root).to_have_attribute("data-ply", str(start + 1))
        board.settle()
        seen.append(board.page.evaluate(FRAME))
        assert [one["cut"] for one in (seen[0], seen[2], seen[3])] == [[], [], []]
        assert len({one["frame"] for one in seen}) == 1


# The colours of the rings around pieces that can be pressed.
RINGS = """() => [...new Set([...document.querySelectorAll('.ora-table [data-state="live"]:not(svg *, .ora-handle)')]
  .map((one) => getComputedStyle(one).outlineColor))]"""


def test_pieces_have_a_strong_ring_only_where_one_is_asked_for(alone: OpenBoard) -> None:
    board = alone(Board(POSITIONS["middle"]()))
    (quiet,) = board.page.evaluate(RINGS)
    board.root.locator("[data-action=build]").click()
    expect(board.root.locator(".ora-chip")).to_have_count(1)
    (strong,) = board.page.evaluate(RINGS)
    assert quiet == strong.replace("rgb(", "rgba(").replace(")", ", 0.42)")


ENDLESS = """() => {
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    return animate.call(this, frames, { ...options, duration: 1e9 });
  };
}"""


def test_no_press_is_lost_to_a_new_size_to_no_size_or_to_motion(alone: OpenBoard) -> None:
    board = alone(Board(ora.new_game(3)), size=WINDOW)
    place = board.page.locator("main")
    board.pick("G07")
    for width, height in ((390, 844), (1296, 816)):
        board.resize(width, height)
        expect(board.root.locator(".ora-chip")).to_have_count(1)
    for hidden in ("display: none", "height: 0; overflow: hidden", ""):
        place.evaluate("(place, style) => { place.style.cssText = style; }", hidden)
        board.resize(861, 681 + len(hidden))
    board.page.evaluate(ENDLESS)
    board.space("0,3").click()
    expect(board.root).to_have_attribute("data-ply", "1")
    assert board.page.evaluate("() => document.getAnimations().length > 0")
    board.pick("skip")
    expect(board.root).to_have_attribute("data-ply", "2")


# The words of the bar, buttons, tabs and titles that stick out of their elements.
CUT_SENTENCES = """() => [...document.querySelectorAll(".ora-question > p, .ora-button, .ora-tab, .ora-title, .ora-wheel-strip, .ora-header h2")]
  .filter((one) => one.checkVisibility() && (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2))
  .map((one) => one.textContent)"""
LETTERS = ".ora-board, .ora-board * { font-family: %s !important; letter-spacing: %s !important; }"


SIZES = {"xs": 24, "s": 26, "m": 28, "l": 30, "xl": 32, "2xl": 34, "3xl": 40}
TWICE = ".ora-board { " + " ".join(f"--ora-text-{name}: {size}px;" for name, size in SIZES.items()) + " }"


# Texts of the plates, the wheel, goods and cards that overlap other ones.
OVERLAPPING = """() => {
  const texts = [".ora-header", ".ora-wheel-pane", ".ora-own > header", ".ora-dock"].flatMap((part) =>
    [...document.querySelectorAll(`${part} :not(svg, svg *)`)].flatMap((one) => {
      const words = [...one.childNodes].find(({ nodeType, data }) => nodeType === 3 && data.trim());
      if (!words || one.closest(".ora-hidden, .ora-scroll-forward, .ora-scroll-back") || !one.checkVisibility({ visibilityProperty: true })) return [];
      const range = document.createRange();
      range.selectNodeContents(words);
      return [{ words: words.data, box: range.getBoundingClientRect() }];
    }));
  return texts.flatMap(({ words, box }, n) => texts.slice(n + 1)
    .filter(({ box: { left, right, top, bottom } }) =>
      Math.min(box.right, right) - Math.max(box.left, left) > 2 && Math.min(box.bottom, bottom) - Math.max(box.top, top) > 5)
    .map((other) => `${words} / ${other.words}`));
}"""


@pytest.mark.parametrize(
    "style",
    [LETTERS % ("monospace", "0"), LETTERS % ("no-such-font", "0.06em"), TWICE],
    ids=["monospace", "no font", "twice as large"],
)
def test_in_other_and_larger_letters_no_sentence_is_cut(alone: OpenBoard, style: str) -> None:
    board = alone(Board(ora.new_game(3)), size=WINDOW, still=True)
    board.page.add_style_tag(content=style)
    for width, height in ((390, 844), (861, 681), (1296, 816)):
        board.resize(width, height)
        assert board.page.evaluate(CUT_SENTENCES) == []
        assert board.page.evaluate(OVERLAPPING) == []
        assert board.root.locator(".ora-dock .ora-card").evaluate_all(CUT) == []
        # Arrows scroll to whatever does not fit its row.
        answers = board.root.locator(".ora-answers")
        if answers.evaluate("row => row.scrollWidth > row.clientWidth"):
            expect(board.root.locator(".ora-panel .ora-scroll-forward")).to_be_visible()


@pytest.mark.parametrize("language", ["en", "es", "pl"])
def test_an_answer_of_many_words_stays_inside_its_button(alone: OpenBoard, language: str) -> None:
    for name, picks in (("middle", ()), ("payment", ()), ("settle", ()), ("two", ("LG1", "lay"))):
        board = alone(Board(POSITIONS[name](), language=language), size=WINDOW, still=True)
        for pick in picks:
            board.pick(pick)
        # The narrowest is a window of 1280 pixels at 400 %.
        for width, height in ((320, 640), (390, 844), (861, 681), (1296, 816)):
            board.resize(width, height)
            assert board.page.evaluate(CUT_SENTENCES) == [], (name, width)
