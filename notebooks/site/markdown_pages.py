"""Every page as Markdown beside it, for programs and for people who paste a page into a chat with one."""

from __future__ import annotations

from pathlib import Path

from bs4 import BeautifulSoup
from markdownify import ATX, MarkdownConverter

MARKDOWN_LINK = 'type="text/markdown"'  # in the head of a page that has a Markdown text
# Parts only for browsers, such as drawings of cards, and anchors of headings.
LEFT_OUT = "script, style, svg, iframe, button, a.headerlink, [hidden], .ora-board"


def as_markdown(html: str) -> str:
    """The text of a page as Markdown; None for pages without one, such as frames with boards and indexes.

    Args:
        html: The whole page.
    """
    if MARKDOWN_LINK not in html:
        return ""
    article = BeautifulSoup(html, "html.parser").find(id="furo-main-content")
    assert article is not None
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
