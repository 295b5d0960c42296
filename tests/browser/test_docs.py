"""The documentation served as files: links, axe, widths, themes, boards that answer, and no outside requests.

`make docs-check` builds the pages and runs this; other runs skip these tests, because building takes minutes.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlencode, urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.served import serve_folder
from tests.browser.test_axe import AXE

DOCS = Path(os.environ.get("ORA_DOCS", "nowhere")).resolve()
# One page of every kind.
KINDS = [
    "index.html", "playing.html", "embed.html", "questions.html", "learn/pl/index.html", "play.html", "learn/index.html", "learn/*wheel.html", "explore/scenarios.html", "cards/index.html",
    "cards/F05.html", "cards/S1.html", "rules/F5.html", "rules/pl/F5.html", "reference/index.html", "reference/ora_widgets.Game.html",
    "reference/ora_widgets.game.setup.html", "inside/map.html", "inside/changelog.html", "search.html",
]  # fmt: skip
# Boards inside pages, and lists made by Sphinx.
UNTOLD = ("_static", "boards", "genindex.html", "py-modindex.html", "search.html")
WIDTHS = (390, 768, 1280)
# The full site also has JupyterLite and the live page; the documentation alone does not.
BESIDE = ("../lab/index.html", "../index.html")

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not (DOCS / "index.html").is_file(), reason="make docs-check builds the pages and runs this"),
]


def page_of(kind: str) -> str:
    """The page that matches a pattern, since lessons are renumbered when one is added."""
    return next(DOCS.glob(kind)).relative_to(DOCS).as_posix()


class Parts(HTMLParser):
    """The links of a page, and its link targets."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.names: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        message = dict(attrs)
        self.names |= {name for name in (message.get("id"), message.get("name")) if name}
        link = message.get("href") if tag in ("a", "link") else message.get("src")
        if link:
            self.links.append(link)


def test_every_link_leads_somewhere() -> None:
    pages = {path: Parts(path.read_text(encoding="utf-8")) for path in DOCS.rglob("*.html")}
    lost = []
    for path, parts in pages.items():
        for link in parts.links:
            where = urlsplit(link)
            up = "../" * len(path.relative_to(DOCS).parent.parts)
            if where.scheme or where.path in {up + page for page in BESIDE} or "_static" in where.path:
                continue
            target = (path.parent / unquote(where.path)).resolve() if where.path else path
            named = not where.fragment or target not in pages or unquote(where.fragment) in pages[target].names
            if not target.exists() or not named:
                lost.append(f"{path.relative_to(DOCS)}: {link}")
    assert len(pages) > 100
    assert lost == []


def test_every_page_says_what_it_is_to_those_who_are_sent_its_link() -> None:
    pages = [path for path in DOCS.rglob("*.html") if path.relative_to(DOCS).parts[0] not in UNTOLD]
    said = {path: path.read_text(encoding="utf-8") for path in pages}
    message = {name: re.compile(f'property="{name}" content="[^"]+"') for name in ("og:title", "og:description")}
    assert [
        (str(path), name) for path, text in said.items() for name in message if not message[name].search(text)
    ] == []


def test_a_page_is_there_as_text_for_programs() -> None:
    lines = (DOCS / "cards" / "F05.md").read_text(encoding="utf-8").splitlines()
    assert lines[0] == "# Bakery"
    assert "Turn any amount of flour into bread." in " ".join(lines)
    assert "- [F5.2 Use your own building](../rules/F5.html#rule-f5-2)" in lines


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """Give the address at which the pages are served."""
    with serve_folder(DOCS) as where:
        yield where


@pytest.fixture(params=["light", "dark"])
def page(request: pytest.FixtureRequest, browser: Browser, address: str) -> Iterator[Page]:
    """A page in a theme, afterwards checked for outside requests and errors."""
    context = browser.new_context(color_scheme=request.param)
    asked: list[str] = []
    wrong: list[str] = []
    context.on("request", lambda sent: asked.append(sent.url))
    context.on("console", lambda entry: wrong.append(entry.text) if entry.type == "error" else None)
    yield context.new_page()
    context.close()
    assert [url for url in asked if urlsplit(url).scheme in ("http", "https") and not url.startswith(address)] == []
    assert wrong == []


@pytest.mark.parametrize("kind", KINDS)
def test_a_page_fits_every_width_and_axe_finds_no_fault(page: Page, address: str, kind: str) -> None:
    page.goto(f"{address}/{page_of(kind)}")
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 900})
        assert page.evaluate("() => document.documentElement.scrollWidth - innerWidth") <= 0, width
        if not page.evaluate("() => 'axe' in window"):
            page.evaluate(AXE.read_text(encoding="utf-8"))
        # Boards are tested in both themes elsewhere.
        found = page.evaluate("() => axe.run(document, {iframes: false}).then(({ violations }) => violations)")
        assert [(fault["id"], [node["html"][:200] for node in fault["nodes"]]) for fault in found] == []


def test_a_board_answers_and_follows_the_theme(page: Page, address: str) -> None:
    page.goto(f"{address}/index.html")
    board = page.frame_locator(".site-board iframe").locator(".ora-board")
    expect(board).to_have_attribute("data-ply", "0")
    dark = page.evaluate("() => matchMedia('(prefers-color-scheme: dark)').matches")
    expect(board.and_(page.frame_locator(".site-board iframe").locator(".ora-dark"))).to_have_count(int(dark))
    board.locator(".ora-primary").click()
    expect(board).to_have_attribute("data-ply", "1")


# Typical searches with the page that should come first; the last ones in the language of their page.
FOUND = [
    ("G07", "en", "cards/G07.html"),
    ("bakery", "en", "cards/F05.html"),
    ("settlement phase", "en", "rules/F8.html"),
    ("solo", "en", "learn/13_solo.html"),
    ("joker", "en", "learn/01_wheel.html"),
    ("play online with a friend", "en", "friends.html"),
    ("install", "en", "install.html"),
    ("embed", "en", "embed.html"),
    ("joker", "pl", "learn/pl/01_wheel.html"),
    ("dos jugadores", "es", "learn/es/11_two_players.html"),
]


def test_search_finds_what_people_look_for(page: Page, address: str) -> None:
    for query, language, found in FOUND:
        page.goto(f"{address}/search.html?{urlencode({'q': query, 'lang': language})}")
        first = page.locator("#search-results a").first
        expect(first).to_have_attribute("href", f"/{found}")
        expect(page.locator("#search-results")).not_to_contain_text("¶")
    page.goto(f"{address}/{FOUND[-1][2]}")
    page.locator(".sidebar-search").fill("rueda")
    page.locator(".sidebar-search").press("Enter")
    expect(page.locator("html")).to_have_attribute("lang", "es")
    expect(page.locator("#search-results li").first).to_be_visible()


def test_no_page_is_wider_than_its_window(browser: Browser, address: str) -> None:
    page = browser.new_page()
    page.route("**/boards/*.html", lambda route: route.abort())  # frames are as wide as the page
    wide = []
    for path in sorted(DOCS.rglob("*.html")):
        name = path.relative_to(DOCS)
        if name.parts[0] in ("boards", "_static"):
            continue
        page.goto(f"{address}/{name.as_posix()}")
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": 900})
            if page.evaluate("() => document.documentElement.scrollWidth - innerWidth") > 0:
                wide.append((name.as_posix(), width))
    page.close()
    assert wide == []
