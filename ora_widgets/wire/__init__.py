"""The shapes of what travels between Python and the page; `js/wire.py` writes the page's types from them."""

from __future__ import annotations

from typing import NamedTuple


class OutsideText(NamedTuple):
    """A text from a page, an address, a code, a paste or an agent, which is read and never names a file.

    It is not a `str`, so the type checker refuses it wherever a path is expected.

    Attributes:
        file: The file that one's own code has read it from, for messages; usually empty.

    >>> OutsideText("/etc/passwd").text
    '/etc/passwd'
    """

    text: str
    file: str = ""
