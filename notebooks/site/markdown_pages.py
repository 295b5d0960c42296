"""Every page as Markdown beside it: for programs that read, and for people who copy a page into a conversation with one."""

from __future__ import annotations

from pathlib import Path

from bs4 import BeautifulSoup
from markdownify import ATX, MarkdownConverter

# What only a browser can show, drawings of cards among it, and the anchors of headings.
LEFT_OUT = "script, style, svg, iframe, button, a.headerlink, [hidden], .ora-board"


def as_markdown(html: str) -> str:
    """The text of a page as Markdown; nothing for what names no such text, such as a frame with a board or an index.

    Args:
        html: The whole page.
    """
    page = BeautifulSoup(html, "html.parser")
    article = page.find(id="furo-main-content")
    if article is None or page.find("link", type="text/markdown") is None:
        return ""
    for unreadable in article.select(LEFT_OUT):
        unreadable.decompose()
    return f"{MarkdownConverter(heading_style=ATX, bullets='-').convert_soup(article).strip()}\n"


def write_markdown(output: Path) -> None:
    """Write the Markdown of all pages in a folder.

    Args:
        output: The folder of the pages, as Sphinx has written them.
    """
    for page in output.rglob("*.html"):
        if text := as_markdown(page.read_text(encoding="utf-8")):
            page.with_suffix(".md").write_text(text, encoding="utf-8")
