"""The live page, from the site's files alone; `make site-test` builds them and runs this."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import BrowserContext, Page, expect

import ora_widgets as ora
from tests.browser.reach import Reach
from tests.browser.served import Traffic, serve_folder

SITE = Path(os.environ.get("ORA_SITE", "nowhere")).resolve()
PATIENCE = 180_000  # Python is loaded and started first

# For one visit; anything more is a file that no board needs.
MAX_BYTES = 20_000_000
MAX_REQUESTS = 30
# For the second visit: the page may check for a newer version.
MAX_REQUESTS_AGAIN = 3
MAX_BYTES_AGAIN = 50_000
KEPT = """async () => {
    const { kept } = JSON.parse(document.querySelector("[data-live=built]").textContent);
    return (await Promise.all(kept.map((address) => caches.match(address)))).every(Boolean);
}"""

pytestmark = [
    pytest.mark.slow,
    pytest.mark.timeout(600),
    pytest.mark.skipif(not (SITE / "play").is_dir(), reason="make site-test builds the site and runs this"),
]


class Site:
    """The site as it is served."""

    def __init__(self, address: str, traffic: Traffic) -> None:
        self.address = address
        self.traffic = traffic

    def bytes(self) -> int:
        """The number of bytes requested, by the sizes of the files."""
        found = (SITE / path.removeprefix("/") for path in self.traffic.asked)
        files = (path / "index.html" if path.is_dir() else path for path in found)
        return sum(path.stat().st_size for path in files if path.is_file())

    def lose(self, name: str) -> None:
        """Lose the file of a part, whose name contains a hash."""
        content = "[0-9a-f]" * 10
        parts = SITE.glob(f"play/{Path(name).stem}-{content}{Path(name).suffix}")
        [file] = [*parts, *SITE.glob(f"static/pyodide-*/{name}")]
        self.traffic.lost.add(file.name)


@pytest.fixture
def site() -> Iterator[Site]:
    """Give the site with its traffic."""
    traffic = Traffic()
    with serve_folder(SITE, traffic) as where:
        yield Site(where, traffic)


@pytest.fixture
def page(context: BrowserContext, site: Site) -> Iterator[Page]:
    """Give a page; afterwards check for outside requests and missing modules."""
    asked: list[str] = []
    said: list[str] = []
    context.on("request", lambda request: asked.append(request.url))
    context.on("console", lambda message: said.append(message.text))
    yield context.new_page()
    elsewhere = [url for url in asked if urlsplit(url).scheme in ("http", "https") and not url.startswith(site.address)]
    assert elsewhere == []
    assert [text for text in said if "left out of Python's library" in text] == []


def ready(page: Page) -> Reach:
    """Wait until the board can be played."""
    expect(page.locator("body")).to_have_attribute("data-state", "ready", timeout=PATIENCE)
    return Reach(page.locator(".ora-board"), PATIENCE)


def test_the_front_page_plays_at_the_first_click_and_loads_little(page: Page, site: Site) -> None:
    page.goto(f"{site.address}/#play=bot")
    # The picture is shown before Python has started.
    expect(page.locator(".ora-board")).to_have_attribute("data-ply", "0")
    board = ready(page)
    board.pick("0,1")
    board.pick("wood")
    expect(board.root).to_have_attribute("data-ply", "1", timeout=PATIENCE)
    assert site.bytes() < MAX_BYTES
    assert len(site.traffic.asked) < MAX_REQUESTS


def test_the_site_says_what_it_is_to_those_who_find_it() -> None:
    page = (SITE / "index.html").read_text(encoding="utf-8")
    for name in ("description", "og:title", "og:description", "og:image", "twitter:card", "theme-color"):
        assert re.search(f'(?:name|property)="{name}" content="[^"]+"', page)
    manifest = json.loads((SITE / "game.webmanifest").read_text(encoding="utf-8"))
    assert (manifest["name"], manifest["start_url"]) == ("Ora et Labora", "./")
    assert all((SITE / icon["src"]).is_file() for icon in manifest["icons"])
    lab = (SITE / "lab" / "index.html").read_text(encoding="utf-8")
    assert '<html lang="en">' in lab
    assert "<title>Ora et Labora" in lab
    lost = (SITE / "404.html").read_text(encoding="utf-8")
    assert all(f'lang="{language}"' in lost for language in ("en", "es", "pl"))
    assert "docs/cards/index.md" in (SITE / "llms.txt").read_text(encoding="utf-8")


def test_what_is_large_lies_there_compressed_too() -> None:
    for path in (*SITE.glob("play/*.js"), *SITE.glob("play/*.css"), *SITE.glob("static/pyodide-*/*.wasm")):
        for ending in (".gz", ".br"):
            assert path.with_name(path.name + ending).stat().st_size < path.stat().st_size * 0.6


def test_a_bot_answers_in_the_game_that_one_finds(page: Page, site: Site) -> None:
    page.goto(f"{site.address}/#play=bot")
    board = ready(page)
    for ply in (1, 2):  # two actions, and the large button passes
        board.root.locator(".ora-primary").click()
        expect(board.root).to_have_attribute("data-ply", str(ply), timeout=PATIENCE)
    board.root.locator(".ora-primary").click()  # ends the turn
    expect(board.root).not_to_have_attribute("data-ply", re.compile("^[0-3]$"), timeout=PATIENCE)
    expect(board.root.locator(".ora-question")).to_contain_text("Red", timeout=PATIENCE)


def test_a_game_is_there_again_after_the_page_was_loaded_anew(page: Page, site: Site) -> None:
    page.goto(f"{site.address}/#play=bot")
    board = ready(page)
    board.root.locator(".ora-primary").click()
    expect(board.root).to_have_attribute("data-ply", "1", timeout=PATIENCE)
    page.reload()
    board = ready(page)
    expect(board.root).to_have_attribute("data-ply", "1")
    notice = page.locator("[data-live=status]")
    expect(notice).to_contain_text("the game that you left")
    notice.get_by_role("button", name="Start a new game").click()
    expect(page.locator(".ora-start")).to_contain_text("New game", timeout=PATIENCE)


def test_the_second_visit_loads_next_to_nothing(page: Page, site: Site) -> None:
    page.goto(f"{site.address}/#play=bot")
    ready(page)
    page.wait_for_function(KEPT, timeout=PATIENCE)
    site.traffic.asked.clear()
    page.goto(f"{site.address}/?lang=en")
    ready(page)
    assert len(site.traffic.asked) <= MAX_REQUESTS_AGAIN
    assert site.bytes() < MAX_BYTES_AGAIN


def test_the_explorer_comes_once_it_is_opened(page: Page, site: Site) -> None:
    page.goto(f"{site.address}/#play=bot")
    root = ready(page).root
    assert not [path for path in site.traffic.asked if "explorer" in path]
    rows = root.get_by_role("dialog").locator("tbody tr")
    site.lose("explorer.packed")
    for news in (root.get_by_text("could not be fetched"), rows.first):
        root.locator("[data-door=menu]").press("Enter")
        root.locator(".ora-menu [data-item=explorer]").press("Enter")
        expect(news).to_be_visible(timeout=PATIENCE)
        site.traffic.lost.clear()
    rows.get_by_role("button").first.press("Enter")
    expect(root.locator(".ora-walk-text")).to_be_visible(timeout=PATIENCE)


def test_the_address_opens_a_game(page: Page, site: Site) -> None:
    game = ora.new_game(3, "ireland", "short").play("pass; done")
    page.goto(f"{site.address}/?game={game.code()}")
    board = ready(page)
    expect(board.root).to_have_attribute("data-ply", "2")
    expect(page.locator("[data-live=status]")).to_be_empty()


def test_the_address_opens_a_lesson_in_a_language(page: Page, site: Site) -> None:
    page.goto(f"{site.address}/?lesson=wheel&lang=pl")
    board = ready(page)
    expect(board.root.locator(".ora-lesson")).to_contain_text("Pierwsz")
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    for pick in ("LR1", "lay", "clay"):
        board.pick(pick)
    expect(board.root.locator(".ora-lesson-news")).to_contain_text("Rozwiązane", timeout=PATIENCE)


@pytest.mark.parametrize(
    ("query", "sentence"),
    [
        ("?game=nonsense", "contains no game"),
        ("?game=ora1:AAAA", "damaged"),
        ("?lesson=whale", "no lesson “whale”"),
        ("?lang=xx", "no language “xx”"),
    ],
)
def test_what_means_nothing_is_said_and_a_new_game_is_there(page: Page, site: Site, query: str, sentence: str) -> None:
    page.goto(f"{site.address}/{query}")
    board = ready(page)
    notice = page.locator("[data-live=status]")
    expect(notice).to_contain_text(sentence)
    notice.get_by_role("button", name="Start a new game").click()
    expect(notice).to_be_empty()
    page.wait_for_url(lambda url: urlsplit(url).query == "")
    board.pick("0,1")
    board.pick("wood")
    expect(board.root).to_have_attribute("data-ply", "1", timeout=PATIENCE)


@pytest.mark.parametrize("file", ["live.js", "live.css"])
def test_a_page_that_does_not_arrive_whole_says_so_after_a_while(page: Page, site: Site, file: str) -> None:
    site.lose(file)
    page.goto(f"{site.address}/#play=bot")
    late = page.get_by_text("This page did not arrive whole")
    if file == "live.js":
        expect(late).to_be_hidden()
        page.evaluate("document.getAnimations().forEach((animation) => animation.finish())")  # this long is enough
        expect(late).to_be_visible()
        site.traffic.lost.clear()
        page.reload()
    ready(page)
    expect(late).to_have_count(0)


@pytest.mark.parametrize(
    ("file", "missing"),
    [
        ("game.packed", "rules and the words"),
        ("stdlib.packed", "program"),
        ("pyodide.asm.wasm", "program"),
        ("live-worker.js", "program"),
        ("widget.js", "picture of the board"),
    ],
)
def test_a_network_that_is_lost_is_reported_with_a_button_to_try_again(
    page: Page, site: Site, file: str, missing: str
) -> None:
    site.lose(file)
    page.goto(f"{site.address}/#play=bot")
    notice = page.locator("[data-live=status]")
    again = notice.get_by_role("button", name="Try again")
    expect(again).to_be_visible(timeout=PATIENCE)
    expect(notice).to_contain_text(missing)
    site.traffic.lost.clear()
    again.click()
    ready(page)
    expect(notice).to_be_empty()


def test_a_browser_that_is_too_old_is_reported_so_with_a_picture(page: Page, site: Site) -> None:
    page.add_init_script("delete WebAssembly.instantiateStreaming")
    page.goto(f"{site.address}/?lang=pl")
    expect(page.locator("[data-live=status]")).to_contain_text("za stara")
    expect(page.get_by_alt_text("Gra w toku")).to_be_visible()
    assert not [path for path in site.traffic.asked if path.endswith(".zip")]


def test_without_scripts_there_is_a_picture(context: BrowserContext, site: Site) -> None:
    assert context.browser is not None
    bare = context.browser.new_context(java_script_enabled=False)
    page = bare.new_page()
    page.goto(f"{site.address}/")
    picture = page.get_by_alt_text("The middle of a game")
    expect(picture).to_be_visible()
    page.set_viewport_size({"width": 800, "height": 600})
    assert picture.evaluate("one => one.naturalWidth > innerWidth && one.getBoundingClientRect().right <= innerWidth")
    bare.close()


def test_a_task_of_a_teacher_is_done_and_its_code_is_read(page: Page, site: Site) -> None:
    task = ora.assign(ora.lesson("wheel", "first-harvest"), "Until Friday,\nplease.", language="es")
    page.goto(task.link(site.address))
    board = ready(page)
    said = page.locator(".ora-class-task")
    expect(said).to_contain_text("Until Friday")
    said.get_by_label("Tu nombre").fill("Zoë")
    said.get_by_role("button", name="Preparar mi respuesta").click()
    expect(said.get_by_role("status")).to_contain_text("Todavía no has jugado")
    for pick in ("LR1", "lay", "clay"):
        board.pick(pick)
    expect(board.root.locator(".ora-lesson-news")).to_be_visible(timeout=PATIENCE)
    said.get_by_role("button", name="Preparar mi respuesta").click()
    code = said.get_by_label("Esta es tu respuesta").input_value()
    assert task.read(code).rows[0][:3] == ("Zoë", "1/1", "use LR1 lay; take clay")


def test_the_same_task_as_a_page_needs_no_site(page: Page, tmp_path: Path) -> None:
    task = ora.assign(ora.lesson("wheel", "first-harvest"), "Until Friday.")
    page.goto(task.save_html(tmp_path / "task.html").as_uri())
    board = Reach(page.locator(".ora-board"))
    for pick in ("LR1", "lay", "clay"):
        board.pick(pick)
    expect(board.root).to_have_attribute("data-ply", "2")
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Create my answer").click()
    code = page.get_by_label("This is your answer").input_value()
    assert task.read(code).rows[0][:3] == ("Ada", "1/1", "use LR1 lay; take clay")
