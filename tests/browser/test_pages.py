"""Saved pages opened from disk, in a browser without a network."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

import ora_widgets as ora
from ora_widgets.game.game import Game
from ora_widgets.replay import save_html
from ora_widgets.scene import scene
from tests.browser.reach import Reach
from tests.game.tables import random_game

Open = Callable[..., "Saved"]


class Saved(Reach):
    """A drawn page and its requests."""

    def __init__(self, page: Page, path: Path) -> None:
        self.page = page
        self.asked: list[str] = []
        self.wrong: list[str] = []
        page.on("request", lambda request: self.asked.append(request.url))
        page.on("pageerror", lambda error: self.wrong.append(str(error)))
        page.on("console", lambda said: self.wrong.append(said.text) if said.type in ("error", "warning") else None)
        page.on("dialog", lambda dialog: self.wrong.append(dialog.message))
        page.goto(path.as_uri())
        self.board = page.locator(".ora-board")
        super().__init__(self.board)
        expect(self.board).to_be_visible()

    def is_at(self, ply: int) -> None:
        expect(self.board).to_have_attribute("data-ply", str(ply))

    def slide(self, ply: int) -> None:
        self.board.locator("input[type=range]").fill(str(ply))
        self.is_at(ply)

    def press(self, label: str) -> None:
        self.board.get_by_label(label, exact=True).click()


@pytest.fixture
def saved(context: BrowserContext, tmp_path: Path) -> Iterator[Open]:
    """Save a game and open its page, afterwards checked for errors and outside requests."""
    opened: list[Saved] = []

    def open_(game: Game, **terms: object) -> Saved:
        path = save_html(game, tmp_path / f"{len(opened)}.html", **terms)  # type: ignore[arg-type]
        opened.append(Saved(context.new_page(), path))
        return opened[-1]

    yield open_
    for one in opened:
        assert one.wrong == []
        assert {address.split(":")[0] for address in one.asked} <= {"file", "blob", "data"}


def test_a_finished_game_is_walked_through(saved: Open) -> None:
    game = random_game(1, 4)
    game.jump(20)
    replay = saved(game, title="Sunday evening")
    assert replay.page.title() == "Sunday evening"
    replay.is_at(20)
    for ply in (0, 137, game.plies):
        replay.slide(ply)
        shown = scene(game.jump(ply), "en")
        expect(replay.board.locator("h2").first).to_have_text(shown["heading"])
        if ply:
            replay.open("log")
            expect(replay.board.locator(".ora-log button[aria-current]")).to_have_text(shown["log"][-1]["text"])
    replay.open("score")
    expect(replay.board.locator(".ora-score")).to_contain_text(str(shown["players"][0]["score"]["total"]))
    replay.press("Undo")
    replay.is_at(game.plies - 1)
    replay.press("Undo the turn")
    replay.is_at(game.turn_starts[-2] if game.turn_starts[-1] == game.plies else game.turn_starts[-1])
    replay.press("Redo the turn")
    replay.is_at(game.plies)
    # The log marks the present move, and a press on a line goes to its move.
    replay.slide(137)
    replay.open("log")
    here = replay.board.locator(".ora-log button[aria-current=step]")
    expect(here).to_have_text(scene(game.jump(137), "en")["log"][-1]["text"])
    replay.board.locator(".ora-log button").last.click()
    replay.is_at(game.plies)


def test_cards_explain_themselves(saved: Open) -> None:
    replay = saved(ora.new_game(3, "france"))
    replay.board.locator('.ora-display [data-pick="G07"]').hover()
    expect(replay.board.locator(".ora-card-tooltip")).to_contain_text("Peat Coal Kiln")


def test_the_log_goes_back_to_the_beginning(saved: Open) -> None:
    game = random_game(1, 3, moves=90)
    replay = saved(game)
    first = scene(game.jump(1), "en")["log"][-1]["text"]
    replay.open("log")
    log = replay.board.locator(".ora-log")
    expect(log).not_to_contain_text(first)
    log.get_by_text("Earlier moves").click()
    expect(log).to_contain_text(first)


def test_a_replay_takes_no_moves(saved: Open) -> None:
    game = random_game(2, 3, moves=60)
    replay = saved(game)
    buys = next(ply for ply, move in enumerate(game.moves) if move.verb == "district")
    for ply in (0, buys):
        replay.slide(ply)
        expect(replay.board.locator("[data-primary]")).to_be_visible()
        expect(replay.board.locator('[data-state="live"]')).to_have_count(0)


def test_the_large_button_shows_move_after_move(saved: Open) -> None:
    game = random_game(2, 3, moves=30)
    replay = saved(game)
    replay.slide(0)
    bar, question = replay.board.locator(".ora-panel"), replay.board.locator(".ora-question")
    for ply in range(3):
        expect(question).to_contain_text(f"Next: {scene(game.jump(ply + 1), 'en')['log'][-1]['text']}")
        expect(bar.locator("[data-line]")).to_have_text("Show the next move")
        bar.locator("[data-line]").click()
        replay.is_at(ply + 1)
    replay.slide(30)
    expect(question).to_contain_text("The saved game ends here")
    expect(bar.locator("[data-line]")).to_have_count(0)
    for width in (390, 861, 1280):
        replay.page.set_viewport_size({"width": width, "height": 800})
        assert question.locator("p").first.evaluate(
            "p => p.scrollWidth <= p.clientWidth && p.scrollHeight <= p.clientHeight + 2"
        )


@pytest.mark.parametrize("size", [(1280, 720), (390, 844), (2560, 1300)])
def test_a_page_fills_the_window_and_no_more(saved: Open, size: tuple[int, int]) -> None:
    replay = saved(random_game(2, 3, moves=30), title="Sunday evening " * 20)
    width, height = size
    replay.resize(width, height)
    box = replay.board.bounding_box()
    assert box
    assert box["width"] > 0.95 * width
    assert height - 80 < box["y"] + box["height"] <= height
    scrolls = (
        "() => { const { scrollHeight, scrollWidth } = document.scrollingElement; return [scrollWidth, scrollHeight]; }"
    )
    assert replay.page.evaluate(scrolls) == [width, height]
    assert (
        replay.board.evaluate("board => board.closest('main').scrollHeight - board.closest('main').clientHeight") == 0
    )


def test_the_next_turn_can_be_tried(saved: Open) -> None:
    puzzle = saved(ora.new_game(3, "france").play("pass; done"), puzzle=True)
    puzzle.is_at(2)
    for ply, tokens in enumerate(("0,3 G07", "prior", "1", "done"), start=3):
        for token in tokens.split():
            puzzle.pick(token)
        puzzle.is_at(ply)
    puzzle.open("log")
    expect(puzzle.board.locator(".ora-log")).to_contain_text("Green builds the Peat Coal Kiln on M6")
    expect(puzzle.board.locator(".ora-question")).to_contain_text("Blue")
    puzzle.press("Undo the turn")
    puzzle.is_at(2)
    puzzle.pick("pass")
    puzzle.is_at(3)
    puzzle.press("Undo the turn")
    puzzle.press("Redo the turn")
    puzzle.is_at(3)


def test_the_rulebook_is_in_the_page(saved: Open) -> None:
    page = saved(random_game(2, 3, moves=30), names={"R": "<b>Ada</b>"})
    page.press("Rules")
    page.board.locator("input[type=search]").fill("work contract")
    expect(page.board.locator(".ora-rule, .ora-drawer").first).to_contain_text("Work contract")
    expect(page.board.locator('[data-standing="R"], [data-tab="seat R"]').first).to_contain_text("<b>Ada</b>")


HOSTILE = "</script><script>alert(1)</script></title><img src=x onerror=alert(2)>\"'&<!--"


def test_a_title_is_text(saved: Open) -> None:
    page = saved(random_game(3, moves=8), title=HOSTILE)
    assert page.page.title() == HOSTILE
    expect(page.page.locator("h1")).to_have_text(HOSTILE)
    assert page.page.locator("img, h1 *").count() == 0


def test_it_follows_the_reader_s_system(saved: Open) -> None:
    page = saved(ora.new_game(2, "ireland"), language="pl")
    expect(page.board).to_have_class(re.compile("ora-light"))
    page.page.emulate_media(color_scheme="dark")
    expect(page.board).to_have_class(re.compile("ora-dark"))
    assert page.page.locator("html").get_attribute("lang") == "pl"


def test_a_page_that_was_cut_says_so(context: BrowserContext, tmp_path: Path) -> None:
    path = save_html(random_game(3, moves=8), tmp_path / "cut.html")
    text = path.read_text(encoding="utf-8")
    start = text.index("data-packed>") + len("data-packed>")
    path.write_text(text[: start + 4000] + text[text.index("</script>", start) :], encoding="utf-8")
    page = context.new_page()
    page.goto(path.as_uri())
    expect(page.locator("main")).to_contain_text("ora_widgets:")
