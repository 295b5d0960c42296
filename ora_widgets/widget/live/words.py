"""What the live page says by itself, before Python is there; the build writes it into the page."""

from __future__ import annotations

from ...language.fluent import SPOKEN, say

PARTS = ("python", "game", "board")
WORDS = ("fetching", "starting", "again", "too-old", "new", "not-kept", "picture", "pages", "notebooks")


def page_words(language: str = SPOKEN) -> dict[str, str]:
    """The words of the page by their names in its scripts.

    Args:
        language: The language of the words.

    >>> page_words("en")["again"]
    'Try again'
    """
    missing = {f"missing-{part}": say("live-lost", language, part=say(f"live-part-{part}", language)) for part in PARTS}
    words = {name: say(f"live-{name}", language) for name in WORDS}
    script = say("page-needs-script", language)
    return {**words, **missing, "script": script, "broken": say("live-broken", language, error="").strip()}
