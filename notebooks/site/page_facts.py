"""Facts about each page: language and kind for the search, description, and source."""

from __future__ import annotations

import inspect
import os
import sys
from collections.abc import Mapping
from html import escape
from pathlib import Path
from typing import Any, NamedTuple

from docutils import nodes
from hand_written import PAPERS
from hatch_metadata import repository
from sphinx import addnodes

from ora_widgets.notation.links import front_page_of, site_address

ROOT = Path(__file__).resolve().parents[2]
LANGUAGES = ("es", "pl")  # languages of pages in their own folders; all other pages are English
MAX_DESCRIPTION_LENGTH = 200  # characters
MAX_TITLE_WORDS = 60
BRANCH = "main"
PICTURE = "The middle of a game: the players, the wheel, a landscape and cards"


class Kind(NamedTuple):
    """A kind of page: its name in search results, and the weight of a word in it, from 0 to 10."""

    name: str
    weight: float


# By the beginning of the address, the first match counts. A player looks for a card or a rule before anything about the
# program.
KINDS = {
    "inside/changelog": Kind("Changelog", 0.2),
    "inside/": Kind("Inside", 0.7),
    "reference/": Kind("Reference", 1.5),
    "cards/": Kind("Card", 8),
    "rules/": Kind("Rule", 6),
    "learn/": Kind("Lesson", 4),
    "explore/": Kind("Explore", 3),
    "": Kind("Guide", 6),
}
# Other words by which people call the subject of a page.
KEYWORDS = {
    "friends": "play online with a friend, multiplayer, share a game, send a link",
    "playing": "play online, in the browser",
    "questions": "FAQ, help, troubleshooting, share a game",
    "embed": "iframe, blog, website, widget, self-host",
    "install": "installation, pip, version",
    "explore/ladder": "how strong are the bots, Elo, rating",
    "inside/contributing": "how to add a card, develop",
    "learn/for_teachers": "teacher, class, school, homework",
}
LISTS = 1.0  # the weight of a page that only lists others


def language_of(page: str) -> str:
    """The language of a page, by its name without ending."""
    return next((part for part in page.split("/")[1:-1] if part in LANGUAGES), "en")


def kind_of(page: str) -> Kind:
    """The kind of a page."""
    kind = next(kind for begins, kind in KINDS.items() if page.startswith(begins))
    return Kind(kind.name, LISTS) if page.endswith("/index") and kind.weight > LISTS else kind


def indexed(page: str, body: str) -> str:
    """The body of a page for the search."""
    kind = kind_of(page)
    # Cards are also searched by number.
    words = KEYWORDS.get(page, page.rpartition("/")[2] if page.startswith("cards/") else "")
    called = f'<p hidden data-pagefind-weight="10">{words}</p>' if words else ""
    attributes = f'data-pagefind-body data-pagefind-weight="{kind.weight}" data-pagefind-meta="kind:{kind.name}"'
    return f"<div {attributes}>{body}{called}</div>"


def description(doctree: nodes.document) -> str:
    """The first sentences of a page, or of the name it describes, for search results and shared links."""
    short = ""
    for paragraph in doctree.findall(nodes.paragraph):
        text = " ".join(paragraph.astext().split())
        is_section = isinstance(paragraph.parent, nodes.section)
        is_name = isinstance(paragraph.parent, addnodes.desc_content) and not text.startswith("Bases: ")
        if is_name or (is_section and len(text) >= MAX_TITLE_WORDS):
            whole = text[:MAX_DESCRIPTION_LENGTH]
            return whole if whole == text else f"{whole.rpartition(' ')[0]} …"
        if is_section:
            short = short or text
    return short


def preview(title: str, text: str) -> str:
    """The description of a page for people who are sent a link to it."""
    facts = {"og:site_name": "Ora et Labora", "og:type": "article", "og:title": title, "og:description": text}
    if address := site_address():
        facts["og:image"] = f"{front_page_of(address)}/docs/board.png"
        facts["og:image:alt"] = PICTURE
        facts["twitter:card"] = "summary_large_image"  # read under either attribute
    head = f'<meta name="description" content="{escape(text)}">' if text else ""
    return head + "".join(f'<meta property="{name}" content="{escape(text)}">' for name, text in facts.items() if text)


def repository_address() -> str:
    """The address of the sources, if the environment has it."""
    named = repository(dict(os.environ))
    return f"https://github.com/{named[0]}/{named[1]}" if named else ""


def source_of(page: str) -> str:
    """The source file of a page; None for a page made from code."""
    papers = {target.removesuffix(".md"): paper for paper, target in PAPERS.items()}
    files = (papers.get(page), f"notebooks/site/pages/{page}.md", f"notebooks/{page}.ipynb")
    return next((file for file in files if file and (ROOT / file).is_file()), "")


def line_of(domain: str, about: Mapping[str, str]) -> str | None:
    """The address of the line that defines a public name."""
    address = repository_address()
    module = sys.modules.get(about["module"])
    if domain != "py" or not address or module is None:
        return None
    found: Any = module
    for name in about["fullname"].split("."):
        found = getattr(found, name, None)
    found = found.fget if isinstance(found, property) else found
    try:
        path, line = inspect.getsourcefile(inspect.unwrap(found)), inspect.getsourcelines(found)[1]
    except (OSError, TypeError):
        return None  # data, and objects made at run time
    return f"{address}/blob/{BRANCH}/{Path(path or '').relative_to(ROOT).as_posix()}#L{line}"


def complete(_app: object, page: str, _template: str, context: dict[str, Any], doctree: nodes.document | None) -> None:
    """Complete the theme's data of a page; Sphinx calls it for each."""
    context["language"] = language_of(page)
    if doctree is None:
        return
    context["body"] = indexed(page, context["body"])
    text = description(doctree)
    context["metatags"] += preview(doctree.next_node(nodes.title).astext(), text)
    # The same text for programs, see `markdown_pages`.
    context["metatags"] += f'<link rel="alternate" type="text/markdown" href="{page.rpartition("/")[2]}.md">'
    source = source_of(page)
    edited = f"{repository_address()}/edit/{BRANCH}/{source}" if source and repository_address() else ""
    context["theme_source_edit_link"] = edited
