"""How the site is found and shared: icon, manifest, sitemap, error page, embedded boards, texts for programs."""

from __future__ import annotations

import json
from html import escape
from pathlib import Path
from urllib.parse import urlsplit

import vl_convert

from ora_widgets.language.fluent import say
from ora_widgets.notation.links import front_page_of, site_address
from ora_widgets.widget.live.table import embed_words, page_words

HERE = Path(__file__).resolve().parent
NAME = "Ora et Labora"
COLOUR = "#7a4f00"
PAPER = "#fffdf8"
LANGUAGES = ("en", "es", "pl")
FRAME_SIZE = (1000, 740)  # pixels
OEMBED = "oembed.json"
ICON_SIZES = (180, 192, 512)  # pixels, as Apple's and other screens request
FAVICON_SIZE = 48  # pixels
# Pages of the documentation that searches need not find: frames, and lists of other pages.
NOT_LISTED = ("_static", "boards", "versions", "genindex", "search", "py-modindex")
PAGES = (
    ("learn/index.md", "The course: every rule by playing, in English, Spanish and Polish"),
    ("rules/index.md", "The numbered rules, in our own words"),
    ("cards/index.md", "Every card: what it costs, gives and does, and its rules"),
    ("play.md", "Games in a notebook, bots, links and records"),
    ("reference/index.md", "The Python package: every public name with an example"),
)


def canonical(path: str = "") -> str:
    """The full address of a page, from `ORA_SITE_ADDRESS` or the package; without either, only the path."""
    address = site_address()
    return f"{front_page_of(address)}/{path}" if address else path or "./"


def icons(folder: Path) -> None:
    """Write the icon, as SVG and in pixels."""
    svg = (HERE / "icon.svg").read_text(encoding="utf-8")
    (folder / "icon.svg").write_text(svg, encoding="utf-8")
    for size in ICON_SIZES:
        (folder / f"icon-{size}.png").write_bytes(vl_convert.svg_to_png(svg, scale=size / 512))


def favicon(site: Path) -> None:
    """Write the icon that browsers request for pages without one; they accept a PNG for it."""
    svg = (HERE / "icon.svg").read_text(encoding="utf-8")
    (site / "favicon.ico").write_bytes(vl_convert.svg_to_png(svg, scale=FAVICON_SIZE / 512))


def manifest(site: Path, parts: dict[str, str]) -> None:
    """Write the manifest with which browsers install the game; JupyterLite has its own."""
    sizes = [(f"{size}x{size}", parts[f"icon-{size}.png"], "image/png") for size in ICON_SIZES]
    description = {
        "name": NAME,
        "short_name": NAME,
        "description": page_words("en")["door-what"],
        "id": "./",
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "background_color": PAPER,
        "theme_color": COLOUR,
        "icons": [
            {"src": source, "sizes": size, "type": kind}
            for size, source, kind in [*sizes, ("any", parts["icon.svg"], "image/svg+xml")]
        ],
    }
    (site / "game.webmanifest").write_text(json.dumps(description, indent=1), encoding="utf-8")


def not_found(site: Path) -> None:
    """Write the page for wrong addresses in any folder, so its link is absolute."""
    home = escape(canonical() if site_address() else "/")
    said = "".join(
        f'<p lang="{language}">{escape(say("live-not-found", language))} '
        f'<a href="{home}?lang={language}">{escape(say("live-to-game", language))}</a></p>'
        for language in LANGUAGES
    )
    style = f"body{{max-width:40rem;margin:12vh auto;padding:0 1rem;font:18px/1.5 Georgia,serif;background:{PAPER};color:#222}}"
    page = (
        '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex">'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><title>{NAME}</title>'
        f"<style>{style}</style></head><body><h1>{NAME}</h1>{said}</body></html>\n"
    )
    (site / "404.html").write_text(page, encoding="utf-8")


def sitemap(site: Path) -> None:
    """Write the addresses of all pages, if the site's address is known."""
    if not site_address():
        return
    docs = sorted(path.relative_to(site) for path in (site / "docs").rglob("*.html"))
    listed = [path.as_posix() for path in docs if path.parts[1].removesuffix(".html") not in NOT_LISTED]
    pages = ["", *(f"?lang={language}" for language in LANGUAGES[1:]), *listed]
    rows = "".join(f"<url><loc>{escape(canonical(page))}</loc></url>\n" for page in pages)
    head = '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n'
    (site / "sitemap.xml").write_text(f"{head}{rows}</urlset>\n", encoding="utf-8")
    where = urlsplit(site_address())
    robots = (
        f"User-agent: *\nAllow: /\nSitemap: {where.scheme}://{where.netloc}{urlsplit(canonical('sitemap.xml')).path}\n"
    )
    (site / "robots.txt").write_text(robots, encoding="utf-8")


def for_programs(site: Path) -> None:
    """Write the first text for language models: what exists, and where."""
    rows = "".join(f"- [{words}]({canonical(f'docs/{path}')})\n" for path, words in PAGES)
    text = (
        f"# {NAME}\n\n> {page_words('en')['door-what']}\n\n{page_words('en')['door-about-text']}\n\n"
        f"- [The game]({canonical()})\n{rows}"
    )
    (site / "llms.txt").write_text(text, encoding="utf-8")


def boards_elsewhere(site: Path, parts: dict[str, str]) -> None:
    """Write the script for boards on other sites and, if the address is known, the oEmbed offer for pasted links."""
    words = {language: embed_words(language) for language in LANGUAGES}
    # In ASCII, because it is read in the encoding of whatever page it is on.
    given = f"const PICTURE = {json.dumps(parts['board.png'])}, WORDS = {json.dumps(words)};"
    script = (HERE / "embed.js").read_text(encoding="utf-8")
    (site / "embed.js").write_text(f"(() => {{\n{given}\n{script}}})();\n", encoding="utf-8")
    if not site_address():
        return
    width, height = FRAME_SIZE
    frame = f'<iframe src="{escape(canonical())}" title="{NAME}" width="{width}" height="{height}"></iframe>'
    offer: dict[str, object] = {
        "version": "1.0",
        "type": "rich",
        "provider_name": NAME,
        "provider_url": canonical(),
        "title": NAME,
    }
    offer |= {"html": frame, "width": width, "height": height}
    (site / OEMBED).write_text(json.dumps(offer), encoding="utf-8")


def oembed_link() -> str:
    """The link from the front page to its oEmbed offer; empty if the site's address is unknown."""
    if not site_address():
        return ""
    return f'<link rel="alternate" type="application/json+oembed" href="{escape(canonical(OEMBED))}">\n'


def write_found(site: Path, parts: dict[str, str]) -> None:
    """Write all of it into a site.

    Args:
        parts: The address of each part by its name.
    """
    favicon(site)
    manifest(site, parts)
    not_found(site)
    sitemap(site)
    for_programs(site)
    boards_elsewhere(site, parts)
