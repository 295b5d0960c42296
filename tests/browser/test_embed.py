"""`<ora-board>` on a foreign page: boards that are moved, changed, without content, without script, in an old browser."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

import ora_widgets as ora
from tests.browser.served import serve_folder

sys.path.append(str(Path(__file__).parents[2] / "binder" / "site"))

CODE = ora.new_game(2).play("fell 0,1 wood; pass; done").code()
BLOG = """<!doctype html><html lang="pl"><meta charset="utf-8"><title>A blog</title><script defer src="embed.js"></script>
<script defer src="embed.js"></script><script type="module" src="embed.js?again"></script><main>{boards}</main></html>"""
BOARDS = f"""<ora-board id="code" code=" {CODE[:9]}
{CODE[9:]} "><a href="#there">The position</a></ora-board>
<ora-board id="lesson" lesson="wheel" lang="en" now></ora-board><ora-board id="two" code="{CODE}" play="bot" lang="en"></ora-board>
<ora-board id="wrong" code="oranges" lang="en">A link</ora-board>"""
# Features that an old browser lacks, removed before the page's scripts run.
OLD = "Object.defineProperty(window, 'customElements', { value: undefined });"


@pytest.fixture
def blog(tmp_path: Path) -> Iterator[str]:
    """Give the address of a page with boards, which open a page that only shows its name."""
    from found import boards_elsewhere

    boards_elsewhere(tmp_path, {"board.png": "board.png"})
    (tmp_path / "blog.html").write_text(BLOG.format(boards=BOARDS), encoding="utf-8")
    (tmp_path / "index.html").write_text("<title>The game</title>", encoding="utf-8")
    with serve_folder(tmp_path) as address:
        yield f"{address}/blog.html"


def test_boards_on_one_page_are_opened_moved_and_changed(page: Page, blog: str) -> None:
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto(blog)
    code, lesson = page.locator("#code"), page.locator("#lesson")
    home = blog.removesuffix("blog.html")
    expect(lesson.locator("iframe")).to_have_attribute("src", f"{home}?lang=en#lesson=wheel")
    expect(page.locator("iframe")).to_have_count(1)  # the other one waits
    code.get_by_role("button", name="Zagraj tutaj").click()
    expect(code.locator("iframe")).to_have_attribute("src", f"{home}?lang=pl#{CODE}")
    page.evaluate("code.setAttribute('code', code.getAttribute('code'))")
    expect(code.locator("iframe")).to_have_count(1)  # nothing has changed, so the game continues

    page.evaluate("const moved = code; moved.remove(); document.body.prepend(moved)")
    expect(code.get_by_role("button", name="Zagraj tutaj")).to_be_visible()
    page.evaluate("code.setAttribute('lang', 'es'); lesson.setAttribute('lesson', 'land')")
    expect(code.get_by_role("button", name="Jugar aquí")).to_be_visible()
    expect(lesson.locator("iframe")).to_have_attribute("src", f"{home}?lang=en#lesson=land")
    page.evaluate("code.removeAttribute('code')")
    expect(code.get_by_role("alert")).to_contain_text("code, study, lesson, play o task")
    page.evaluate("code.setAttribute('study', 'https://some.one/#study=orastudy1:AAAA'); code.setAttribute('now', '')")
    expect(code.locator("iframe")).to_have_attribute("src", f"{home}?lang=es#study=orastudy1:AAAA")
    assert errors == []


def test_what_opens_nothing_is_answered_by_a_sentence(page: Page, blog: str) -> None:
    page.goto(blog)
    expect(page.locator("#two").get_by_role("alert")).to_contain_text("give the element one attribute")
    expect(page.locator("#wrong").get_by_role("alert")).to_contain_text("This is no code of a game.")


@pytest.mark.parametrize("script", [False, True])
def test_without_script_and_in_an_old_browser_the_authors_link_is_there(
    browser: Browser, blog: str, *, script: bool
) -> None:
    with browser.new_context(java_script_enabled=script) as context:
        page = context.new_page()
        errors: list[str] = []
        page.on("pageerror", lambda error: errors.append(str(error)))
        if script:
            page.add_init_script(OLD)
        page.goto(blog)
        expect(page.get_by_role("link", name="The position")).to_be_visible()
        assert errors == []
