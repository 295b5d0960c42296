"""Lines of a site's page that are no commands and change the game all the same: moves taken back, games given up.

A log is what was played. Which commands an `UNDO` took back is not written in it, so such a line stops the reading.
"""

from __future__ import annotations

import re

from .words import USAGE

TAKES_BACK = "UNDO"
GIVES_UP = "RESIGN"
MESSAGES = {TAKES_BACK: "log-takes-back", GIVES_UP: "log-gives-up"}

_COLOUR = "(?:[RGBW]|red|green|blue|white)"
_WHO = rf"(?:{_COLOUR}\s+)?"
_DONE_BY = r"(?:(?:the\s+)?[^\W\d_]\w{0,30}\s+(?:(?:has|have|was|is)\s+)?)"
_BACK = r"(?:undo|redo|revert|roll[\s_-]?back|take[\s_-]?back)"
_HAS_TAKEN_BACK = "(?:un(?:did|done|does)|reverted|rolled back|took back|taken back)"
_UP = r"(?:resign|abandon|concede|forfeit|surrender|time[\s_-]?out)"
_HAS_GIVEN_UP = "(?:resign(?:s|ed)|abandon(?:s|ed)|concede[sd]|forfeit(?:s|ed)|surrender(?:s|ed)|timed out)"
# What may follow: how many moves, whose or which; a command, or a part of one.
_WHICH = rf"(?:[\s_]+(?:[0-9]{{1,4}}|{_COLOUR}|a|an|the|last|all|turns?|moves?|actions?|game|commands?))*"
_COMMAND = rf"[\s_]+(?:(?:{'|'.join(USAGE)})\b.*|[FGIL][RGBW0-9]?[0-9]{{1,2}})"
_LINES = {
    TAKES_BACK: re.compile(
        rf"{_WHO}/?{_BACK}(?:{_WHICH}|{_COMMAND})|{_DONE_BY}{_HAS_TAKEN_BACK}{_WHICH}", re.IGNORECASE
    ),
    GIVES_UP: re.compile(rf"{_WHO}/?{_UP}{_WHICH}|{_DONE_BY}{_HAS_GIVEN_UP}{_WHICH}", re.IGNORECASE),
}
_ANY = re.compile("undo|undid|redo|revert|back|resign|abandon|conced|forfeit|surrender|time", re.IGNORECASE)
_BEFORE = re.compile(r"(?:.{0,60}[:|>)\]=])?[^A-Za-z]{0,60}", re.DOTALL)  # numbers, bullets, a name


def page_line(text: str) -> str | None:
    """What a line does that is no command: `TAKES_BACK`, `GIVES_UP`, or nothing.

    Args:
        text: A line without remarks and markup.

    >>> page_line("12. R: undo"), page_line("Ada has resigned."), page_line("Can I undo that?")
    ('UNDO', 'RESIGN', None)
    """
    if not _ANY.search(text):
        return None
    plain = text.strip(" \t.!,;|*_`\"')")
    words = _BEFORE.sub("", plain, count=1)
    return next((does for does, line in _LINES.items() if line.fullmatch(words)), None)
