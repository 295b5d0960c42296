"""Attacks on the page: markup in every text from outside; none of it runs, and no element or attribute comes of it.

The board's traits and the answers to its queries are altered on their way to the page: every text for people (names,
titles, prompts, the log, lessons, refusals) ends with an attack. The page must then consist of the same elements as
otherwise.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from ipywidgets import DOMWidget
from playwright.sync_api import BrowserContext, Page, expect

import ora_widgets as ora
from ora_widgets import Board, Editor
from tests.browser.alone import Alone, Sheet
from tests.lessons.conftest import elsewhere
from tests.safety.test_markup import ATTACKS, PLACES, TAME
from tests.support.board_page import on_page, panel_page, send_message

__all__ = ["elsewhere"]

ATTACK = "".join(ATTACKS)
SPY = "window.hacks = []; window.hacked = () => { window.hacks.push(1); };"
SHAPE = """root => {
  const found = new Set();
  for (const one of root.querySelectorAll('*'))
    for (const name of ['', ...one.getAttributeNames()]) found.add(`${one.localName} ${name}`.trim());
  return [...found].sort();
}"""
# Attributes by which the page marks names and buttons that are too long, as attacks are.
LONG_TEXTS = {"div data-cut", "div data-tight", "button data-long"}
# The message keys with text for people; any other text counts as one if it contains a space.
FOR_PEOPLE = {
    "text",
    "title",
    "label",
    "prompt",
    "name",
    "names",
    "notice",
    "words",
    "failed",
    "reason",
    "summary",
    "code",
    "hint",
    "effect",
}


def poison_texts(value: Any, attack: str, *, text: bool = False) -> Any:
    """A copy of the data in which every text for people ends with an attack."""
    if isinstance(value, dict):
        return {name: poison_texts(one, attack, text=text or name in FOR_PEOPLE) for name, one in value.items()}
    if isinstance(value, (list, tuple)):
        return [poison_texts(one, attack, text=text) for one in value]
    return value + attack if isinstance(value, str) and value and (text or " " in value.strip()) else value


class Poisoned(Alone):
    """A page that receives attacks from Python."""

    def __init__(self, context: BrowserContext, board: DOMWidget, attack: str, *, script: str = "widget.js") -> None:
        self.attack = attack
        super().__init__(Sheet(context), board, script=script)

    def _traits(self) -> dict[str, Any]:
        return {
            name: poison_texts(one, self.attack, text=name.removeprefix("_") in FOR_PEOPLE)
            for name, one in super()._traits().items()
        }

    def answer(self, message: dict[str, Any]) -> dict[str, Any]:
        answer = super().answer(message)
        return {**answer, "said": poison_texts(answer["said"], self.attack)}


def look_around(one: Poisoned) -> tuple[set[str], int]:
    """Open all tabs and everything that unfolds; returns the elements of the page, and the number of legible attacks."""
    seen: set[str] = set()
    read = 0
    for what in (None, "[role=tab]", "button[aria-expanded=false]", "button[aria-haspopup]"):
        for place in range(one.root.locator(what).count() if what else 1):
            button = one.root.locator(what or "h2").nth(place)
            if what and button.count() and button.is_visible() and button.is_enabled():
                button.dispatch_event("click")
            seen |= {*one.page.evaluate(SHAPE_OF_BODY)}
            read += one.root.evaluate("root => root.textContent.split('hacked()').length - 1")
    return seen, read


SHAPE_OF_BODY = f"() => ({SHAPE})(document.querySelector('.ora-board').parentElement)"


@pytest.fixture
def spied(context: BrowserContext) -> Iterator[BrowserContext]:
    """A window in which an attack that runs leaves a trace."""
    context.add_init_script(SPY)
    dialogs: list[str] = []
    context.on("dialog", lambda dialog: dialogs.append(dialog.message))
    yield context
    assert dialogs == []


def quiet(page: Page) -> None:
    assert page.evaluate("window.hacks") == []
    assert page.locator("img[src=x], x\\:script").count() == 0


# ---- what there is to see


def quoted_turn() -> Board:
    return Board(ora.new_game(2).play("pass; pass; done; fell 0,1 wood"), names={"R": "Ada"})


def quoted_refusal() -> Board:
    board = quoted_turn()
    send_message(board, {"do": "play", "line": ATTACK, "ply": on_page(board).ply})
    assert on_page(board).notice is not None
    return board


def ended_game() -> Board:
    """The record contains its own end."""
    return Board(ora.load(Path(__file__).parents[1] / "golden" / "2short-france.ora"), names={"G": "Bo"})


def quoted_lesson() -> Board:
    return Board(lesson=ora.lesson("scoring", 1))


SHOWN: dict[str, Callable[[], Any]] = {
    "a turn": quoted_turn,
    "a refusal": quoted_refusal,
    "the end": ended_game,
    "a lesson": quoted_lesson,
    "the start": Board,
}


@pytest.mark.parametrize("what", SHOWN)
def test_text_is_text_on_a_board(spied: BrowserContext, what: str) -> None:
    seen = {}
    for attack in ("", ATTACK):
        with closing(SHOWN[what]()) as board:
            page = Poisoned(spied, board, attack)
            seen[attack], read = look_around(page)
            quiet(page.page)
            assert page.errors == []
            page.page.close()
    assert read > 10  # the attacks were shown as text
    assert seen[ATTACK] - LONG_TEXTS <= seen[""]


def test_text_is_text_in_the_editor(spied: BrowserContext) -> None:
    seen = {}
    for attack in ("", ATTACK):
        with closing(Editor(players=3)) as editor:
            editor.model.write("title", f"x{attack}").write("notes", f"x{attack}").write("question", f"x{attack}")
            page = Poisoned(spied, panel_page(editor), attack, script="editor.js")
            seen[attack], read = look_around(page)
            quiet(page.page)
            assert page.errors == []
            page.page.close()
    assert read > 10
    assert seen[ATTACK] - LONG_TEXTS <= seen[""]


def test_text_is_text_on_a_saved_page(spied: BrowserContext, tmp_path: Path) -> None:
    page = spied.new_page()
    for attack in ATTACKS:
        path = ora.save_html(
            ora.new_game(2).play("pass"),
            tmp_path / "a <b>'&.html",
            title=attack,
            names={"R": attack[:24], "G": attack[-24:]},
        )
        page.goto(path.as_uri())
        expect(page.locator(".ora-board")).to_be_visible()
        expect(page.locator("h1")).to_have_text(attack)
        assert page.title() == attack
        quiet(page)


def test_text_is_text_in_tables(spied: BrowserContext, tmp_path: Path) -> None:
    shapes = []
    page = spied.new_page()
    for said in (TAME, ATTACK):
        tables = [
            make(said, tmp_path) for place, make in PLACES.items() if "page" not in place and "notebook" not in place
        ]
        page.goto("about:blank")
        page.set_content("".join(f"<div>{table}</div>" for table in tables))
        shapes.append(page.locator("body").evaluate(SHAPE))
        quiet(page)
    assert shapes[0] == shapes[1]


@pytest.mark.parametrize("place", ["innerHTML", "setAttribute"])
def test_an_attack_that_works_is_seen(spied: BrowserContext, place: str) -> None:
    """A page that inserts one text as markup, and one that lets a text name an attribute."""
    with closing(quoted_turn()) as board:
        page = Poisoned(spied, board, ATTACK)
        before = {*page.page.evaluate(SHAPE_OF_BODY)}
        page.root.evaluate(
            "(root, [place, attack]) => place === 'innerHTML'"
            " ? root.append(Object.assign(document.createElement('p'), { innerHTML: attack })) : root.setAttribute('onclick', attack)",
            [place, ATTACK],
        )
        assert {*page.page.evaluate(SHAPE_OF_BODY)} - before
        if place == "innerHTML":
            page.page.wait_for_function("window.hacks.length > 0")
            with pytest.raises(AssertionError):
                quiet(page.page)
        page.page.close()
