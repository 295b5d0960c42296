"""The page of a guest as HTML: the same one for everybody, with its words in every language."""

from __future__ import annotations

import json
from collections.abc import Mapping
from html import escape
from pathlib import Path
from string import Template
from typing import NamedTuple

from ...language.fluent import languages, say

WORDS = (
    "connecting", "waiting", "record", "copy", "copied", "name", "sit-down", "choose", "you", "here", "away",
    "bot", "free", "host-plays", "spectators", "agree", "disagree", "take-back", "again", "leave", "say", "retry",
    "moment", "thanks", "well-played", "reload", "leave-sure", "pupil-name", "begin", "waiting-class",
)  # fmt: skip
MEET_WORDS = (
    "invited", "relay", "relay-silent", "relay-who", "sit-copy", "sit-send", "back", "code", "send", "copied", "qr", "late",
    "cut", "old", "version", "used", "none", "broken", "new",
)  # fmt: skip
# For the head of a page with `late_notice`: shows it when the script has had enough time, and never if scripts are off.
LATE_NOTICE_STYLE = (
    "<style>.late { visibility: hidden; animation: late 0s 15s forwards } @keyframes late { to { visibility: visible } }</style>\n"
    "<noscript><style>.late { display: none }</style></noscript>\n"
)


class JoinParts(NamedTuple):
    """The addresses of the page's files.

    Attributes:
        script: The page's own script.
        board: The board's script.
        style: The board's style sheet.
    """

    script: str
    board: str
    style: str


def join_page(parts: JoinParts, built: Mapping[str, object] | None = None, head: str = "") -> str:
    """The page of a guest, from a kernel's door or, with `built`, from the site of the live page.

    Args:
        built: More data for its script.
        head: HTML for the head of the page, such as a security policy.
    """
    found = {name: {word: say(f"join-{word}", name) for word in WORDS} for name in languages()}
    if built is not None:
        for name, words in found.items():
            words.update({f"meet-{word}": say(f"meet-{word}", name) for word in MEET_WORDS})
    packed = json.dumps({"words": found, **(built or {})}, ensure_ascii=False)
    html = Template((Path(__file__).parent / "join.html").read_text(encoding="utf-8"))
    return html.substitute(
        parts._asdict(),
        head=head,
        built=packed.replace("<", "\\u003c"),  # a script ends at the first `</script`
        needed=escape(say("page-needs-script", "en")),
        late=late_notice(),
        late_style=LATE_NOTICE_STYLE,
    )


def late_notice() -> str:
    """The text that appears if a page's script is late, in all languages, since the reader's is not known yet.

    >>> late_notice().count("<span")
    3
    """
    return " ".join(f'<span class="late" lang="{name}">{escape(say("page-late", name))}</span>' for name in languages())
