"""What a page of somebody else's shows, as text with the lines of the page, so that a line of it can be named."""

from __future__ import annotations

import re
from html import unescape

_PAGE = re.compile(r"<(?:!doctype html|html|body)\b", re.IGNORECASE)
_TAG = re.compile(r"<!--|-->|</?([a-z][a-z0-9]{0,20})\b[^<>]*>|<![^<>]*>", re.IGNORECASE)
HIDDEN = ("script", "style", "title")
WITHIN_A_LINE = ("a", "b", "code", "em", "font", "i", "kbd", "mark", "samp", "small", "span", "strong", "tt", "u")


def is_page(text: str) -> bool:
    """Whether a text is a page, or holds one."""
    return _PAGE.search(text) is not None


def page_text(page: str) -> str:
    r"""What a page shows; semicolons stand where something new begins.

    >>> page_text("<html><title>A log</title>\n<ul><li>use <b>LR1</b></li><li>commit&nbsp;</li></ul></html>")
    ';\n;;use LR1;;commit\xa0;;;'
    """
    shown: list[str] = []
    at, hidden = 0, ""
    for tag in _TAG.finditer(page):
        between = page[at : tag.start()]
        at = tag.end()
        lines = "\n" * (between.count("\n") + tag[0].count("\n"))
        name = (tag[1] or tag[0]).lower()
        if hidden:
            shown.append(lines)
            if name == ("-->" if hidden == "<!--" else hidden) and not tag[0].startswith(f"<{hidden}"):
                hidden = ""
            continue
        shown.append(between)
        shown.append(
            "" if name in WITHIN_A_LINE else f"{';' if name not in HIDDEN else ''}{tag[0].count(chr(10)) * chr(10)}"
        )
        if name == "<!--" or (name in HIDDEN and not tag[0].startswith("</")):
            hidden = name
    return unescape("".join([*shown, "" if hidden else page[at:]]))
